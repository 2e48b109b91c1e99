name = Corinth
tagline = Répartissez les dés dans un port antique : livrez les échoppes, remplissez votre bourse et envoyez votre intendant au marché.

# Quartiers
quarter-goats = Chèvres
quarter-oil = Huile
quarter-wine = Vin
quarter-carpets = Tapis
quarter-spices = Épices
quarter-gold = Or
short-goats = Chèv
short-oil = Huile
short-wine = Vin
short-carpets = Tapis
short-spices = Épice
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
power-warehouse = plus de marchandises par livraison
power-stable = pas gratuits, en plus ou en moins
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
option-instant_win-help = Si tous les dés d’un lancer affichent la même valeur, la partie est gagnée sur-le-champ.
choice-instant_win-yes = oui
choice-instant_win-no = non

# Ce qui est demandé
ask-buy = { $who } : achetez-vous des dés jaunes pour ce lancer ?
ask-choose = { $who } : prenez les dés d’un quartier, pour son action ou pour l’intendant.
ask-compensate = { $who } : il ne reste plus de dés pour vous. Déplacez-vous l’intendant d’un pas ?
ask-count = { $who } : l’intendant se déplace avec une valeur de { $value }. Combien de pas fera-t-il ?
ask-walk = { $who } : où va l’intendant ? Encore { $steps } pas.
ask-shop = { $who } : encore { $symbols } { $symbols ->
    [one] marchandise
   *[other] marchandises
} à livrer ({ $district }). Quelle échoppe entamez-vous ?
ask-build = { $who } : construisez-vous un bâtiment ?

