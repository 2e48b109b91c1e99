name = Oriente
tagline = One hidden inhabitant each, rank that overrules, battles with allies, and bargains nobody has to keep.

# Cards
card-shogun = Shogun
card-soryo = Soryo
card-maho-tsukai = Maho-Tsukai
card-daimyo = Daimyo
card-samurai = Samurai
card-akindo = Akindo
card-nofu = Nofu
card-ninja = Ninja
card-geisha = Geisha
card-treasure-2 = treasure of 2
card-treasure-3 = treasure of 3
card-treasure-4 = treasure of 4
card-any = any card
card-hidden = a hidden inhabitant
cards-of-kind = { $count } × { $card }
cards-any = { $count ->
    [one] any card
   *[other] any { $count } cards
}
short-shogun = Shogun
short-soryo = Soryo
short-maho-tsukai = Maho
short-daimyo = Daimyo
short-samurai = Samurai
short-akindo = Akindo
short-nofu = Nofu
short-ninja = Ninja
short-geisha = Geisha
short-treasure-2 = ◆2
short-treasure-3 = ◆3
short-treasure-4 = ◆4

# Sources of points
source-treasures = Treasures
source-shogun = Shogun
source-soryo = Soryo
source-maho-tsukai = Maho-Tsukai
source-daimyo = Daimyo
source-samurai = Samurai
source-akindo = Akindo
source-nofu = Nofu
source-ninja = Ninja
source-inhabitant = Own inhabitant

# Options
option-pawn = Destiny pawn
option-pawn-help = Who has the destiny pawn first and speaks first: somebody at random, or the first seat.
choice-pawn-random = at random
choice-pawn-first = first seat

# Abilities and announcements
ability-prayer = Prayer
ability-transmutation = Transmutation
ability-rent = Rent
ability-succession = Succession
ability-credit = Credit
ability-trade = Trade
ability-recruit = Recruit
ability-revolution = Revolution
ability-eliminate = Elimination
action-attack = an attack on { $whom }
action-prayer = a Prayer
action-transmutation = a Transmutation
action-rent = Rent
action-succession = Succession
action-credit = Credit from { $whom }
action-trade = Trade with { $whom }
action-recruit = Recruit
action-revolution = a Revolution
action-eliminate = the Elimination of { $whom }
side-attacker = Attacker
side-target = Target

# What is asked
ask-announce = { $who }: announce an action, or pass.
ask-privilege = { $who }: { $announcer } announces { $action }. Overrule it, or let it happen?
ask-privilege-none = { $who }: { $announcer } announces { $action }. Your rank does not allow you to cancel it.
ask-support = { $who }: { $announcer } attacks { $target }. Support one of them?
ask-take = { $who }: choose your new inhabitant among the cards turned up against you.
ask-give = { $who }: you got a card from { $target } ({ $card }); what do you give in return?
ask-become = { $who }: you have seen everybody’s inhabitant. Which one do you become?
ask-join = { $who }: { $announcer } starts a Revolution. Join it?
ask-join-none = { $who }: { $announcer } starts a Revolution. Only a Nofu can join it.

# What the others are told meanwhile
wait-announce = { $who } is to announce an action, or to pass.
wait-privilege = { $announcer } announces { $action }. { $who } is asked whether to overrule it.
wait-support = { $announcer } attacks { $target }. { $who } is asked whether to support one of them.
wait-take = { $who } chooses a new inhabitant among the cards turned up.
wait-give = { $who } got a card from { $target } and chooses one to give in return.
wait-become = { $who } has seen everybody’s inhabitant and chooses which one to become.
wait-join = { $announcer } starts a Revolution. { $who } is asked whether to join it.

# What an action would do
choice-pass-announce = pass
choice-pass-privilege = let it happen
choice-pass-support = stay out
choice-pass-join = do not join
choice-attack = attack { $whom } ({ $card })
choice-prayer = Prayer: take the reward
choice-transmutation = Transmutation: become another inhabitant and shuffle all the others
choice-rent = Rent: take the top card of the deck
choice-succession = Succession: change places with the Shogun
choice-credit = Credit: take all Nofu of { $whom } ({ $count })
choice-trade = Trade: swap one of your cards for a random one of { $whom } (out of { $count })
choice-recruit = Recruit: hire a farm worker
choice-revolution = Revolution: rob all whose rank is low enough
choice-eliminate = Elimination: take the inhabitant of { $whom } ({ $card })
choice-support = support { $whom } (adds { $value }; { $side })
choice-join = join
choice-become = become { $card } ({ $value })
choice-give = give: { $card } ({ $value })
choice-take = become { $card } ({ $value })

