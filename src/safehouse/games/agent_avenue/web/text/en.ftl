# Words of the board in the browser.
group-swap = Swap a card first (optional)
group-offer_up = Offer face up
group-offer_down = Offer face down
group-recruit = Recruit
group-take = Take from the black market
group-let_mate_take = Let your teammate take

do-swap = Swap
do-offer_up = Face up
do-offer_down = Face down
do-choose = Choose
do-why = Why not?

street = The street: { $near } on space { $nearSpace }, { $nearGap } to gain to catch { $far }; { $far } on space { $farSpace }, { $farGap } to gain to catch { $near }.
gap = { $spaces ->
    [0] the opponent is caught
    [one] 1 space from catching
   *[other] { $spaces } spaces from catching
}
side-agents = { $side }: recruited agents
ongoing-cards = Ongoing cards
column = { $agent }: { $copies ->
    [0] none in play
    [one] 1 in play
   *[other] { $copies } in play
}; the next one: { $effect }
effect-move = { $spaces ->
    [0] stays
    [-1] 1 back
    [-2] 2 back
    [-3] 3 back
    [-4] 4 back
    [one] 1 forward
   *[other] { $spaces } forward
}
effect-win = wins the game
effect-lose = loses the game
effect-unknown = unknown
effect-short-win = wins
effect-short-lose = loses
if-recruits = What it does if { $side } recruits it
preview-outcome = { $taker } { $taken }, { $giver } { $left }
preview-threat = Careful: the hidden card may be { $agent }, and then you lose.
preview-takes = { $card } taken: { $then }

tag-up = face up
tag-down = face down
you-know = You know this card:
no-offer = No cards are on offer now.
recruited = recruited
moved-by = moves { $spaces }
deck = Cards left in the agent deck: { $count }
deck-short = deck { $count }
hand = Your hand
swaps-left = Swaps left
swapped-away = Swapped away
seat-cards = { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, { $swaps ->
    [0] no swaps left
    [one] 1 swap left
   *[other] { $swaps } swaps left
}

market = Black market
market-due = Market card due
market-left = { $count } in the deck
market-empty = Sold out.
market-used = Used:
card-ongoing = ongoing
card-instant = instant

text-street = The street
text-place = { $side } stands on space { $space } and has to gain { $spaces ->
    [one] 1 space
   *[other] { $spaces } spaces
} to catch the other.
text-offer = On offer
text-up = Face up: { $agent }
text-down = Face down: { $agent }
text-decks = Cards
text-hand = { $name }: { $cards ->
    [one] 1 card
   *[other] { $cards } cards
} in hand, swaps left: { $swaps }
text-none = Nobody yet.

