# Was am Tisch gesagt wird, außer dem Spiel selbst
told-sits = { $name } nimmt Platz { $number }.
told-bot = Ein Bot ({ $bot }) spielt Platz { $number }.
told-free = Platz { $number } ist frei.
told-start = Das Spiel beginnt.
told-undo = { $who } geht zurück.
told-ask = { $who } möchte zurückgehen.
told-agree = { $who } ist einverstanden.
told-decline = { $who } möchte lieber nicht zurückgehen.
told-close = Der Tisch ist geschlossen.
told-again = Es wird noch einmal gespielt.
told-chat = { $who }: „{ $text }“
guest-name = Gast { $number }
bot-novice = Neuling
bot-casual = Gelegenheitsspieler
bot-strong = stark
bot-master = Meister
bot-greedy = gierig
bot-random = Zufall

# Was abgelehnt wird
stale = Entscheidung { $number } steht nicht mehr an, sondern { $current }
busy = zu viele Änderungen auf einmal an diesem Tisch: bitte noch einmal versuchen
no-table = es gibt keinen Tisch „{ $id }“
table-over = das Spiel an diesem Tisch ist zu Ende
not-started = das Spiel hat noch nicht begonnen
already-started = das Spiel hat schon begonnen
seats-empty =
    { $count ->
        [one] Platz { $seats } ist frei: erst muss dort jemand oder ein Bot sitzen
       *[other] die Plätze { $seats } sind frei: erst müssen dort Leute oder Bots sitzen
    }
seat-taken = Platz { $seat } ist besetzt
seat-not-yours = nur wer Platz { $seat } verlassen hat, darf ihn wieder einnehmen
seat-not-free = Platz { $seat } kann jetzt nicht frei werden
not-your-seat = Platz { $seat } ist nicht deiner
no-seat-here = du spielst nicht an diesem Tisch
one-seat-each = in einer gewerteten Partie hat jeder einen Platz
rated-as-it-is = in einer gewerteten Partie bleiben die Bots, wie sie sind
still-here = { $name } ist noch da
owner-only = das darf nur, wer den Tisch eröffnet hat
others-play = hier spielen noch andere: steh lieber auf, ein Bot spielt weiter
not-ratable = eine gewertete Partie hat weder einen gewählten Startwert noch eigene Daten, und einen Gegner
facts-not-public = ein Tisch mit eigenen Daten kann nicht öffentlich sein
undo-rated = in einer gewerteten Partie geht es nur zurück, solange nichts aufgedeckt wurde
not-asked = das fragt niemand mehr
no-rematch = nur wer eine Partie zu Ende gespielt hat, spielt sie noch einmal
not-over-yet = das Spiel ist nicht zu Ende: das sehen nur, die mitspielen
no-such-decision = es gibt keine Entscheidung { $number }; es gibt 0 bis { $last }
no-habit = es gibt keine Frage „{ $name }“, die sich vorab beantworten ließe; es gibt: { $choices }
no-line = an diesem Tisch gibt es keine Zeile { $line }
no-hints = an diesem Tisch gibt es keine Tipps
not-ready = Bots und Trainer werden vorbereitet, nur beim allerersten Start: in einer Minute noch einmal versuchen
coach-busy = der Trainer hat zu viel zu tun: gleich noch einmal versuchen
record-unfinished = nur beendete Partien ab ihrer ersten Entscheidung können mitgebracht werden
too-many-tables = du hast schon { $most } offene oder laufende Tische: beende erst einen
too-many-streams = zu viele Verbindungen: schließe ein Fenster
too-fast = zu viele Anfragen: warte einen Augenblick
too-many-tokens = du hast schon { $most } Schlüssel: widerrufe erst einen
no-token = diesen Schlüssel gibt es nicht
bad-token = dieser Schlüssel gilt nicht oder wurde widerrufen
other-site = Anfragen von anderen Seiten werden nicht angenommen
wrong-login = es gibt kein Konto mit diesem Namen und Kennwort
login-taken = der Name „{ $login }“ ist vergeben
already-account = du hast schon ein Konto
bad-database = „{ $url }“ ist keine Datenbank: gib sqlite:///DATEI oder postgresql://... an
one-worker = SQLite bedient nur einen Prozess: lass --workers weg oder gib --database postgresql://... an
database-in-use = ein anderer Server benutzt { $path } schon: beende ihn erst oder gib eine andere --database an
bad-setting = { $name } kann nicht „{ $value }“ sein; möglich ist: { $wanted }
bad-port = Port { $port } von { $host } ist nicht zu benutzen: { $why }
