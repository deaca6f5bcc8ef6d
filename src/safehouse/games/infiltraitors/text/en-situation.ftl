stand-mission = Eliminate all suspects together: { $suspects } left, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
 } (with fewer bullets than suspects you lose), { $hq ->
    [one] { $hq } card
   *[other] { $hq } cards
 } at headquarters.
stand-fits = A clue fits and stands upright when colour or number is the same, or one number divides the other; else it lies on its side.
game-following = On to the next mission
