# Plateau
board-shrine = { $name } : { $wisdom } { $wisdom ->
    [one] point
   *[other] points
} de sagesse ; { $tiles }
board-shrine-of-team = { $name } : { $wisdom } { $wisdom ->
    [one] point
   *[other] points
} de sagesse, { $team } en équipe ; { $tiles }
board-team = équipe { $team }
board-way = Chemin
board-mountain = Montagne
board-keys = Éléments clés
board-stack = { $count ->
    [0] { $space } est vide.
    [1] { $space }, une tuile :
   *[other] { $space }, { $count } tuiles, de haut en bas :
}
board-path = { $path } : { $tile }. Motif : { $pattern }. Connaissance : { $knowledge }.
board-path-empty = { $path } est vide.
board-path-kitsune = { $path } : tuile { $number } du Kitsune. Le jeton { $number } envoie la tête ou la queue en { $space }.
board-preview = { $tile } en { $space } ({ $pattern }) : connaissance { $knowledge }, collecte { $count } sur { $available }.
board-preview-none = { $tile } en { $space } ({ $pattern }) : rien à collecter.
board-bag = Dans le sac :
board-spot = La tuile du dessus vient d’être placée.
board-head = La tête du Kitsune se trouve ici.
board-tail = La queue du Kitsune se trouve ici.
board-tokens = Jetons déplacement du Kitsune pas encore tirés, dont un mis de côté : { $tokens }
board-dig = Pile en { $space }
board-give = À donner

# Figures
board-figure-mountain = Une pile vue de face : chaque tranche montre l’élément de son niveau ; seule la tuile du dessus montre sa face.
board-figure-move = De T3, une tuile peut aller sur n’importe laquelle des cinq cases de la colonne c.
board-figure-pattern = { $element } : { $pattern }
board-figure-knowledge = Avec deux tuiles Feu sur votre plateau, la prochaine que vous placez en collecte trois.
board-figure-heights = Hauteurs 3, 1, 4, 1, 2. « { goal-odd } » rapporte 3 + 1 + 1 = 5, « { goal-even } » 4 + 2 = 6, « { goal-same } » 1 + 1 = 2, « { goal-different } » 3 + 4 + 2 = 9.
board-figure-kitsune = Tuile 2 du Kitsune au-dessus de la colonne c : le jeton 2 envoie la tête ou la queue sur la deuxième case de cette colonne, c2.

# Leçon
lesson-mountain = Voici la montagne : 25 piles de tuiles. Chaque tuile appartient à l’un des cinq éléments, reconnaissable à sa couleur, à sa forme et à sa lettre.
lesson-path = Dix tuiles bordent la montagne : c’est le chemin. À votre tour, vous en prenez une et la poussez tout droit dans sa colonne ou sa rangée, sur l’une des cinq piles.
lesson-patterns = Son élément dit ensuite où vous collectez. Vide : les diagonales. Air : les quatre voisines. Feu : la colonne. Eau : la rangée. Terre : la pile sous la tuile.
lesson-shrine = Ce que vous collectez va sur votre plateau, une pile par élément. Tout dépend de la hauteur de ces piles.
lesson-goals = Ces deux objectifs rapportent à la fin de chacune des quatre saisons. « { goal-odd } » aime les piles de 1, 3, 5… tuiles ; « { goal-tallest } » rapporte 3 pour chaque élément dont personne n’a plus que vous.
lesson-keys = L’Air et l’Eau sont les éléments clés : tout à la fin, chacune de leurs tuiles vaut 2 points de sagesse.
lesson-wind = Prenez la tuile Air en L2. La rangée 2 s’éclaire ; parcourez ses cases pour voir ce que chacune atteindrait. Puis placez-la en c2.
lesson-wind-otherwise = C’est possible aussi. Pour cette leçon, déplacez la tuile Air de L2 en c2.
lesson-collect = Les quatre voisines de c2 s’offrent à vous. Vous connaissez encore mal l’Air : vous prenez une seule tuile, et vous devez la prendre. Choisissez la tuile Eau en c1, un élément clé.
lesson-collect-otherwise = Un choix honorable, mais la leçon a des projets pour la tuile Eau en c1.
lesson-fire = Votre adversaire place du Feu en b5. Il atteint les autres piles de la colonne b.
lesson-fire-takes = La tuile Vide au sommet de b3 est collectée. De chaque pile, on ne prend que la tuile du dessus.
lesson-earth = À vous. La Terre est à part : elle creuse dans la pile où elle se pose. Déplacez la tuile Terre de T3 en c4, sur deux tuiles Air.
lesson-earth-otherwise = C’est possible aussi. Pour cette leçon, déplacez la tuile Terre de T3 en c4.
lesson-dig = Voici la pile, étalée. Prenez l’une des deux tuiles Air ; ce qui se trouve au-dessus descend. La tuile que vous venez de placer doit rester.
lesson-dig-otherwise = Vous y auriez droit, mais l’Air est un élément clé : préférez l’une des deux tuiles Air.
lesson-burrow = L’avez-vous vu ? Une tuile a quitté le chemin. À deux, il en tombe une au hasard après votre deuxième et après votre troisième tour : ne comptez pas sur les dix.
lesson-opponent-earth = Votre adversaire creuse aussi : Terre en e3.
lesson-opponent-digs = C’est la tuile du fond qui part, une tuile Air. Vous en avez maintenant une chacun : « { goal-tallest } » vous rapporterait à tous les deux.
lesson-knowledge = Vous possédez une tuile Eau. Votre connaissance de l’Eau passe à 2 : un, plus un par tuile Eau sur votre plateau. La prochaine tuile Eau que vous placez en collecte deux.
lesson-water = Déplacez la tuile Eau de L1 en e1. Toutes les autres piles de la rangée 1 seront à portée.
lesson-water-otherwise = C’est possible aussi. Pour cette leçon, déplacez la tuile Eau de L1 en e1.
lesson-two = Deux tuiles, chacune d’une pile différente. Le Feu en a1 et le Vide en c1 ou d1 ouvriraient des piles de hauteur 1, donc impaires ; l’Eau en b1 rendrait paire votre pile d’Eau. À vous de décider.
lesson-second = Encore une, d’une autre pile de la même rangée.
lesson-last-turn = Dernier tour de la saison : votre adversaire place du Feu en b4.
lesson-last-tile = Une tuile de b3 est collectée. Le chemin est vide, la saison se termine.
lesson-scored = Les deux objectifs ont été comptés : « { goal-odd } » pour chaque pile de hauteur impaire, « { goal-tallest } » pour chaque élément où personne ne vous dépasse. Cliquez sur un nom à côté du plateau pour voir d’où viennent les points.
lesson-new-season = Dix nouvelles tuiles bordent la montagne. Qui a le moins de sagesse commence : votre adversaire, avec de l’Eau en a3…
lesson-opponent-two = … et, grâce à sa tuile Eau, en collecte deux : d’abord en b3,
lesson-opponent-done = puis en c3. Les plateaux gardent leurs tuiles d’une saison à l’autre : la connaissance grandit, et les tours aussi.
lesson-free = La suite vous appartient. Prenez la tuile de votre choix, regardez ce que chaque case rapporterait, et placez-la où bon vous semble.
