# Stránka, na které majitelé vydané hry zadávají, co v krabici mají.
box-title = Vlastní krabice: { $game }
box-lead = Máte vydanou hru? Zadejte, co je ve vaší krabici vytištěno, a hrajte s tím tady. Všechno se kontroluje hned při psaní.
box-private = Co napíšete, zůstává v tomto prohlížeči. Server to přečte, aby to zkontroloval, a nic si z toho nenechá, dokud s tím neotevřete stůl: pak soubor pro tento stůl uloží a jeho texty uvidí ti, kdo u stolu sedí. Nikdo jiný je nedostane, pokud sami nedáte soubor nebo odkaz na stůl dál.
box-own-data = Začít s daty ze hry
box-begin-empty = Začít s prázdnou krabicí
box-open-file = Otevřít soubor
box-save-file = Uložit jako soubor
box-file-lead = Stejný soubor přijímá i terminál: safehouse play { $game } --{ $option } { $file }
box-back = Vrátit, co tu bylo předtím
box-play = Hrát s ní
box-play-choose = Nejdřív vybrat hráče
box-assist = K vašemu stolu: { $companion }
box-right = Všechno je v pořádku.
box-checking = Kontroluje se…
box-unchecked = Teď se to nedá zkontrolovat; co jste napsali, tu zůstává.
box-not-kept = Tento prohlížeč si nic nepamatuje. Než odejdete, uložte si soubor.
box-faults = { $count ->
    [one] { $count } věc k opravě
    [few] { $count } věci k opravě
    [many] { $count } věci k opravě
   *[other] { $count } věcí k opravě
}
box-tables = Části krabice
box-rows = { $table }: výběr
box-none = Zatím tu nic není.
box-add = Přidat
box-add-which = Co přidat
box-remove = Odebrat
box-unnamed = beze jména
box-drawn = Jak to vypadá
box-choice-add = Přidat…
box-choice-take = Odebrat: { $name }
box-line = Řádek { $number }
box-line-take = Odebrat řádek { $number }
box-line-add = Přidat řádek
box-phrases = … nebo začít od
box-not-drawn = Nakreslí se, jakmile půjdou podmínky přečíst.
box-begin = S čím chcete začít?
