game-title = Infiltraitors
game-tagline = One of us sees the traitor. The others must name him, from clues that only say match or no match.
game-minutes = 20–30 min

agent-1 = Agent 1
agent-2 = Agent 2
agent-3 = Agent 3
agent-4 = Agent 4
agent-5 = Agent 5

option-mission = Mission
option-mission-T1 = Training 1: First drill
option-mission-T2 = Training 2: Second drill
option-mission-T3 = Training 3: Against the clock
option-mission-1 = Mission 1: The wiretaps
option-mission-2 = Mission 2: Intercepted mail
option-mission-3 = Mission 3: The dock warehouses
option-mission-4 = Mission 4: The quiet raid
option-mission-5 = Mission 5: The interrogation
option-mission-6 = Mission 6: The dead drop
option-mission-7 = Mission 7: The empty box
option-mission-8 = Mission 8: Scattered
option-mission-9 = Mission 9: The locked safe house
option-mission-10 = Mission 10: Unknown faces
option-mission-11 = Mission 11: Watching each other
option-mission-12 = Mission 12: The lone infiltrator
option-mission-13 = Mission 13: The data room
option-mission-14 = Mission 14: The list
option-mission-15 = Mission 15: Stakeout at home
option-mission-16 = Mission 16: False identities
option-mission-17 = Mission 17: Changing sides
option-mission-18 = Mission 18: The hit squad
option-mission-19 = Mission 19: The chief
option-mission-20 = Mission 20: The great purge
option-mission-custom = A mission of your own
option-agents = Agents
option-clue_board = Clue boards
option-first_agent = First agent
option-first_agent-random = At random
option-turn_limit = Turns instead of the clock (0: none)
option-code = Seats that use the planners’ code (such as 23)
option-suspects = Suspects (own mission)
option-bullets = Bullets (own mission)
option-colours = Colours (own mission)
option-highest = Highest number (own mission)
option-start_hand = Starting hand (own mission)
option-modifiers = Special rules (own mission)
option-modifiers-silence = Silence
option-modifiers-discard_face_down = Face-down discards
option-modifiers-order_tokens = Numbered suspects
option-modifiers-special_pool = Special cards in the middle
option-modifiers-balanced_clues = Balanced clues
option-modifiers-exchange_left_only = Exchange to the left
option-modifiers-eliminate_right_only = Shoot to the right
option-modifiers-hand_limit = Small hands
option-modifiers-designated_eliminator = Sole shooter
option-modifiers-special_in_deck = Special cards in the deck
option-modifiers-two_card_suspects = Two-card suspects
option-modifiers-outward_hands = Hands facing outwards
option-modifiers-reward_finale = Reward finale
option-modifiers-key_person = Key person
option-modifiers-time_limit = Time limit

turned-vertical = upright
turned-horizontal = lying
source-hand = from the hand
source-pile = from the discard pile
source-pool = from the middle of the table

ask-turn = Your turn, one action. Your choices: { $deeds }.
deed-catch = catching a suspect
deed-give = a clue about your own suspect
deed-exchange = an exchange of information
deed-wait = waiting
deed-shoot = taking the gun
wait-turn = { $seats } is choosing an action.
ask-name = { $key ->
    [1] You aim at the key person. Name the colour and the number: both must be right, and it costs a bullet either way.
   *[0] You aim at { $seat }’s suspect. Name the colour and the number: both must be right, and it costs a bullet either way.
}
wait-name = { $seats } holds the gun and is about to name a suspect.
ask-reward = Well done. Take one card from the discard pile as your reward.
wait-reward = { $seats } is choosing a reward.
ask-excess = Your hand is above the limit: discard a card.
wait-excess = { $seats } is discarding down to the hand limit.
ask-key-decision = Will you leave a clue beside the key person and withdraw, or stay?
wait-key-decision = { $seats } is thinking about leaving a clue beside the key person.
ask-key-clue = You have seen the key person. Choose a clue card from your hand or from the face-up discards.
wait-key-clue = { $seats } is choosing a clue for the key person.
over = The mission is over.

move-catch = Catch a suspect
move-give = Give a clue: lay { $card } beside your own suspect
move-exchange = Exchange information: lay { $card } beside { $target }’s suspect
move-wait = { $count ->
    [0] Wait: burn a card and draw none
    [one] Wait: burn a card and draw { $count } card
   *[other] Wait: burn a card and draw { $count } cards
}
move-eliminate = Take the gun and point at { $target }’s suspect
move-eliminate_key_person = Take the gun and point at the key person
move-name = Name the suspect: { $colour } { $number }
move-decline_reward = Take no reward
move-take = Take { $card }
move-take_down = Take the face-down card at place { $place } of the pile
move-discard = Discard { $card }
move-discard_place = Discard the card at place { $place } of your hand
move-withdraw = Look at the key person, leave a clue and withdraw
move-stay = Stay in the mission
move-key_clue = Lay { $card } beside the key person
move-time_expired = The time is up

