# Le programme
yes = oui
games-seats = joueurs : { $seats }
games-option = option
games-choices = choix, le premier par défaut
games-fits = les autres avec
games-always = toujours
games-meaning = ce que c’est
compiling = Compilation de { $game }, la première fois seulement
simulated = { $games } parties, { $decisions } décisions en { $seconds } s : { $rate } décisions et { $pace } parties par seconde, { $length } décisions par partie.
simulated-player = joueur
simulated-mean = score moyen
simulated-spread = écart type
simulated-wins = victoires
record-summary = { $game }, { $seats } places : { $decisions } décisions, { $undone } reprises ; l’enregistrement est intact.
record-running = La partie n’est pas finie.
score-total = Total
score-team = Équipe
score-place = Rang
score-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
welcome = { $game }. Tapez un numéro ou le coup écrit à côté ; « aide » pour en savoir plus.
prompt = { "> " }
no-number = choisissez un numéro de 1 à { $last }
hand-over = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.{ " " }
resume-question = Il y a une partie enregistrée. La continuer ? (oui/non)
undo-question = C’est revenir sur le hasard ou les coups des autres ; le hasard sera tiré à nouveau. Revenir ? (oui/non)
save-where = Fichier d’enregistrement :{ " " }
save-overwrite = Ce fichier existe. Le remplacer ? (oui/non)
save-failed = { $path } ne peut pas être écrit : { $why }
saved = Enregistré dans { $path }
kept = Enregistré dans { $path } ; « ludo play { $game } » la continue.
finished = La partie est gardée dans { $path } ; « ludo record » la raconte.
command-undo = annuler
command-help = aide
command-score = score
command-story = récit
command-table = table
command-save = enregistrer
command-quit = quitter
help-commands =
    annuler       reprendre votre dernière décision
    score         les points par source
    récit         tout ce qui s’est passé
    table         la table à nouveau
    enregistrer   enregistrer dans un fichier
    quitter       arrêter ; la partie est gardée et pourra continuer
