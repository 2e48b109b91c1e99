name = Die Zünfte von London
tagline = Bringe deine Zunftmitglieder in die Zünfte der City und stelle mit Mehrheiten ihre Meister. Allein gegen Boris oder zu zweit bis zu viert. Die Plättchen und Karten sind eine Rekonstruktion, nicht der gedruckte Satz.
boris = Boris

# Farben
colour-yellow = Gelb
colour-pink = Rosa
colour-red = Rot
colour-blue = Blau
colour-green = Grün

# Quellen der Punkte
source-tiles = Gewonnene Plättchen
source-plantation = Plantage
source-effects = Fähigkeiten und Belohnungen
source-masters = Benachbarte Meister
source-mayoral = Belohnungskarten
source-beadle = Plättchen des Stadtamtmanns

# Optionen
option-plantation = Plantage
option-plantation-help = Welche Seite der Plantage zuerst oben liegt. Allein entscheidet sie auch, auf welchen Zünften ein neutrales Zunftmitglied steht: bei Virginia auf den sechs niedrigsten, bei Ulster auf den sechs höchsten.
choice-plantation-random = zufällig
choice-plantation-virginia = Virginia
choice-plantation-ulster = Ulster
option-boris_cards = Karten für Boris
option-boris_cards-help = Wie viele Karten Boris in jedem Zug zieht, also wie viele Zunftmitglieder er setzt. Vier sind etwas für Experten.
choice-boris_cards-3 = drei
choice-boris_cards-4 = vier
option-solitaires_guild = Zunft der Solospieler
option-solitaires_guild-help = Für Experten: Drei für zweite Ränge gewonnene Marker machen eines deiner Zunftmitglieder zum Meister einer abgeschlossenen Zunft, in der du noch keinen hast, und bringen dir deren Punkte.
choice-solitaires_guild-no = nein
choice-solitaires_guild-yes = ja

# Dinge
side-virginia = Virginia
side-ulster = Ulster
tile = { $number } { $name }
building = { $name }
# Als „Zunfthalle“ fragen andere Nachrichten diesen Ort ab, um ihn zu beugen.
guildhall = Zunfthalle
place = { $place }
place-of-tile = { $place } ({ $tile })

