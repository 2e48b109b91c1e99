name = Guilds of London
tagline = Remplissez les guildes de la Cité et prenez-y la majorité pour y placer vos maîtres. En solo contre Boris, ou de deux à quatre. Les tuiles et les cartes sont une reconstitution, pas celles de la boîte.
boris = Boris

# Couleurs
colour-yellow = jaune
colour-pink = rose
colour-red = rouge
colour-blue = bleu
colour-green = vert

# Sources de points
source-tiles = Premières places
source-plantation = Plantation
source-effects = Cartes et récompenses
source-masters = Maîtres voisins
source-mayoral = Cartes du maire
source-beadle = Tuiles de l’huissier

# Options
option-plantation = Plantation
option-plantation-help = La face de la plantation visible en début de partie. En solo, elle décide aussi quelles guildes reçoivent un neutre supplémentaire : les six plus petits numéros avec Virginia, les six plus grands avec Ulster.
choice-plantation-random = au hasard
choice-plantation-virginia = Virginia
choice-plantation-ulster = Ulster
option-boris_cards = Cartes de Boris
option-boris_cards-help = Combien de cartes Boris pioche à chaque tour, et donc combien de membres il place. Quatre, c’est pour les experts.
choice-boris_cards-3 = trois
choice-boris_cards-4 = quatre
option-solitaires_guild = Guilde des solitaires
option-solitaires_guild-help = Pour les experts : contre trois jetons de deuxième place gagnés, un de vos membres devient maître d’une guilde complétée où vous n’en avez pas, et vous en marquez les points.
choice-solitaires_guild-no = non
choice-solitaires_guild-yes = oui

# Choses
side-virginia = Virginia
side-ulster = Ulster
tile = { $number } { $name }
building = { $name }
# En un seul mot et sans article : d’autres messages reconnaissent ce lieu à ce mot, pour dire « du Guildhall ».
guildhall = Guildhall
place = { $place }
place-of-tile = { $place } ({ $tile })

