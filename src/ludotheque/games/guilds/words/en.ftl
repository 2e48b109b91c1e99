name = Guilds of London
tagline = Liverymen fill the guilds of the City; majorities make masters. Alone against Boris, or two to four players. The set of tiles and cards is a reconstruction, not the printed one.
boris = Boris

# Colours
colour-yellow = yellow
colour-pink = pink
colour-red = red
colour-blue = blue
colour-green = green

# Sources of points
source-tiles = First places
source-plantation = Plantation
source-effects = Cards and rewards
source-masters = Neighbouring masters
source-mayoral = Mayoral cards
source-beadle = Beadle’s tiles

# Options
option-plantation = Plantation
option-plantation-help = The side of the plantation shown first. Alone it also decides which guilds get an extra neutral: the six lowest with Virginia, the six highest with Ulster.
choice-plantation-random = at random
choice-plantation-virginia = Virginia
choice-plantation-ulster = Ulster
option-boris_cards = Boris’ cards
option-boris_cards-help = How many cards Boris draws each turn, so how many liverymen he places. Four is for experts.
choice-boris_cards-3 = three
choice-boris_cards-4 = four
option-solitaires_guild = Solitaires’ Guild
option-solitaires_guild-help = For experts: three second-place tokens you have won make one of your liverymen master of a completed guild without one of yours, for its points.
choice-solitaires_guild-no = no
choice-solitaires_guild-yes = yes

# Things
side-virginia = Virginia
side-ulster = Ulster
tile = { $number } { $name }
building = { $name }
guildhall = the Guildhall
place = { $place }
place-of-tile = { $place } ({ $tile })

# Effects, in a few words
effect-vp = score { $count } { $count ->
    [one] point
   *[other] points
}
effect-draw = draw { $count } { $count ->
    [one] card
   *[other] cards
}
effect-neutral = take { $count } { $count ->
    [one] neutral liveryman
   *[other] neutral liverymen
}
effect-hire = hire { $count } { $count ->
    [one] liveryman
   *[other] liverymen
}
effect-mayor = { $count ->
    [one] draw two mayoral cards and keep one
   *[other] { $count } times, draw two mayoral cards and keep one
}
effect-plantation = send { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} from the Guildhall to the plantation
effect-plantation-from-tile = send { $count ->
    [one] a liveryman from a tile
   *[other] up to { $count } liverymen from tiles
} to the plantation
effect-plantation-from-anywhere = send { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} from the Guildhall or from tiles to the plantation
effect-plantation-from-supply = send { $count ->
    [one] a liveryman
   *[other] { $count } liverymen
} from the supply to the plantation
effect-plantation-return = bring { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} back from the plantation, to any tile
effect-plantation-expel-rival = send { $count ->
    [one] a rival’s liveryman
   *[other] up to { $count } liverymen of rivals
} from the plantation back to the Guildhall
effect-move = move { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} from the Guildhall to any tile
effect-move-any = move { $count ->
    [one] a liveryman from the Guildhall or a tile to any tile
   *[other] up to { $count } liverymen from the Guildhall or tiles to any tiles
}
effect-move-group = move { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} together from one place to another tile
effect-hire-to-tile = hire { $count ->
    [one] a liveryman
   *[other] up to { $count } liverymen
} straight to any tile
effect-push-rival = push { $count ->
    [one] a rival’s liveryman
   *[other] up to { $count } liverymen of rivals
} to a neighbouring tile
effect-swap-with-rival = swap { $count ->
    [one] one of yours
   *[other] up to { $count } of yours
} with a rival’s liveryman on another tile
effect-recall-rival = send { $count ->
    [one] a rival’s liveryman
   *[other] up to { $count } liverymen of rivals
} from a tile back to the Guildhall
effect-turn-hire-bonus = this turn, every card used to hire brings { $count } more
effect-turn-wild-banners = this turn, cards used to move count as every colour
effect-end-draw = draw { $count } more at the end of this turn
effect-no-limit = no hand limit at the end of this turn
effect-salvage = take { $count ->
    [one] a card
   *[other] up to { $count } cards
} from the top five discards
effect-draw-colour = name a colour, turn up { $count ->
    [one] a card
   *[other] { $count } cards
} and keep those of that colour
effect-swap-tokens = swap the tokens of two open tiles
effect-vp-per-master = score { $count } for each of your masters, { $most } at most
effect-banner = move by banner

