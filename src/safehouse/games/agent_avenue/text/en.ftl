game-title = Agent Avenue
game-tagline = Two neighbours, two spies, one street: recruit agents and catch the other first.
game-designers = Christian Kudahl and Laura Kudahl
game-minutes = 10–20 min

option-mode = Mode
option-mode-simple = Simple
option-mode-advanced = Advanced (with the black market)
option-variant = Players
option-variant-duel = Duel (2)
option-variant-team3 = Two against one (3)
option-variant-team4 = Two against two (4)
option-solo = Who plays alone against two
option-solo-blue = Blue
option-solo-green = Green
option-start = Who begins
option-start-random = Drawn by lot
option-start-green = Green
option-start-blue = Blue
option-deck = Deck
option-deck-full = Full (38 cards)
option-deck-tiny = Tiny (8 cards, for research)

side-green = Green
    .gen = Green’s
side-blue = Blue
    .gen = Blue’s
seat-green = Green
seat-blue = Blue
seat-green-1 = Green 1
seat-green-2 = Green 2
seat-blue-1 = Blue 1
seat-blue-2 = Blue 2

agent-double_agent = Double Agent
agent-enforcer = Enforcer
agent-codebreaker = Codebreaker
agent-saboteur = Saboteur
agent-daredevil = Daredevil
agent-sentinel = Sentinel
agent-sidekick = Sidekick
agent-mole = Mole

card-leader_of_the_pack = Leader of the Pack
    .effect = At the end of a turn, three Daredevils in play make you win instead of lose.
card-masterplan = Masterplan
    .effect = At the end of a turn you win if you have agents of seven different names in play.
card-security_system = Security System
    .effect = At the end of a turn you win if the opposing meeple stands on your home.
card-getaway_car = Getaway Car
    .effect = Whenever your meeple lands exactly on a home space, it goes 3 further.
card-watchtower = Watchtower
    .effect = When you recruit an Enforcer, move 2 spaces more.
card-supercomputer = Supercomputer
    .effect = When you recruit a Codebreaker, move 3 forward.
card-distraction_device = Distraction Device
    .effect = When you recruit a Saboteur, move forward instead of backward.
card-sinister_twin = Sinister Twin
    .effect = When you recruit a Double Agent, move twice as far.
card-surveillance_truck = Surveillance Truck
    .effect = Move 1 forward.
card-smoke_screen = Smoke Screen
    .effect = Recruit the top card of the agent deck.
card-outpost = Outpost
    .effect = Recruit a Sentinel from your hand.
card-secret_recruit = Secret Recruit
    .effect = Recruit from your hand an agent whose name you do not have in play.
card-double_trouble = Double Trouble
    .effect = Show two agents of the same name from your hand; recruit one of them.
card-spycation = Spycation
    .effect = Take one of your agents in play into your hand; you may recruit it again at once.
card-mind_control = Mind Control
    .effect = Take one agent the opponent has in play into your hand.

offered-face_up = face-up card
offered-face_down = face-down card

condition-catch = catch
condition-codebreakers = three Codebreakers
condition-daredevils = three Daredevils
condition-leader_of_the_pack = Leader of the Pack
condition-masterplan = Masterplan
condition-security_system = Security System

leader-me = me
leader-mate = my teammate

ask-play = Your turn: choose the card to offer face up{ $swap ->
    [0] .
   *[1] , or swap a card first.
 }
ask-cover = Now choose the card to offer face down.
ask-recruit = Which of the two cards do you recruit?
ask-market = Your meeple stands on the black market: take a card.
ask-choice-secret_recruit = Secret Recruit: which agent from your hand do you recruit?
ask-choice-double_trouble = Double Trouble: which pair do you show?
ask-choice-spycation = Spycation: which of your agents do you take back into your hand?
ask-choice-mind_control = Mind Control: which opposing agent do you take into your hand?
ask-again-spycation = Spycation: do you recruit the agent again at once?
wait-play = { $seats } { $count ->
    [one] is choosing
   *[other] are choosing
 } the cards to offer.
wait-cover = { $seats } is choosing the face-down card.
wait-recruit = { $seats } { $count ->
    [one] is choosing
   *[other] are choosing
 } which card to recruit.
wait-market = { $seats } { $count ->
    [one] is choosing
   *[other] are choosing
 } a black market card.
