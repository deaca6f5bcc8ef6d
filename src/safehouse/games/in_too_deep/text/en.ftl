game-title = In Too Deep
game-tagline = Enter the minds of criminals, let crimes happen, gather the evidence, and stay on this side of the edge.
game-designers = Josh Cappel and Daryl Chow
game-minutes = 90 min

option-players = Players
option-extent = Length
option-extent-whole = A whole game
option-extent-last_turns = The last two turns (2 players, for research)
option-echo = Echo, the automated opponent
option-echo-no = Without Echo
option-echo-normal = Echo, normal
option-echo-hard = Echo, hard
option-storylines = Storylines in play
option-criminals = Criminals picked by hand
option-first = Who begins
option-first-random = Drawn by lot
option-cards = Your own card file

seat-name-15 = Echo
console-v = Console V
console-w = Console W
console-x = Console X
console-y = Console Y
console-z = Console Z

zone-blocks = Blocks
    .to = into the Blocks
    .at = in the Blocks
    .dat = the Blocks
zone-heights = Heights
    .to = into the Heights
    .at = in the Heights
    .dat = the Heights
zone-aerodrome = Aerodrome
    .to = into the Aerodrome
    .at = in the Aerodrome
    .dat = the Aerodrome
zone-zinbazaar = Zinbazaar
    .to = into Zinbazaar
    .at = in Zinbazaar
    .dat = Zinbazaar
zone-downtown = Downtown
    .to = Downtown
    .at = Downtown
    .dat = Downtown
zone-ion_towers = Ion Towers
    .to = into the Ion Towers
    .at = in the Ion Towers
    .dat = the Ion Towers
zone-parish = Parish
    .to = into the Parish
    .at = in the Parish
    .dat = the Parish
zone-harbor = Harbor
    .to = into the Harbor
    .at = in the Harbor
    .dat = the Harbor

criminal-hustler = Hustler
    .acc = the Hustler
    .gen = the Hustler
criminal-enforcer = Enforcer
    .acc = the Enforcer
    .gen = the Enforcer
criminal-hacker = Hacker
    .acc = the Hacker
    .gen = the Hacker
criminal-shadow = Shadow
    .acc = the Shadow
    .gen = the Shadow
criminal-smuggler = Smuggler
    .acc = the Smuggler
    .gen = the Smuggler
criminal-seer = Seer
    .acc = the Seer
    .gen = the Seer
criminal-crusher = Crusher
    .acc = the Crusher
    .gen = the Crusher
criminal-mechanic = Mechanic
    .acc = the Mechanic
    .gen = the Mechanic
criminal-jumper = Jumper
    .acc = the Jumper
    .gen = the Jumper
criminal-courier = Courier
    .acc = the Courier
    .gen = the Courier

item-cash = cash
    .acc = the cash
item-psychocodes = psycho codes
    .acc = the psycho codes
item-coupe = coupe
    .acc = the coupe
item-eagle_eye = eagle eye
    .acc = the eagle eye
item-jammer = jammer
    .acc = the jammer
item-decoder = decoder
    .acc = the decoder
item-rifle = rifle
    .acc = the rifle
item-droid = droid
    .acc = the droid

evidence-financing = financing
evidence-target = target
evidence-leader = leader
evidence-tactics = tactics
evidence-timing = timing
evidence-weaponry = weaponry

deck-petty = petty crimes
deck-level1 = level-1 crimes
deck-level2 = level-2 crimes
deck-level3 = level-3 crimes
way-clockwise = clockwise
way-counter = counter-clockwise
barrier-first = first
barrier-second = second
bonus-support = support token
bonus-tolerance = tolerance
bonus-dominance = dominance
face-criminal_1 = the first criminal on the card
face-criminal_2 = the second criminal on the card
face-item = the item on the card
face-patrol_group = the patrol tokens
face-barrier = a barrier
face-guardian = the Guardian
spot-display = display
spot-bonus = bonus field
spot-box = box
choice-gain_evidence = gain evidence
choice-process_evidence = process evidence
choice-move_criminal = move a criminal
choice-move_item = move an item
choice-look = look at face-down evidence
choice-move_machine = move a barrier or the Guardian

