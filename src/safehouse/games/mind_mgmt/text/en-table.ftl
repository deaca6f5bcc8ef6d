# The position in words, for the terminal and the text mode of the browser.

agent-standing = { $agent }
agent-spent = { $agent }, already activated this round
note-confirmed = confirmed note, { $hour }:00
note-text = note: { $text }
card-shown = { $feature }: one of the Recruiter’s three, turned up
card-denied = { $feature }: not one of the Recruiter’s three
card-area = { $feature }: in the recruitment area
card-discard = { $feature }: discarded
own-features = Your feature cards
own-path = Your path, hour by hour
own-hour = { $count ->
    [0] { $hour }: { $place }
    [one] { $hour }: { $place }, one recruit
   *[other] { $hour }: { $place }, { $count } recruits
}
text-city = The city
text-agents = Agents
text-immortals = Immortals
text-place = { $what }: { $place }
text-mayhem = Mayhem on borders
text-steps = Step tokens
text-notes = Notes
text-checkpoints = Checkpoints on borders
text-module = { $spent ->
    [yes] Used up. { $module }
   *[no] { $module }
}
text-known = What is known about the feature cards
text-none = none
text-nowhere = not on the board
text-now = { $hour ->
    [0] The Recruiter’s set-up walk.
   *[other] It is { $hour }:00.
 } Recruits revealed: { $count } of { $goal }.
text-line = { $what }: { $list }.
text-announced = Announced
text-hour = { $hour }:00, recruits { $count }
text-slipped = Mind Slip, token at the hour
text-slips = Mind Slip tokens: in front of the screen { $count }{ $second ->
    [none] {""}
   *[other] , the second one lies on { $second }
 }.
text-possible = The Recruiter card may be { $card }
text-to-choose = You can choose the card { $card }
own-card = Your card: { $card }
recruiters-card = The Recruiter’s card: { $card }
recruiters-path = The Recruiter’s path, hour by hour
recruiters-features = The Recruiter’s feature cards
text-row = Row { $row }: { $places }.
text-features = { $place } { $features }
clues = What the Recruiter has told
clue-step = { $hour }:00, { $feature }: step token on { $place }
clue-steps = { $count ->
    [0] { $hour }:00, { $feature }: no new step token
    [one] { $hour }:00, { $feature }: step token on { $place }
   *[other] { $hour }:00, { $feature }: step tokens on { $place }
}
clue-no_step = { $hour }:00, { $feature }: no new step token
clue-static = { $hour }:00, { $feature }: Static, no answer
clue-paid = { $hour }:00: step token on { $place } paid for an Immortal move
clue-confirmed = { $hour }:00: on { $place } at { $number }:00
clue-not_here = { $hour }:00: not on { $place }
clue-double = { $hour }:00: Body Double on { $place }
clue-target = { $number ->
    [0] { $hour }:00: out of range of { $place }
   *[other] { $hour }:00: within range of { $place }
}
clue-cordon = { $number ->
    [0] { $hour }:00: not next to { $place }
   *[other] { $hour }:00: next to { $place }
}
clue-tapped = { $hour }:00, { $feature }: locations visited: { $number }
clue-start = Starts on { $place }
