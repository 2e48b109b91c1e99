# Der Tisch
board-season = Saison
board-deck = Stapel
board-reward = Belohnung
board-square = Dorfplatz
board-hut = Hütte
board-supply = Vorrat
board-decides = { $who } ist am Zug.
board-forced = Hier gibt es nichts zu wählen: Es geht von selbst weiter.
board-attack = Angreifen
board-support = { $whom } unterstützen
board-points = { $count ->
    [one] 1 Punkt
   *[other] { $count } Punkte
}
board-disc = Scheibe bereit
board-no-disc = Scheibe abgegeben
board-revealed = aufgedeckt
board-secret = verdeckt
board-pawn = hat die Schicksalsfigur
board-role-announcer = sagt an
board-role-target = genannt
board-role-attacker = greift an
board-role-defender = verteidigt
board-role-rebel = aufständisch
board-role-may-object = Widerspruch?
board-role-may-join = kann eingreifen
board-and-more = { $names } und { $count ->
    [one] 1 weiterer
   *[other] { $count } weitere
}
board-may-join = Können noch eingreifen: { $names }
board-tie = Bei gleicher Stärke siegt der Verteidiger.
board-shogun-wins = Ein angegriffener Shogun siegt immer.
board-strength = Stärke bisher: { $strength }
board-pick-take = Wähle deinen neuen Bewohner
board-pick-give = Wähle die Karte, die du dafür gibst
board-pick-become = Wähle, wer du wirst
board-name-somebody = Wähle jetzt, wen es trifft.
board-name-action = Was sagst du gegen { $whom } an?
board-about-hidden = Ein verdeckter Bewohner: Nur wer ihn hat, weiß, wer es ist.
board-about-shogun = Shogun ({ $value }): Niemand hat ihm gegenüber Vorrecht, und wird er angegriffen, siegt er immer. Er hat keine Fähigkeit und kann nur angreifen.
board-about-soryo = Soryo ({ $value }). Gebet: nimmt die Belohnung, solange sie in dieser Saison noch niemand beansprucht hat.
board-about-maho-tsukai = Maho-Tsukai ({ $value }). Verwandlung: sieht alle Bewohner an und wird heimlich einer davon; die übrigen werden gemischt und neu verteilt.
board-about-daimyo = Daimyo ({ $value }). Pacht: Die oberste Karte des Stapels kommt zu den Punkten. Thronfolge: tauscht den Platz mit einem aufgedeckten Shogun.
board-about-samurai = Samurai ({ $value }): deckt in jedem Kampf eine Karte auf, deren Wert für seine Seite zählt. Er hat keine Fähigkeit und kann nur angreifen.
board-about-akindo = Akindo ({ $value }). Kredit: nimmt alle Nofu aus den Punkten eines Mitspielers. Handel: bekommt eine zufällige Punktekarte und gibt eine zurück.
board-about-nofu = Nofu ({ $value }). Anwerbung: Ein Landarbeiter kommt ins Dorf. Revolution: Aufständische rauben alle aus, deren Rang niedrig genug ist, und teilen die Beute.
board-about-ninja = Ninja ({ $value }). Beseitigung: nimmt den Bewohner eines Mitspielers zu den eigenen Punkten, ohne Kampf. Wer am Ende einer Saison alle Ninjas hat, gewinnt sofort.
board-about-geisha = Geisha: Sobald sie zu sehen ist, ist die Partie zu Ende.
board-about-treasure = Schatz: eine Punktekarte mit dem Wert { $value }.

# Geschäfte
board-deals = Absprachen
board-deal-new = Neues Angebot
board-deal-not-now = Keine Absprachen, solange eine Karte gewählt wird.
board-deal-none = Karten gegen Karten oder gegen ein Versprechen. Niemand muss es halten, aber alle sehen, wer es tut.
board-deal-to = An
board-deal-i-give = Ich gebe
board-deal-i-get = Ich bekomme
board-deal-promise-add = Versprechen hinzufügen
board-deal-send = Anbieten
board-deal-accept = Annehmen
board-deal-decline = Ablehnen
board-deal-counter = Gegenangebot
board-deal-later = Später
board-deal-withdraw = Zurückziehen
board-deal-waits = wartet auf { $whom }
board-deal-settle = Übergeben
board-deal-owed = An { $whom } versprochen: { $cards }
board-deal-remove = entfernen: { $what }
board-deal-promised = { $who } an { $whom }: { $what }
board-deal-ledger = Versprechen ({ $count })
board-deal-others = Angebote unter den anderen