# Les effets, en quelques mots
effect-vp = marquer { $count } { $count ->
    [one] point
   *[other] points
}
effect-draw = piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}
effect-neutral = prendre { $count } { $count ->
    [one] membre neutre
   *[other] membres neutres
}
effect-hire = recruter { $count } { $count ->
    [one] membre
   *[other] membres
}
effect-mayor = { $count ->
    [one] piocher deux cartes du maire et en garder une
   *[other] piocher { $count } fois deux cartes du maire et en garder une à chaque fois
}
effect-plantation = envoyer { $count ->
    [one] un membre
   *[other] jusqu’à { $count } membres
} du Guildhall à la plantation
effect-plantation-from-tile = envoyer { $count ->
    [one] un membre d’une tuile
   *[other] jusqu’à { $count } membres des tuiles
} à la plantation
effect-plantation-from-anywhere = envoyer { $count ->
    [one] un membre du Guildhall ou d’une tuile
   *[other] jusqu’à { $count } membres du Guildhall ou des tuiles
} à la plantation
effect-plantation-from-supply = envoyer { $count ->
    [one] un membre
   *[other] { $count } membres
} de la réserve à la plantation
effect-plantation-return = ramener { $count ->
    [one] un membre de la plantation vers une tuile au choix
   *[other] jusqu’à { $count } membres de la plantation vers des tuiles au choix
}
effect-plantation-expel-rival = renvoyer { $count ->
    [one] un membre adverse
   *[other] jusqu’à { $count } membres adverses
} de la plantation au Guildhall
effect-move = déplacer { $count ->
    [one] un membre du Guildhall vers une tuile au choix
   *[other] jusqu’à { $count } membres du Guildhall vers des tuiles au choix
}
effect-move-any = déplacer { $count ->
    [one] un membre du Guildhall ou d’une tuile vers une tuile au choix
   *[other] jusqu’à { $count } membres du Guildhall ou des tuiles vers des tuiles au choix
}
effect-move-group = déplacer { $count ->
    [one] un membre du Guildhall ou d’une tuile
   *[other] ensemble jusqu’à { $count } membres d’un même lieu
} vers une autre tuile
effect-hire-to-tile = recruter { $count ->
    [one] un membre directement sur une tuile au choix
   *[other] jusqu’à { $count } membres directement sur des tuiles au choix
}
effect-push-rival = pousser { $count ->
    [one] un membre adverse vers une tuile voisine
   *[other] jusqu’à { $count } membres adverses vers des tuiles voisines
}
effect-swap-with-rival = échanger { $count ->
    [one] un de vos membres avec un membre adverse d’une autre tuile
   *[other] jusqu’à { $count } de vos membres avec autant de membres adverses d’autres tuiles
}
effect-recall-rival = renvoyer { $count ->
    [one] un membre adverse d’une tuile
   *[other] jusqu’à { $count } membres adverses des tuiles
} au Guildhall
effect-turn-hire-bonus = ce tour-ci, recruter { $count } { $count ->
    [one] membre
   *[other] membres
} de plus avec chaque carte jouée pour recruter
effect-turn-wild-banners = ce tour-ci, jouer les cartes de déplacement comme si elles avaient toutes les couleurs
effect-end-draw = piocher { $count } { $count ->
    [one] carte
   *[other] cartes
} de plus à la fin de ce tour
effect-no-limit = ignorer la limite de main à la fin de ce tour
effect-salvage = reprendre { $count ->
    [one] une carte
   *[other] jusqu’à { $count } cartes
} parmi les cinq du dessus de la défausse
effect-draw-colour = nommer une couleur, dévoiler { $count ->
    [one] une carte de la pioche et la garder si elle est
   *[other] { $count } cartes de la pioche et garder celles
} de cette couleur
effect-swap-tokens = échanger les jetons de deux tuiles ouvertes
effect-vp-per-master = marquer { $count } { $count ->
    [one] point
   *[other] points
} par maître ({ $most } au plus)
effect-banner = déplacer un membre par bannière

# Cartes du maire
score-per-master-colour = { $first } { $first ->
    [one] point
   *[other] points
} par maître sur du { $colour } ({ $most } au plus)
score-at-least-masters-colour = { $second } { $second ->
    [one] point
   *[other] points
} avec au moins { $first } { $first ->
    [one] maître
   *[other] maîtres
} sur du { $colour }, 2 avec { $less }
score-largest-group = { $first } { $first ->
    [one] point
   *[other] points
} par maître de votre plus grand groupe d’un seul tenant ({ $most } au plus)
score-best-row = { $first } { $first ->
    [one] point
   *[other] points
} par maître dans votre meilleure rangée ({ $most } au plus)
score-best-column = { $first } { $first ->
    [one] point
   *[other] points
} par maître dans votre meilleure colonne ({ $most } au plus)
score-outer-edge = { $first } { $first ->
    [one] point
   *[other] points
} par maître au bord de la Cité ({ $most } au plus)
score-near-guildhall = { $first } { $first ->
    [one] point
   *[other] points
} par maître autour du Guildhall, diagonales comprises ({ $most } au plus)
score-per-special = { $first } { $first ->
    [one] point
   *[other] points
} par bâtiment spécial où vous avez un maître ({ $most } au plus)
score-colours-covered = { $second } { $second ->
    [one] point
   *[other] points
} avec des maîtres sur les cinq couleurs, { $first } sur quatre
score-per-token = { $first } { $first ->
    [one] point
   *[other] points
} par jeton de deuxième place gagné ({ $most } au plus)
score-per-plantation-win = { $first } { $first ->
    [one] point
   *[other] points
} par première place à la plantation ({ $most } au plus)
score-per-two-in-guildhall = { $first } { $first ->
    [one] point
   *[other] points
} par paire de membres au Guildhall ({ $most } au plus)
score-per-two-masters = { $first } { $first ->
    [one] point
   *[other] points
} par paire de maîtres ({ $most } au plus)