event-began = { $seat-is ->
    [you] The mission begins. You are the first to act.
   *[other] The mission begins. { $seat } is the first to act.
}
event-dealt = { $card ->
    [hidden] { $seat-is ->
        [you] You are dealt a card you cannot see.
       *[other] { $seat } is dealt a card.
    }
   *[other] { $seat-is ->
        [you] You are dealt { $card }.
       *[other] { $seat } is dealt { $card }.
    }
}
event-designated = { $seat-is ->
    [you] You alone may shoot in this mission, and you may not catch.
   *[other] { $seat } alone may shoot in this mission, and may not catch.
}
event-caught = { $card ->
    [hidden] { $seat } catches a suspect.
   *[other] { $seat-is ->
        [you] You catch a suspect: { $card }.
       *[other] { $seat } catches a suspect: { $card }.
    }
}
event-second_taken = { $card ->
    [hidden] { $seat } adds a second card to the suspect.
   *[other] { $seat-is ->
        [you] You add a second card to the suspect: { $card }.
       *[other] { $seat } adds a second card to the suspect: { $card }.
    }
}
event-token_placed = { $seat-is ->
    [you] Your suspect gets the number { $token }.
   *[other] { $seat }’s suspect gets the number { $token }.
}
event-burnt = { $left ->
    [one] A headquarters card is burnt unseen; { $left } is left.
   *[other] A headquarters card is burnt unseen; { $left } are left.
}
event-gave = { $owner ->
    [hidden] { $seat-is ->
        [you] You lay { $card } beside your own suspect: { $turned }.
       *[other] { $seat } lays { $card } beside their own suspect: { $turned }.
    }
   *[other] { $seat-is ->
        [you] You take { $card } from { $owner }’s hand and lay it beside your own suspect: { $turned }.
       *[other] { $seat } takes { $card } from { $owner }’s hand and lays it beside their own suspect: { $turned }.
    }
}
event-exchanged = { $owner ->
    [hidden] { $seat-is ->
        [you] You lay { $card } beside { $target }’s suspect: { $turned }.
       *[other] { $seat } lays { $card } beside { $target }’s suspect: { $turned }.
    }
   *[other] { $seat-is ->
        [you] You take { $card } from { $owner }’s hand and lay it beside { $target }’s suspect: { $turned }.
       *[other] { $seat } takes { $card } from { $owner }’s hand and lays it beside { $target }’s suspect: { $turned }.
    }
}
event-drew = { $card ->
    [hidden] { $seat-is ->
        [you] You draw a card you cannot see.
       *[other] { $seat } draws a card.
    }
   *[other] { $seat-is ->
        [you] You draw { $card }.
       *[other] { $seat } draws { $card }.
    }
}
event-waited = { $seat-is ->
    [you] { $count ->
        [0] You wait and draw nothing.
        [one] You wait and draw { $count } card.
       *[other] You wait and draw { $count } cards.
    }
   *[other] { $count ->
        [0] { $seat } waits and draws nothing.
        [one] { $seat } waits and draws { $count } card.
       *[other] { $seat } waits and draws { $count } cards.
    }
}
event-gun_taken = { $seat-is ->
    [you] You take the gun and point at { $target }’s suspect.
   *[other] { $seat } takes the gun and points at { $target }’s suspect.
}
event-gun_at_key_person = { $seat-is ->
    [you] You take the gun and point at the key person.
   *[other] { $seat } takes the gun and points at the key person.
}
event-named = { $seat-is ->
    [you] You name { $target }’s suspect: { $colour } { $number }.
   *[other] { $seat } names { $target }’s suspect: { $colour } { $number }.
}
event-key_person_named = { $seat-is ->
    [you] You name the key person: { $colour } { $number }.
   *[other] { $seat } names the key person: { $colour } { $number }.
}
event-wrong = Wrong. The bullet is wasted and { $target }’s suspect stays.
event-right = Right! { $target }’s suspect is eliminated and shuffled into headquarters.
event-key_person_wrong = Wrong. The key person is still unknown.
event-key_person_right = Right! The key person is eliminated.
event-left_place = { $seat-is ->
    [you] It was card { $place } of your hand.
   *[other] It was card { $place } in { $seat }’s hand.
}
event-clues_discarded = { $count ->
    [one] { $count } clue goes to the discard pile.
   *[other] { $count } clues go to the discard pile.
}
event-reward_declined = { $seat-is ->
    [you] You take no reward.
   *[other] { $seat } takes no reward.
}
event-reward_taken = { $seat-is ->
    [you] You take { $card } as your reward.
   *[other] { $seat } takes { $card } as a reward.
}
event-reward_taken_down = { $card ->
    [hidden] { $seat-is ->
        [you] You take a face-down card from the pile as your reward.
       *[other] { $seat } takes a face-down card from the pile as a reward.
    }
   *[other] { $seat-is ->
        [you] You take a face-down card as your reward: { $card }.
       *[other] { $seat } takes a face-down card as a reward: { $card }.
    }
}
event-reward_laid = { $card } is laid apart as a reward card.
event-discarded = { $seat-is ->
    [you] You discard { $card }.
   *[other] { $seat } discards { $card }.
}
event-discarded_down = { $card ->
    [hidden] { $seat-is ->
        [you] You discard an unseen card face down.
       *[other] { $seat } discards a card face down.
    }
   *[other] { $seat-is ->
        [you] You discard { $card } face down.
       *[other] { $seat } discards { $card } face down.
    }
}
event-stayed = { $seat-is ->
    [you] You stay in the mission.
   *[other] { $seat } stays in the mission.
}
event-withdrew = { $seat-is ->
    [you] You withdraw and leave a clue beside the key person.
   *[other] { $seat } withdraws and leaves a clue beside the key person.
}
event-looked = { $card ->
    [hidden] { $seat } looks at the key person.
   *[other] { $seat-is ->
        [you] You look at the key person: { $card }.
       *[other] { $seat } looks at the key person: { $card }.
    }
}
event-key_clue_laid = { $seat-is ->
    [you] You lay { $card } { $source } beside the key person: { $turned }.
   *[other] { $seat } lays { $card } { $source } beside the key person: { $turned }.
}
event-hand_laid_down = { $seat-is ->
    [you] You lay { $card } on the discard pile and leave.
   *[other] { $seat } lays { $card } on the discard pile and leaves.
}
event-forced = { $seat-is ->
    [you] You are the last agent. Name the key person at once!
   *[other] { $seat } is the last agent and must name the key person at once.
}
event-finale = The last suspect steps forward. All hands and headquarters are discarded; only the reward cards are left.
event-finale_discarded = { $card } is discarded face up.
event-finale_dealt = { $card ->
    [hidden] { $seat-is ->
        [you] You are dealt a reward card you cannot see.
       *[other] { $seat } is dealt a reward card.
    }
   *[other] { $seat-is ->
        [you] You are dealt the reward card { $card }.
       *[other] { $seat } is dealt the reward card { $card }.
    }
}
event-last_suspect = { $card ->
    [hidden] { $seat } receives the last suspect.
   *[other] { $seat-is ->
        [you] You receive the last suspect: { $card }.
       *[other] { $seat } receives the last suspect: { $card }.
    }
}
event-out_of_time = The time is up.
event-uncovered = { $seat-is ->
    [you] Your suspect is revealed: { $card }.
   *[other] { $seat }’s suspect is revealed: { $card }.
}

