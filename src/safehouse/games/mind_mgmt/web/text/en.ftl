# Words of the board in the browser.
group-place_mayhem = Mayhem token on a border
group-start_at = Where to start
group-step = STEP
group-slip = MIND SLIP
group-move_immortal = Move an Immortal
group-pay_step = Pay for an extra Immortal move with a step token
group-claim = Claim a recruit
group-lift_mayhem = Take up a Mayhem token
group-place_immortal = Immortal on
group-place_agent = Agent on
group-place_second_slip = Second Mind Slip token on
group-answer = Step token on
group-activate = Activate
group-move = Move
group-ask = ASK about
group-ask_with_dolphin = ASK with the Spy Dolphin
group-reveal_with_expert = REVEAL here and at
group-shakedown = SHAKEDOWN
group-push = Push the Immortal to
group-tap = Wiretap
group-nudge = Bill moves an Immortal
group-carry = Dusty moves an Agent
group-place_checkpoint = Checkpoint on a border

city = The city, 7 rows from 1 to 7 and 6 columns from A to F
desk = Time, recruits and features
temple = temple
visited-at = the path, hour { $hour }
piece-immortal = Immortal
piece-step = step token
piece-slip = second Mind Slip token
border-free = Border { $border }
border-mayhem = Mayhem token on the border { $border }
border-checkpoint = Checkpoint on the border { $border }

track = Time
hours-setup = 1:00 to 5:00
hour = { $hour }:00
hour-now = now
hour-alert = alert
hour-recruits = { $count ->
    [one] one recruit announced
   *[other] { $count } recruits announced
}
hour-slip = MIND SLIP used
recruits = Recruits
recruits-of = Recruits revealed: { $count } of { $goal }
features = Features
features-shares = Features: how likely each is on the Recruiter’s cards
slips-front = Mind Slip tokens in front of the screen
deck = Cards in the deck
allies = Allies
show-path = My path
show-path-over = Recruiter’s path

no-identity = Recruiter card not chosen yet
unannounced = Recruits not announced yet: { $count }.
second-gained = You hold the second Mind Slip token.
possible-cards = Possible: { $cards }
its-card = Card: { $card }

preview-contacts = { $count ->
    [one] contacts one recruit
   *[other] contacts { $count } recruits
}

write-notes = Notes
notes-how = Touch a location to place a note, a note to write on it; drag it to move it.
note-on = Note on { $place }
note-remove = Remove
note-done = Done

clues-none = The Recruiter has told nothing yet. You share what you know with the other Rogue Agents.

group-note_place = New note on
group-note_move = Move a note
group-note_label = Write on a note
group-note_remove = Remove a note

heat-show = Heat map
heat-hour = Where the Recruiter was at { $hour }:00
heat-hour-now = Where the Recruiter is now ({ $hour }:00)
heat-places = { $count ->
    [one] One location is possible.
   *[other] { $count } locations are possible.
}
heat-exact = { $trails ->
    [one] Exact: a single path fits everything told so far.
   *[other] Exact: { $trails } paths fit everything told so far.
}
heat-sampled = Estimated from { $trails } drawn paths, because too many fit; a share is off by about { $error } percentage points.
heat-public = Only what everybody knows is counted; the whole table sees the same.
heat-waiting = Working it out …
heat-nothing = There is nothing to deduce yet.
heat-failed = The map cannot be worked out now. It will be tried again as soon as something happens.
heat-off = This table plays without it.
heat-cards = The Recruiter’s cards
heat-percent = { $number }%
heat-under = <{ $number }%
heat-possible = possible at { $hour }:00, { $share }
heat-impossible = impossible at { $hour }:00
heat-card = { $known }. With the Recruiter: { $share }

does-recruiter-karl_box = Mind Slip: exactly two locations in a straight line, over anything.
does-recruiter-pipe_girl = Mind Slip: exactly two locations diagonally, over anything.
does-recruiter-ghostwriter = Mind Slip: two locations straight and one to the side, over anything.
does-recruiter-sleepwalker = Mind Slip: two orthogonal steps that may turn; the location in between may already be visited; Mayhem stops it.
does-agent-meru = Action: is the Recruiter here or one or two locations away in a straight line? Not with an Immortal here.
does-agent-henry_lyme = Immortals here or orthogonally beside Henry do not count for recruiting.
does-agent-bill_falls = Free action: move an Immortal orthogonally beside Bill by one location.
does-agent-dusty = Free action: move any Agent by one location, and one more for each of the Recruiter’s cards shaken down.
does-ally-spy_dolphin = Once a game, with an ASK: every visited location with the feature gets a step token.
does-ally-newsboy = Once a game: after an ASK without a new step token the same Agent asks about the other feature as well.
does-ally-taxi_driver = Once a game: the active Agent moves up to four locations instead of two.
does-ally-handwriting_expert = Once a game: a REVEAL also confirms another step token whose location has no Immortal.
does-module-static = Once a game the Recruiter leaves an ASK unanswered; the action is not spent.
does-module-wide_net = In set-up the Recruiter draws four feature cards and keeps three.
does-module-open_call = Three cards instead of two lie open for the Immortals.
does-module-radio_silence = Once a game the Recruiter is silent at an alert and adds the recruits to the next one; not at 15:00.
does-module-body_double = Once a game, at 09:00 or earlier, a CAPTURE that would succeed fails; the hour is noted there and the next action must be a STEP.
does-module-shifting_streets = Once a round the Recruiter moves a Mayhem token instead of the first Immortal.
does-module-deep_cover = The Recruiter has both Mind Slip tokens from the start.
does-module-tip_line = Once a round an ASK may name a feature of a location orthogonally beside the Agent.
does-module-checkpoints = Two checkpoints; each stops the Recruiter and the Immortals at a border, but not the Agents.
does-module-wiretap = Once a game, as an action: how many visited locations have a feature that could be asked about?
does-module-double_shift = Once a game three Agents act in the first turn of a round and one in the second.
does-module-good_cop_bad_cop = A SHAKEDOWN names two features.
does-module-early_warning = 10:00 and 14:00 are alerts as well.
does-module-cordon = Once a game after a failed CAPTURE: is the Recruiter on one of the locations around?
own-card-hidden = { $feature } (the Recruiter’s card)
own-card-shown = { $feature } (the Recruiter’s card, turned up)
