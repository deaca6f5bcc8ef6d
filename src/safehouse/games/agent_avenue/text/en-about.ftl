# What each thing is and does. Numbers come from the data (about.py).

about-agent-double_agent = Moves your meeple { $first } with your first copy, { $second } with your second, and { $third } again with every later one. Worth having twice, and only twice. There are { $copies } in the deck.
about-agent-enforcer = Moves your meeple forward, further each time: { $first } with your first copy, { $second } with your second, { $third } with your third and every later one. There are { $copies } in the deck.
about-agent-codebreaker = Does not move your meeple. Whoever has three of them in play at the end of a turn wins: that is what the tick stands for. If several conditions are met in one turn, the side whose turn it is wins. There are { $copies } in the deck.
about-agent-saboteur = Always moves your own meeple backward: { $first } with your first copy, { $second } with your second, { $third } with your third and every later one. Best left to your opponent. There are { $copies } in the deck.
about-agent-daredevil = Moves your meeple { $first } with your first copy and { $second } with your second. Whoever has three of them in play at the end of a turn loses: that is what the cross stands for. If several conditions are met in one turn, the side whose turn it is wins. There are { $copies } in the deck.
about-agent-sentinel = Does nothing with your first copy, then moves your meeple { $second } with your second and { $third } with your third and every later one. There are { $copies } in the deck.
about-agent-sidekick = Moves your meeple { $first }. There is only one in the deck.
about-agent-mole = Moves your own meeple { $first }, that is backward. There is only one in the deck.

about-card = { $name-effect } { $type ->
    [ongoing] An ongoing card: it lies in front of your side and works for the rest of the game, but not on the agent you recruited just before you took it.
   *[instant] An instant card: it works once, at once, even where that harms you, and is then discarded. What cannot be done is ignored.
 }

about-side = One of the two sides, with one meeple. The meeples start { $lead } spaces apart; a side catches the other by making up that distance.

about-offered-face_up = The card of the pair that everybody sees. The opponent of whoever offers takes this one or the hidden one; the other goes to whoever offers.
about-offered-face_down = The hidden card of the pair: until it is recruited only its player knows it. Its name differs from the face-up card, unless that player’s whole hand had one name. Whoever takes it learns what it is only then.

about-condition-catch = You catch the opponent when your meeple reaches or passes theirs going forward; they start { $lead } spaces ahead. What counts is the end of the turn, when both meeples have moved: if theirs gets away in the same turn, it is no catch. A meeple that steps back onto or behind the other one is caught as well. If several conditions are met in one turn, the side whose turn it is wins.
about-condition-codebreakers = Whoever has { $codebreakers } Codebreakers in play at the end of a turn wins. If several conditions are met in one turn, the side whose turn it is wins.
about-condition-daredevils = Whoever has { $daredevils } Daredevils in play at the end of a turn loses. If several conditions are met in one turn, the side whose turn it is wins.
about-condition-leader_of_the_pack = Whoever owns Leader of the Pack wins with { $daredevils } Daredevils instead of losing.
about-condition-masterplan = Whoever owns the Masterplan wins with agents of { $names } different names in play at the end of a turn.
about-condition-security_system = Whoever owns the Security System wins when the opposing meeple stands on their home at the end of a turn.

about-leader-me = You lay the face-up card this turn, your teammate the face-down one.
about-leader-mate = Your teammate lays the face-up card this turn, you the face-down one.

about-space = { $kind ->
    [home-green] Green’s home: Green’s meeple starts here. A meeple that goes on from here walks clockwise.
    [home-blue] Blue’s home: Blue’s meeple starts here. A meeple that goes on from here walks clockwise.
    [market] A black market space: a meeple that ends a movement exactly here, forward or backward, takes a black market card.
   *[plain] An ordinary space: nothing happens here.
 }
    .name = Space { $id }

about-move-swap = Lay one card from your hand face down in front of you, out of the game, and draw a new one. You may do this { $swaps } times in the whole game{ $alone ->
    [0] {""}
   *[other] {" "}({ $alone } times if you play alone against two)
 }, even several times in one turn, always before you offer your two cards.
    .name = Swap a card
about-move-offer_up = Lay a card from your hand face up in the middle; everybody sees it. A card with a different name follows face down. The opponent takes one of the two and you must take the other.
    .name = Offer a card face up
about-move-offer_down = Add a second card face down; its name must differ from the first, unless your whole hand has one name. Then you draw up to { $hand } cards and the opponent chooses.
    .name = Offer a card face down
about-move-recruit = Take one of the two offered cards; the other goes to the side that offered them. Then both meeples move at once, each by the icon of its own new agent.
    .name = Recruit one of the two cards
about-move-take = Your meeple has stopped on the black market, so you must take one of the open cards. An instant card works at once, an ongoing card stays with you.
    .name = Take a black market card
about-move-let_mate_take = One of you two takes the card. “Your hand” on the card then means your teammate’s hand, and your teammate makes its choices.
    .name = Let your teammate take the card
about-move-choose = The card you have just taken needs an agent: choose one. You must choose where it is possible, even if it harms you.
    .name = Choose an agent