# Mayoral cards
score-per-master-colour = score { $first } for each of your masters on { $colour } ({ $most } at most)
score-at-least-masters-colour = score { $second } with at least { $first } masters on { $colour }, 2 with only { $less }
score-largest-group = score { $first } for each master of your largest connected group ({ $most } at most)
score-best-row = score { $first } for each master in your best row ({ $most } at most)
score-best-column = score { $first } for each master in your best column ({ $most } at most)
score-outer-edge = score { $first } for each master on the edge of the city ({ $most } at most)
score-near-guildhall = score { $first } for each master next to the Guildhall, corners included ({ $most } at most)
score-per-special = score { $first } for each of your masters on a special building ({ $most } at most)
score-colours-covered = score { $second } with masters on all five colours, { $first } with four
score-per-token = score { $first } for each second-place token you have won ({ $most } at most)
score-per-plantation-win = score { $first } for each first place on the plantation ({ $most } at most)
score-per-two-in-guildhall = score { $first } for every two liverymen in the Guildhall ({ $most } at most)
score-per-two-masters = score { $first } for every two masters ({ $most } at most)

# What is asked
ask-mayor = { $who }: which mayoral card do you keep?
ask-turn = { $who }: play a card, or end your turn.
ask-pay = { $who }: discard { $count ->
    [one] another card
   *[other] { $count } more cards
} to pay for { $card }.
ask-discard = { $who }: { $count ->
    [one] one card
   *[other] { $count } cards
} too many; discard one.
ask-from = { $who }: { $effect }. From where?
ask-to = { $who }: { $effect }. From { $place } to where?
ask-from-token = { $who }: { $effect }. Which tile first?
ask-to-token = { $who }: { $effect }. The token of { $place } with which other?
ask-to-rival = { $who }: { $effect }. With a rival on which tile?
ask-to-first = { $who }: { $effect }. Where to?
ask-rival = { $who }: { $effect }. Whose liveryman in { $place }?
ask-rival-plantation = { $who }: { $effect }. Whose?
ask-colour = { $who }: { $effect }. Which colour?
ask-take = { $who }: { $effect }. Which one?
ask-again = { $who }: { $effect }. Move another one along?
ask-extra = { $who }: which of your rewards do you take next?
ask-neutrals = { $who }: { $place } is being decided. How many of your neutrals do you add?
ask-guild = { $who }: give { $count } tokens to the Solitaires’ Guild for a master?

# What an action would do
choice-end = end the turn and draw { $count } { $count ->
    [one] card
   *[other] cards
}
choice-end-passing = play nothing and draw { $count } { $count ->
    [one] card
   *[other] cards
}
choice-hire = hire { $count } { $count ->
    [one] liveryman
   *[other] liverymen
}
choice-move = move { $count ->
    [one] one liveryman
   *[other] up to { $count } liverymen
} to { $colour }
choice-move-any = move { $count ->
    [one] one liveryman
   *[other] up to { $count } liverymen
} to any colour
choice-ability = { $effects } { $cost ->
    [0] (free)
    [one] (costs a card)
   *[other] (costs { $cost } cards)
}
choice-pay = { $colour }: { $effects }
choice-discard = { $colour }: { $effects }
choice-take = { $colour }: { $effects }
choice-from = { $tile }, { $men } of { $threshold }
choice-from-guildhall = the Guildhall, where you have { $count }
choice-to = { $tile }, { $men } of { $threshold }
choice-rival = one of { $whom }
choice-colour = { $colour }
choice-do = { $effect }
choice-again = yes, another one
choice-stop = enough
choice-stop-extras = leave out the rest
choice-keep = { $name }: { $score }
choice-add = { $count ->
    [0] none
    [one] one neutral
   *[other] { $count } neutrals
}
choice-guild = make a liveryman master of { $place } for { $points } { $points ->
    [one] point
   *[other] points
}
choice-decline = not now

