stand-goal = { $teams ->
    [yes] The pair with the most points together wins when the station falls; not if one of them is guilty.
   *[no] { $winners ->
        [1] Whoever has the most points when the station falls wins; the guilty cannot win.
       *[other] The { $winners } players with the most points when the station falls win; the guilty cannot win.
    }
 }
stand-minute = { $minute ->
    [-1] The station is falling.
    [0] Minute 0: the station falls when it ends.
   *[other] It is minute { $minute }. The station falls as minute 0 begins or as it ends, by the face-down token there.
 }
stand-identity = You are secretly { $identity }: { stand-points }.
stand-revealed = You have revealed yourself as { $identity }: { stand-points }.
stand-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
 } if the station fell now (tasks { $tasks }{ $bonus ->
    [0] { "" }
   *[other] { "" }, bonus characters { $bonus }
 }{ $bribes ->
    [0] { "" }
   *[other] { "" }, bribes { $bribes }
 }{ $excess ->
    [0] { "" }
   *[other] { "" }, cubes above the limit { $excess }
 })
stand-suspect = You are suspect: if another player sends Evidence to the Authorities, you become guilty.
stand-guilty = You are guilty: you win only if your escaped character delivers Evidence to the Authorities, or if its card says so.
game-following = Next: characters drawn at random
