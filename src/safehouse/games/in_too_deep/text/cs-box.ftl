# Karty, které zadávají majitelé hry.
box-crime = Velké zločiny
    .more = Každá karta nahradí kartu hry se stejným kódem. Karty, které vynecháte, zůstanou, jaké jsou.
box-petty = Drobné zločiny
    .more = Drobné zločiny očíslujte P01 až P21, jak chcete. Karty, které vynecháte, zůstanou, jaké jsou.
box-dilemma = Dilemata
    .more = Dilemata očíslujte D01 až D72, jak chcete. Karty, které vynecháte, zůstanou, jaké jsou.
box-icons = Hodnoty vytištěné jako obrázky
    .more = Co pravidla ukazují jen obrázkem. Co necháte prázdné, zůstane, jaké je ve hře.

box-field-four_plus = Má symbol 4+
box-field-name = Název (anglicky)
    .more = Necháte-li jeden jazyk prázdný, ukážou se v obou slova toho druhého.
box-field-czech = Název (česky)
box-field-text = Podmínky slovy (anglicky)
box-field-text_czech = Podmínky slovy (česky)
box-field-you = O kolika vašich zločincích karta mluví
    .more = Níže se jmenují y1, y2 a y3.
box-field-when = Podmínky
    .more = Musí platit všechny. P a Q jsou kterékoli zóny; zóna se dá nazvat i jménem (blocks Bloky, heights Výšiny, aerodrome Aerodrom, zinbazaar Zinbazar, downtown Centrum, ion_towers Iontové věže, parish Farnost, harbor Přístav) nebo opp(P) naproti, cw(P) a ccw(P) vedle. „Nebo“ se píše or, zápor not.
box-field-effect_text = Efekt slovy (anglicky)
box-field-effect_text_czech = Efekt slovy (česky)
box-field-effect = Efekty
    .more = Co se stane, jedno po druhém. Smějí mluvit jen o tom, co pojmenují podmínky.
box-field-cautious = Opatrný výsledek
box-field-reckless = Bezohledný výsledek
box-field-reward = Odměna
box-field-title = Titulek (anglicky)
    .more = Necháte-li jeden jazyk prázdný, ukážou se v obou slova toho druhého.
box-field-title_czech = Titulek (česky)
box-field-intel = Informace
box-field-dilemmas = Dilemata
box-field-evidence = Získané důkazy
box-field-process = Zpracované důkazy
box-field-support = Žetony podpory
box-field-blurb = Příběh (anglicky)
box-field-blurb_czech = Příběh (česky)
box-field-corruption = Zkaženost
box-field-bonus = Bonus
box-field-symbols = Symboly důkazů
    .more = Pro bonus „symboly důkazů“.
box-field-warrant = Zatykač
    .more = Pro bonus „zatykač“.
box-field-least_corrupt_bonus = Informace za každého zkaženějšího hráče
box-field-badge_set = Informace za tři odznaky
box-field-chapter_three_penalty = Ztráta informací při neúspěchu třetího vyšetřování
box-field-last_value_field = Hodnota symbolu na posledním hodnotícím poli
box-field-support_offer = Informace přidané k další třetině nabídky podpory

