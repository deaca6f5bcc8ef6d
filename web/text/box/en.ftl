# The page on which owners of a printed game enter what is theirs.
box-title = Your own box: { $game }
box-lead = You own the printed game? Enter what is printed in your box and play with it here. Everything is checked as you type.
box-private = What you type stays in this browser. The server reads it to check it and keeps nothing of it, until you open a table with it: then it keeps the file for that table, and those who sit there see its texts. Nobody else gets them, unless you share the file or the link to the table.
box-own-data = Begin with the game’s own data
box-begin-empty = Begin empty
box-open-file = Open a file
box-save-file = Save as a file
box-file-lead = The file is the one that the terminal takes: safehouse play { $game } --{ $option } { $file }
box-back = Bring back what was here before
box-play = Play with it
box-play-choose = Choose players first
box-assist = For your table: { $companion }
box-right = Everything fits.
box-checking = Checking …
box-unchecked = It cannot be checked now; what you typed is kept here.
box-not-kept = This browser keeps nothing. Save the file before you leave.
box-faults = { $count ->
    [one] One thing to mend
   *[other] { $count } things to mend
}
box-tables = Parts of the box
box-rows = { $table }: which one
box-none = There is nothing here yet.
box-add = Add
box-add-which = Which one to add
box-remove = Remove this one
box-unnamed = without a name
box-drawn = How it looks
box-choice-add = Add …
box-choice-take = Take away: { $name }
box-line = Line { $number }
box-line-take = Take line { $number } away
box-line-add = Add a line
box-phrases = … or begin from
box-not-drawn = It is drawn as soon as the conditions can be read.
box-begin = Where do you want to begin?