# Ce qui est demandé
ask-mayor = { $who } : quelle carte du maire gardez-vous ?
ask-turn = { $who } : jouez une carte ou terminez votre tour.
ask-pay = { $who } : défaussez encore { $count ->
    [one] une carte
   *[other] { $count } cartes
} pour payer { $card }.
ask-discard = { $who } : { $count ->
    [one] une carte
   *[other] { $count } cartes
} de trop ; défaussez-en une.
ask-from = { $who } : { $effect }. D’où ?
ask-to = { $who } : { $effect }. { $place ->
    [Guildhall] Du Guildhall
   *[other] De { $place }
} vers où ?
ask-from-token = { $who } : { $effect }. Quelle tuile d’abord ?
ask-to-token = { $who } : { $effect }. Le jeton de { $place } contre celui de quelle tuile ?
ask-to-rival = { $who } : { $effect }. Avec un adversaire de quelle tuile ?
ask-to-first = { $who } : { $effect }. Vers où ?
ask-rival = { $who } : { $effect }. Quel adversaire visez-vous en { $place } ?
ask-rival-plantation = { $who } : { $effect }. Quel adversaire visez-vous ?
ask-colour = { $who } : { $effect }. Quelle couleur ?
ask-take = { $who } : { $effect }. Quelle carte ?
ask-again = { $who } : { $effect }. En emmenez-vous encore un ?
ask-extra = { $who } : quelle récompense prenez-vous maintenant ?
ask-neutrals = { $who } : on compte la majorité en { $place }. Combien de vos neutres ajoutez-vous ?
ask-guild = { $who } : donnez-vous { $count } { $count ->
    [one] jeton
   *[other] jetons
} à la Guilde des solitaires contre un maître ?

# Ce que ferait une action
choice-end = terminer le tour et piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}
choice-end-passing = ne rien jouer et piocher { $count } { $count ->
    [one] carte
   *[other] cartes
}
choice-hire = recruter { $count } { $count ->
    [one] membre
   *[other] membres
}
choice-move = déplacer { $count ->
    [one] un membre
   *[other] jusqu’à { $count } membres
} vers le { $colour }
choice-move-any = déplacer { $count ->
    [one] un membre
   *[other] jusqu’à { $count } membres
} vers n’importe quelle couleur
choice-ability = { $effects } { $cost ->
    [0] (gratuit)
    [one] (coûte une carte)
   *[other] (coûte { $cost } cartes)
}
choice-pay = { $colour } : { $effects }
choice-discard = { $colour } : { $effects }
choice-take = { $colour } : { $effects }
choice-from = { $tile }, { $men } sur { $threshold }
choice-from-guildhall = le Guildhall, où vous en avez { $count }
choice-to = { $tile }, { $men } sur { $threshold }
choice-rival = viser { $whom }
choice-colour = { $colour }
choice-do = { $effect }
choice-again = oui, encore un
choice-stop = en rester là
choice-stop-extras = renoncer au reste
choice-keep = { $name } : { $score }
choice-add = { $count ->
    [0] aucun
    [one] un neutre
   *[other] { $count } neutres
}
choice-guild = placer un maître en { $place } pour { $points } { $points ->
    [one] point
   *[other] points
}
choice-decline = pas maintenant

