# Ce qui se dit à table, hors du jeu lui-même
told-sits = { $name } prend la place { $number }.
told-bot = Un robot ({ $bot }) occupe la place { $number }.
told-free = La place { $number } est libre.
told-start = La partie commence.
told-undo = { $who } revient en arrière.
told-ask = { $who } demande à revenir en arrière.
told-agree = { $who } est d’accord.
told-decline = { $who } préfère ne pas revenir en arrière.
told-close = La table est fermée.
told-again = On rejoue.
told-chat = { $who } : « { $text } »
guest-name = Invité { $number }
bot-novice = débutant
bot-casual = amateur
bot-strong = fort
bot-master = maître
bot-greedy = glouton
bot-random = hasard

# Ce qui est refusé
stale = la décision { $number } n’est plus à prendre, c’est maintenant la { $current }
busy = trop de changements à la fois à cette table : réessayez
no-table = il n’y a pas de table « { $id } »
table-over = la partie à cette table est terminée
not-started = la partie n’a pas encore commencé
already-started = la partie a déjà commencé
seats-empty =
    { $count ->
        [one] la place { $seats } est libre : il y faut d’abord quelqu’un ou un robot
       *[other] les places { $seats } sont libres : il y faut d’abord quelqu’un ou des robots
    }
seat-taken = la place { $seat } est prise
seat-not-yours = seule la personne qui a quitté la place { $seat } peut la reprendre
seat-not-free = la place { $seat } ne peut pas être libérée maintenant
not-your-seat = la place { $seat } n’est pas la vôtre
no-seat-here = vous ne jouez pas à cette table
one-seat-each = dans une partie classée, chacun n’a qu’une place
rated-as-it-is = dans une partie classée, les robots restent comme ils sont
still-here = { $name } est toujours là
owner-only = seule la personne qui a ouvert la table peut faire cela
others-play = d’autres jouent encore ici : levez-vous plutôt, un robot prendra la suite
not-ratable = une partie classée se joue contre un adversaire au moins, sans graine choisie ni données particulières
facts-not-public = une table qui a ses propres données ne peut pas être publique
undo-rated = dans une partie classée, on ne revient en arrière que si rien n’a été dévoilé entre-temps
not-asked = personne ne le demande plus
no-rematch = on ne rejoue qu’une partie terminée, et seulement si l’on y a joué
not-over-yet = la partie n’est pas finie : seules les personnes qui jouent peuvent voir cela
no-such-decision = il n’y a pas de décision { $number } ; les décisions vont de 0 à { $last }
no-habit = il n’y a pas de question « { $name } » à régler d’avance ; vous avez le choix entre : { $choices }
no-line = il n’y a pas de ligne { $line } à cette table
no-hints = pas de conseils à cette table
not-ready = les robots et l’entraîneur se préparent, au tout premier démarrage seulement : réessayez dans une minute
coach-busy = l’entraîneur a trop à faire : réessayez dans un instant
record-unfinished = on ne peut importer que des parties terminées, depuis leur première décision
too-many-tables = vous avez déjà { $most } tables ouvertes ou en cours : terminez-en une d’abord
too-many-streams = trop de connexions : fermez une fenêtre
too-fast = trop de demandes : attendez un instant
too-many-tokens = vous avez déjà { $most } jetons : révoquez-en un d’abord
no-token = ce jeton n’existe pas
bad-token = ce jeton n’est pas valable, ou a été révoqué
other-site = les demandes venant d’autres sites ne sont pas acceptées
wrong-login = il n’y a pas de compte avec ce nom et ce mot de passe
login-taken = le nom « { $login } » est pris
already-account = vous avez déjà un compte
bad-database = « { $url } » n’est pas une base de données : indiquez sqlite:///FICHIER ou postgresql://...
one-worker = SQLite ne sert qu’un seul processus : retirez --workers, ou indiquez --database postgresql://...
database-in-use = un autre serveur utilise déjà { $path } : arrêtez-le d’abord, ou indiquez une autre --database
bad-setting = { $name } ne peut pas être « { $value } » ; choix possibles : { $wanted }
bad-port = impossible d’utiliser le port { $port } de { $host } : { $why }
