# Was am Tisch gesagt wird, außer dem Spiel selbst
told-sits = { $name } setzt sich auf Platz { $number }.
told-bot = Ein Bot ({ $bot }) spielt auf Platz { $number }.
told-free = Platz { $number } ist frei.
told-start = Die Partie beginnt.
told-undo = { $who } nimmt etwas zurück.
told-ask = { $who } möchte etwas zurücknehmen.
told-agree = { $who } ist einverstanden.
told-decline = { $who } ist gegen die Rücknahme.
told-close = Der Tisch ist geschlossen.
told-again = Es wird noch einmal gespielt.
told-chat = { $who }: „{ $text }“
guest-name = Gast { $number }
bot-novice = Neuling
bot-casual = Amateur
bot-strong = stark
bot-master = Meister
bot-greedy = gierig
bot-random = Zufall

# Was abgelehnt wird
stale = nicht mehr Entscheidung { $number } steht an, sondern { $current }
busy = zu viele Änderungen auf einmal an diesem Tisch: bitte noch einmal versuchen
no-table = es gibt keinen Tisch „{ $id }“
table-over = die Partie an diesem Tisch ist zu Ende
not-started = die Partie hat noch nicht begonnen
already-started = die Partie hat schon begonnen
seats-empty =
    { $count ->
        [one] Platz { $seats } ist frei: Erst muss dort jemand oder ein Bot sitzen
       *[other] die Plätze { $seats } sind frei: Erst müssen dort Leute oder Bots sitzen
    }
seat-taken = Platz { $seat } ist besetzt
seat-not-yours = nur wer Platz { $seat } verlassen hat, darf ihn wieder einnehmen
seat-not-free = Platz { $seat } kann jetzt nicht frei werden
not-your-seat = Platz { $seat } ist nicht deiner
no-seat-here = du spielst nicht an diesem Tisch
one-seat-each = in einer gewerteten Partie hat jeder nur einen Platz
rated-as-it-is = in einer gewerteten Partie bleiben die Bots, wie sie sind
still-here = { $name } ist noch da
owner-only = das darf nur, wer den Tisch eröffnet hat
others-play = hier spielen noch andere: Steh lieber auf, dann spielt ein Bot weiter
not-ratable = eine gewertete Partie braucht einen Gegner und darf weder eine gewählte Startzahl noch eigene Spieldaten haben
facts-not-public = ein Tisch mit eigenen Spieldaten kann nicht öffentlich sein
undo-rated = in einer gewerteten Partie geht es nur zurück, solange nichts aufgedeckt wurde
not-asked = darum bittet niemand mehr
no-rematch = noch einmal spielen kann nur, wer dabei war, und erst nach dem Ende der Partie
not-over-yet = die Partie ist noch nicht zu Ende: Das sehen nur alle, die mitspielen
no-such-decision = es gibt keine Entscheidung { $number }, nur die Entscheidungen 0 bis { $last }
no-habit = es gibt keine Frage „{ $name }“, die sich vorab beantworten ließe; es gibt: { $choices }
no-line = an diesem Tisch gibt es keine Zeile { $line }
no-hints = an diesem Tisch gibt es keine Tipps
not-ready = Bots und Trainer werden vorbereitet, nur beim allerersten Start: in einer Minute noch einmal versuchen
coach-busy = der Trainer hat zu viel zu tun: gleich noch einmal versuchen
record-unfinished = nur beendete Partien können eingelesen werden, und zwar ab ihrer ersten Entscheidung
too-many-tables = du hast schon { $most } offene oder laufende Tische: Beende erst einen
too-many-streams = zu viele Verbindungen: Schließ ein Fenster
too-fast = zu viele Anfragen: Warte einen Augenblick
too-many-tokens = du hast schon { $most } Schlüssel: Widerrufe erst einen
no-token = diesen Schlüssel gibt es nicht
bad-token = dieser Schlüssel gilt nicht oder wurde widerrufen
other-site = Anfragen von anderen Seiten werden nicht angenommen
wrong-login = es gibt kein Konto mit diesem Namen und Passwort
login-taken = der Name „{ $login }“ ist vergeben
already-account = du hast schon ein Konto
bad-database = „{ $url }“ ist keine Datenbank: Gib sqlite:///DATEI oder postgresql://... an
one-worker = SQLite bedient nur einen Prozess: Lass --workers weg oder gib --database postgresql://... an
database-in-use = ein anderer Server benutzt { $path } schon: Beende ihn erst oder gib eine andere --database an
bad-setting = { $name } kann nicht „{ $value }“ sein; möglich ist: { $wanted }
bad-port = Port { $port } von { $host } lässt sich nicht benutzen: { $why }
