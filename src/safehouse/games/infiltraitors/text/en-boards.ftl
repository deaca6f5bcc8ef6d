# Clue boards and what belongs to them.
option-clue_board-none = none
option-clue_board-by_hand = everybody crosses out by hand
option-clue_board-public = show what everybody can know
option-clue_board-full = show what your own cards exclude as well

seat-name-5 = key person

move-cross_out = On the clue board, cross out { $card } ({ $target })
move-cross_out_colour = On the clue board, cross out all of { $colour } ({ $target })
move-cross_out_number = On the clue board, cross out { $number } in every colour ({ $target })
move-bring_back = On the clue board, bring back { $card } ({ $target })
move-wipe = Wipe the clue board ({ $target })

why-IN-5-510 = There is no clue board here: nobody has a suspect in this place.
why-IN-5-511 = The clue board says so already, or this mission has no such card.
why-IN-5-514 = The group has agreed that nobody crosses out clue boards by hand.

say-board-by-hand = Your clue board ({ $suspect }): { $crossed ->
    [one] { $crossed } square
   *[other] { $crossed } squares
} crossed out, { $left } left.
say-board-by-hand-cards = Your clue board ({ $suspect }), not crossed out: { $cards }.
say-own-board = By what the others know, your suspect can be: { $cards }.
say-own-board-many = By what the others know, your suspect can be any of { $count } cards.
say-board-legend-hand = # not crossed out on your clue board
say-board-legend-public = · possible by what everybody knows
say-board-legend-public-code = · possible by what everybody knows, ~ ruled out by the code alone
say-hand-card = { $card } (related numbers: { $related })
say-hand-card-alone = { $card } (no related numbers)
say-hand-card-special = { $card } (colour only)

fits-card = This card stands upright beside every suspect that is { $colour } or has { $count ->
    [1] the number { $numbers }
   *[other] one of the numbers { $numbers }
}; beside any other it is lying.
fits-special = This card stands upright beside every suspect that is { $colour }; beside any other it is lying.

game-talk = Talk only about what all can see: nothing about your hand, nothing about your suspect, no hints.
game-talk-silent = Nobody talks in this mission. Only the shot is spoken: colour, number, right or wrong.
