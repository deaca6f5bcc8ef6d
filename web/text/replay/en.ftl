thought-title = What the bot thought
thought-meant = What the move was meant to say
thought-none = This step is not a bot’s move.
thought-asking = Asking the { $bot }…
thought-forced = There was only one move to make.
thought-silent = This bot does not say why it moved.
thought-chance = Its chance to win, as it saw it
thought-before = before
thought-after = with this move
thought-believed = What it believed
thought-gained = The move itself taught it { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} about that: a yes-or-no question with even odds is worth one.
thought-doubts = After the move it knew less about that than before: { $bits ->
    [one] 1 bit
   *[other] { $bits } bits
} of doubt came in.
thought-weighed = Moves it weighed
thought-mixed = Moves it chose among at random, to stay unreadable
thought-made = played
thought-wins = wins { $chance }
thought-more = { $count ->
    [one] and 1 more move
   *[other] and { $count } more moves
}
thought-fine = Asked again after the game, with only what its seat could see then.
thought-effort = { $count ->
    [one] It looked at 1 line.
   *[other] It looked at { $count } lines.
}