over = The game is over.

move-skip_hook = Hook nobody
move-end_actions = End the actions
move-pass_crime = Commit no major crime
move-decline = Enough
move-hook = Hook { $criminal-acc }
hook-paid = you pay 1 Intel to the player you take the token from
hook-paid-by-supply = the player you take the token from gets 1 Intel from the supply
move-unhook = Unhook { $criminal-acc }
move-move = Move { $criminal-acc } { $way }
move-pick_up = { $criminal } picks up { $item-acc }
move-activate = { $criminal } uses the effect of the zone
move-ability = Use the ability of { $criminal-gen }
move-dominate = Gain 1 dominance over { $criminal-acc }
move-endure = Pay 1 dominance over { $criminal-acc } for an extra action
move-drop = { $criminal } drops the item
move-smuggle = The Smuggler takes { $item-acc }
move-see = Gain 1 dominance over { $criminal-acc } with the Seer
move-use = Use the support token { $support }
move-commit = Commit { $crime }
move-cautious = Cautious outcome
move-reckless = Reckless outcome
move-give_back_petty = Put under the deck of petty crimes: { $crime }
move-give_back_level1 = Put under the level-1 deck: { $crime }
move-give_back_level2 = Put under the level-2 deck: { $crime }
move-give_back_level3 = Put under the level-3 deck: { $crime }
move-draw = Draw from the deck of { $deck }
move-criminal = { $criminal }
move-zone = { $zone }
move-item = { $item }
move-opponent = { $seat }
move-way = { $way }
move-guardian = Move the Guardian { $way }
move-barrier = Move the { $barrier } barrier { $way }
move-escort = Escort { $criminal-acc }
move-no_escort = Escort nobody
move-rail = Evidence { $slot } on the rail
move-display = Position { $position } of the display
move-bonus = Bonus field: { $bonus }
move-box = Box of { $seat }, token { $position }
move-to_row = To row { $row } of the chapter, for a folder
move-to_bonus_support = { $evidence } to the bonus field with a support token
move-to_bonus_tolerance = { $evidence } to the bonus field with tolerance
move-to_bonus_dominance = { $evidence } to the bonus field with dominance
move-to_box = { $evidence } into your own box
move-third = Third { $third } of the support offer
move-gain_evidence = Gain 1 evidence
move-process_evidence = Process 1 evidence
move-move_criminal = Move a criminal
move-move_item = Move an item
move-look = Look at two face-down evidence tokens
move-move_machine = Move a barrier or the Guardian
move-grab = The Hacker picks it up
move-dilemma = { $dilemma }
move-stored_dilemma = { $dilemma } (from the databank)

