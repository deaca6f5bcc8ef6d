me-lead = Spočítáno z her, u kterých toto zařízení sedělo. Nic z toho zařízení neopouští.
me-played = { $count ->
    [one] 1 hra
    [few] { $count } hry
   *[other] { $count } her
}
me-streak-won = { $count ->
    [few] { $count } výhry v řadě.
   *[other] { $count } výher v řadě.
}
me-streak-lost = { $count ->
    [few] { $count } prohry v řadě.
   *[other] { $count } proher v řadě.
}
me-streak-best = Nejvíce výher v řadě: { $count }.
me-by-mode = Podle podoby hry
me-by-company = Podle spoluhráčů
me-company-device = jen toto zařízení
me-company-people = lidé
me-company-mixed = různí roboti
me-last = Poslední hry
me-file = Přenést jinam
me-file-lead = Soubor obsahuje vaše dohrané hry a žádný klíč ke stolu.
me-export = Uložit do souboru
me-import = Přidat ze souboru
me-imported = { $count ->
    [0] V souboru není nic nového.
    [one] Přidána 1 hra.
    [few] Přidány { $count } hry.
   *[other] Přidáno { $count } her.
}
me-import-wrong = V tomto souboru žádné hry nejsou.
me-erase = Smazat moje hry
me-erase-sure = Všechny vaše dohrané hry i jejich statistiky z tohoto zařízení zmizí. Záznamy na serveru zůstanou.
tally-won = { $count ->
    [one] 1 výhra
    [few] { $count } výhry
   *[other] { $count } výher
}
tally-drawn = { $count ->
    [one] 1 remíza
    [few] { $count } remízy
   *[other] { $count } remíz
}
tally-shared = { $count ->
    [one] 1 hra mezi sebou
    [few] { $count } hry mezi sebou
   *[other] { $count } her mezi sebou
}
tally-lost = { $count ->
    [one] 1 prohra
    [few] { $count } prohry
   *[other] { $count } proher
}
tally-one-won = výhra
tally-one-drawn = remíza
tally-one-shared = hra mezi sebou
tally-one-lost = prohra
tally-letter-won = V
tally-letter-drawn = R
tally-letter-shared = •
tally-letter-lost = P
