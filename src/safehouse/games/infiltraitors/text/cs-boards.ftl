# Destičky nápověd a co k nim patří.
option-clue_board-none = žádné
option-clue_board-by_hand = každý si škrtá sám
option-clue_board-public = ukazují, co mohou vědět všichni
option-clue_board-full = ukazují i to, co vylučují vaše karty

seat-name-5 = klíčová osoba

move-cross_out = Na destičce nápověd škrtnout { $card-acc } ({ $target })
move-cross_out_colour = Na destičce nápověd škrtnout celou barvu: { $colour } ({ $target })
move-cross_out_number = Na destičce nápověd škrtnout číslo { $number } ve všech barvách ({ $target })
move-bring_back = Na destičce nápověd zrušit škrtnutí: { $card } ({ $target })
move-wipe = Destičku nápověd smazat ({ $target })

why-IN-5-510 = Tady žádná destička nápověd neleží: podezřelého tu nikdo před sebou nemá.
why-IN-5-511 = Na destičce nápověd to už tak je, nebo taková karta v této misi není.
why-IN-5-514 = Skupina se dohodla, že si destičky nápověd nikdo sám neškrtá.

say-board-by-hand = Vaše destička nápověd ({ $suspect }): škrtnuto { $crossed ->
    [one] { $crossed } pole
    [few] { $crossed } pole
    [many] { $crossed } pole
   *[other] { $crossed } polí
}, zbývá { $left }.
say-board-by-hand-cards = Vaše destička nápověd ({ $suspect }), neškrtnuté: { $cards }.
say-own-board = Kým může být váš podezřelý podle toho, co vědí ostatní: { $cards }.
say-own-board-many = Možností, kým může být váš podezřelý podle toho, co vědí ostatní: { $count }.
say-board-legend-hand = # neškrtnuté na vaší destičce nápověd
say-board-legend-public = · možné podle toho, co vědí všichni
say-board-legend-public-code = · možné podle toho, co vědí všichni, ~ vyloučené jen kódem
say-hand-card = { $card } (spřízněná čísla: { $related })
say-hand-card-alone = { $card } (bez spřízněných čísel)
say-hand-card-special = { $card } (jen barva)

fits-card = Tato karta leží svisle u každého podezřelého, který má { $colour-acc } barvu nebo { $count ->
    [1] číslo { $numbers }
   *[other] některé z čísel { $numbers }
}; u ostatních vodorovně.
fits-special = Tato karta leží svisle u každého podezřelého, který má { $colour-acc } barvu; u ostatních vodorovně.

game-talk = Mluvte jen o tom, co vidí všichni: nic o své ruce, nic o svém podezřelém, žádné narážky.
game-talk-silent = V této misi se nemluví. Nahlas zazní jen výstřel: barva, číslo, správně, nebo špatně.