# What happened
does-pass-announce = { $who } passes.
does-pass-privilege = { $who } lets it happen.
does-pass-support = { $who } stays out.
does-pass-join = { $who } does not join.
does-pass-announce-several = { $who } pass.
does-pass-privilege-several = { $who } let it happen.
does-pass-support-several = { $who } stay out.
does-pass-join-several = { $who } do not join.
does-announce = { $who } announces { $action }.
does-announce-revealing = { $who } reveals their { $card } and announces { $action }.
does-cancel = { $who } overrules { $whom } and announces { $action } instead.
does-cancel-revealing = { $who } reveals their { $card }, overrules { $whom } and announces { $action } instead.
does-support = { $who } supports { $whom }.
does-support-revealing = { $who } reveals their { $card } and supports { $whom }.
does-join = { $who } joins the Revolution.
does-join-revealing = { $who } reveals their { $card } and joins the Revolution.
does-become = { $who } becomes { $card }.
does-become-secretly = { $who } secretly becomes somebody else.
destiny = Nobody objects: { $who } carries out { $action }.
reveals = { $who } reveals their { $card }.
turns-up = The Samurai of { $who } turns up: { $card }.
battle = The battle stands { $strength } for the attacker, { $other } for the target.
captures = { $who } takes the { $card } of { $whom }.
draws = { $who } draws a new inhabitant.
draws-known = { $who } draws a new inhabitant: { $card }.
takes = { $who } goes on as { $card }.
gains = { $who } gains a card: { $card }.
credits = { $who } takes { $count } Nofu from { $whom }.
gets = { $who } draws from the cards of { $whom }: { $card }.
gives = { $who } gives { $whom } a card in return: { $card }.
recruits = Farm workers on the square: { $square }.
recruits-hut = Farm workers: { $square } on the square, { $hut } in the hut.
revolts = Revolution with a strength of { $strength }!
loses = { $who } loses { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
}.
takes-reward = { $who } takes the reward: { $cards }.
season-over = Season { $season } is over. { $rewards ->
    [one] One card lies as the reward.
   *[other] { $rewards } cards lie as the reward.
}
shuffles-all = All other inhabitants were shuffled with a card from the deck and dealt anew.
succeeds = { $who } becomes the Shogun that { $whom } had, who gets the Daimyo for it.
succeeds-own = { $who } becomes the Shogun from among their own points, where the Daimyo goes.
goes-under = Under the deck: { $cards }.
end-geisha = The Geisha appears: the game is over.
end-deck = No card is left to draw: the game is over.
end-ninjas = { $who } has all the Ninjas and wins on the spot!

# Why not
why-announce-first = an action is to be announced now, or passed ({ $rule })
why-privilege-first = the question is whether the announcement is cancelled ({ $rule })
why-support-first = a battle is on: support a side or stay out ({ $rule })
why-take-first = one of the cards turned up has to be taken now ({ $rule })
why-give-first = a card has to be given in return now ({ $rule })
why-become-first = the Transmutation asks whom to become ({ $rule })
why-join-first = a Revolution is on: join or stay out ({ $rule })
why-no-privilege = an inhabitant of value { $mine } does not overrule { $theirs }; more is needed, or as much with fewer points cards ({ $rule })
why-no-seat = there are { $seats } players ({ $rule })
why-self = that names yourself ({ $rule })
why-ability = { $ability } belongs to another inhabitant: { $card } ({ $rule })
why-no-reward = the reward has been claimed this season ({ $rule })
why-other-maho-tsukai = another Maho-Tsukai is revealed ({ $rule })
why-no-shogun = the Shogun is not revealed anywhere ({ $rule })
why-their-like = { $whom } shows { $card } as well ({ $rule })
why-no-cards = { $whom } has no points cards ({ $rule })
why-no-nofu-there = { $whom } has no Nofu among their points ({ $rule })
why-no-worker = no farm worker is left ({ $rule })
why-no-nofu = only a Nofu can join ({ $rule })
why-not-there = nobody else is { $card } ({ $rule })
why-not-had = you had no such card before the Trade: { $card } ({ $rule })
why-not-turned = the winner’s Samurai turned up no { $card } ({ $rule })

# How it ended
reason-geisha = The Geisha appeared. Most points win; among equals the strongest single card.
reason-deck = The deck ran out. Most points win; among equals the strongest single card.
reason-ninjas = All the Ninjas at the end of a season: an instant victory.

