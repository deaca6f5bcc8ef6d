# Popis stolu v terminálu.

say-clock =
    { $minute ->
        [-1] Pád stanice
       *[other] Minuta { $minute }
    }. Energie: { $power }. { $cameras ->
        [yes] Kamery zapnuty
       *[no] Kamery vypnuty
    }, { $jammers ->
        [yes] rušičky zapnuty
       *[no] rušičky vypnuty
    }, { $evacuation ->
        [yes] evakuace zahájena
       *[no] evakuace nezahájena
    }.
say-armed =
    { $minute ->
        [-1] Antihmota je odjištěná a exploduje při pádu stanice.
       *[other] Antihmota je odjištěná a exploduje v minutě { $minute }.
    }
say-project =
    { $released ->
        [yes] Projekt X je venku: { $project }
       *[no] Karta Projektu X, kterou znáte: { $project }
    }
say-kompromats = Co víte o dalších kompromatech: { $kompromats }.
say-kompromat-used = { $card } (už použitý)
say-kompromat-gone = { $card } (mimo hru)
say-kompromat-held = { $card } (drží { $seat })
say-kompromat-discarded = { $card } (odhozený z ruky: { $seat })
say-kompromat-kept = { $card } (drží { $seat }, nebo leží odhozený lícem dolů)
say-shown = Karty identit, které byly ukázány, ale ne odhaleny: { $cards }.
say-token = Žeton času: { $token }, { $section } ({ $colour }).
say-institution = Data, která mají { $institution }: { $data }.
say-identity = Vaše identita: { $card }, teď { $points } b.
say-card = Vaše karta: { $card }, teď { $points } b.
say-agenda = { "  " }{ $points } b. z { $worth }{ $per ->
    [yes] {" "}za každý případ
   *[no] {""}
 }{ $plus ->
    [yes] {" "}se znakem plus (platí, jen je-li splněn nejbližší řádek nad ním bez tohoto znaku)
   *[no] {""}
 }: { $task }.
say-worth = { $task } ({ $plus ->
    [yes] +
   *[no] {""}
 }{ $worth } b.{ $per ->
    [yes] {" "}za každý případ
   *[no] {""}
 })
say-character = { $character }: limit vlivu { $limit }. Umí: { $skills }. Po odhalení: { $later }. Úkoly: { $agendas }.
say-locked = { $section } (zámek)
say-seats = místa { $taken }/{ $seats }
say-actions = Zbývá akcí: { $count }.
say-bonus = Bonusová postava: { $card }, teď { $points } b.{ $worth ->
    [none] {""}
   *[other] {" "}({ $worth })
 }
reveal-keeps-bonus = Schrödingerovo odhalení, při kterém vám karty i bonusové postavy zůstanou
reveal-loses-bonus = Schrödingerovo odhalení, při kterém skrytou identitu zahodíte a za bonusové postavy nebudete bodovat
say-hand = Kompromaty v ruce: { $cards }.
say-player =
    { $colour } – { $guilt }{ $known ->
        [yes] , odhalená identita { $card }
       *[no] { "" }
    }. Zásoba { $supply }, zrada { $betrayal }, kompromaty { $hand }, { $bribe ->
        [yes] úplatek v zásobě
       *[no] úplatek použit
    }. Kostky: { $cubes }. Disk: { $disc }.
say-guilt-innocent = nevinné
say-guilt-suspect = podezřelé
say-guilt-guilty = vinné
say-room =
    { $section }{ $marks }: { $who ->
        [some] { $people }
       *[none] nikdo
    }.{ $what ->
        [some] { " " }Leží tu: { $things }.
       *[none] { "" }
    }{ $ways ->
        [none] { "" }
       *[other] { " " }Chodby: { $ways }.
    }{ $vents ->
        [none] { "" }
       *[other] { " " }Šachty: { $vents }.
    }
say-kompromat = kompromat
say-trap = nálož
say-makes = vyrábí se tu: { $made }
say-dark = tma
say-damaged = poškozená
say-hazard-fire = oheň
say-hazard-asphyxiation = udušení
say-pod-launched = vypuštěn
say-pod-annihilated = anihilován
say-contaminated = kontaminace
say-down = { $pawn } [vyřazená postava]
say-monster = Nestvůra: { $place }.
say-away = Mimo stanici: { $people }.
