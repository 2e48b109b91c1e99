name = Gorinto
tagline = Déplacez une tuile du chemin vers la montagne, collectez selon son motif et bâtissez un sanctuaire des cinq éléments.

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
goal-same-does = Marquez chacune de vos piles qui a la même hauteur qu’une autre de vos piles.
goal-different = Différentes
goal-different-does = Marquez chacune de vos piles dont aucune autre n’a la hauteur.
goal-odd = Impaires
goal-odd-does = Marquez chaque pile d’un nombre impair de tuiles.
goal-even = Paires
goal-even-does = Marquez chaque pile d’un nombre pair de tuiles.
goal-tallest = Les plus hautes
goal-tallest-does = Pour chaque élément, { $times } à qui en a la plus haute pile ; en cas d’égalité, tous marquent.
goal-shortest = Les plus basses
goal-shortest-does = Pour chaque élément, { $times } à qui en a la plus basse pile (au moins une tuile) ; en cas d’égalité, tous marquent.
goal-unlike-middle = Sauf le milieu
goal-unlike-middle-does = Rangez vos piles par hauteur, les vides aussi ; marquez celles qui n’ont pas la hauteur de la troisième.
goal-middle = Milieu
goal-middle-does = Rangez vos piles par hauteur, les vides aussi ; marquez { $times } fois la troisième.
goal-extremes = Extrêmes
goal-extremes-does = Marquez votre plus haute et votre plus basse pile et toutes celles à égalité ; la plus basse peut être vide.
goal-tall-and-short = Haute et basse
goal-tall-and-short-does = Marquez une fois votre plus haute pile et deux fois la plus basse d’au moins une tuile.
goal-spread = Écart
goal-spread-does = { $times } fois l’écart entre votre plus haute et votre plus basse pile ; la plus basse peut être vide.
goal-sevenfold = Septuple
goal-sevenfold-does = Marquez { $times } fois votre plus basse pile ; rien tant qu’une pile est vide.

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
source-own-keys = Ses propres clés

# Options
option-landscape = Paysage
option-landscape-help = La hauteur des piles de la montagne au début.
option-removal = Retrait
option-removal-help = À deux : la tuile de plus quitte le chemin au hasard ou au choix.
option-order = Ordre du tour
option-order-help = À trois ou quatre : dans le sens horaire depuis le moins sage, ou tous par sagesse croissante.
option-partners = Partenaires
option-partners-help = À quatre : les partenaires se font face et comptent ensemble.
option-gift = Don
option-gift-help = Partenaires : à partir de combien de tuiles collectées il faut en donner une.
option-difficulty = Difficulté
option-difficulty-help = Seul contre le Kitsune : la valeur de vos éléments clés à la fin.
choice-landscape-peak = Sommet
choice-landscape-waves = Vagues
choice-landscape-mesa = Mesa
choice-landscape-lake = Lac
choice-landscape-hill = Colline
choice-removal-standard = au hasard
choice-removal-tactical = au choix
choice-order-coin = pièce de départ
choice-order-compassionate = de compassion
choice-partners-no = non
choice-partners-yes = oui
choice-gift-one = dès une tuile (règle française)
choice-gift-two = dès deux tuiles (règle allemande)
choice-difficulty-normal = normale
choice-difficulty-expert = expert

# Ce qui est demandé
ask-place = { $who } : déplacez une tuile du chemin vers la montagne.
ask-collect = { $who } : collectez encore { $count } { $count ->
    [one] tuile
   *[other] tuiles
} selon le motif de la { $tile } en { $space }.
ask-dig = { $who } : prenez encore { $count } { $count ->
    [one] tuile
   *[other] tuiles
} dans la pile en { $space }.
ask-remove = { $who } : retirez encore une tuile du chemin.
ask-give = { $who } : donnez à { $partner } une des tuiles collectées.

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
burrow-removes = Un terrier s’ouvre : la { $tile } de { $path } quitte la partie.
kitsune-takes = La { $piece } du Kitsune s’éveille en { $space } et prend { $tiles }.
kitsune-moves = Sa { $piece } va en { $space }.
season-ends = La saison { $season } est finie.
gain = { $points } pour { $source }
season-scores = { $who } : +{ $points } sagesse ({ $gains }), { $total } en tout.
season-begins = La saison { $season } commence ; { $who } joue en premier.

# Pourquoi pas
why-path-empty = il n’y a pas de tuile en { $path } ({ $rule })
why-kitsune-tile = la tuile en { $path } est celle du Kitsune ({ $rule })
why-just-placed = la tuile qui vient d’arriver en { $space } y reste ce tour-ci ({ $rule })
why-pattern = { $space } n’est pas dans le motif de la { $tile } en { $spot } ({ $rule })
why-stack-used = il n’y a plus rien à collecter en { $space } ce tour-ci : la case est vide ou une tuile y a été prise ({ $rule })
why-dig = sous la tuile placée en { $space } il y a { $levels } { $levels ->
    [one] niveau
   *[other] niveaux
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
why-remove-first = il faut d’abord retirer une tuile du chemin ({ $rule })
why-give-first = il faut d’abord donner au partenaire une des tuiles collectées ({ $rule })

# Comment la partie a fini
reason-wisdom = La plus grande sagesse l’emporte.
reason-fewer-tiles = Égalité de sagesse ; le moins de tuiles l’emporte.
reason-shared = Égalité de sagesse et de tuiles : la victoire est partagée.
reason-kitsune-beaten = Vous avez plus de sagesse que le Kitsune : vous gagnez.
reason-kitsune-wins = Vous n’avez pas plus de sagesse que le Kitsune : il gagne.

# La table dans un terminal
table-season = Saison { $season } sur { $seasons }
table-goal-between = entre { $left } et { $right }
table-keys = Éléments clés : { $keys }
table-kitsune-keys = Clés du Kitsune : { $keys }
table-wisdom = Sagesse
table-stacks = Les piles se lisent de bas en haut ; la tuile du dessus est ombrée.
table-now = En vert : ce que rapporteraient objectifs et clés en l’état.
pattern-void = diagonales
pattern-wind = voisines
pattern-fire = colonne
pattern-water = rangée
pattern-earth = sa pile
table-marks = { $head } tête, { $tail } queue du Kitsune
help-actions =
    T3 c4   déplacer la tuile de la case T3 du chemin en c4
    c4      collecter la tuile du dessus en c4
    @2      prendre la deuxième tuile à partir du bas (Terre)
    xT3     retirer la tuile de T3 (à deux, au choix)
    >F      donner une tuile Feu au partenaire

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple T3 c4, c4, @2, xT3 ou >F
notation-space = « { $text } » n’est pas une case de la montagne ; elles vont de a1 à e5
notation-path = « { $text } » n’est pas une case du chemin ; elles vont de T1 à T5 et de L1 à L5
notation-level = « { $text } » n’est pas un niveau ; ils vont de @1 à @{ $last }
notation-lane-column = { $path } mène dans la colonne { $lane }, pas en { $space } (G3.2)
notation-lane-row = { $path } mène dans la rangée { $lane }, pas en { $space } (G3.2)
notation-element = « { $text } » n’est pas un élément ; ce sont { $letters }
notation-entry = il n’y a pas d’entrée « { $text } » dans une position ; ce sont : { $choices }
notation-numbers = { $count } valeurs attendues, trouvé « { $text } »
notation-value = « { $text } » n’a pas de sens ici
notation-count = il faut { $count } { $name } dans une position, trouvé { $found }
