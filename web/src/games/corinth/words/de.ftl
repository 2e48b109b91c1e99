# Das Brett von Corinth
board-odds = Chancen
board-odds-dice = { $count } Würfel
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
board-bonus-free = { $points } Bonuspunkte bekommt, wer den Bezirk vor allen anderen vervollständigt
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
board-help-count = Der Wert der Würfel kostet nichts; jeder Schritt mehr oder weniger kostet Gold.
board-help-walk = Die Markierungen zeigen, wo der Weg enden kann; nur das letzte Feld wirkt.
board-help-shop = Welcher Stand bekommt die nächsten Waren? Was du nicht lieferst, verfällt.
board-help-build = Ein Gebäude wirkt ab deinem nächsten Zug.
board-power-temple = am Ende { $amount } Punkte je Gebäude
board-power-warehouse = +{ $amount } bei jeder Lieferung aus dem Hafen
board-power-stable = { $amount } Schritte mehr oder weniger gratis
board-power-store = +{ $amount } Gold bei jeder Goldaktion

# Die erste Lektion
lesson-welcome = Willkommen im Hafen von Korinth. In jeder Runde wirft jemand neun weiße Würfel, und alle teilen sie unter sich auf.
    Du würfelst zuerst. Für ein Gold kommt ein gelber Würfel dazu, und genau ein Gold hast du: Kauf ihn.
lesson-welcome-otherwise = Neun Würfel würden reichen, aber diesmal wollen wir einen gelben im Hafen sehen.
lesson-sorted = Die Würfel ordnen sich nach ihrem Wert. Die niedrigsten liegen bei den Ziegen, die nächsten beim Öl und so weiter; die höchsten liegen immer beim Gold.
    Für dich zählt, wie viele beisammen liegen.
lesson-two-uses = Jeder Bezirk lässt sich auf zwei Arten nutzen. „+“ bringt seine Waren, eine je Würfel; „→“ schickt deinen Statthalter auf den Markt, so viele Schritte, wie die Würfel zeigen.
    Bei den Gewürzen liegen zwei Würfel, und Gewürze sind kostbar. Nimm sie mit „+2“.
lesson-two-uses-otherwise = Auch möglich, aber zwei Gewürze füllen einen ganzen Stand. Nimm die Gewürze mit „+2“.
lesson-which-shop = Die Zahl auf der Markise sagt, was ein Stand wert ist, die Kästchen darunter, was er braucht. Zwei Gewürze füllen den Stand mit 4 oder den mit 5 Punkten. Wähle einen von beiden.
lesson-which-shop-otherwise = Der große Stand braucht vier Gewürze und bliebe halb leer. Fülle zuerst einen der kleinen.
lesson-street = Nur volle Stände zählen, und ein angefangener muss voll sein, bevor du in derselben Straße den nächsten anfängst.
    Den Kranz am Ende der Straße bekommt, wer die ganze Straße vor allen anderen füllt.
lesson-opponent-carpets = Jetzt dein Gegner: drei Teppiche. Diese Würfel sind für alle weg.
lesson-opponent-starts = Sie kommen in den großen Stand. Dort fehlt noch ein Teppich.
lesson-goats = Zu zweit hat, wer gewürfelt hat, auch den letzten Zug der Runde. Nimm die zwei Ziegen: Damit kannst du bauen.
lesson-store = Drei Ziegen reichen für einen Laden. Ab deinem nächsten Zug bringt er bei jeder Goldaktion zwei Gold mehr. Bau ihn.
lesson-store-otherwise = Du könntest warten, aber ein Gebäude bringt umso mehr, je früher es steht. Bau den Laden.
lesson-opponent-buys = Runde zwei: Dein Gegner würfelt und kauft ebenfalls einen gelben Würfel. Sieh, was ein einziger Würfel ändert: Die gelbe Vier hat die Teppiche für sich, und die Fünfen rücken zu den Gewürzen auf.
lesson-opponent-spices = Vier Gewürze auf einen Schlag …
lesson-opponent-ten = … füllen den Stand mit 10 Punkten. Danach verlassen die übrigen gelben Würfel den Hafen: Nur wer würfelt, darf sie nutzen.
lesson-gold = Du bist dran. Beim Gold liegt nur ein Würfel, aber dein Laden gibt zwei dazu. Nimm ihn.
lesson-stable = Drei Gold und eine Ziege: genug für einen Stall. Damit geht dein Statthalter bis zu zwei Schritte mehr oder weniger, ohne dass es etwas kostet. Das brauchst du gleich.
lesson-stable-otherwise = Das Gold zu behalten ist kein Fehler, aber den Stall brauchen wir gleich.
lesson-opponent-oil = Dein Gegner nimmt zwei Krüge Öl …
lesson-opponent-unfinished = … und fängt einen Stand an, der drei braucht. Solange er nicht voll ist, zählt er nichts.
lesson-keep-gold = Runde drei, du würfelst wieder. Vor dem Kauf kannst du unter „{ board-odds }“ nachsehen, wie viele Würfel in jedem Bezirk zu erwarten sind.
    Behalte diesmal dein Gold und kauf keinen.
