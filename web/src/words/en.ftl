# The page. Words of games and of the table come from the server.
ui-skip = Skip to the content
ui-menu = Settings
ui-language = Language
ui-theme-auto = Light or dark as the device wishes
ui-theme-light = Light
ui-theme-dark = Dark
ui-sound = Sound
ui-me = You
ui-guest = Guest
ui-close = Close
ui-unreachable = The server cannot be reached; trying again.
ui-no-page = There is no such page.
ui-no-table = There is no such table, or it is gone.
ui-to-lobby = To the lobby

# Lobby
ui-welcome = Sit down and play
ui-getting-ready = The bots are waking up: at the very first start this takes a minute or two. You can begin already.
ui-players = { $least ->
   *[other] { $least } to { $most } players
}
ui-play-bots = Play now ({ $level } bots)
ui-play-alone = Play now
ui-new-table = New table
ui-learn = First lesson
ui-rules = Rules
ui-terminal-only = For now in the terminal:
ui-my-tables = Your tables
ui-open-tables = Open tables
ui-no-open-tables = Nobody is waiting just now. Make a table and list it here, or send a friend the link.
ui-past-tables = Your finished games
ui-free = free
ui-free-seats = { $count ->
    [one] one free seat
   *[other] { $count } free seats
}
ui-your-turn = Your turn
ui-turn-elsewhere = It is your turn at another table.
ui-status-running = being played
ui-status-finished = finished
ui-status-closed = This table was closed before the game ended.
ui-belongs = The games and their names belong to their authors and publishers. Ludotheque is not affiliated with them.
ui-manual = For bot authors: the manual of the API

# A new table
ui-how-many = How many play?
ui-alone-against = Alone, against { $who }.
ui-who-plays = Who plays?
ui-i-play = Me
ui-a-friend = Free: somebody with the link
ui-bot = Bot …
ui-bot-level = Bot: { $level }
ui-bot-name = Bot { $seat }
ui-seat-bot = A bot for seat { $seat }
ui-table = The table
ui-listed = Listed.
ui-listed-help = Everybody sees it in the lobby and may sit down.
ui-rated = Rated.
ui-rated-help = Counts for ratings: no hints, no going back once something has come to light.
ui-hints = Hints.
ui-hints-help = The coach may be asked during the game.
ui-clock = Clock
ui-no-clock = none
ui-minutes = { $count } minutes each
ui-seed = Seed (the same number deals the same game)
ui-seed-none = none
ui-own-set = A set of your own
ui-own-set-help = For designers, and for owners of the printed game: a table can be played with other numbers, names and effects. Take the file we ship, change what you like, and choose it here. Such a table is neither listed nor rated.
ui-own-set-shipped = The set we ship, as a file
ui-own-set-choose = Choose a file …
ui-own-set-drop = Without it
ui-own-set-fits = { $name } fits: the table will be played with it.
ui-own-set-here = This table is played with a set of its own.
ui-begin = Begin
ui-open-table = Open the table

# Before the game
ui-sit = Sit here
ui-get-up = Get up
ui-free-seat = Free the seat
ui-seats-missing = { $count ->
    [one] One seat is still free.
   *[other] { $count } seats are still free.
}
ui-waiting-people = Waiting for the others.
ui-waiting-owner = Waiting for the one who made the table to begin.
ui-invite = Invite somebody
ui-invite-help = Whoever opens this link can sit down, or watch.
ui-link = Link to this table
ui-qr = The link as a QR code
ui-copy = Copy
ui-copied = The link is copied.
ui-share = Share …

# At the table
ui-board = Board
ui-players-list = Players
ui-controls = Your decision
ui-waits-for = { $who } is deciding.
ui-decides = decides
ui-here = is here
ui-away = is away
ui-source = From
ui-points = Points
ui-now = Now
ui-forecast = What the position as it is would still bring
ui-no-points = No points yet.
ui-log = What happened
ui-choices = { $count ->
    [0] Nothing to choose just now
    [one] The one choice
   *[other] All { $count } choices as a list
}
ui-undo = Take back
ui-ask-back = Ask to go back
ui-agree = Agree
ui-decline = Rather not
ui-hint-button = Hint
ui-thinking = Thinking …
ui-hint = { $win } %, { NUMBER($points, minimumFractionDigits: 1, maximumFractionDigits: 1) } points
ui-hint-figures = Chance to win, and points to expect at the end
ui-hint-best = The coach would: { $action }.
ui-read-rule = Rule { $rule }
ui-watching = You are watching
ui-watchers = { $count ->
    [one] one person watches
   *[other] { $count } people watch
}
ui-take-over = Take over
ui-connected = Connected again.
ui-disconnected = The connection is lost; trying again. Nothing is lost at the table.
ui-habits = Answer beforehand
ui-habits-help = These questions are then answered for you, after a while as if you were thinking.
ui-habit-ask = ask me
ui-chat = Say something to the table
ui-send = Send
ui-mute = Mute
ui-report = Report
ui-reported = Reported to whoever runs this server.
ui-confirm = Confirm
ui-cancel = Cancel

# After the game
ui-you-win = You win!
ui-you-win-with = You win together with { $who }.
ui-wins = { $count ->
    [one] { $who } wins.
   *[other] { $who } win together.
}
ui-winner = wins
ui-total = Total
ui-again = Play again
ui-download = Download
ui-replay = The game again
ui-first = To the beginning
ui-before = One decision back
ui-after = One decision on
ui-last = To the end
ui-moment = Moment of the game
ui-moment-of = Decision { $at } of { $last }
ui-try = Try it from here
ui-analyse = Where was it won?
ui-analysing = The coach is looking …
ui-where-won = Where the game was won
ui-curve = How likely each side was to win
ui-no-mistakes = No decisive mistakes.

# Learning
ui-rules-help = In our own words. The numbers are those that refusals name.
ui-chapters = Chapters
ui-next = Go on
ui-your-move = Your move.
ui-show-me = Show me
ui-opponent = Opponent { $number }
ui-progress = How far the lesson is
ui-lesson-otherwise = That would be possible too, but try what the lesson suggests first.
ui-lesson-over = That is the game!
ui-lesson-on = Play this game on against bots, or begin a new one.
ui-play-on = Play on

# You
ui-name = Name others see
ui-keep = Keep
ui-kept = Kept.
ui-account = Account
ui-account-help = Keeps your games and ratings across devices. A name and a password, no e-mail.
ui-has-account = Signed in as { $name }.
ui-login = Name
ui-password = Password (at least 8 characters)
ui-sign-in = Sign in
ui-register = New account
ui-sign-out = Sign out
ui-sign-out-everywhere = Sign out everywhere
ui-ratings = Ratings
ui-rating = { $mu } ± { $sigma } after { $games } games
ui-tokens = Tokens for bots
ui-tokens-help = A program with a token plays as you do, until you revoke it.
ui-token-once = Shown this once:
ui-new-token = New token
ui-revoke = Revoke
