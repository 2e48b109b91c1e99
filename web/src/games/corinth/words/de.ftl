# Das Brett von Corinth
board-odds = Chancen
board-berth = { $quarter }: { $count } Würfel mit Wert { $value }{ $yellow ->
    [0] {""}
   *[other] , davon { $yellow } gelb
}
board-empty-berth = { $quarter }: keine Würfel
board-first = würfelt
board-built = gebaut
board-decline = Stehen lassen
board-stop = Hier aufhören
board-done = Zug beenden
board-shop = { $district }, { $points ->
    [one] { $points }-Punkt-Stand
   *[other] { $points }-Punkte-Stand
}: { $done } von { $symbols } geliefert
board-bonus-free = { $points } Bonuspunkte, wer den Bezirk als Erstes vervollständigt
board-bonus-taken = Die { $points } Bonuspunkte des Bezirks gehören { $who }
board-space-free = { $space }: { $effect }
board-space-here = { $space }: { $effect }, hier steht der Statthalter
board-space-circled = { $space }: { $effect }, eingekreist
board-space-entered = { $space }: { $effect }, schon betreten
board-boxes = Punkte des Statthalters: { $numbers }
board-track = { $what }: { $have } im Vorrat, { $circled } insgesamt eingekreist
board-help-buy = Ein gelber Würfel kostet Gold und rollt nur dieses eine Mal mit; gewonnene sind kostenlos.
board-help-choose = „+“ nimmt, was der Bezirk bringt, „→“ schickt den Statthalter so viele Schritte weit.
board-help-compensate = Im Hafen ist nichts mehr für dich: ein Schritt des Statthalters oder keiner.
board-help-count = Der Wert der Würfel ist frei; jeder Schritt mehr oder weniger kostet Gold.
board-help-walk = Die Punkte zeigen, wo der Weg enden kann; nur das letzte Feld wirkt.
board-help-shop = Welcher Stand bekommt die nächsten Waren? Was du nicht lieferst, verfällt.
board-help-build = Ein Gebäude wirkt ab deinem nächsten Zug.
board-power-temple = am Ende { $amount } Punkte je Gebäude
board-power-warehouse = +{ $amount } bei jeder Lieferung aus dem Hafen
board-power-stable = { $amount } Schritte mehr oder weniger umsonst
board-power-store = +{ $amount } Gold bei jeder Goldaktion
