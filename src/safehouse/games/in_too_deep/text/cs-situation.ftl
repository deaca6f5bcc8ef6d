stand-goal = Po 3. kapitole vyhraje, kdo má nejvíc informací. Z nadvlád se počítá jen vaše nejnižší; nejzkaženější je za hranou a zaplatí za to, bude-li plán zmařen.
stand-own = Vy: informace { $intel }, nejnižší nadvláda { $lowest }, { $stored ->
    [one] uložené { $stored } dilema
    [few] uložená { $stored } dilemata
    [many] uloženo { $stored } dilematu
   *[other] uložených { $stored } dilemat
 }.
stand-chapter = Kapitola { $chapter } z { $chapters }: skončí, až na displeji nebude čím doplnit lištu (displej: { $left }).
stand-chapter-ends = { $chapter ->
    [3] { $turns ->
        [0] Poslední kapitola končí tímto tahem.
       *[other] Poslední kapitola končí; po tomto tahu zbývá tahů: { $turns }.
    }
   *[other] Kapitola { $chapter } z { $chapters } končí: po tomto tahu se vyhodnotí vyšetřování a uloží dilemata.
 }
stand-chapter-over = { $chapter ->
    [3] Poslední kapitola skončila: vyhodnocuje se vyšetřování, ukládají se dilemata a potom se sečtou informace.
   *[other] Kapitola { $chapter } z { $chapters } skončila: vyhodnocuje se vyšetřování a ukládají se dilemata.
 }