# Ce qui s’est passé
does-hire = { $who } joue { $card } pour recruter.
does-move = { $who } joue { $card } pour un déplacement vers le { $colour }.
does-move-any = { $who } joue { $card } pour un déplacement vers n’importe quelle couleur.
does-ability = { $who } joue { $card } : { $effects }.
does-pay = { $who } paie avec { $card }.
does-discard = { $who } défausse { $card }.
does-take = { $who } reprend { $card } dans la défausse.
does-end = { $who } termine son tour.
does-pass = { $who } ne joue rien.
does-keep = { $who } garde la carte du maire « { $name } ».
does-keep-secretly = { $who } garde une carte du maire.
does-colour = { $who } nomme une couleur : { $colour }.
does-do = { $who } choisit : { $effect }.
does-add = { $who } { $count ->
    [0] n’ajoute aucun neutre
    [one] ajoute un neutre
   *[other] ajoute { $count } neutres
} en { $place }.
does-guild = { $who } dépense des jetons et place un maître en { $place } pour { $points } { $points ->
    [one] point
   *[other] points
}.
does-stop-extras = { $who } renonce au reste de la récompense.
step-plantation = { $who } envoie un membre { $place ->
    [Guildhall] du Guildhall
   *[other] de { $place }
} à la plantation.
step-recall = { $who } renvoie un membre adverse ({ $whom }) de { $place } au Guildhall.
step-expel = { $who } renvoie un membre adverse ({ $whom }) de la plantation au Guildhall.
step-swap = { $who } échange un membre en { $place } avec un membre adverse ({ $whom }) en { $goal }.
step-push = { $who } pousse un membre adverse ({ $whom }) de { $place } vers { $goal }.
step-tokens = { $who } échange les jetons de { $place } et de { $goal }.
step-return = { $who } ramène un membre de la plantation vers { $goal }.
step-hire-to = { $who } recrute un membre directement en { $goal }.
step-move = { $who } déplace un membre { $place ->
    [Guildhall] du Guildhall
   *[other] de { $place }
} vers { $goal }.
drew = { $who } pioche { $count } { $count ->
    [one] carte
   *[other] cartes
}.
hired = { $who } fait entrer { $count } { $count ->
    [one] membre
   *[other] membres
} au Guildhall.
scored = { $who } marque { $count } { $count ->
    [one] point
   *[other] points
}.
got-neutrals = { $who } prend { $count } { $count ->
    [one] neutre
   *[other] neutres
} sur le plateau de score.
colonised = { $who } envoie { $count } { $count ->
    [one] membre
   *[other] membres
} de la réserve à la plantation.
shuffled = { $count ->
    [one] La seule carte de la défausse devient la nouvelle pioche.
   *[other] Les { $count } cartes de la défausse sont mélangées et forment une nouvelle pioche.
}
turned-up = Carte dévoilée : { $card }, défaussée.
turned-up-taken = Carte dévoilée : { $card }, gardée.
boris-begins = Boris cherche à partir de l’huissier, en { $place }.
boris-begins-anywhere = L’huissier a quitté la Cité ; Boris cherche à partir du coin en haut à gauche.
boris-places = Boris pioche { $card } ({ $colour }) et va en { $place }.
boris-nowhere = Boris pioche { $card } : il n’y a pas de tuile ouverte avec du { $colour }.
won = { $who } remporte { $place } : { $points } { $points ->
    [one] point
   *[other] points
}, et un maître sur place.
won-boris = Boris remporte { $place } : { $points } { $points ->
    [one] point
   *[other] points
}. La tuile reste sans maître.
tied = Égalité en { $place } : il ne s’y passe rien.
second = { $who } est deuxième en { $place } et prend le jeton : { $effect }.
second-boris = Boris est deuxième en { $place } ; le jeton quitte la partie ({ $effect }).
beadle-goes = L’huissier va en { $place }.
beadle-leaves = L’huissier quitte la Cité.
plantation-first = { $who } remporte la plantation ({ $side }).
plantation-second = { $who } prend la deuxième récompense de la plantation ({ $side }).
boris-plantation = { $count ->
    [0] Vous n’avez personne à la plantation
   *[other] Vous n’avez pas assez de membres à la plantation
} ({ $side }) : Boris marque { $points } { $points ->
    [one] point
   *[other] points
}.
plantation-turns = La plantation passe sur sa face { $side }.
laid = Nouvelle tuile en { $place } : { $tile }.
beadle-took = Boris prend la tuile de l’huissier, { $place } : { $points } { $points ->
    [one] point
   *[other] points
}.
round-begins = Manche { $round } ; { $who } commence.
end-rounds = La dernière manche est terminée.
end-tiles = Il ne reste aucune guilde ouverte.

