# The program
yes = yes
no = no
games-seats = players: { $seats }
games-option = option
games-choices = choices, the default first
games-fits = others allowed
games-always = always
games-meaning = meaning
compiling = Compiling { $game }, the first time only
simulated = { $games } { $games ->
    [one] game
   *[other] games
}, { $decisions } decisions in { $seconds } s: { $rate } decisions and { $pace } games a second, { $length } decisions a game.
simulated-player = player
simulated-mean = mean score
simulated-spread = spread
simulated-wins = wins
record-summary = { $game }, { $seats } { $seats ->
    [one] seat
   *[other] seats
}: { $decisions } decisions, { $undone } taken back; the record is sound.
record-running = The game is not over.
score-total = Total
score-team = Team
score-place = Place
score-winners = { $count ->
    [one] { $winners } wins!
   *[other] { $winners } win!
}
welcome = { $game }. Type the number of a choice or the move itself; “help” for more.
prompt = { "> " }
menu-none = empty line: none of these
no-number = choose a number from 1 to { $last }
no-thing = there is no “{ $name }” to ask about; there are: { $choices }
hand-over = { $who }, press Enter when nobody else is looking.{ " " }
resume-question = There is a saved game ({ $file }). Go on with it? (yes/no)
resume-programs = This game would start { $programs } on your machine. Go on? (yes/no)
undo-question = That also takes back what chance or others have decided; chance will decide anew. Go back? (yes/no)
save-to = File to save to:{ " " }
save-overwrite = That file exists. Replace it? (yes/no)
save-failed = { $path } cannot be written: { $why }
saved = Saved to { $path }
kept = Saved to { $path }; “ludo play { $game } --resume { $path }” goes on with it.
finished = The game is kept in { $path }; “ludo record { $path } --analyse” shows where it was won.
command-undo = undo
command-hint = hint
command-help = help
command-score = score
command-story = story
command-table = table
command-save = save
command-deal = deal
command-what = what
command-quit = quit
help-commands =
    undo    take back your last decision
    hint    the best few decisions, with what to expect of them
    score   points so far, by source
    story   all that has happened
    table   show the table again
    save    save to a file
    quit    stop; the game is kept and can go on later
thinking = Thinking …
hint = wins { $win } %, about { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
simulated-figure = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) }
simulated-share = { NUMBER($value, minimumFractionDigits: 1, maximumFractionDigits: 1) } %
who-speaks = Who speaks?

# The arena
arena = { $games ->
    [one] One game
   *[other] { $games } games
  } at { $seats ->
    [one] one seat
   *[other] { $seats } seats
  }, the same deals for all line-ups.
arena-bot = bot
arena-games = games
arena-interval = 95 % interval
arena-rating = rating
arena-failure = game { $number }: { $report }
