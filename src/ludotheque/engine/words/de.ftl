# Wörter, die jedes Spiel braucht.
seat = Platz { $number }
nothing = nichts
list-and = { $rest } und { $last }
refusal = { $who } kann { $action } nicht spielen: { $why }.
refusal-over = die Partie ist zu Ende
refusal-not-your-decision = die Entscheidung liegt bei { $who }