# Pourquoi pas
why-mayor-first = il faut d’abord garder une carte du maire ({ $rule })
why-turn-first = c’est le moment de jouer une carte ou de terminer le tour ({ $rule })
why-pay-first = il faut d’abord payer le coût de la capacité ({ $rule })
why-discard-first = trop de cartes en main : défaussez-en une ({ $rule })
why-from-first = il faut d’abord dire d’où ({ $rule })
why-to-first = il faut d’abord dire vers où ({ $rule })
why-rival-first = il faut d’abord dire quel adversaire est visé ({ $rule })
why-colour-first = il faut d’abord nommer une couleur ({ $rule })
why-take-first = il faut d’abord reprendre une carte de la défausse, ou y renoncer ({ $rule })
why-again-first = il faut d’abord dire si un autre membre suit ({ $rule })
why-extra-first = il faut d’abord choisir la récompense suivante ({ $rule })
why-neutrals-first = il faut d’abord dire combien de neutres vous ajoutez ({ $rule })
why-guild-first = la Guilde des solitaires vous propose un maître : dites où, ou déclinez ({ $rule })
why-no-card = vous n’avez pas { $card } en main ({ $rule })
why-no-supply = il ne reste aucun membre dans votre réserve ({ $rule })
why-no-move = aucun de vos membres ne pourrait aller sur une autre tuile ouverte avec du { $colour } ({ $rule })
why-cost = cela coûte { $cost } { $cost ->
    [one] autre carte
   *[other] autres cartes
}, plus que vous n’en avez ({ $rule })
why-no-effect = cela n’aurait maintenant aucun effet : { $effects } ({ $rule })
why-not-discarded = { $card } n’est pas parmi les cinq cartes du dessus de la défausse ({ $rule })
why-salvages = { $card } sert à reprendre des cartes de la défausse : cette carte ne peut pas être reprise elle-même ({ $rule })
why-not-open = { $place ->
    [Guildhall] le Guildhall
   *[other] { $place }
} n’est pas une tuile ouverte ({ $rule })
why-same-place = le membre est déjà en { $place } ({ $rule })
why-from = il n’y a rien à prendre { $place ->
    [Guildhall] au Guildhall
   *[other] en { $place }
} pour cela : { $effect } ({ $rule })
why-to = { $place ->
    [Guildhall] le Guildhall
   *[other] { $place }
} ne convient pas pour cela : { $effect } ({ $rule })
why-no-rival = ce n’est pas un de vos adversaires ({ $rule })
why-rival-absent = { $whom } n’y a personne ({ $rule })
why-no-stop = on ne peut pas y renoncer ({ $rule })
why-not-drawn = vous n’avez pas pioché cette carte du maire ({ $rule })
why-no-extra = { $count ->
    [one] il n’y a qu’une récompense
   *[other] il n’y a que { $count } récompenses
} au choix ({ $rule })
why-no-neutrals = { $count ->
    [0] vous n’avez aucun neutre
    [one] vous n’avez qu’un neutre
   *[other] vous n’avez que { $count } neutres
} ({ $rule })
why-no-guild = cette partie se joue sans la Guilde des solitaires ({ $rule })
why-guild-price = il faut pour cela { $count } { $count ->
    [one] jeton
   *[other] jetons
} et un membre au Guildhall ({ $rule })
why-guild-place = { $place ->
    [Guildhall] le Guildhall
   *[other] { $place }
} n’est pas une guilde complétée où il vous manque un maître ({ $rule })

