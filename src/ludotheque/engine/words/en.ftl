# Words every game needs.
seat = Seat { $number }
nothing = nothing
list-and = { $rest } and { $last }
refusal = { $who } cannot play { $action }: { $why }.
refusal-over = the game is over
refusal-not-your-decision = it is { $who }’s decision

# What goes wrong
no-game = there is no game “{ $name }”; choose one of: { $choices }
no-option = there is no option “{ $name }”; the options are: { $choices }
no-choice = { $name } cannot be “{ $value }”; choose one of: { $choices }
no-fit = { $name }={ $value } goes only with { $needed }; here choose { $name }={ $choices }
bad-seats = { $game } cannot be played with { $seats } seats; choose one of: { $choices }
no-seat = there is no seat { $seat }; the seats are 1 to { $seats }
bad-seed = a seed is a whole number from 0 to 2^64 - 1, not { $seed }
no-action = there is no action { $code }; actions are numbered 0 to { $last }
not-over = the game is not over yet: there is no outcome
endless = a game of { $game } did not end: this is a fault in its rules, please report it
no-asides = { $game } knows no deals out of turn
aside-refused = { $who } cannot make this deal: { $why }
nothing-to-undo = there is nothing to take back
no-such-undo = there is no going back to decision { $number }; choose 0 to { $last }
undo-needs-consent = since then something has come to light or somebody else has decided: going back needs everyone’s consent
facts-unreadable = facts file { $path } cannot be read: { $why }
facts-no-text = facts file { $path } is not UTF-8 text; write it as TOML
facts-no-toml = facts file { $path } is not valid TOML: { $why }
facts-wrong = { $path }: { $why }
record-unreadable = record { $path } cannot be read: { $why }
record-no-text = record { $path } is not a text file
record-fault = record { $path }, line { $line }: { $why }
record-format = not a Ludotheque record of format { $format }
record-no-json = not valid JSON: the file is truncated or was edited
record-wrong-type = an entry has the wrong type
record-missing-entry = the entry “{ $entry }” is missing
record-other-facts = the facts are not those the game was played with
record-after-close = nothing may follow the closing line
record-wrong-line = expected entry { $expected }, found { $found }: a line was removed, added or moved
record-truncated = the closing line is missing: the file is truncated
record-wrong-decision = expected decision { $expected }, found { $found }, or another seat’s
record-unknown-kind = unknown kind of line “{ $kind }”
record-differs = the game differs at decision { $number }: { $why }
record-edited = the file was edited
record-old-rules = it was made with version { $made } of the rules, this is { $current }
no-bot = there is no bot “{ $name }”; choose one of: { $choices }
bad-bots = { $bots } bots were named for { $seats } seats; name one for all or one for each seat
bad-games = the number of games is a whole number from 1 to { $most }, not { $games }
bad-option = “{ $given }” is not an option; write name=value
bad-workers = the number of workers is at least 1, not { $workers }
no-player = there is no player “{ $name }”; choose from: { $choices }
bad-players = { $players } players were named for { $seats } seats
other-game = the record is of a game of { $found }, not of { $wanted }
no-decision = there is no decision { $number }; choose 0 to { $last }
record-entry-type = the entry “{ $entry }” has the wrong type
