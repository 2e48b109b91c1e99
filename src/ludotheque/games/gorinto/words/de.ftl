name = Gorinto
tagline = Bewege einen Stein vom Pfad auf den Berg, sammle weitere nach seinem Muster und errichte einen Schrein aus fünf Elementen.

# Elemente und Steine
element-letters = LWFAE
element-void = Leere
element-wind = Wind
element-fire = Feuer
element-water = Wasser
element-earth = Erde
tile-void = Leerstein
tile-wind = Windstein
tile-fire = Feuerstein
tile-water = Wasserstein
tile-earth = Erdstein
tile-none = fehlenden Stein
tiles = { $count } { $tile }
kitsune = Kitsune
kitsune-head = Kopf
kitsune-tail = Schwanz

# Ziele
goal-same = Gleich
goal-same-does = Werte jeden deiner Stapel, dessen Höhe bei dir mehrfach vorkommt.
goal-different = Verschieden
goal-different-does = Werte jeden deiner Stapel, dessen Höhe bei dir nur einmal vorkommt.
goal-odd = Ungerade
goal-odd-does = Werte jeden Stapel mit ungerader Steinzahl.
goal-even = Gerade
goal-even-does = Werte jeden Stapel mit gerader Steinzahl.
goal-tallest = Höchste
goal-tallest-does = Je Element: Wer den höchsten Stapel hat, erhält { $times } Weisheit; bei Gleichstand alle Beteiligten.
goal-shortest = Niedrigste
goal-shortest-does = Je Element: Wer den niedrigsten Stapel hat (mindestens ein Stein), erhält { $times } Weisheit; bei Gleichstand alle Beteiligten.
goal-unlike-middle = Nicht die Mitte
goal-unlike-middle-does = Ordne deine Stapel nach Höhe, auch leere; werte alle, deren Höhe von der des dritten abweicht.
goal-middle = Mitte
goal-middle-does = Ordne deine Stapel nach Höhe, auch leere; werte den dritten { $times }-mal.
goal-extremes = Extreme
goal-extremes-does = Werte deinen höchsten und deinen niedrigsten Stapel und alle, die mit ihnen gleichauf sind; der niedrigste darf leer sein.
goal-tall-and-short = Hoch und niedrig
goal-tall-and-short-does = Dein höchster Stapel zählt einfach, der niedrigste mit mindestens einem Stein doppelt.
goal-spread = Spanne
goal-spread-does = Werte { $times }-mal den Unterschied zwischen deinem höchsten und deinem niedrigsten Stapel; der niedrigste darf leer sein.
goal-sevenfold = Siebenfach
goal-sevenfold-does = Werte deinen niedrigsten Stapel { $times }-mal; nichts, solange ein Stapel leer ist.

# Quellen der Weisheit
source-same = { goal-same }
source-different = { goal-different }
source-odd = { goal-odd }
source-even = { goal-even }
source-tallest = { goal-tallest }
source-shortest = { goal-shortest }
source-unlike-middle = { goal-unlike-middle }
source-middle = { goal-middle }
source-extremes = { goal-extremes }
source-tall-and-short = { goal-tall-and-short }
source-spread = { goal-spread }
source-sevenfold = { goal-sevenfold }
source-keys = Schlüssel
source-normal-keys = Normale Schlüssel
source-own-keys = Eigene Schlüssel

# Optionen
option-landscape = Landschaft
option-landscape-help = Wie hoch die Stapel des Berges zu Beginn sind.
option-removal = Entfernen
option-removal-help = Zu zweit: ob der zusätzliche Stein zufällig oder nach Wahl vom Pfad entfernt wird.
option-order = Zugreihenfolge
option-order-help = Zu dritt oder viert: im Uhrzeigersinn ab der geringsten Weisheit oder alle nach steigender Weisheit.
option-partners = Teams
option-partners-help = Zu viert: Partner sitzen einander gegenüber und zählen ihre Weisheit zusammen.
option-gift = Gabe
option-gift-help = Teams: Du gibst deinem Partner einen Stein, wenn du mindestens einen oder mindestens zwei sammelst.
option-difficulty = Schwierigkeit
option-difficulty-help = Allein gegen den Kitsune: wie viel deine Schlüsselelemente am Ende wert sind.
choice-landscape-peak = Gipfel
choice-landscape-waves = Wellen
choice-landscape-mesa = Tafelberg
choice-landscape-lake = See
choice-landscape-hill = Hügel
choice-removal-standard = zufällig
choice-removal-tactical = nach Wahl
choice-order-coin = Startspielermünze
choice-order-compassionate = rücksichtsvoll
choice-partners-no = nein
choice-partners-yes = ja
choice-gift-one = ab einem Stein (französische Regel)
choice-gift-two = ab zwei Steinen (deutsche Regel)
choice-difficulty-normal = normal
choice-difficulty-expert = Experte

# Was gefragt ist
ask-place = { $who }: Bewege einen Stein vom Pfad auf den Berg.
ask-collect = { $who }: Nimm noch { $count } { $count ->
    [one] Stein
   *[other] Steine
} nach dem Muster des { $tile }s auf { $space }.
ask-dig = { $who }: Nimm noch { $count } { $count ->
    [one] Stein
   *[other] Steine
} aus dem Stapel auf { $space }.
ask-remove = { $who }: Entferne noch einen Stein vom Pfad.
ask-give = { $who }: Gib { $partner } einen der eben gesammelten Steine.

