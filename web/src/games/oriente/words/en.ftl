# The board
board-season = Season
board-deck = deck
board-reward = reward
board-square = square
board-hut = hut
board-supply = supply
board-decides = { $who } decides.
board-forced = There is nothing to choose here: it goes on by itself.
board-attack = Attack
board-support = Support { $whom }
board-points = { $count ->
    [one] 1 point
   *[other] { $count } points
}
board-disc = disc ready
board-no-disc = disc spent
board-revealed = revealed
board-secret = hidden
board-pawn = has the destiny pawn
board-role-announcer = announces
board-role-target = named
board-role-attacker = attacks
board-role-defender = defends
board-role-rebel = rebel
board-role-may-object = may object
board-role-may-join = may join
board-may-join = May still join a side: { $names }
board-tie = Equal strength is the target’s victory.
board-shogun-wins = A Shogun who is attacked always wins.
board-strength = Strength so far: { $strength }
board-pick-take = Choose your new inhabitant
board-pick-give = Choose the card you give in return
board-pick-become = Choose whom you become
board-name-somebody = Now choose a player.
board-name-action = What do you announce against { $whom }?
board-about-hidden = A hidden inhabitant: only its owner knows who it is.
board-about-shogun = Shogun ({ $value }): cannot be overruled by anyone and wins every battle in which he is attacked himself. Has no ability: he can only attack.
board-about-soryo = Soryo ({ $value }). Prayer: takes the reward, as long as nobody has claimed it this season.
board-about-maho-tsukai = Maho-Tsukai ({ $value }). Transmutation: looks at all inhabitants, secretly becomes one of them; the others are shuffled and dealt anew.
board-about-daimyo = Daimyo ({ $value }). Rent: the top card of the deck becomes points. Succession: changes places with a revealed Shogun.
board-about-samurai = Samurai ({ $value }): in every battle turns up a card whose value is added to the side. Has no ability: can only attack.
board-about-akindo = Akindo ({ $value }). Credit: takes all Nofu among a player’s points. Trade: gets a random points card and gives one back.
board-about-nofu = Nofu ({ $value }). Recruit: a farm worker comes to the village. Revolution: rebels rob everyone whose rank is low enough and share the spoils.
board-about-ninja = Ninja ({ $value }). Elimination: takes a player’s inhabitant as points, without a battle. All Ninjas at the end of a season win at once.
board-about-geisha = Geisha: as soon as she is seen, the game is over.
board-about-treasure = Treasure: a points card worth { $value }.

# Deals
board-deals = Deals
board-deal-new = New offer
board-deal-not-now = No deals while a card is being chosen.
board-deal-to = To
board-deal-i-give = I give
board-deal-i-get = I get
board-deal-promise-add = add a promise
board-deal-send = Offer it
board-deal-accept = Accept
board-deal-decline = Decline
board-deal-counter = Another offer
board-deal-withdraw = Withdraw
board-deal-waits = waiting for { $whom }
board-deal-settle = Hand over
board-deal-owed = Promised to { $whom }: { $cards }
board-deal-remove = remove: { $what }
board-deal-ledger = Promises ({ $count })
board-deal-others = Offers between others

# The lesson
lesson-welcome = Oriente is a game of rank, courage and bargains. Everybody is one inhabitant, hidden at first; the cards in front of you are your points.
lesson-places = In this lesson you sit in all four places in turn. The large card below always belongs to whoever decides.
lesson-card = You are an Akindo, worth 2. Point at any card, or tap it, to read what it can do.
lesson-trade = Announce a Trade with the player on seat 3: choose Trade, then the player. Whoever announces reveals their card.
lesson-not-trade = For now, the Trade with seat 3, please.
lesson-overrule = Before anything happens, the others are asked whether they overrule it. The Nofu on seat 2 is worth only 1 and lets it happen. Then it is your turn as a hidden Samurai, worth 3: overrule the Trade by attacking the Akindo on seat 1!
lesson-not-overrule = Attack the Akindo on seat 1.
lesson-let = Now the attack stands, and everybody is asked anew. The Nofu passes again; then you are a Daimyo, worth 4, and could overrule the Samurai. This time let it happen.
lesson-not-let = Let it happen this time: you will take part in another way.
lesson-battle = Battle! The balance shows both sides. All others who have a disc may join one. You are the Nofu: stay out of it.
lesson-not-battle = Stay out: you will need your disc.
lesson-support = You are the Daimyo. Support the attacker: you reveal your card, spend your disc and add 4.
lesson-not-support = Support the attacker.
lesson-again = Each new supporter means another round of questions. As the Nofu stay out again; then the Samurai turns up a card that counts for its side.
lesson-won = 8 against 2. The winner takes the loser’s Akindo as points, and the reward too: it goes to whoever carries out the first action of a season. The loser goes on as the card turned up, a Nofu.
lesson-recruit = A Nofu is worth little, but not alone. Announce Recruit: a farm worker comes to the square.
lesson-not-recruit = Recruit a farm worker.
lesson-second = Nobody could object. Now you are the other Nofu, still hidden: recruit a second worker.
lesson-season = All discs are spent, so the season is over. Everybody has a disc again, a new reward lies ready, and whoever acted last speaks first.
lesson-revolution = Time for a Revolution! Each rebel and each worker on the square count 1. Announce it.
lesson-not-revolution = Announce the Revolution.
lesson-allow = It stands as a rank of 3 now: one Nofu and two workers. You are the Daimyo, worth 4, and could stop it. Let it happen, to see what it does.
lesson-not-allow = Let the Revolution happen.
lesson-join = You are the Nofu on seat 1 again. Join the rebels!
lesson-not-join = Join the Revolution.
lesson-spoils = Strength 4 strikes Samurai and Daimyo: they lose half their points cards, rounded down, so a single card stays. The rebels share the spoils and their own cards by lot.
lesson-deals = At a real table you can bargain at any time: cards for cards, cards for promises. Nobody has to keep a promise, but everybody sees who does.
lesson-end = The game ends the moment the Geisha is seen; she lies far down in the deck. Points cards and your own inhabitant count.
lesson-free = One decision is left, and it is all yours: you are the Daimyo. Rent, an attack, or wait?

# Pictures for the rules
board-figure-cards = All inhabitants with their values, and how many cards there are of each
board-figure-deck = The deck in three layers: Shogun and Ninjas are in the top one, the Geisha in the middle one
board-figure-top = top
board-figure-middle = middle
board-figure-bottom = bottom
board-figure-privilege = An Akindo announces: Soryo, Daimyo and Samurai may overrule it, another Akindo only with fewer points cards, a Nofu never
board-figure-battle = A battle: Samurai 3, Daimyo 4 and a Nofu turned up for 1 make 8 for the attacker; the Soryo has 6
board-figure-revolution = Two rebels and two workers: strength 4. Daimyo, Samurai and Akindo lose half of their points cards; Soryo and Ninja lose nothing
