# Le plateau
board-season = Saison
board-deck = pioche
board-reward = récomp.
board-square = place
board-hut = hutte
board-supply = réserve
board-decides = { $who } décide.
board-forced = Rien à choisir ici : la partie continue d’elle-même.
board-attack = Attaquer
board-support = Soutenir { $whom }
board-points = { $count ->
    [one] { $count } point
   *[other] { $count } points
}
board-disc = disque disponible
board-no-disc = disque dépensé
board-revealed = dévoilé
board-secret = caché
board-pawn = a le pion destin
board-role-announcer = annonce
board-role-target = visé
board-role-attacker = attaque
board-role-defender = défend
board-role-rebel = rebelle
board-role-may-object = peut s’opposer
board-role-may-join = peut s’engager
board-and-more = { $names } et { $count ->
    [one] 1 autre
   *[other] { $count } autres
}
board-may-join = Peuvent encore s’engager : { $names }
board-tie = À force égale, l’attaqué l’emporte.
board-shogun-wins = Un Shogun attaqué l’emporte toujours.
board-strength = Force pour l’instant : { $strength }
board-pick-take = Choisissez votre nouvel habitant
board-pick-give = Choisissez la carte à donner en retour
board-pick-become = Choisissez qui vous devenez
board-name-somebody = Choisissez maintenant un joueur.
board-name-action = Qu’annoncez-vous contre { $whom } ?
board-about-hidden = Un habitant caché : seul son propriétaire sait qui c’est.
board-about-shogun = Shogun ({ $value }) : personne n’a de privilège contre lui et, attaqué, il gagne toujours. Il n’a pas d’habileté : il ne peut qu’attaquer.
board-about-soryo = Soryo ({ $value }). Prière : prend la récompense, tant que personne ne l’a réclamée cette saison.
board-about-maho-tsukai = Maho-Tsukai ({ $value }). Transmutation : regarde tous les habitants et devient l’un d’eux en secret ; les autres sont mélangés et redistribués.
board-about-daimyo = Daimyo ({ $value }). Rente : la carte du dessus de la pioche rejoint ses points. Succession : échange sa place avec un Shogun dévoilé.
board-about-samurai = Samouraï ({ $value }) : à chaque combat, retourne une carte dont la valeur s’ajoute à son camp. Il n’a pas d’habileté : il ne peut qu’attaquer.
board-about-akindo = Akindo ({ $value }). Crédit : prend tous les Nofu qu’un joueur a parmi ses points. Commerce : reçoit une carte de points au hasard et en rend une.
board-about-nofu = Nofu ({ $value }). Recrutement : un ouvrier agricole rejoint le village. Révolution : les rebelles dépouillent tous ceux dont le rang est assez bas et se partagent le butin.
board-about-ninja = Ninja ({ $value }). Élimination : ajoute l’habitant d’un joueur à ses points, sans combat. Qui a tous les Ninjas à la fin d’une saison gagne aussitôt.
board-about-geisha = Geisha : dès qu’on la voit, la partie est finie.
board-about-treasure = Trésor : une carte de points de valeur { $value }.

# Les marchés
board-deals = Accords
board-deal-new = Nouvelle proposition
board-deal-not-now = Pas d’accord possible pendant qu’une carte est choisie.
board-deal-none = Des cartes contre des cartes, ou contre une promesse. Rien n’oblige à la tenir, mais tous voient qui la tient.
board-deal-to = À
board-deal-i-give = Je donne
board-deal-i-get = Je reçois
board-deal-promise-add = ajouter une promesse
board-deal-send = Proposer
board-deal-accept = Accepter
board-deal-decline = Refuser
board-deal-counter = Contre-proposition
board-deal-later = Plus tard
board-deal-withdraw = Retirer
board-deal-waits = en attente de { $whom }
board-deal-settle = Remettre
board-deal-owed = Promis à { $whom } : { $cards }
board-deal-remove = enlever : { $what }
board-deal-promised = { $who } à { $whom } : { $what }
board-deal-ledger = Promesses ({ $count })
board-deal-others = Propositions entre les autres

