# Das Programm
yes = ja
games-seats = Spieler: { $seats }
games-option = Einstellung
games-choices = Auswahl, zuerst der Normalfall
games-fits = die anderen mit
games-always = immer
games-meaning = was es ist
compiling = { $game } wird übersetzt, nur beim ersten Mal
simulated = { $games } Partien, { $decisions } Entscheidungen in { $seconds } s: { $rate } Entscheidungen und { $pace } Partien je Sekunde, { $length } Entscheidungen je Partie.
simulated-player = Spieler
simulated-mean = Punkte im Mittel
simulated-spread = Streuung
simulated-wins = Siege
record-summary = { $game }, { $seats } Plätze: { $decisions } Entscheidungen, { $undone } zurückgenommen; die Aufzeichnung ist in Ordnung.
record-running = Die Partie ist noch nicht zu Ende.
score-total = Summe
score-team = Team
score-place = Rang
score-winners = { $count ->
    [one] { $winners } gewinnt!
   *[other] { $winners } gewinnen!
}
welcome = { $game }. Tippe eine Nummer oder den Zug daneben; „hilfe“ für mehr.
prompt = { "> " }
no-number = wähle eine Nummer von 1 bis { $last }
hand-over = { $who }, drücke Enter, wenn sonst niemand zusieht.{ " " }
resume-question = Es gibt eine gespeicherte Partie. Weiterspielen? (ja/nein)
undo-question = Das geht hinter Zufall oder Züge anderer zurück; der Zufall wird neu gezogen. Zurück? (ja/nein)
save-where = In welche Datei speichern:{ " " }
save-overwrite = Diese Datei gibt es schon. Ersetzen? (ja/nein)
save-failed = { $path } kann nicht geschrieben werden: { $why }
saved = Gespeichert in { $path }
kept = Gespeichert in { $path }; „ludo play { $game }“ spielt sie weiter.
finished = Die Partie liegt in { $path }; „ludo record“ erzählt sie nach.
command-undo = zurück
command-help = hilfe
command-score = punkte
command-story = verlauf
command-table = tisch
command-save = speichern
command-quit = ende
help-commands =
    zurück      die letzte eigene Entscheidung zurücknehmen
    punkte      die Punkte nach Quelle
    verlauf     alles, was geschehen ist
    tisch       den Tisch noch einmal
    speichern   in eine Datei speichern
    ende        aufhören; die Partie wird aufgehoben und kann weitergehen