# Ce que fait une action
choice-buy = { $count ->
    [0] ne rien acheter
   *[other] en acheter { $count } pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } d’or
}
choice-take = { $quarter } : faire l’action ({ $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value })
choice-steward = { $quarter } : déplacer l’intendant de { $value } pas ({ $count } { $count ->
    [one] dé
   *[other] dés
})
choice-compensation = déplacer l’intendant
choice-decline = laisser l’intendant sur place
choice-steps = { $steps } pas{ $price ->
    [0] {""}
    [one] {" "}pour { $price } pièce d’or
   *[other] {" "}pour { $price } pièces d’or
}
choice-go-through = { $direction }, en { $space }
choice-go = { $direction }, en { $space } : { $effect }
choice-shop = entamer l’échoppe à { $points } { $points ->
    [one] point
   *[other] points
} ({ $symbols } { $symbols ->
    [one] marchandise
   *[other] marchandises
} à livrer)
choice-stop = arrêter la livraison
choice-build = construire : { $building } pour { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or et { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}
choice-done = terminer le tour
does-buy = { $count ->
    [0] { $who } n’achète pas de dé jaune.
    [one] { $who } achète un dé jaune pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } d’or.
   *[other] { $who } achète { $count } dés jaunes pour { $price } { $price ->
        [one] pièce
       *[other] pièces
    } d’or.
}
does-take = { $who } prend { $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value } sur le quartier { $quarter }.
does-steward = { $who } prend { $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value } sur le quartier { $quarter } pour l’intendant.
does-compensation = { $who } déplace l’intendant, faute de dés.
does-decline = { $who } laisse l’intendant sur place.
does-steps = { $who } choisit { $steps } pas{ $price ->
    [0] {""}
    [one] {" "}pour { $price } pièce d’or
   *[other] {" "}pour { $price } pièces d’or
}.
does-go-through = { $who } mène l’intendant { $direction }, en { $space }.
does-go = { $who } mène l’intendant { $direction }, en { $space } ({ $effect }).
does-shop = { $who } entame l’échoppe à { $points } { $points ->
    [one] point
   *[other] points
} ({ $district }, { $symbols } { $symbols ->
    [one] marchandise
   *[other] marchandises
} à livrer).
does-stop = { $who } arrête la livraison.
does-build = { $who } construit : { $building } ({ $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or, { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}).
does-done = { $who } termine son tour.
go-up = vers le haut
go-down = vers le bas
go-left = vers la gauche
go-right = vers la droite
effect-goods = { $quarter } { $amount }
effect-die = un dé jaune
effect-plus = +1
effect-rosette = une rosace
effect-start = le centre
effect-edge = le bord

# Ce qui s’est passé
# « Or » est le message quarter-gold ; l’autre gain possible, ce sont les chèvres.
gains = { $who } reçoit { $amount } { $quarter ->
    [Or] { $amount ->
        [one] pièce d’or
       *[other] pièces d’or
    }
   *[other] { $amount ->
        [one] chèvre
       *[other] chèvres
    }
}.
delivers = { $who } livre { $amount } { $amount ->
    [one] marchandise
   *[other] marchandises
} ({ $quarter }).
completes = { $who } complète une échoppe à { $points } { $points ->
    [one] point
   *[other] points
} ({ $quarter }).
takes-bonus = { $who } complète en premier le quartier { $quarter } : { $points } { $points ->
    [one] point
   *[other] points
} de bonus.
wins-die = { $who } gagne un dé jaune pour tous ses lancers à venir.
writes-box = { $who } inscrit { $points } { $points ->
    [one] point
   *[other] points
} pour l’intendant.
round-over = La manche { $round } est terminée.
dice-group = { $quarter } { $count } × { $value }
rolls = { $who } lance les dés : { $groups }.
instant = Tous les dés affichent la même valeur : { $who } gagne sur-le-champ !

# Pourquoi pas
why-buy-first = il faut d’abord décider d’acheter ou non des dés jaunes ({ $rule })
why-choose-first = il faut d’abord prendre les dés d’un quartier ({ $rule })
why-compensate-first = il ne reste plus de dés ; déplacez l’intendant ou laissez-le sur place ({ $rule })
why-count-first = il faut d’abord choisir le nombre de pas ({ $rule })
why-walk-first = l’intendant est encore en chemin ({ $rule })
why-shop-first = il faut d’abord choisir une échoppe ou arrêter la livraison ({ $rule })
why-build-first = il ne reste qu’à construire ou à terminer le tour ({ $rule })
why-too-many-dice = on lance au plus { $most } dés jaunes, dés gagnés compris ({ $rule })
why-no-gold = cela coûte { $price } { $price ->
    [one] pièce
   *[other] pièces
} d’or, et il n’en reste { $gold ->
    [0] aucune
   *[other] que { $gold }
} ({ $rule })
why-no-dice = il n’y a pas de dés sur le quartier { $quarter } ({ $rule })
why-no-way = il n’y a pas de chemin de { $steps } pas à partir d’ici ({ $rule })
why-edge = le marché s’arrête là ({ $rule })
why-passed = l’intendant est déjà passé par { $space } ({ $rule })
why-dead-end = depuis { $space }, on ne pourrait plus faire { $steps ->
    [one] le dernier pas
   *[other] les { $steps } pas qui restent
} ({ $rule })
why-no-shop = le quartier ne compte que { $count } échoppes ({ $rule })
why-shop-started = cette échoppe est déjà entamée ({ $rule })
why-built = le bâtiment { $building } est déjà construit ({ $rule })
why-too-dear = le bâtiment { $building } coûte { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or et { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
} ({ $rule })

# Comment la partie a fini
reason-points = Qui a le plus de points l’emporte.
reason-gold = À égalité de points, qui garde le plus d’or l’emporte.
reason-shared = À égalité de points et d’or, la victoire est partagée.
reason-instant-win = Un lancer de dés tous identiques a donné la victoire sur-le-champ.

# La table dans un terminal
table-round = Manche { $round } sur { $rounds }
table-harbour = Port
table-market = Marché
table-sheet = Feuille : { $who }
table-cost = { $gold } { $gold ->
    [one] pièce
   *[other] pièces
} d’or, { $goats } { $goats ->
    [one] chèvre
   *[other] chèvres
}
table-dice = Dés gagnés
table-points = Points
help-actions =
    buy 2          deux dés jaunes pour ce lancer
    take wine      prendre les dés du quartier Vin et livrer
    steward wine   les prendre et déplacer l’intendant selon leur valeur
    steps 4        quatre pas
    up             un pas vers le haut ; de même down, left, right
    shop 2         entamer la deuxième échoppe du quartier ; « stop » arrête la livraison
    decline        ne pas déplacer l’intendant
    build temple   construire ; « done » termine le tour
    chances        les probabilités d’un lancer
aid-odds = chances
odds-title = Probabilité d’avoir au moins tant de dés sur chaque quartier
odds-dice = Avec { $count } dés
odds-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple take wine, steward wine, steps 4, up, shop 2, build temple ou done
notation-space = « { $text } » n’est pas une case du marché ; elles vont de a1 à e5
notation-entry = une position n’a pas d’entrée « { $text } » ; ses entrées sont : { $choices }
notation-value = « { $text } » n’a pas de sens ici
notation-count = dans une position, l’entrée « { $name } » doit compter { $count } { $count ->
    [one] valeur
   *[other] valeurs
}, pas { $found }
notation-impossible = aucune partie ne pourrait donner cela pour « { $name } »

# Ce qui ne va pas dans d’autres données
facts-space = une case est l’une de { $choices }
facts-amount = marchandises, chèvres et or ont un nombre de 1 à { $most }, les autres n’en ont pas
facts-start = la case du milieu, et elle seule, est le départ (start)
facts-boxes = au moins une des round_boxes doit rester libre
