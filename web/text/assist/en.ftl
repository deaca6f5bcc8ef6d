# Beside a real table.
assist-companions = What the program does at your table
assist-people = People at the table
assist-level = The program plays as
assist-person = Person { $number }
assist-start = Begin
assist-box-own = Played with your own box.
assist-box-shipped = Played with the game’s own data; printed cards or the printed map may differ.
assist-box-enter = Enter your own box
assist-box-drop = Rather with the game’s data
assist-go-on = Go on where you stopped
assist-rematch = Play again with the same people
assist-again = A new game
assist-says = The program says
assist-nothing-new = Nothing new. It is your turn.
assist-all-said = Everything said so far
assist-board = The board to compare with yours
assist-board-how = This is how your board should look. You can also enter what you do by touching it.
assist-hand = What only you may see
assist-take-back = Take the last entry back
assist-put-back = Taken back. Put the table back as it was before all this happened (latest first):
assist-phones = One phone each
assist-phones-how = A code opens a seat on another phone, to follow the game and enter moves there. Only the person whose seat it is should look at it.
assist-phone-code = { $name }: show the code
assist-phone-link = Link to the seat of { $name }
assist-phone-given = { $name } has their own phone
assist-mistake = Announce a mistake
assist-mistake-nothing = There is nothing to make up for now.
assist-mistake-done = { $count ->
    [0] Choose what you lay open
    [one] Make up for it: lay open { $count } place
   *[other] Make up for it: lay open { $count } places
 }
assist-mistake-leave = Back without it
assist-prints = Fingerprints of what is secret
assist-prints-how = Whenever the program has decided something in secret, a fingerprint of it appears here. After the game they are worked out again from the saved game; had anything been changed in the meantime, they would differ.
assist-prints-fair = All fingerprints agree: what was secret stayed the same throughout the game.
assist-prints-unfair = Some fingerprint does not agree with the saved game.
assist-prints-unchecked = This browser cannot check the fingerprints itself. A fingerprint is the SHA-256 of the seed and the moves of the saved game, a line each.
clerk-says = What follows
clerk-enter = Enter what lies on the table
clerk-entries = { $count ->
    [one] One entry
   *[other] { $count } entries
 }
clerk-remove = Remove: { $entry }
clerk-anew = Start anew
clerk-clock = Start the clock: { $minutes } min
clerk-elsewhere = On another phone
clerk-elsewhere-how = The link carries everything entered so far, and the clock if it runs. Send it to the other phone.
clerk-overwrites = Something has been entered on this device already (entries: { $count }); a new start throws it away.
clerk-overwrite = Start anew all the same
clerk-brought = The link has brought a record (entries: { $brought }), but there is another one on this device (entries: { $here }). Only one can stay.
clerk-brought-take = Take the one from the link
clerk-brought-leave = Keep the one here
