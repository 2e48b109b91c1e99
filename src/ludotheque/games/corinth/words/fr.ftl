name = Corinth
tagline = Répartissez les dés dans un port antique : livrez les échoppes, remplissez votre bourse, envoyez l’intendant au marché.

# Quartiers
quarter-goats = Chèvres
quarter-oil = Huile
quarter-wine = Vin
quarter-carpets = Tapis
quarter-spices = Épices
quarter-gold = Or
short-goats = Ch
short-oil = Hui
short-wine = Vin
short-carpets = Ta
short-spices = Ép
short-gold = Or
short-die = dé
short-plus = +1
short-rosette = ✿
short-start = ◆

# Bâtiments
building-temple = Temple
building-warehouse = Entrepôt
building-stable = Étable
building-store = Magasin
power-temple = des points par bâtiment
power-warehouse = livre plus
power-stable = pas gratuits
power-store = plus d’or

# Sources de points
source-oil = Huile
source-wine = Vin
source-carpets = Tapis
source-spices = Épices
source-bonuses = Bonus
source-gold = Or restant
source-goats = Chèvres restantes
source-steward = Intendant
source-temple = Temple

# Options
option-instant_win = Victoire immédiate
option-instant_win-help = Si un lancer dont tous les dés montrent la même valeur gagne aussitôt la partie.
choice-instant_win-yes = oui
choice-instant_win-no = non

# Ce qui est demandé
ask-buy = { $who } : achetez-vous des dés jaunes pour ce lancer ?
ask-choose = { $who } : prenez les dés d’un quartier, pour son action ou pour l’intendant.
ask-compensate = { $who } : il ne reste pas de dés ; déplacez-vous l’intendant de 1 à la place ?
ask-count = { $who } : l’intendant avance de { $value } ; combien de pas fera-t-il ?
ask-walk = { $who } : le pas suivant, encore { $steps }.
ask-shop = { $who } : encore { $symbols } à livrer ({ $district }) ; quelle échoppe commencer ?
ask-build = { $who } : construisez-vous un bâtiment ?

# Ce que fait une action
choice-buy = { $count ->
    [0] ne rien acheter
   *[other] en acheter { $count } pour { $price } d’or
}
choice-take = { $quarter } : utiliser ses dés ({ $count } de valeur { $value })
choice-steward = déplacer l’intendant de { $value } avec les dés de { $quarter } ({ $count })
choice-compensation = déplacer l’intendant
choice-decline = rester
choice-steps = { $steps } pas{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } d’or
}
choice-go = { $direction } vers { $space } : { $effect }
choice-shop = commencer l’échoppe à { $points } points ({ $symbols } symboles)
choice-stop = ne plus livrer
choice-build = construire : { $building } pour { $gold } d’or et { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}
choice-done = finir le tour
does-buy = { $count ->
    [0] { $who } n’achète pas de dé jaune.
    [one] { $who } achète un dé jaune pour { $price } d’or.
   *[other] { $who } achète { $count } dés jaunes pour { $price } d’or.
}
does-take = { $who } prend { $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value } du quartier { $quarter }.
does-steward = { $who } déplace l’intendant avec les dés de valeur { $value } du quartier { $quarter } ({ $count }).
does-compensation = { $who } déplace l’intendant, faute de dés.
does-decline = { $who } laisse l’intendant sur place.
does-steps = { $who } choisit { $steps } pas{ $price ->
    [0] {""}
   *[other] {" "}pour { $price } d’or
}.
does-go = L’intendant de { $who } va { $direction } en { $space } ({ $effect }).
does-shop = { $who } commence l’échoppe à { $points } points ({ $district }, { $symbols } symboles).
does-stop = { $who } ne livre plus.
does-build = { $who } construit : { $building } ({ $gold } d’or, { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}).
does-done = { $who } finit son tour.
go-up = vers le haut
go-down = vers le bas
go-left = à gauche
go-right = à droite
effect-goods = { $quarter } { $amount }
effect-die = un dé jaune
effect-plus = +1
effect-rosette = une rosace
effect-start = le centre
effect-edge = le bord

