# MIND MGMT beside a real table.
companion-recruiter = The Recruiter for your table
companion-recruiter-lead = You have the game in front of you and play the Rogue Agents. The program is the Recruiter: it keeps the secret map, answers, announces recruits and tells you where the Immortals go.
companion-recruiter-how = Lay out the city and the tokens; nobody needs the Recruiter’s screen. Put the board so that its printed side of the Recruiter is nearest to this device: then the columns are A to F from left to right, and the rows 1 to 7 from far to near; C4 is the third column, fourth row. The secret map is shown when the game is over.
companion-secret_map = A map keeper for a person as the Recruiter
companion-secret_map-lead = One of you is the Recruiter, the others play the Rogue Agents. The program keeps the secret map, works out contacts and answers, announces the recruits, and refuses what the rules forbid, with the reason.
companion-secret_map-how = The device is handed over: only the Recruiter looks while the Recruiter is asked. Seen from the Recruiter’s seat the columns are A to F from left to right, and the rows 1 to 7 from far to near; C4 is the third column, fourth row. A wrong entry is taken back; a mistake that others have acted on is announced by the Recruiter (in the terminal “mistake 2 C3 D4”: the turns since it and as many visited locations).
game-mistake = A Recruiter who notices a mistake after others have acted on it announces it, and chooses as many visited locations without a confirmed note as turns have passed since (all of them if there are fewer); each gets a confirmed note with its hour.
game-going-on = { $last_winner ->
    [recruiter] The Recruiter has won, so the Rogue Agents open their next SHIFT package, if one is still closed.
   *[rogue_agents] The Rogue Agents have won, so the Recruiter opens his next SHIFT package, if one is still closed.
 } Open for the next game: Recruiter { $opened_recruiter }, Rogue Agents { $opened_agents }; won in a row: { $streak }.
mistake-typed = Type the number of turns since the mistake and as many visited locations without a confirmed note: “mistake 2 C3 D4”.
mistake-count = { $count ->
    [one] That takes 1 visited location without a confirmed note: “mistake 1 C3”.
   *[other] That takes { $count } visited locations without a confirmed note: “mistake 2 C3 D4”.
}
do-mayhem_placed = Put a Mayhem token on the border { $border }.
do-setup_announced = { $count ->
    [0] Put no recruit on the space 1–5 of the time track.
    [one] Put one recruit on the space 1–5 of the time track.
   *[other] Put { $count } recruits on the space 1–5 of the time track.
}
do-immortal_placed = Put an Immortal on { $location }.
do-turned_up = Lay the card “{ $feature }” open in the recruitment area.
do-immortal_moved = Move the Immortal from { $origin } to { $location }.
do-step_paid = Put a step token on { $location }.
do-claimed = Put a recruit on the symbol “{ $feature }” and discard that card.
do-mayhem_moved = Move the Mayhem token from { $origin } to { $border }.
do-time_advanced = Move the time token to { $hour }:00.
do-slip_shown = Put the used Mind Slip token on { $hour }:00 of the time track.
do-announced = { $count ->
    [0] Put no recruit on { $hour }:00 of the time track.
    [one] Put one recruit on { $hour }:00 of the time track.
   *[other] Put { $count } recruits on { $hour }:00 of the time track.
}
do-step_placed = Put a step token on { $location }.
do-no_new_step = Put no token anywhere.
do-confirmed = Put a confirmed note with the hour { $hour } on { $location }; if a step token lies there, discard it.
do-feature_shown = Lay the card “{ $feature }” open beside the board.
do-feature_denied = Nothing is laid open.
do-capture_failed = Note that the Recruiter is not on { $location } at { $hour }:00.
do-round_ended = Stand all Agents up.
