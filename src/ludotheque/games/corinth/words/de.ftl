name = Corinth
tagline = Würfel im Hafen einer antiken Stadt verteilen: Läden beliefern, die Kasse füllen, den Verwalter auf den Markt schicken.

# Viertel
quarter-goats = Ziegen
quarter-oil = Öl
quarter-wine = Wein
quarter-carpets = Teppiche
quarter-spices = Gewürze
quarter-gold = Gold
short-goats = Zi
short-oil = Öl
short-wine = We
short-carpets = Te
short-spices = Ge
short-gold = Au
short-die = W
short-plus = +1
short-rosette = ✿
short-start = ◆

# Gebäude
building-temple = Tempel
building-warehouse = Lagerhaus
building-stable = Stall
building-store = Kaufhaus
power-temple = Punkte je Gebäude
power-warehouse = liefert mehr
power-stable = freie Schritte
power-store = mehr Gold

# Quellen der Punkte
source-oil = Öl
source-wine = Wein
source-carpets = Teppiche
source-spices = Gewürze
source-bonuses = Boni
source-gold = Restgold
source-goats = Restziegen
source-steward = Verwalter
source-temple = Tempel

# Einstellungen
option-instant_win = Sofortsieg
option-instant_win-help = Ob ein Wurf, bei dem alle Würfel denselben Wert zeigen, sofort gewinnt.
choice-instant_win-yes = ja
choice-instant_win-no = nein

# Was gefragt ist
ask-buy = { $who }: Gelbe Würfel für diesen Wurf kaufen?
ask-choose = { $who }: Nimm die Würfel eines Viertels, für seine Aktion oder für den Verwalter.
ask-compensate = { $who }: Für dich sind keine Würfel übrig; stattdessen den Verwalter um 1 bewegen?
ask-count = { $who }: Der Verwalter zieht { $value }; wie viele Schritte sollen es sein?
ask-walk = { $who }: der nächste Schritt, noch { $steps }.
ask-shop = { $who }: noch { $symbols } zu liefern ({ $district }); welchen Laden beginnen?
ask-build = { $who }: Etwas bauen?

# Was eine Aktion tut
choice-buy = { $count ->
    [0] keine kaufen
   *[other] { $count } kaufen für { $price } Gold
}
choice-take = { $quarter }: die Würfel dort nutzen ({ $count } mit Wert { $value })
choice-steward = den Verwalter um { $value } bewegen mit den Würfeln von { $quarter } ({ $count })
choice-compensation = den Verwalter bewegen
choice-decline = stehen bleiben
choice-steps = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}
choice-go = { $direction } nach { $space }: { $effect }
choice-shop = den Laden für { $points } Punkte beginnen ({ $symbols } Symbole)
choice-stop = nichts mehr liefern
choice-build = bauen: { $building } für { $gold } Gold und { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
}
choice-done = den Zug beenden
does-buy = { $count ->
    [0] { $who } kauft keine gelben Würfel.
    [one] { $who } kauft einen gelben Würfel für { $price } Gold.
   *[other] { $who } kauft { $count } gelbe Würfel für { $price } Gold.
}
does-take = { $who } nimmt { $count } Würfel mit Wert { $value } aus dem Viertel { $quarter }.
does-steward = { $who } bewegt den Verwalter mit den Würfeln mit Wert { $value } aus dem Viertel { $quarter } ({ $count }).
does-compensation = { $who } bewegt den Verwalter, da keine Würfel übrig sind.
does-decline = { $who } lässt den Verwalter stehen.
does-steps = { $who } wählt { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}.
does-go = Der Verwalter von { $who } geht { $direction } nach { $space } ({ $effect }).
does-shop = { $who } beginnt den Laden für { $points } Punkte ({ $district }, { $symbols } Symbole).
does-stop = { $who } liefert nichts mehr.
does-build = { $who } baut: { $building } ({ $gold } Gold, { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
}).
does-done = { $who } beendet den Zug.
go-up = nach oben
go-down = nach unten
go-left = nach links
go-right = nach rechts
effect-goods = { $quarter } { $amount }
effect-die = ein gelber Würfel
effect-plus = +1
effect-rosette = eine Rosette
effect-start = die Mitte
effect-edge = der Rand

