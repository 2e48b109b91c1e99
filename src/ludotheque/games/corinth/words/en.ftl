name = Corinth
tagline = Share out the dice in the harbour of an ancient port: deliver to the shops, fill your purse, send your steward to market.

# Quarters and districts
quarter-goats = Goats
quarter-oil = Oil
quarter-wine = Wine
quarter-carpets = Carpets
quarter-spices = Spices
quarter-gold = Gold
short-goats = Goat
short-oil = Oil
short-wine = Wine
short-carpets = Carpet
short-spices = Spice
short-gold = Gold
short-die = die
short-plus = +1
short-rosette = ✿
short-start = ◆

# Buildings
building-temple = Temple
building-warehouse = Warehouse
building-stable = Stable
building-store = Store
power-temple = points per building
power-warehouse = more goods per delivery
power-stable = steps more or fewer for free
power-store = more gold

# Sources of points
source-oil = Oil
source-wine = Wine
source-carpets = Carpets
source-spices = Spices
source-bonuses = Bonuses
source-gold = Gold left
source-goats = Goats left
source-steward = Steward
source-temple = Temple

# Options
option-instant_win = Instant win
option-instant_win-help = Whether a roll in which all dice show the same value wins the game at once.
choice-instant_win-yes = yes
choice-instant_win-no = no

# What is asked
ask-buy = { $who }: buy yellow dice for this roll?
ask-choose = { $who }: take the dice of a quarter, for its action or for the steward.
ask-compensate = { $who }: no dice are left for you; move the steward by 1 instead?
ask-count = { $who }: the steward moves with a value of { $value }; how many steps will it be?
ask-walk = { $who }: the next step, { $steps } to go.
ask-shop = { $who }: { $symbols } left to deliver ({ $district }); which shop to start?
ask-build = { $who }: build something?

# What an action does
choice-buy = { $count ->
    [0] buy none
   *[other] buy { $count } for { $price } gold
}
choice-take = { $quarter }: take the action ({ $count } { $count ->
    [one] die
   *[other] dice
} of value { $value })
choice-steward = { $quarter }: move the steward by { $value } ({ $count } { $count ->
    [one] die
   *[other] dice
})
choice-compensation = move the steward
choice-decline = let the steward stay
choice-steps = { $steps } { $steps ->
    [one] step
   *[other] steps
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}
choice-go-through = { $direction } to { $space }
choice-go = { $direction } to { $space }: { $effect }
choice-shop = start the shop worth { $points } ({ $symbols } symbols)
choice-stop = deliver no more
choice-build = build: { $building } for { $gold } gold and { $goats } { $goats ->
    [one] goat
   *[other] goats
}
choice-done = end the turn
does-buy = { $count ->
    [0] { $who } buys no yellow dice.
    [one] { $who } buys a yellow die for { $price } gold.
   *[other] { $who } buys { $count } yellow dice for { $price } gold.
}
does-take = { $who } takes { $count } { $count ->
    [one] die
   *[other] dice
} of value { $value } from { $quarter }.
does-steward = { $who } moves the steward with the dice of value { $value } from { $quarter } ({ $count }).
does-compensation = { $who } moves the steward, having no dice left.
does-decline = { $who } lets the steward stay.
does-steps = { $who } decides on { $steps } { $steps ->
    [one] step
   *[other] steps
}{ $price ->
    [0] {""}
   *[other] {" "}for { $price } gold
}.
does-go-through = { $who }’s steward goes { $direction } to { $space }.
does-go = { $who }’s steward goes { $direction } to { $space } ({ $effect }).
does-shop = { $who } starts the shop worth { $points } ({ $district }, { $symbols } symbols).
does-stop = { $who } delivers no more.
does-build = { $who } builds: { $building } ({ $gold } gold, { $goats } { $goats ->
    [one] goat
   *[other] goats
}).
does-done = { $who } ends the turn.
go-up = up
go-down = down
go-left = left
go-right = right
effect-goods = { $quarter } { $amount }
effect-die = a yellow die
effect-plus = +1
effect-rosette = a rosette
effect-start = the middle
effect-edge = the edge

