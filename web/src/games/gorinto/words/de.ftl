# Spielbrett
board-shrine = { $name }: { $wisdom } Weisheit; { $tiles }
board-shrine-of-team = { $name }: { $wisdom } Weisheit, im Team { $team }; { $tiles }
board-team = Team { $team }
board-way = Pfad
board-mountain = Berg
board-keys = Schlüsselelemente
board-stack = { $count ->
    [0] { $space } ist leer.
    [one] { $space }, ein Stein:
   *[other] { $space }, { $count } Steine von oben nach unten:
}
board-path = { $path }: { $tile }. Muster: { $pattern }. Verständnis: { $knowledge }.
board-path-empty = { $path } ist leer.
board-path-kitsune = { $path }: Kitsunemarker { $number }. Bewegungsmarker { $number } schickt Kopf oder Schwanz nach { $space }.
board-preview = { $tile } nach { $space } ({ $pattern }): Verständnis { $knowledge }, nimm { $count } von { $available }.
board-preview-none = { $tile } nach { $space } ({ $pattern }): dort gibt es nichts zu nehmen.
board-bag = Im Beutel:
board-spot = Der oberste Stein wurde eben gesetzt.
board-head = Hier steht der Kopf des Kitsune.
board-tail = Hier steht der Schwanz des Kitsune.
board-tokens = Noch nicht gezogene Bewegungsmarker des Kitsune, einer davon beiseitegelegt: { $tokens }
board-dig = Stapel auf { $space }
board-give = Für deinen Partner

# Bilder
board-figure-mountain = Ein Stapel von vorn: Jede Kante zeigt das Element ihrer Ebene; nur vom obersten Stein sieht man die Oberseite.
board-figure-move = Von T3 kann ein Stein auf jedes der fünf Felder der Spalte c.
board-figure-pattern = { $element }: { $pattern }
board-figure-knowledge = Zwei Feuersteine auf deinem Tableau: Der nächste, den du setzt, bringt drei Steine.
board-figure-heights = Höhen 3, 1, 4, 1, 2. „{ goal-odd }“ zählt 3 + 1 + 1 = 5, „{ goal-even }“ 4 + 2 = 6, „{ goal-same }“ 1 + 1 = 2, „{ goal-different }“ 3 + 4 + 2 = 9.
board-figure-kitsune = Kitsunemarker 2 über der Spalte c: Bewegungsmarker 2 schickt Kopf oder Schwanz auf das zweite Feld dieser Spalte, c2.

