# Le plateau de Corinth
board-odds = Chances
board-berth = { $quarter } : { $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value }{ $yellow ->
    [0] {""}
    [one] , dont { $yellow } jaune
   *[other] , dont { $yellow } jaunes
}
board-empty-berth = { $quarter } : aucun dé
board-first = lance les dés
board-built = construit
board-decline = Ne pas bouger
board-stop = Arrêter là
board-done = Finir le tour
board-shop = { $district }, échoppe à { $points } { $points ->
    [one] point
   *[other] points
} : { $done } sur { $symbols } livrées
board-bonus-free = { $points } points de bonus pour qui complète le quartier en premier
board-bonus-taken = Les { $points } points de bonus du quartier sont à { $who }
board-space-free = { $space } : { $effect }
board-space-here = { $space } : { $effect }, l’intendant s’y trouve
board-space-circled = { $space } : { $effect }, entourée
board-space-entered = { $space } : { $effect }, déjà traversée
board-boxes = Points de l’intendant : { $numbers }
board-track = { $what } : { $have } en réserve, { $circled } entourés en tout
board-help-buy = Un dé jaune coûte de l’or et ne sert qu’à ce lancer ; ceux que vous avez gagnés sont gratuits.
board-help-choose = « + » : prendre ce qu’offre le quartier ; « → » : avancer l’intendant d’autant de pas.
board-help-compensate = Il ne reste rien à quai pour vous : un pas de l’intendant, ou aucun.
board-help-count = La valeur des dés est gratuite ; chaque pas en plus ou en moins coûte de l’or.
board-help-walk = Les points montrent où le chemin peut finir ; seule la dernière case compte.
board-help-shop = À quelle échoppe livrer ensuite ? Ce qui n’est pas livré est perdu.
board-help-build = Un bâtiment sert à partir de votre prochain tour.
board-power-temple = { $amount } points par bâtiment à la fin
board-power-warehouse = +{ $amount } à chaque livraison depuis le port
board-power-stable = { $amount } pas en plus ou en moins gratuits
board-power-store = +{ $amount } en or à chaque action Or
