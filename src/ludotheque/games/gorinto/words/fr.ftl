name = Gorinto
tagline = Déplacez une tuile du chemin vers la montagne, collectez-en d’autres selon son motif et bâtissez un sanctuaire des cinq éléments.

# Éléments et tuiles
element-letters = VAFOT
element-void = Vide
element-wind = Air
element-fire = Feu
element-water = Eau
element-earth = Terre
tile-void = tuile Vide
tile-wind = tuile Air
tile-fire = tuile Feu
tile-water = tuile Eau
tile-earth = tuile Terre
tile-none = tuile absente
tiles = { $count } { $tile }
kitsune = Kitsune
kitsune-head = tête
kitsune-tail = queue

# Objectifs
goal-same = Égales
goal-same-does = Chaque pile dont la hauteur apparaît plusieurs fois chez vous rapporte cette hauteur.
goal-different = Différentes
goal-different-does = Chaque pile dont la hauteur n’apparaît qu’une fois chez vous rapporte cette hauteur.
goal-odd = Impaires
goal-odd-does = Chaque pile qui compte un nombre impair de tuiles rapporte sa hauteur.
goal-even = Paires
goal-even-does = Chaque pile qui compte un nombre pair de tuiles rapporte sa hauteur.
goal-tallest = Les plus hautes
goal-tallest-does = Pour chaque élément, { $times } { $times ->
    [one] point
   *[other] points
} de sagesse à qui en a la pile la plus haute ; en cas d’égalité, tous marquent.
goal-shortest = Les plus basses
goal-shortest-does = Pour chaque élément, { $times } { $times ->
    [one] point
   *[other] points
} de sagesse à qui en a la pile la plus basse (au moins une tuile) ; en cas d’égalité, tous marquent.
goal-unlike-middle = Sauf le milieu
goal-unlike-middle-does = Rangez vos piles par hauteur, vides comprises ; toutes celles qui n’ont pas la hauteur de la troisième rapportent la leur.
goal-middle = Milieu
goal-middle-does = Rangez vos piles par hauteur, vides comprises ; la troisième rapporte { $times } fois sa hauteur.
goal-extremes = Extrêmes
goal-extremes-does = Votre pile la plus haute, la plus basse et toutes leurs égales rapportent leur hauteur ; la plus basse peut être vide.
goal-tall-and-short = Haute et basse
goal-tall-and-short-does = Votre pile la plus haute rapporte sa hauteur ; la plus basse, hors piles vides, deux fois la sienne.
goal-spread = Écart
goal-spread-does = Marquez { $times } fois l’écart entre votre pile la plus haute et la plus basse ; celle-ci peut être vide.
goal-sevenfold = Septuple
goal-sevenfold-does = Votre pile la plus basse rapporte { $times } fois sa hauteur : rien tant qu’une pile est vide.

# Sources de sagesse
source-same = { goal-same }
source-different = { goal-different }
source-odd = { goal-odd }
source-even = { goal-even }
source-tallest = { goal-tallest }
source-shortest = { goal-shortest }
source-unlike-middle = { goal-unlike-middle }
source-middle = { goal-middle }
source-extremes = { goal-extremes }
source-tall-and-short = { goal-tall-and-short }
source-spread = { goal-spread }
source-sevenfold = { goal-sevenfold }
source-keys = Éléments clés
source-normal-keys = Clés ordinaires
source-own-keys = Clés du Kitsune

# Options
option-landscape = Paysage
option-landscape-help = La hauteur des piles de la montagne en début de partie.
option-removal = Retrait
option-removal-help = À deux : la tuile supplémentaire est retirée du chemin au hasard ou au choix.
option-order = Ordre du tour
option-order-help = À trois ou quatre : dans le sens horaire à partir de la plus faible sagesse, ou tous par sagesse croissante.
option-partners = Partenaires
option-partners-help = À quatre : les partenaires se font face et additionnent leur sagesse.
option-gift = Don
option-gift-help = Partenaires : vous donnez une tuile à votre partenaire si vous en collectez au moins une, ou au moins deux.
option-difficulty = Difficulté
option-difficulty-help = En solo contre le Kitsune : ce que valent vos éléments clés en fin de partie.
choice-landscape-peak = Sommet
choice-landscape-waves = Vagues
choice-landscape-mesa = Mesa
choice-landscape-lake = Lac
choice-landscape-hill = Colline
choice-removal-standard = au hasard
choice-removal-tactical = au choix
choice-order-coin = pièce de départ
choice-order-compassionate = compatissant
choice-partners-no = non
choice-partners-yes = oui
choice-gift-one = dès une tuile (règle française)
choice-gift-two = dès deux tuiles (règle allemande)
choice-difficulty-normal = normale
choice-difficulty-expert = expert

# Ce qui est demandé
ask-place = { $who } : déplacez une tuile du chemin vers la montagne.
ask-collect = { $who } : collectez encore { $count } { $count ->
    [one] tuile
   *[other] tuiles
} selon le motif de la { $tile } en { $space }.
ask-dig = { $who } : prenez encore { $count } { $count ->
    [one] tuile
   *[other] tuiles
} dans la pile en { $space }.
ask-remove = { $who } : retirez encore une tuile du chemin.
ask-give = { $who } : donnez à { $partner } une des tuiles que vous venez de collecter.

