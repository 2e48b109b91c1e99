# The board of Corinth
board-odds = Odds
board-odds-dice = { $count } dice
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

# The first lesson
lesson-welcome = Welcome to the harbour of Corinth. In each round somebody rolls nine white dice, and everyone shares them out.
    You roll first. A yellow die makes the roll bigger for one gold, and one gold is just what you have: buy it.
lesson-welcome-otherwise = Nine dice would do, but this time we want to see a yellow one on the quay.
lesson-sorted = The dice sort themselves by value. The lowest go to Goats, the next to Oil and so on upwards; the highest always go to Gold.
    What counts for you is how many lie together.
lesson-two-uses = Every quarter can be used in two ways. “+” brings its goods, one for each die; “→” sends your steward to market, as many steps as the dice show.
    Two dice lie on Spices, and spices are precious. Take them with “+2”.
lesson-two-uses-otherwise = Also possible, but two spices finish a whole shop. Take Spices with “+2”.
lesson-which-shop = The number on an awning is what a shop is worth, the boxes below are what it wants. Two spices fill the shop worth 4 or the one worth 5. Choose one of them.
lesson-which-shop-otherwise = The big shop wants four spices and would stay half empty. Fill one of the small ones first.
lesson-street = Only full shops score, and a shop you have begun has to be filled before you begin another in the same street.
    The wreath at the end of a street goes to whoever fills the whole street first.
lesson-opponent-carpets = Now your opponent: three carpets. The dice are gone for everybody.
lesson-opponent-starts = They go into the big shop. One carpet is still missing there.
lesson-goats = With two players, whoever rolls has the last turn as well. Take the two goats: with them you can build.
lesson-store = Three goats are enough for a Store. From your next turn on it brings two more gold with every Gold action. Build it.
lesson-store-otherwise = You could wait, but a building is worth more the earlier it stands. Build the Store.
lesson-opponent-buys = Round two, your opponent rolls and buys a yellow die too. See what a single die can do: the yellow four takes Carpets for itself, and the fives move up to Spices.
lesson-opponent-spices = Four spices at one stroke …
lesson-opponent-ten = … fill the shop worth 10. Then the yellow dice that are left leave the harbour: only whoever rolls may use them.
lesson-gold = Your turn. A single die lies on Gold, but your Store adds two. Take it.
lesson-stable = Three gold and a goat: enough for a Stable. It gives your steward two steps more or fewer for free, and you will want that in a moment.
lesson-stable-otherwise = Keeping the gold is no mistake, but the Stable is what we need next.
lesson-opponent-oil = Your opponent takes two jars of oil …
lesson-opponent-unfinished = … and begins a shop for three. Until it is full it is worth nothing.
lesson-keep-gold = Round three, you roll again. Before buying you can look at “Odds”: they show how many dice to expect in each quarter.
    This time keep your gold and buy none.
lesson-keep-gold-otherwise = This roll will do without a yellow die. Keep your gold.
lesson-wine = Four dice on Wine! Take them with “+4”.
lesson-wine-shop = Four jars fill the shop worth 6 exactly. Choose it.
lesson-wine-shop-otherwise = That works too, but the shop worth 6 can be filled in one go right now.
lesson-opponent-fills = Your opponent fetches the jar of oil that was missing: now that shop counts.
lesson-steward = Not much is left, but for the steward only the value of the dice counts. In the market a yellow die waits on d2, two steps away. Send the steward off with the four on Carpets.
lesson-steward-otherwise = One piece of goods is little. Try the “→ 4” on Carpets.
lesson-steps = Four steps are too many, but your Stable makes two fewer free. The dots show where each number can lead. Choose 2.
lesson-steps-otherwise = From there the die cannot be reached. Choose 2 steps.
lesson-first-step = Walk step by step: first right to d3. A space that was entered is closed for the rest of the game.
lesson-last-step = Now up to d2. Only the space where the way ends is circled and takes effect.
lesson-walk-otherwise = That way leads past the yellow die.
lesson-end = The yellow die is yours: it rolls with each of your rolls, for free.
    Later go for the rosettes. Each writes down how many spaces you have circled by then, plus one for every “+1”.
    With two players there are twelve rounds. Then full shops, wreaths, the steward’s boxes and the Temple count, and every two gold and every two goats bring a point.
    You have seen everything you need.

# Pictures for the rules
board-figure-C3 = Ten dice with four values: the twos lie on Goats, the three on Oil, the fives (one of them yellow) on Wine. The sixes, as the highest, lie on Gold; nothing is left for Carpets and Spices.
board-figure-C5 = The street of Wine. The first shop is complete and worth 2. The second has one of three symbols and is filled before another is begun. The wreath with +4 goes to the first who fills the whole street.
board-figure-C6 = Three moves: two steps to d2, three steps to b1, one step to a1. Only these three spaces are circled and take effect; the rosette writes a 3.
board-figure-C7 = The four buildings with what they do and cost in gold and goats; the last one is built.
