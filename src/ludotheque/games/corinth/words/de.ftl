name = Corinth
tagline = Verteile die Würfel im Hafen einer antiken Stadt: Beliefere die Stände, fülle deine Kasse und schicke deinen Statthalter auf den Markt.

# Bezirke
quarter-goats = Ziegen
quarter-oil = Öl
quarter-wine = Wein
quarter-carpets = Teppiche
quarter-spices = Gewürze
quarter-gold = Gold
short-goats = Zieg
short-oil = Öl
short-wine = Wein
short-carpets = Tepp
short-spices = Gew
short-gold = Gold
short-die = Würfel
short-plus = +1
short-rosette = ✿
short-start = ◆

# Gebäude
building-temple = Tempel
building-warehouse = Lagerhaus
building-stable = Stall
building-store = Laden
power-temple = Punkte je Gebäude
power-warehouse = mehr Waren je Lieferung
power-stable = Schritte mehr oder weniger gratis
power-store = mehr Gold

# Quellen der Punkte
source-oil = Öl
source-wine = Wein
source-carpets = Teppiche
source-spices = Gewürze
source-bonuses = Boni
source-gold = Gold übrig
source-goats = Ziegen übrig
source-steward = Statthalter
source-temple = Tempel

# Optionen
option-instant_win = Sofortsieg
option-instant_win-help = Ob ein Wurf, bei dem alle Würfel denselben Wert zeigen, die Partie sofort gewinnt.
choice-instant_win-yes = ja
choice-instant_win-no = nein

# Was gefragt ist
ask-buy = { $who }: Kaufst du gelbe Würfel für diesen Wurf?
ask-choose = { $who }: Nimm die Würfel eines Bezirks, für seine Aktion oder für den Statthalter.
ask-compensate = { $who }: Für dich sind keine Würfel übrig. Bewegst du stattdessen den Statthalter um einen Schritt?
ask-count = { $who }: Der Statthalter zieht mit Wert { $value }. Wie viele Schritte soll er gehen?
ask-walk = { $who }: Wohin geht der Statthalter? Noch { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}.
ask-shop = { $who }: Noch { $symbols } { $symbols ->
    [one] Ware
   *[other] Waren
} zu liefern ({ $district }). Welchen Stand belieferst du als nächsten?
ask-build = { $who }: Baust du ein Gebäude?

# Was eine Aktion tut
choice-buy = { $count ->
    [0] keine kaufen
    [one] einen für { $price } Gold kaufen
   *[other] { $count } für { $price } Gold kaufen
}
choice-take = { $quarter }: Aktion ausführen ({ $count } Würfel mit Wert { $value })
choice-steward = { $quarter }: Statthalter um { $value } { $value ->
    [one] Schritt
   *[other] Schritte
} bewegen ({ $count } Würfel)
choice-compensation = den Statthalter bewegen
choice-decline = den Statthalter stehen lassen
choice-steps = { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}
choice-go-through = { $direction } auf { $space }
choice-go = { $direction } auf { $space }: { $effect }
choice-shop = den { $points ->
    [one] { $points }-Punkt-Stand
   *[other] { $points }-Punkte-Stand
} beliefern (Bedarf: { $symbols } { $symbols ->
    [one] Ware
   *[other] Waren
})
choice-stop = die Lieferung beenden
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
does-take = { $who } nimmt { $count } Würfel mit Wert { $value } aus dem Bezirk { $quarter }.
does-steward = { $who } nimmt { $count } Würfel mit Wert { $value } aus dem Bezirk { $quarter } für den Statthalter.
does-compensation = { $who } bewegt den Statthalter, da keine Würfel übrig sind.
does-decline = { $who } lässt den Statthalter stehen.
does-steps = { $who } wählt { $steps } { $steps ->
    [one] Schritt
   *[other] Schritte
}{ $price ->
    [0] {""}
   *[other] {" "}für { $price } Gold
}.
does-go-through = Der Statthalter von { $who } geht { $direction } auf { $space }.
does-go = Der Statthalter von { $who } geht { $direction } auf { $space } ({ $effect }).
does-shop = { $who } beliefert jetzt den { $points ->
    [one] { $points }-Punkt-Stand
   *[other] { $points }-Punkte-Stand
} ({ $district }, Bedarf: { $symbols } { $symbols ->
    [one] Ware
   *[other] Waren
}).
does-stop = { $who } beendet die Lieferung.
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
# „Gold“ ist die Nachricht quarter-gold; sonst gibt es hier nur Ziegen.
gains = { $who } erhält { $amount } { $quarter ->
    [Gold] Gold
   *[other] { $amount ->
        [one] Ziege
       *[other] Ziegen
    }
}.
delivers = { $who } liefert { $amount } { $amount ->
    [one] Ware
   *[other] Waren
} ({ $quarter }).
completes = { $who } vervollständigt einen { $points ->
    [one] { $points }-Punkt-Stand
   *[other] { $points }-Punkte-Stand
} ({ $quarter }).
takes-bonus = { $who } vervollständigt den Bezirk { $quarter } vor allen anderen: { $points } { $points ->
    [one] Bonuspunkt
   *[other] Bonuspunkte
}.
wins-die = { $who } gewinnt einen gelben Würfel für alle weiteren eigenen Würfe.
writes-box = { $who } trägt { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} für den Statthalter ein.
round-over = Runde { $round } ist zu Ende.
dice-group = { $quarter } { $count } × { $value }
rolls = { $who } würfelt: { $groups }.
instant = Alle Würfel zeigen denselben Wert: { $who } gewinnt auf der Stelle!

