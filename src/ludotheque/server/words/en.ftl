# What is told at a table besides the game itself
told-sits = { $name } takes seat { $number }.
told-bot = A bot ({ $bot }) plays seat { $number }.
told-free = Seat { $number } is free.
told-start = The game begins.
told-undo = { $who } goes back.
told-ask = { $who } asks to go back.
told-agree = { $who } agrees.
told-decline = { $who } would rather not go back.
told-close = The table is closed.
told-again = They play again.
told-chat = { $who }: “{ $text }”
guest-name = Guest { $number }
bot-novice = novice
bot-casual = casual
bot-strong = strong
bot-master = master
bot-greedy = greedy
bot-random = random

# What is refused
stale = decision { $number } is no longer pending, decision { $current } is
busy = too many changes at once at this table: try again
no-table = there is no table “{ $id }”
table-over = the game at this table is over
not-started = the game has not begun yet
already-started = the game has begun already
seats-empty =
    { $count ->
        [one] seat { $seats } is free: seat somebody or a bot there first
       *[other] seats { $seats } are free: seat somebody or bots there first
    }
seat-taken = seat { $seat } is taken
seat-not-yours = only whoever left seat { $seat } may take it again
seat-not-free = seat { $seat } cannot be freed now
not-your-seat = seat { $seat } is not yours
no-seat-here = you do not play at this table
one-seat-each = in a rated game everybody has one seat
rated-as-it-is = in a rated game bots stay as they are
still-here = { $name } is still here
owner-only = only whoever made the table may do that
others-play = others still play here: get up instead, a bot plays on
not-ratable = a rated game has no chosen seed, no facts of its own and an opponent
facts-not-public = a table with facts of its own cannot be public
undo-rated = in a rated game you can go back only as far as nothing has come to light
not-asked = nobody asks that any more
no-rematch = only those who played a finished game play it again
not-over-yet = the game is not over: only those who play may see this
no-such-decision = there is no decision { $number }; the decisions are 0 to { $last }
no-habit = there is no question “{ $name }” to be answered beforehand; there are: { $choices }
no-line = there is no line { $line } at this table
no-hints = this table has no hints
not-ready = bots and the coach are being made ready, at the very first start only: try again in a minute
coach-busy = the coach has too much to do: try again in a moment
record-unfinished = only finished games can be brought, from their first decision on
too-many-tables = you have { $most } tables open or running already: finish one first
too-many-streams = too many connections: close a window
too-fast = too many requests: wait a moment
too-many-tokens = you have { $most } tokens already: revoke one first
no-token = there is no such token
bad-token = this token is not valid, or was revoked
other-site = requests from other sites are not accepted
wrong-login = there is no account with this name and password
login-taken = the name “{ $login }” is taken
already-account = you have an account already
bad-database = “{ $url }” is no database: give sqlite:///FILE or postgresql://...
one-worker = SQLite serves one process only: leave out --workers, or give --database postgresql://...
database-in-use = another server uses { $path } already: stop it first, or give another --database
bad-setting = { $name } cannot be “{ $value }”; it is one of: { $wanted }
bad-port = port { $port } of { $host } cannot be used: { $why }