# What happened
does-hire = { $who } uses { $card } to hire.
does-move = { $who } uses { $card } to move to { $colour }.
does-move-any = { $who } uses { $card } to move to any colour.
does-ability = { $who } plays { $card }: { $effects }.
does-pay = { $who } pays with { $card }.
does-discard = { $who } discards { $card }.
does-take = { $who } takes { $card } from the discards.
does-end = { $who } ends the turn.
does-pass = { $who } plays nothing.
does-keep = { $who } keeps the mayoral card { $name }.
does-keep-secretly = { $who } keeps a mayoral card.
does-colour = { $who } names { $colour }.
does-do = { $who } chooses: { $effect }.
does-add = { $who } adds { $count ->
    [0] no neutral
    [one] a neutral
   *[other] { $count } neutrals
} in { $place }.
does-guild = { $who } spends tokens and becomes master of { $place } for { $points } { $points ->
    [one] point
   *[other] points
}.
does-stop-extras = { $who } leaves out the rest of the reward.
step-plantation = { $who } sends a liveryman from { $place } to the plantation.
step-recall = { $who } sends a liveryman of { $whom } from { $place } back to the Guildhall.
step-expel = { $who } sends a liveryman of { $whom } back from the plantation.
step-swap = { $who } swaps a liveryman in { $place } with one of { $whom } in { $goal }.
step-push = { $who } pushes a liveryman of { $whom } from { $place } to { $goal }.
step-tokens = { $who } swaps the tokens of { $place } and { $goal }.
step-return = { $who } brings a liveryman back from the plantation to { $goal }.
step-hire-to = { $who } hires a liveryman straight to { $goal }.
step-move = { $who } moves a liveryman from { $place } to { $goal }.
drew = { $who } draws { $count } { $count ->
    [one] card
   *[other] cards
}.
hired = { $who } gets { $count } { $count ->
    [one] liveryman
   *[other] liverymen
} into the Guildhall.
scored = { $who } scores { $count } { $count ->
    [one] point
   *[other] points
}.
got-neutrals = { $who } takes { $count } { $count ->
    [one] neutral
   *[other] neutrals
} from the scoreboard.
colonised = { $who } sends { $count } from the supply to the plantation.
shuffled = The { $count } discards are shuffled into a new deck.
turned-up = Turned up: { $card }, discarded.
turned-up-taken = Turned up: { $card }, taken.
boris-begins = Boris searches from the beadle in { $place }.
boris-begins-anywhere = The beadle has left the city; Boris searches from the upper left.
boris-places = Boris draws { $card } ({ $colour }) and goes to { $place }.
boris-nowhere = Boris draws { $card }: no open tile shows { $colour }.
won = { $who } wins { $place }: { $points } { $points ->
    [one] point
   *[other] points
}, and a master there.
won-boris = Boris wins { $place }: { $points } { $points ->
    [one] point
   *[other] points
}. It has no master.
tied = { $place } is tied: nothing happens there.
second = { $who } is second in { $place } and takes the token: { $effect }.
second-boris = Boris is second in { $place }; the token leaves the game ({ $effect }).
beadle-goes = The beadle goes to { $place }.
beadle-leaves = The beadle leaves the city.
plantation-first = { $who } is first on the plantation ({ $side }).
plantation-second = { $who } takes the second reward of the plantation ({ $side }).
boris-plantation = { $count ->
    [0] You have nobody on the plantation
   *[other] You have too few on the plantation
} ({ $side }): Boris scores { $points }.
plantation-turns = The plantation now shows { $side }.
laid = { $tile } is laid on { $place }.
beadle-took = Boris takes the beadle’s tile { $place }: { $points } { $points ->
    [one] point
   *[other] points
}.
round-begins = Round { $round }; { $who } begins.
end-rounds = The last round is over.
end-tiles = No guild is left open.