# Was etwas bewirkt, in wenigen Worten
effect-vp = { $count } { $count ->
    [one] Punkt
   *[other] Punkte
} erhalten
effect-draw = { $count } { $count ->
    [one] Karte
   *[other] Karten
} ziehen
effect-neutral = { $count } { $count ->
    [one] neutrales Zunftmitglied
   *[other] neutrale Zunftmitglieder
} nehmen
effect-hire = { $count } { $count ->
    [one] Zunftmitglied
   *[other] Zunftmitglieder
} anwerben
effect-mayor = { $count ->
    [one] eine von zwei gezogenen Belohnungskarten behalten
   *[other] { $count }-mal eine von zwei gezogenen Belohnungskarten behalten
}
effect-plantation = { $count ->
    [one] ein Zunftmitglied
   *[other] bis zu { $count } Zunftmitglieder
} aus der Zunfthalle auf die Plantage schicken
effect-plantation-from-tile = { $count ->
    [one] ein Zunftmitglied von einem Plättchen
   *[other] bis zu { $count } Zunftmitglieder von Plättchen
} auf die Plantage schicken
effect-plantation-from-anywhere = { $count ->
    [one] ein Zunftmitglied aus der Zunfthalle oder von einem Plättchen
   *[other] bis zu { $count } Zunftmitglieder aus der Zunfthalle oder von Plättchen
} auf die Plantage schicken
effect-plantation-from-supply = { $count ->
    [one] ein Zunftmitglied
   *[other] { $count } Zunftmitglieder
} aus dem Vorrat auf die Plantage schicken
effect-plantation-return = { $count ->
    [one] ein Zunftmitglied von der Plantage auf ein beliebiges Plättchen
   *[other] bis zu { $count } Zunftmitglieder von der Plantage auf beliebige Plättchen
} zurückholen
effect-plantation-expel-rival = { $count ->
    [one] ein gegnerisches Zunftmitglied
   *[other] bis zu { $count } gegnerische Zunftmitglieder
} von der Plantage in die Zunfthalle zurückschicken
effect-move = { $count ->
    [one] ein Zunftmitglied aus der Zunfthalle auf ein beliebiges Plättchen
   *[other] bis zu { $count } Zunftmitglieder aus der Zunfthalle auf beliebige Plättchen
} bewegen
effect-move-any = { $count ->
    [one] ein Zunftmitglied aus der Zunfthalle oder von einem Plättchen auf ein beliebiges anderes
   *[other] bis zu { $count } Zunftmitglieder aus der Zunfthalle oder von Plättchen auf beliebige andere
} bewegen
effect-move-group = { $count ->
    [one] ein Zunftmitglied von einem Ort
   *[other] bis zu { $count } Zunftmitglieder gemeinsam von einem Ort
} auf ein anderes Plättchen bewegen
effect-hire-to-tile = { $count ->
    [one] ein Zunftmitglied direkt auf ein beliebiges Plättchen
   *[other] bis zu { $count } Zunftmitglieder direkt auf beliebige Plättchen
} anwerben
effect-push-rival = { $count ->
    [one] ein gegnerisches Zunftmitglied auf ein benachbartes Plättchen
   *[other] bis zu { $count } gegnerische Zunftmitglieder auf benachbarte Plättchen
} schieben
effect-swap-with-rival = { $count ->
    [one] ein eigenes Zunftmitglied mit einem gegnerischen auf einem anderen Plättchen
   *[other] bis zu { $count } eigene Zunftmitglieder mit gegnerischen auf anderen Plättchen
} tauschen
effect-recall-rival = { $count ->
    [one] ein gegnerisches Zunftmitglied von einem Plättchen
   *[other] bis zu { $count } gegnerische Zunftmitglieder von Plättchen
} in die Zunfthalle zurückschicken
effect-turn-hire-bonus = in diesem Zug beim Anwerben je Karte { $count ->
    [one] ein Zunftmitglied
   *[other] { $count } Zunftmitglieder
} mehr erhalten
effect-turn-wild-banners = in diesem Zug Karten beim Bewegen als jede Farbe nutzen
effect-end-draw = am Ende dieses Zuges { $count } { $count ->
    [one] Karte
   *[other] Karten
} mehr ziehen
effect-no-limit = in diesem Zug kein Handkartenlimit haben
effect-salvage = { $count ->
    [one] eine
   *[other] bis zu { $count }
} der fünf obersten Karten vom Ablagestapel nehmen
effect-draw-colour = eine Farbe nennen, { $count ->
    [one] eine Karte aufdecken und behalten, falls sie passt
   *[other] { $count } Karten aufdecken und die passenden behalten
}
effect-swap-tokens = die Marker zweier offener Plättchen tauschen
effect-vp-per-master = für jeden eigenen Meister { $count } { $count ->
    [one] Punkt
   *[other] Punkte
} erhalten (höchstens { $most })
effect-banner = per Banner bewegen

# Belohnungskarten
score-per-master-colour = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je eigenem Meister auf { $colour } (höchstens { $most })
score-at-least-masters-colour = { $second ->
    [one] 1 Punkt
   *[other] { $second } Punkte
} ab { $first ->
    [one] einem eigenen Meister
   *[other] { $first } eigenen Meistern
} auf { $colour }, 2 bei nur { $less }
score-largest-group = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je Meister in deiner größten zusammenhängenden Gruppe (höchstens { $most })
score-best-row = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je Meister in deiner besten Zeile (höchstens { $most })
score-best-column = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je Meister in deiner besten Spalte (höchstens { $most })
score-outer-edge = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je eigenem Meister am Rand der Stadt (höchstens { $most })
score-near-guildhall = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je eigenem Meister neben der Zunfthalle, auch schräg (höchstens { $most })
score-per-special = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je besonderem Gebäude mit eigenem Meister (höchstens { $most })
score-colours-covered = { $second ->
    [one] 1 Punkt
   *[other] { $second } Punkte
} bei eigenen Meistern auf allen fünf Farben, { $first } bei vier
score-per-token = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je gewonnenem Marker (höchstens { $most })
score-per-plantation-win = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je gewonnener Plantage (höchstens { $most })
score-per-two-in-guildhall = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je zwei eigenen Zunftmitgliedern in der Zunfthalle (höchstens { $most })
score-per-two-masters = { $first ->
    [one] 1 Punkt
   *[other] { $first } Punkte
} je zwei eigenen Meistern (höchstens { $most })

