# Slova herní desky v prohlížeči.
group-swap = Nejdřív vyměnit kartu (nepovinné)
group-offer_up = Vyložit lícem vzhůru
group-offer_down = Vyložit lícem dolů
group-recruit = Verbovat
group-take = Vzít z černého trhu
group-let_mate_take = Nechat vzít spoluhráče

do-swap = Vyměnit
do-offer_up = Lícem vzhůru
do-offer_down = Lícem dolů
do-choose = Vybrat
do-why = Proč ne?

street = Ulice: { $near } stojí na poli { $nearSpace }, k chycení chybí { $nearGap }; { $far } stojí na poli { $farSpace }, k chycení chybí { $farGap }.
gap = { $spaces ->
    [0] soupeř je chycen
    [one] k chycení soupeře chybí 1 pole
    [few] k chycení soupeře chybí { $spaces } pole
   *[other] k chycení soupeře chybí { $spaces } polí
}
side-agents = { $side }: naverbovaní agenti
ongoing-cards = Trvalé karty
column = { $agent }: ve hře { $copies }; příští: { $effect }
effect-move = { $spaces ->
    [0] stojí
    [-1] 1 pole dozadu
    [-2] 2 pole dozadu
    [-3] 3 pole dozadu
    [-4] 4 pole dozadu
    [one] 1 pole dopředu
    [few] { $spaces } pole dopředu
   *[other] { $spaces } polí dopředu
}
effect-win = výhra
effect-lose = prohra
effect-unknown = neznámo
effect-short-win = vyhrává
effect-short-lose = prohrává
if-recruits = Co udělá, když ji naverbuje { $side }
preview-outcome = { $taker } { $taken }, { $giver } { $left }
preview-threat = Pozor: skrytá karta může být { $agent }, a s tím prohráváte.
preview-takes = Soupeř bere kartu { $card }: { $then }

tag-up = lícem vzhůru
tag-down = lícem dolů
you-know = Tuto kartu znáte:
no-offer = Teď se žádné karty nenabízejí.
recruited = naverbováno
moved-by = posun { $spaces }
deck = Karet v balíčku agentů: { $count }
deck-short = balíček { $count }
hand = Vaše ruka
swaps-left = Zbývá výměn
swapped-away = Odložené karty
seat-cards = { $cards ->
    [one] 1 karta
    [few] { $cards } karty
   *[other] { $cards } karet
} v ruce, výměn: { $swaps }

market = Černý trh
market-due = Nárok na kartu trhu
market-left = v balíčku { $count }
market-empty = Vyprodáno.
market-used = Použité:
card-ongoing = trvalá
card-instant = okamžitá

text-street = Ulice
text-place = { $side } stojí na poli { $space }; k chycení soupeře chybí { $spaces ->
    [one] 1 pole
    [few] { $spaces } pole
   *[other] { $spaces } polí
}.
text-offer = Vyložené karty
text-up = Lícem vzhůru: { $agent }
text-down = Lícem dolů: { $agent }
text-decks = Karty
text-hand = { $name }: karet v ruce { $cards }, zbývá výměn { $swaps }
text-none = Zatím nikdo.

