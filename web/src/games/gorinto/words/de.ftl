# Board
board-shrine = { $name }: { $wisdom } wisdom; { $tiles }
board-keys = Key elements
board-stack = { $count ->
    [0] { $space } is empty.
    [one] { $space }, one tile:
   *[other] { $space }, { $count } tiles from the top:
}
board-path = { $path }: { $tile }. Pattern: { $pattern }. Knowledge: { $knowledge }.
board-path-empty = { $path } is empty.
board-path-kitsune = { $path }: the Kitsune’s tile { $number }. Token { $number } sends head or tail to { $space }.
board-preview = { $tile } to { $space } ({ $pattern }): you would collect { $count } of { $available }, with knowledge { $knowledge }.
board-preview-none = { $tile } to { $space } ({ $pattern }): nothing there to collect.
board-bag = In the bag:
board-spot = The tile just placed lies on top.
board-head = The head of the Kitsune stands here.
board-tail = The tail of the Kitsune stands here.
board-tokens = Movement tokens of the Kitsune not yet drawn, one of them set aside: { $tokens }
board-dig = Stack on { $space }
board-give = For your partner