event-started = { $first } begins.
event-turn = Chapter { $chapter }: { $seat }’s turn.
event-hooked = { $seat } hooks { $criminal-acc }.
event-unhooked = { $seat } unhooks { $criminal-acc }.
event-paid = { $seat } pays { $amount } Intel to { $to }.
event-supply_paid = { $to } receives { $amount } Intel from the supply.
event-locked = { $seat } locks the hook token of { $criminal-gen }.
event-lock_ended = The lock on { $criminal-acc } ends.
event-dominance_gained = { $seat } gains dominance over { $criminal-acc }: space { $space }.
event-dominance_lost = { $seat } loses dominance over { $criminal-acc }: space { $space }.
event-endured = { $seat } pays with dominance for an extra action with { $criminal-acc }.
event-moved = { $criminal } goes { $zone-to }.
event-transferred = { $criminal } is transferred { $zone-to }.
event-picked_up = { $criminal } picks up { $item-acc }.
event-robbed = { $criminal } takes { $item-acc } from { $victim-acc }.
event-dropped = { $criminal } drops { $item-acc }.
event-item_moved = The { $item } moves { $zone-to }.
event-item_transferred = The { $item } is transferred { $zone-to }.
event-items_swapped = The { $item } and the { $other } change places.
event-criminals_swapped = { $criminal } and { $other } change places.
event-bait_swapped = The { $item } and { $criminal-acc } change places.
event-activated = { $seat } activates a zone with { $criminal-acc }: { $zone }.
event-patrol_called = Patrol gathers { $zone-at }.
event-patrol_shifted = All patrol { $source-at } goes { $zone-to }.
event-guardian_moved = The Guardian moves { $zone-to }.
event-escorted = The Guardian escorts { $criminal-acc } { $zone-to }.
event-barrier_moved = The { $barrier } barrier now stands between { $zone } and { $next }.
event-challenged = { $seat } challenges { $rival }.
event-showed_dilemma = { $seat } shows the dilemma { $dilemma }.
event-challenge_lost = { $seat } loses the challenge; corruption { $challenger } against { $challenged }.
event-drew_dilemma = { $dilemma ->
    [hidden] { $seat } draws a dilemma.
   *[other] { $seat } draws the dilemma { $dilemma }. { $dilemma-blurb }
}
event-discarded_dilemma = { $dilemma ->
    [hidden] { $seat } discards a dilemma from { $databank ->
        [0] hand
       *[other] the databank
    }.
   *[other] { $seat } discards { $dilemma } from { $databank ->
        [0] hand
       *[other] the databank
    }.
}
event-dilemmas_reshuffled = The discarded dilemmas are shuffled into a new deck.
event-tolerance_gained = { $seat } gains tolerance: { $tolerance }.
event-intel_gained = { $seat } gains { $amount } Intel.
event-intel_lost = { $seat } loses { $amount } Intel.
event-support_taken = { $intel ->
    [0] { $seat } takes the support token { $support }.
   *[other] { $seat } takes the support token { $support } and the { $intel } Intel on it.
 }
event-support_used = { $seat } uses the support token { $support }.
event-support_expired = The support token { $support } can do nothing for { $seat } and is discarded.
event-offer_filled = New in third { $third } of the offer: { $support }.
event-support_reshuffled = The discarded support tokens are shuffled into a new supply.
event-actions_gained = { $seat } gains actions: { $amount }.
event-barriers_ignored = { $seat } ignores barriers until the end of the turn.
event-hooks_swapped = { $seat } and { $rival } swap all their hook tokens.
event-took_from_rail = { $seat } takes evidence from the rail: { $evidence }.
event-drew_evidence = { $evidence ->
    [hidden] { $position ->
        [0] { $seat } draws evidence from the supply.
       *[other] { $seat } draws evidence from position { $position } of the display.
    }
   *[other] { $position ->
        [0] { $seat } draws evidence from the supply: { $evidence }.
       *[other] { $seat } draws evidence from position { $position } of the display: { $evidence }.
    }
}
event-display_emptied = Place { $position } of the display is now empty.
event-rail_filled = The rail is filled: { $evidence }.
event-chapter_ends = The display has run dry: chapter { $chapter } ends.
event-looked = { $seat } looks at evidence, { $spot ->
    [hidden] somewhere
   *[other] { $spot }
} { $position }: { $evidence ->
    [hidden] in secret
   *[other] { $evidence }
}.
event-took_evidence = { $seat } takes evidence, { $spot } { $position }: { $evidence ->
    [hidden] in secret
   *[other] { $evidence }
}.
event-turned_up = Evidence is turned up, { $spot } { $position }: { $evidence }.
event-to_row = { $seat } processes { $evidence } to row { $row } and takes a folder.
event-to_bonus = { $evidence ->
    [hidden] { $seat } puts evidence face down on the bonus field: { $bonus }.
   *[other] { $seat } puts { $evidence } face down on the bonus field: { $bonus }.
}
event-to_box = { $evidence ->
    [hidden] { $seat } puts evidence into their own box.
   *[other] { $seat } puts { $evidence } into their own box.
}
event-committed_petty = { $seat } commits a petty crime: { $crime }. { $crime-blurb }
event-committed_major = { $seat } commits a major crime: { $crime }. { $crime-blurb }
event-chose_cautious = { $seat } chooses the cautious outcome: { $crime-cautious }.
event-chose_reckless = { $seat } chooses the reckless outcome: { $crime-reckless }.
event-gave_back = { $crime ->
    [hidden] { $seat } puts a card under the deck of { $deck }.
   *[other] { $seat } puts { $crime } under the deck of { $deck }.
}
event-drew_crime = { $crime ->
    [hidden] { $seat } draws from the deck of { $deck }.
   *[other] { $seat } draws { $crime } from the deck of { $deck }.
}
event-set_aside = { $seat } lays an unseen card from the deck of { $deck } beside the console.
event-took_aside = { $crime ->
    [hidden] { $seat } takes the card beside the console into hand.
   *[other] { $seat } takes the card beside the console into hand: { $crime }.
}
event-petty_reshuffled = The discarded petty crimes are shuffled into a new deck.
event-investigation_succeeded = The investigation of chapter { $chapter } succeeded: no folder is left.
event-investigation_failed = The investigation of chapter { $chapter } failed: folders are left.
event-folders_rewarded = { $seat } is rewarded for folders: { $folders }.
event-task_set = The task of row { $row }: { $evidence }.
event-stored = { $seat } stores dilemmas: { $stored }; discards: { $discarded }.
event-kept_dilemma = { $dilemma } goes into your databank.
event-evidence_returned = The evidence of the chapter returns to the supply, the folders to their fields.
event-display_filled = The display is filled face down: { $tokens } tokens.
event-chapter_begins = Chapter { $chapter } begins.
event-last_turns = Everybody else has one last turn.
event-databank_opened = The databank of { $seat } holds { $dilemma }.
event-plan_opened = In the plan area: { $evidence }, { $tokens ->
    [one] 1 token
   *[other] { $tokens } tokens
 }.
