# The board of Corinth
board-odds = Odds
board-berth = { $quarter }: { $count } { $count ->
    [one] die
   *[other] dice
} of value { $value }{ $yellow ->
    [0] {""}
   *[other] , { $yellow } of them yellow
}
board-empty-berth = { $quarter }: no dice
board-first = rolls first
board-built = built
board-decline = Stay
board-stop = Stop here
board-done = End the turn
board-shop = { $district }, shop worth { $points }: { $done } of { $symbols } delivered
board-bonus-free = { $points } more for whoever is first to supply the whole district
board-bonus-taken = The { $points } more for the whole district belong to { $who }
board-space-free = { $space }: { $effect }
board-space-here = { $space }: { $effect }, the steward stands here
board-space-circled = { $space }: { $effect }, circled
board-space-entered = { $space }: { $effect }, passed through
board-boxes = Steward’s points: { $numbers }
board-track = { $what }: { $have } in hand, { $circled } circled so far
board-help-buy = A yellow die costs gold and rolls along this once; those you have won roll for free.
board-help-choose = “+” takes what the quarter brings, “→” sends the steward so many steps.
board-help-compensate = Nothing is left on the quay for you: one step of the steward, or none.
board-help-count = The value of the dice is free; every step more or fewer costs gold.
board-help-walk = Dots show where the way can end; only its last space takes effect.
board-help-shop = Which shop gets the next goods? What you do not deliver is lost.
board-help-build = A building works from your next turn on.
board-power-temple = { $amount } points per building at the end
board-power-warehouse = +{ $amount } with every delivery from the harbour
board-power-stable = { $amount } steps more or fewer for free
board-power-store = +{ $amount } gold with every Gold action
