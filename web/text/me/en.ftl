me-lead = Counted from the games this device has sat at, and kept on it alone.
me-played = { $count ->
    [one] 1 game
   *[other] { $count } games
}
me-streak-won = { $count } wins in a row.
me-streak-lost = { $count } losses in a row.
me-streak-best = Most wins in a row: { $count }.
me-by-mode = By form of the game
me-by-company = By company
me-company-device = this device alone
me-company-people = people
me-company-mixed = various bots
me-last = Last games
me-file = Take them with you
me-file-lead = The file holds your finished games and no key to any table.
me-export = Save to a file
me-import = Add from a file
me-imported = { $count ->
    [0] Nothing new in this file.
    [one] 1 game added.
   *[other] { $count } games added.
}
me-import-wrong = This is no file of games.
me-erase = Erase my games
me-erase-sure = All your finished games and their statistics vanish from this device. The server keeps their replays.
tally-won = { $count } won
tally-drawn = { $count } drawn
tally-shared = { $count } among yourselves
tally-lost = { $count } lost
tally-one-won = won
tally-one-drawn = drawn
tally-one-shared = played among yourselves
tally-one-lost = lost
tally-letter-won = W
tally-letter-drawn = D
tally-letter-shared = •
tally-letter-lost = L