event-storyline_removed = The storyline { $storyline } is out of this game.
event-criminal_placed = { $criminal } starts { $zone-at }.
event-echo_card = Echo’s turn, step 1: { $card } says whom Echo hooks.
event-echo_rolled = { $shift ->
    [1] Echo rolls the black die: 1 zone clockwise.
    [2] Echo rolls the black die: 2 zones clockwise.
    [3] Echo rolls the black die: 3 zones clockwise.
    [-1] Echo rolls the black die: 1 zone counter-clockwise.
    [-2] Echo rolls the black die: 2 zones counter-clockwise.
   *[-3] Echo rolls the black die: 3 zones counter-clockwise.
}
event-echo_blocked = { $criminal } is locked; Echo cannot hook.
event-echo_displaced_item = Echo shifts { $item-acc } { $zone-to }.
event-echo_progress = Echo’s turn, step 4: the progress marker advances { $steps } to space { $space }.
event-echo_missed = Echo does not reach her crime.
event-echo_committed = Echo commits { $crime }. { $crime-blurb }
event-echo_cautious = The Echo card says cautious: { $crime-cautious }.
event-echo_reckless = The Echo card says reckless: { $crime-reckless }.
event-echo_drew_crime = Echo draws a crime of level { $level }, unseen.
event-echo_to_row = Echo puts evidence face down on row { $row } and takes a folder.
event-echo_to_bonus = Echo puts evidence face down on the bonus field: { $bonus }.
event-echo_to_box = Echo puts evidence into her box.
event-echo_discarded_support = Echo discards the support token { $support } without effect.
event-echo_letters = Echo’s letters shift: { $criminal } on A, { $off } off the board.
event-ability_used = { $seat } uses the ability of { $criminal-gen }.
event-effect_chosen = { $seat } chooses to { $choice }.
event-criminal_chosen = { $seat } chooses { $criminal-acc }.
event-item_chosen = { $seat } chooses { $item-acc }.
event-zone_chosen = { $seat } chooses a zone: { $zone }.