lesson-keep-gold-otherwise = Dieser Wurf kommt ohne gelben Würfel aus. Behalte dein Gold.
lesson-wine = Vier Würfel beim Wein! Nimm sie mit „+4“.
lesson-wine-shop = Vier Krüge füllen genau den Stand mit 6 Punkten. Wähle ihn.
lesson-wine-shop-otherwise = Das geht auch, aber den Stand mit 6 Punkten kannst du jetzt auf einmal füllen.
lesson-opponent-fills = Dein Gegner holt den Krug Öl, der noch fehlte: Jetzt zählt dieser Stand.
lesson-steward = Viel liegt nicht mehr da, aber für den Statthalter zählt allein der Wert der Würfel. Auf dem Markt wartet auf d2 ein gelber Würfel, zwei Schritte entfernt. Schick den Statthalter mit der Vier bei den Teppichen los.
lesson-steward-otherwise = Eine einzelne Ware ist wenig. Versuch „→ 4“ bei den Teppichen.
lesson-steps = Vier Schritte sind zu viele, aber dank des Stalls kosten zwei Schritte weniger nichts. Die Markierungen zeigen, wohin jede Zahl führen kann. Wähle 2.
lesson-steps-otherwise = So ist der Würfel nicht zu erreichen. Wähle 2 Schritte.
lesson-first-step = Es geht Schritt für Schritt: zuerst nach rechts auf d3. Ein betretenes Feld ist für den Rest der Partie gesperrt.
lesson-last-step = Jetzt nach oben auf d2. Nur das Feld, auf dem der Weg endet, wird eingekreist und wirkt.
lesson-walk-otherwise = Dieser Weg führt am gelben Würfel vorbei.
lesson-end = Der gelbe Würfel gehört dir: Er rollt bei jedem deiner Würfe kostenlos mit.
    Später lohnen sich die Rosetten. Jede trägt ein, wie viele Felder du bis dahin eingekreist hast, plus eins für jedes „+1“.
    Zu zweit sind es zwölf Runden. Dann zählen volle Stände, Kränze, die Kästchen des Statthalters und der Tempel; je zwei Gold und je zwei Ziegen bringen einen Punkt.
    Mehr brauchst du nicht zu wissen.

# Bilder zu den Regeln
board-figure-C3 = Zehn Würfel mit vier Werten: Die Zweien liegen bei den Ziegen, die Drei beim Öl, die Fünfen (eine davon gelb) beim Wein. Die Sechsen liegen als höchste beim Gold; für Teppiche und Gewürze bleibt nichts.
board-figure-C5 = Die Straße des Weins. Der erste Stand ist voll und 2 Punkte wert. Der zweite hat eine von drei Waren und muss voll sein, bevor ein anderer begonnen wird. Den Kranz mit +4 bekommt, wer die ganze Straße vor allen anderen füllt.
board-figure-C6 = Drei Züge: zwei Schritte auf d2, drei Schritte auf b1, ein Schritt auf a1. Nur diese drei Felder sind eingekreist und wirken; die Rosette trägt eine 3 ein.
board-figure-C7 = Die vier Gebäude mit Wirkung und Preis in Gold und Ziegen; das letzte ist gebaut.
