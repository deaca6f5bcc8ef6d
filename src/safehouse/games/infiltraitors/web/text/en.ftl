# Words of the board in the browser.
group-catch = Catch
group-give = Give a clue about your own suspect
group-exchange = Exchange information
group-wait = Wait
group-eliminate = Eliminate
group-name = Name the suspect
group-take = Take as your reward
group-take_down = Take face down
group-discard = Discard
group-discard_place = Discard from your hand
group-key_clue = Clue at the key person

do-give = To my suspect
do-exchange = To { $seat }
do-discard = Discard
do-discard_place = Discard
do-key_clue = To the key person
do-why = Why not?

open-file = Open the mission file
mission-numbers = Suspects: { $suspects }. Bullets: { $bullets }. Colours: { $colours }.
clue-boards = Clue boards
clue-board-of = Clue board: { $suspect }
enlarge = Enlarge the clue board
legend = Numbers: how likely from where you sit, in per cent. ○ possible for the others, not for you.
legend-code = Struck out: ruled out by the planners’ code alone.
legend-open = ● possible from what everybody knows.
cross-out = Open the clue board and cross out
legend-hand = A tap crosses a square out or brings it back; the sign of a colour crosses out its row, a number its column. Only you see it.
wipe = Wipe the whole clue board
overview = Turn overview
talk-short = Talk only about what all can see
my-notes = My notes
my-notes-private = Nobody else sees them; they stay on this device.
group-cross_out = Cross out on the clue board
group-cross_out_colour = Cross out a colour
group-cross_out_number = Cross out a number
group-bring_back = Bring a card back
group-wipe = Wipe the clue board
key-person = Key person
holds-gun = Holds the gun
only-shooter = The only one who may shoot
withdrawn = withdrawn
token = Suspect number { $token }
clues-told = Clues: { $clues }
no-clues = no clues yet
no-suspect = empty stand
lay-card = Lay { $card } here
lay-here = Lay a clue here
hand = Your hand
hand-of = Hand of { $seat }, facing outwards
hand-empty = Your hand is empty.
hidden-card = A card face down
hidden-place = Your card at place { $place }
outward-note = Your hand faces the others; you play from theirs.
cards-held = { $count ->
    [one] { $count } card in hand
   *[other] { $count } cards in hand
}
known-cards = Known to everybody

bullets = { $count ->
    [one] { $count } bullet left
   *[other] { $count } bullets left
}
suspects = Suspects
suspects-left = { $count ->
    [one] { $count } suspect still to be caught
   *[other] { $count } suspects still to be caught
}
headquarters = Headquarters
headquarters-left = { $count ->
    [one] { $count } card left in headquarters
   *[other] { $count } cards left in headquarters
}
pile = Discards
pile-count = Discard pile, cards: { $count }
pile-empty = The discard pile is empty.
draw-count = { $count ->
    [0] Draw none
    [one] Draw { $count }
   *[other] Draw { $count }
}
pool = Special cards for all
rewards = Reward cards
shut = Close

naming = Who is { $suspect }?
how-clues-lie = Upright clues match, lying clues do not.
aim = Choose a colour and a number.
no-way-back = { $bullets ->
    [one] There is no way back. This is the last bullet.
   *[other] There is no way back. Bullets left: { $bullets }.
}
shoot = Shoot
verdict-right = Right
verdict-wrong = Wrong

text-mission = Mission
text-stands = Stands
text-middle = Middle of the table
text-hands = Hands

drawn-0 = draw none
drawn-1 = draw 1
drawn-2 = draw 2
drawn-3 = draw 3