# Lektion
lesson-mountain = Das ist der Berg: 25 Stapel aus Steinen. Jeder Stein gehört zu einem von fünf Elementen; du erkennst es an Farbe, Form und Buchstabe.
lesson-path = Zehn Steine liegen rundum auf dem Pfad. In deinem Zug nimmst du einen und schiebst ihn geradeaus in seine Spalte oder Zeile, auf einen beliebigen der fünf Stapel.
lesson-patterns = Sein Element sagt dann, wo du sammelst. Leere: schräg daneben. Wind: die vier Nachbarn. Feuer: die Spalte. Wasser: die Zeile. Erde: der Stapel darunter.
lesson-shrine = Was du sammelst, kommt auf dein Tableau, ein Stapel je Element. Alles hängt davon ab, wie hoch diese Stapel sind.
lesson-goals = Diese beiden Ziele werden am Ende jeder der vier Jahreszeiten gewertet. „{ goal-odd }“ mag Stapel aus 1, 3, 5 … Steinen; „{ goal-tallest }“ bringt 3 für jedes Element, von dem niemand mehr hat als du.
lesson-keys = Wind und Wasser sind die Schlüsselelemente: Ganz am Ende ist jeder Stein davon 2 Weisheit wert.
lesson-wind = Nimm den Windstein auf L2. Zeile 2 leuchtet auf; geh über die Felder und sieh, was du von jedem aus erreichst. Setz ihn dann auf c2.
lesson-wind-otherwise = Auch möglich. Setz für diese Lektion den Windstein von L2 auf c2.
lesson-collect = Die vier Nachbarn von c2 stehen dir offen. Den Wind verstehst du noch kaum, also nimmst du nur einen Stein, und den musst du nehmen. Wähle den Wasserstein auf c1: ein Schlüsselelement.
lesson-collect-otherwise = Eine gute Wahl, aber die Lektion hat mit dem Wasserstein auf c1 etwas vor.
lesson-fire = Dein Gegenüber setzt Feuer auf b5. Es erreicht die anderen Stapel der Spalte b.
lesson-fire-takes = Der Leerstein oben auf b3 wird genommen. Von jedem Stapel darf man nur den obersten Stein nehmen.
lesson-earth = Du bist dran, und Erde ist anders: Sie gräbt in dem Stapel, auf dem sie landet. Setz den Erdstein von T3 auf c4, auf zwei Windsteine.
lesson-earth-otherwise = Auch möglich. Setz für diese Lektion den Erdstein von T3 auf c4.
lesson-dig = Hier ist der Stapel aufgefächert. Nimm einen der beiden Windsteine; was darüber liegt, sinkt nach. Der eben gesetzte Stein bleibt liegen.
lesson-dig-otherwise = Den dürftest du nehmen, aber Wind ist ein Schlüsselelement: Nimm lieber einen der beiden Windsteine.
lesson-burrow = Bemerkt? Auf dem Pfad fehlt ein Stein. Zu zweit fällt nach deinem zweiten und nach deinem dritten Zug zufällig einer weg; verlass dich also nicht auf alle zehn.
lesson-opponent-earth = Auch dein Gegenüber gräbt: Erde auf e3.
lesson-opponent-digs = Der unterste Stein wird genommen, ein Windstein. Jetzt habt ihr beide einen: „{ goal-tallest }“ brächte euch beiden etwas.
lesson-knowledge = Du hast einen Wasserstein. Damit steigt dein Verständnis des Wassers auf 2: eins, und eins mehr für jeden Wasserstein auf deinem Tableau. Der nächste Wasserstein, den du setzt, bringt zwei Steine.
lesson-water = Setz den Wasserstein von L1 auf e1. Dann sind alle anderen Stapel der Zeile 1 in Reichweite.
lesson-water-otherwise = Auch möglich. Setz für diese Lektion den Wasserstein von L1 auf e1.
lesson-two = Zwei Steine, jeder von einem anderen Stapel. Feuer auf a1 und Leere auf c1 oder d1 würden neue Stapel der Höhe 1 beginnen, also ungerade; Wasser auf b1 würde deinen Wasserstapel gerade machen. Du entscheidest.
lesson-second = Noch einer, von einem anderen Stapel der Zeile.
lesson-last-turn = Der letzte Zug der Jahreszeit: Dein Gegenüber setzt Feuer auf b4.
lesson-last-tile = Von b3 wird ein Stein genommen. Der Pfad ist leer, die Jahreszeit endet.
lesson-scored = Beide Ziele wurden gewertet: „{ goal-odd }“ für jeden Stapel ungerader Höhe, „{ goal-tallest }“ für jedes Element, in dem dich niemand übertrifft. Ein Klick auf einen Namen neben dem Berg zeigt, woher die Punkte kommen.
lesson-new-season = Zehn neue Steine liegen auf dem Pfad. Wer am wenigsten Weisheit hat, beginnt: dein Gegenüber, mit Wasser auf a3 …
lesson-opponent-two = … und nimmt dank eines Wassersteins auf dem Tableau gleich zwei: erst von b3,
lesson-opponent-done = dann von c3. Die Tableaus behalten ihre Steine von Jahreszeit zu Jahreszeit; so wächst das Verständnis, und die Züge werden größer.
lesson-free = Ab jetzt entscheidest du allein. Nimm irgendeinen Stein, sieh dir an, was jedes Feld bringen würde, und setz ihn, wo es dir am besten gefällt.
