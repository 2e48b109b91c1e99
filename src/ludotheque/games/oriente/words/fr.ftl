name = Oriente
tagline = À chacun son habitant caché, le privilège au plus haut rang, des combats où l’on s’allie et des accords que rien n’oblige à tenir.

# Cartes
card-shogun = Shogun
card-soryo = Soryo
card-maho-tsukai = Maho-Tsukai
card-daimyo = Daimyo
card-samurai = Samouraï
card-akindo = Akindo
card-nofu = Nofu
card-ninja = Ninja
card-geisha = Geisha
card-treasure-2 = trésor de 2
card-treasure-3 = trésor de 3
card-treasure-4 = trésor de 4
card-any = une carte quelconque
card-hidden = habitant caché
cards-of-kind = { $count } × { $card }
cards-any = { $count ->
    [one] une carte quelconque
   *[other] { $count } cartes quelconques
}
short-shogun = Shogun
short-soryo = Soryo
short-maho-tsukai = Maho
short-daimyo = Daimyo
short-samurai = Samouraï
short-akindo = Akindo
short-nofu = Nofu
short-ninja = Ninja
short-geisha = Geisha
short-treasure-2 = ◆2
short-treasure-3 = ◆3
short-treasure-4 = ◆4

# Origine des points
source-treasures = Trésors
source-shogun = Shogun
source-soryo = Soryo
source-maho-tsukai = Maho-Tsukai
source-daimyo = Daimyo
source-samurai = Samouraï
source-akindo = Akindo
source-nofu = Nofu
source-ninja = Ninja
source-inhabitant = Habitant

# Options
option-pawn = Pion destin
option-pawn-help = Qui reçoit le pion destin et parle en premier : quelqu’un au hasard, ou la première place.
choice-pawn-random = au hasard
choice-pawn-first = première place

# Habiletés et annonces
ability-prayer = Prière
ability-transmutation = Transmutation
ability-rent = Rente
ability-succession = Succession
ability-credit = Crédit
ability-trade = Commerce
ability-recruit = Recrutement
ability-revolution = Révolution
ability-eliminate = Élimination
action-attack = une attaque contre { $whom }
action-prayer = une Prière
action-transmutation = une Transmutation
action-rent = la Rente
action-succession = la Succession
action-credit = le Crédit sur { $whom }
action-trade = le Commerce avec { $whom }
action-recruit = le Recrutement
action-revolution = une Révolution
action-eliminate = l’Élimination visant { $whom }
side-attacker = Attaquant
side-target = Attaqué

# Ce qui est demandé
ask-announce = { $who } : annoncez une action ou passez.
ask-privilege = { $who } : { $announcer } annonce { $action }. Vous y opposez-vous ?
ask-privilege-none = { $who } : { $announcer } annonce { $action }. Votre rang ne vous donne pas le privilège de l’annuler.
ask-support = { $who } : { $announcer } attaque { $target }. Soutenez-vous un camp ?
ask-take = { $who } : choisissez votre nouvel habitant parmi les cartes retournées contre vous.
ask-give = { $who } : vous tirez une carte chez { $target } ({ $card }) ; que donnez-vous en retour ?
ask-become = { $who } : vous avez vu tous les habitants. Lequel devenez-vous ?
ask-join = { $who } : { $announcer } déclenche une Révolution. Vous y joignez-vous ?
ask-join-none = { $who } : { $announcer } déclenche une Révolution. Seul un Nofu peut s’y joindre.

# Ce qu’on dit aux autres pendant ce temps
wait-announce = À { $who } d’annoncer une action ou de passer.
wait-privilege = { $announcer } annonce { $action }. À { $who } de s’y opposer ou de laisser faire.
wait-support = { $announcer } attaque { $target }. À { $who } de soutenir un camp ou de rester à l’écart.
wait-take = À { $who } de choisir un nouvel habitant parmi les cartes retournées.
wait-give = { $who } a tiré une carte chez { $target } et en choisit une à donner en retour.
wait-become = { $who } a vu tous les habitants et choisit lequel devenir.
wait-join = { $announcer } déclenche une Révolution. À { $who } de s’y joindre ou non.

