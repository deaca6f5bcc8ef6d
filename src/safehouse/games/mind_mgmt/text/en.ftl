# MIND MGMT in English.
game-title = MIND MGMT
game-tagline = One walks unseen through the city; four try to be where he is.
game-designers = Jay Cormier and Sen-Foong Lim, after the comics by Matt Kindt
game-assist = Have the box? The program plays the Recruiter.
over = The game is over.

seat-recruiter = Recruiter
seat-rogue-agents = Rogue Agents
seat-rogue-agents-1 = Rogue Agents 1
seat-rogue-agents-2 = Rogue Agents 2
seat-rogue-agents-3 = Rogue Agents 3
seat-rogue-agents-4 = Rogue Agents 4

option-mode = Game
option-mode-training = Training mission
option-mode-full = Full game
option-city = City
option-city-whole = The whole city
option-city-block = One block (9 locations, for research)
option-players = Players
option-recruiter = The Recruiter’s part
option-recruiter-chosen = As people sit down
option-recruiter-random = Drawn by lot
option-agents = Sharing out the Agents
option-agents-choice = By choice
option-agents-random = At random
option-team = Team decisions
option-team-captain = The captain confirms
option-team-free_for_all = Anybody on the team confirms
option-move_after_action = An Agent may act first and move afterwards
option-prior_visit_counts = A visit during set-up gains the second Mind Slip token
option-claims = Recruits won by the Immortals
option-claims-offered = Claimed when the Recruiter chooses
option-claims-automatic = Claimed automatically
option-heat_layer = The board may show where the Recruiter can be
option-opened_recruiter = SHIFT packages opened by the Recruiter
option-opened_agents = SHIFT packages opened by the Rogue Agents
option-selection = Choice of SHIFT modules
option-selection-series = By the result of the last game
option-selection-mutual = Each side for the other
option-selection-auction = By bidding for the Recruiter’s part
option-last_winner = Winner of the last game
option-last_winner-none = No game yet
option-last_winner-recruiter = Recruiter
option-last_winner-rogue_agents = Rogue Agents
option-streak = Games won in a row
option-number = Agreed number of modules, or the winning bid
option-modules = Fixed modules

feature-assassin_dogs = C-4 K-9 assassin dogs
feature-billboard = subliminal billboard
feature-bookstore = subversive bookstore
feature-confusion_idol = confusion idol
feature-dream_bus = dream bus
feature-flux_cafe = Flux café
feature-fountain = fountain
feature-garden = garden
feature-graffiti = graffiti
feature-observation_monks = observation monks
feature-parrot = parrot
feature-pool = pool
feature-psychic_palm = psychic palm
feature-thought_courier = thought courier
feature-torches = torches
feature-umbrella = anti-thought umbrella

recruiter-karl_box = Karl Box, the Ad Man
recruiter-pipe_girl = Girl with the Pipe
recruiter-ghostwriter = The Ghostwriter
recruiter-sleepwalker = The Sleepwalker

agent-meru = Meru
agent-henry_lyme = Henry Lyme
agent-bill_falls = Bill Falls
agent-dusty = Dusty

ally-spy_dolphin = Spy Dolphin
ally-newsboy = Newsboy
ally-taxi_driver = Taxi Driver
ally-handwriting_expert = Handwriting Expert

module-static = Static
module-wide_net = Wide Net
module-open_call = Open Call
module-radio_silence = Radio Silence
module-body_double = Body Double
module-shifting_streets = Shifting Streets
module-deep_cover = Deep Cover
module-tip_line = Tip Line
module-checkpoints = Checkpoints
module-wiretap = Wiretap
module-double_shift = Double Shift
module-good_cop_bad_cop = Good Cop, Bad Cop
module-early_warning = Early Warning
module-cordon = Cordon

slip_token-front = token in front of the screen
slip_token-second = second token

ask-picking = Choose SHIFT modules for this game, or stop choosing.
wait-picking = It is up to { $seats } to choose SHIFT modules.
ask-mayhem = Place Mayhem token { $place } of { $places } on a border: no figure walks straight across it.
wait-mayhem = It is up to { $seats } to place a Mayhem token.
ask-card-choice = Choose your Recruiter card in secret, or draw one.
ask-start = Choose where you start ({ $full ->
    [0] the Agents will see it
   *[other] nobody sees it
 }). Then you get three feature cards and take your set-up walk: { $steps } STEPs in a row, before the Agents come to the city.