# Comment la partie a fini
reason-rounds = La dernière manche est terminée : qui a le plus de points l’emporte.
reason-tiles = Il ne reste aucune guilde ouverte : qui a le plus de points l’emporte.

# Ce que fait chaque chose
what-tile = { $tile } : une guilde ({ $colours }). Elle s’active avec { $threshold } { $threshold ->
    [one] membre
   *[other] membres
} ; la majorité y rapporte { $points } { $points ->
    [one] point
   *[other] points
} et un maître.
what-building = { $tile } : un bâtiment spécial ({ $colours }). Il s’active avec { $threshold } { $threshold ->
    [one] membre
   *[other] membres
} ; la majorité y rapporte { $points } { $points ->
    [one] point
   *[other] points
} et un maître.
what-extras = Qui l’emporte peut aussi, dans l’ordre de son choix : { $effects }.
what-no-hand-limit = Qui y a un maître n’a pas de limite de main.
what-completed = La tuile est complétée et n’a pas de maître.
what-mastered = La tuile est complétée ; son maître : { $who }.
what-neutral-there = Un neutre s’y trouve : le seuil monte de { $count }, c’est déjà compté.
what-token = La deuxième place prend le jeton : { $effect }.
what-beadle-here = L’huissier est ici et compte pour un dans le seuil.
what-guildhall = Au Guildhall, les membres de guilde recrutés attendent qu’une carte les déplace sur une tuile ; c’est là aussi qu’ils reviennent.
what-beadle = L’huissier se tient sur la guilde ouverte au plus petit numéro et y compte pour un dans le seuil.
what-beadle-alone = L’huissier se tient sur la guilde ouverte au plus petit numéro et y compte pour un dans le seuil. Boris cherche à partir de lui et prend sa tuile à la fin de chaque manche.
what-plantation = Face visible : { $side }. Première place : { $first }. Deuxième place : { $second }.
what-plantation-back = Au dos : { $side }. Première place : { $first }. Deuxième place : { $second }.
what-plantation-boris = En solo : avec au moins { $needed } { $needed ->
    [one] membre
   *[other] membres
} sur place, vous prenez la première récompense ; avec moins, Boris marque { $one } { $one ->
    [one] point
   *[other] points
}, et { $none } si vous n’y avez personne.
what-neutral = Un neutre que vous avez pris peut s’ajouter une fois à vos membres quand on compte la majorité sur une tuile ; il retourne ensuite sur le plateau de score.
what-supply = Chaque joueur a { $count } { $count ->
    [one] membre
   *[other] membres
} de guilde. Ceux de la réserve attendent d’être recrutés.
what-card-hire = { $card } pour recruter : un membre passe de la réserve au Guildhall.
what-card-move = Pour déplacer : { $count ->
    [one] un membre vers une tuile ouverte
   *[other] jusqu’à { $count } membres vers des tuiles ouvertes
} avec du { $colour }.
what-card-ability = Pour sa capacité : { $effects }. { $cost ->
    [0] Cela ne coûte rien de plus.
    [one] Cela coûte une autre carte.
   *[other] Cela coûte { $cost } autres cartes.
}
what-mayor = { $name }. En fin de partie : { $score }.
what-colour = Couleur : { $colour }. Ses cartes déplacent des membres vers des tuiles avec du { $colour } ; certaines cartes du maire comptent les maîtres sur du { $colour }.
what-boris = Boris pioche des cartes et place un membre pour chacune : sur la première tuile ouverte de sa couleur, en cherchant à partir de l’huissier dans le sens de la lecture. Il ne marque que des points et n’a jamais de maître.
what-solitaires = Avec la Guilde des solitaires, contre { $count } { $count ->
    [one] jeton de deuxième place gagné
   *[other] jetons de deuxième place gagnés
}, un de vos membres au Guildhall devient maître d’une guilde complétée où vous n’en avez pas, et vous en marquez les points.