# Was gefragt ist
ask-mayor = { $who }: Welche Belohnungskarte behältst du?
ask-turn = { $who }: Spiele eine Karte oder beende deinen Zug.
ask-pay = { $who }: Wirf noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} ab, um { $card } zu bezahlen.
ask-discard = { $who }: Du hast { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} zu viel; wirf eine ab.
ask-from = { $who }: { $effect }. Von wo?
ask-to = { $who }: { $effect }. { $place ->
    [Zunfthalle] Aus der Zunfthalle
   *[other] Von { $place }
} wohin?
ask-from-token = { $who }: { $effect }. Welches Plättchen zuerst?
ask-to-token = { $who }: { $effect }. Den Marker von { $place } mit welchem anderen?
ask-to-rival = { $who }: { $effect }. Mit einem gegnerischen auf welchem Plättchen?
ask-to-first = { $who }: { $effect }. Wohin?
ask-rival = { $who }: { $effect }. Wessen Zunftmitglied auf { $place }?
ask-rival-plantation = { $who }: { $effect }. Wessen?
ask-colour = { $who }: { $effect }. Welche Farbe?
ask-take = { $who }: { $effect }. Welche Karte?
ask-again = { $who }: { $effect }. Noch eines mitnehmen?
ask-extra = { $who }: Welche deiner Belohnungen nimmst du als nächste?
ask-neutrals = { $who }: { $place } wird gewertet. Wie viele neutrale Zunftmitglieder setzt du ein?
ask-guild = { $who }: Gibst du { $count } Marker an die Zunft der Solospieler ab, um einen Meister zu stellen?

# Was eine Aktion täte
choice-end = den Zug beenden und { $count } { $count ->
    [one] Karte
   *[other] Karten
} ziehen
choice-end-passing = nichts spielen und { $count } { $count ->
    [one] Karte
   *[other] Karten
} ziehen
choice-hire = { $count } { $count ->
    [one] Zunftmitglied
   *[other] Zunftmitglieder
} anwerben
choice-move = { $count ->
    [one] ein Zunftmitglied auf ein Plättchen
   *[other] bis zu { $count } Zunftmitglieder auf Plättchen
} der Farbe { $colour } bewegen
choice-move-any = { $count ->
    [one] ein Zunftmitglied auf ein Plättchen
   *[other] bis zu { $count } Zunftmitglieder auf Plättchen
} einer beliebigen Farbe bewegen
choice-ability = { $effects } { $cost ->
    [0] (kostenlos)
    [one] (kostet eine Karte)
   *[other] (kostet { $cost } Karten)
}
choice-pay = { $colour }: { $effects }
choice-discard = { $colour }: { $effects }
choice-take = { $colour }: { $effects }
choice-from = { $tile }, { $men } von { $threshold }
choice-from-guildhall = Zunfthalle, dort hast du { $count }
choice-to = { $tile }, { $men } von { $threshold }
choice-rival = eines von { $whom }
choice-colour = { $colour }
choice-do = { $effect }
choice-again = ja, noch eines
choice-stop = genug
choice-stop-extras = den Rest auslassen
choice-keep = { $name }: { $score }
choice-add = { $count ->
    [0] keines
    [one] ein neutrales
   *[other] { $count } neutrale
}
choice-guild = auf { $place } einen Meister stellen, für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}
choice-decline = jetzt nicht