warrant-none = žádný
box-phrase-at = váš zločinec stojí v zóně
box-phrase-holds = drží předmět
box-phrase-holds_nothing = nedrží nic
box-phrase-item = předmět je v zóně; ,dropped nebo ,held řekne, zda leží, nebo jej někdo drží
box-phrase-items = v zóně je tolik předmětů
box-phrase-crims = je tam tolik zločinců (all všichni, mine vaši, rival cizí, free ničí, others ostatní)
box-phrase-guardian = je tam Strážce
box-phrase-noguardian = Strážce tam není
box-phrase-barriers = na jejích hranicích stojí tolik zátarasů
box-phrase-barrier_between = mezi dvěma zónami stojí zátaras
box-phrase-patrol = leží tam tolik žetonů pátrání
box-phrase-alone = je sám
box-phrase-alone_with = je sám se Strážcem (guardian), s dalším vaším (y2) nebo s kterýmkoli zločincem (crim)
box-phrase-empty = zóna je prázdná
box-phrase-opposite = dvě zóny leží naproti sobě
box-phrase-adjacent = dvě zóny spolu sousedí
box-phrase-same = dvě zóny jsou táž
box-phrase-diff = dvě zóny jsou různé
box-phrase-dist = mezi dvěma zónami je tolik kroků
box-phrase-hooked = máte zaháknuto tolik zločinců
box-phrase-drop = odloží, co drží
box-phrase-drop_mine = všichni vaši v zóně odloží své předměty
box-phrase-drop_all = všichni v zóně odloží své předměty
box-phrase-put = předmět se přesune do zóny: dané jménem, choose (kterékoli), choose_adj(P) (sousední)
box-phrase-give = první předá svůj předmět druhému
box-phrase-swap = dva předměty si vymění místo
box-phrase-send = zločinec se přesune do zóny
box-phrase-swap_crims = dva zločinci si vymění místo
box-phrase-guardian_step = tolik pohybů Strážcem
box-phrase-barrier_step = tolik pohybů zátarasy
box-phrase-machine = tolik pohybů Strážcem a zátarasy dohromady
box-phrase-patrol_call = pátrání se odevšad stáhne do zóny
box-phrase-patrol_shift = všechno pátrání zónu opustí
box-phrase-dominance = získáte (se záporným číslem ztratíte) nadvládu

box-card-unreadable = „{ $line }“: „{ $found }“ nelze přečíst.
box-card-expected = „{ $line }“: { $wanted ->
    [none] čekalo se jméno
   *[other] čekalo se „{ $wanted }“
 }, { $found ->
    [none] řádek ale končí.
   *[other] stojí tu „{ $found }“.
 }
box-card-follows = „{ $line }“: za efektem nesmí nic následovat, následuje „{ $found }“.
box-card-slot = „{ $term }“ není zločinec této karty; jsou tu y1 až y{ $last }.
box-card-zone = „{ $term }“ není zóna.
box-card-variables = Písmenem lze nazvat nejvýš { $most } zón.
box-card-item = „{ $term }“ není předmět.
box-card-compare = „{ $term }“ není porovnání jako >=2.
box-card-number = „{ $term }“ není celé číslo od -9 do 9.
box-card-word = „{ $term }“ tu není známo; možné je: { $words }.
box-card-arguments = „{ $term }“ má v závorce málo nebo moc částí ({ $count }).
box-card-predicate = „{ $term }“ není podmínka.
box-card-effect = „{ $term }“ není efekt.
box-card-slots = Podmínky musejí mluvit právě o: { $wanted }.
box-card-unnamed = Efekt mluví o „{ $term }“, které žádná podmínka nejmenuje.
box-card-steps = „{ $term }“ potřebuje číslo od 1.
box-card-code = Podle kódu je to dějová linka { $line }, úroveň { $level }.
box-card-twin = Jsou třeba oba jazyky.
box-card-name = Název „{ $name }“ je ve hře dvakrát.
box-card-reckless-intel = Bezohledný výsledek přináší víc informací než opatrný.
box-card-reckless-dilemmas = Bezohledný výsledek přináší víc dilemat než opatrný.
box-card-cautious-process = Opatrný výsledek zpracuje víc důkazů než bezohledný.
box-card-cautious-evidence = Opatrný výsledek přináší aspoň tolik důkazů co bezohledný.
box-card-four-plus = Dějová linka { $storyline }: symbol 4+ mají právě dvě karty úrovně 1 nebo 2. Počítají se i karty, které jste vynechali.
box-card-corruption = Jiná karta se stejným bonusem má zkaženost { $other }. Počítají se i karty, které jste vynechali.
box-card-bonus = Bonus není úplný.
