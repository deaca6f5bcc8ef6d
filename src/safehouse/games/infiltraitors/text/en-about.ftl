# What each thing is and does. Numbers come from the data (about.py).

about-card = { $kind ->
    [special] A special card. As a clue it tests the colour only: at a { $colour } suspect it stands upright, at any other it is lying. As a suspect it has the number { $number }, and only { $colour } cards match it.
   *[standard] { $related ->
        [none] It matches every { $colour } card and every { $number }. No other number in the deck divides { $number } or is a multiple of it.
       *[other] It matches every { $colour } card and every { $number }. Further numbers that match, as divisors or multiples: { $related }.
     } As a clue it stands upright at a suspect it matches and is lying at any other.
 }

about-colour = One of the colours of the deck, with each number from { $lowest } to { $highest } once. Every { $name } card matches every { $name } suspect, whatever the numbers.

about-turned-vertical = This clue matches the suspect: same colour, same number, or one number divides the other. Which of these it is, nobody says. With a special card it is always the colour.
about-turned-horizontal = This clue does not match the suspect. So the suspect has neither its colour nor its number, nor any divisor or multiple of its number. A special card excludes the colour only.

about-source-hand = The card was played from a hand.
about-source-pile = The card was chosen from the face-up cards of the discard pile. Only a clue at the key person may come from there.
about-source-pool = The card was one of the special cards in the middle, which anybody may use to exchange information.

about-modifier-silence = Nobody may talk, write or make signs for the whole mission. Only the shot is spoken: colour, number, right or wrong. Private notes are allowed.
about-modifier-discard_face_down = Every discarded card goes face down, even a clue that all have seen. So rewards are always taken blind. Remember what you have seen.
about-modifier-order_tokens = Each suspect caught gets the next number. They must be eliminated in this order: you may shoot only at the lowest number that is in front of an agent now. If that is your own suspect, you cannot shoot at all.
about-modifier-special_pool = The special cards of the colours in use lie face up in the middle for all. You may play one instead of a card from your hand to exchange information; it tests the colour only, and you draw a card as usual. Each can be used once.
about-modifier-balanced_clues = You may shoot at a suspect only while it has as many upright as lying clues, and at least { $least } in all.
about-modifier-exchange_left_only = You may exchange information only about your immediate left neighbour’s suspect. If there is none, you cannot exchange. With two agents nothing changes.
about-modifier-eliminate_right_only = You may shoot only at your immediate right neighbour’s suspect. With two agents nothing changes.
about-modifier-hand_limit = You start with { $start } cards, and at the end of your turn you may hold { $limit } at most. Wait still lets you draw up to { $drawn }.
about-modifier-designated_eliminator = One agent, drawn by lot and known to all, is the only one who may shoot. This agent may not catch suspects.
about-modifier-special_in_deck = The special cards are shuffled into the deck. As a suspect a special card has the number { $number }, and only clues of its colour stand upright at it. As a clue it tests the colour only.
about-modifier-two_card_suspects = When you catch a suspect, the top card of headquarters is not burnt: it joins the suspect. The suspect then has the number of its own card and the colour of this second one. Only you see the two.
about-modifier-outward_hands = You see every hand but your own. To give a clue or to exchange information you take a card from another agent’s hand. After an exchange you draw a card, which you cannot see.
about-modifier-reward_finale = Rewards are not taken into the hand but laid face up apart. When the first { $row } suspects are eliminated, all other cards are discarded, the reward cards are dealt out, and with them alone you must find the last suspect.
about-modifier-key_person = Besides the { $row } suspects you must eliminate the key person. After a right shot you may look at it, leave a clue there and withdraw from the mission. The last agent left must name it at once.
about-modifier-time_limit = The mission must be completed within { $minutes } minutes, counted from the first turn. If a suspect is left when the time is up, all have lost.

about-move-catch = Take a suspect from the middle, look at it in secret and put it into your stand. Then the top card of headquarters is discarded face down, unseen. You can have only one suspect at a time.
    .name = Catch a suspect
about-move-give = Lay a card from your hand beside your own suspect: upright if it matches, lying if not. You draw nothing.
    .name = Give a clue
about-move-exchange = Lay a card from your hand beside another agent’s suspect; that agent turns it upright or lying. Then you draw one card from headquarters.
    .name = Exchange information
about-move-wait = The top card of headquarters is discarded face down, unseen. Then you may draw up to { $drawn } cards; you say how many beforehand.
    .name = Wait
about-move-eliminate = Spend a bullet, take the gun and point at another agent’s suspect. You then name its colour and its number. There is no way back.
    .name = Eliminate a traitor
about-move-eliminate_key_person = Spend a bullet, take the gun and point at the key person. You then name its colour and its number.
    .name = Shoot at the key person
about-move-name = Say which card the suspect is. Colour and number must both be right; you hear only “right” or “wrong”. Right: the suspect is eliminated and you may take a reward. Wrong: the bullet is wasted and everything stays.
    .name = Name colour and number
