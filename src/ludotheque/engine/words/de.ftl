# Wörter, die jedes Spiel braucht.
seat = Platz { $number }
nothing = nichts
list-and = { $rest } und { $last }
refusal = { $who } kann { $action } nicht spielen: { $why }.
refusal-over = die Partie ist zu Ende
refusal-not-your-decision = die Entscheidung liegt bei { $who }

# Was schiefgeht
no-game = es gibt kein Spiel „{ $name }“; zur Wahl stehen: { $choices }
no-option = es gibt keine Einstellung „{ $name }“; es gibt: { $choices }
no-choice = { $name } kann nicht „{ $value }“ sein; zur Wahl stehen: { $choices }
no-fit = { $name }={ $value } geht nur mit { $needed }; hier wähle { $name }={ $choices }
bad-seats = { $game } geht nicht mit { $seats } Plätzen; zur Wahl stehen: { $choices }
no-seat = es gibt keinen Platz { $seat }; die Plätze sind 1 bis { $seats }
bad-seed = ein Startwert ist eine ganze Zahl von 0 bis 2^64 - 1, nicht { $seed }
no-action = es gibt keine Aktion { $code }; Aktionen sind 0 bis { $last }
not-over = die Partie läuft noch: Es gibt noch kein Ergebnis
endless = eine Partie { $game } endete nicht: ein Fehler in den Regeln, bitte melden
no-asides = { $game } kennt keine Absprachen außer der Reihe
aside-refused = { $who } kann diesen Handel nicht schließen: { $why }
nothing-to-undo = es gibt nichts zurückzunehmen
no-such-undo = zu Entscheidung { $number } geht es nicht zurück; wähle 0 bis { $last }
undo-needs-consent = seitdem kam etwas ans Licht oder jemand anders hat entschieden: Zurück geht es nur, wenn alle zustimmen
facts-unreadable = die Datei { $path } kann nicht gelesen werden: { $why }
facts-no-text = die Datei { $path } ist kein UTF-8-Text; schreibe sie als TOML
facts-no-toml = die Datei { $path } ist kein gültiges TOML: { $why }
facts-wrong = { $path }: { $why }
record-unreadable = die Partie { $path } kann nicht gelesen werden: { $why }
record-no-text = die Partie { $path } ist keine Textdatei
record-fault = Partie { $path }, Zeile { $line }: { $why }
record-format = keine Ludotheque-Partie im Format { $format }
record-no-json = kein gültiges JSON: Die Datei ist abgeschnitten oder wurde geändert
record-wrong-type = ein Eintrag hat den falschen Typ
record-missing-entry = der Eintrag „{ $entry }“ fehlt
record-other-facts = die Spieldaten sind nicht die, mit denen gespielt wurde
record-after-close = nach der Schlusszeile darf nichts folgen
record-wrong-line = Eintrag { $expected } erwartet, { $found } gefunden: Eine Zeile wurde entfernt, eingefügt oder verschoben
record-truncated = die Schlusszeile fehlt: Die Datei ist abgeschnitten
record-wrong-decision = Entscheidung { $expected } erwartet, { $found } oder die eines anderen Platzes gefunden
record-unknown-kind = unbekannte Art von Zeile „{ $kind }“
record-differs = die Partie weicht bei Entscheidung { $number } ab: { $why }
record-edited = die Datei wurde geändert
record-old-rules = sie folgt Fassung { $made } der Regeln, dies ist { $current }
no-bot = es gibt keinen Bot „{ $name }“; zur Wahl stehen: { $choices }
bad-bots = { $bots } Bots für { $seats } Plätze; nenne einen für alle oder einen je Platz
bad-games = die Zahl der Partien ist eine ganze Zahl von 1 bis { $most }, nicht { $games }
bad-option = „{ $given }“ ist keine Einstellung; schreibe Name=Wert
bad-workers = es braucht mindestens 1 Arbeiter, nicht { $workers }
no-player = es gibt keinen Spieler „{ $name }“; zur Wahl stehen: { $choices }
bad-players = { $players } Spieler genannt für { $seats } Plätze
other-game = die Partie ist von { $found }, nicht von { $wanted }
no-decision = es gibt keine Entscheidung { $number }; wähle 0 bis { $last }
