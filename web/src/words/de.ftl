# Die Seite. Wörter der Spiele und des Tisches kommen vom Server.
ui-skip = Zum Inhalt
ui-menu = Einstellungen
ui-language = Sprache
ui-theme-auto = Hell oder dunkel wie das Gerät
ui-theme-light = Hell
ui-theme-dark = Dunkel
ui-sound = Ton
ui-me = Du
ui-guest = Gast
ui-close = Schließen
ui-unreachable = Der Server ist nicht zu erreichen; wir versuchen es weiter.
ui-no-page = Diese Seite gibt es nicht.
ui-no-table = Diesen Tisch gibt es nicht oder nicht mehr.
ui-to-lobby = Zur Übersicht

# Übersicht
ui-welcome = Setz dich und spiel
ui-getting-ready = Die Bots wachen auf: Beim allerersten Start dauert das ein, zwei Minuten. Anfangen kannst du schon.
ui-players = { $least ->
   *[other] { $least } bis { $most } Personen
}
ui-play-bots = Losspielen (Bots: { $level })
ui-play-alone = Losspielen
ui-new-table = Neuer Tisch
ui-learn = Erste Lektion
ui-rules = Regeln
ui-terminal-only = Vorerst im Terminal:
ui-my-tables = Deine Tische
ui-open-tables = Offene Tische
ui-no-open-tables = Gerade wartet niemand. Mach einen Tisch auf und zeig ihn hier, oder schick jemandem den Link.
ui-past-tables = Deine beendeten Partien
ui-free = frei
ui-free-seats = { $count ->
    [one] ein freier Platz
   *[other] { $count } freie Plätze
}
ui-your-turn = Du bist dran
ui-turn-elsewhere = An einem anderen Tisch bist du dran.
ui-status-running = läuft
ui-status-finished = beendet
ui-status-closed = Dieser Tisch wurde vor dem Ende der Partie geschlossen.
ui-belongs = Die Spiele und ihre Namen gehören ihren Autoren und Verlagen. Ludotheque steht in keiner Verbindung zu ihnen.
ui-manual = Für alle, die Bots schreiben: das Handbuch der API

# Ein neuer Tisch
ui-how-many = Wie viele spielen mit?
ui-alone-against = Allein gegen { $who }.
ui-who-plays = Wer spielt?
ui-i-play = Ich
ui-a-friend = Frei: für alle mit dem Link
ui-bot = Bot …
ui-bot-level = Bot: { $level }
ui-bot-name = Bot { $seat }
ui-seat-bot = Ein Bot für Platz { $seat }
ui-table = Der Tisch
ui-listed = Sichtbar.
ui-listed-help = Alle sehen ihn in der Übersicht und können sich setzen.
ui-rated = Gewertet.
ui-rated-help = Zählt für die Wertung: keine Tipps, kein Zurück, sobald etwas ans Licht gekommen ist.
ui-hints = Tipps.
ui-hints-help = Der Trainer darf während der Partie gefragt werden.
ui-clock = Uhr
ui-no-clock = keine
ui-minutes = je { $count } Minuten
ui-seed = Startzahl (gleiche Zahl, gleiche Partie)
ui-seed-none = keine
ui-own-set = Eigene Spieldaten
ui-own-set-help = Für alle, die Spiele erfinden oder das gedruckte Spiel besitzen: Ein Tisch kann mit anderen Zahlen, Namen und Wirkungen gespielt werden. Nimm unsere Datei, ändere, was du möchtest, und wähle sie hier aus. Ein solcher Tisch ist weder sichtbar noch gewertet.
ui-own-set-shipped = Unsere Spieldaten als Datei
ui-own-set-choose = Datei auswählen …
ui-own-set-drop = Ohne diese Datei
ui-own-set-fits = { $name } passt: Der Tisch wird damit gespielt.
ui-own-set-here = Dieser Tisch wird mit eigenen Spieldaten gespielt.
ui-begin = Anfangen
ui-open-table = Tisch aufmachen

# Vor der Partie
ui-sit = Hier sitzen
ui-get-up = Aufstehen
ui-free-seat = Platz freigeben
ui-seats-missing = { $count ->
    [one] Ein Platz ist noch frei.
   *[other] { $count } Plätze sind noch frei.
}
ui-waiting-people = Wir warten auf die anderen.
ui-waiting-owner = Gleich geht es los: Wer den Tisch aufgemacht hat, startet die Partie.
ui-invite = Jemanden einladen
ui-invite-help = Wer diesen Link öffnet, kann sich setzen oder zuschauen.
ui-link = Link zu diesem Tisch
ui-qr = Der Link als QR-Code
ui-copy = Kopieren
ui-copied = Der Link ist kopiert.
ui-share = Teilen …