# Why not
why-mayor-first = a mayoral card has to be kept first ({ $rule })
why-turn-first = a card can be played now, or the turn ended ({ $rule })
why-pay-first = the cost of the ability has to be paid first ({ $rule })
why-discard-first = too many cards in hand: discard one ({ $rule })
why-from-first = say where from ({ $rule })
why-to-first = say where to ({ $rule })
why-rival-first = say whose liveryman ({ $rule })
why-colour-first = name a colour ({ $rule })
why-take-first = take a card from the discards, or stop ({ $rule })
why-again-first = say whether another one goes along ({ $rule })
why-extra-first = choose which reward comes next ({ $rule })
why-neutrals-first = say how many neutrals you add ({ $rule })
why-guild-first = the Solitaires’ Guild is offered: say where, or decline ({ $rule })
why-no-card = you have no { $card } in hand ({ $rule })
why-no-supply = no liveryman is left in your supply ({ $rule })
why-no-move = no liveryman of yours could move to another open tile that shows { $colour } ({ $rule })
why-cost = it costs { $cost } other { $cost ->
    [one] card
   *[other] cards
}, more than you have ({ $rule })
why-no-effect = it could do nothing now: { $effects } ({ $rule })
why-not-discarded = { $card } is not among the top five discards ({ $rule })
why-salvages = { $card } takes cards from the discards, so it cannot be taken from them itself ({ $rule })
why-not-open = { $place } is no open tile ({ $rule })
why-same-place = the liveryman is in { $place } already ({ $rule })
why-from = nothing can be taken from { $place } for this: { $effect } ({ $rule })
why-to = { $place } is not possible for this: { $effect } ({ $rule })
why-no-rival = that is no rival of yours ({ $rule })
why-rival-absent = { $whom } has nobody there ({ $rule })
why-no-stop = this cannot be left out ({ $rule })
why-not-drawn = you have not drawn that mayoral card ({ $rule })
why-no-extra = there are { $count } rewards to choose from ({ $rule })
why-no-neutrals = you hold { $count } { $count ->
    [one] neutral
   *[other] neutrals
} ({ $rule })
why-no-guild = the Solitaires’ Guild is not in this game ({ $rule })
why-guild-price = that takes { $count } tokens and a liveryman in the Guildhall ({ $rule })
why-guild-place = { $place } is no completed guild without a master of yours ({ $rule })

# How it ended
reason-rounds = The last round is over: most points win.
reason-tiles = No guild is left open: most points win.

# What everything does
what-tile = { $tile }: a guild ({ $colours }). With { $threshold } liverymen it activates; most there win { $points } { $points ->
    [one] point
   *[other] points
} and become its master.
what-building = { $tile }: a special building ({ $colours }). With { $threshold } liverymen it activates; most there win { $points } { $points ->
    [one] point
   *[other] points
} and become its master.
what-extras = The winner may also, in any order: { $effects }.
what-no-hand-limit = Its master has no hand limit.
what-completed = It is completed and has no master.
what-mastered = It is completed; its master is { $who }.
what-neutral-there = The neutral here raises the threshold by { $count }; that is counted already.
what-token = The second place takes the token: { $effect }.
what-beadle-here = The beadle is here and counts as one towards the threshold.
what-guildhall = The Guildhall is where hired liverymen wait until a card moves them to a tile, and where they return to.
what-beadle = The beadle stands on the open guild with the lowest number and counts as one towards its threshold.
what-beadle-alone = The beadle stands on the open guild with the lowest number and counts as one towards its threshold. Boris searches from it, and takes its tile at the end of every round.
what-plantation = { $side } is shown. First place: { $first }. Second place: { $second }.
what-plantation-back = On the other side, { $side }. First place: { $first }. Second place: { $second }.
what-plantation-boris = Alone: with { $needed } or more there you take the first reward; with fewer Boris scores { $one }, with nobody { $none }.
what-neutral = A neutral liveryman you hold can be added to your own when a tile is decided, once; then it returns to the scoreboard.
what-supply = Each player has { $count } liverymen. Those in the supply wait to be hired.
what-card-hire = { $card } to hire: one liveryman from the supply to the Guildhall.
what-card-move = To move: { $count ->
    [one] one liveryman
   *[other] up to { $count } liverymen
} to open tiles that show { $colour }.
what-card-ability = For its ability: { $effects }. { $cost ->
    [0] It costs nothing more.
    [one] It costs another card.
   *[other] It costs { $cost } other cards.
}
what-mayor = { $name }. At the end: { $score }.
what-colour = A { $colour } card moves liverymen to tiles that show { $colour }; mayoral cards may count masters on { $colour }.
what-boris = Boris draws cards and places a liveryman for each: on the first open tile of that colour, searching from the beadle in reading order. He scores points only and never has a master.
what-solitaires = With the Solitaires’ Guild in play, { $count } second-place tokens you have won make one of your liverymen in the Guildhall master of a completed guild without one of yours, for its points.