wait-choice-secret_recruit = { $seats } is choosing for Secret Recruit.
wait-choice-double_trouble = { $seats } is choosing for Double Trouble.
wait-choice-spycation = { $seats } is choosing for Spycation.
wait-choice-mind_control = { $seats } is choosing for Mind Control.
wait-again-spycation = { $seats } is deciding whether to recruit again.
over = The game is over.

move-swap = Swap { $agent } for a new card
move-offer_up = { $agent } face up
move-offer_down = { $agent } face down
move-recruit = Recruit the { $offered }
move-take = Take { $card }
move-let_mate_take = Let your teammate take { $card }
move-choose = { $agent }
move-recruit_again = Recruit it again
move-keep_in_hand = Keep it in hand
move-propose_lead = Propose: { $leader-id ->
    [me] I play face up
   *[mate] you play face up
 }
move-propose_recruit = Propose: recruit the { $offered }
move-propose_take = Propose: I take { $card }
move-propose_mate_take = Propose: you take { $card }

event-dealt = { $seat-is ->
    [you] You are dealt: { $agent }.
   *[other] { $seat } is dealt: { $agent }.
}
event-supply_opened = { $card } lies on the black market.
event-starts = { $side } begins.
event-swapped = { $agent ->
    [hidden] { $seat } swaps a card; swaps left: { $left }, cards in the deck: { $deck }.
   *[other] { $seat-is ->
        [you] You swap { $agent } and draw { $drawn }; swaps left: { $left }.
       *[other] { $seat } swaps { $agent } and draws { $drawn }; swaps left: { $left }.
    }
}
event-led = { $seat-is ->
    [you] You offer { $agent } face up.
   *[other] { $seat } offers { $agent } face up.
}
event-covered = { $agent ->
    [hidden] { $seat } adds a card face down.
   *[other] { $seat-is ->
        [you] You add { $agent } face down.
       *[other] { $seat } adds { $agent } face down.
    }
}
event-refilled = { $seat-is ->
    [you] You draw { $count ->
        [one] one card
       *[other] { $count } cards
     }; cards left in the deck: { $deck }.
   *[other] { $seat } draws { $count ->
        [one] one card
       *[other] { $count } cards
     }; cards left in the deck: { $deck }.
}
event-drew = { $seat-is ->
    [you] You draw: { $agent }.
   *[other] { $seat } draws: { $agent }.
}
event-answered = { $seat-is ->
    [you] You recruit the { $offered }.
   *[other] { $seat } recruits the { $offered }.
}
event-recruited = { $side } recruits { $agent }{ $copies ->
    [1] {""}
   *[other] {" "}and has { $copies } in play
}.
event-moved = { $spaces ->
    [-1] { $side } moves 1 space backward.
    [-2] { $side } moves 2 spaces backward.
    [-3] { $side } moves 3 spaces backward.
    [one] { $side } moves 1 space forward.
   *[other] { $side } moves { $spaces } spaces forward.
}
event-got_away = Getaway Car: { $side } goes 3 spaces further.
event-took = { $seat-is ->
    [you] You take { $card }.
   *[other] { $seat } takes { $card }.
}
event-supply_filled = New on the black market: { $card }.
event-ignored = { $card } has no effect: { $seat-is ->
    [you] you have nothing that suits it.
   *[other] { $seat } has nothing that suits it.
}
event-not_ignored = { $card }: { $seat-is ->
    [you] you have a card that suits it.
   *[other] { $seat } has a card that suits it.
}
event-turned_up = Smoke Screen turns up { $agent }.
event-showed_pair = { $seat-is ->
    [you] You show two cards: { $agent }.
   *[other] { $seat } shows two cards: { $agent }.
}
event-took_back = { $seat-is ->
    [you] You take { $agent } back into your hand.
   *[other] { $seat } takes { $agent } back into hand.
}
event-kept = { $seat-is ->
    [you] You keep { $agent } in hand.
   *[other] { $seat } keeps { $agent } in hand.
}
event-stole = { $seat-is ->
    [you] You take the opposing { $agent } into your hand.
   *[other] { $seat } takes the opposing { $agent } into hand.
}
event-discarded = { $card } is discarded.
event-condition_met = { $side } ends the game: { $condition }.
event-decked_out = The agent deck is empty and the next turn cannot be played.
event-won = { $side } wins.
event-proposed_lead = { $seat-is ->
    [you] You propose that { $leader-is ->
        [you] you play
       *[other] { $leader } plays
     } face up.
   *[other] { $seat } proposes that { $leader-is ->
        [you] you play
       *[other] { $leader } plays
     } face up.
}
event-proposed_recruit = { $seat-is ->
    [you] You propose to recruit the { $offered }.
   *[other] { $seat } proposes to recruit the { $offered }.
}
event-proposed_take = { $seat-is ->
    [you] You propose that { $taker } takes { $card }.
   *[other] { $seat } proposes that { $taker } takes { $card }.
}