# Ce que ferait une action
choice-pass-announce = passer
choice-pass-privilege = laisser faire
choice-pass-support = rester à l’écart
choice-pass-join = ne pas s’y joindre
choice-attack = attaquer { $whom } ({ $card })
choice-prayer = Prière : prendre la récompense
choice-transmutation = Transmutation : devenir un autre habitant et mélanger tous les autres
choice-rent = Rente : prendre la carte du dessus de la pioche
choice-succession = Succession : échanger votre place avec le Shogun
choice-credit = Crédit : prendre tous ses Nofu à { $whom } ({ $count })
choice-trade = Commerce : une carte contre une au hasard chez { $whom } (sur { $count })
choice-recruit = Recrutement : engager un ouvrier agricole
choice-revolution = Révolution : dépouiller tous ceux dont le rang est assez bas
choice-eliminate = Élimination : prendre à { $whom } son habitant ({ $card })
choice-support = soutenir { $whom } (apporte { $value } ; { $side })
choice-join = s’y joindre
choice-become = devenir { $card } (valeur { $value })
choice-give = donner : { $card } (valeur { $value })
choice-take = devenir { $card } (valeur { $value })

# Ce qui s’est passé
does-pass-announce = { $who } passe.
does-pass-privilege = { $who } laisse faire.
does-pass-support = { $who } reste à l’écart.
does-pass-join = { $who } ne s’y joint pas.
does-pass-announce-several = { $who } passent.
does-pass-privilege-several = { $who } laissent faire.
does-pass-support-several = { $who } restent à l’écart.
does-pass-join-several = { $who } ne s’y joignent pas.
does-announce = { $who } annonce { $action }.
does-announce-revealing = { $who } dévoile son { $card } et annonce { $action }.
does-cancel = { $who } exerce son privilège contre { $whom } et annonce { $action }.
does-cancel-revealing = { $who } dévoile son { $card }, exerce son privilège contre { $whom } et annonce { $action }.
does-support = { $who } soutient { $whom }.
does-support-revealing = { $who } dévoile son { $card } et soutient { $whom }.
does-join = { $who } se joint à la Révolution.
does-join-revealing = { $who } dévoile son { $card } et se joint à la Révolution.
does-become = { $who } devient { $card }.
does-become-secretly = { $who } devient en secret un autre habitant.
destiny = Personne ne s’y oppose ; { $who } accomplit son destin : { $action }.
reveals = { $who } dévoile son { $card }.
turns-up = { $who } retourne une carte pour son Samouraï : { $card }.
battle = Forces en présence : { $strength } pour l’attaquant, { $other } pour l’attaqué.
captures = { $who } prend à { $whom } son habitant : { $card }.
draws = { $who } pioche un nouvel habitant.
draws-known = { $who } pioche un nouvel habitant : { $card }.
takes = { $who } devient { $card }.
gains = { $who } reçoit une carte : { $card }.
credits = { $who } prend { $count } Nofu à { $whom }.
gets = { $who } tire une carte au hasard chez { $whom } : { $card }.
gives = { $who } donne une carte en retour à { $whom } : { $card }.
recruits = Ouvriers agricoles sur la place du village : { $square }.
recruits-hut = Ouvriers agricoles : { $square } sur la place du village, { $hut } dans la hutte.
revolts = Une Révolution de force { $strength } éclate !
loses = { $count ->
    [0] { $who } ne perd rien.
    [one] { $who } perd une carte.
   *[other] { $who } perd { $count } cartes.
}
takes-reward = { $who } prend la récompense : { $cards }.
season-over = La saison { $season } est terminée. { $rewards ->
    [one] Récompense en jeu : une carte.
   *[other] Récompense en jeu : { $rewards } cartes.
}
shuffles-all = Tous les autres habitants ont été mélangés avec une carte de la pioche et redistribués.
succeeds-own = { $who } devient le Shogun, tiré de ses propres points ; le Daimyo y prend sa place.
succeeds = { $who } devient le Shogun ; le Daimyo passe chez { $whom }.
goes-under = Sous la pioche : { $cards }.
end-geisha = La Geisha apparaît : la partie est terminée.
end-deck = Il n’y a plus de carte à piocher : la partie est terminée.
end-ninjas = { $who } possède tous les Ninjas et gagne sur-le-champ !