# Am Tisch
ui-board = Spielplan
ui-players-list = Am Tisch
ui-controls = Deine Entscheidung
ui-waits-for = { $who } überlegt.
ui-decides = ist dran
ui-here = ist da
ui-away = ist weg
ui-source = Für
ui-points = Punkte
ui-now = Jetzt
ui-forecast = Was die Lage, so wie sie ist, noch bringen würde
ui-no-points = Noch keine Punkte.
ui-log = Was geschah
ui-choices = { $count ->
    [0] Gerade nichts zu wählen
    [one] Die einzige Möglichkeit
   *[other] Alle { $count } Möglichkeiten als Liste
}
ui-undo = Zurücknehmen
ui-ask-back = Um Rücknahme bitten
ui-agree = Einverstanden
ui-decline = Lieber nicht
ui-hint-button = Tipp
ui-thinking = Denkt nach …
ui-hint = { $win } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
ui-hint-figures = Gewinnchance und Punkte, die am Ende zu erwarten sind
ui-hint-best = Der Trainer rät: { $action }.
ui-read-rule = Regel { $rule }
ui-watching = Du schaust zu
ui-watchers = { $count ->
    [one] eine Person schaut zu
   *[other] { $count } Personen schauen zu
}
ui-take-over = Übernehmen
ui-connected = Wieder verbunden.
ui-disconnected = Die Verbindung ist weg; wir versuchen es weiter. Am Tisch geht nichts verloren.
ui-habits = Vorab antworten
ui-habits-help = Diese Fragen werden dann für dich beantwortet, nach einer Weile, als würdest du nachdenken.
ui-habit-ask = mich fragen
ui-chat = Etwas in die Runde sagen
ui-send = Senden
ui-mute = Stummschalten
ui-report = Melden
ui-reported = Den Betreibern dieses Servers gemeldet.
ui-confirm = Bestätigen
ui-cancel = Abbrechen

# Nach der Partie
ui-you-win = Du hast gewonnen!
ui-you-win-with = Du gewinnst zusammen mit { $who }.
ui-wins = { $count ->
    [one] { $who } gewinnt.
   *[other] { $who } gewinnen gemeinsam.
}
ui-winner = gewinnt
ui-total = Gesamt
ui-again = Noch einmal
ui-download = Herunterladen
ui-replay = Die Partie noch einmal ansehen
ui-first = Zum Anfang
ui-before = Eine Entscheidung zurück
ui-after = Eine Entscheidung weiter
ui-last = Zum Ende
ui-moment = Zeitpunkt der Partie
ui-moment-of = Entscheidung { $at } von { $last }
ui-try = Von hier anders spielen
ui-analyse = Wo fiel die Entscheidung?
ui-analysing = Der Trainer schaut …
ui-where-won = Wo sich die Partie entschied
ui-curve = Die Siegchancen im Lauf der Partie
ui-no-mistakes = Keine entscheidenden Fehler.

# Lernen
ui-rules-help = In unseren eigenen Worten. Wird ein Zug abgelehnt, steht die Nummer der Regel dabei.
ui-chapters = Kapitel
ui-next = Weiter
ui-your-move = Du bist dran.
ui-show-me = Zeig es mir
ui-opponent = Gegner { $number }
ui-progress = Fortschritt der Lektion
ui-lesson-otherwise = Das ginge auch, aber probier zuerst, was die Lektion vorschlägt.
ui-lesson-over = Jetzt kennst du das Spiel!
ui-lesson-on = Spiel diese Partie gegen Bots zu Ende oder fang eine neue an.
ui-play-on = Weiterspielen

# Du
ui-name = Name, den die anderen sehen
ui-keep = Speichern
ui-kept = Gespeichert.
ui-account = Konto
ui-account-help = Bewahrt deine Partien und deine Wertung über alle Geräte hinweg. Ein Name und ein Passwort, keine E-Mail-Adresse.
ui-has-account = Angemeldet als { $name }.
ui-login = Name
ui-password = Passwort (mindestens 8 Zeichen)
ui-sign-in = Anmelden
ui-register = Neues Konto
ui-sign-out = Abmelden
ui-sign-out-everywhere = Überall abmelden
ui-ratings = Wertung
ui-rating = { $mu } ± { $sigma } nach { $games } Partien
ui-tokens = Schlüssel für Bots
ui-tokens-help = Ein Programm mit einem Schlüssel spielt in deinem Namen, bis du den Schlüssel widerrufst.
ui-token-once = Nur dieses eine Mal zu sehen:
ui-new-token = Neuer Schlüssel
ui-revoke = Widerrufen
