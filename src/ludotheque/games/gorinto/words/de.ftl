name = Gorinto
tagline = Einen Stein vom Pfad auf den Berg bewegen, nach seinem Muster sammeln und einen Schrein aus fünf Elementen errichten.

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
goal-same-does = Werte jeden deiner Stapel, der so hoch ist wie ein anderer deiner Stapel.
goal-different = Verschieden
goal-different-does = Werte jeden deiner Stapel, dessen Höhe keiner deiner anderen hat.
goal-odd = Ungerade
goal-odd-does = Werte jeden Stapel mit ungerader Anzahl Steine.
goal-even = Gerade
goal-even-does = Werte jeden Stapel mit gerader Anzahl Steine.
goal-tallest = Am höchsten
goal-tallest-does = Für jedes Element { $times } für den höchsten Stapel davon; bei Gleichstand punkten alle Beteiligten.
goal-shortest = Am niedrigsten
goal-shortest-does = Für jedes Element { $times } für den niedrigsten Stapel davon (mindestens ein Stein); bei Gleichstand punkten alle Beteiligten.
goal-unlike-middle = Nicht die Mitte
goal-unlike-middle-does = Ordne deine Stapel nach Höhe, auch leere; werte alle, die nicht so hoch sind wie der dritte.
goal-middle = Mitte
goal-middle-does = Ordne deine Stapel nach Höhe, auch leere; werte den dritten { $times }-mal.
goal-extremes = Extreme
goal-extremes-does = Werte deinen höchsten und deinen niedrigsten Stapel und alle gleich hohen; der niedrigste darf leer sein.
goal-tall-and-short = Hoch und niedrig
goal-tall-and-short-does = Werte deinen höchsten Stapel einmal und deinen niedrigsten mit mindestens einem Stein doppelt.
goal-spread = Spanne
goal-spread-does = { $times }-mal der Abstand zwischen deinem höchsten und deinem niedrigsten Stapel; der niedrigste darf leer sein.
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
source-keys = Schlüsselelemente
source-normal-keys = Normale Schlüssel
source-own-keys = Eigene Schlüssel

# Einstellungen
option-landscape = Landschaft
option-landscape-help = Wie hoch die Stapel des Berges zu Beginn sind.
option-removal = Entfernen
option-removal-help = Zu zweit: wie der zusätzliche Stein den Pfad verlässt, durch Zufall oder nach Wahl.
option-order = Zugreihenfolge
option-order-help = Zu dritt oder viert: im Uhrzeigersinn ab der geringsten Weisheit, oder alle nach steigender Weisheit.
option-partners = Teams
option-partners-help = Zu viert: Partner sitzen einander gegenüber und zählen zusammen.
option-gift = Gabe
option-gift-help = Teams: ab wie vielen gesammelten Steinen einer an den Partner geht.
option-difficulty = Schwierigkeit
option-difficulty-help = Allein gegen den Kitsune: was deine Schlüsselelemente am Ende wert sind.
choice-landscape-peak = Gipfel
choice-landscape-waves = Wellen
choice-landscape-mesa = Tafelberg
choice-landscape-lake = See
choice-landscape-hill = Hügel
choice-removal-standard = durch Zufall
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
ask-give = { $who }: Gib einen der gesammelten Steine an { $partner }.

# Was eine Aktion tut
choice-move = den { $tile } von { $path } nach { $space } bewegen
choice-collect = den { $tile } von { $space } nehmen
choice-dig = den { $tile } von Ebene { $level } auf { $space } nehmen
choice-remove = den { $tile } von { $path } entfernen
choice-give = einen { $tile } an { $partner } geben
does-move = { $who } bewegt den { $tile } von { $path } nach { $space }.
does-collect = { $who } nimmt den { $tile } von { $space }.
does-dig = { $who } nimmt den { $tile } von Ebene { $level } auf { $space }.
does-remove = { $who } entfernt den { $tile } von { $path }.
does-give = { $who } gibt einen { $tile } an { $partner }.
burrow-removes = Ein Fuchsbau öffnet sich: Der { $tile } von { $path } verlässt das Spiel.
kitsune-takes = Der { $piece } des Kitsune erwacht auf { $space } und nimmt { $tiles }.
kitsune-moves = Sein { $piece } zieht nach { $space }.
season-ends = Jahreszeit { $season } ist zu Ende.
gain = { $points } für { $source }
season-scores = { $who }: +{ $points } Weisheit ({ $gains }), insgesamt { $total }.
season-begins = Jahreszeit { $season } beginnt; { $who } fängt an.

# Warum nicht
why-path-empty = auf { $path } liegt kein Stein ({ $rule })
why-kitsune-tile = der Marker auf { $path } gehört dem Kitsune ({ $rule })
why-just-placed = der eben gesetzte Stein auf { $space } bleibt in diesem Zug liegen ({ $rule })
why-pattern = { $space } liegt nicht im Muster des { $tile }s auf { $spot } ({ $rule })
why-stack-used = auf { $space } ist in diesem Zug nichts mehr zu nehmen: leer, oder ein Stein wurde schon genommen ({ $rule })
why-dig = unter dem gesetzten Stein auf { $space } gibt es { $levels } { $levels ->
    [one] Ebene
   *[other] Ebenen
} ({ $rule })
why-give = in diesem Zug wurde kein { $tile } genommen ({ $rule })
why-place-first = jetzt ist ein Stein vom Pfad zu bewegen ({ $rule })
why-collect-first = noch { $count } { $count ->
    [one] Stein ist
   *[other] Steine sind
} zu nehmen ({ $rule })
why-dig-first = noch { $count } { $count ->
    [one] Stein ist
   *[other] Steine sind
} aus dem Stapel zu nehmen ({ $rule })
why-remove-first = jetzt ist noch ein Stein vom Pfad zu entfernen ({ $rule })
why-give-first = jetzt ist einer der gesammelten Steine an den Partner zu geben ({ $rule })

# Wie die Partie endete
reason-wisdom = Die meiste Weisheit gewinnt.
reason-fewer-tiles = Gleich viel Weisheit; weniger Steine entscheiden.
reason-shared = Gleich viel Weisheit und gleich viele Steine: ein geteilter Sieg.
reason-kitsune-beaten = Du hast mehr Weisheit als der Kitsune: Du gewinnst.
reason-kitsune-wins = Du hast nicht mehr Weisheit als der Kitsune: Er gewinnt.

# Der Tisch im Terminal
table-season = Jahreszeit { $season } von { $seasons }
table-goal-between = zwischen { $left } und { $right }
table-keys = Schlüsselelemente: { $keys }
table-kitsune-keys = Schlüssel des Kitsune: { $keys }
table-wisdom = Weisheit
table-stacks = Stapel von unten nach oben gelesen; der oberste Stein ist unterlegt.
table-now = Grün: was Ziele und Schlüssel im Moment brächten.
pattern-void = Diagonalen
pattern-wind = Nachbarn
pattern-fire = Spalte
pattern-water = Zeile
pattern-earth = eigener Stapel
table-marks = { $head } Kopf, { $tail } Schwanz des Kitsune
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
notation-element = „{ $text }“ ist kein Element; es gibt { $letters }
notation-entry = es gibt keinen Eintrag „{ $text }“ in einer Stellung; es gibt: { $choices }
notation-numbers = { $count } Angaben erwartet, gefunden „{ $text }“
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-count = eine Stellung braucht { $count } { $name }, gefunden { $found }
