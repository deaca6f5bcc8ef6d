auction-lead = Once everybody sits, there is an auction first.
auction-turn = { $name }: bid or pass?
auction-waits = { $name } is to bid or pass.
auction-away = { $name } is away: you may bid or pass for that seat.
auction-none = Nobody has bid yet.
auction-best = Highest bid: { $bid } ({ $name })
auction-bid = Bid { $bid }
auction-pass = Pass
auction-back = Take back
auction-calls = Calls so far
auction-called = { $bid ->
    [0] { $name } passes
   *[other] { $name }: { $bid }
 }
auction-called-for = { $bid ->
    [0] { $name } passes (said by { $by })
   *[other] { $name }: { $bid } (said by { $by })
 }
auction-won = Sold to { $name } for { $bid }.
auction-lots = Nobody has bid; { $name } is drawn by lot.
auction-go = To the game