about-move-recruit_again = The agent you took back goes into play again at once: its copies are counted anew and your meeple moves.
    .name = Recruit it again
about-move-keep_in_hand = The agent stays in your hand. Everybody knows that you hold it.
    .name = Keep it in your hand
about-move-propose_lead = Suggest to your teammate who lays the face-up card. It binds nobody, and only the two of you see it.
    .name = Propose who plays face up
about-move-propose_recruit = Suggest to your teammate which of the offered cards to take. It binds nobody.
    .name = Propose which card to recruit
about-move-propose_take = Suggest that you take this black market card yourself. It binds nobody.
    .name = Propose to take a card
about-move-propose_mate_take = Suggest that your teammate takes this black market card. It binds nobody.
    .name = Propose that your teammate takes a card

thing-meeple = Meeple
about-thing-meeple = Each side has one. It moves when its side recruits an agent: forward is clockwise. Meeples never block each other.
thing-street = Street
about-thing-street = A loop of { $spaces } spaces with the two homes opposite each other. Both meeples walk clockwise, so each chases the other: whoever gains { $lead } spaces has caught the opponent. It need not be exact: passing is enough. An opponent who moves backward into you is caught as well.
thing-home = Home
about-thing-home = Where a meeple starts. The homes lie { $lead } spaces apart in both directions. Stopping on a home does nothing, unless a black market card says so.
thing-market = Black market space
about-thing-market = In the four corners of the advanced street. A meeple that ends a movement exactly here must take one black market card; passing over gives nothing, and neither does standing still. If both meeples end there in one turn, the side whose turn it is takes first and resolves everything. If a card leads to another such space, one more card is taken.
thing-supply = Black market supply
about-thing-supply = The { $supply } face-up black market cards. Whoever takes one chooses freely among them, and the gap is filled at once from the deck of { $market-cards }.
thing-instant = Instant (lightning bolt)
about-thing-instant = Works once, as soon as you take the card, and is then discarded. It must be carried out where that is possible.
thing-ongoing = Ongoing (infinity sign)
about-thing-ongoing = Stays in front of your side and works for you alone until the end of the game, but not on the agent you have just recruited. It holds however an agent is recruited.
thing-in_play = Agents in play
about-thing-in_play = The agents lying face up in front of a side. How many of one name a side has decides which of the agent’s icons is read: the first with one copy, the second with two, the third with three or more. An agent that leaves play moves no meeple.
thing-hand = Hand
about-thing-hand = Your own cards, seen by you alone. You draw up to { $hand } as soon as both cards are offered, before the opponent chooses. If you hold more, you simply do not draw.
thing-deck = Agent deck
about-thing-deck = There are { $agents } agents in all; at the start every player has four of them in hand. Nothing ever goes back into it. Once it is empty nobody draws or swaps any more; and as soon as the next player cannot offer two cards, the game ends and the side with fewer spaces left to catch the other wins.
thing-swaps = Swaps
about-thing-swaps = How many times you may still lay a card aside and draw another. You have { $swaps } for the whole game{ $alone ->
    [0] {""}
   *[other] {" "}(whoever plays alone against two, { $alone })
 } and may use several in one turn; cards laid aside stay face down and are out of the game.
thing-win_sign = Tick
about-thing-win_sign = Your third Codebreaker: you win at the end of the turn. The meeple does not move for it.
thing-lose_sign = Cross
about-thing-lose_sign = Your third Daredevil: you lose at the end of the turn. The meeple does not move for it.
thing-judgement = End of the turn
about-thing-judgement = Only now is it decided who has won: once both meeples have moved and every black market card has been carried out. A catch or a third Codebreaker undone before that does not count.
thing-deck_out = Out of cards
about-thing-deck_out = If the agent deck is empty and the next player cannot lay two cards, the game ends: the side that needs fewer spaces to catch the other wins. If both need the same, the side whose turn it is wins.
thing-tie = Tie
about-thing-tie = At the end of a turn both sides win, both lose, or one side wins and loses at once. Then the side whose turn it is wins.
thing-teammate = Teammate
about-thing-teammate = You share the meeple, the agents in play and the market cards, and win or lose together. Each of you has a hand of your own, which the other must not see. You may agree on who plays face up, what to recruit and which market card to take. After both cards are offered, whoever played face up draws first.

now-agent-moves = { $count ->
    [0] { $side } has none in play; the first one would { $moves ->
        [no] not move its meeple
       *[yes] move its meeple { $spaces }
    }.
   *[other] { $side } has { $count } in play; the next one would { $moves ->
        [no] not move its meeple
       *[yes] move its meeple { $spaces }
    }.
 }
now-agent-wins = { $side } has { $count } in play: one more and { $side } wins at the end of the turn.
now-agent-loses = { $side } has { $count } in play: one more and { $side } loses at the end of the turn.
now-agent-all = { $side } has { $count } in play; there are no more.
now-catch = { $side } has to gain { $gap ->
    [one] 1 space
   *[other] { $gap } spaces
 } to catch { $rival }.
now-card-owned = { $side } has this card in play.