end-promotion = { $count ->
    [0] Echo wins: the plan is foiled, and Echo has stayed on this side of the edge.
   *[other] Victory for { $winners }: the plan is foiled, and a promotion awaits.
}
end-warning = { $count ->
    [0] Echo wins: the plan is foiled by dubious means.
   *[other] Victory for { $winners }, over the edge: the plan is foiled, but a warning is on file.
}
end-city_lost = { $count ->
    [0] Echo wins: the city is lost, the evidence is saved.
   *[other] Victory for { $winners }: the city is lost, but the evidence is saved.
}
end-syndicate = { $count ->
    [0] Echo wins and changes sides.
   *[other] Victory for { $winners }, over the edge: welcome to the Syndicate.
}

line-plan-foiled = The Syndicate’s plan is foiled.
line-plan-succeeded = The Syndicate’s plan succeeds.
line-intel = { $seats }, Intel gathered: { $points }
line-dominance = { $seats }, lowest dominance token: { $points }
line-least-corrupt = { $seats }, bonus for the least corrupt (corruption { $corruption }): { $points }
line-over-the-edge = { $seats }, over the edge (corruption { $corruption }): { $points }
line-evidence-financing = { $seats }, financing ({ $symbols }×): { $points }
line-evidence-target = { $seats }, target ({ $symbols }×): { $points }
line-evidence-leader = { $seats }, leader ({ $symbols }×): { $points }
line-evidence-tactics = { $seats }, tactics ({ $symbols }×): { $points }
line-evidence-timing = { $seats }, timing ({ $symbols }×): { $points }
line-evidence-weaponry = { $seats }, weaponry ({ $symbols }×): { $points }
line-dilemmas = { $seats }, Intel on dilemmas: { $points }
line-warrants = { $seats }, different warrants ({ $different }): { $points }
line-badges = { $seats }, sets of badges ({ $sets }): { $points }
line-total = { $seats }, in all: { $points }
line-echo-wins = Echo has won.

