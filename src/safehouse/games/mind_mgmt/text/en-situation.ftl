stand-recruiter = You win with { $needed } announced recruits (you have { $recruits }) or when the time token reaches { $end }:00 ({ $hour ->
    [0] your path has not begun
   *[other] now { $hour }:00
 }); you lose when you are captured or cannot step.
stand-never-back = You can never enter a location of your path again.
stand-unannounced = { $count ->
    [one] { $count } recruit is not announced yet and does not count until then.
   *[other] { $count } recruits are not announced yet and do not count until then.
}
stand-agents = Capture the Recruiter before { $end }:00 ({ $hour ->
    [0] still setting up
   *[other] now { $hour }:00
 }) and before { $needed } recruits are announced (now { $recruits }).
stand-watcher = The Recruiter wins with { $needed } announced recruits (now { $recruits }) or at { $end }:00 ({ $hour ->
    [0] still setting up
   *[other] now { $hour }:00
 }); the Agents win by capture.
still-both = may move up to two locations and take one action, in any order.
still-action = may still take one action.
still-move = may still move up to two locations.
still-nothing = has moved and acted: end the activation.
game-following = On to the full game
besides-immortal = move an Immortal
besides-paid = pay a step token to move one more Immortal
besides-claim = claim recruits
besides-mayhem = move a Mayhem token
