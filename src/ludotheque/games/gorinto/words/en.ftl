name = Gorinto
tagline = Move a tile from the path onto the mountain, collect others by its pattern, and build a shrine of the five elements.

# Elements and tiles
element-letters = VWFAE
element-void = Void
element-wind = Wind
element-fire = Fire
element-water = Water
element-earth = Earth
tile-void = Void tile
tile-wind = Wind tile
tile-fire = Fire tile
tile-water = Water tile
tile-earth = Earth tile
tile-none = missing tile
tiles = { $count } { $tile }
kitsune = Kitsune
kitsune-head = head
kitsune-tail = tail

# Goals
goal-same = Same
goal-same-does = Score each of your stacks that is as high as another of yours.
goal-different = Different
goal-different-does = Score each of your stacks whose height no other of yours shares.
goal-odd = Odd
goal-odd-does = Score each stack with an odd number of tiles.
goal-even = Even
goal-even-does = Score each stack with an even number of tiles.
goal-tallest = Tallest
goal-tallest-does = For each element, { $times } wisdom to whoever has the tallest stack of it; all who tie score.
goal-shortest = Shortest
goal-shortest-does = For each element, { $times } wisdom to whoever has the shortest stack of it (at least one tile); all who tie score.
goal-unlike-middle = Unlike the middle
goal-unlike-middle-does = Line your stacks up by height, empty ones too; score each whose height differs from the third’s.
goal-middle = Middle
goal-middle-does = Line your stacks up by height, empty ones too; score the third { $times } times.
goal-extremes = Extremes
goal-extremes-does = Score your tallest and your shortest stack and all that tie with them; the shortest may be empty.
goal-tall-and-short = Tall and short
goal-tall-and-short-does = Your tallest stack counts once, your shortest that is not empty counts twice.
goal-spread = Spread
goal-spread-does = Score { $times } times the difference between your tallest and your shortest stack; the shortest may be empty.
goal-sevenfold = Sevenfold
goal-sevenfold-does = Score your shortest stack { $times } times; nothing while a stack is empty.

# Sources of wisdom
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
source-keys = Key elements
source-normal-keys = Normal keys
source-own-keys = Own keys

# Options
option-landscape = Landscape
option-landscape-help = How high the stacks of the mountain are at the start.
option-removal = Removal
option-removal-help = Two players: how the extra tile leaves the path, by chance or by choice.
option-order = Turn order
option-order-help = Three or four players: clockwise from the one with the least wisdom, or all in order of rising wisdom.
option-partners = Partners
option-partners-help = Four players: partners sit opposite each other and add up their wisdom.
option-gift = Gift
option-gift-help = Partners: you give your partner a tile when you collect at least one, or at least two.
option-difficulty = Difficulty
option-difficulty-help = Alone against the Kitsune: what your key elements are worth at the end.
choice-landscape-peak = Peak
choice-landscape-waves = Waves
choice-landscape-mesa = Mesa
choice-landscape-lake = Lake
choice-landscape-hill = Hill
choice-removal-standard = by chance
choice-removal-tactical = by choice
choice-order-coin = start coin
choice-order-compassionate = compassionate
choice-partners-no = no
choice-partners-yes = yes
choice-gift-one = from one tile (French rulebook)
choice-gift-two = from two tiles (German rulebook)
choice-difficulty-normal = normal
choice-difficulty-expert = expert

# What is asked
ask-place = { $who }: move a tile from the path onto the mountain.
ask-collect = { $who }: collect { $count } more { $count ->
    [one] tile
   *[other] tiles
} in the pattern of the { $tile } on { $space }.
ask-dig = { $who }: take { $count } more { $count ->
    [one] tile
   *[other] tiles
} out of the stack on { $space }.
ask-remove = { $who }: remove one more tile from the path.
ask-give = { $who }: give one of the tiles just collected to { $partner }.