# Was geschah
does-hire = { $who } spielt { $card } zum Anwerben.
does-move = { $who } spielt { $card } zum Bewegen ({ $colour }).
does-move-any = { $who } spielt { $card } zum Bewegen (beliebige Farbe).
does-ability = { $who } spielt { $card }: { $effects }.
does-pay = { $who } bezahlt mit { $card }.
does-discard = { $who } wirft { $card } ab.
does-take = { $who } nimmt { $card } vom Ablagestapel.
does-end = { $who } beendet den Zug.
does-pass = { $who } spielt nichts.
does-keep = { $who } behält die Belohnungskarte „{ $name }“.
does-keep-secretly = { $who } behält eine Belohnungskarte.
does-colour = { $who } nennt { $colour }.
does-do = { $who } wählt: { $effect }.
does-add = { $who } setzt auf { $place } { $count ->
    [0] kein neutrales Zunftmitglied
    [one] ein neutrales Zunftmitglied
   *[other] { $count } neutrale Zunftmitglieder
} ein.
does-guild = { $who } gibt Marker ab und stellt auf { $place } den Meister, für { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
does-stop-extras = { $who } lässt den Rest der Belohnung aus.
step-plantation = { $who } schickt ein Zunftmitglied { $place ->
    [Zunfthalle] aus der Zunfthalle
   *[other] von { $place }
} auf die Plantage.
step-recall = { $who } schickt ein Zunftmitglied ({ $whom }) von { $place } zurück in die Zunfthalle.
step-expel = { $who } schickt ein Zunftmitglied ({ $whom }) von der Plantage zurück in die Zunfthalle.
step-swap = { $who } tauscht ein Zunftmitglied auf { $place } mit einem von { $whom } auf { $goal }.
step-push = { $who } schiebt ein Zunftmitglied ({ $whom }) von { $place } nach { $goal }.
step-tokens = { $who } tauscht die Marker von { $place } und { $goal }.
step-return = { $who } holt ein Zunftmitglied von der Plantage nach { $goal } zurück.
step-hire-to = { $who } wirbt ein Zunftmitglied direkt auf { $goal } an.
step-move = { $who } bewegt ein Zunftmitglied { $place ->
    [Zunfthalle] aus der Zunfthalle
   *[other] von { $place }
} nach { $goal }.
drew = { $who } zieht { $count } { $count ->
    [one] Karte
   *[other] Karten
}.
hired = { $who } holt { $count } { $count ->
    [one] Zunftmitglied
   *[other] Zunftmitglieder
} in die Zunfthalle.
scored = { $who } erhält { $count } { $count ->
    [one] Punkt
   *[other] Punkte
}.
got-neutrals = { $who } nimmt { $count } { $count ->
    [one] neutrales Zunftmitglied
   *[other] neutrale Zunftmitglieder
} von der Wertungstafel.
colonised = { $who } schickt { $count } { $count ->
    [one] Zunftmitglied
   *[other] Zunftmitglieder
} aus dem Vorrat auf die Plantage.
shuffled = Der Ablagestapel ({ $count } { $count ->
    [one] Karte
   *[other] Karten
}) wird zum neuen Nachziehstapel gemischt.
turned-up = Aufgedeckt: { $card }, abgeworfen.
turned-up-taken = Aufgedeckt: { $card }, auf die Hand genommen.
boris-begins = Boris sucht ab dem Stadtamtmann auf { $place }.
boris-begins-anywhere = Der Stadtamtmann hat die Stadt verlassen; Boris sucht ab links oben.
boris-places = Boris zieht { $card } ({ $colour }) und setzt ein Zunftmitglied auf { $place }.
boris-nowhere = Boris zieht { $card }: Kein offenes Plättchen zeigt { $colour }.
won = { $who } gewinnt { $place }, erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und stellt dort den Meister.
won-boris = Boris gewinnt { $place }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}. Einen Meister gibt es dort nicht.
tied = Gleichstand auf { $place }: Dort geschieht nichts.
second = { $who } erreicht auf { $place } den zweiten Rang und nimmt den Marker: { $effect }.
second-boris = Boris erreicht auf { $place } den zweiten Rang; der Marker verlässt das Spiel ({ $effect }).
beadle-goes = Der Stadtamtmann geht nach { $place }.
beadle-leaves = Der Stadtamtmann verlässt die Stadt.
plantation-first = { $who } gewinnt die Plantage ({ $side }).
plantation-second = { $who } nimmt die zweite Belohnung der Plantage ({ $side }).
boris-plantation = { $count ->
    [0] Du hast niemanden auf der Plantage
   *[other] Du hast zu wenige auf der Plantage
} ({ $side }): Boris erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
plantation-turns = Die Plantage zeigt jetzt { $side }.
laid = Neues Plättchen auf { $place }: { $tile }.
beadle-took = Boris nimmt das Plättchen des Stadtamtmanns, { $place }: { $points } { $points ->
    [one] Punkt
   *[other] Punkte
}.
round-begins = Runde { $round } beginnt; { $who } fängt an.
end-rounds = Die letzte Runde ist zu Ende.
end-tiles = Keine Zunft ist mehr offen.