why-AA-5-20 = You may swap only on your own turn and only before playing your cards.
why-AA-5-21 = You can swap only a card that you hold.
why-AA-5-22 = You have used all four swaps of the game.
why-AA-5-24 = The agent deck is empty, so there is nothing to swap for.
why-AA-5-30 = You offer exactly two cards from your hand: first one face up, then one face down.
why-AA-5-31 = The two cards must have different names, unless all your cards have the same one.
why-AA-5-35 = The two cards are offered together: no swap in between.
why-AA-5-40 = The opponent of the offering side recruits, once both cards lie in the middle.
why-AA-5-80 = You take a black market card only when your meeple has landed on its space.
why-AA-5-83 = You can take only a card that lies face up in the supply.
why-AA-5-86 = No card asks you for such a choice now.
why-AA-5-121 = Secret Recruit: choose from your hand an agent whose name your side does not have in play.
why-AA-5-122 = Double Trouble: choose an agent that you hold at least twice.
why-AA-5-123 = Spycation: choose one of your own agents in play; only then may you recruit it again.
why-AA-5-124 = Mind Control: choose an agent that the opponent has in play.
why-AA-5-151 = Proposals are for teammates; you have none.
why-AA-5-152 = You agree who plays face up at the start of your own turn.
why-AA-5-154 = The face-down card must have another name than the face-up one, unless your whole hand has that name.
why-AA-5-158 = You have played your card; swaps come before that.
why-AA-5-159 = You have used both swaps of the game.
why-AA-5-161 = You agree which card to recruit when your side has been offered two.
why-AA-5-162 = You agree who takes a black market card when one is due to your side.

end-condition = { $count ->
    [one] { $winners } wins.
   *[other] { $winners } win.
}
end-deck_out = The deck has run out. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
line-catch = { $side } has caught the other meeple.
line-codebreakers = { $side } has three Codebreakers in play.
line-daredevils = { $side } has three Daredevils in play and loses by them.
line-leader_of_the_pack = { $side } leads three Daredevils with Leader of the Pack.
line-masterplan = { $side } has completed the Masterplan.
line-security_system = The opposing meeple stands on the home of { $side }, guarded by the Security System.
line-nearer = { $side } is closer to catching the other meeple.
line-level = Both sides are equally close to catching each other, so the side whose turn it was wins: { $side }.
line-tie = It is a tie, so the side whose turn it is wins: { $seats }.

sign-green = G
sign-blue = B
say-turn = Turn { $turn }, { $side } to play. Cards in the agent deck: { $deck }.
say-side = { $side } stands on space { $space } and needs to gain { $gap } to catch the other. In play: { $agents }.{ $cards ->
    [none] {""}
   *[other] {" "}Ongoing: { $cards }.
 }
say-offer-up = In the middle: { $up ->
    [hidden] a card not yet shown
   *[other] { $up } face up
 }; the second card is still missing.
say-offer = In the middle: { $up ->
    [hidden] a card not yet shown
   *[other] { $up } face up
 } and { $down ->
    [hidden] a hidden card
   *[other] { $down } face down
 }.
say-supply = Black market: { $card }. { $effect }
say-player = { $seat } holds { $cards ->
    [one] one card
   *[other] { $cards } cards
 }, swaps left: { $swaps }.
say-known = Everybody has seen { $seat } take or show: { $agents }.
say-swapped = Swapped away by you, face down and out of the game: { $agents }.
say-hand = Your hand: { $hand }. Swaps left: { $swaps }.
say-counted = { $agent }{ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
say-held = { $agent } ({ $icons }){ $count ->
    [one] {""}
   *[other] {" "}×{ $count }
 }
say-nothing = nothing
say-legend = { $green } green, { $blue } blue, small letters: homes, $: black market; forward is clockwise

# What somebody may believe of what is hidden
belief-face_down = the card that lies face down
belief-hand = what { $player } holds