# Deals
why-not-now = no deals while a card has to be taken, given or chosen ({ $rule })
why-no-deal = say one thing: make an offer, accept, decline, withdraw, or settle a promise ({ $rule })
why-no-partner = an offer goes to one other player ({ $rule })
why-offer-open = there is an open offer between you and { $whom }; it has to be answered or withdrawn first ({ $rule })
why-not-points = only points cards can change hands, never an inhabitant ({ $rule })
why-cards-missing = { $whom } does not have these cards ({ $rule })
why-too-many-promises = at most { $most } promises on a side ({ $rule })
why-no-promise = that is no promise of the phrase book; nobody can be promised to themselves ({ $rule })
why-for-nothing = both sides must bring a card or a promise: points are not given away for nothing ({ $rule })
why-no-offer = they have made you no offer ({ $rule })
why-no-own-offer = you have made them no offer ({ $rule })
why-no-debt = no such promise of yours is open ({ $rule })
why-not-owed = that is not what was promised ({ $rule })
offer = { $who } offers { $whom }: { $gives }. In return: { $gets }.
accepts = { $who } accepts the offer of { $whom }.
lapses = { $who } accepts the offer of { $whom }, but the cards are no longer there: it lapses.
declines = { $who } declines the offer of { $whom }.
withdraws = { $who } withdraws the offer to { $whom }.
settles = { $who } hands over to { $whom } what was promised: { $cards }.
promise-support = to support { $whom }
promise-cancel = to overrule { $whom }
promise-not-cancel = not to overrule { $whom }
promise-attack = to attack { $whom }
promise-spare = to spare { $whom }
promise-give = to give later: { $cards }
promise-words = “{ $text }”
verdict-kept = { $who } has kept the promise to { $whom }: { $promise }.
verdict-broken = { $who } has broken the promise to { $whom }: { $promise }.
verdict-void = The promise of { $who } to { $whom } is void: { $promise }.
status-open = open
status-kept = kept
status-broken = broken
status-void = void
status-said = said
talk-offers = Open offers
talk-promises = Promises
talk-to = { $who } to { $whom }
say-what = What do you want to say?
say-offer = make an offer
say-accept = accept: { $offer }
say-decline = decline: { $offer }
say-withdraw = withdraw: { $offer }
say-settle = hand over to { $whom } what is still owed: { $cards }
reply-accept = accept
reply-decline = decline
reply-counter = decline and offer something else
say-to-whom = To whom?
say-whom = Whom is it about?
say-send = make this offer
say-add-give = … a card I give
say-add-get = … a card I get
say-add-promise = … a promise of mine
say-add-ask = … a promise of theirs
say-which-card = Which card?
say-which-promise = Which promise?
say-text = In your own words:{ " " }
phrase-support = support somebody in battle
phrase-cancel = overrule somebody
phrase-not-cancel = not overrule somebody
phrase-attack = attack somebody
phrase-spare = spare somebody
phrase-give = give a card later
phrase-words = free words

# The table in a terminal
table-season = Season { $season }
table-reward = Reward: { $cards } { $cards ->
    [one] card
   *[other] cards
}
table-reward-taken = Reward: taken
table-deck = Deck: { $cards }
table-workers = Farm workers: { $square } on the square, { $supply } in the supply
table-hut = { $hut } in the hut
table-inhabitant = Inhabitant
table-disc = Disc
table-points = Points
table-cards = Points cards
table-may-object = May still object, as far as anyone can see: { $names }
table-announced = { $who } announces { $action }
table-rebels = Rebels: { $names }

# Notation
notation-action = “{ $text }” is not an action; write for instance “pass”, “attack 3”, “rent” or “support target”
notation-entry = “{ $text }” is not a line of a position; they are: { $choices }
notation-value = “{ $text }” cannot be read
notation-numbers = “{ $text }” should be { $count } values
notation-impossible = “{ $name }” does not fit the rest of the position
help-actions =
    pass             announce nothing, let it happen, stay out
    attack 3         attack the player on seat 3
    rent             an ability: prayer, transmutation, rent, succession, recruit, revolution
    credit 3         an ability that names somebody: credit, trade, eliminate
    support target   in a battle: support attacker, support target
    join             join a Revolution
    become nofu      after a Transmutation; likewise give and take
    deal             offers and promises: make them, answer them, settle them

# Questions answered beforehand
habit-privilege = Cancelling announcements
habit-privilege-never = never
habit-privilege-if-me = ask me only if it is aimed at me
habit-privilege-if-me-or-reward = ask me only if it is aimed at me or would win the reward
habit-support = Supporting in battles
habit-support-never = never
habit-join = Joining a Revolution
habit-join-never = never

# What is wrong with other printed numbers
facts-treasures = at least { $least } in all, one for each player
facts-top = more than { $most } ordinary inhabitants must be left for the top layer, not { $given }
