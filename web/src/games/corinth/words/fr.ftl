# Le plateau de Corinth
board-odds = Chances
board-odds-dice = { $count } dés
board-berth = { $quarter } : { $count } { $count ->
    [one] dé
   *[other] dés
} de valeur { $value }{ $yellow ->
    [0] {""}
    [one] , dont { $yellow } jaune
   *[other] , dont { $yellow } jaunes
}
board-empty-berth = { $quarter } : aucun dé
board-first = lance les dés
board-built = construit
board-decline = Ne pas bouger
board-stop = Arrêter là
board-done = Finir le tour
board-shop = { $district }, échoppe à { $points } { $points ->
    [one] point
   *[other] points
} : { $done } sur { $symbols } { $done ->
    [one] livrée
   *[other] livrées
}
board-bonus-free = { $points } points de bonus pour qui complète le quartier en premier
board-bonus-taken = Les { $points } points de bonus du quartier sont à { $who }
board-space-free = { $space } : { $effect }
board-space-here = { $space } : { $effect }, l’intendant s’y trouve
board-space-circled = { $space } : { $effect }, entourée
board-space-entered = { $space } : { $effect }, déjà traversée
board-boxes = Points de l’intendant : { $numbers }
board-track = { $what } : { $have } en réserve, total entouré : { $circled }
board-help-buy = Un dé jaune coûte de l’or et ne sert qu’à ce lancer ; ceux que vous avez gagnés sont gratuits.
board-help-choose = « + » : prendre ce qu’offre le quartier ; « → » : avancer l’intendant d’autant de pas.
board-help-compensate = Il ne reste rien à quai pour vous : un pas de l’intendant, ou aucun.
board-help-count = La valeur des dés ne coûte rien ; chaque pas en plus ou en moins coûte de l’or.
board-help-walk = Les pastilles montrent où le chemin peut finir ; seule la dernière case compte.
board-help-shop = À quelle échoppe livrer ensuite ? Ce qui n’est pas livré est perdu.
board-help-build = Un bâtiment sert à partir de votre prochain tour.
board-power-temple = { $amount } points par bâtiment à la fin
board-power-warehouse = +{ $amount } à chaque livraison depuis le port
board-power-stable = { $amount } pas gratuits, en plus ou en moins
board-power-store = +{ $amount } pièces d’or à chaque action Or

# La première leçon
lesson-welcome = Bienvenue au port de Corinthe. À chaque manche, quelqu’un lance neuf dés blancs, puis tout le monde se les partage.
    Vous lancez en premier. Pour une pièce d’or, un dé jaune s’ajoute au lancer, et vous en avez justement une : achetez-le.
lesson-welcome-otherwise = Neuf dés suffiraient, mais cette fois nous voulons voir un dé jaune à quai.
lesson-sorted = Les dés se rangent par valeur. Les plus faibles vont aux Chèvres, les suivants à l’Huile, et ainsi de suite ; les plus forts vont toujours à l’Or.
    Ce qui compte pour vous, c’est combien de dés sont réunis.
lesson-two-uses = Chaque quartier peut servir de deux façons. « + » apporte ses marchandises, une par dé ; « → » envoie votre intendant au marché, d’autant de pas que la valeur des dés.
    Deux dés sont sur Épices, et les épices sont précieuses. Prenez-les avec « +2 ».
lesson-two-uses-otherwise = C’est possible aussi, mais deux épices remplissent une échoppe entière. Prenez Épices avec « +2 ».
lesson-which-shop = Le nombre sur l’auvent dit ce que vaut l’échoppe, les cases en dessous ce qu’elle demande. Deux épices remplissent celle à 4 points ou celle à 5. Choisissez l’une des deux.
lesson-which-shop-otherwise = La grande échoppe demande quatre épices et resterait à moitié vide. Remplissez d’abord une petite.
lesson-street = Seules les échoppes pleines rapportent, et il faut remplir une échoppe entamée avant d’en entamer une autre dans la même rue.
    La couronne au bout de la rue revient à qui remplit en premier la rue entière.
