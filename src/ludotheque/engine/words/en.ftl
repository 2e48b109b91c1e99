# Words every game needs.
seat = Seat { $number }
nothing = nothing
list-and = { $rest } and { $last }
refusal = { $who } cannot play { $action }: { $why }.
refusal-over = the game is over
refusal-not-your-decision = it is the decision of { $who }
