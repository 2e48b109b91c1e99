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
bad-seed = ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }
no-action = es gibt keine Aktion { $code }, nur die Aktionen 0 bis { $last }
not-over = die Partie läuft noch; ein Ergebnis gibt es erst am Ende
endless = eine Partie { $game } fand kein Ende: Das ist ein Fehler in den Regeln, bitte melde ihn
no-asides = { $game } kennt keinen Handel außer der Reihe
aside-refused = { $who } kann diesen Handel nicht abschließen – { $why }
nothing-to-undo = es gibt nichts zurückzunehmen
no-such-undo = zu Entscheidung { $number } geht es nicht zurück; wähle 0 bis { $last }
undo-needs-consent = seitdem wurde etwas aufgedeckt oder jemand anders hat entschieden: Zurück geht es nur, wenn alle zustimmen
facts-unreadable = die Spieldaten { $path } können nicht gelesen werden: { $why }
facts-no-text = die Spieldaten { $path } sind kein UTF-8-Text; schreibe sie als TOML
facts-no-toml = die Spieldaten { $path } sind kein gültiges TOML: { $why }
facts-wrong = { $path }: { $why }
record-unreadable = die Aufzeichnung { $path } kann nicht gelesen werden: { $why }
record-no-text = die Aufzeichnung { $path } ist keine Textdatei
record-fault = Aufzeichnung { $path }, Zeile { $line }: { $why }
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
record-old-rules = sie folgt Fassung { $made } der Regeln, aktuell ist Fassung { $current }
no-bot = es gibt keinen Bot „{ $name }“; zur Wahl stehen: { $choices }
bad-bots = die Zahl der Bots ({ $bots }) passt nicht zur Zahl der Plätze ({ $seats }); nenne einen für alle oder einen je Platz
bad-games = die Zahl der Partien ist eine ganze Zahl von 1 bis { $most }, nicht { $games }
bad-option = „{ $given }“ ist keine Option; schreibe Name=Wert
bad-workers = die Zahl der Threads ist mindestens 1, nicht { $workers }
no-player = es gibt keinen Spieler „{ $name }“; zur Wahl stehen: { $choices }
bad-players = es sind mehr Spieler ({ $players }) als Plätze ({ $seats }) genannt
other-game = die Aufzeichnung ist von einer Partie { $found }, nicht { $wanted }
no-decision = es gibt keine Entscheidung { $number }; wähle 0 bis { $last }
record-entry-type = der Eintrag „{ $entry }“ hat den falschen Typ