ask-net = You have drawn four feature cards. Shuffle one back into the deck.
ask-walk = Set-up walk, STEP { $step } of { $steps }; the Agents do not play yet. After the last one, the sum of recruits of the whole walk is announced.
wait-recruiter-setup = The Recruiter prepares behind the screen.
ask-immortals = Place an Immortal away from the outer edge.
wait-immortals = The Recruiter places the Immortals.
ask-taking = Take an Agent.
wait-taking = It is up to { $seats } to take an Agent.
ask-placing = Place { $agent } on the outer edge of the city.
wait-placing = It is up to { $seats } to place an Agent.
ask-second-token = Place the second Mind Slip token next to a temple.
wait-second-token = It is up to { $seats } to place the second Mind Slip token.
ask-recruiter-turn = { $done ->
    [0] Your turn: { $way ->
        [step] one STEP
        [slip] one MIND SLIP, for no STEP is possible
       *[both] one STEP or MIND SLIP
     }{ $besides-count ->
        [0] .
       *[other] ; besides that you may { $besides }.
     }
   *[other] Your STEP or MIND SLIP is done. { $besides-count ->
        [0] End your turn.
       *[other] You may still { $besides }; then end your turn.
     }
}
ask-extra-move = The step token is paid: move an Immortal.
ask-lifted = Put the Mayhem token on another border.
wait-recruiter-turn = The Recruiter is on the move.
ask-alert = Alert: announce your recruits, or stay silent this once.
wait-alert = Alert: the Recruiter is about to announce.
ask-activating = Choose the Agent to activate ({ $left ->
    [one] one activation
   *[other] { $left } activations
 } left this turn).
wait-activating = It is up to { $seats } to choose the Agent to activate.
ask-activation = { $agent } { $still } { $free ->
    [0] Notes cost nothing.
   *[other] Free actions and notes cost nothing.
 }
wait-activation = It is up to { $seats } to play the active Agent.
ask-answering = { $agent } at { $at } asks: have you been at { $feature }? { $fitting ->
    [0] { $marked-count ->
        [0] You have been at none, so no new step token is placed.
       *[other] Where you have been is marked already ({ $marked }), so no new step token is placed; that is a true answer.
     }
   *[other] { $all ->
        [0] Put a step token on one such location you have visited
       *[other] Put a step token on every such location you have visited
     }{ $marked-count ->
        [0] {""}
       *[other] {" "}that is not marked yet (marked: { $marked })
     }; the hour is not told.
 }
wait-answering = The Recruiter looks at the secret map.
ask-news = No new step token. Send the Newsboy to ask about the other feature?
wait-news = It is up to { $seats } to send the Newsboy or not.
ask-second-name = Name a second feature.
wait-second-name = It is up to { $seats } to name a second feature.
ask-pushing = Push the Immortal to a location beside it, or leave it.
wait-pushing = It is up to { $seats } to push the Immortal or not.
ask-capture-answer = { $agent } tries to capture you at { $at }. Answer.
wait-capture-answer = The Recruiter answers the attempt to capture.
ask-cordon-choice = The capture has failed. Demand the Cordon’s answer?
wait-cordon-choice = It is up to { $seats } to demand the Cordon’s answer or not.
ask-dropping = All fifteen notes lie on the board. Remove an unconfirmed one.
wait-dropping = It is up to { $seats } to remove a note and make room.