# Pourquoi pas
why-announce-first = c’est le moment d’annoncer une action ou de passer ({ $rule })
why-privilege-first = la question est maintenant d’annuler ou non l’annonce ({ $rule })
why-support-first = un combat est en cours : soutenez un camp ou restez à l’écart ({ $rule })
why-take-first = il faut maintenant prendre une des cartes retournées ({ $rule })
why-give-first = il faut maintenant donner une carte en retour ({ $rule })
why-become-first = il faut maintenant choisir l’habitant à devenir par la Transmutation ({ $rule })
why-join-first = une Révolution est en cours : joignez-vous-y ou restez à l’écart ({ $rule })
why-no-privilege = un habitant de valeur { $mine } n’a pas le privilège face à une valeur de { $theirs } ; il faut plus, ou autant avec moins de cartes de points ({ $rule })
why-no-seat = il n’y a que { $seats } joueurs ({ $rule })
why-self = on ne peut pas se désigner soi-même ({ $rule })
why-ability = l’habileté « { $ability } » appartient à un autre habitant : { $card } ({ $rule })
why-no-reward = la récompense de cette saison a déjà été attribuée ({ $rule })
why-other-maho-tsukai = un autre Maho-Tsukai est dévoilé ({ $rule })
why-no-shogun = le Shogun n’est dévoilé nulle part ({ $rule })
why-their-like = l’habitant dévoilé chez { $whom } est aussi un { $card } ({ $rule })
why-no-cards = { $whom } n’a aucune carte de points ({ $rule })
why-no-nofu-there = { $whom } n’a aucun Nofu parmi ses points ({ $rule })
why-no-worker = il ne reste aucun ouvrier agricole ({ $rule })
why-no-nofu = seul un Nofu peut s’y joindre ({ $rule })
why-not-there = personne d’autre n’est { $card } ({ $rule })
why-not-had = vous n’aviez pas cette carte avant le Commerce : { $card } ({ $rule })
why-not-turned = aucun Samouraï du camp vainqueur n’a retourné cette carte : { $card } ({ $rule })

# Comment la partie s’est terminée
reason-geisha = La Geisha est apparue. Qui a le plus de points l’emporte ; à égalité, la carte la plus forte décide.
reason-deck = La pioche est épuisée. Qui a le plus de points l’emporte ; à égalité, la carte la plus forte décide.
reason-ninjas = Tous les Ninjas à la fin d’une saison : victoire immédiate.

