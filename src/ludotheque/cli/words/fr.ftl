# Le programme
yes = oui
no = non
games-seats = joueurs : { $seats }
games-option = option
games-choices = choix (le premier par défaut)
games-fits = autres permis
games-always = toujours
games-meaning = signification
compiling = Compilation de { $game } (la première fois seulement)
simulated = { $games } { $games ->
    [one] partie
   *[other] parties
}, { $decisions } décisions en { $seconds } s : { $rate } décisions et { $pace } parties par seconde, { $length } décisions par partie.
simulated-player = joueur
simulated-mean = score moyen
simulated-spread = écart-type
simulated-wins = victoires
record-summary = { $game }, { $seats } { $seats ->
    [one] place
   *[other] places
} : { $decisions } décisions, { $undone } { $undone ->
    [one] annulation
   *[other] annulations
} ; l’enregistrement est intact.
record-running = La partie n’est pas terminée.
score-total = Total
score-team = Équipe
score-place = Rang
score-winners = { $count ->
    [one] { $winners } gagne !
   *[other] { $winners } gagnent !
}
welcome = { $game }. Tapez le numéro d’un choix ou le coup lui-même ; « aide » pour en savoir plus.
prompt = { "> " }
menu-none = ligne vide : rien de tout cela
no-number = choisissez un numéro de 1 à { $last }
no-thing = rien ne s’appelle « { $name } » ; vous pouvez demander : { $choices }
hand-over = { $who }, appuyez sur Entrée quand personne d’autre ne regarde.{ " " }
resume-question = Il y a une partie enregistrée ({ $file }). La continuer ? (oui/non)
resume-programs = Cette partie lancerait { $programs } sur votre machine. Continuer ? (oui/non)
undo-question = Cela annule aussi ce que le hasard ou d’autres ont décidé ; le hasard décidera de nouveau. Revenir en arrière ? (oui/non)
save-to = Enregistrer dans le fichier :{ " " }
save-overwrite = Ce fichier existe déjà. Le remplacer ? (oui/non)
save-failed = impossible d’écrire { $path } : { $why }
saved = Partie enregistrée dans { $path }
kept = Partie enregistrée dans { $path } ; « ludo play { $game } --resume { $path } » la continue.
finished = La partie est conservée dans { $path } ; « ludo record { $path } --analyse » montre où elle s’est jouée.
command-undo = annuler
command-hint = conseil
command-help = aide
command-score = score
command-story = récit
command-table = table
command-save = enregistrer
command-deal = accord
command-what = quoi
command-quit = quitter
help-commands =
    annuler       revenir sur votre dernière décision
    conseil       les meilleures décisions, avec ce qu’on peut en attendre
    score         les points obtenus, par source
    récit         tout ce qui s’est passé
    table         revoir la table
    enregistrer   enregistrer dans un fichier
    quitter       arrêter ; la partie est conservée et pourra être reprise
thinking = Réflexion…
hint = gagne { $win } % des parties, environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
simulated-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulated-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
who-speaks = Qui parle ?

# L’arène
arena = { $games ->
    [one] Une partie
   *[other] { $games } parties
  } à { $seats ->
    [one] une place
   *[other] { $seats } places
  }, avec les mêmes donnes pour toutes les compositions.
arena-bot = robot
arena-games = parties
arena-interval = intervalle à 95 %
arena-rating = cote
arena-failure = partie { $number } : { $report }
