name = Oriente
tagline = Jeder ein verdeckter Bewohner, ein Rang, der bricht, Kämpfe mit Verbündeten und Absprachen, die niemand halten muss.

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
card-any = irgendeine Karte
card-hidden = ein verdeckter Bewohner
cards-of-kind = { $count } × { $card }
cards-any = { $count ->
    [one] irgendeine Karte
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
source-inhabitant = Eigener Bewohner

# Optionen
option-pawn = Schicksalsfigur
option-pawn-help = Wer die Schicksalsfigur zuerst hat und zuerst spricht: jemand durch Los oder der erste Platz.
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
action-credit = einen Kredit von { $whom }
action-trade = einen Handel mit { $whom }
action-recruit = eine Anwerbung
action-revolution = eine Revolution
action-eliminate = die Beseitigung von { $whom }
side-attacker = Angreifer
side-target = Angegriffener

# Was gefragt ist
ask-announce = { $who }: Sage eine Aktion an oder passe.
ask-privilege = { $who }: { $announcer } sagt { $action } an. Hebst du das mit einer eigenen Ansage auf, oder lässt du es geschehen?
ask-privilege-none = { $who }: { $announcer } sagt { $action } an. Dein Rang reicht nicht, um das aufzuheben.
ask-support = { $who }: { $announcer } greift { $target } an. Unterstützt du jemanden?
ask-take = { $who }: Wähle deinen neuen Bewohner unter den Karten, die gegen dich aufgedeckt wurden.
ask-give = { $who }: Du bekommst eine Karte von { $target } ({ $card }); was gibst du dafür?
ask-become = { $who }: Du hast alle Bewohner gesehen. Welcher wirst du?
ask-join = { $who }: { $announcer } beginnt eine Revolution. Schließt du dich an?
ask-join-none = { $who }: { $announcer } beginnt eine Revolution. Nur ein Nofu kann sich anschließen.

# Was eine Aktion täte
choice-pass-announce = passen
choice-pass-privilege = geschehen lassen
choice-pass-support = heraushalten
choice-pass-join = nicht anschließen
choice-attack = { $whom } angreifen ({ $card })
choice-prayer = Gebet: die Belohnung nehmen
choice-transmutation = Verwandlung: ein anderer Bewohner werden und alle übrigen mischen
choice-rent = Pacht: die oberste Karte des Stapels nehmen
choice-succession = Thronfolge: den Platz mit dem Shogun tauschen
choice-credit = Kredit: alle Nofu von { $whom } nehmen ({ $count })
choice-trade = Handel: eine eigene Karte gegen eine zufällige von { $whom } tauschen (aus { $count })
choice-recruit = Anwerbung: einen Landarbeiter anwerben
choice-revolution = Revolution: alle ausrauben, deren Rang niedrig genug ist
choice-eliminate = Beseitigung: den Bewohner von { $whom } nehmen ({ $card })
choice-support = { $whom } unterstützen (bringt { $value }; { $side })
choice-join = anschließen
choice-become = { $card } werden ({ $value })
choice-give = geben: { $card } ({ $value })
choice-take = { $card } werden ({ $value })

# Was geschehen ist
does-pass-announce = { $who } passt.
does-pass-privilege = { $who } lässt es geschehen.
does-pass-support = { $who } hält sich heraus.
does-pass-join = { $who } schließt sich nicht an.
does-announce = { $who } sagt { $action } an.
does-announce-revealing = { $who } deckt { $card } auf und sagt { $action } an.
does-cancel = { $who } hebt die Ansage von { $whom } auf und sagt selbst { $action } an.
does-cancel-revealing = { $who } deckt { $card } auf, hebt die Ansage von { $whom } auf und sagt selbst { $action } an.
does-support = { $who } unterstützt { $whom }.
does-support-revealing = { $who } deckt { $card } auf und unterstützt { $whom }.
does-join = { $who } schließt sich der Revolution an.
does-join-revealing = { $who } deckt { $card } auf und schließt sich der Revolution an.
does-become = { $who } wird { $card }.
does-become-secretly = { $who } wird heimlich jemand anderes.
destiny = Niemand widerspricht: { $who } führt { $action } aus.
reveals = { $who } deckt { $card } auf.
turns-up = Der Samurai von { $who } deckt { $card } auf.
battle = Der Kampf steht { $strength } für den Angreifer, { $other } für den Angegriffenen.
captures = { $who } nimmt { $card } von { $whom }.
draws = { $who } zieht einen neuen Bewohner.
draws-known = { $who } zieht einen neuen Bewohner: { $card }.
takes = { $who } spielt als { $card } weiter.
gains = { $who } bekommt { $card }.
credits = { $who } nimmt { $count } Nofu von { $whom }.
gets = { $who } zieht aus den Karten von { $whom }: { $card }.
gives = { $who } gibt { $whom } dafür: { $card }.
recruits = Landarbeiter: { $square } auf dem Platz, { $hut } in der Hütte.
revolts = Revolution mit einer Stärke von { $strength }!
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
succeeds = { $who } wird Shogun an der Stelle dessen bei { $whom }.
goes-under = Unter den Stapel: { $cards }.
end-geisha = Die Geisha erscheint: Die Partie ist zu Ende.
end-deck = Es ist keine Karte mehr zu ziehen: Die Partie ist zu Ende.
end-ninjas = { $who } hat alle Ninjas und gewinnt auf der Stelle!

# Warum nicht
why-announce-first = jetzt ist eine Aktion anzusagen oder zu passen ({ $rule })
why-privilege-first = jetzt geht es darum, ob die Ansage aufgehoben wird ({ $rule })
why-support-first = es wird gekämpft: eine Seite unterstützen oder sich heraushalten ({ $rule })
why-take-first = jetzt ist eine der aufgedeckten Karten zu nehmen ({ $rule })
why-give-first = jetzt ist eine Karte dafür zu geben ({ $rule })
why-become-first = die Verwandlung fragt, wer du wirst ({ $rule })
why-join-first = eine Revolution hat begonnen: anschließen oder nicht ({ $rule })
why-no-privilege = ein Bewohner mit Wert { $mine } bricht { $theirs } nicht; nötig ist mehr oder gleich viel bei weniger Punktekarten ({ $rule })
why-no-seat = es spielen { $seats } mit ({ $rule })
why-self = das nennt dich selbst ({ $rule })
why-ability = das kann nur ein { $card } ansagen: { $ability } ({ $rule })
why-no-reward = die Belohnung dieser Saison ist schon vergeben ({ $rule })
why-other-maho-tsukai = ein anderer Maho-Tsukai ist aufgedeckt ({ $rule })
why-no-shogun = der Shogun ist nirgends aufgedeckt ({ $rule })
why-their-like = { $whom } zeigt auch einen { $card } ({ $rule })
why-no-cards = { $whom } hat keine Punktekarten ({ $rule })
why-no-nofu-there = { $whom } hat keinen Nofu unter den Punkten ({ $rule })
why-no-worker = es ist kein Landarbeiter mehr da ({ $rule })
why-no-nofu = nur ein Nofu kann sich anschließen ({ $rule })
why-not-there = niemand sonst ist { $card } ({ $rule })
why-not-had = diese Karte war vor dem Handel nicht da: { $card } ({ $rule })
why-not-turned = kein Samurai der Siegerseite hat das aufgedeckt: { $card } ({ $rule })

# Wie es endete
reason-geisha = Die Geisha ist erschienen. Die meisten Punkte gewinnen; bei Gleichstand die stärkste einzelne Karte.
reason-deck = Der Stapel ist aufgebraucht. Die meisten Punkte gewinnen; bei Gleichstand die stärkste einzelne Karte.
reason-ninjas = Alle Ninjas am Ende einer Saison: Sieg auf der Stelle.

# Absprachen
why-not-now = keine Absprachen, solange eine Karte zu nehmen, zu geben oder zu wählen ist ({ $rule })
why-no-deal = sage eines: ein Angebot machen, annehmen, ablehnen, zurückziehen oder ein Versprechen einlösen ({ $rule })
why-no-partner = ein Angebot geht an jemand anderen ({ $rule })
why-offer-open = zwischen dir und { $whom } ist schon ein Angebot offen; erst ist es zu beantworten oder zurückzuziehen ({ $rule })
why-not-points = nur Punktekarten wechseln den Besitzer, nie ein Bewohner ({ $rule })
why-cards-missing = { $whom } hat diese Karten nicht ({ $rule })
why-too-many-promises = höchstens { $most } Versprechen auf jeder Seite ({ $rule })
why-no-promise = dieses Versprechen gibt es nicht; niemand kann sich selbst meinen ({ $rule })
why-for-nothing = beide Seiten müssen eine Karte oder ein Versprechen einbringen: Punkte werden nicht verschenkt ({ $rule })
why-no-offer = von dort liegt dir kein Angebot vor ({ $rule })
why-no-own-offer = dorthin hast du kein Angebot gemacht ({ $rule })
why-no-debt = ein solches Versprechen von dir ist nicht offen ({ $rule })
why-not-owed = das ist nicht, was versprochen war ({ $rule })
offer = { $who } bietet { $whom }: { $gives } – für { $gets }.
accepts = { $who } nimmt das Angebot von { $whom } an.
lapses = { $who } nimmt das Angebot von { $whom } an, aber die Karten sind nicht mehr da: Es verfällt.
declines = { $who } lehnt das Angebot von { $whom } ab.
withdraws = { $who } zieht das Angebot an { $whom } zurück.
settles = { $who } gibt { $whom }, was versprochen war: { $cards }.
promise-support = { $whom } unterstützen
promise-cancel = die Ansage von { $whom } aufheben
promise-not-cancel = die Ansage von { $whom } nicht aufheben
promise-attack = { $whom } angreifen
promise-spare = { $whom } verschonen
promise-give = später geben: { $cards }
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
say-settle = { $whom } geben, was noch offen ist: { $cards }
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
phrase-not-cancel = jemandes Ansage nicht aufheben
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
table-workers = Landarbeiter: { $square } auf dem Platz, { $supply } im Vorrat
table-hut = { $hut } in der Hütte
table-inhabitant = Bewohner
table-disc = Scheibe
table-points = Punkte
table-cards = Punktekarten
table-may-object = Können noch widersprechen, soweit man es sieht: { $names }
table-announced = { $who } sagt { $action } an
table-rebels = Aufständische: { $names }

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel „pass“, „attack 3“, „rent“ oder „support target“
notation-entry = „{ $text }“ ist keine Zeile einer Stellung; es gibt: { $choices }
notation-value = „{ $text }“ ist nicht lesbar
notation-numbers = „{ $text }“ sollten { $count } Werte sein
notation-impossible = „{ $name }“ passt nicht zum Rest der Stellung
help-actions =
    pass             nichts ansagen, geschehen lassen, heraushalten
    attack 3         Platz 3 angreifen
    rent             eine Fähigkeit: prayer, transmutation, rent, succession, recruit, revolution
    credit 3         eine Fähigkeit gegen jemanden: credit, trade, eliminate
    support target   im Kampf: support attacker, support target
    join             sich einer Revolution anschließen
    become nofu      nach einer Verwandlung; ebenso give und take
    absprache        Angebote und Versprechen: machen, beantworten, einlösen