# What an action does
choice-move = move the { $tile } from { $path } to { $space }
choice-collect = collect the { $tile } on { $space }
choice-dig = take the { $tile } at level { $level } of { $space }
choice-remove = remove the { $tile } on { $path }
choice-give = give one { $tile } to { $partner }
does-move = { $who } moves the { $tile } from { $path } to { $space }.
does-collect = { $who } collects the { $tile } on { $space }.
does-dig = { $who } takes the { $tile } at level { $level } of { $space }.
does-remove = { $who } removes the { $tile } on { $path }.
does-give = { $who } gives one { $tile } to { $partner }.
burrow-removes = A burrow opens: the { $tile } on { $path } leaves the game.
kitsune-takes = The Kitsune’s { $piece } wakes on { $space } and takes { $tiles }.
kitsune-moves = Its { $piece } goes to { $space }.
season-ends = Season { $season } is over.
gain = { $points } for { $source }
season-scores = { $who }: +{ $points } wisdom ({ $gains }), { $total } in all.
season-begins = Season { $season } begins; { $who } goes first.

# Why not
why-path-empty = there is no tile on { $path } ({ $rule })
why-kitsune-tile = the tile on { $path } is the Kitsune’s ({ $rule })
why-just-placed = the tile just placed on { $space } stays there this turn ({ $rule })
why-pattern = { $space } is not in the pattern of the { $tile } on { $spot } ({ $rule })
why-stack-used = { $space } has no tile left to collect this turn: it is empty or one was taken ({ $rule })
why-dig = below the tile just placed on { $space } there { $levels ->
    [one] is one level
   *[other] are { $levels } levels
} ({ $rule })
why-give = no { $tile } was collected this turn ({ $rule })
why-place-first = a tile of the path has to be moved now ({ $rule })
why-collect-first = { $count ->
    [one] one tile still has
   *[other] { $count } tiles still have
} to be collected ({ $rule })
why-dig-first = { $count ->
    [one] one tile still has
   *[other] { $count } tiles still have
} to be taken out of the stack ({ $rule })
why-remove-first = one more tile of the path has to be removed now ({ $rule })
why-give-first = one of the tiles just collected has to be given to the partner now ({ $rule })

# How it ended
reason-wisdom = Most wisdom wins.
reason-fewer-tiles = Equal in wisdom; fewer tiles decide.
reason-shared = Equal in wisdom and tiles: the victory is shared.
reason-kitsune-beaten = You have more wisdom than the Kitsune.
reason-kitsune-wins = You do not have more wisdom than the Kitsune.

# The table in a terminal
table-season = Season { $season } of { $seasons }
table-goal-between = between { $left } and { $right }
table-keys = Key elements: { $keys }
table-kitsune-keys = The Kitsune’s keys: { $keys }
table-wisdom = Wisdom
table-team = Team
table-stacks = Stacks read from bottom to top, the top tile shaded; [ ] can be collected from, * was just placed.
table-now = Green: what goals and keys would bring right now.
pattern-void = diagonals
pattern-wind = neighbours
pattern-fire = column
pattern-water = row
pattern-earth = stack
table-marks = { $head } head, { $tail } tail of the Kitsune; digits on the path are its tiles.
help-actions =
    T3 c4   move the tile on path space T3 to c4
    c4      collect the top tile of c4
    @2      take the second tile from the bottom (Earth)
    xT3     remove the tile on T3 (two players, by choice)
    >F      give a Fire tile to the partner

# Notation
notation-action = “{ $text }” is not an action; write for instance T3 c4, c4, @2, xT3 or >F
notation-space = “{ $text }” is not a space of the mountain; they are a1 to e5
notation-path = “{ $text }” is not a space of the path; they are T1 to T5 and L1 to L5
notation-level = “{ $text }” is not a level; they are @1 to @{ $last }
notation-lane-column = { $path } leads into column { $lane }, not to { $space } (G3.2)
notation-lane-row = { $path } leads into row { $lane }, not to { $space } (G3.2)
notation-element = “{ $text }” is not an element; they are { element-letters }
notation-entry = a position has no entry “{ $text }”; its entries are: { $choices }
notation-numbers = expected { $count } entries, found “{ $text }”
notation-value = “{ $text }” makes no sense here
notation-count = a position needs { $count } { $name }, found { $found }
notation-impossible = no game could have this { $name }

# What is wrong with other printed numbers
facts-stack = with { $seasons } seasons no stack may start higher than { $most }
facts-bag = { $tiles } tiles and { $path } for each of { $seasons } seasons are more than five times tiles_each, { $most }
facts-letter = letter { $letter } may stand on at most { $most } goals
