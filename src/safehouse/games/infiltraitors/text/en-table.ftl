# The table in sentences, for the terminal and for reading aloud.
say-mission = Mission: { $title }.
say-deck = The deck: { $colours }, each number from { $lowest } to { $highest } once in each colour.
say-state = { $row ->
    [one] Turn { $turn }. Bullets: { $bullets }. { $row } suspect is still to be caught. Headquarters: { $hq }.
   *[other] Turn { $turn }. Bullets: { $bullets }. { $row } suspects are still to be caught. Headquarters: { $hq }.
}
say-eliminator = Only { $seat } may shoot.
say-stand-empty = { $withdrawn ->
    [yes] { $seat } has withdrawn and has no suspect.
   *[no] { $seat } has no suspect.
}
say-stand = { $token ->
    [0] { $seat } has a suspect. Clues: { $clues }.
   *[other] { $seat } has suspect number { $token }. Clues: { $clues }.
}
say-stand-known = { $token ->
    [0] { $seat }’s suspect is { $card }. Clues: { $clues }.
   *[other] { $seat }’s suspect, number { $token }, is { $card }. Clues: { $clues }.
}
say-stand-pair = { $seat }’s suspect has the number of { $card } and the colour of { $second }. Clues: { $clues }.
say-wrong-shots = Wrong shots at { $suspect }: { $cards }.
say-ninth = One more suspect lies apart.
say-key-person = The key person lies apart. Clues: { $clues }.
say-key-person-known = The key person is { $card }; you have looked. Clues: { $clues }.
say-suspect-of = { $seat }’s suspect
say-suspect-key = the key person
say-chance = { $card } ({ $percent } %)
say-board-cards = Possible for { $suspect }: { $cards }.
say-board = Possible for { $suspect }: { $count } cards.
say-code = { $seats } use the planners’ code. { $explained }
say-decoded = By the code, { $suspect } can still be: { $cards }.
say-decoded-many = By the code, { $suspect } can still be one of { $count } cards.
say-board-legend = # possible for you, · possible for the others
say-board-legend-code = # possible for you, · possible for the others, ~ ruled out by the code alone
say-pile = { $down ->
    [0] Discard pile: { $cards }.
    [one] Discard pile: { $cards }; and { $down } card face down.
   *[other] Discard pile: { $cards }; and { $down } cards face down.
}
say-pile-down = { $down ->
    [0] The discard pile is empty.
    [one] Discard pile: { $down } card face down.
   *[other] Discard pile: { $down } cards face down.
}
say-pool = In the middle of the table: { $cards }.
say-rewards = Reward cards: { $cards }.
say-own-hand = Your hand: { $cards }.
say-own-hand-unseen = { $count ->
    [one] You hold { $count } card you cannot see. Known about it: { $cards }.
   *[other] You hold { $count } cards you cannot see. Known about them: { $cards }.
}
say-hand = { $count ->
    [one] { $seat } holds { $count } card.
   *[other] { $seat } holds { $count } cards.
}
say-hand-seen = { $count ->
    [one] { $seat } holds { $count } card; you know: { $cards }.
   *[other] { $seat } holds { $count } cards; you know: { $cards }.
}
say-clue = { $turned ->
    [vertical] { $card } upright
   *[horizontal] { $card } lying
}
say-none = none