# Ce que fait une action
choice-move = déplacer la { $tile } de { $path } en { $space }
choice-collect = collecter la { $tile } en { $space }
choice-dig = prendre la { $tile } au niveau { $level } de { $space }
choice-remove = retirer la { $tile } de { $path }
choice-give = donner une { $tile } à { $partner }
does-move = { $who } déplace la { $tile } de { $path } en { $space }.
does-collect = { $who } collecte la { $tile } en { $space }.
does-dig = { $who } prend la { $tile } au niveau { $level } de { $space }.
does-remove = { $who } retire la { $tile } de { $path }.
does-give = { $who } donne une { $tile } à { $partner }.
burrow-removes = Un terrier s’ouvre : la { $tile } de { $path } quitte la partie.
# « rien » est le message nothing du moteur : la liste vide.
kitsune-takes = La { $piece } du Kitsune s’éveille en { $space } et { $tiles ->
    [rien] ne prend rien
   *[other] prend { $tiles }
}.
kitsune-moves = Sa { $piece } va en { $space }.
season-ends = La saison { $season } est terminée.
gain = { $points } pour « { $source } »
season-scores = { $who } : +{ $points } { $points ->
    [one] point
   *[other] points
} de sagesse ({ $gains }), { $total } en tout.
season-begins = La saison { $season } commence ; { $who } joue en premier.

# Pourquoi pas
why-path-empty = il n’y a pas de tuile en { $path } ({ $rule })
why-kitsune-tile = la tuile en { $path } est une tuile Kitsune ({ $rule })
why-just-placed = la tuile qui vient d’être placée en { $space } y reste ce tour-ci ({ $rule })
why-pattern = { $space } n’est pas dans le motif de la { $tile } en { $spot } ({ $rule })
why-stack-used = il n’y a plus rien à collecter en { $space } ce tour-ci : la case est vide ou une tuile y a déjà été prise ({ $rule })
why-dig = sous la tuile placée en { $space }, il n’y a { $levels ->
    [one] qu’un niveau
   *[other] que { $levels } niveaux
} ({ $rule })
why-give = aucune { $tile } n’a été collectée ce tour-ci ({ $rule })
why-place-first = il faut d’abord déplacer une tuile du chemin ({ $rule })
why-collect-first = il reste { $count } { $count ->
    [one] tuile
   *[other] tuiles
} à collecter ({ $rule })
why-dig-first = il reste { $count } { $count ->
    [one] tuile
   *[other] tuiles
} à prendre dans la pile ({ $rule })
why-remove-first = il faut d’abord retirer encore une tuile du chemin ({ $rule })
why-give-first = il faut d’abord donner au partenaire une des tuiles qui viennent d’être collectées ({ $rule })

# Comment la partie a fini
reason-wisdom = Qui a le plus de sagesse l’emporte.
reason-fewer-tiles = À sagesse égale, qui a le moins de tuiles l’emporte.
reason-shared = À égalité de sagesse et de tuiles, la victoire est partagée.
reason-kitsune-beaten = Vous avez plus de sagesse que le Kitsune.
reason-kitsune-wins = Vous n’avez pas plus de sagesse que le Kitsune.

# La table dans un terminal
table-season = Saison { $season } sur { $seasons }
table-goal-between = entre { $left } et { $right }
table-keys = Éléments clés : { $keys }
table-kitsune-keys = Clés du Kitsune : { $keys }
table-wisdom = Sagesse
table-team = Équipe
table-stacks = Les piles se lisent de bas en haut, la tuile du dessus ombrée ; [ ] à collecter, * vient d’être placée.
table-now = En vert : ce que les objectifs et les clés rapporteraient maintenant.
pattern-void = diagonales
pattern-wind = voisines
pattern-fire = colonne
pattern-water = rangée
pattern-earth = pile
table-marks = { $head } tête, { $tail } queue du Kitsune ; les chiffres sur le chemin sont ses tuiles.
help-actions =
    T3 c4   déplacer en c4 la tuile de la case T3 du chemin
    c4      collecter la tuile du dessus en c4
    @2      prendre la deuxième tuile à partir du bas (Terre)
    xT3     retirer la tuile de T3 (à deux, au choix)
    >F      donner une tuile Feu au partenaire

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple T3 c4, c4, @2, xT3 ou >F
notation-space = « { $text } » n’est pas une case de la montagne ; elles vont de a1 à e5
notation-path = « { $text } » n’est pas une case du chemin ; elles vont de T1 à T5 et de L1 à L5
notation-level = « { $text } » n’est pas un niveau ; ils vont de @1 à @{ $last }
notation-lane-column = { $path } mène dans la colonne { $lane }, pas en { $space } (G3.2)
notation-lane-row = { $path } mène dans la rangée { $lane }, pas en { $space } (G3.2)
notation-element = « { $text } » n’est pas un élément ; les éléments sont { element-letters }
notation-entry = une position n’a pas d’entrée « { $text } » ; ses entrées sont : { $choices }
notation-numbers = { $count } valeurs attendues, mais trouvé « { $text } »
notation-value = « { $text } » n’a pas de sens ici
notation-count = dans une position, l’entrée « { $name } » doit compter { $count } { $count ->
    [one] valeur
   *[other] valeurs
}, pas { $found }
notation-impossible = aucune partie ne pourrait donner cela pour « { $name } »

# Ce qui ne va pas dans d’autres données
facts-stack = avec { $seasons } saisons (seasons), aucune pile ne peut dépasser { $most } au départ
facts-bag = { $tiles } tuiles, et { $path } pour chacune des { $seasons } saisons, font plus de cinq fois tiles_each, soit { $most }
facts-letter = la lettre { $letter } peut figurer sur { $most } objectifs au plus
