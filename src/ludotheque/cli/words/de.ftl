# Das Programm
yes = ja
no = nein
games-seats = Spieler: { $seats }
games-option = Option
games-choices = Auswahl (zuerst der Standard)
games-fits = andere erlaubt
games-always = immer
games-meaning = Bedeutung
compiling = { $game } wird kompiliert (nur beim ersten Mal)
simulated = { $games } { $games ->
    [one] Partie
   *[other] Partien
}, { $decisions } Entscheidungen in { $seconds } s: { $rate } Entscheidungen und { $pace } Partien je Sekunde, { $length } Entscheidungen je Partie.
simulated-player = Spieler
simulated-mean = Punkte im Schnitt
simulated-spread = Streuung
simulated-wins = Siege
record-summary = { $game }, { $seats } { $seats ->
    [one] Platz
   *[other] Plätze
}: { $decisions } Entscheidungen, { $undone } zurückgenommen; die Aufzeichnung ist in Ordnung.
record-running = Die Partie ist noch nicht zu Ende.
score-total = Gesamt
score-team = Team
score-place = Rang
score-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
welcome = { $game }. Tippe die Nummer einer Möglichkeit oder den Zug selbst; „hilfe“ für mehr.
prompt = { "> " }
menu-none = leere Zeile: nichts davon
no-number = wähle eine Nummer von 1 bis { $last }
no-thing = nach „{ $name }“ kann man nicht fragen; es gibt: { $choices }
hand-over = { $who }, drücke Enter, wenn sonst niemand zusieht.{ " " }
resume-question = Es gibt eine gespeicherte Partie ({ $file }). Weiterspielen? (ja/nein)
resume-programs = Diese Partie würde { $programs } auf deinem Rechner starten. Weiterspielen? (ja/nein)
undo-question = Das nimmt auch zurück, was der Zufall oder andere entschieden haben; der Zufall entscheidet dann neu. Zurück? (ja/nein)
save-to = Datei zum Speichern:{ " " }
save-overwrite = Diese Datei gibt es schon. Ersetzen? (ja/nein)
save-failed = { $path } kann nicht geschrieben werden: { $why }
saved = Partie gespeichert in { $path }
kept = Partie gespeichert in { $path }; „ludo play { $game } --resume { $path }“ setzt sie fort.
finished = Die Partie liegt in { $path }; „ludo record { $path } --analyse“ zeigt, wo sie entschieden wurde.
command-undo = zurück
command-hint = tipp
command-help = hilfe
command-score = punkte
command-story = verlauf
command-table = tisch
command-save = speichern
command-deal = absprache
command-what = was
command-quit = ende
help-commands =
    zurück      deine letzte Entscheidung zurücknehmen
    tipp        die besten Entscheidungen und was davon zu erwarten ist
    punkte      die bisherigen Punkte nach Quelle
    verlauf     alles, was geschehen ist
    tisch       den Tisch noch einmal zeigen
    speichern   in eine Datei speichern
    ende        aufhören; die Partie wird gespeichert und kann später weitergehen
thinking = Einen Augenblick …
hint = gewinnt zu { $win } %, etwa { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } Punkte
simulated-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulated-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
who-speaks = Wer spricht?

# Die Arena
arena = { $games ->
    [one] Eine Partie
   *[other] { $games } Partien
  } mit { $seats ->
    [one] einem Platz
   *[other] { $seats } Plätzen
  }, die gleichen Ausgangslagen für alle Besetzungen.
arena-bot = Bot
arena-games = Partien
arena-interval = 95-%-Intervall
arena-rating = Wertung
arena-failure = Partie { $number }: { $report }
