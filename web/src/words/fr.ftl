# La page. Les mots des jeux et de la table viennent du serveur.
ui-skip = Aller au contenu
ui-menu = Réglages
ui-language = Langue
ui-theme-auto = Clair ou sombre, selon l’appareil
ui-theme-light = Clair
ui-theme-dark = Sombre
ui-sound = Son
ui-me = Vous
ui-guest = Invité
ui-close = Fermer
ui-unreachable = Le serveur ne répond pas ; nouvel essai en cours.
ui-no-page = Cette page n’existe pas.
ui-no-table = Cette table n’existe pas, ou n’existe plus.
ui-to-lobby = Retour à l’accueil

# Accueil
ui-welcome = Prenez place et jouez
ui-getting-ready = Les robots se réveillent : au tout premier démarrage, il leur faut une minute ou deux. Vous pouvez déjà commencer.
ui-players = { $least ->
   *[other] De { $least } à { $most } joueurs
}
ui-play-bots = Jouer (robots : { $level })
ui-play-alone = Jouer
ui-new-table = Nouvelle table
ui-learn = Première leçon
ui-rules = Règles
ui-terminal-only = Pour l’instant dans le terminal :
ui-my-tables = Vos tables
ui-open-tables = Tables ouvertes
ui-no-open-tables = Personne n’attend en ce moment. Ouvrez une table et affichez-la ici, ou envoyez le lien à quelqu’un.
ui-past-tables = Vos parties terminées
ui-free = libre
ui-free-seats = { $count ->
    [one] une place libre
   *[other] { $count } places libres
}
ui-your-turn = À vous de jouer
ui-turn-elsewhere = C’est à vous de jouer à une autre table.
ui-status-running = en cours
ui-status-finished = terminée
ui-status-closed = Cette table a été fermée avant la fin de la partie.
ui-belongs = Les jeux et leurs noms appartiennent à leurs auteurs et éditeurs. Ludotheque n’a aucun lien avec eux.
ui-manual = Pour les auteurs de robots : la documentation de l’API

# Une nouvelle table
ui-how-many = Combien de joueurs ?
ui-alone-against = En solitaire, contre { $who }.
ui-who-plays = Qui joue ?
ui-i-play = Moi
ui-a-friend = Libre : quelqu’un avec le lien
ui-bot = Robot…
ui-bot-level = Robot : { $level }
ui-bot-name = Robot { $seat }
ui-seat-bot = Un robot pour la place { $seat }
ui-table = La table
ui-listed = Affichée.
ui-listed-help = Tout le monde la voit à l’accueil et peut prendre place.
ui-rated = Classée.
ui-rated-help = Compte pour le classement : pas de conseils, pas de retour en arrière dès que quelque chose a été dévoilé.
ui-hints = Conseils.
ui-hints-help = On peut interroger l’entraîneur pendant la partie.
ui-clock = Pendule
ui-no-clock = aucune
ui-minutes = { $count } minutes chacun
ui-seed = Graine (le même nombre donne la même partie)
ui-seed-none = aucune
ui-own-set = Un jeu de données à vous
ui-own-set-help = Pour les auteurs, et pour qui possède le jeu imprimé : une table peut se jouer avec d’autres nombres, noms et effets. Prenez notre fichier, changez ce que vous voulez, puis choisissez-le ici. Une telle table n’est ni affichée ni classée.
ui-own-set-shipped = Notre jeu de données, en fichier
ui-own-set-choose = Choisir un fichier…
ui-own-set-drop = Sans ce fichier
ui-own-set-fits = { $name } convient : la table se jouera avec.
ui-own-set-here = Cette table se joue avec son propre jeu de données.
ui-begin = Commencer
ui-open-table = Ouvrir la table

# Avant la partie
ui-sit = S’asseoir ici
ui-get-up = Se lever
ui-free-seat = Libérer la place
ui-seats-missing = { $count ->
    [one] Une place est encore libre.
   *[other] { $count } places sont encore libres.
}
ui-waiting-people = On attend les autres.
ui-waiting-owner = On attend que l’hôte lance la partie.
ui-invite = Inviter quelqu’un
ui-invite-help = Toute personne qui ouvre ce lien peut prendre place, ou regarder.
ui-link = Lien vers cette table
ui-qr = Le lien en code QR
ui-copy = Copier
ui-copied = Le lien est copié.
ui-share = Partager…