# La table dans un terminal
table-round = Manche { $round } sur { $rounds }
table-activation = activation à la fin
table-no-activation = pas d’activation cette manche
table-plantation-due = décompte de la plantation
table-key = ★ points  ▯ piocher  ♟ recruter  ◇ neutre  ✶ maire  ≈ plantation  → déplacer
table-key-city = 3/5 membres présents/requis  ² jeton du deuxième  ♦ huissier  ♛ maître
table-colours = { $yellow } Y, { $pink } P, { $red } R, { $blue } B, { $green } G
table-hall = Guildhall
table-plantation-side = Plantation : { $side }, 1re place { $first }, 2e place { $second }
table-plantation-boris = Boris { $none } si vous n’y avez personne, { $one } si trop peu
table-scoreboard = Neutres sur le plateau de score : { $count }
table-deck = Pioche : { $deck }, défausse : { $discards }
table-stack = Tuiles à venir : { $count }
table-discards = Sur le dessus de la défausse : { $cards }
table-cards = Cartes
table-guildhall = Hall
table-supply = Réserve
table-plantation = Plant.
table-neutrals = Neutres
table-masters = Maîtres
table-tokens = Jetons
table-mayors = Maire
table-points = Points
table-hand = Votre main
table-own-mayors = Vos cartes du maire
table-mayor = { $name } : { $score } ; pour l’instant { $now }
table-cost = { $cost ->
    [0] gratuit
    [one] 1 carte
   *[other] { $cost } cartes
}
table-banners = { $count ->
    [one] déplace 1
   *[other] déplace { $count }
}
table-solitaires = Jetons sur la Guilde des solitaires : { $count }
table-way-none = Boris n’a pas encore joué.
table-way-from = Boris a cherché à partir de l’huissier, en { $place }.
table-way-anywhere = L’huissier avait quitté la Cité ; Boris a cherché à partir du coin en haut à gauche.
table-way = { $card } ({ $colour }) : par { $way } jusqu’en { $place }
table-way-at-once = { $card } ({ $colour }) : tout de suite en { $place }
table-way-nowhere = { $card } ({ $colour }) : aucune tuile ouverte de cette couleur
aid-boris = boris

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple « hire Y1 », « move R2 », « ability G3 », « from guildhall », « to b2 » ou « end »
notation-entry = une position n’a pas d’entrée « { $text } » ; ses entrées sont : { $choices }
notation-value = « { $text } » n’a pas de sens ici
notation-impossible = « { $name } » ne va pas avec le reste de la position
help-actions =
    hire Y1          défausser la carte, recruter un membre
    move R2          la défausser, déplacer des membres vers sa couleur
    ability G3       la défausser, en payer le coût en cartes, faire ce qu’elle dit
    end              terminer votre tour et piocher
    from guildhall   d’où part un membre ; to b2 : où il va
    stop             renoncer à ce qui est facultatif
    what b2          ce que fait une tuile, une carte, etc. ; « what » pour tout
    boris            en solo : ce que Boris a fait à son dernier tour
    Tuiles et cartes sont une reconstitution à nous : les valeurs imprimées ne sont pas publiques.
    Qui possède le jeu peut les saisir dans une copie de facts.toml et jouer avec --facts FILE.

