# Les mots communs à tous les jeux.
seat = Place { $number }
nothing = rien
list-and = { $rest } et { $last }
refusal = { $who } ne peut pas jouer { $action } : { $why }.
refusal-over = la partie est terminée
refusal-not-your-decision = c’est à { $who } de décider

# Ce qui ne va pas
no-game = il n’y a pas de jeu « { $name } » ; choisissez parmi : { $choices }
no-option = il n’y a pas d’option « { $name } » ; les options sont : { $choices }
no-choice = { $name } ne peut pas valoir « { $value } » ; choisissez parmi : { $choices }
no-fit = { $name }={ $value } ne va qu’avec { $needed } ; ici choisissez { $name }={ $choices }
bad-seats = { $game } ne se joue pas à { $seats } places ; choisissez parmi : { $choices }
no-seat = il n’y a pas de place { $seat } ; les places vont de 1 à { $seats }
bad-seed = une graine est un nombre entier de 0 à 2^64 - 1, pas { $seed }
no-action = il n’y a pas d’action { $code } ; les actions vont de 0 à { $last }
not-over = la partie n’est pas finie : il n’y a pas encore de résultat
endless = une partie de { $game } n’a pas fini : une faute dans ses règles, merci de la signaler
no-asides = { $game } ne connaît pas d’accords hors du tour
aside-refused = { $who } ne peut pas conclure cet accord : { $why }
nothing-to-undo = il n’y a rien à reprendre
no-such-undo = on ne peut pas revenir à la décision { $number } ; choisissez de 0 à { $last }
undo-needs-consent = quelque chose a été révélé ou quelqu’un d’autre a décidé depuis : revenir demande l’accord de tous
facts-unreadable = le fichier { $path } ne peut pas être lu : { $why }
facts-no-text = le fichier { $path } n’est pas un texte UTF-8 ; écrivez-le en TOML
facts-no-toml = le fichier { $path } n’est pas du TOML correct : { $why }
facts-wrong = { $path } : { $why }
record-unreadable = la partie { $path } ne peut pas être lue : { $why }
record-no-text = la partie { $path } n’est pas un fichier texte
record-fault = partie { $path }, ligne { $line } : { $why }
record-format = ce n’est pas une partie Ludotheque au format { $format }
record-no-json = JSON incorrect : le fichier est tronqué ou a été modifié
record-wrong-type = une entrée n’a pas le bon type
record-missing-entry = l’entrée « { $entry } » manque
record-other-facts = les données ne sont pas celles de la partie jouée
record-after-close = rien ne peut suivre la ligne de clôture
record-wrong-line = entrée { $expected } attendue, { $found } trouvée : une ligne a été ôtée, ajoutée ou déplacée
record-truncated = la ligne de clôture manque : le fichier est tronqué
record-wrong-decision = décision { $expected } attendue, { $found } trouvée, ou celle d’une autre place
record-unknown-kind = sorte de ligne inconnue « { $kind } »
record-differs = la partie diffère à la décision { $number } : { $why }
record-edited = le fichier a été modifié
record-old-rules = elle suit la version { $made } des règles, celle-ci est la { $current }
no-bot = il n’y a pas de robot « { $name } » ; choisissez parmi : { $choices }
bad-bots = { $bots } robots pour { $seats } places ; nommez-en un pour toutes ou un par place
bad-games = le nombre de parties est un entier de 1 à { $most }, pas { $games }
bad-option = « { $given } » n’est pas une option ; écrivez nom=valeur
bad-workers = il faut au moins 1 tâche, pas { $workers }
no-player = il n’y a pas de joueur « { $name } » ; choisissez parmi : { $choices }
bad-players = { $players } joueurs nommés pour { $seats } places
other-game = la partie est de { $found }, pas de { $wanted }
no-decision = il n’y a pas de décision { $number } ; choisissez de 0 à { $last }