# Ce qui s’est passé
gains = { $who } reçoit { $amount } ({ $quarter }).
delivers = { $who } livre { $amount } ({ $quarter }).
completes = { $who } achève une échoppe à { $points } points ({ $quarter }).
takes-bonus = { $who } livre en premier tout le quartier ({ $quarter }) : { $points } de plus.
wins-die = { $who } gagne un dé jaune pour tous ses lancers à venir.
writes-box = { $who } inscrit { $points } pour l’intendant.
round-over = La manche { $round } est terminée.
dice-group = { $quarter } { $count } × { $value }
rolls = { $who } lance : { $groups }.
instant = Tous les dés montrent la même valeur : { $who } gagne sur-le-champ !

# Pourquoi pas
why-buy-first = on achète d’abord des dés jaunes ({ $rule })
why-choose-first = il faut d’abord prendre les dés d’un quartier ({ $rule })
why-compensate-first = il ne reste pas de dés ; déplacez l’intendant ou restez ({ $rule })
why-count-first = il faut d’abord choisir le nombre de pas ({ $rule })
why-walk-first = l’intendant est en chemin ({ $rule })
why-shop-first = il faut choisir une échoppe ou cesser de livrer ({ $rule })
why-build-first = le tour se termine par les constructions ({ $rule })
why-too-many-dice = on lance au plus { $most } dés jaunes, ceux gagnés compris ({ $rule })
why-no-gold = cela coûte { $price } d’or, et il y en a { $gold } ({ $rule })
why-no-dice = il n’y a pas de dés au quartier { $quarter } ({ $rule })
why-no-way = il n’y a pas de chemin de { $steps } pas depuis ici ({ $rule })
why-edge = le marché s’arrête là ({ $rule })
why-passed = on est déjà passé par { $space } ({ $rule })
why-dead-end = depuis { $space } on ne peut pas faire les { $steps } pas qui restent ({ $rule })
why-no-shop = le quartier a { $count } échoppes ({ $rule })
why-shop-started = cette échoppe est déjà commencée ({ $rule })
why-built = déjà construit : { $building } ({ $rule })
why-too-dear = { $building } coûte { $gold } d’or et { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
} ({ $rule })

# Comment la partie a fini
reason-points = Le plus de points l’emporte.
reason-gold = Égalité de points ; le plus d’or restant l’emporte.
reason-shared = Égalité de points et d’or : la victoire est partagée.
reason-instant-win = Un lancer d’une seule valeur a gagné la partie sur-le-champ.

# La table dans un terminal
table-round = Manche { $round } sur { $rounds }
table-harbour = Port
table-market = Marché
table-sheet = Feuille de { $who }
table-cost = { $gold } d’or, { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}
table-dice = Dés gagnés
table-points = Points
help-actions =
    take wine      prendre les dés du Vin et livrer
    steward wine   les prendre et déplacer l’intendant de leur valeur
    steps 4        quatre pas
    up             un pas vers le haut ; de même down, left, right
    shop 2         commencer la deuxième échoppe du quartier
    build temple   construire ; « done » finit le tour
    odds           les chances d’un lancer
aid-odds = chances
odds-title = La chance que chaque quartier reçoive au moins tant de dés
odds-dice = Avec { $count } dés
odds-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple take wine, steward wine, steps 4, up, shop 2, build temple ou done
notation-space = « { $text } » n’est pas une case du marché ; elles vont de a1 à e5
notation-entry = il n’y a pas d’entrée « { $text } » dans une position ; ce sont : { $choices }
notation-value = « { $text } » n’a pas de sens ici
notation-count = il faut { $count } valeurs pour { $name } dans une position, trouvé { $found }
notation-impossible = aucune partie ne pourrait avoir ce { $name }