# Accords
why-not-now = aucun accord n’est possible tant qu’une carte doit être prise, donnée ou choisie ({ $rule })
why-no-deal = une seule chose à la fois : faire, accepter, refuser ou retirer une proposition, ou honorer une promesse ({ $rule })
why-no-partner = une proposition s’adresse à un seul autre joueur ({ $rule })
why-offer-open = une proposition est déjà en attente entre vous et { $whom } ; il faut d’abord y répondre ou la retirer ({ $rule })
why-not-points = seules des cartes de points changent de mains, jamais un habitant ({ $rule })
why-cards-missing = { $whom } n’a pas ces cartes ({ $rule })
why-too-many-promises = au plus { $most } promesses de chaque côté ({ $rule })
why-no-promise = une telle promesse n’existe pas ; on ne peut pas non plus se désigner soi-même ({ $rule })
why-for-nothing = chaque côté doit apporter une carte ou une promesse : on ne fait pas cadeau de ses points ({ $rule })
why-no-offer = ce joueur ne vous a fait aucune proposition ({ $rule })
why-no-own-offer = vous n’avez fait aucune proposition à ce joueur ({ $rule })
why-no-debt = vous n’avez aucune promesse de ce genre en cours ({ $rule })
why-not-owed = ce n’est pas ce qui a été promis ({ $rule })
offer = { $who } propose à { $whom } : { $gives } – en échange : { $gets }.
accepts = { $who } accepte la proposition faite par { $whom }.
lapses = { $who } accepte la proposition faite par { $whom }, mais les cartes ne sont plus là : elle est caduque.
declines = { $who } refuse la proposition faite par { $whom }.
withdraws = { $who } retire la proposition faite à { $whom }.
settles = { $who } remet à { $whom } ce qui était promis : { $cards }.
promise-support = soutenir { $whom }
promise-cancel = exercer son privilège contre { $whom }
promise-not-cancel = ne pas exercer son privilège contre { $whom }
promise-attack = attaquer { $whom }
promise-spare = épargner { $whom }
promise-give = donner plus tard { $cards }
promise-words = « { $text } »
verdict-kept = { $who } a tenu la promesse faite à { $whom } : { $promise }.
verdict-broken = { $who } a rompu la promesse faite à { $whom } : { $promise }.
verdict-void = La promesse faite par { $who } à { $whom } est sans objet : { $promise }.
status-open = en cours
status-kept = tenue
status-broken = rompue
status-void = sans objet
status-said = dite
talk-offers = Propositions en attente
talk-promises = Promesses
talk-to = { $who } à { $whom }
say-what = Que voulez-vous dire ?
say-offer = faire une proposition
say-accept = accepter : { $offer }
say-decline = refuser : { $offer }
say-withdraw = retirer : { $offer }
say-settle = remettre à { $whom } ce qui reste dû : { $cards }
reply-accept = accepter
reply-decline = refuser
reply-counter = refuser et proposer autre chose
say-to-whom = À qui ?
say-whom = De qui s’agit-il ?
say-send = faire cette proposition
say-add-give = … une carte que je donne
say-add-get = … une carte que je reçois
say-add-promise = … une promesse de ma part
say-add-ask = … une promesse de sa part
say-which-card = Quelle carte ?
say-which-promise = Quelle promesse ?
say-text = Avec vos propres mots :{ " " }
phrase-support = soutenir quelqu’un au combat
phrase-cancel = exercer son privilège contre quelqu’un
phrase-not-cancel = ne pas exercer son privilège contre quelqu’un
phrase-attack = attaquer quelqu’un
phrase-spare = épargner quelqu’un
phrase-give = donner une carte plus tard
phrase-words = texte libre

# La table dans un terminal
table-season = Saison { $season }
table-reward = Récompense : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
table-reward-taken = Récompense : déjà prise
table-deck = Pioche : { $cards }
table-workers = Ouvriers agricoles : { $square } sur la place du village, { $supply } en réserve
table-hut = { $hut } dans la hutte
table-inhabitant = Habitant
table-disc = Disque
table-points = Points
table-cards = Cartes de points
table-may-object = Opposition encore possible, d’après ce que chacun voit : { $names }
table-announced = { $who } annonce { $action }
table-rebels = Rebelles : { $names }

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple « pass », « attack 3 », « rent » ou « support target »
notation-entry = une position n’a pas d’entrée « { $text } » ; ses entrées sont : { $choices }
notation-value = « { $text } » n’a pas de sens ici
notation-numbers = { $count } valeurs attendues, mais trouvé « { $text } »
notation-impossible = « { $name } » ne va pas avec le reste de la position
help-actions =
    pass             ne rien annoncer, laisser faire, rester à l’écart
    attack 3         attaquer le joueur de la place 3
    rent             une habileté : prayer, transmutation, rent, succession, recruit, revolution
    credit 3         une habileté qui désigne quelqu’un : credit, trade, eliminate
    support target   au combat : support attacker, support target
    join             se joindre à une Révolution
    become nofu      après une Transmutation ; de même give et take
    accord           propositions et promesses : en faire, y répondre, les honorer

# Questions réglées d’avance
habit-privilege = Exercer votre privilège
habit-privilege-never = jamais
habit-privilege-if-me = me demander seulement si l’annonce me vise
habit-privilege-if-me-or-reward = me demander seulement si l’annonce me vise ou peut gagner la récompense
habit-support = Soutenir un camp
habit-support-never = jamais
habit-join = Se joindre à une Révolution
habit-join-never = jamais

# Ce qui ne va pas dans d’autres données
facts-treasures = au moins { $least } en tout, un par joueur
facts-top = il doit rester plus de { $most } habitants ordinaires pour le dessus de la pioche, et non { $given }
