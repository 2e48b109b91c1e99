name = Oriente
tagline = Jeder ein verdeckter Bewohner, Vorrecht für den höheren Rang, Kämpfe mit Verbündeten und Absprachen, die niemand halten muss.

# Karten
card-shogun = Shogun
card-soryo = Soryo
card-maho-tsukai = Maho-Tsukai
card-daimyo = Daimyo
card-samurai = Samurai
card-akindo = Akindo
card-nofu = Nofu
card-ninja = Ninja
card-geisha = Geisha
card-treasure-2 = 2er-Schatz
card-treasure-3 = 3er-Schatz
card-treasure-4 = 4er-Schatz
card-any = eine beliebige Karte
card-hidden = verdeckt
cards-of-kind = { $count } × { $card }
cards-any = { $count ->
    [one] eine beliebige Karte
   *[other] { $count } beliebige Karten
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

# Woher die Punkte kommen
source-treasures = Schätze
source-shogun = Shogun
source-soryo = Soryo
source-maho-tsukai = Maho-Tsukai
source-daimyo = Daimyo
source-samurai = Samurai
source-akindo = Akindo
source-nofu = Nofu
source-ninja = Ninja
source-inhabitant = Bewohner

# Optionen
option-pawn = Schicksalsfigur
option-pawn-help = Wer zu Beginn die Schicksalsfigur hat und zuerst spricht: jemand durch Los oder der erste Platz.
choice-pawn-random = durch Los
choice-pawn-first = erster Platz

# Fähigkeiten und Ansagen
ability-prayer = Gebet
ability-transmutation = Verwandlung
ability-rent = Pacht
ability-succession = Thronfolge
ability-credit = Kredit
ability-trade = Handel
ability-recruit = Anwerbung
ability-revolution = Revolution
ability-eliminate = Beseitigung
action-attack = einen Angriff auf { $whom }
action-prayer = ein Gebet
action-transmutation = eine Verwandlung
action-rent = die Pacht
action-succession = die Thronfolge
action-credit = einen Kredit bei { $whom }
action-trade = einen Handel mit { $whom }
action-recruit = eine Anwerbung
action-revolution = eine Revolution
action-eliminate = die Beseitigung von { $whom }
side-attacker = Angreifer
side-target = Verteidiger

# Was gefragt ist
ask-announce = { $who }: Sage eine Aktion an oder passe.
ask-privilege = { $who }: { $announcer } sagt { $action } an. Hebst du die Ansage auf?
ask-privilege-none = { $who }: { $announcer } sagt { $action } an. Dein Rang reicht nicht, um das aufzuheben.
ask-support = { $who }: { $announcer } greift { $target } an. Unterstützt du eine Seite?
ask-take = { $who }: Wähle deinen neuen Bewohner aus den Karten, die gegen dich aufgedeckt wurden.
ask-give = { $who }: Du bekommst eine Karte von { $target } ({ $card }); was gibst du dafür?
ask-become = { $who }: Du hast alle Bewohner gesehen. In welchen verwandelst du dich?
ask-join = { $who }: { $announcer } beginnt eine Revolution. Schließt du dich an?
ask-join-none = { $who }: { $announcer } beginnt eine Revolution. Nur ein Nofu kann sich anschließen.

# Was die anderen inzwischen lesen
wait-announce = { $who } sagt eine Aktion an oder passt.
wait-privilege = { $announcer } sagt { $action } an. { $who } hebt die Ansage auf oder lässt sie geschehen.
wait-support = { $announcer } greift { $target } an. { $who } unterstützt eine Seite oder hält sich heraus.
wait-take = { $who } wählt einen neuen Bewohner aus den aufgedeckten Karten.
wait-give = { $who } hat eine Karte von { $target } bekommen und wählt eine als Gegengabe.
wait-become = { $who } hat alle Bewohner gesehen und wählt eine Verwandlung.
wait-join = { $announcer } beginnt eine Revolution. { $who } schließt sich an oder nicht.

# Was eine Aktion täte
choice-pass-announce = passen
choice-pass-privilege = geschehen lassen
choice-pass-support = sich heraushalten
choice-pass-join = sich nicht anschließen
choice-attack = { $whom } angreifen ({ $card })
choice-prayer = Gebet: die Belohnung nehmen
choice-transmutation = Verwandlung: ein anderer Bewohner werden und alle übrigen mischen
choice-rent = Pacht: die oberste Karte des Stapels nehmen
choice-succession = Thronfolge: den Platz mit dem Shogun tauschen
choice-credit = Kredit: alle Nofu von { $whom } nehmen ({ $count })
choice-trade = Handel: eine eigene Karte gegen eine zufällige von { $whom } (aus { $count })
choice-recruit = Anwerbung: einen Landarbeiter anwerben
choice-revolution = Revolution: alle ausrauben, deren Rang niedrig genug ist
choice-eliminate = Beseitigung: den Bewohner von { $whom } nehmen ({ $card })
choice-support = { $whom } unterstützen (bringt { $value }; { $side })
choice-join = sich anschließen
choice-become = { $card } werden (Wert { $value })
choice-give = geben: { $card } (Wert { $value })
choice-take = { $card } werden (Wert { $value })

# Was geschehen ist
does-pass-announce = { $who } passt.
does-pass-privilege = { $who } lässt es geschehen.
does-pass-support = { $who } hält sich heraus.
does-pass-join = { $who } schließt sich nicht an.
does-pass-announce-several = { $who } passen.
does-pass-privilege-several = { $who } lassen es geschehen.
does-pass-support-several = { $who } halten sich heraus.
does-pass-join-several = { $who } schließen sich nicht an.
does-announce = { $who } sagt { $action } an.
does-announce-revealing = { $who } deckt einen { $card } auf und sagt { $action } an.
does-cancel = { $who } hebt die Ansage von { $whom } auf und sagt stattdessen { $action } an.
does-cancel-revealing = { $who } deckt einen { $card } auf, hebt die Ansage von { $whom } auf und sagt stattdessen { $action } an.
does-support = { $who } unterstützt { $whom }.
does-support-revealing = { $who } deckt einen { $card } auf und unterstützt { $whom }.
does-join = { $who } schließt sich der Revolution an.
does-join-revealing = { $who } deckt einen { $card } auf und schließt sich der Revolution an.
does-become = { $who } wird { $card }.
does-become-secretly = { $who } wird heimlich ein anderer Bewohner.
destiny = Niemand widerspricht: { $who } setzt { $action } durch.
reveals = { $who } deckt einen { $card } auf.
turns-up = Der Samurai von { $who } deckt eine Karte auf: { $card }.
battle = Kampfstärke: { $strength } beim Angreifer, { $other } beim Verteidiger.
captures = { $who } nimmt { $whom } den Bewohner ab: { $card }.
draws = { $who } zieht einen neuen Bewohner.
draws-known = { $who } zieht einen neuen Bewohner: { $card }.
takes = { $who } spielt als { $card } weiter.
gains = { $who } bekommt eine Karte: { $card }.
credits = { $who } nimmt { $count } Nofu von { $whom }.
gets = { $who } zieht aus den Karten von { $whom }: { $card }.
gives = { $who } gibt { $whom } dafür eine Karte: { $card }.
recruits = Landarbeiter auf dem Dorfplatz: { $square }.
recruits-hut = Landarbeiter: { $square } auf dem Dorfplatz, { $hut } in der Hütte.
revolts = Eine Revolution der Stärke { $strength } bricht aus!
loses = { $who } verliert { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
takes-reward = { $who } nimmt die Belohnung: { $cards }.
season-over = Saison { $season } ist zu Ende. { $rewards ->
    [one] Eine Karte liegt als Belohnung aus.
   *[other] { $rewards } Karten liegen als Belohnung aus.
}
shuffles-all = Alle übrigen Bewohner wurden mit einer Karte vom Stapel gemischt und neu verteilt.
succeeds-own = { $who } wird Shogun aus den eigenen Punkten; der Daimyo kommt an dessen Stelle.
succeeds = { $who } wird Shogun; der Daimyo kommt dafür zu { $whom }.
goes-under = Unter den Stapel gelegt: { $cards }.
end-geisha = Die Geisha erscheint: Die Partie ist zu Ende.
end-deck = Es gibt keine Karte mehr zu ziehen: Die Partie ist zu Ende.
end-ninjas = { $who } hat alle Ninjas und gewinnt auf der Stelle!

# Warum nicht
why-announce-first = jetzt muss eine Aktion angesagt oder gepasst werden ({ $rule })
why-privilege-first = jetzt geht es darum, ob die Ansage aufgehoben wird ({ $rule })
why-support-first = ein Kampf läuft; unterstütze eine Seite oder halte dich heraus ({ $rule })
why-take-first = jetzt muss eine der aufgedeckten Karten genommen werden ({ $rule })
why-give-first = jetzt muss im Gegenzug eine Karte gegeben werden ({ $rule })
why-become-first = jetzt muss der Bewohner für die Verwandlung gewählt werden ({ $rule })
why-join-first = eine Revolution läuft; schließe dich an oder halte dich heraus ({ $rule })
why-no-privilege = ein Bewohner mit Wert { $mine } hat kein Vorrecht gegenüber Wert { $theirs }; nötig ist ein höherer Wert oder derselbe bei weniger Punktekarten ({ $rule })
why-no-seat = es spielen nur { $seats } mit ({ $rule })
why-self = man kann nicht sich selbst nennen ({ $rule })
why-ability = „{ $ability }“ kann nur ein { $card } ansagen ({ $rule })
why-no-reward = die Belohnung dieser Saison ist schon vergeben ({ $rule })
why-other-maho-tsukai = ein anderer Maho-Tsukai ist aufgedeckt ({ $rule })
why-no-shogun = der Shogun ist nirgends aufgedeckt ({ $rule })
why-their-like = { $whom } ist selbst ein aufgedeckter { $card } ({ $rule })
why-no-cards = { $whom } hat keine Punktekarten ({ $rule })
why-no-nofu-there = { $whom } hat keinen Nofu unter den Punktekarten ({ $rule })
why-no-worker = es ist kein Landarbeiter mehr da ({ $rule })
why-no-nofu = nur ein Nofu kann sich anschließen ({ $rule })
why-not-there = sonst ist niemand { $card } ({ $rule })
why-not-had = diese Karte hattest du vor dem Handel nicht: { $card } ({ $rule })
why-not-turned = diese Karte hat kein Samurai der Siegerseite aufgedeckt: { $card } ({ $rule })

# Wie es endete
reason-geisha = Die Geisha ist erschienen. Wer die meisten Punkte hat, gewinnt; bei Gleichstand die stärkste einzelne Karte.
reason-deck = Der Stapel ist aufgebraucht. Wer die meisten Punkte hat, gewinnt; bei Gleichstand die stärkste einzelne Karte.
reason-ninjas = Alle Ninjas am Ende einer Saison: Sieg auf der Stelle.

# Absprachen
why-not-now = keine Absprachen, solange eine Karte zu nehmen, zu geben oder zu wählen ist ({ $rule })
why-no-deal = nur eines auf einmal: ein Angebot machen, annehmen, ablehnen oder zurückziehen oder ein Versprechen einlösen ({ $rule })
why-no-partner = ein Angebot geht an genau einen anderen Spieler ({ $rule })
why-offer-open = zwischen dir und { $whom } ist schon ein Angebot offen; zuerst muss es beantwortet oder zurückgezogen werden ({ $rule })
why-not-points = nur Punktekarten wechseln den Besitzer, nie ein Bewohner ({ $rule })
why-cards-missing = { $whom } hat diese Karten nicht ({ $rule })
why-too-many-promises = höchstens { $most } Versprechen auf jeder Seite ({ $rule })
why-no-promise = ein solches Versprechen gibt es nicht, auch keines über sich selbst ({ $rule })
why-for-nothing = beide Seiten müssen eine Karte oder ein Versprechen einbringen: Punkte werden nicht verschenkt ({ $rule })
why-no-offer = von diesem Platz liegt dir kein Angebot vor ({ $rule })
why-no-own-offer = diesem Platz hast du kein Angebot gemacht ({ $rule })
why-no-debt = du hast kein solches Versprechen offen ({ $rule })
why-not-owed = das wurde nicht versprochen ({ $rule })
offer = { $who } bietet { $whom }: { $gives } – im Gegenzug: { $gets }.
accepts = { $who } nimmt das Angebot von { $whom } an.
lapses = { $who } nimmt das Angebot von { $whom } an, aber die Karten sind nicht mehr da: Es verfällt.
declines = { $who } lehnt das Angebot von { $whom } ab.
withdraws = { $who } zieht das Angebot an { $whom } zurück.
settles = { $who } übergibt { $whom } das Versprochene: { $cards }.
promise-support = Unterstützung für { $whom }
promise-cancel = Aufhebung einer Ansage von { $whom }
promise-not-cancel = keine Aufhebung einer Ansage von { $whom }
promise-attack = Angriff auf { $whom }
promise-spare = Schonung für { $whom }
promise-give = später { $cards }
promise-words = „{ $text }“
verdict-kept = { $who } hat das Versprechen an { $whom } gehalten: { $promise }.
verdict-broken = { $who } hat das Versprechen an { $whom } gebrochen: { $promise }.
verdict-void = Das Versprechen von { $who } an { $whom } ist hinfällig: { $promise }.
status-open = offen
status-kept = gehalten
status-broken = gebrochen
status-void = hinfällig
status-said = gesagt
talk-offers = Offene Angebote
talk-promises = Versprechen
talk-to = { $who } an { $whom }
say-what = Was möchtest du sagen?
say-offer = ein Angebot machen
say-accept = annehmen: { $offer }
say-decline = ablehnen: { $offer }
say-withdraw = zurückziehen: { $offer }
say-settle = das Versprechen an { $whom } einlösen; noch offen: { $cards }
reply-accept = annehmen
reply-decline = ablehnen
reply-counter = ablehnen und etwas anderes anbieten
say-to-whom = An wen?
say-whom = Um wen geht es?
say-send = dieses Angebot machen
say-add-give = … eine Karte, die ich gebe
say-add-get = … eine Karte, die ich bekomme
say-add-promise = … ein Versprechen von mir
say-add-ask = … ein Versprechen der anderen Seite
say-which-card = Welche Karte?
say-which-promise = Welches Versprechen?
say-text = In eigenen Worten:{ " " }
phrase-support = jemanden im Kampf unterstützen
phrase-cancel = jemandes Ansage aufheben
phrase-not-cancel = jemandes Ansagen nicht aufheben
phrase-attack = jemanden angreifen
phrase-spare = jemanden verschonen
phrase-give = später eine Karte geben
phrase-words = freie Worte

# Der Tisch im Terminal
table-season = Saison { $season }
table-reward = Belohnung: { $cards } { $cards ->
    [one] Karte
   *[other] Karten
}
table-reward-taken = Belohnung: vergeben
table-deck = Stapel: { $cards }
table-workers = Landarbeiter: { $square } auf dem Dorfplatz, { $supply } im Vorrat
table-hut = { $hut } in der Hütte
table-inhabitant = Bewohner
table-disc = Scheibe
table-points = Punkte
table-cards = Punktekarten
table-may-object = Soweit erkennbar, ist noch Widerspruch möglich von: { $names }
table-announced = { $who } sagt { $action } an
table-rebels = Aufständische: { $names }

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel „pass“, „attack 3“, „rent“ oder „support target“
notation-entry = eine Stellung hat keinen Eintrag „{ $text }“; es gibt: { $choices }
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-numbers = { $count } Werte erwartet, aber „{ $text }“ gefunden
notation-impossible = „{ $name }“ passt nicht zum Rest der Stellung
help-actions =
    pass             nichts ansagen, geschehen lassen, sich heraushalten
    attack 3         den Spieler auf Platz 3 angreifen
    rent             eine Fähigkeit: prayer, transmutation, rent, succession, recruit, revolution
    credit 3         eine Fähigkeit, die jemanden nennt: credit, trade, eliminate
    support target   im Kampf: support attacker, support target
    join             sich einer Revolution anschließen
    become nofu      nach einer Verwandlung; ebenso give und take
    absprache        Angebote und Versprechen: machen, beantworten, einlösen

# Vorab beantwortete Fragen
habit-privilege = Ansagen aufheben
habit-privilege-never = nie
habit-privilege-if-me = nur fragen, wenn es mich trifft
habit-privilege-if-me-or-reward = nur fragen, wenn es mich trifft oder die Belohnung holen kann
habit-support = Im Kampf unterstützen
habit-support-never = nie
habit-join = Sich einer Revolution anschließen
habit-join-never = nie

# Was an anderen Spieldaten falsch ist
facts-treasures = mindestens { $least } insgesamt, einer für jeden Platz
facts-top = für die oberste Schicht müssen mehr als { $most } gewöhnliche Bewohner bleiben, nicht { $given }
