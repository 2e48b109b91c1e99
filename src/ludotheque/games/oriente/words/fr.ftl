name = Oriente
tagline = Un habitant caché chacun, un rang qui prime, des combats avec alliés et des accords que rien n’oblige à tenir.

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
card-any = n’importe quelle carte
card-hidden = un habitant caché
cards-of-kind = { $count } × { $card }
cards-any = { $count ->
    [one] une carte au choix
   *[other] { $count } cartes au choix
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
option-pawn-help = Qui reçoit le pion destin et parle en premier : quelqu’un au hasard, ou la première place.
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
ask-announce = { $who } : annoncez une action ou passez.
ask-privilege = { $who } : { $announcer } annonce { $action }. L’annuler par votre propre annonce, ou laisser faire ?
ask-privilege-none = { $who } : { $announcer } annonce { $action }. Votre rang ne permet pas de l’annuler.
ask-support = { $who } : { $announcer } attaque { $target }. Soutenir l’un des deux ?
ask-take = { $who } : choisissez votre nouvel habitant parmi les cartes retournées contre vous.
ask-give = { $who } : vous recevez une carte de { $target } ({ $card }) ; que donnez-vous en retour ?
ask-become = { $who } : vous avez vu tous les habitants. Lequel devenez-vous ?
ask-join = { $who } : { $announcer } déclenche une Révolution. S’y joindre ?
ask-join-none = { $who } : { $announcer } déclenche une Révolution. Seul un Nofu peut s’y joindre.

# Ce que ferait une action
choice-pass-announce = passer
choice-pass-privilege = laisser faire
choice-pass-support = rester à l’écart
choice-pass-join = ne pas s’y joindre
choice-attack = attaquer { $whom } ({ $card })
choice-prayer = Prière : prendre la récompense
choice-transmutation = Transmutation : devenir un autre habitant et mélanger tous les autres
choice-rent = Rente : prendre la carte du dessus du paquet
choice-succession = Succession : échanger sa place avec le Shogun
choice-credit = Crédit : prendre tous les Nofu ({ $count }) – { $whom }
choice-trade = Commerce : échanger une de vos cartes contre une carte au hasard (parmi { $count }) – { $whom }
choice-recruit = Recrutement : engager un ouvrier agricole
choice-revolution = Révolution : dépouiller tous ceux dont le rang est assez bas
choice-eliminate = Élimination : prendre l’habitant ({ $card }) – { $whom }
choice-support = soutenir { $whom } (ajoute { $value } ; { $side })
choice-join = s’y joindre
choice-become = devenir { $card } ({ $value })
choice-give = donner : { $card } ({ $value })
choice-take = devenir { $card } ({ $value })

# Ce qui s’est passé
does-pass-announce = { $who } passe.
does-pass-privilege = { $who } laisse faire.
does-pass-support = { $who } reste à l’écart.
does-pass-join = { $who } ne s’y joint pas.
does-announce = { $who } annonce { $action }.
does-announce-revealing = { $who } dévoile un habitant ({ $card }) et annonce { $action }.
does-cancel = { $who } exerce son privilège contre { $whom } et annonce { $action }.
does-cancel-revealing = { $who } dévoile un habitant ({ $card }), exerce son privilège contre { $whom } et annonce { $action }.
does-support = { $who } soutient { $whom }.
does-support-revealing = { $who } dévoile un habitant ({ $card }) et soutient { $whom }.
does-join = { $who } se joint à la Révolution.
does-join-revealing = { $who } dévoile un habitant ({ $card }) et se joint à la Révolution.
does-become = { $who } devient { $card }.
does-become-secretly = { $who } devient en secret quelqu’un d’autre.
destiny = Personne ne s’y oppose : { $who } accomplit { $action }.
reveals = { $who } dévoile son habitant : { $card }.
turns-up = Samouraï ({ $who }) : la carte retournée est { $card }.
battle = Forces en présence : { $strength } pour l’attaquant, { $other } pour l’attaqué.
captures = { $who } prend l’habitant ({ $card }) – { $whom }.
draws = { $who } pioche un nouvel habitant.
draws-known = { $who } pioche un nouvel habitant : { $card }.
takes = { $who } continue comme { $card }.
gains = { $who } reçoit une carte : { $card }.
credits = { $who } récupère { $count } Nofu – { $whom }.
gets = { $who } tire une carte au hasard ({ $card }) – { $whom }.
gives = { $who } donne une carte en retour ({ $card }) – { $whom }.
recruits = Ouvriers agricoles : { $square } sur la place, { $hut } dans la hutte.
revolts = Révolution, de force { $strength } !
loses = { $who } perd { $count ->
    [0] 0 carte
    [one] { $count } carte
   *[other] { $count } cartes
}.
takes-reward = { $who } prend la récompense : { $cards }.
season-over = La saison { $season } est terminée. { $rewards ->
    [one] Une carte sert de récompense.
   *[other] { $rewards } cartes servent de récompense.
}
shuffles-all = Tous les autres habitants ont été mélangés avec une carte du paquet et redistribués.
succeeds = { $who } devient le Shogun, pris à sa place – { $whom }.
goes-under = Sous le paquet : { $cards }.
end-geisha = La Geisha apparaît : la partie est terminée.
end-deck = Il n’y a plus de carte à piocher : la partie est terminée.
end-ninjas = { $who } possède tous les Ninjas et gagne aussitôt !

# Pourquoi pas
why-announce-first = il faut maintenant annoncer une action ou passer ({ $rule })
why-privilege-first = il s’agit maintenant d’annuler l’annonce ou non ({ $rule })
why-support-first = un combat est en cours : soutenez un camp ou restez à l’écart ({ $rule })
why-take-first = il faut maintenant prendre une des cartes retournées ({ $rule })
why-give-first = il faut maintenant donner une carte en retour ({ $rule })
why-become-first = la Transmutation demande quel habitant devenir ({ $rule })
why-join-first = une Révolution est en cours : s’y joindre ou non ({ $rule })
why-no-privilege = un habitant de valeur { $mine } ne prime pas sur { $theirs } ; il faut plus, ou autant avec moins de cartes de points ({ $rule })
why-no-seat = on joue à { $seats } ({ $rule })
why-self = on ne peut pas se désigner soi-même ({ $rule })
why-ability = c’est une habileté du { $card } : { $ability } ({ $rule })
why-no-reward = la récompense de cette saison a déjà été attribuée ({ $rule })
why-other-maho-tsukai = un autre Maho-Tsukai est dévoilé ({ $rule })
why-no-shogun = le Shogun n’est dévoilé nulle part ({ $rule })
why-their-like = { $whom } montre aussi un { $card } ({ $rule })
why-no-cards = { $whom } n’a aucune carte de points ({ $rule })
why-no-nofu-there = { $whom } n’a aucun Nofu parmi ses points ({ $rule })
why-no-worker = il ne reste aucun ouvrier agricole ({ $rule })
why-no-nofu = seul un Nofu peut s’y joindre ({ $rule })
why-not-there = personne d’autre n’est { $card } ({ $rule })
why-not-had = cette carte n’était pas là avant le Commerce : { $card } ({ $rule })
why-not-turned = aucun Samouraï du camp vainqueur n’a retourné cette carte : { $card } ({ $rule })

# Comment la partie s’est terminée
reason-geisha = La Geisha est apparue. Qui a le plus de points l’emporte ; à égalité, la carte la plus forte décide.
reason-deck = Le paquet est épuisé. Qui a le plus de points l’emporte ; à égalité, la carte la plus forte décide.
reason-ninjas = Tous les Ninjas à la fin d’une saison : victoire immédiate.

# Accords
why-not-now = pas d’accord tant qu’une carte doit être prise, donnée ou choisie ({ $rule })
why-no-deal = dites une seule chose : proposer, accepter, refuser, retirer ou régler une promesse ({ $rule })
why-no-partner = une proposition s’adresse à un autre joueur ({ $rule })
why-offer-open = une proposition est déjà ouverte entre vous et { $whom } ; il faut d’abord y répondre ou la retirer ({ $rule })
why-not-points = seules des cartes de points changent de mains, jamais un habitant ({ $rule })
why-cards-missing = { $whom } n’a pas ces cartes ({ $rule })
why-too-many-promises = au plus { $most } promesses de chaque côté ({ $rule })
why-no-promise = cette promesse n’est pas dans le recueil ; on ne peut pas se viser soi-même ({ $rule })
why-for-nothing = chaque côté doit apporter une carte ou une promesse : on ne fait pas cadeau de ses points ({ $rule })
why-no-offer = cette place ne vous a rien proposé ({ $rule })
why-no-own-offer = vous ne lui avez rien proposé ({ $rule })
why-no-debt = aucune promesse ouverte de votre part ne correspond ({ $rule })
why-not-owed = ce n’est pas ce qui a été promis ({ $rule })
offer = { $who } propose à { $whom } : { $gives } – contre { $gets }.
accepts = { $who } accepte la proposition de { $whom }.
lapses = { $who } accepte la proposition de { $whom }, mais les cartes ne sont plus là : elle tombe.
declines = { $who } refuse la proposition de { $whom }.
withdraws = { $who } retire sa proposition à { $whom }.
settles = { $who } remet à { $whom } ce qui était promis : { $cards }.
promise-support = soutenir { $whom }
promise-cancel = annuler l’annonce de { $whom }
promise-not-cancel = ne pas annuler l’annonce de { $whom }
promise-attack = attaquer { $whom }
promise-spare = épargner { $whom }
promise-give = donner plus tard : { $cards }
promise-words = « { $text } »
verdict-kept = { $who } a tenu sa promesse à { $whom } : { $promise }.
verdict-broken = { $who } a rompu sa promesse à { $whom } : { $promise }.
verdict-void = La promesse de { $who } à { $whom } est sans objet : { $promise }.
status-open = ouverte
status-kept = tenue
status-broken = rompue
status-void = sans objet
status-said = dite
talk-offers = Propositions ouvertes
talk-promises = Promesses
talk-to = { $who } à { $whom }
say-what = Que voulez-vous dire ?
say-offer = faire une proposition
say-accept = accepter : { $offer }
say-decline = refuser : { $offer }
say-withdraw = retirer : { $offer }
say-settle = remettre à { $whom } ce qui reste dû : { $cards }
say-to-whom = À qui ?
say-whom = De qui s’agit-il ?
say-send = faire cette proposition
say-add-give = … une carte que je donne
say-add-get = … une carte que je reçois
say-add-promise = … une promesse de ma part
say-add-ask = … une promesse de sa part
say-which-card = Quelle carte ?
say-which-promise = Quelle promesse ?
say-text = Avec vos mots :{ " " }
phrase-support = soutenir quelqu’un au combat
phrase-cancel = annuler l’annonce de quelqu’un
phrase-not-cancel = ne pas annuler l’annonce de quelqu’un
phrase-attack = attaquer quelqu’un
phrase-spare = épargner quelqu’un
phrase-give = donner une carte plus tard
phrase-words = paroles libres

# La table dans un terminal
table-season = Saison { $season }
table-reward = Récompense : { $cards } { $cards ->
    [one] carte
   *[other] cartes
}
table-reward-taken = Récompense : déjà prise
table-deck = Paquet : { $cards }
table-workers = Ouvriers agricoles : { $square } sur la place, { $supply } en réserve
table-hut = { $hut } dans la hutte
table-inhabitant = Habitant
table-disc = Disque
table-points = Points
table-cards = Cartes de points
table-may-object = Peuvent encore s’opposer, à ce que chacun voit : { $names }
table-announced = { $who } annonce { $action }
table-rebels = Rebelles : { $names }

# Notation
notation-action = « { $text } » n’est pas une action ; écrivez par exemple « pass », « attack 3 », « rent » ou « support target »
notation-entry = « { $text } » n’est pas une ligne de position ; les lignes sont : { $choices }
notation-value = « { $text } » est illisible
notation-numbers = « { $text } » devrait compter { $count } valeurs
notation-impossible = « { $name } » ne va pas avec le reste de la position
help-actions =
    pass             ne rien annoncer, laisser faire, rester à l’écart
    attack 3         attaquer la place 3
    rent             une habileté : prayer, transmutation, rent, succession, recruit, revolution
    credit 3         une habileté qui désigne quelqu’un : credit, trade, eliminate
    support target   au combat : support attacker, support target
    join             se joindre à une Révolution
    become nofu      après une Transmutation ; de même give et take
    accord           propositions et promesses : en faire, y répondre, les régler