# Warum nicht
why-mayor-first = zuerst muss eine Belohnungskarte behalten werden ({ $rule })
why-turn-first = jetzt kann eine Karte gespielt oder der Zug beendet werden ({ $rule })
why-pay-first = zuerst muss die Fähigkeit bezahlt werden ({ $rule })
why-discard-first = zu viele Karten auf der Hand: Wirf eine ab ({ $rule })
why-from-first = zuerst musst du sagen, von wo ({ $rule })
why-to-first = zuerst musst du sagen, wohin ({ $rule })
why-rival-first = zuerst musst du sagen, wessen Zunftmitglied ({ $rule })
why-colour-first = zuerst musst du eine Farbe nennen ({ $rule })
why-take-first = nimm zuerst eine Karte vom Ablagestapel oder hör auf ({ $rule })
why-again-first = zuerst musst du sagen, ob noch eines mitgeht ({ $rule })
why-extra-first = zuerst musst du wählen, welche Belohnung als nächste kommt ({ $rule })
why-neutrals-first = zuerst musst du sagen, wie viele neutrale Zunftmitglieder du einsetzt ({ $rule })
why-guild-first = die Zunft der Solospieler steht zur Wahl: Sag, wo, oder lehne ab ({ $rule })
why-no-card = du hast keine Karte { $card } auf der Hand ({ $rule })
why-no-supply = in deinem Vorrat ist kein Zunftmitglied mehr ({ $rule })
why-no-move = keines deiner Zunftmitglieder könnte auf ein anderes offenes Plättchen gehen, das { $colour } zeigt ({ $rule })
why-cost = { $cost ->
    [one] das kostet eine weitere Karte, und die hast du nicht
   *[other] das kostet { $cost } weitere Karten, und so viele hast du nicht
} ({ $rule })
why-no-effect = das würde jetzt nichts bewirken: { $effects } ({ $rule })
why-not-discarded = { $card } ist nicht unter den fünf obersten Karten des Ablagestapels ({ $rule })
why-salvages = mit { $card } nimmt man Karten vom Ablagestapel, darum lässt sich diese Karte selbst nicht so nehmen ({ $rule })
why-not-open = { $place ->
    [Zunfthalle] die Zunfthalle
   *[other] { $place }
} ist kein offenes Plättchen ({ $rule })
why-same-place = das Zunftmitglied steht schon { $place ->
    [Zunfthalle] in der Zunfthalle
   *[other] auf { $place }
} ({ $rule })
why-from = { $place ->
    [Zunfthalle] aus der Zunfthalle
   *[other] von { $place }
} lässt sich dafür nichts nehmen: { $effect } ({ $rule })
why-to = { $place ->
    [Zunfthalle] die Zunfthalle
   *[other] { $place }
} kommt dafür nicht infrage: { $effect } ({ $rule })
why-no-rival = das ist niemand, gegen den du spielst ({ $rule })
why-rival-absent = { $whom } hat dort niemanden ({ $rule })
why-no-stop = das kann nicht ausgelassen werden ({ $rule })
why-not-drawn = diese Belohnungskarte hast du nicht gezogen ({ $rule })
why-no-extra = zur Wahl stehen nur { $count } Belohnungen ({ $rule })
why-no-neutrals = du hast { $count ->
    [0] kein neutrales Zunftmitglied
    [one] nur ein neutrales Zunftmitglied
   *[other] nur { $count } neutrale Zunftmitglieder
} ({ $rule })
why-no-guild = die Zunft der Solospieler ist in dieser Partie nicht dabei ({ $rule })
why-guild-price = das kostet { $count } Marker und braucht ein Zunftmitglied in der Zunfthalle ({ $rule })
why-guild-place = { $place ->
    [Zunfthalle] die Zunfthalle
   *[other] { $place }
} ist keine abgeschlossene Zunft ohne einen Meister von dir ({ $rule })