# Warum nicht
why-buy-first = zuerst ist über den Kauf gelber Würfel zu entscheiden ({ $rule })
why-choose-first = zuerst müssen die Würfel eines Bezirks genommen werden ({ $rule })
why-compensate-first = es sind keine Würfel übrig; bewege den Statthalter oder lass ihn stehen ({ $rule })
why-count-first = zuerst muss die Zahl der Schritte gewählt werden ({ $rule })
why-walk-first = der Statthalter ist noch unterwegs ({ $rule })
why-shop-first = zuerst muss ein Stand gewählt oder die Lieferung beendet werden ({ $rule })
why-build-first = jetzt kann nur noch gebaut oder der Zug beendet werden ({ $rule })
why-too-many-dice = man würfelt mit höchstens { $most } gelben Würfeln, gewonnene mitgezählt ({ $rule })
why-no-gold = das kostet { $price } Gold, { $gold ->
    [0] aber die Kasse ist leer
   *[other] aber die Kasse enthält nur { $gold }
} ({ $rule })
why-no-dice = im Bezirk { $quarter } liegen keine Würfel ({ $rule })
why-no-way = von hier aus gibt es keinen Weg mit { $steps } { $steps ->
    [one] Schritt
   *[other] Schritten
} ({ $rule })
why-edge = dort endet der Markt ({ $rule })
why-passed = { $space } wurde schon betreten ({ $rule })
why-dead-end = von { $space } aus { $steps ->
    [one] ließe sich der letzte Schritt
   *[other] ließen sich die restlichen { $steps } Schritte
} nicht mehr gehen ({ $rule })
why-no-shop = der Bezirk hat nur { $count } Stände ({ $rule })
why-shop-started = dieser Stand wurde schon beliefert ({ $rule })
why-built = das Gebäude { $building } steht schon ({ $rule })
why-too-dear = das Gebäude { $building } kostet { $gold } Gold und { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
} ({ $rule })

# Wie die Partie endete
reason-points = Wer die meisten Punkte hat, gewinnt.
reason-gold = Gleich viele Punkte: Wer mehr Gold übrig hat, gewinnt.
reason-shared = Gleich viele Punkte und gleich viel Gold: ein geteilter Sieg.
reason-instant-win = Ein Wurf aus lauter gleichen Würfeln hat die Partie auf der Stelle entschieden.

# Der Tisch im Terminal
table-round = Runde { $round } von { $rounds }
table-harbour = Hafen
table-market = Markt
table-sheet = Spielerbogen von { $who }
table-cost = { $gold } Gold, { $goats } { $goats ->
    [one] Ziege
   *[other] Ziegen
}
table-dice = Gelbe Würfel
table-points = Punkte
help-actions =
    buy 2          zwei gelbe Würfel für diesen Wurf
    take wine      die Würfel im Bezirk Wein nehmen und liefern
    steward wine   sie nehmen und den Statthalter um ihren Wert bewegen
    steps 4        vier Schritte
    up             ein Schritt nach oben; ebenso down, left, right
    shop 2         den zweiten Stand des Bezirks beliefern; „stop“ beendet die Lieferung
    decline        den Statthalter stehen lassen
    build temple   bauen; „done“ beendet den Zug
    chancen        die Chancen eines Wurfs
aid-odds = chancen
odds-title = Wie wahrscheinlich in einem Bezirk mindestens so viele Würfel liegen
odds-dice = Mit { $count } Würfeln
odds-chance = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel take wine, steward wine, steps 4, up, shop 2, build temple oder done
notation-space = „{ $text }“ ist kein Feld des Marktes; es gibt a1 bis e5
notation-entry = eine Stellung hat keinen Eintrag „{ $text }“; es gibt: { $choices }
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-count = in einer Stellung braucht der Eintrag „{ $name }“ { $count } { $count ->
    [one] Wert
   *[other] Werte
}, nicht { $found }
notation-impossible = „{ $name }“ kann in keiner Partie so aussehen

# Was an anderen Spieldaten falsch ist
facts-space = ein Feld ist eines von { $choices }
facts-amount = Waren, Ziegen und Gold haben eine Zahl von 1 bis { $most }, die anderen keine
facts-start = das mittlere Feld, und nur dieses, ist der Anfang (start)
facts-boxes = mindestens eine der round_boxes muss frei bleiben
