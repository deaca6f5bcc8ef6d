stand-goal = Whoever has the most points when the station falls wins; the guilty cannot win.
stand-minute = Minute { $minute }: the station falls after minute 0.
stand-identity = You are secretly { $identity }: { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if it fell now.
stand-suspect = You are suspect: if another player sends Evidence to the Authorities, you become guilty.
stand-guilty = You are guilty: you win only if your escaped character delivers Evidence to the Authorities, or if its card says so.
game-following = Next: characters drawn at random