# Wie die Partie endete
reason-rounds = Die letzte Runde ist zu Ende: Wer die meisten Punkte hat, gewinnt.
reason-tiles = Keine Zunft ist mehr offen: Wer die meisten Punkte hat, gewinnt.

# Was alles bewirkt
what-tile = { $tile }: eine Zunft ({ $colours }). Ab { $threshold } Zunftmitgliedern wird sie aktiviert; wer dort die meisten hat, erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und stellt den Meister.
what-building = { $tile }: ein besonderes Gebäude ({ $colours }). Ab { $threshold } Zunftmitgliedern wird es aktiviert; wer dort die meisten hat, erhält { $points } { $points ->
    [one] Punkt
   *[other] Punkte
} und stellt den Meister.
what-extras = Wer gewinnt, darf außerdem in beliebiger Reihenfolge: { $effects }.
what-no-hand-limit = Wer hier den Meister stellt, hat kein Handkartenlimit.
what-completed = Das Plättchen ist abgeschlossen und hat keinen Meister.
what-mastered = Das Plättchen ist abgeschlossen; den Meister stellt { $who }.
what-neutral-there = Das neutrale Zunftmitglied hier erhöht die nötige Zahl um { $count }; das ist schon eingerechnet.
what-token = Der zweite Rang bringt den Marker: { $effect }.
what-beadle-here = Der Stadtamtmann steht hier und zählt als eines der nötigen Zunftmitglieder.
what-guildhall = In der Zunfthalle warten angeworbene Zunftmitglieder, bis eine Karte sie auf ein Plättchen bewegt; hierher kehren sie auch zurück.
what-beadle = Der Stadtamtmann steht auf der offenen Zunft mit der niedrigsten Nummer und zählt dort als eines der nötigen Zunftmitglieder.
what-beadle-alone = Der Stadtamtmann steht auf der offenen Zunft mit der niedrigsten Nummer und zählt dort als eines der nötigen Zunftmitglieder. Boris sucht von ihm aus und nimmt am Ende jeder Runde sein Plättchen.
what-plantation = { $side } liegt oben. Erster Rang: { $first }. Zweiter Rang: { $second }.
what-plantation-back = Auf der anderen Seite: { $side }. Erster Rang: { $first }. Zweiter Rang: { $second }.
what-plantation-boris = Allein: Mit mindestens { $needed } Zunftmitgliedern dort nimmst du die erste Belohnung; mit weniger erhält Boris { $one } { $one ->
    [one] Punkt
   *[other] Punkte
}, ganz ohne { $none }.
what-neutral = Ein neutrales Zunftmitglied, das du hast, kannst du einmal zu deinen eigenen zählen, wenn ein Plättchen gewertet wird; danach kommt es zurück auf die Wertungstafel.
what-supply = Jeder hat { $count } Zunftmitglieder. Die im Vorrat müssen erst noch angeworben werden.
what-card-hire = { $card } zum Anwerben: ein Zunftmitglied aus dem Vorrat in die Zunfthalle.
what-card-move = Zum Bewegen: { $count ->
    [one] ein Zunftmitglied auf ein offenes Plättchen, das { $colour } zeigt
   *[other] bis zu { $count } Zunftmitglieder auf offene Plättchen, die { $colour } zeigen
}.
what-card-ability = Für ihre Fähigkeit: { $effects }. { $cost ->
    [0] Das kostet nichts weiter.
    [one] Das kostet eine weitere Karte.
   *[other] Das kostet { $cost } weitere Karten.
}
what-mayor = { $name }. Bei Spielende: { $score }.
what-colour = Eine Karte der Farbe { $colour } bewegt Zunftmitglieder auf Plättchen, die { $colour } zeigen; manche Belohnungskarten zählen Meister auf { $colour }.
what-boris = Boris zieht Karten und setzt für jede ein Zunftmitglied: auf das erste offene Plättchen dieser Farbe, gesucht ab dem Stadtamtmann in Leserichtung. Er erhält nur Punkte und stellt nirgends den Meister.
what-solitaires = Ist die Zunft der Solospieler im Spiel, machen { $count } für zweite Ränge gewonnene Marker eines deiner Zunftmitglieder in der Zunfthalle zum Meister einer abgeschlossenen Zunft, in der du noch keinen hast, und bringen dir deren Punkte.