# Was eine Aktion tut
choice-move = den { $tile } von { $path } nach { $space } bewegen
choice-collect = den { $tile } von { $space } nehmen
choice-dig = den { $tile } von Ebene { $level } auf { $space } nehmen
choice-remove = den { $tile } von { $path } entfernen
choice-give = { $partner } einen { $tile } geben
does-move = { $who } bewegt den { $tile } von { $path } nach { $space }.
does-collect = { $who } nimmt den { $tile } von { $space }.
does-dig = { $who } nimmt den { $tile } von Ebene { $level } auf { $space }.
does-remove = { $who } entfernt den { $tile } von { $path }.
does-give = { $who } gibt { $partner } einen { $tile }.
burrow-removes = Ein Fuchsbau öffnet sich: Der { $tile } von { $path } verlässt das Spiel.
kitsune-takes = Der { $piece } des Kitsune erwacht auf { $space } und nimmt { $tiles }.
kitsune-moves = Sein { $piece } zieht nach { $space }.
season-ends = Jahreszeit { $season } ist zu Ende.
gain = { $points } für „{ $source }“
season-scores = { $who }: +{ $points } Weisheit ({ $gains }), insgesamt { $total }.
season-begins = Jahreszeit { $season } beginnt; { $who } fängt an.

# Warum nicht
why-path-empty = auf { $path } liegt kein Stein ({ $rule })
why-kitsune-tile = der Marker auf { $path } gehört dem Kitsune ({ $rule })
why-just-placed = der eben gesetzte Stein auf { $space } bleibt in diesem Zug liegen ({ $rule })
why-pattern = { $space } liegt nicht im Muster des { $tile }s auf { $spot } ({ $rule })
why-stack-used = auf { $space } gibt es in diesem Zug nichts mehr zu nehmen: Das Feld ist leer oder ein Stein wurde schon genommen ({ $rule })
why-dig = unter dem eben gesetzten Stein auf { $space } gibt es nur { $levels ->
    [one] eine Ebene
   *[other] { $levels } Ebenen
} ({ $rule })
why-give = in diesem Zug wurde kein { $tile } gesammelt ({ $rule })
why-place-first = zuerst muss ein Stein vom Pfad bewegt werden ({ $rule })
why-collect-first = { $count ->
    [one] ein Stein muss
   *[other] { $count } Steine müssen
} noch genommen werden ({ $rule })
why-dig-first = { $count ->
    [one] ein Stein muss
   *[other] { $count } Steine müssen
} noch aus dem Stapel genommen werden ({ $rule })
why-remove-first = zuerst muss noch ein Stein vom Pfad entfernt werden ({ $rule })
why-give-first = zuerst muss einer der eben gesammelten Steine an den Partner gehen ({ $rule })

# Wie die Partie endete
reason-wisdom = Wer die meiste Weisheit hat, gewinnt.
reason-fewer-tiles = Gleich viel Weisheit: Wer weniger Steine hat, gewinnt.
reason-shared = Gleich viel Weisheit und gleich viele Steine: ein geteilter Sieg.
reason-kitsune-beaten = Deine Weisheit übertrifft die des Kitsune.
reason-kitsune-wins = Deine Weisheit übertrifft die des Kitsune nicht.

# Der Tisch im Terminal
table-season = Jahreszeit { $season } von { $seasons }
table-goal-between = zwischen { $left } und { $right }
table-keys = Schlüsselelemente: { $keys }
table-kitsune-keys = Schlüssel des Kitsune: { $keys }
table-wisdom = Weisheit
table-team = Team
table-stacks = Stapel: links der unterste, rechts der oberste Stein; von [ ] darf genommen werden, * wurde eben gesetzt.
table-now = Grün: was Ziele und Schlüssel im Moment brächten.
pattern-void = schräg
pattern-wind = Nachbarn
pattern-fire = Spalte
pattern-water = Zeile
pattern-earth = Stapel
table-marks = { $head } Kopf, { $tail } Schwanz des Kitsune; Ziffern auf dem Pfad sind seine Marker.
help-actions =
    T3 c4   den Stein von Pfadfeld T3 nach c4 bewegen
    c4      den obersten Stein von c4 nehmen
    @2      den zweiten Stein von unten nehmen (Erde)
    xT3     den Stein von T3 entfernen (zu zweit, nach Wahl)
    >F      einen Feuerstein an den Partner geben

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel T3 c4, c4, @2, xT3 oder >F
notation-space = „{ $text }“ ist kein Feld des Berges; es gibt a1 bis e5
notation-path = „{ $text }“ ist kein Feld des Pfades; es gibt T1 bis T5 und L1 bis L5
notation-level = „{ $text }“ ist keine Ebene; es gibt @1 bis @{ $last }
notation-lane-column = { $path } führt in Spalte { $lane }, nicht nach { $space } (G3.2)
notation-lane-row = { $path } führt in Zeile { $lane }, nicht nach { $space } (G3.2)
notation-element = „{ $text }“ ist kein Element; es gibt { element-letters }
notation-entry = eine Stellung hat keinen Eintrag „{ $text }“; es gibt: { $choices }
notation-numbers = { $count } Angaben erwartet, aber „{ $text }“ gefunden
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-count = in einer Stellung braucht der Eintrag „{ $name }“ { $count } { $count ->
    [one] Wert
   *[other] Werte
}, nicht { $found }
notation-impossible = „{ $name }“ kann in keiner Partie so aussehen

# Was an anderen Spieldaten falsch ist
facts-stack = bei { $seasons } Jahreszeiten (seasons) beginnt kein Stapel höher als { $most }
facts-bag = { $tiles } Plättchen und { $path } für jede von { $seasons } Jahreszeiten sind mehr als fünfmal tiles_each, also { $most }
facts-letter = der Buchstabe { $letter } darf auf höchstens { $most } Zielen stehen
