# Board
board-shrine = { $name }: { $wisdom } wisdom; { $tiles }
board-shrine-of-team = { $name }: { $wisdom } wisdom, { $team } with their partner; { $tiles }
board-team = team { $team }
board-way = Path
board-mountain = Mountain
board-keys = Key elements
board-stack = { $count ->
    [0] { $space } is empty.
    [one] { $space }, one tile:
   *[other] { $space }, { $count } tiles from the top:
}
board-path = { $path }: { $tile }. Pattern: { $pattern }. Knowledge: { $knowledge }.
board-path-empty = { $path } is empty.
board-path-kitsune = { $path }: the Kitsune’s tile { $number }. Token { $number } sends head or tail to { $space }.
board-preview = { $tile } to { $space } ({ $pattern }): knowledge { $knowledge }, collect { $count } of { $available }.
board-preview-none = { $tile } to { $space } ({ $pattern }): nothing there to collect.
board-bag = In the bag:
board-spot = The tile on top was just placed.
board-head = The head of the Kitsune stands here.
board-tail = The tail of the Kitsune stands here.
board-tokens = Movement tokens of the Kitsune not yet drawn, one of them set aside: { $tokens }
board-dig = Stack on { $space }
board-give = For your partner

# Figures
board-figure-mountain = A stack seen from the front: each edge shows the element of its level; only the top tile shows its face.
board-figure-move = From T3 a tile can go to any of the five spaces of column c.
board-figure-pattern = { $element }: { $pattern }
board-figure-knowledge = Two Fire tiles on your board: a third one you place collects three.
board-figure-heights = Heights 3, 1, 4, 1, 2. “{ goal-odd }” scores 3 + 1 + 1 = 5, “{ goal-even }” 4 + 2 = 6, “{ goal-same }” 1 + 1 = 2, “{ goal-different }” 3 + 4 + 2 = 9.
board-figure-kitsune = Kitsune tile 2 above column c: token 2 sends head or tail to the second space of that column, c2.

# Lesson
lesson-mountain = This is the mountain: 25 stacks of tiles. Every tile belongs to one of five elements, told by its colour, its shape and its letter.
lesson-path = Ten tiles lie on the path around it. In your turn you take one and move it straight into its column or row, onto any of the five stacks there.
lesson-patterns = Its element then says from where you collect. Void: the diagonals. Wind: the four neighbours. Fire: the column. Water: the row. Earth: the stack under it.
lesson-shrine = What you collect goes onto your board, one stack for each element. How high those stacks are decides everything.
lesson-goals = These two goals are scored at the end of each of the four seasons. “{ goal-odd }” likes stacks of 1, 3, 5 … tiles; “{ goal-tallest }” pays 3 for each element of which nobody has more than you.
lesson-keys = Wind and Water are the key elements: at the very end, each tile of them is worth 2 wisdom.
lesson-wind = Pick up the Wind tile on L2. Row 2 lights up; look at its spaces to see what each would reach. Then place it on c2.
lesson-wind-otherwise = Possible as well. For this lesson, move the Wind tile from L2 to c2.
lesson-collect = The four neighbours of c2 are open to you. You know little of Wind yet, so you take one tile only, and you must take it. Choose the Water tile on c1: a key element.
lesson-collect-otherwise = A fair choice, but the lesson has plans for the Water tile on c1.
lesson-fire = Your opponent places Fire on b5. It reaches the other stacks of column b.
lesson-fire-takes = They take the Void tile from the top of b3. Of each stack only the top tile can be taken.
lesson-earth = Your turn, and Earth is different: it digs into the stack it lands on. Move the Earth tile from T3 to c4, onto two Wind tiles.
lesson-earth-otherwise = Possible as well. For this lesson, move the Earth tile from T3 to c4.
lesson-dig = Here is the stack, fanned out. Take one of the two Wind tiles; what lies above it sinks down. The tile just placed has to stay.
lesson-dig-otherwise = That tile is yours for the taking, but Wind is a key element: prefer one of the two Wind tiles.
lesson-burrow = Did you notice? A tile is gone from the path. With two players one drops out by chance after your second and after your third turn, so do not count on all ten.
lesson-opponent-earth = Your opponent digs as well: Earth goes to e3.
lesson-opponent-digs = They take the lowest tile, a Wind tile. Now you both have one: “{ goal-tallest }” would pay you both for it.
lesson-knowledge = You own a Water tile. That raises your knowledge of Water to 2: one, and one more for each Water tile on your board. The next Water tile you place collects two tiles.
lesson-water = Move the Water tile from L1 to e1. All other stacks of row 1 will be within reach.
lesson-water-otherwise = Possible as well. For this lesson, move the Water tile from L1 to e1.
lesson-two = Two tiles, each from another stack. Fire on a1 and Void on c1 or d1 would start new stacks of height 1, which is odd; Water on b1 would make your Water stack even. You decide.
lesson-second = One more, from another stack of the row.
lesson-last-turn = The last turn of the season: your opponent places Fire on b4.
lesson-last-tile = They take a tile from b3. The path is empty now, so the season ends.
lesson-scored = Both goals were scored: “{ goal-odd }” for each stack of odd height, “{ goal-tallest }” for each element in which you are not beaten. A click on a player’s name beside the board shows which points came from where.
lesson-new-season = Ten new tiles lie on the path. Whoever has the least wisdom goes first: your opponent, with Water to a3 …
lesson-opponent-two = … and with one Water tile on the board, they collect two: first from b3,
lesson-opponent-done = then from c3. The boards keep their tiles from season to season, so knowledge grows and turns get bigger.
lesson-free = Now it is all yours. Pick up any tile, look at what each space would bring, and place it where you like best.
