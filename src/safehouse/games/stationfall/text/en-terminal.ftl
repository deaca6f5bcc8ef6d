# The table described in the terminal.

say-clock =
    { $minute ->
        [-1] Stationfall
       *[other] Minute { $minute }
    }. Power: { $power }. { $cameras ->
        [yes] Cameras on
       *[no] Cameras off
    }, { $jammers ->
        [yes] jammers on
       *[no] jammers off
    }, { $evacuation ->
        [yes] evacuation declared
       *[no] no evacuation yet
    }.
say-armed =
    { $minute ->
        [-1] The antimatter is armed and explodes at Stationfall.
       *[other] The antimatter is armed and explodes in minute { $minute }.
    }
say-project =
    { $released ->
        [yes] Project X is out: { $project }
       *[no] The Project X card, which you know: { $project }
    }
say-kompromats = What you know of other kompromats: { $kompromats }.
say-kompromat-used = { $card } (used)
say-kompromat-gone = { $card } (out of the game)
say-kompromat-held = { $card } (held by { $seat })
say-kompromat-discarded = { $card } (discarded by { $seat })
say-kompromat-kept = { $card } (held by { $seat }, or discarded face down)
say-shown = Identity cards shown without being revealed: { $cards }.
say-token = Time token: { $token }, { $section } ({ $colour }).
say-institution = { $institution }: { $data }.
say-identity = Your identity: { $card }, worth { $points } now.
say-card = Your card: { $card }, worth { $points } now.
say-agenda = { "  " }{ $points } of { $worth }{ $per ->
    [yes] {" "}for each
   *[no] {""}
 }{ $plus ->
    [yes] {" "}with a plus (only if the nearest line above without one is met)
   *[no] {""}
 }: { $task }.
say-worth = { $task } ({ $plus ->
    [yes] +
   *[no] {""}
 }{ $worth }{ $per ->
    [yes] {" "}for each
   *[no] {""}
 })
say-character = { $character }: influence limit { $limit }. Can: { $skills }. Once revealed: { $later }. Agenda: { $agendas }.
say-locked = { $section } (lock)
say-seats = seats { $taken }/{ $seats }
say-actions = Actions left: { $count }.
say-bonus = Bonus character: { $card }, worth { $points } now{ $worth ->
    [none] {""}
   *[other] {" "}({ $worth })
 }.
reveal-keeps-bonus = Schrödinger reveal, which here leaves you your cards and bonus characters
reveal-loses-bonus = Schrödinger reveal, which gives up your secret identity and all points for bonus characters
say-hand = Kompromats in hand: { $cards }.
say-player =
    { $colour } – { $guilt }{ $known ->
        [yes] , revealed as { $card }
       *[no] { "" }
    }. Supply { $supply }, betrayal { $betrayal }, kompromats { $hand }, { $bribe ->
        [yes] bribe in supply
       *[no] bribe used
    }. Cubes: { $cubes }. Disc: { $disc }.
say-guilt-innocent = innocent
say-guilt-suspect = suspect
say-guilt-guilty = guilty
say-room =
    { $section }{ $marks }: { $who ->
        [some] { $people }
       *[none] nobody
    }.{ $what ->
        [some] { " " }Lying here: { $things }.
       *[none] { "" }
    }{ $ways ->
        [none] { "" }
       *[other] { " " }Corridors: { $ways }.
    }{ $vents ->
        [none] { "" }
       *[other] { " " }Vents: { $vents }.
    }
say-kompromat = kompromat
say-trap = trap
say-makes = made here: { $made }
say-dark = dark
say-damaged = damaged
say-hazard-fire = fire
say-hazard-asphyxiation = asphyxiation
say-pod-launched = launched
say-pod-annihilated = annihilated
say-contaminated = contamination
say-down = { $pawn } [down]
say-monster = Monster: { $place }.
say-away = Off the station: { $people }.