# The table in a terminal
table-round = Round { $round } of { $rounds }
table-activation = activation at its end
table-no-activation = no activation this round
table-plantation-due = the plantation is decided
table-key = ★ points  ▯ draw  ♟ hire  ◇ neutral  ✶ mayoral card  ≈ plantation  → move
table-key-city = 3/5 liverymen of those needed  ² token for the second  ♦ beadle  ♛ master
table-colours = { $yellow } Y, { $pink } P, { $red } R, { $blue } B, { $green } G
table-hall = Guildhall
table-plantation-side = Plantation: { $side }, first { $first }, second { $second }
table-plantation-boris = Boris { $none } if you have nobody there, { $one } if too few
table-scoreboard = Neutrals on the scoreboard: { $count }
table-deck = Deck: { $deck }, discards: { $discards }
table-stack = Tiles to come: { $count }
table-discards = On top of the discards: { $cards }
table-cards = Cards
table-guildhall = Hall
table-supply = Supply
table-plantation = Plant.
table-neutrals = Neutral
table-masters = Masters
table-tokens = Tokens
table-mayors = Mayor
table-points = Points
table-hand = Your hand
table-own-mayors = Your mayoral cards
table-mayor = { $name }: { $score }; now { $now }
table-cost = { $cost ->
    [0] free
    [one] 1 card
   *[other] { $cost } cards
}
table-banners = { $count ->
    [one] moves 1
   *[other] moves { $count }
}
table-solitaires = Tokens on the Solitaires’ Guild: { $count }
table-way-none = Boris has not moved yet.
table-way-from = Boris searched from the beadle in { $place }.
table-way-anywhere = The beadle had left the city; Boris searched from the upper left.
table-way = { $card } ({ $colour }): past { $way } to { $place }
table-way-at-once = { $card } ({ $colour }): straight to { $place }
table-way-nowhere = { $card } ({ $colour }): no open tile of this colour
aid-boris = boris

# Notation
notation-action = “{ $text }” is not an action; write for instance “hire Y1”, “move R2”, “ability G3”, “from guildhall”, “to b2” or “end”
notation-entry = “{ $text }” is not a line of a position; they are: { $choices }
notation-value = “{ $text }” cannot be read
notation-impossible = “{ $name }” does not fit the rest of the position
help-actions =
    hire Y1          discard the card, hire a liveryman
    move R2          discard it, move liverymen to tiles of its colour
    ability G3       discard it, pay its cost with other cards, do what it says
    end              end your turn and draw
    from guildhall   where a liveryman comes from; to b2: where it goes
    stop             leave out what may be left out
    what b2          what a tile, a card or anything else does; “what” for everything
    boris            alone: what Boris did in his last turn
    The tiles and cards are a reconstruction of ours: the printed values are not public.
    Who owns the game can type them into a copy of facts.toml and play with --facts FILE.