# Der Tisch im Terminal
table-round = Runde { $round } von { $rounds }
table-activation = Aktivierung am Rundenende
table-no-activation = keine Aktivierung in dieser Runde
table-plantation-due = Wertung der Plantage
table-key = ★ Punkte  ▯ ziehen  ♟ anwerben  ◇ neutral  ✶ Bel.-Karte  ≈ Plantage  → bewegen
table-key-city = 3/5 Mitglieder da/nötig  ² Marker für Rang 2  ♦ Stadtamtmann  ♛ Meister
table-colours = { $yellow } Y, { $pink } P, { $red } R, { $blue } B, { $green } G
table-hall = Zunfthalle
table-plantation-side = Plantage: { $side }, Rang 1: { $first }, Rang 2: { $second }
table-plantation-boris = Boris erhält { $none }, wenn du niemanden dort hast, { $one } bei zu wenigen
table-scoreboard = Neutrale auf der Wertungstafel: { $count }
table-deck = Nachziehstapel: { $deck }, Ablagestapel: { $discards }
table-stack = Plättchen im Stapel: { $count }
table-discards = Oben auf dem Ablagestapel: { $cards }
table-cards = Karten
table-guildhall = Halle
table-supply = Vorrat
table-plantation = Plant.
table-neutrals = Neutral
table-masters = Meister
table-tokens = Marker
table-mayors = Belohn.
table-points = Punkte
table-hand = Deine Handkarten
table-own-mayors = Deine Belohnungskarten
table-mayor = { $name }: { $score }; derzeit { $now }
table-cost = { $cost ->
    [0] kostenlos
    [one] 1 Karte
   *[other] { $cost } Karten
}
table-banners = { $count ->
    [one] bewegt 1
   *[other] bewegt { $count }
}
table-solitaires = Marker bei der Zunft der Solospieler: { $count }
table-way-none = Boris war noch nicht am Zug.
table-way-from = Boris suchte ab dem Stadtamtmann auf { $place }.
table-way-anywhere = Der Stadtamtmann hatte die Stadt verlassen; Boris suchte ab links oben.
table-way = { $card } ({ $colour }): vorbei an { $way } nach { $place }
table-way-at-once = { $card } ({ $colour }): sofort nach { $place }
table-way-nowhere = { $card } ({ $colour }): kein offenes Plättchen dieser Farbe
aid-boris = boris

# Notation
notation-action = „{ $text }“ ist keine Aktion; schreibe zum Beispiel „hire Y1“, „move R2“, „ability G3“, „from guildhall“, „to b2“ oder „end“
notation-entry = eine Stellung hat keinen Eintrag „{ $text }“; es gibt: { $choices }
notation-value = „{ $text }“ ergibt hier keinen Sinn
notation-impossible = „{ $name }“ passt nicht zum Rest der Stellung
help-actions =
    hire Y1          die Karte abwerfen, ein Zunftmitglied anwerben
    move R2          sie abwerfen, Zunftmitglieder auf Plättchen ihrer Farbe bewegen
    ability G3       sie abwerfen, mit anderen Karten bezahlen, tun, was sie sagt
    end              den Zug beenden und Karten ziehen
    from guildhall   woher ein Zunftmitglied kommt; to b2: wohin es geht
    stop             auslassen, was man auslassen darf
    what b2          was ein Plättchen, eine Karte oder anderes tut; „what“: alles
    boris            allein: was Boris in seinem letzten Zug getan hat
    Die Plättchen und Karten sind unsere Rekonstruktion: Die gedruckten Werte sind
    nicht öffentlich. Wer das Spiel besitzt, kann sie in eine Kopie von facts.toml
    eintragen und mit --facts FILE spielen.

