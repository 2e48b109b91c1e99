# Wörter, die jedes Spiel braucht.
seat = Platz { $number }
nothing = nichts
list-and = { $rest } und { $last }
refusal = { $who } kann { $action } nicht spielen – { $why }.
refusal-over = die Partie ist zu Ende
refusal-not-your-decision = die Entscheidung liegt bei { $who }

# Was schiefgeht
no-game = es gibt kein Spiel „{ $name }“; zur Wahl stehen: { $choices }
no-option = es gibt keine Option „{ $name }“; zur Wahl stehen: { $choices }
no-choice = { $name } kann nicht „{ $value }“ sein; zur Wahl stehen: { $choices }
no-fit = { $name }={ $value } geht nur mit { $needed }; wähle hier { $name }={ $choices }
bad-seats = { $seats } ist keine Spielerzahl für { $game }; zur Wahl stehen: { $choices }
no-seat = es gibt keinen Platz { $seat }, nur die Plätze 1 bis { $seats }
bad-seed = eine Startzahl ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }
no-action = es gibt keine Aktion { $code }, nur die Aktionen 0 bis { $last }
not-over = die Partie läuft noch; ein Ergebnis gibt es erst am Ende
endless = eine Partie { $game } fand kein Ende: Das ist ein Fehler in den Regeln, bitte melde ihn
no-asides = { $game } kennt keine Absprachen außer der Reihe
aside-refused = { $who } kann diese Absprache nicht treffen – { $why }.
nothing-to-undo = es gibt nichts zurückzunehmen
no-such-undo = zu Entscheidung { $number } geht es nicht zurück; wähle 0 bis { $last }
undo-needs-consent = seitdem wurde etwas aufgedeckt oder jemand anders hat entschieden: Zurück geht es nur, wenn alle zustimmen
facts-unreadable = die Spieldaten { $path } können nicht gelesen werden: { $why }
facts-no-text = die Spieldaten { $path } sind kein UTF-8-Text; schreibe sie als TOML
facts-no-toml = die Spieldaten { $path } sind kein gültiges TOML: { $why }
facts-no-toml-at = die Spieldaten { $path } sind kein gültiges TOML: siehe Zeile { $line }, Spalte { $column }
facts-wrong = { $path }: { $why }
facts-entry = { $entry }: { $why }
facts-not = { $why }, nicht { $given }
facts-more = { $count ->
    [one] { $why } (und 1 weiterer Fehler)
   *[other] { $why } (und { $count } weitere Fehler)
}
facts-missing = dieser Eintrag fehlt
facts-unknown = diesen Eintrag gibt es nicht
facts-integer = hier steht eine ganze Zahl
facts-text = hier steht ein Text in Anführungszeichen
facts-list = hier steht eine Liste in eckigen Klammern
facts-table = hier steht eine Tabelle mit Einträgen
facts-too-small = mindestens { $ge }
facts-too-large = höchstens { $le }
facts-too-short = die Liste braucht mindestens { $min_length } Werte, hier sind es { $actual_length }
facts-too-long = die Liste hat höchstens { $max_length } Werte, hier sind es { $actual_length }
facts-choice = zur Wahl stehen: { $choices }
facts-pattern = hier steht ein Text nach dem Muster { $pattern }
facts-once = jeder Wert nur einmal
facts-in-all = höchstens { $most } insgesamt
facts-other = { $words }
record-unreadable = die Aufzeichnung { $path } kann nicht gelesen werden: { $why }
record-no-text = die Aufzeichnung { $path } ist keine Textdatei
record-fault = Aufzeichnung { $path }, Zeile { $line }: { $why }
record-player = Aufzeichnung { $path }: { $why }
record-format = keine Ludotheque-Aufzeichnung im Format { $format }
record-no-json = kein gültiges JSON: Die Datei ist abgeschnitten oder wurde geändert
record-wrong-type = ein Eintrag hat den falschen Typ
record-missing-entry = der Eintrag „{ $entry }“ fehlt
record-other-facts = die Spieldaten sind nicht die, mit denen gespielt wurde
record-after-close = nach der Schlusszeile darf nichts folgen
record-wrong-line = Eintrag { $expected } erwartet, { $found } gefunden: Eine Zeile wurde entfernt, eingefügt oder verschoben
record-truncated = die Schlusszeile fehlt: Die Datei ist abgeschnitten
record-wrong-decision = Entscheidung { $expected } erwartet, { $found } oder die eines anderen Platzes gefunden
record-unknown-kind = unbekannte Zeilenart „{ $kind }“
record-differs = die Partie weicht bei Entscheidung { $number } ab – { $why }
record-edited = die Datei wurde geändert
record-other-rules = sie folgt Fassung { $made } der Regeln, aktuell ist Fassung { $current }
no-bot = es gibt keinen Bot „{ $name }“; zur Wahl stehen: { $choices }
no-simple-bot = { $name } denkt dafür zu lange: „ludo arena“ lässt ihn spielen; hier stehen zur Wahl: { $choices }
bad-budget = das Budget von „{ $bot }“ ist eine Zahl von Iterationen bis { $most } oder Sekunden wie 0.5s bis { $seconds }s
bot-unstartable = der Bot „{ $bot }“ startet nicht: { $why }
bot-no-command = „{ $bot }“ ist kein Befehl: Schreib ihn wie in einer Shell
bot-died = der Bot „{ $bot }“ hat sich beendet, ohne zu antworten (Exit-Code { $code })
bot-silent = der Bot „{ $bot }“ hat nicht innerhalb von { $seconds } s geantwortet
bot-endless = der Bot „{ $bot }“ hat mit einer Zeile von mehr als { $most } Bytes geantwortet
bot-rubbish = der Bot „{ $bot }“ hat { $said } geantwortet statt mit einer Zeile JSON wie {"{"}"action": 5{"}"}
bot-illegal = der Bot „{ $bot }“ hat { $said } geantwortet: { $why }
no-bots-named = es sind keine Bots genannt; schreib zum Beispiel --bots master,greedy
bad-game-number = es gibt keine Partie { $number }, nur die Partien 1 bis { $games }
save-where = --save-only braucht --save ORDNER
bad-bots = die Zahl der Bots ({ $bots }) passt nicht zur Zahl der Plätze ({ $seats }); nenne einen für alle oder einen je Platz
bad-games = die Zahl der Partien ist eine ganze Zahl von 1 bis { $most }, nicht { $games }
bad-option = „{ $given }“ ist keine Option; schreibe Name=Wert
bad-workers = die Zahl der Threads ist mindestens 1, nicht { $workers }
no-player = es gibt keinen Spieler „{ $name }“; zur Wahl stehen: { $choices }
bad-players = es sind mehr Spieler ({ $players }) als Plätze ({ $seats }) genannt
other-game = die Aufzeichnung ist von einer Partie { $found }, nicht { $wanted }
no-decision = es gibt keine Entscheidung { $number }; wähle 0 bis { $last }
record-entry-type = der Eintrag „{ $entry }“ hat den falschen Typ
bad-facts-argument = Spieldaten kommen von ludotheque.facts(Spiel, Pfad)
bad-names = names ist eine Liste von höchstens { $seats } Texten aus einer Zeile und höchstens { $longest } Zeichen
dead-position = in dieser Stellung gäbe es nichts zu entscheiden
resume-alone = --resume nimmt eine Partie, wie sie ist: ohne --seats, --seed, --facts, --players und -o
resume-finished = die Partie in { $path } ist zu Ende; „ludo record“ erzählt sie nach
no-output = die Ausgabe kann nicht geschrieben werden: { $why }
no-aid = es gibt keine Hilfe „{ $name }“; zur Wahl stehen: { $choices }

# Der Trainer, zu einer gespielten Partie.
analysis-mistake = Entscheidung { $number }. { $asked } „{ $played }“ gewinnt { $win } % der Partien, „{ $best }“ würde { $better } % gewinnen. { $why }
analysis-slip = Entscheidung { $number }. { $asked } „{ $played }“; besser war „{ $best }“. { $why }
analysis-cost = Das hat etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte gekostet, { $where }.
analysis-gave = Das hat { $other } etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte mehr eingebracht, { $where }.
analysis-chances = Die Punkte bleiben etwa gleich, die Rangfolge nicht.
analysis-most = das meiste bei „{ $source }“
analysis-two = vor allem bei „{ $source }“ und „{ $other }“
analysis-none = Keine Entscheidung hat die Siegchancen deutlich geschmälert.
analysis-title = Gewinnchancen nach jeder Entscheidung