# À la table
ui-board = Plateau
ui-players-list = Joueurs
ui-controls = Votre décision
ui-waits-for = { $who } réfléchit.
ui-decides = décide
ui-here = présent
ui-away = absent
ui-source = Pour
ui-points = Points
ui-now = À présent
ui-forecast = Ce que la position, telle quelle, rapporterait encore
ui-no-points = Pas encore de points.
ui-log = Ce qui s’est passé
ui-choices = { $count ->
    [0] Rien à choisir pour l’instant
    [one] Le seul choix
   *[other] Les { $count } choix en liste
}
ui-undo = Annuler le coup
ui-ask-back = Demander l’annulation
ui-agree = D’accord
ui-decline = Non, merci
ui-hint-button = Conseil
ui-thinking = Réflexion…
ui-hint = { $win } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
ui-hint-figures = Chances de victoire, et points à attendre à la fin
ui-hint-best = L’entraîneur choisirait : { $action }.
ui-read-rule = Règle { $rule }
ui-watching = Vous regardez
ui-watchers = { $count ->
    [one] une personne regarde
   *[other] { $count } personnes regardent
}
ui-take-over = Prendre la relève
ui-connected = Connexion rétablie.
ui-disconnected = Connexion perdue ; nouvel essai en cours. À la table, rien n’est perdu.
ui-habits = Répondre d’avance
ui-habits-help = La réponse à ces questions est alors donnée pour vous, après un moment, comme si vous réfléchissiez.
ui-habit-ask = me demander
ui-chat = Dire quelque chose à la table
ui-send = Envoyer
ui-mute = Masquer
ui-report = Signaler
ui-reported = Signalement transmis aux responsables de ce serveur.
ui-confirm = Confirmer
ui-cancel = Annuler

# Après la partie
ui-you-win = Vous avez gagné !
ui-you-win-with = Vous gagnez avec { $who }.
ui-wins = { $count ->
    [one] { $who } gagne.
   *[other] { $who } gagnent ensemble.
}
ui-winner = gagne
ui-total = Total
ui-again = Revanche
ui-download = Télécharger
ui-replay = Revoir la partie
ui-first = Au début
ui-before = Décision précédente
ui-after = Décision suivante
ui-last = À la fin
ui-moment = Moment de la partie
ui-moment-of = Décision { $at } sur { $last }
ui-try = Rejouer d’ici
ui-analyse = Où s’est-elle jouée ?
ui-analysing = L’entraîneur regarde…
ui-where-won = Où la partie s’est jouée
ui-curve = Les chances de victoire de chacun
ui-no-mistakes = Aucune erreur décisive.

# Apprendre
ui-rules-help = Avec nos propres mots. Quand un coup est refusé, c’est le numéro de la règle qui est cité.
ui-chapters = Chapitres
ui-next = Continuer
ui-your-move = À vous.
ui-show-me = Montrez-moi
ui-opponent = Adversaire { $number }
ui-progress = Avancement de la leçon
ui-lesson-otherwise = C’est possible aussi, mais essayez d’abord ce que propose la leçon.
ui-lesson-over = Vous connaissez maintenant le jeu !
ui-lesson-on = Continuez cette partie contre des robots, ou commencez-en une nouvelle.
ui-play-on = Continuer la partie

# Vous
ui-name = Nom que voient les autres
ui-keep = Enregistrer
ui-kept = C’est enregistré.
ui-account = Compte
ui-account-help = Conserve vos parties et votre classement d’un appareil à l’autre. Un nom et un mot de passe, pas d’adresse électronique.
ui-has-account = Votre compte : { $name }.
ui-login = Nom
ui-password = Mot de passe (au moins 8 caractères)
ui-sign-in = Se connecter
ui-register = Nouveau compte
ui-sign-out = Se déconnecter
ui-sign-out-everywhere = Se déconnecter partout
ui-ratings = Classement
ui-rating = { $mu } ± { $sigma } après { $games } parties
ui-tokens = Jetons pour robots
ui-tokens-help = Un programme muni d’un jeton joue en votre nom, jusqu’à ce que vous le révoquiez.
ui-token-once = Affiché cette fois seulement :
ui-new-token = Nouveau jeton
ui-revoke = Révoquer