about-move-decline_reward = You leave the discard pile as it is. You never have to take a reward, except where rewards are collected for a finale.
    .name = Take no reward
about-move-take = Take this face-up card from the discard pile into your hand, as a reward for a right shot. Everybody knows that you hold it. Where rewards are collected for a finale, it is laid apart instead.
    .name = Take a face-up reward
about-move-take_down = Take a face-down card from the discard pile as a reward. You see what it is once you hold it; the others do not learn it, unless a special rule says otherwise.
    .name = Take a face-down reward
about-move-discard = At the end of your turn you hold more cards than the limit of { $limit }. Choose one to discard.
    .name = Discard a card above the limit
about-move-discard_place = You hold more cards than the limit and cannot see them. Choose one by its place in your hand; it is discarded.
    .name = Discard an unseen card
about-move-withdraw = Look at the key person in secret, leave a clue there, discard your hand and take no more turns. Once you have looked you cannot change your mind.
    .name = Leave a clue and withdraw
about-move-stay = Do not look at the key person and play on. You may be asked again after another right shot.
    .name = Stay in the mission
about-move-key_clue = Lay this card from your hand or from the face-up discards beside the key person: upright if it matches, lying if not.
    .name = Leave a clue at the key person
about-move-cross_out = Cross out one card on your own clue board. Only you see it, and it does not end your turn.
    .name = Cross out on the clue board
about-move-cross_out_colour = Cross out all cards of one colour on your own clue board. Only you see it.
    .name = Cross out a colour
about-move-cross_out_number = Cross out one number in every colour on your own clue board. Only you see it.
    .name = Cross out a number
about-move-bring_back = Undo one crossing on your own clue board. Only you see it.
    .name = Bring a card back
about-move-wipe = Undo all crossings on your own clue board. Only you see it.
    .name = Wipe the clue board
about-move-time_expired = The clock of the mission has run out. The program plays this by itself, and the mission is lost.
    .name = The time is up