# Was geschah
gains = { $who } erhält { $amount } ({ $quarter }).
delivers = { $who } liefert { $amount } ({ $quarter }).
completes = { $who } vollendet einen Laden für { $points } Punkte ({ $quarter }).
takes-bonus = { $who } beliefert als Erster das ganze Viertel ({ $quarter }): { $points } dazu.
wins-die = { $who } gewinnt einen gelben Würfel für alle weiteren Würfe.
writes-box = { $who } schreibt { $points } für den Verwalter auf.
round-over = Runde { $round } ist zu Ende.
dice-group = { $quarter } { $count } × { $value }
rolls = { $who } würfelt: { $groups }.
instant = Alle Würfel zeigen denselben Wert: { $who } gewinnt auf der Stelle!

# Warum nicht
why-buy-first = jetzt geht es um gelbe Würfel ({ $rule })
why-choose-first = jetzt sind die Würfel eines Viertels zu nehmen ({ $rule })
why-compensate-first = es sind keine Würfel übrig; bewege den Verwalter oder bleib stehen ({ $rule })
why-count-first = jetzt ist die Zahl der Schritte zu wählen ({ $rule })
why-walk-first = der Verwalter ist unterwegs ({ $rule })
why-shop-first = jetzt ist ein Laden zu wählen oder die Lieferung zu beenden ({ $rule })
why-build-first = der Zug endet mit dem Bauen ({ $rule })
why-too-many-dice = höchstens { $most } gelbe Würfel rollen, gewonnene mitgezählt ({ $rule })
why-no-gold = das kostet { $price } Gold, vorhanden sind { $gold } ({ $rule })
why-no-dice = im Viertel { $quarter } liegen keine Würfel ({ $rule })
why-no-way = von hier gibt es keinen Weg von { $steps } { $steps ->
    [one] Schritt
   *[other] Schritten
} ({ $rule })
why-edge = dort endet der Markt ({ $rule })
why-passed = { $space } wurde schon betreten ({ $rule })
why-dead-end = von { $space } aus lassen sich die restlichen { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
} nicht gehen ({ $rule })
why-no-shop = das Viertel hat { $count } Läden ({ $rule })
why-shop-started = dieser Laden wurde schon begonnen ({ $rule })
why-built = schon gebaut: { $building } ({ $rule })
why-too-dear = { $building } kostet { $gold } Gold und { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
} ({ $rule })

# Wie die Partie endete
reason-points = Die meisten Punkte gewinnen.
reason-gold = Gleich viele Punkte; das meiste Restgold entscheidet.
reason-shared = Gleich viele Punkte und gleich viel Gold: ein geteilter Sieg.
reason-instant-win = Ein Wurf aus lauter gleichen Würfeln gewann auf der Stelle.

# Der Tisch im Terminal
table-round = Runde { $round } von { $rounds }
table-harbour = Hafen
table-market = Markt
table-sheet = Blatt von { $who }
table-cost = { $gold } Gold, { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
}
table-dice = Würfel
table-points = Punkte
help-actions =
    take wine      die Würfel auf Wein nehmen und liefern
    steward wine   sie nehmen und den Verwalter um ihren Wert bewegen
    steps 4        vier Schritte
    up             ein Schritt nach oben; ebenso down, left, right
    shop 2         den zweiten Laden des Viertels beginnen
    build temple   bauen; „done“ beendet den Zug
    odds           die Chancen eines Wurfs
aid-odds = chancen
odds-title = Wie wahrscheinlich in jedem Viertel mindestens so viele Würfel liegen
odds-dice = Mit { $count } Würfeln
odds-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel take wine, steward wine, steps 4, up, shop 2, build temple oder done
notation-space = „{ $text }“ ist kein Feld des Marktes; es gibt a1 bis e5
notation-entry = es gibt keinen Eintrag „{ $text }“ in einer Stellung; es gibt: { $choices }
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-count = eine Stellung braucht { $count } Angaben für { $name }, gefunden { $found }
notation-impossible = so kann { $name } in keiner Partie stehen
