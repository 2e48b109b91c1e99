# Les mots communs à tous les jeux.
seat = Place { $number }
nothing = rien
list-and = { $rest } et { $last }
refusal = { $who } ne peut pas jouer { $action } : { $why }.
refusal-over = la partie est terminée
refusal-not-your-decision = c’est à { $who } de décider