# Die Lektion
lesson-welcome = In Oriente geht es um Rang, Mut und Absprachen. Jeder ist ein Bewohner, zuerst verdeckt; die Karten vor dir sind deine Punkte.
lesson-places = In dieser Lektion sitzt du reihum auf allen vier Plätzen. Die große Karte unten gehört immer dem, der gerade entscheidet.
lesson-card = Du bist ein Akindo, Wert 2. Zeig auf eine Karte oder tippe sie an, dann steht da, was sie kann.
lesson-trade = Sag einen Handel mit Platz 3 an: erst Handel wählen, dann den Mitspieler. Wer etwas ansagt, deckt seine Karte auf.
lesson-not-trade = Jetzt bitte den Handel mit Platz 3.
lesson-overrule = Bevor etwas geschieht, werden die anderen gefragt, ob sie die Ansage aufheben. Der Nofu auf Platz 2 ist nur 1 wert und lässt es geschehen. Dann bist du ein verdeckter Samurai, Wert 3: Heb den Handel auf, indem du den Akindo auf Platz 1 angreifst!
lesson-not-overrule = Greif den Akindo auf Platz 1 an.
lesson-let = Jetzt gilt der Angriff, und alle werden neu gefragt. Der Nofu lässt es wieder geschehen; dann bist du ein Daimyo, Wert 4, und könntest die Ansage des Samurai aufheben. Lass es diesmal geschehen.
lesson-not-let = Lass es diesmal geschehen: Du greifst gleich anders ein.
lesson-battle = Kampf! Die Waage zeigt beide Seiten. Alle anderen, die eine Scheibe haben, können eingreifen. Du bist der Nofu: Halte dich heraus.
lesson-not-battle = Halte dich heraus: Du brauchst deine Scheibe noch.
lesson-support = Du bist der Daimyo. Unterstütze den Angreifer: Du deckst deine Karte auf, gibst deine Scheibe ab und bringst 4.
lesson-not-support = Unterstütze den Angreifer.
lesson-again = Greift jemand ein, wird noch eine Runde gefragt. Halte dich als Nofu wieder heraus; dann deckt der Samurai eine Karte auf, die für seine Seite zählt.
lesson-won = 8 gegen 2. Der Sieger nimmt den Akindo des Verlierers zu seinen Punkten, und die Belohnung dazu: Sie bekommt, wer in einer Saison die erste Aktion ausführt. Der Verlierer macht mit der aufgedeckten Karte weiter, einem Nofu.
lesson-recruit = Ein Nofu ist wenig wert, aber er ist nicht allein. Sag eine Anwerbung an: Ein Landarbeiter kommt auf den Dorfplatz.
lesson-not-recruit = Wirb einen Landarbeiter an.
lesson-second = Niemand konnte widersprechen. Jetzt bist du der andere Nofu, noch verdeckt: Wirb einen zweiten Landarbeiter an.
lesson-season = Alle Scheiben sind abgegeben, die Saison ist vorbei. Jeder hat wieder eine Scheibe, eine neue Belohnung liegt bereit, und wer zuletzt gehandelt hat, spricht zuerst.
lesson-revolution = Zeit für eine Revolution! Alle Aufständischen und alle Landarbeiter auf dem Dorfplatz zählen je 1. Sag sie an.
lesson-not-revolution = Sag die Revolution an.
lesson-allow = Sie gilt jetzt als Rang 3: ein Nofu und zwei Landarbeiter. Du bist der Daimyo, Wert 4, und könntest sie aufhalten. Lass sie geschehen, um zu sehen, was sie bewirkt.
lesson-not-allow = Lass die Revolution geschehen.
lesson-join = Du bist wieder der Nofu auf Platz 1. Schließ dich an!
lesson-not-join = Schließ dich der Revolution an.
lesson-spoils = Stärke 4 trifft Samurai und Daimyo: Sie verlieren die Hälfte ihrer Punktekarten, abgerundet; eine einzelne Karte bleibt also. Die Aufständischen verteilen die Beute und ihre eigenen Karten durch Los unter sich.
lesson-deals = Absprachen sind jederzeit möglich, wer auch gerade am Zug ist: Karten gegen Karten oder gegen ein Versprechen. Du bist der Daimyo, und nur der Samurai auf Platz 4 könnte dich noch angreifen. Mach ihm ein neues Angebot: deinen Schatz gegen sein Versprechen, dich zu verschonen.
lesson-promised = Er nimmt an: Der Schatz wechselt sofort den Besitzer, und das Versprechen wird festgehalten. Niemand muss es halten, aber alle sehen, wer es tut.
lesson-end = Die Partie endet, sobald die Geisha zu sehen ist; sie liegt weit unten im Stapel. Es zählen die Punktekarten und der eigene Bewohner.
lesson-free = Eine Entscheidung bleibt, und sie gehört dir: Du bist der Daimyo. Pacht, ein Angriff oder abwarten?

# Bilder zu den Regeln
board-figure-cards = Alle Bewohner mit ihrem Wert und der Zahl ihrer Karten
board-figure-deck = Der Stapel in drei Schichten: Shogun und Ninjas sind in der oberen, die Geisha in der mittleren
board-figure-top = oben
board-figure-middle = Mitte
board-figure-bottom = unten
board-figure-privilege = Ein Akindo sagt an: Soryo, Daimyo und Samurai haben Vorrecht, ein anderer Akindo nur mit weniger Punktekarten, ein Nofu nie
board-figure-battle = Ein Kampf: Samurai 3, Daimyo 4 und ein aufgedeckter Nofu mit 1 bringen dem Angreifer 8; der Soryo hat 6
board-figure-revolution = Zwei Aufständische und zwei Landarbeiter: Stärke 4. Daimyo, Samurai und Akindo verlieren die Hälfte ihrer Punktekarten; Soryo und Ninja verlieren nichts
