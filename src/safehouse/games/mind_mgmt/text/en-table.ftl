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