# What happened
gains = { $who } gains { $amount } ({ $quarter }).
delivers = { $who } delivers { $amount } ({ $quarter }).
completes = { $who } completes a shop worth { $points } ({ $quarter }).
takes-bonus = { $who } is the first to supply the whole district ({ $quarter }): { $points } more.
wins-die = { $who } wins a yellow die for all later rolls.
writes-box = { $who } writes { $points } for the steward.
round-over = Round { $round } is over.
dice-group = { $quarter } { $count } × { $value }
rolls = { $who } rolls: { $groups }.
instant = All dice show the same value: { $who } wins on the spot!

# Why not
why-buy-first = yellow dice are being bought now ({ $rule })
why-choose-first = the dice of a quarter have to be taken now ({ $rule })
why-compensate-first = no dice are left; move the steward or decline ({ $rule })
why-count-first = the number of steps has to be chosen now ({ $rule })
why-walk-first = the steward is on the way ({ $rule })
why-shop-first = a shop has to be chosen, or delivering stopped ({ $rule })
why-build-first = the turn ends with building ({ $rule })
why-too-many-dice = at most { $most } yellow dice roll, those won included ({ $rule })
why-no-gold = that costs { $price } gold, and there { $gold ->
    [one] is
   *[other] are
} { $gold } ({ $rule })
why-no-dice = there are no dice on { $quarter } ({ $rule })
why-no-way = there is no way of { $steps } { $steps ->
    [one] step
   *[other] steps
} from here ({ $rule })
why-edge = the market ends there ({ $rule })
why-passed = { $space } was entered before ({ $rule })
why-dead-end = from { $space } { $steps ->
    [one] the last step
   *[other] the remaining { $steps } steps
} cannot be walked ({ $rule })
why-no-shop = the district has { $count } shops ({ $rule })
why-shop-started = that shop was started before ({ $rule })
why-built = already built: { $building } ({ $rule })
why-too-dear = { $building } costs { $gold } gold and { $goats } { $goats ->
    [one] goat
   *[other] goats
} ({ $rule })

# How it ended
reason-points = Most points win.
reason-gold = Equal in points; the most gold left decides.
reason-shared = Equal in points and gold: the victory is shared.
reason-instant-win = A roll in which all dice show the same value won the game on the spot.

# The table in a terminal
table-round = Round { $round } of { $rounds }
table-harbour = Harbour
table-market = Market
table-sheet = Sheet of { $who }
table-cost = { $gold } gold, { $goats } { $goats ->
    [one] goat
   *[other] goats
}
table-dice = Dice won
table-points = Points
help-actions =
    buy 2          two yellow dice for this roll
    take wine      take the dice on Wine and deliver
    steward wine   take them and move the steward by their value
    steps 4        four steps
    up             one step up; likewise down, left, right
    shop 2         start the second shop of the district; “stop” delivers no more
    decline        leave the steward where it is
    build temple   build; “done” ends the turn
    odds           the chances of a roll
aid-odds = odds
odds-title = How likely each quarter is to hold at least so many dice
odds-dice = With { $count } dice
odds-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Notation
notation-action = “{ $text }” is not an action; write for instance take wine, steward wine, steps 4, up, shop 2, build temple or done
notation-space = “{ $text }” is not a space of the market; they are a1 to e5
notation-entry = there is no entry “{ $text }” in a position; they are: { $choices }
notation-value = “{ $text }” makes no sense here
notation-count = a position needs { $count } entries for { $name }, found { $found }
notation-impossible = no game could have this { $name }

# What is wrong with other printed numbers
facts-space = a space is one of { $choices }
facts-amount = goods, goats and gold have a number from 1 to { $most }, the others none
facts-start = the middle space, and no other, is the start
facts-boxes = at least one of the round_boxes must stay free