ask-hook = { $step ->
    [1] Step 1 of 5, hooking: { $must ->
        [yes] choose whom you hook.
       *[no] { $hooking ->
            [hook] you may hook a criminal.
            [unhook] all your ports are full; you may unhook a criminal of yours and hook another.
           *[both] you may hook a criminal; you may unhook any of yours first.
         }
     }
   *[other] { $hooking ->
        [hook] Hook a criminal.
        [unhook] All your ports are full: unhook a criminal of yours first.
       *[both] Hook a criminal; you may unhook any of yours first.
     }
}
wait-hook = { $seats } decides whom to hook.
ask-act = Step 3 of 5, actions: { $actions ->
    [0] none is left. { $more-count ->
        [0] End the step.
       *[other] You may still take { $more }, or end the step.
     }
   *[other] { $actions ->
        [one] one
       *[other] { $actions }
     } left{ $more-count ->
        [0] .
       *[other] ; besides that you may take { $more }.
     }
}{ $majors ->
    [0] {""}
   *[other] {" "}You commit a major crime in step 4, once you end your actions.
}
more-free = free actions
more-endure = an extra action for dominance
wait-act = { $seats } takes actions.
ask-major = { $majors ->
    [0] Step 4 of 5, major crime: none can be committed now. The cards stay in your hand and step 5 follows, discard and draw.
   *[other] Step 4 of 5: you may commit one major crime. Afterwards you unhook all your criminals.
}
wait-major = { $seats } decides about a major crime.
ask-return = { $hand ->
    [0] Step 5 of 5: you hold no crime card to discard; now you draw.
   *[other] Step 5 of 5: you may put crime cards you do not want under their decks. Then you draw up to at least one major and one petty crime.
}
wait-return = { $seats } returns crime cards.
ask-draw = Step 5 of 5: you hold no major crime. From which level do you draw one?
wait-draw = { $seats } draws a major crime.
ask-endure = Take the extra action with this criminal.
wait-endure = { $seats } takes an extra action.
ask-hustle = Which nearby zone does the Hustler use?
wait-hustle = { $seats } chooses a zone for the Hustler.
ask-enforce = Whom does the Enforcer move?
wait-enforce = { $seats } chooses whom the Enforcer moves.
ask-hack = Which item does the Hacker handle?
wait-hack = { $seats } chooses an item for the Hacker.
ask-hack-how = { $grab ->
    [0] Which way does the Hacker move the item?
   *[1] Does the Hacker move the item, or pick it up?
}
wait-hack-how = { $seats } decides what the Hacker does.
ask-run = Where does the Courier run?
wait-run = { $seats } chooses where the Courier runs.
ask-heights = The Heights: choose one of the four effects, or stop. Choices left: { $left }.
wait-heights = { $seats } uses the Heights.
ask-move-criminal = Which criminal moves?
wait-move-criminal = { $seats } chooses a criminal to move.
ask-way = Which way does it go: { $piece }?
wait-way = { $seats } chooses the direction.
ask-move-item = Which item moves?
wait-move-item = { $seats } chooses an item to move.
ask-transfer = Which criminal is transferred?
wait-transfer = { $seats } chooses a criminal to transfer.
ask-transfer-to = To which zone?
wait-transfer-to = { $seats } chooses a zone.
ask-swap-items = Which item do you swap?
wait-swap-items = { $seats } chooses an item to swap.
ask-swap-items-with = For which other item?
wait-swap-items-with = { $seats } chooses the other item.
ask-machine = Choose what to move, and which way. Moves left: { $left }.
wait-machine = { $seats } moves the Guardian and barriers.
ask-escort = Whom does the Guardian escort?
wait-escort = { $seats } decides about the escort.
ask-ion = The Ion Towers: a support token, or an unseen crime card.
wait-ion = { $seats } uses the Ion Towers.
ask-harbor = The Harbor: gain evidence, or process it.
wait-harbor = { $seats } uses the Harbor.
ask-challenge = Whom do you challenge?
wait-challenge = { $seats } decides about a challenge.
ask-lose-dilemma = You lost the challenge: discard a dilemma.
wait-lose-dilemma = { $seats } discards a dilemma after the challenge.
ask-look = Which face-down evidence do you look at? Looks left: { $left }.
wait-look = { $seats } looks at evidence.
ask-keep = Which of the evidence do you keep?
wait-keep = { $seats } keeps one evidence token.
ask-bind = The crime can be read in several ways: choose one.
wait-bind = { $seats } settles the details of the crime.
ask-pick-item = Which item does the effect of the crime take?
wait-pick-item = { $seats } chooses an item for the effect.
ask-put = Where is the item put?
wait-put = { $seats } chooses where the item is put.
ask-send = Where is the criminal sent?
wait-send = { $seats } chooses where the criminal is sent.
ask-pick-slot = Which of the criminals does the effect mean?
wait-pick-slot = { $seats } chooses a criminal for the effect.
ask-patrol-to = To which zone does the patrol go?
wait-patrol-to = { $seats } chooses where the patrol goes.
ask-patrol-from = From which zone does the patrol go?
wait-patrol-from = { $seats } chooses which patrol goes.
ask-outcome = { $crime }: cautious or reckless? Cautious, { $crime-cautious }: Intel { $cautious-intel }, dilemmas { $cautious-dilemmas }, evidence { $cautious-evidence }, processing { $cautious-process }. Reckless, { $crime-reckless }: Intel { $reckless-intel }, dilemmas { $reckless-dilemmas }, evidence { $reckless-evidence }, processing { $reckless-process }. After the chapter you store half of the dilemmas in hand ({ $dilemmas } now); the most corrupt player pays at the end if the plan is foiled.
wait-outcome = { $seats } chooses the outcome of { $crime }: { $crime-cautious }, or { $crime-reckless }?
ask-rail = { $left ->
    [1] Take evidence from the rail.
   *[other] You gain { $left } evidence: choose the first from the rail, the rest comes from the display at random.
}
wait-rail = { $seats } takes evidence from the rail.
ask-process = { $must ->
    [yes] Process evidence from your memory.
   *[no] You may process evidence from your memory, { $left } more.
} Processed evidence is no longer yours and brings you nothing at the end.
wait-process = { $seats } processes evidence.
ask-support = Take a support token from the offer, with the Intel beside it.
wait-support = { $seats } takes a support token.
ask-gain-dominance = { $left ->
    [1] Over whom do you gain 1 dominance?
   *[other] Over whom do you gain 1 dominance? Left in all: { $left }.
}
wait-gain-dominance = { $seats } gains dominance.
ask-lose-dominance = { $left ->
    [1] Over whom do you lose 1 dominance?
   *[other] Over whom do you lose 1 dominance? Left in all: { $left }.
}
wait-lose-dominance = { $seats } loses dominance.
ask-take = Which face-down evidence do you take?
wait-take = { $seats } takes evidence.
ask-turn-up = Which evidence of the plan is turned up?
wait-turn-up = { $seats } turns up evidence.
ask-lock = Which of your hook tokens do you lock?
wait-lock = { $seats } locks a hook token.
ask-transfer-item = Which item is transferred?
wait-transfer-item = { $seats } chooses an item to transfer.
ask-bait = Which item changes places with a criminal?
wait-bait = { $seats } chooses an item to swap with a criminal.
ask-bait-with = With which criminal?
wait-bait-with = { $seats } chooses a criminal to swap with an item.
ask-swap-criminals = Which criminal changes places?
wait-swap-criminals = { $seats } chooses a criminal to swap.
ask-swap-criminals-with = With which other criminal?
wait-swap-criminals-with = { $seats } chooses the other criminal.
ask-swap-hooks = With whom do you swap all hook tokens?
wait-swap-hooks = { $seats } swaps hook tokens.
ask-discard-dilemma = { $from ->
    [dilemma] Which dilemma do you discard from hand?
    [stored_dilemma] Which dilemma do you discard from your databank?
   *[both] Which dilemma do you discard, from hand or databank?
}
wait-discard-dilemma = { $seats } discards a dilemma.
ask-discard-hand = Which dilemma do you discard from hand? Left: { $left }.
wait-discard-hand = { $seats } discards dilemmas.
ask-store = Which dilemma do you store in your databank? Still to store: { $left }; you discard the other dilemmas in hand.
wait-store = Everybody stores dilemmas; still choosing: { $seats }.
ask-echo-support = Echo is undecided: which third of the offer does she take?
wait-echo-support = { $seats } decides for Echo.
ask-echo-dominance = Echo is undecided: over whom does she gain dominance?
wait-echo-dominance = { $seats } decides for Echo.
ask-echo-loss = Echo is undecided: over whom does she lose dominance?
wait-echo-loss = { $seats } decides for Echo.

