about-envelope = { $higher ->
    [0] The highest envelope: kept to the end, it cannot lose.
    [one] Only one envelope is higher.
   *[other] { $higher } envelopes are higher, { $lower } lower. When both are opened the higher one wins.
 }
    .name = Envelope { $id }

about-move-keep = You stay with your envelope and your turn is over. When both have kept, both envelopes are opened and the higher one wins.
    .name = Keep the envelope
about-move-swap = You put your envelope aside and take the top one of the drop. Once a game, before you keep or accuse.
    .name = Swap the envelope
about-move-accuse = Name the number your rival holds, from { $lowest } to { $highest }. Right, and you win at once; wrong, and your rival does.
    .name = Accuse

thing-drop = Drop
about-thing-drop = The pile of face-down envelopes. Nobody knows their order.

now-held = You hold it.
now-aside = You have put it aside: your rival cannot hold it.
now-drop = { $count ->
    [one] One envelope lies there.
   *[other] { $count } envelopes lie there.
 }