move-pick_module = Use the module { $module }
move-pick_done = No more modules
move-place_mayhem = Mayhem token on the border { $border }
move-choose_recruiter = Be { $recruiter }
move-draw_recruiter = Draw a Recruiter card at random
move-start_at = Start at { $location }
move-return_feature = Shuffle back: { $feature }
move-step = STEP to { $location }
move-slip = MIND SLIP to { $location } ({ $token })
move-place_immortal = Immortal on { $location }
move-take_agent = Take { $agent }
move-place_agent = Place the Agent on { $location }
move-place_second_slip = Second Mind Slip token on { $location }
move-move_immortal = Move the Immortal from { $origin } to { $location }
move-pay_step = Pay for an extra Immortal move with a step token on { $location }
move-claim = Claim a recruit: { $feature }
move-lift_mayhem = Take up the Mayhem token on { $border }
move-end_turn = End the turn
move-announce = Announce the recruits
move-stay_silent = Stay silent
move-answer = Step token on { $location }
move-answer_none = No new step token
move-answer_all = Place all step tokens
move-use_static = Spend the Static token
move-use_double = Spend the Body Double
move-give_up = Admit that you are captured
move-not_here = Answer that you are not there
move-activate = Activate { $agent }
move-call_double_shift = Double Shift: activate three Agents now
move-move = Move to { $location }
move-ask = ASK: { $feature }
move-ask_with_dolphin = ASK with the Spy Dolphin: { $feature }
move-use_newsboy = Send the Newsboy
move-use_newsboy_and_dolphin = Send the Newsboy with the Spy Dolphin
move-send_newsboy_away = Keep the Newsboy
move-reveal = REVEAL the step token here
move-reveal_with_expert = REVEAL here, and { $location } with the Handwriting Expert
move-shakedown = SHAKEDOWN: { $feature }
move-push = Push the Immortal to { $location }
move-leave_immortal = Leave the Immortal
move-capture = CAPTURE
move-demand_cordon = Demand the answer
move-waive_cordon = Do without it
move-target = Psychic Targeting
move-tap = Wiretap: { $feature }
move-nudge = Bill moves the Immortal from { $origin } to { $location }
move-carry = Dusty moves { $agent } to { $location }
move-place_checkpoint = Checkpoint on the border { $border }
move-use_taxi = Call the Taxi Driver
move-end_activation = End the activation
move-drop_note = Remove note { $token }
move-note_place = New note on { $location }
move-note_move = Move note { $token } to { $location }
move-note_label = Write on note { $token }: { $label }
move-note_remove = Remove note { $token }

