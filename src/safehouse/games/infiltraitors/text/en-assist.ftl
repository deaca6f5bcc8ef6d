# Infiltraitors beside a real table.
game-assist = Have the box? The program keeps your clue boards.
companion-mission = Clue boards and mission clerk
companion-mission-lead = You play with your own cards. Tell the program every clue that is laid; it keeps the shared clue boards, the bullets and the clock, and says when clues cannot all be true.
companion-mission-how = Choose the mission and the number of agents. Enter a suspect when somebody catches one, every clue with the way it was turned, every shot with its answer, and cards that everybody has seen otherwise. The suspect that is handed over at the end of mission 18 is entered as caught, too.
mission-left = { $suspects ->
    [one] One suspect is left
   *[other] { $suspects } suspects are left
 }, bullets: { $bullets }.
mission-suspect-many = { $whom }: { $count } suspects are possible.
mission-suspect = { $whom }: { $count ->
    [one] it can only be { $cards }.
   *[other] { $cards } are possible.
 }
judged-right = right
judged-wrong = wrong
entry-catch = { $seat } catches a suspect.
    .name = A suspect caught
    .said = catches caught
entry-catch_single = { $seat } catches a suspect without a second card.
    .name = A suspect without a second card
    .said = catches single empty
entry-clue = { $seat }, clue { $card }: { $turned }.
    .name = A clue
    .said = gave given card
entry-shot = Shot at the suspect of { $seat }: { $card }, { $verdict }.
    .name = A shot
    .said = shoot shoots fired eliminate
entry-seen = Everybody has seen { $card }.
    .name = A card seen by all
    .said = discarded reward
entry-key_clue = Key person, clue { $card }: { $turned }.
    .name = A clue at the key person
    .said = hint
entry-key_shot = Shot at the key person: { $card }, { $verdict }.
    .name = A shot at the key person
    .said = shoot fired
entry-time_expired = The time is over.
    .name = Time over
    .said = over
why-IN-3-1 = Every card exists once: this one lies at a suspect, or the mission does without it.
why-IN-5-204 = With this nobody could be the suspect: a clue was turned or entered wrongly. Check the clues and take the wrong one back.
why-IN-5-777 = In this mission every suspect is a single card: enter it as a suspect caught.
why-IN-5-354 = There is no bullet left.