lesson-opponent-carpets = Au tour de votre adversaire : trois tapis. Ces dés ne sont plus là pour personne.
lesson-opponent-starts = Ils vont dans la grande échoppe. Il y manque encore un tapis.
lesson-goats = À deux, la personne qui a lancé les dés joue aussi le dernier tour de la manche. Prenez les deux chèvres : elles vous permettront de construire.
lesson-store = Trois chèvres suffisent pour un Magasin. Dès votre prochain tour, il ajoute deux pièces d’or à chaque action Or. Construisez-le.
lesson-store-otherwise = Vous pourriez attendre, mais un bâtiment rapporte d’autant plus qu’il est construit tôt. Construisez le Magasin.
lesson-opponent-buys = Deuxième manche : votre adversaire lance et achète aussi un dé jaune. Voyez ce que change un seul dé : le quatre jaune occupe Tapis à lui seul, et les cinq montent aux Épices.
lesson-opponent-spices = Quatre épices d’un coup…
lesson-opponent-ten = … remplissent l’échoppe à 10 points. Les dés jaunes restants quittent alors le port : seule la personne qui les a lancés peut s’en servir.
lesson-gold = À vous. Il n’y a qu’un dé sur Or, mais votre Magasin ajoute deux pièces. Prenez-le.
lesson-stable = Trois pièces d’or et une chèvre : assez pour une Étable. Elle offre à votre intendant deux pas en plus ou en moins, et vous allez en avoir besoin.
lesson-stable-otherwise = Garder l’or n’est pas une erreur, mais l’Étable va nous servir tout de suite.
lesson-opponent-oil = Votre adversaire prend deux jarres d’huile…
lesson-opponent-unfinished = … et entame une échoppe qui en demande trois. Tant qu’elle n’est pas pleine, elle ne vaut rien.
lesson-keep-gold = Troisième manche, vous lancez de nouveau. Avant d’acheter, vous pouvez consulter « { board-odds } » : combien de dés attendre sur chaque quartier.
    Cette fois, gardez votre or et n’achetez rien.
lesson-keep-gold-otherwise = Ce lancer se passera de dé jaune. Gardez votre or.
lesson-wine = Quatre dés sur Vin ! Prenez-les avec « +4 ».
lesson-wine-shop = Quatre amphores remplissent exactement l’échoppe à 6 points. Choisissez-la.
lesson-wine-shop-otherwise = C’est permis, mais l’échoppe à 6 points peut être remplie d’un seul coup.
lesson-opponent-fills = Votre adversaire va chercher la jarre d’huile qui manquait : maintenant, cette échoppe compte.
lesson-steward = Il ne reste pas grand-chose, mais pour l’intendant seule la valeur des dés compte. Au marché, un dé jaune attend en d2, à deux pas. Envoyez l’intendant avec le quatre de Tapis.
lesson-steward-otherwise = Une seule marchandise, c’est peu. Essayez plutôt « → 4 » sur Tapis.
lesson-steps = Quatre pas, c’est trop, mais grâce à l’Étable vous pouvez en faire deux de moins sans payer. Les pastilles montrent où mène chaque nombre. Choisissez 2.
lesson-steps-otherwise = Le dé jaune ne serait pas atteint ainsi. Choisissez 2 pas.
lesson-first-step = On avance pas à pas : d’abord à droite, en d3. Une case traversée est fermée pour le reste de la partie.
lesson-last-step = Maintenant vers le haut, en d2. Seule la case où le chemin finit est entourée et fait son effet.
lesson-walk-otherwise = Ce chemin passe à côté du dé jaune.
lesson-end = Le dé jaune est à vous : il accompagne gratuitement chacun de vos lancers.
    Plus tard, visez les rosaces. Chacune inscrit le nombre de cases entourées jusque-là, plus un par « +1 ».
    À deux, on joue douze manches. Comptent alors les échoppes pleines, les couronnes, les cases de l’intendant et le Temple ; chaque paire de pièces d’or et chaque paire de chèvres rapporte un point.
    Vous savez tout ce qu’il faut.

# Images pour les règles
board-figure-C3 = Dix dés de quatre valeurs : les deux sont sur Chèvres, le trois sur Huile, les cinq (dont un jaune) sur Vin. Les six, les plus forts, sont sur Or ; il ne reste rien pour Tapis et Épices.
board-figure-C5 = La rue du Vin. La première échoppe est complète et vaut 2 points. La deuxième a reçu une marchandise sur trois et se remplit avant toute autre. La couronne +4 revient à qui remplit la rue en premier.
board-figure-C6 = Trois déplacements : deux pas jusqu’en d2, trois pas jusqu’en b1, un pas jusqu’en a1. Seules ces trois cases sont entourées et font leur effet ; la rosace inscrit 3.
board-figure-C7 = Les quatre bâtiments, leur effet et leur prix en or et en chèvres ; le dernier est construit.