# Printed names of the shipped set
name-posy-sellers = Posy Sellers
name-lamp-oilers = Lamp Oilers
name-button-stampers = Button Stampers
name-dye-steepers = Dye Steepers
name-fence-hurdlers = Fence Hurdlers
name-anchor-smiths = Anchor Smiths
name-pageant-painters = Pageant Painters
name-carriage-trimmers = Carriage Trimmers
name-toy-turners = Toy Turners
name-quill-cutters = Quill Cutters
name-seed-factors = Seed Factors
name-eel-sellers = Eel Sellers
name-ribbon-weavers = Ribbon Weavers
name-pearl-stringers = Pearl Stringers
name-tea-tasters = Tea Tasters
name-glove-perfumers = Glove Perfumers
name-timber-sawyers = Timber Sawyers
name-chart-engravers = Chart Engravers
name-stirrup-forgers = Stirrup Forgers
name-brick-kilners = Brick Kilners
name-basket-plaiters = Basket Plaiters
name-paving-layers = Paving Layers
name-barrel-hoopers = Barrel Hoopers
name-mask-moulders = Mask Moulders
name-sail-stitchers = Sail Stitchers
name-salt-boilers = Salt Boilers
name-harbour-pilers = Harbour Pilers
name-viol-makers = Viol Makers
name-spice-grinders = Spice Grinders
name-rope-spinners = Rope Spinners
name-herb-distillers = Herb Distillers
name-hop-sackers = Hop Sackers
name-wharf-porters = Wharf Porters
name-wheel-benders = Wheel Benders
name-orchard-carriers = Orchard Carriers
name-ship-caulkers = Ship Caulkers
name-almanack-printers = Almanack Printers
name-tobacco-curers = Tobacco Curers
name-cannon-founders = Cannon Founders
name-silver-chasers = Silver Chasers
name-church-of-st-lawrence-jewry = Church of St Lawrence Jewry
name-gog-and-magog = Gog and Magog
name-livery-hall = Livery Hall
name-lord-mayors-show = Lord Mayor’s Show
name-university-of-london = University of London
name-bread-for-the-poor = Bread for the Poor
name-keepers-of-the-granary = Keepers of the Granary
name-masque-at-court = Masque at Court
name-patrons-of-the-stage = Patrons of the Stage
name-builders-of-the-wall = Builders of the Wall
name-captains-of-the-trained-bands = Captains of the Trained Bands
name-masters-of-the-pool = Masters of the Pool
name-owners-of-the-fleet = Owners of the Fleet
name-gardens-of-the-inns = Gardens of the Inns
name-readers-of-law = Readers of Law
name-a-quarter-of-ones-own = A Quarter of One’s Own
name-along-cheapside = Along Cheapside
name-down-to-the-river = Down to the River
name-wards-without = Wards Without
name-guildhall-yard = Guildhall Yard
name-great-institutions = Great Institutions
name-all-the-liveries = All the Liveries
name-second-at-the-table = Second at the Table
name-over-the-sea = Over the Sea
name-a-full-household = A Full Household
name-many-chains-of-office = Many Chains of Office

# What is wrong with a set
facts-name = a name has between 1 and { $most } bytes
facts-reward = a reward is one of { $choices } with a number, such as { $example }
facts-parts = an ability has at most { $most } parts
facts-part = “{ $given }” is no part of an ability; they are { $choices }, see RULES.md, L6
facts-part-number = “{ $given }” needs a number from 1 to 9
facts-score = “{ $given }” is no score; they are { $choices }, see RULES.md, L10.4
facts-place = “{ $given }” is no place that is free at the start
facts-liverymen = not more than liverymen_per_player
facts-card-id = “{ $given }” should be “{ $right }”: its colour and its place among them
facts-kinds = at most { $most } kinds of a colour
facts-twice = “{ $given }” is there twice; every id once
facts-numbers = every number once
facts-pile = between { $least } and { $most } cards in all
facts-mayors = enough for four players to be dealt mayoral_dealt each
