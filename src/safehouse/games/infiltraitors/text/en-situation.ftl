stand-mission = Eliminate all suspects together: { $suspects } left, { $bullets ->
    [one] { $bullets } bullet
   *[other] { $bullets } bullets
 } (with fewer bullets than suspects you lose), { $hq ->
    [one] { $hq } card
   *[other] { $hq } cards
 } at headquarters.
stand-fits = A clue matches and stands upright when the colour or the number is the same, or one number divides the other; otherwise it is lying.
game-following = On to the next mission