why-ZH-3-17 = Intel is counted as it is gathered.
why-ZH-4-5 = This criminal is not in this game.
why-ZH-5-5 = You do not control this criminal: its hook token is not on your console.
why-ZH-5-8 = You commit a major crime in step 4: end your actions first.
why-ZH-5-11 = You control nobody, so you must hook somebody.
why-ZH-5-12 = You have hooked this criminal already.
why-ZH-5-14 = All your ports are taken: unhook somebody first.
why-ZH-5-20 = If you unhook, you must also hook.
why-ZH-5-25 = The dominance token is already on the last space.
why-ZH-5-29 = The dominance token is not in the endurance area.
why-ZH-5-30 = The extra action must be one this criminal can take now.
why-ZH-5-33 = You have no action left.
why-ZH-5-36 = A barrier stands in the way.
why-ZH-5-37 = A criminal can pick up only a dropped item in its own zone.
why-ZH-5-41 = This ability costs no action: it always applies, or it is offered among the free actions.
why-ZH-5-47 = This criminal holds no item.
why-ZH-5-50 = Challenge an opponent; both of you need a dilemma in hand.
why-ZH-5-52 = Discard one of the dilemmas in your hand.
why-ZH-5-55 = Now the effect of the Heights is resolved.
why-ZH-5-59 = Now a criminal is transferred to another zone.
why-ZH-5-60 = Choose items whose swap changes something.
why-ZH-5-62 = Take a support token from the offer or a card from a deck that is not empty.
why-ZH-5-64 = In the Harbor you gain or process one evidence.
why-ZH-5-66 = You must control this criminal and have its token in the ability area.
why-ZH-5-67 = The Hustler needs a nearby zone without patrol.
why-ZH-5-68 = The Enforcer moves another nearby criminal that no barrier stops.
why-ZH-5-69 = The Hacker reaches only nearby items and picks up only dropped ones.
why-ZH-5-72 = The Smuggler takes only items in his own zone.
why-ZH-5-73 = The Seer helps once a turn, and only with another nearby criminal.
why-ZH-5-74 = No barrier and no Guardian is near the Crusher.
why-ZH-5-78 = The Courier runs only where no barrier is in between.
why-ZH-5-87 = There is patrol in this zone.
why-ZH-5-91 = This card is not in your hand.
why-ZH-5-92 = This storyline still lacks a crime of the level below.
why-ZH-5-94 = Not all conditions of this crime are met now; on the card in your hand those that are have a full mark, the others an empty one. The card stays in your hand.
why-ZH-5-138 = You have no evidence that matches the task of this row.
why-ZH-5-139 = There is no folder left in this row.
why-ZH-5-141 = This bonus field is taken, or you do not have this evidence.
why-ZH-5-155 = You do not have this support token.
why-ZH-5-160 = This criminal is locked.
why-ZH-5-162 = Choose an item and a criminal in two different zones.
why-ZH-5-164 = This support token would change nothing now.
why-ZH-5-233 = In a game with Echo the higher total wins.
why-ZH-7-3 = Now you hook a criminal.
why-ZH-7-4 = Now you take actions.
why-ZH-7-7 = Now the support token is resolved.
why-ZH-7-10 = Now you decide whom the Guardian escorts.
why-ZH-7-11 = Now you move the Guardian or a barrier.
why-ZH-7-12 = Now you choose where the patrol goes.
why-ZH-7-14 = Now you take evidence from the rail.
why-ZH-7-16 = Now you look at face-down evidence.
why-ZH-7-17 = Now you choose the face-down evidence to take.
why-ZH-7-18 = Now you choose the evidence of the plan to turn up.
why-ZH-7-19 = Now you process evidence from memory.
why-ZH-7-20 = Now you take a support token.
why-ZH-7-21 = Now you gain dominance over a criminal whose token can still rise.
why-ZH-7-22 = Now you lock one of your own unlocked hook tokens.
why-ZH-7-23 = Now you choose an opponent to swap hook tokens with.
why-ZH-7-24 = Choose a dilemma from your hand or databank.
why-ZH-7-25 = Choose a dilemma from your hand.
why-ZH-7-26 = Now a major crime is committed, or its details are settled.
why-ZH-7-27 = Now the effect of the crime is resolved.
why-ZH-7-28 = Now you choose the outcome.
why-ZH-7-29 = Now you put crime cards from your hand under their decks.
why-ZH-7-30 = Now you draw from a level deck that is not empty.
why-ZH-7-31 = Now you choose the dilemmas to store.
why-ZH-7-32 = Now you choose over whom you lose dominance.
why-ZH-7-33 = Now you decide for Echo between equals.
why-ZH-8-1 = The lowest dominance token scores.
why-ZH-8-3 = The least corrupt player gains Intel for everybody more corrupt.
why-ZH-8-6 = The plan is foiled by enough kinds with three tokens or more.
why-ZH-8-8 = Whoever is over the edge pays when the plan is foiled.
why-ZH-8-11 = Every symbol scores the value of its kind.
why-ZH-8-13 = Intel printed on stored dilemmas counts.
why-ZH-8-14 = Different warrants score the square of their number.
why-ZH-8-15 = Each set of three badges scores.
why-ZH-8-16 = The highest total wins.

# What somebody may believe of what is hidden
belief-crime = a major crime in { $player }’s hand
belief-crimes = the crimes in { $player }’s hand
