# Les mots communs à tous les jeux.
seat = Place { $number }
nothing = rien
list-and = { $rest } et { $last }
refusal = { $who } ne peut pas jouer { $action } : { $why }.
refusal-over = la partie est terminée
refusal-not-your-decision = c’est à { $who } de décider

# Ce qui ne va pas
no-game = il n’y a pas de jeu « { $name } » ; choisissez parmi : { $choices }
no-option = il n’y a pas d’option « { $name } » ; les options sont : { $choices }
no-choice = { $name } ne peut pas valoir « { $value } » ; choisissez parmi : { $choices }
no-fit = { $name }={ $value } ne va qu’avec { $needed } ; ici, choisissez { $name }={ $choices }
bad-seats = { $game } ne se joue pas à { $seats } ; choisissez parmi : { $choices }
no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }
bad-seed = une graine est un nombre entier de 0 à 2^64 - 1, et non { $seed }
no-action = il n’y a pas d’action { $code } ; les actions vont de 0 à { $last }
not-over = la partie n’est pas finie : il n’y a pas encore de résultat
endless = une partie de { $game } ne s’est jamais terminée : c’est une erreur dans ses règles, merci de la signaler
no-asides = { $game } ne prévoit pas d’accords hors tour
aside-refused = { $who } ne peut pas conclure cet accord : { $why }.
nothing-to-undo = il n’y a rien à annuler
no-such-undo = on ne peut pas revenir à la décision { $number } ; choisissez de 0 à { $last }
undo-needs-consent = depuis, quelque chose a été révélé ou quelqu’un d’autre a décidé : pour revenir en arrière, il faut l’accord de tous
facts-unreadable = impossible de lire le fichier de données { $path } : { $why }
facts-no-text = le fichier de données { $path } n’est pas un texte UTF-8 ; écrivez-le en TOML
facts-no-toml = le fichier de données { $path } n’est pas du TOML valide : { $why }
facts-no-toml-at = le fichier de données { $path } n’est pas du TOML valide : voyez la ligne { $line }, colonne { $column }
facts-wrong = { $path } : { $why }
facts-entry = { $entry } : { $why }
facts-not = { $why }, et non { $given }
facts-more = { $count ->
    [one] { $why } (et 1 autre faute)
   *[other] { $why } (et { $count } autres fautes)
}
facts-missing = cette entrée manque
facts-unknown = cette entrée n’existe pas
facts-integer = il faut un nombre entier
facts-text = il faut un texte entre guillemets
facts-list = il faut une liste entre crochets
facts-table = il faut un tableau d’entrées
facts-too-small = au moins { $ge }
facts-too-large = au plus { $le }
facts-too-short = il faut une liste d’au moins { $min_length }, celle-ci en compte { $actual_length }
facts-too-long = il faut une liste d’au plus { $max_length }, celle-ci en compte { $actual_length }
facts-choice = choisissez parmi : { $choices }
facts-pattern = il faut un texte qui suive le motif { $pattern }
facts-once = chaque valeur une seule fois
facts-in-all = au plus { $most } en tout
facts-other = { $words }
record-unreadable = impossible de lire l’enregistrement { $path } : { $why }
record-no-text = l’enregistrement { $path } n’est pas un fichier texte
record-fault = enregistrement { $path }, ligne { $line } : { $why }
record-player = enregistrement { $path } : { $why }
record-format = ce n’est pas un enregistrement Ludotheque au format { $format }
record-no-json = JSON non valide : le fichier est tronqué ou a été modifié
record-wrong-type = une entrée n’a pas le bon type
record-missing-entry = il manque l’entrée « { $entry } »
record-other-facts = les données ne sont pas celles avec lesquelles la partie a été jouée
record-after-close = rien ne peut suivre la ligne de clôture
record-wrong-line = entrée { $expected } attendue, { $found } trouvée : une ligne a été supprimée, ajoutée ou déplacée
record-truncated = il manque la ligne de clôture : le fichier est tronqué
record-wrong-decision = décision { $expected } attendue, { $found } trouvée, ou celle d’une autre place
record-unknown-kind = type de ligne inconnu : « { $kind } »
record-differs = la partie diffère à la décision { $number } : { $why }
record-edited = le fichier a été modifié
record-other-rules = elle suit la version { $made } des règles, la version actuelle est la { $current }
no-bot = il n’y a pas de robot « { $name } » ; choisissez parmi : { $choices }
no-simple-bot = { $name } réfléchit trop longtemps pour cela : « ludo arena » le fait jouer ; choisissez ici parmi : { $choices }
bad-budget = le budget de « { $bot } » est un nombre d’itérations jusqu’à { $most }, ou des secondes comme 0.5s jusqu’à { $seconds }s
bot-unstartable = le robot « { $bot } » ne démarre pas : { $why }
bot-no-command = « { $bot } » n’est pas une commande : écrivez-la comme dans un terminal
bot-died = le robot « { $bot } » s’est arrêté avant d’avoir répondu (code de sortie { $code })
bot-silent = le robot « { $bot } » n’a pas répondu en { $seconds } s
bot-endless = le robot « { $bot } » a répondu par une ligne de plus de { $most } octets
bot-rubbish = le robot « { $bot } » a répondu { $said }, et non une ligne de JSON comme {"{"}"action": 5{"}"}
bot-illegal = le robot « { $bot } » a répondu { $said } : { $why }
no-bots-named = aucun robot n’est nommé ; écrivez par exemple --bots master,greedy
bad-game-number = il n’y a pas de partie { $number } ; les parties vont de 1 à { $games }
save-where = --save-only exige --save DOSSIER
bad-bots = le nombre de robots ({ $bots }) ne correspond pas au nombre de places ({ $seats }) ; nommez un robot pour toutes les places ou un par place
bad-games = le nombre de parties est un entier de 1 à { $most }, et non { $games }
bad-option = « { $given } » n’est pas une option ; écrivez nom=valeur
bad-workers = le nombre de fils d’exécution est d’au moins 1, et non { $workers }
no-player = il n’y a pas de joueur « { $name } » ; choisissez parmi : { $choices }
bad-players = le nombre de joueurs nommés ({ $players }) dépasse le nombre de places ({ $seats })
other-game = l’enregistrement est celui d’une partie de { $found }, pas de { $wanted }
no-decision = il n’y a pas de décision { $number } ; choisissez de 0 à { $last }
record-entry-type = l’entrée « { $entry } » n’a pas le bon type
bad-facts-argument = les données viennent de ludotheque.facts(jeu, chemin)
bad-names = names est une liste de { $seats } textes au plus, d’une seule ligne et de { $longest } caractères au plus
dead-position = il n’y aurait rien à décider dans cette position
resume-alone = --resume reprend une partie telle quelle : sans --seats, --seed, --facts, --players ni -o
resume-finished = la partie { $path } est terminée ; « ludo record » la raconte
no-output = la sortie ne peut pas être écrite : { $why }
no-aid = il n’y a pas d’aide « { $name } » ; choisissez parmi : { $choices }

# L’entraîneur, sur une partie jouée.
analysis-mistake = Décision { $number }. { $asked } « { $played } » gagne { $win } % des parties, « { $best } » en gagnerait { $better } %. { $why }
analysis-slip = Décision { $number }. { $asked } « { $played } » ; mieux valait « { $best } ». { $why }
analysis-cost = Cela a coûté environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
}, { $where }.
analysis-gave = { $other } y a gagné environ { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } { $points ->
    [one] point
   *[other] points
} de plus, { $where }.
analysis-chances = À points presque égaux, le classement change.
analysis-most = surtout sur « { $source } »
analysis-two = avant tout sur « { $source } » et « { $other } »
analysis-none = Aucune décision n’a nettement réduit les chances de victoire.
analysis-title = Chances de victoire après chaque décision