# La leçon
lesson-welcome = Oriente est un jeu de rang, d’audace et d’accords. Chacun est un habitant, d’abord caché ; les cartes devant vous sont vos points.
lesson-places = Dans cette leçon, vous occupez tour à tour les quatre places. La grande carte du bas est toujours celle de la personne qui décide.
lesson-card = Vous êtes un Akindo, de valeur 2. Survolez ou touchez une carte pour lire ce qu’elle peut faire.
lesson-trade = Annoncez un Commerce avec le joueur de la place 3 : choisissez Commerce, puis le joueur. Qui annonce dévoile sa carte.
lesson-not-trade = Pour l’instant, le Commerce avec la place 3.
lesson-overrule = Avant que l’action n’ait lieu, on demande aux autres s’ils s’y opposent. Le Nofu de la place 2 ne vaut que 1 et laisse faire. Puis c’est à vous, Samouraï caché de valeur 3 : exercez votre privilège en attaquant l’Akindo de la place 1 !
lesson-not-overrule = Attaquez l’Akindo de la place 1.
lesson-let = C’est maintenant l’attaque qui est annoncée, et on redemande à tous. Le Nofu laisse encore faire ; puis vous êtes un Daimyo, de valeur 4, et pourriez vous opposer au Samouraï. Cette fois, laissez faire.
lesson-not-let = Laissez faire cette fois : vous interviendrez autrement.
lesson-battle = Combat ! La balance montre les deux camps. Tous les autres qui ont un disque peuvent s’engager. Vous êtes le Nofu : restez à l’écart.
lesson-not-battle = Restez à l’écart : vous aurez besoin de votre disque.
lesson-support = Vous êtes le Daimyo. Soutenez l’attaquant : vous dévoilez votre carte, dépensez votre disque et apportez 4.
lesson-not-support = Soutenez l’attaquant.
lesson-again = Chaque nouveau soutien relance un tour de questions. En tant que Nofu, restez encore à l’écart ; puis le Samouraï retourne une carte qui compte pour son camp.
lesson-won = 8 contre 2. Le vainqueur ajoute l’Akindo du vaincu à ses points, et la récompense aussi : elle revient à qui accomplit la première action d’une saison. Le vaincu continue avec la carte retournée, un Nofu.
lesson-recruit = Un Nofu vaut peu, mais il n’est pas seul. Annoncez le Recrutement : un ouvrier agricole rejoint la place du village.
lesson-not-recruit = Recrutez un ouvrier agricole.
lesson-second = Personne n’a pu s’opposer. Vous êtes maintenant l’autre Nofu, encore caché : recrutez un second ouvrier.
lesson-season = Tous les disques sont dépensés : la saison est finie. Chacun récupère un disque, une nouvelle récompense est posée, et qui a agi en dernier parle en premier.
lesson-revolution = L’heure est à la Révolution ! Chaque rebelle et chaque ouvrier sur la place comptent pour 1. Annoncez-la.
lesson-not-revolution = Annoncez la Révolution.
lesson-allow = Elle a pour l’instant un rang de 3 : un Nofu et deux ouvriers. Vous êtes le Daimyo, de valeur 4, et pourriez l’arrêter. Laissez faire, pour voir ce qu’elle provoque.
lesson-not-allow = Laissez la Révolution se faire.
lesson-join = Vous êtes de nouveau le Nofu de la place 1. Rejoignez les rebelles !
lesson-not-join = Rejoignez la Révolution.
lesson-spoils = Une force de 4 frappe le Samouraï et le Daimyo : ils perdent la moitié de leurs cartes de points, arrondie vers le bas ; une carte seule reste donc. Les rebelles se partagent au hasard le butin et leurs propres cartes.
lesson-deals = Un accord peut se conclure à tout moment, peu importe qui décide : des cartes contre des cartes, ou contre une promesse. Vous êtes le Daimyo, et seul le Samouraï de la place 4 pourrait encore vous attaquer. Faites-lui une nouvelle proposition : votre trésor contre la promesse de vous épargner.
lesson-promised = Il accepte : le trésor change de mains aussitôt, et la promesse est notée. Rien n’oblige à la tenir, mais tous voient qui la tient.
lesson-end = La partie s’arrête dès qu’on voit la Geisha, cachée bien bas dans la pioche. Comptent les cartes de points et votre propre habitant.
lesson-free = Une dernière décision, toute à vous : vous êtes le Daimyo. La Rente, une attaque, ou attendre ?

# Images pour les règles
board-figure-cards = Tous les habitants avec leur valeur et leur nombre de cartes
board-figure-deck = La pioche en trois couches : Shogun et Ninjas sont dans celle du haut, la Geisha dans celle du milieu
board-figure-top = haut
board-figure-middle = milieu
board-figure-bottom = bas
board-figure-privilege = Un Akindo annonce : Soryo, Daimyo et Samouraï ont le privilège, un autre Akindo seulement avec moins de cartes de points, un Nofu jamais
board-figure-battle = Un combat : Samouraï 3, Daimyo 4 et un Nofu retourné pour 1 font 8 pour l’attaquant ; le Soryo a 6
board-figure-revolution = Deux rebelles et deux ouvriers : force 4. Daimyo, Samouraï et Akindo perdent la moitié de leurs cartes de points ; Soryo et Ninja ne perdent rien