# Namen, die auf Plättchen und Karten dieses Satzes stehen
name-posy-sellers = Sträußchenbinder
name-lamp-oilers = Lampenöler
name-button-stampers = Knopfpräger
name-dye-steepers = Küpenfärber
name-fence-hurdlers = Zaunflechter
name-anchor-smiths = Ankerschmiede
name-pageant-painters = Kulissenmaler
name-carriage-trimmers = Kutschenpolsterer
name-toy-turners = Spielzeugdrechsler
name-quill-cutters = Federkielschneider
name-seed-factors = Samenhändler
name-eel-sellers = Aalhändler
name-ribbon-weavers = Bandweber
name-pearl-stringers = Perlenfädler
name-tea-tasters = Teeverkoster
name-glove-perfumers = Handschuhparfümeure
name-timber-sawyers = Holzsäger
name-chart-engravers = Seekartenstecher
name-stirrup-forgers = Steigbügelschmiede
name-brick-kilners = Ziegelbrenner
name-basket-plaiters = Korbflechter
name-paving-layers = Pflasterer
name-barrel-hoopers = Fassbinder
name-mask-moulders = Maskenmacher
name-sail-stitchers = Segelnäher
name-salt-boilers = Salzsieder
name-harbour-pilers = Pfahlrammer
name-viol-makers = Gambenbauer
name-spice-grinders = Gewürzmüller
name-rope-spinners = Reepschläger
name-herb-distillers = Kräuterbrenner
name-hop-sackers = Hopfenpacker
name-wharf-porters = Schauerleute
name-wheel-benders = Felgenbieger
name-orchard-carriers = Obstkärrner
name-ship-caulkers = Kalfaterer
name-almanack-printers = Kalenderdrucker
name-tobacco-curers = Tabaktrockner
name-cannon-founders = Kanonengießer
name-silver-chasers = Silberziseleure
name-church-of-st-lawrence-jewry = Kirche von St Lawrence Jewry
name-gog-and-magog = Gog und Magog
name-livery-hall = Gesellschaftssaal
name-lord-mayors-show = Paradeplatz des Oberbürgermeisters
name-university-of-london = Universität von London
name-bread-for-the-poor = Brot für die Armen
name-keepers-of-the-granary = Hüter des Kornspeichers
name-masque-at-court = Maskenspiel bei Hofe
name-patrons-of-the-stage = Gönner der Bühne
name-builders-of-the-wall = Erbauer der Stadtmauer
name-captains-of-the-trained-bands = Hauptleute der Bürgerwehr
name-masters-of-the-pool = Herren des Hafens
name-owners-of-the-fleet = Eigner der Flotte
name-gardens-of-the-inns = Gärten der Inns of Court
name-readers-of-law = Lehrer des Rechts
name-a-quarter-of-ones-own = Ein eigenes Viertel
name-along-cheapside = Die Cheapside entlang
name-down-to-the-river = Hinunter zum Fluss
name-wards-without = Bezirke vor den Mauern
name-guildhall-yard = Hof der Zunfthalle
name-great-institutions = Ehrwürdige Häuser
name-all-the-liveries = Alle Zunfttrachten
name-second-at-the-table = Zweiter bei Tisch
name-over-the-sea = Übers Meer
name-a-full-household = Ein volles Haus
name-many-chains-of-office = Viele Amtsketten

# Was an einem Satz von Spieldaten falsch ist
facts-name = ein Name hat 1 bis { $most } Bytes
facts-reward = eine Belohnung ist eine von { $choices } mit einer Zahl, etwa { $example }
facts-parts = eine Fähigkeit hat höchstens { $most } Teile
facts-part = „{ $given }“ ist kein Teil einer Fähigkeit; es gibt { $choices }, siehe RULES.md, L6
facts-part-number = „{ $given }“ braucht eine Zahl von 1 bis 9
facts-score = „{ $given }“ ist keine Wertung; es gibt { $choices }, siehe RULES.md, L10.4
facts-place = „{ $given }“ ist kein Platz, der am Anfang frei ist
facts-liverymen = nicht mehr als liverymen_per_player
facts-card-id = „{ $given }“ müsste „{ $right }“ heißen: Farbe und Nummer innerhalb der Farbe
facts-kinds = höchstens { $most } Arten je Farbe
facts-twice = „{ $given }“ steht zweimal da; jede id nur einmal
facts-numbers = jede Nummer nur einmal
facts-pile = zwischen { $least } und { $most } Karten insgesamt
facts-mayors = genug, um vier Personen je mayoral_dealt zu geben