event-module_picked = The module { $module } comes into play, chosen by { $seat }.
event-mayhem_placed = Mayhem token on the border { $border }, placed by { $seat }.
event-recruiter_chosen = You are { $recruiter }.
event-started = The Recruiter starts at { $location }.
event-started_unseen = You start at { $location }. Nobody is told.
event-feature_drawn = You draw the feature card: { $feature }.
event-feature_returned = You shuffle back: { $feature }.
event-stepped = { $count ->
    [0] { $hour }: you STEP to { $location }.
    [one] { $hour }: you STEP to { $location } and contact one recruit.
   *[other] { $hour }: you STEP to { $location } and contact { $count } recruits.
}
event-slipped = { $count ->
    [0] { $hour }: you MIND SLIP to { $location } ({ $token }).
    [one] { $hour }: you MIND SLIP to { $location } ({ $token }) and contact one recruit.
   *[other] { $hour }: you MIND SLIP to { $location } ({ $token }) and contact { $count } recruits.
}
event-second_slip_gained = You gain the second Mind Slip token on { $location }. Nobody is told.
event-setup_announced = { $count ->
    [one] During set-up the Recruiter contacted one recruit.
   *[other] During set-up the Recruiter contacted { $count } recruits.
}
event-immortal_placed = An Immortal stands on { $location }.
event-agent_taken = { $agent } is played by { $seat }.
event-agent_dealt = { $agent } is drawn for { $seat }.
event-agent_placed = { $agent } starts on { $location }.
event-second_slip_placed = The second Mind Slip token lies on { $location }.
event-turned_up = A card is turned up for the Immortals: { $feature }.
event-immortal_moved = An Immortal moves from { $origin } to { $location }.
event-step_paid = The Recruiter places a step token on { $location } to pay for an extra Immortal move.
event-claimed = The Immortals win a recruit by “{ $feature }”; recruits now: { $count }.
event-mayhem_moved = A Mayhem token moves from { $origin } to { $border }.
event-time_advanced = It is { $hour }:00.
event-slip_shown = A MIND SLIP was used at { $hour }:00 ({ $token }).
event-announced = { $count ->
    [one] { $hour }:00, alert: one recruit contacted since the last alert; { $total } in all.
   *[other] { $hour }:00, alert: { $count } recruits contacted since the last alert; { $total } in all.
}
event-stayed_silent = { $hour }:00, alert: the Recruiter keeps radio silence.
event-activated = { $agent } is activated.
event-double_shift_called = Double Shift: three Agents act this turn.
event-agent_moved = { $agent } moves to { $location }.
event-asked = { $agent } asks: has the Recruiter been at a location with “{ $feature }”?
event-ally_used = The ally { $ally } helps.
event-step_placed = Asked about “{ $feature }”, the Recruiter places a step token on { $location } ({ $hour }:00).
event-no_new_step = Asked about “{ $feature }”, the Recruiter can place no new step token ({ $hour }:00).
event-static_used = Static: the question about “{ $feature }” goes unanswered.
event-revealed = REVEAL by { $agent }: the step token on { $location } is discarded.
at-hour = at { $hour }:00
event-confirmed = Confirmed: the Recruiter was on { $location } { at-hour }.
event-shaken = { $agent } shakes the Immortal down: is “{ $feature }” one of the Recruiter’s cards?
event-feature_shown = Yes. The Recruiter’s feature card is turned up: { $feature }.
event-feature_denied = No. “{ $feature }” is not one of the Recruiter’s cards.
event-pushed = The Immortal is pushed from { $origin } to { $location }.
event-capture_tried = { $agent } tries to capture the Recruiter on { $location }.
event-captured = The Recruiter is captured on { $location }!
event-capture_failed = The capture on { $location } fails ({ $hour }:00).
event-double_used = It was the Body Double on { $location }; the Recruiter gets away.
event-cordon_yes = Cordon: the Recruiter is next to { $location }.
event-cordon_no = Cordon: the Recruiter is not next to { $location }.
event-target_yes = Psychic Targeting from { $location }: yes, the Recruiter is within range ({ $hour }:00).
event-target_no = Psychic Targeting from { $location }: no, the Recruiter is out of range ({ $hour }:00).
event-tapped = { $count ->
    [one] Wiretap: the Recruiter has visited one location with “{ $feature }”.
   *[other] Wiretap: the Recruiter has visited { $count } locations with “{ $feature }”.
}
event-nudged = Bill Falls moves the Immortal from { $origin } to { $location }.
event-carried = Dusty moves { $agent } to { $location }.
event-checkpoint_placed = A checkpoint stands on the border { $border }.
event-round_ended = Round { $round } ends; all Agents stand up.
event-note_placed = New note on { $location } by { $seat }.
event-note_moved = Note moved from { $origin } to { $location } by { $seat }.
event-note_relabelled = Note on { $location } relabelled by { $seat }: { $label }.
event-note_removed = Note removed from { $location } by { $seat }.
event-dead_end = The Recruiter cannot move any more.
event-trail_shown = { $count ->
    [0] { $hour }: { $location }.
    [one] { $hour }: { $location }, one recruit.
   *[other] { $hour }: { $location }, { $count } recruits.
}
event-identity_shown = The Recruiter was { $recruiter }.
event-hand_shown = The Recruiter’s card: { $feature }.