why-IN-5-102 = On your turn you take one of the five actions. You say the suspect’s colour and number once you have taken the gun and pointed at them.
why-IN-5-312 = You already have a suspect in front of you.
why-IN-5-313 = There is no suspect left to catch.
why-IN-5-322 = A clue needs a suspect in front of you and this card in your hand.
why-IN-5-331 = You exchange information about another agent’s suspect; about your own you give a clue.
why-IN-5-332 = That agent has no suspect.
why-IN-5-344 = Headquarters does not have that many cards left after the burn.
why-IN-5-345 = Headquarters is empty: there is nothing to wait for.
why-IN-5-351 = That agent has no suspect to shoot at.
why-IN-5-352 = You cannot shoot at your own suspect.
why-IN-5-355 = Name a colour and a number of this mission.
why-IN-5-361 = Choose a reward from the discard pile; a card taken face up must lie there face up.
why-IN-5-362 = There is no face-down card at that place.
why-IN-5-403 = Your hand is above the limit: discard a card from it.
why-IN-5-706 = This mission has no time limit.
why-IN-5-723 = Suspects fall in the order of their numbers; a lower one is still at large.
why-IN-5-729 = The cards in the middle are for exchanging information only.
why-IN-5-736 = You may shoot at this suspect only when as many clues stand upright as are lying.
why-IN-5-737 = You may shoot at this suspect only with at least four clues.
why-IN-5-741 = You may exchange information with your left neighbour only.
why-IN-5-744 = You may shoot at the suspect of your right neighbour only.
why-IN-5-757 = Only the chosen agent may shoot.
why-IN-5-758 = The chosen agent may not catch suspects.
why-IN-5-783 = The card must come from the hand of another agent.
why-IN-5-787 = No other agent holds a card.
why-IN-5-789 = You cannot see your hand: choose a place in it.
why-IN-5-804 = In this mission you must take the reward.
why-IN-5-810 = In the finale only the dealt reward cards may be used.
why-IN-5-823 = Only the last agent can name the key person.
why-IN-5-824 = Decide first: leave a clue beside the key person, or stay.
why-IN-5-825 = You have looked at the key person: now choose the clue.
why-IN-5-827 = A clue at the key person comes from your hand or from the face-up discards.
why-IN-8-11 = There are no points, only success or failure.

end-win = Mission accomplished: every suspect is eliminated.
end-loss_bullets = Mission failed: there are fewer bullets than suspects.
end-loss_no_action = Mission failed: the next agent can do nothing at all.
end-loss_time = Mission failed: the time is up.
end-loss_unwinnable = Mission failed: nobody can reach the remaining suspects any more.
line-turns = Turns played: { $count }
line-bullets = Bullets left: { $count }
line-suspects = Suspects left: { $count }
line-headquarters = Cards left in headquarters: { $count }

# What somebody may believe of what is hidden
belief-suspect = the suspect in front of { $player }