# Noms imprimés du jeu fourni
name-posy-sellers = Marchands de bouquets
name-lamp-oilers = Huileurs de lampes
name-button-stampers = Estampeurs de boutons
name-dye-steepers = Teinturiers à la cuve
name-fence-hurdlers = Tresseurs de claies
name-anchor-smiths = Forgerons d’ancres
name-pageant-painters = Peintres de parade
name-carriage-trimmers = Garnisseurs de carrosses
name-toy-turners = Tourneurs de jouets
name-quill-cutters = Tailleurs de plumes
name-seed-factors = Courtiers en semences
name-eel-sellers = Marchands d’anguilles
name-ribbon-weavers = Tisseurs de rubans
name-pearl-stringers = Enfileurs de perles
name-tea-tasters = Goûteurs de thé
name-glove-perfumers = Gantiers parfumeurs
name-timber-sawyers = Scieurs de long
name-chart-engravers = Graveurs de cartes marines
name-stirrup-forgers = Forgeurs d’étriers
name-brick-kilners = Cuiseurs de briques
name-basket-plaiters = Tresseurs de paniers
name-paving-layers = Poseurs de pavés
name-barrel-hoopers = Cercleurs de tonneaux
name-mask-moulders = Mouleurs de masques
name-sail-stitchers = Couseurs de voiles
name-salt-boilers = Bouilleurs de sel
name-harbour-pilers = Batteurs de pieux
name-viol-makers = Facteurs de violes
name-spice-grinders = Broyeurs d’épices
name-rope-spinners = Fileurs de cordages
name-herb-distillers = Distillateurs de simples
name-hop-sackers = Ensacheurs de houblon
name-wharf-porters = Portefaix des quais
name-wheel-benders = Cintreurs de roues
name-orchard-carriers = Voituriers des vergers
name-ship-caulkers = Calfats de la Tamise
name-almanack-printers = Imprimeurs d’almanachs
name-tobacco-curers = Sécheurs de tabac
name-cannon-founders = Fondeurs de canons
name-silver-chasers = Ciseleurs d’argent
name-church-of-st-lawrence-jewry = Église St Lawrence Jewry
name-gog-and-magog = Gog et Magog
name-livery-hall = Salle des livrées
name-lord-mayors-show = Parade du lord-maire
name-university-of-london = Université de Londres
name-bread-for-the-poor = Du pain pour les pauvres
name-keepers-of-the-granary = Gardiens du grenier
name-masque-at-court = Mascarade à la cour
name-patrons-of-the-stage = Mécènes du théâtre
name-builders-of-the-wall = Bâtisseurs du rempart
name-captains-of-the-trained-bands = Capitaines de la milice
name-masters-of-the-pool = Seigneurs du port
name-owners-of-the-fleet = Armateurs de la flotte
name-gardens-of-the-inns = Jardins des gens de robe
name-readers-of-law = Docteurs en droit
name-a-quarter-of-ones-own = Un quartier à soi
name-along-cheapside = Le long de Cheapside
name-down-to-the-river = Jusqu’au fleuve
name-wards-without = Hors les murs
name-guildhall-yard = Cour du Guildhall
name-great-institutions = Grandes institutions
name-all-the-liveries = Toutes les livrées
name-second-at-the-table = Deuxième à table
name-over-the-sea = Par-delà les mers
name-a-full-household = Maisonnée au complet
name-many-chains-of-office = Colliers à foison

# Ce qui ne va pas dans un jeu de pièces
facts-name = un nom compte de 1 à { $most } octets
facts-reward = une récompense est l’une de { $choices } avec un nombre, comme { $example }
facts-parts = une capacité a au plus { $most } parties
facts-part = « { $given } » n’est pas une partie de capacité ; il y a { $choices }, voir RULES.md, L6
facts-part-number = « { $given } » demande un nombre de 1 à 9
facts-score = « { $given } » n’est pas un décompte ; il y a { $choices }, voir RULES.md, L10.4
facts-place = « { $given } » n’est pas une case libre au départ
facts-liverymen = pas plus que liverymen_per_player
facts-card-id = « { $given } » devrait être « { $right } » : sa couleur et son rang dans celle-ci
facts-kinds = au plus { $most } sortes par couleur
facts-twice = « { $given } » s’y trouve deux fois ; chaque id une seule fois
facts-numbers = chaque numéro une seule fois
facts-pile = de { $least } à { $most } cartes en tout
facts-mayors = il en faut assez pour en donner mayoral_dealt à chacun de quatre joueurs