why-MM-1-01 = The training mission does without it.
why-MM-4-05 = Tokens on borders may not touch each other.
why-MM-4-19 = You do not hold that feature card.
why-MM-4-21 = There is no MIND SLIP in the set-up walk.
why-MM-4-22 = From there the walk of five locations could not be completed.
why-MM-4-24 = Immortals start on different locations, none on the outer edge.
why-MM-4-26 = That Agent is taken.
why-MM-1-08 = Only a block of the city is in play, with its own Agents and starting places.
why-MM-4-30 = Agents start on the outer edge.
why-MM-4-34 = The second Mind Slip token lies next to a temple.
why-MM-5-1001 = Unconfirmed notes belong to the Rogue Agents, and this one is not on the board.
why-MM-5-1004 = A confirmed note stays as it is.
why-MM-5-1005 = All fifteen notes are on the board.
why-MM-5-1007 = First decide which note makes room for the confirmed one; until then no other may be removed.
why-MM-5-1100 = This ability has already been used in this activation.
why-MM-5-1101 = Only Meru can target, and only in the full game.
why-MM-5-1102 = An Immortal stands with Meru.
why-MM-5-1104 = Henry Lyme stops one of the two Immortals.
why-MM-5-1106 = Only Bill Falls moves Immortals, and only one right beside him.
why-MM-5-1108 = Bill cannot move an Immortal he stands with.
why-MM-5-1110 = Only Dusty moves other Agents, and only in the full game.
why-MM-5-1111 = The Agent cannot get there.
why-MM-5-1201 = That ally is not available: it is not in play, or has already helped.
why-MM-5-1203 = The Spy Dolphin calls for a step token on every matching location.
why-MM-5-1305 = Your side may use no more modules in this game.
why-MM-5-1308 = Your side cannot choose that module.
why-MM-5-1309 = That module is not available, or has already been chosen.
why-MM-5-1311 = The SHIFT module does not allow it now.
why-MM-5-1314 = The agreed number of modules has not been chosen yet.
why-MM-5-1318 = That Recruiter card is not in play.
why-MM-5-205 = You take exactly one action a turn: either it is still to come, or it has been taken.
why-MM-5-301 = A STEP goes one location at a time.
why-MM-5-303 = A diagonal STEP goes only into or out of a temple.
why-MM-5-304 = You have been there already.
why-MM-5-305 = The border is blocked.
why-MM-5-402 = You have no such Mind Slip token.
why-MM-5-408 = Your MIND SLIP does not lead there.
why-MM-5-501 = No Immortal stands there.
why-MM-5-504 = An Immortal moves one location at a time.
why-MM-5-506 = Another Immortal stands there.
why-MM-5-507 = A token blocks that border.
why-MM-5-509 = You have moved an Immortal this turn; another move costs a step token.
why-MM-5-511 = An extra move comes after the first one, once a turn.
why-MM-5-512 = The step token goes on a visited location that is not marked yet.
why-MM-5-513 = The paid Immortal move comes first, and it must be possible.
why-MM-5-515 = Agents move Immortals only orthogonally.
why-MM-5-601 = Two Immortals must stand on locations with this feature.
why-MM-5-607 = That card does not lie in the recruitment area.
why-MM-5-801 = That Agent has already been activated this round.
why-MM-5-803 = The Agent has taken its action.
why-MM-5-804 = The Agent cannot move any more in this activation.
why-MM-5-805 = A move goes at most two locations and ends on another one.
why-MM-5-901 = An ASK names a feature of the Agent’s location.
why-MM-5-902 = An Immortal stands here.
why-MM-5-903 = An Immortal guards a location with this feature.
why-MM-5-905 = The step token goes on a visited location with this feature that is not marked yet.
why-MM-5-907 = You have been at such a location; place a step token.
why-MM-5-911 = There is no step token here.
why-MM-5-912 = An Immortal stands here.
why-MM-5-921 = A SHAKEDOWN needs an Immortal here.
why-MM-5-932 = An Immortal stands here.
why-MM-5-933 = The Agent stands where you are.
why-MM-5-934 = You are not there.
why-MM-7-05 = Something else has to be decided now.

end-recruits = Enough recruits are revealed. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
end-time = Time is up. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
end-capture = The Recruiter is captured. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
end-dead_end = The Recruiter is in a dead end. { $count ->
    [one] Winner: { $winners }.
   *[other] Winners: { $winners }.
 }
line-record = { $hour }:00, round { $round }, recruits revealed: { $recruits }.
why-MM-8-09 = Winner, reason, hour and round are recorded.

say-signs = Agents by their initial; * an Immortal, # a step token, ! a confirmed note, ? an unconfirmed one{ $path ->
    [yes] ; numbers are the hours of the Recruiter’s path
   *[no] {""}
 }.
assist-map = { $exact ->
    [yes] Paths that fit everything told: { $trails }. Share of them by location:
   *[other] More paths fit than can be counted; in a sample of { $trails }, share by location:
}

# What somebody may believe of what is hidden
belief-recruiter = where the Recruiter is
