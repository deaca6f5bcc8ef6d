auction-lead = Jakmile všichni sedí, proběhne ještě dražba.
auction-turn = { $name }: přihodíte, nebo vzdáváte?
auction-waits = Na řadě: { $name }
auction-away = { $name } tu není: za toto místo můžete přihodit nebo vzdát vy.
auction-none = Zatím nikdo nenabídl.
auction-best = Nejvyšší nabídka: { $bid } ({ $name })
auction-bid = Nabídnout { $bid }
auction-pass = Vzdát
auction-back = Vzít zpět
auction-calls = Co zatím zaznělo
auction-called = { $bid ->
    [0] { $name }: vzdává
   *[other] { $name }: { $bid }
 }
auction-called-for = { $bid ->
    [0] { $name }: vzdává (řekl to hráč { $by })
   *[other] { $name }: { $bid } (řekl to hráč { $by })
 }
auction-won = Dražbu získává { $name } za { $bid }.
auction-lots = Nikdo nenabídl; los padl na: { $name }.
auction-go = Ke hře