thing-goal = Goal
about-thing-goal = Eliminate all suspects of the mission. Suspects: { $suspects }; bullets: { $bullets }. All agents win or lose together.
thing-win = Victory
about-thing-win = You win when no suspect is left: none in front of an agent, none in the middle, none apart. It counts even if that took the last bullet.
thing-loss = Defeat
about-thing-loss = You lose as soon as there are fewer bullets than suspects left, or when the agent whose turn it is can take none of the five actions.
thing-mission = Mission
about-thing-mission = A game of its own. Suspects in this one: { $suspects }; bullets: { $bullets }; colours: { $colours }; numbers: { $lowest } to { $highest }. Some missions add special rules.
thing-turn = Turn
about-thing-turn = Exactly one of five actions: catch a suspect, give a clue, exchange information, wait, or eliminate a traitor. You cannot pass. Then the next agent plays, clockwise.
thing-suspect = Suspect
about-thing-suspect = A card of the deck that lies face down. Once caught, only the agent who has it sees it. The others must find out its colour and number and shoot.
thing-row = Suspects on the table
about-thing-row = The suspects that nobody has caught yet. Nobody has seen them, and they all look the same, so whoever catches one does not choose. They count as remaining suspects.
thing-stand = Stand
about-thing-stand = Holds the suspect that an agent has caught, so that only this agent sees it. Its clues lie beside it. There is never more than one suspect in a stand.
thing-match = Match
about-thing-match = A clue matches a suspect if the colour is the same, or the number is the same, or one number divides the other. A common divisor is not enough: 4 and 6 do not match.
thing-related = Related numbers
about-thing-related = The divisors and multiples of a number that exist in the deck, printed on its card. Cards with related numbers match each other, whatever their colours.
thing-clue = Clue
about-thing-clue = A card that lies face up beside a suspect: upright if it matches, lying if not. It stays there until the suspect is eliminated.
thing-headquarters = Headquarters
about-thing-headquarters = The draw pile, face down. It shrinks when cards are drawn or burnt and grows only by eliminated suspects. When it is empty you have not lost: suspects can still be caught and information exchanged, only nothing is burnt or drawn; nobody can wait.
thing-pile = Discard pile
about-thing-pile = Clues of eliminated suspects and cards above the hand limit lie here face up, burnt cards face down. Anybody may look through it, but not at face-down cards. It never goes back into headquarters.
thing-burnt = Burnt card
about-thing-burnt = The top card of headquarters, discarded face down by catching or waiting. Nobody has seen it. It can come into a hand only as a reward.
thing-hand = Hand
about-thing-hand = Your cards, { $dealt } at the start, to be played as clues. The others may not learn anything about them. Only exchanging, waiting and rewards bring new ones.
thing-hand_limit = Hand limit
about-thing-hand_limit = At the end of your turn you may hold { $limit } cards at most; you choose which ones above that you discard. During the turn you may hold more.
thing-bullets = Bullets
about-thing-bullets = Shared by all. Every shot costs one, right or wrong. At the start of this mission there are { $bullets }, for this many suspects: { $suspects }. With fewer bullets than suspects left you have lost.
thing-gun = Gun
about-thing-gun = Whoever takes it spends a bullet and must name a suspect. Nothing said before that counts as naming one.
thing-shot = Shot
about-thing-shot = Right: the suspect is shuffled into headquarters, its clues are discarded, and the shooter may take a reward. Wrong: suspect and clues stay, only the bullet is gone.
thing-reward = Reward
about-thing-reward = After a right shot the shooter may take one card from the discard pile into the hand, face up or face down, even with a full hand. After the last suspect there is none.
thing-clue_board = Clue board
about-thing-clue_board = Helps to keep track of which cards a suspect can still be. The group decides before the mission how much: no clue boards; everybody crosses out by hand, in private; the boards show what everybody can know; or also what your own cards exclude.
thing-notes = Private notes
about-thing-notes = What you write down for yourself nobody else sees, not even in missions without talk.
thing-overview = Turn overview
about-thing-overview = The other side of the clue board: the five actions of a turn and what each of them does. You may look at it at any time.
thing-talk = What may be said
about-thing-talk = Talk only about what all can see. Say nothing about your hand or your suspect, and give no vague hints such as “I have a good clue for you”.
thing-special_card = Special card
about-thing-special_card = One of each colour, used in a few missions. As a clue it tests the colour only.
thing-number_token = Number of a suspect
about-thing-number_token = Says when this suspect was caught. Suspects are eliminated in this order, the lowest number in front of an agent first.
thing-neighbours = Neighbours
about-thing-neighbours = Your left neighbour plays after you, your right neighbour has played before you. With two agents both are the same.
thing-pool = Special cards in the middle
about-thing-pool = They belong to all. On your turn you may use one to exchange information instead of a card from your hand. It tests the colour only and can be used once.
thing-shooter = Sole shooter
about-thing-shooter = Only this agent may shoot in this mission, and this agent may not catch. All others catch, give clues and exchange.
thing-second_card = Second card
about-thing-second_card = Gives the suspect its colour; the first card gives the number. Only the agent who has them sees the two.
thing-reward_cards = Reward cards
about-thing-reward_cards = Rewards laid face up apart. When only the last suspect is left, they are dealt out, and no other card may be used as a clue.
thing-last_suspect = Suspect set apart
about-thing-last_suspect = The last suspect of the mission. It cannot be caught; when all others are eliminated, the agent who shot last gets it. It counts as remaining from the start.
thing-key_person = Key person
about-thing-key_person = Must be eliminated as well, but cannot be caught or asked about. Whoever withdraws looks at it and leaves a clue; the last agent left must name it at once.
thing-key_clue = Clue at the key person
about-thing-key_clue = Left by an agent who looked at the key person and withdrew. Upright means that it matches the key person, lying means that it does not.
thing-withdrawn = Withdrawn
about-thing-withdrawn = This agent has left a clue at the key person and takes no more turns. A suspect in front of this agent can still be asked about and shot at.
thing-clock = Clock
about-thing-clock = Runs from the first turn on without a pause. When it stops and a suspect is left, the mission is lost.
thing-turn_limit = Turn limit
about-thing-turn_limit = Replaces the clock: when that many turns have been played and a suspect is left, the mission is lost.
thing-code = The planners’ code
about-thing-code = An agreement by which some agents say more by their choice of a card than the card itself does. It is allowed, because only talk is limited.
thing-own_mission = A mission of your own
about-thing-own_mission = You choose suspects, bullets, colours and special rules yourselves. Rules that contradict each other cannot be combined.

now-clue-board-none = The group plays without clue boards.
now-clue-board-by_hand = You cross out by hand, and only you see it. When the suspect is eliminated, the board is wiped.
now-clue-board-public = It shows what everybody can know.
now-clue-board-full = It shows what everybody can know, and what your own cards exclude as well.
now-bullets = Bullets left: { $bullets }; suspects left: { $suspects }. { $spare ->
    [0] You must not miss once.
    [one] You may miss once more.
   *[other] You may miss { $spare } times more.
 }
now-headquarters = { $count ->
    [0] Headquarters is empty.
    [one] { $count } card is left.
   *[other] { $count } cards are left.
 }
now-row = { $count ->
    [0] All suspects have been caught.
    [one] { $count } suspect is still to be caught.
   *[other] { $count } suspects are still to be caught.
 }
now-shooter = Only { $seat } may shoot.
now-rule-holds = It applies in this mission.
now-rule-elsewhere = It does not apply in this mission.
now-card-held = You hold it.
now-card-suspect = It is your suspect.
now-card-clue = { $turned ->
    [vertical] It stands upright as a clue at { $seat }’s suspect.
   *[horizontal] It is lying as a clue at { $seat }’s suspect.
 }
now-card-discarded = It lies face up in the discard pile, so it is no suspect.
now-card-would = { $turned ->
    [vertical] It would match your suspect.
   *[horizontal] It would not match your suspect.
 }
