# Co která věc je a co dělá. Čísla pocházejí z dat (about.py).

about-criminal-hustler = Za akci použije efekt své nebo sousední zóny, kde není pátrání; zátarasy nevadí. Pátrání se do té zóny stáhne jako obvykle. Musíte ho ovládat a mít jeho žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-enforcer = Za akci pohne jiným zločincem ve své nebo sousední zóně o jednu zónu, ať ho ovládá kdokoli. Dosáhne i za zátaras, ale přes zátaras nikoho nepošle. Musíte ho ovládat a mít jeho žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-hacker = Za akci pohne předmětem ve své nebo sousední zóně o jednu zónu, nebo tam odložený předmět zvedne. Zátarasy nevadí a pohnout smí i předmětem, který někdo drží. Musíte ho ovládat a mít jeho žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-shadow = Při pohybu za akci ignoruje zátarasy a pro účely zločinu je vždy sama. Schopnost působí stále a nic nestojí. Musíte ji ovládat a mít její žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-smuggler = Jako volnou akci zvedne odložený předmět ve své zóně, nebo předmět vezme zločinci, který tam stojí s ním, ať ho ovládá kdokoli. Smí to opakovat. Musíte ho ovládat a mít jeho žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-seer = Jednou za tah jako volnou akci získáte 1 nadvládu nad jiným zločincem v její nebo sousední zóně, ať ho ovládá kdokoli. Musíte ji ovládat a mít její žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-crusher = Pohne nedalekým zátarasem nebo Strážcem ve své či sousední zóně. Poprvé v tahu je to volná akce, dál to stojí akci. Musíte ho ovládat a mít jeho žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-mechanic = Předmět, který drží, smí při zločinu platit za druhý předmět téhož druhu. Schopnost působí stále a nic nestojí. Musíte ji ovládat a mít její žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-jumper = Za akci se přesune do zóny naproti. Musíte ji ovládat a mít její žeton nadvlády aspoň na poli { $ability-from }.
about-criminal-courier = Za akci se přesune do libovolné zóny, kam vede cesta bez zátarasu. Musíte ji ovládat a mít její žeton nadvlády aspoň na poli { $ability-from }.

about-zone-blocks = Efekt: smíte vyzvat jednoho protihráče na souboj. Oba ukážete dilemata v ruce; kdo má vyšší zkaženost po odečtení tolerance, platí { $challenge ->
    [one] 1 informaci
    [few] { $challenge } informace
    [many] { $challenge } informace
   *[other] { $challenge } informací
 } a jedno dilema odhodí. Shodu vyhrává vyzyvatel.
about-zone-heights = Efekt: { $picks }krát po sobě si vyberete: pohnout zločincem nebo předmětem (ne přes zátaras), podívat se na dva zakryté důkazy, pohnout zátarasem nebo Strážcem. Na tom, kdo zločince ovládá, nezáleží.
about-zone-aerodrome = Efekt: přesunete jednoho zločince i s předmětem do libovolné jiné zóny. Na tom, kdo ho ovládá, nezáleží.
about-zone-zinbazaar = Efekt: vyměníte libovolné dva předměty, odložené i držené. Komu jeden vezmete, ten rovnou drží druhý.
about-zone-downtown = Efekt: až { $machine-moves } pohyby, které rozdělíte mezi Strážce a oba zátarasy.
about-zone-ion_towers = Efekt: vezmete si žeton podpory z nabídky, nebo kartu zločinu z libovolného balíčku. Karta leží zakrytá vedle konzole a uvidíte ji až na konci tahu.
about-zone-parish = Efekt: získáte žeton tolerance, tedy toleranci o { $tolerance } vyšší.
about-zone-harbor = Efekt: získáte 1 důkaz, nebo 1 důkaz z paměti zpracujete.

about-item = Předmět. Jeho druh: { $kind }, kam patří i { $twin }. Zločinec ho za akci zvedne ve své zóně, nese s sebou a zdarma odloží. Karty zločinů říkají, kde má být.

about-evidence = Druh důkazu, celkem { $copies } žetonů. Položíte-li ho do řady se stejným úkolem, získáte složku. Každý váš symbol má na konci hodnotu podle toho, kolik důkazů tohoto druhu leží v oblasti plánu.

about-crime = { $level ->
    [0] { $name-blurb } Drobný zločin: páchá se jako volná akce a zločinci po něm zůstanou zaháknutí. Podmínky: { $name-conditions } Efekt: { $name-effect } Odměna: informace { $cautious-intel }, dilemata { $cautious-dilemmas }, důkazy { $cautious-evidence }, zpracování { $cautious-process }, žetony podpory { $cautious-support }.
   *[other] { $name-blurb } Velký zločin { $level }. úrovně z dějové linky { $line }. { $level ->
        [1] {""}
       *[other] V příběhu musí ležet zločin { $below }. úrovně téže linky.{" "}
    }Podmínky: { $name-conditions } Efekt: { $name-effect } Opatrně ({ $name-cautious }): informace { $cautious-intel }, dilemata { $cautious-dilemmas }, důkazy { $cautious-evidence }, zpracování { $cautious-process }. Bezohledně ({ $name-reckless }): informace { $reckless-intel }, dilemata { $reckless-dilemmas }, důkazy { $reckless-evidence }, zpracování { $reckless-process }.
 }

about-dilemma = { $name-blurb } Dilema, zkaženost { $corruption }. { $bonus ->
    [evidence] Odměna na konci hry, uložíte-li ho: symboly důkazů ({ $symbols }), které se počítají jako důkazy v paměti.
    [warrant] Odměna na konci hry, uložíte-li ho: zatykač ({ $warrant }). Různé zatykače přinesou druhou mocninu svého počtu.
    [badge] Odměna na konci hry, uložíte-li ho: odznak Strážce. Celá sada ({ $badge-set }) má hodnotu { $badge-intel }.
   *[intel] Odměna na konci hry, uložíte-li ho: informace { $intel }.
 }

support-when-instant = Růžový žeton s bleskem: vyhodnotí se hned, jakmile ho vezmete.
support-when-stored = Modrý žeton: uložíte si ho a použijete kdykoli během svého tahu, zdarma.
about-support-peek_two = Podíváte se na dva zakryté důkazy na displeji nebo v oblasti plánu. { $when }
about-support-take_evidence = Vezmete si jeden zakrytý důkaz z displeje nebo z oblasti plánu, třeba i z cizí schránky. { $when }
about-support-flip_evidence = Otočíte jeden zakrytý důkaz v oblasti plánu a dáte ho do sdílené schránky. { $when }
about-support-peek_take = Podíváte se na dva zakryté důkazy na displeji nebo v oblasti plánu a jeden si vezmete. { $when }
about-support-draw_petty_1 = Doberete drobný zločin; do konce tahu leží zakrytý vedle konzole. { $when }
about-support-draw_petty_2 = Doberete { $number } drobné zločiny; do konce tahu leží zakryté vedle konzole. { $when }
about-support-dominance_2 = Získáte celkem { $number } nadvlády, rozdělené mezi libovolné zločince ve hře, i nezaháknuté. { $when }
about-support-dominance_3 = Získáte celkem { $number } nadvlády, rozdělené mezi libovolné zločince ve hře, i nezaháknuté. { $when }
about-support-tolerance = Vaše tolerance vzroste o { $tolerance }. { $when }
about-support-redraw_dilemmas = Doberete do ruky dvě dilemata a pak dvě dilemata z ruky odhodíte, třeba i ta nová. { $when }
about-support-ignore_barriers = Do konce tahu pro vás zátarasy neplatí. { $when }
about-support-shift_patrol = Přesunete všechno pátrání z jedné zóny do zóny, kde žádné není. { $when }
about-support-hook = Zaháknete zločince podle běžných pravidel a získáte nad ním 1 nadvládu. { $when }
about-support-lock_hook = Uzamknete jeden svůj žeton zaháknutí: nikdo vám toho zločince nevezme, dokud se žeton nevrátí doprostřed města. { $when }
about-support-swap_items = Vyměníte libovolné dva předměty, odložené i držené. { $when }
about-support-transfer_item = Přesunete jeden předmět do jiné zóny, kde bude ležet odložený. { $when }
about-support-swap_item_criminal = Jeden předmět a jeden zločinec si vymění zóny; předmět pak leží odložený. { $when }
about-support-swap_criminals = Dva zločinci si vymění zóny i se svými předměty, ať je ovládá kdokoli. { $when }
about-support-transfer_criminal = Přesunete jednoho zločince i s předmětem do jiné zóny, ať ho ovládá kdokoli. { $when }
about-support-machine_2 = Až { $number } pohyby, které rozdělíte mezi Strážce a oba zátarasy. { $when }
about-support-machine_3 = Až { $number } pohyby, které rozdělíte mezi Strážce a oba zátarasy. { $when }
about-support-swap_hooks = Všechny své žetony zaháknutí vyměníte za všechny žetony jednoho protihráče. Nadvládu nezískáte, nic neplatíte a dilema nedobíráte. { $when }
about-support-actions_1 = Získáte akci navíc pro kteréhokoli svého zločince. { $when }
about-support-actions_2 = Získáte { $number } akce navíc pro kterékoli své zločince. { $when }
about-support-discard_dilemma = Odhodíte jedno dilema z ruky nebo z databanky. { $when }
about-support-challenge = Vyzvete protihráče na souboj jako v Blocích, jen se nepohne pátrání. { $when }

about-storyline = Dějová linka. { $name-blurb } Zločin 2. úrovně v ní jde spáchat, až v příběhu leží zločin 1. úrovně, zločin 3. úrovně až po zločinu 2. úrovně. Kdo je spáchal, je jedno.

about-deck-petty = Odtud dobíráte, nemáte-li na konci tahu v ruce drobný zločin. Když dojde, zamíchají se spáchané drobné zločiny.
about-deck-level1 = Odtud smíte dobrat, nemáte-li na konci tahu v ruce velký zločin. Zločiny 1. úrovně nevyžadují nic předchozího. Odhozené karty jdou dospod.
about-deck-level2 = Odtud smíte dobrat, nemáte-li na konci tahu v ruce velký zločin. Zločiny 2. úrovně jdou páchat, až jejich linka má v příběhu zločin 1. úrovně. Odhozené karty jdou dospod.
about-deck-level3 = Odtud smíte dobrat, nemáte-li na konci tahu v ruce velký zločin. Zločiny 3. úrovně vynášejí nejvíc, ale jejich linka musí mít v příběhu zločin 2. úrovně. Odhozené karty jdou dospod.

about-way-clockwise = Do zóny, která leží na kruhu jako další po směru hodinových ručiček.
about-way-counter = Do zóny, která leží na kruhu jako další proti směru hodinových ručiček.

about-barrier-first = První ze dvou zátarasů. Zločinci přes jeho hranici nesmějí; přesunu, Strážci ani eskortě nebrání. Hrajete-li s Echo, je to označený zátaras.
about-barrier-second = Druhý ze dvou zátarasů. Zločinci přes jeho hranici nesmějí; přesunu, Strážci ani eskortě nebrání. Hrajete-li s Echo, je to neoznačený zátaras.

about-bonus-support = Bonusové pole v oblasti plánu: kdo sem položí zakrytý důkaz, vezme si žeton podpory. Uvolní se na konci kapitoly.
about-bonus-tolerance = Bonusové pole v oblasti plánu: kdo sem položí zakrytý důkaz, zvýší si toleranci o { $tolerance }. Uvolní se na konci kapitoly.
about-bonus-dominance = Bonusové pole v oblasti plánu: kdo sem položí zakrytý důkaz, získá 1 nadvládu nad libovolným zločincem ve hře. Uvolní se na konci kapitoly.

about-spot-display = Zakryté důkazy na desce důkazů. Berou se odtud druhý a další důkaz a doplňuje se lišta.
about-spot-bonus = Jedno ze tří polí oblasti plánu, kde za důkaz dostanete bonus.
about-spot-box = Místo v oblasti plánu, kam hráč dává své zpracované důkazy. Majitel se na ně smí podívat, ostatní ne.

about-echo = Karta Echo na jeden tah: Echo zahákne zločince { $hook }. Bílá kostka smí přesunout zločince { $first } nebo { $second }, { $item-acc }, tři žetony pátrání { $zone-to }, { $barrier ->
    [marked] označený
   *[unmarked] neoznačený
 } zátaras, nebo Strážce. Spáchá-li Echo zločin, dopadne { $outcome ->
    [cautious] opatrně
   *[reckless] bezohledně
 } a důkazy půjdou { $process ->
    [plan] do oblasti plánu
    [row1] do 1. řady kapitoly
    [row2] do 2. řady kapitoly
   *[row3] do 3. řady kapitoly
 }.

about-face-criminal_1 = Strana bílé kostky: Echo přesune prvního ze dvou zločinců své karty, jak určí černá kostka.
about-face-criminal_2 = Strana bílé kostky: Echo přesune druhého ze dvou zločinců své karty, jak určí černá kostka.
about-face-item = Strana bílé kostky: Echo přesune předmět své karty. V nové zóně leží odložený, i když ho někdo držel.
about-face-patrol_group = Strana bílé kostky: skupina tří žetonů pátrání jde do zóny na kartě Echo. Je-li tam už pátrání, jde do nejbližší další zóny po směru, kde není.
about-face-barrier = Strana bílé kostky: Echo pohne označeným, nebo neoznačeným zátarasem, jak ukazuje její karta.
about-face-guardian = Strana bílé kostky: Echo pohne Strážcem. Nikoho přitom neeskortuje.

about-third = Jedna ze tří třetin nabídky: leží tu žeton podpory a někdy i informace. Kdo žeton vezme, dostane i je; do další třetiny po směru pak přibude { $offer-intel }.
    .name = { $id }. třetina nabídky podpory
about-slot = Místo na liště s důkazem lícem vzhůru. Odtud si vyberete první z důkazů, které získáváte; pak se místo doplní z displeje.
    .name = { $id }. místo lišty
about-row = Řada vyšetřování kapitoly: úkol říká druh důkazu. Kdo ho sem zpracuje, vezme si složku. Bez složky už sem důkaz nejde.
    .name = { $id }. řada vyšetřování

about-move-skip_hook = V tomto tahu nikoho nezaháknete. Smíte to, jen když už někoho ovládáte.
    .name = Nikoho nezaháknout
about-move-end_actions = Skončí krok 3 a přijde krok 4, velký zločin. Nevyužité akce propadnou a už nejde spáchat drobný zločin.
    .name = Ukončit akce
about-move-pass_crime = V tomto tahu nespácháte velký zločin. Zaháknutí zločinci vám zůstanou a následuje krok 5, odhození a dobrání karet.
    .name = Nespáchat velký zločin
about-move-decline = Dál už nic: zbytek toho, co je dobrovolné, necháte být.
    .name = Dost
about-move-hook = Vezmete si žeton zaháknutí zprostřed města nebo od jiného hráče a zločince od té chvíle ovládáte. Jinému hráči zaplatíte { $payment ->
    [one] 1 informaci
    [few] { $payment } informace
    [many] { $payment } informace
   *[other] { $payment } informací
 }; na třetí port doberete dilema.
    .name = Zaháknout zločince
about-move-unhook = Vrátíte žeton zaháknutí doprostřed města. Potom musíte někoho zaháknout.
    .name = Odháknout zločince
about-move-move = Za akci: váš zločinec jde do sousední zóny. Přes zátaras nesmí. Předmět bere s sebou.
    .name = Pohnout zločincem
about-move-pick_up = Za akci: váš zločinec zvedne odložený předmět ve své zóně. Drží-li už jiný, ten odloží.
    .name = Zvednout předmět
about-move-activate = Za akci: použijete efekt zóny, kde váš zločinec stojí a kde není pátrání. Nejprve sem přejde 1 žeton pátrání z každé zóny, kde nějaký je.
    .name = Použít efekt zóny
about-move-ability = Použijete schopnost zločince, kterého ovládáte a jehož žeton stojí aspoň na poli { $ability-from }. Obvykle to stojí akci.
    .name = Použít schopnost
about-move-dominate = Za akci: žeton nadvlády jednoho zločince, kterého ovládáte, posunete o pole doprava.
    .name = Získat 1 nadvládu
about-move-endure = Žeton zločince v oblasti výdrže (od pole { $endurance-from }) posunete o pole doleva a hned s ním provedete akci navíc.
    .name = Zaplatit nadvládou za akci navíc
about-move-drop = Volná akce: váš zločinec odloží předmět v zóně, kde stojí.
    .name = Odložit předmět
about-move-smuggle = Volná akce Pašeráka: zvedne odložený předmět ve své zóně, nebo ho vezme zločinci, který tam stojí s ním.
    .name = Vzít předmět Pašerákem
about-move-see = Volná akce Vědmy, jednou za tah: získáte 1 nadvládu nad jiným zločincem v její nebo sousední zóně.
    .name = Získat nadvládu díky Vědmě
about-move-use = Volná akce: použijete uložený žeton podpory a odhodíte ho.
    .name = Použít žeton podpory
about-move-commit = Spácháte zločin z ruky, jehož podmínky jsou splněny. Drobný zločin je volná akce v kroku 3. Velký smíte spáchat jeden, v kroku 4, a pak odháknete všechny zločince.
    .name = Spáchat zločin
about-move-cautious = Zelený výsledek: méně informací a dilemat, ale víc zpracovaných důkazů.
    .name = Zvolit opatrný výsledek
about-move-reckless = Červený výsledek: víc informací, ale i víc dilemat a méně zpracovaných důkazů.
    .name = Zvolit bezohledný výsledek
about-move-give_back_petty = Drobný zločin z ruky vrátíte lícem dolů dospod balíčku.
    .name = Odhodit drobný zločin
about-move-give_back_level1 = Zločin 1. úrovně z ruky vrátíte lícem dolů dospod balíčku.
    .name = Odhodit zločin 1. úrovně
about-move-give_back_level2 = Zločin 2. úrovně z ruky vrátíte lícem dolů dospod balíčku.
    .name = Odhodit zločin 2. úrovně
about-move-give_back_level3 = Zločin 3. úrovně z ruky vrátíte lícem dolů dospod balíčku.
    .name = Odhodit zločin 3. úrovně
about-move-draw = Doberete kartu zločinu z tohoto balíčku. Smíte vybrat i úroveň, kterou zatím spáchat nejde.
    .name = Dobrat zločin
about-move-criminal = Vyberete zločince, kterého se právě vyhodnocovaný efekt týká.
    .name = Vybrat zločince
about-move-zone = Vyberete zónu, které se právě vyhodnocovaný efekt týká.
    .name = Vybrat zónu
about-move-item = Vyberete předmět, kterého se právě vyhodnocovaný efekt týká.
    .name = Vybrat předmět
about-move-opponent = Vyberete protihráče, kterého se právě vyhodnocovaný efekt týká.
    .name = Vybrat protihráče
about-move-way = Vyberete, kterým směrem se zločinec nebo předmět pohne.
    .name = Vybrat směr
about-move-guardian = Strážce jde do sousední zóny; zátarasy ho nezastaví. Smí s sebou vzít jednoho zločince.
    .name = Pohnout Strážcem
about-move-barrier = Zátaras jde na nejbližší hranici tím směrem; stojí-li tam druhý, přeskočí ho.
    .name = Pohnout zátarasem
about-move-escort = Strážce vezme tohoto zločince i s předmětem s sebou, i přes zátaras.
    .name = Eskortovat zločince
about-move-no_escort = Strážce jde sám.
    .name = Neeskortovat nikoho
about-move-rail = Vezmete si tento důkaz z lišty do paměti. Ostatní vidí, jakého je druhu.
    .name = Vzít důkaz z lišty
about-move-display = Vyberete zakrytý důkaz na tomto místě displeje.
    .name = Vybrat důkaz na displeji
about-move-bonus = Vyberete zakrytý důkaz na tomto bonusovém poli.
    .name = Vybrat důkaz na bonusovém poli
about-move-box = Vyberete zakrytý důkaz v této schránce.
    .name = Vybrat důkaz ve schránce
about-move-to_row = Důkaz druhu, který žádá úkol, položíte lícem vzhůru do řady a vezmete si složku.
    .name = Zpracovat do vyšetřování kapitoly
about-move-to_bonus_support = Důkaz položíte zakrytý na bonusové pole a vezmete si žeton podpory. Důkaz už není váš.
    .name = Zpracovat na pole se žetonem podpory
about-move-to_bonus_tolerance = Důkaz položíte zakrytý na bonusové pole a vaše tolerance vzroste o { $tolerance }. Důkaz už není váš.
    .name = Zpracovat na pole s tolerancí
about-move-to_bonus_dominance = Důkaz položíte zakrytý na bonusové pole a získáte 1 nadvládu nad libovolným zločincem. Důkaz už není váš.
    .name = Zpracovat na pole s nadvládou
about-move-to_box = Důkaz položíte zakrytý do své schránky v oblasti plánu. Bonus nedostanete a důkaz už není váš, ale pomůže zmařit plán a zvýší hodnotu svého druhu.
    .name = Zpracovat do vlastní schránky
about-move-third = Vezmete si žeton podpory z této třetiny nabídky i s informacemi, které u něj leží.
    .name = Vzít žeton podpory
about-move-gain_evidence = Vezmete si jeden důkaz z lišty.
    .name = Získat důkaz
about-move-process_evidence = Jeden důkaz z paměti položíte do vyšetřování kapitoly, nebo do oblasti plánu.
    .name = Zpracovat důkaz
about-move-move_criminal = Pohnete kterýmkoli zločincem ve městě o zónu, ne přes zátaras.
    .name = Pohnout zločincem (Výšiny)
about-move-move_item = Pohnete kterýmkoli předmětem ve městě o zónu, ne přes zátaras. V nové zóně leží odložený.
    .name = Pohnout předmětem (Výšiny)
about-move-look = Podíváte se na dva zakryté důkazy na displeji nebo v oblasti plánu. Vidíte je jen vy.
    .name = Podívat se na důkazy (Výšiny)
about-move-move_machine = Jednou pohnete zátarasem nebo Strážcem.
    .name = Pohnout zátarasem nebo Strážcem (Výšiny)
about-move-grab = Hacker nedaleký odložený předmět zvedne; drží-li už jiný, ten odloží ve své zóně.
    .name = Zvednout předmět Hackerem
about-move-dilemma = Vyberete dilema z ruky: uložíte ho do databanky, nebo ho odhodíte, podle toho, co se právě děje.
    .name = Vybrat dilema z ruky
about-move-stored_dilemma = Odhodíte dilema, které už leží v databance: přijdete o jeho odměnu, ale i o zkaženost.
    .name = Odhodit dilema z databanky

thing-turn = Tah
about-thing-turn = Pět kroků: zaháknutí, zvýšení nadvlády, akce, velký zločin, odhození a dobrání karet. Pak hraje další hráč po směru hodinových ručiček.
thing-city = Město
about-thing-city = Kruh osmi zón, v každé hře jinak zamíchaných. Každá zóna má dvě sousední zóny a jednu naproti.
thing-middle = Prostředek města
about-thing-middle = Tady leží žetony zaháknutí zločinců, které nikdo neovládá. Zaháknout je nic nestojí.
thing-guardian = Strážce
    .acc = Strážce
about-thing-guardian = Policejní robot. Sám se nehýbe, hýbou jím efekty. Zátarasy ho nezastaví a při každém pohybu smí eskortovat jednoho zločince, který s ním stojí. Kdo je u něj, není sám.
thing-barriers = Zátarasy
about-thing-barriers = Dva, každý na hranici dvou zón. Zločinci přes ně nesmějí. Nebrání přesunu, Strážci ani tomu, koho Strážce eskortuje.
thing-patrol = Pátrání
about-thing-patrol = Šest žetonů, vždy ve třech zónách po 3, 2 a 1. Kde leží, tam nejde použít efekt zóny. Zločincům v pohybu nebrání.
thing-zone_effect = Efekt zóny
about-thing-zone_effect = Použijete ho za akci se zločincem, který v zóně stojí, není-li tam pátrání. Nejprve tam přejde 1 žeton pátrání z každé zóny, kde nějaký je, a pak efekt proběhne.
thing-escort = Eskorta
    .acc = eskortu
about-thing-escort = Pohne-li se Strážce, smí s sebou vzít jednoho zločince ze své zóny i s předmětem, i přes zátaras a ať ho ovládá kdokoli. Rozhoduje, kdo Strážcem hýbe.
thing-nearby = Nedaleký
about-thing-nearby = Ve stejné zóně jako zločinec, nebo v sousední. Zátaras je nedaleký i na vzdálenějším okraji sousední zóny.
thing-opposite = Naproti
about-thing-opposite = Zóna přesně na druhé straně kruhu, čtyři kroky daleko.

thing-hook = Zaháknutí
about-thing-hook = V kroku 1 získáte jednoho zločince; nemáte-li žádného, musíte. Jinému hráči za něj platíte { $payment ->
    [one] 1 informaci
    [few] { $payment } informace
    [many] { $payment } informace
   *[other] { $payment } informací
 }; nemáte-li ji, dostane ji ze zásoby. Po každém velkém zločinu odháknete všechny.
thing-port = Port Háku
about-thing-port = Místo na konzoli pro jeden žeton zaháknutí. Máte { $ports }, víc zločinců naráz ovládat nemůžete.
thing-third_port = Třetí port
about-thing-third_port = Kdykoli na něj zaháknete zločince, hned si doberete jedno dilema.
thing-lock = Zámek
about-thing-lock = Uzamčeného zločince nikdo nezahákne. Zámek skončí, jakmile se žeton zaháknutí vrátí doprostřed města, tedy nejpozději po velkém zločinu.
thing-dominance = Nadvláda
    .acc = nadvládu
about-thing-dominance = Jak dobře zločince ovládáte: pole 0 až { $last-space } na vaší stupnici. V kroku 2 stoupne o 1 u každého, koho máte zaháknutého. Na konci se počítá jen váš nejnižší žeton: { $track }.
thing-ability_area = Oblast schopnosti
about-thing-ability_area = Od pole { $ability-from }: smíte používat schopnost zločince, pokud ho ovládáte. Klesne-li žeton níž, schopnost nemáte.
thing-endurance_area = Oblast výdrže
about-thing-endurance_area = Od pole { $endurance-from }: smíte zaplatit 1 nadvládu nad zločincem, kterého ovládáte, a hned s ním provést akci navíc.
thing-control = Ovládat zločince
about-thing-control = Zločince ovládá ten, na jehož konzoli leží jeho žeton zaháknutí. Zůstává mu z tahu na tah, dokud ho někdo nevezme nebo dokud nespáchá velký zločin. Nadvláda zůstává i potom.

thing-actions = Akce
about-thing-actions = V kroku 3 máte { $actions }: pohyb, zvednutí předmětu, efekt zóny, schopnost, nebo 1 nadvláda. Rozdělíte je mezi své zločince, jak chcete; nevyužité propadnou.
thing-free_action = Volná akce
    .acc = volnou akci
about-thing-free_action = Nestojí akci a smíte ji v kroku 3 opakovat: spáchat drobný zločin, odložit předmět, použít uložený žeton podpory nebo volnou schopnost. Žetony podpory smíte použít i v ostatních krocích.
thing-extra_action = Akce navíc
    .acc = akci navíc
about-thing-extra_action = Koupíte ji za 1 nadvládu nad zločincem, jehož žeton je v oblasti výdrže, nebo ji dostanete z žetonu podpory. Tu za nadvládu musí provést ten zločinec, nad kterým jste zaplatili.
thing-move_word = Pohnout
about-thing-move_word = O jednu zónu do sousední zóny. Zločinci při pohybu nesmějí přes zátaras.
thing-transfer_word = Přesunout
about-thing-transfer_word = Přemístit rovnou do jiné zóny, jak efekt dovoluje. Na zátarasech cestou nezáleží.
thing-dropped = Odložený předmět
about-thing-dropped = Leží v zóně a nikdo ho nedrží. Zločinec v téže zóně ho smí za akci zvednout.
thing-held = Držený předmět
about-thing-held = Drží ho jeden zločinec a nosí ho s sebou. Každý zločinec drží nejvýše jeden. Odložit ho smí zdarma jen ten, kdo zločince ovládá.
thing-goods = Zboží
about-thing-goods = Druh předmětu: prachy a psychokódy. Žádá-li zločin zboží, vyhoví kterékoli z nich.
thing-vehicle = Dopravní prostředek
about-thing-vehicle = Druh předmětu: kupé a orlí oko. Žádá-li zločin dopravní prostředek, vyhoví kterýkoli z nich.
thing-hardware = Hardware
about-thing-hardware = Druh předmětu: rušička a dekodér. Žádá-li zločin hardware, vyhoví kterýkoli z nich.
thing-weapon = Zbraň
about-thing-weapon = Druh předmětu: puška a droid. Žádá-li zločin zbraň, vyhoví kterákoli z nich.

thing-console = Konzole
about-thing-console = Vaše deska: porty Háku, stupnice nadvlády, paměť, databanka zkaženosti a tolerance. Její písmeno označuje vaši schránku v oblasti plánu.
thing-memory = Paměť
about-thing-memory = Vaše zakryté důkazy, informace, složky a uložené žetony podpory. Důkazy vidíte jen vy a na konci hry za ně dostanete informace.
thing-intel = Informace
about-thing-intel = Body i platidlo. Kdo jich má po závěrečném hodnocení nejvíc, vítězí.
thing-tolerance = Tolerance
    .acc = toleranci
about-thing-tolerance = Odečítá se od vaší zkaženosti, v souboji i na konci hry. Každý žeton ji zvýší o { $tolerance }; nespotřebovává se.
thing-databank = Databanka zkaženosti
about-thing-databank = Sem ukládáte dilemata po každé kapitole. Na konci hry vám přinesou odměny, ale také zkaženost. Do té doby je vidíte jen vy.
thing-hand = Ruka
about-thing-hand = Karty zločinů a dilemata, které vidíte jen vy. Na konci tahu v ní máte nejméně jeden velký a jeden drobný zločin; nejvyšší počet není.

thing-major_crime = Velký zločin
about-thing-major_crime = V kroku 4 smíte spáchat jeden, platí-li podmínky a došla-li jeho dějová linka dost daleko. Vyberete opatrný, nebo bezohledný výsledek a odháknete všechny zločince.
thing-petty_crime = Drobný zločin
about-thing-petty_crime = Volná akce v kroku 3, platí-li podmínky; i několik za tah. Má jediný výsledek, nejde do příběhu a zločince po něm neodháknete.
thing-level = Úroveň zločinu
about-thing-level = Zločin 1. úrovně nežádá nic předchozího. Zločin 2. nebo 3. úrovně žádá, aby v příběhu ležel zločin téže linky o úroveň níž, ať ho spáchal kdokoli. Nižší úrovně lze páchat i potom.
thing-story = Příběh
about-thing-story = Spáchané velké zločiny, seřazené do dějových linek. Je společný: každý zločin v něm otevírá další úroveň své linky všem.
thing-conditions = Podmínky
about-thing-conditions = Co musí ve městě právě platit, aby zločin šel spáchat. Počítá se jen to, co karta říká; počet je minimum, není-li u něj „právě“. Kdo by se u skutečného stolu spletl, vezme kartu zpět do ruky a pokračuje krokem 5; tady se nesplněný zločin nenabízí.
thing-you = Vy na kartě
about-thing-you = Kterýkoli zločinec, kterého ovládáte. Máte-li být na dvou místech nebo držet dva předměty, musí to být dva různí.
thing-alone = Sám
about-thing-alone = V zóně s ním není Strážce ani žádný jiný zločinec, ani váš vlastní.
thing-alone_with = Sám s někým
about-thing-alone_with = Koho karta jmenuje, ten v zóně být musí; kromě něj tam není Strážce ani jiný zločinec.
thing-empty = Zcela prázdná zóna
about-thing-empty = Není v ní žádný předmět, zločinec ani Strážce. Pátrání a zátarasy na hranicích nevadí.
thing-effect = Efekt zločinu
about-thing-effect = Co se stane po spáchání, ještě než vyberete výsledek. Provést ho musíte, pokud to jde.
thing-cautious = Opatrný výsledek
about-thing-cautious = Zelený: méně informací a dilemat, zato zpracujete víc důkazů.
thing-reckless = Bezohledný výsledek
about-thing-reckless = Červený: víc informací, ale i víc dilemat, a zpracujete méně důkazů.
thing-process = Zpracování důkazu
about-thing-process = Položit důkaz z paměti na desku Syndikátu: do řady s jeho úkolem za složku, nebo zakrytý do oblasti plánu na bonusové pole či do vlastní schránky.
thing-aside = Karta vedle konzole
about-thing-aside = Karta zločinu získaná během tahu. Leží zakrytá a ani vy ji neznáte; do ruky ji vezmete na konci tahu.

thing-evidence = Důkaz
about-thing-evidence = Žeton jednoho ze šesti druhů. Necháte-li si ho v paměti, na konci vynese tolik, jakou hodnotu má jeho druh. Zpracujete-li ho, přinese složku nebo bonus a pomáhá zmařit plán.
thing-rail_board = Lišta důkazů
about-thing-rail_board = Důkazy lícem vzhůru, na { $rail } místech. První z důkazů, které získáváte, si vyberete odtud. Pak se doplní z displeje.
thing-display_board = Displej důkazů
about-thing-display_board = Zakryté důkazy, na začátku kapitoly { $display }. Odtud berete náhodně druhý a další důkaz. Nejde-li z displeje doplnit lišta, kapitola končí.
thing-supply = Společná zásoba
about-thing-supply = Ostatní důkazy, zamíchané lícem dolů. Bere se z ní, když displej nestačí, a mezi kapitolami se z ní plní lišta a displej.
thing-face_down = Zakrytý důkaz
about-thing-face_down = Jeho druh zná jen ten, kdo se na něj podíval nebo ho tam položil.

thing-investigation = Vyšetřování kapitoly
about-thing-investigation = Uspěje, nezbude-li na konci kapitoly na polích žádná složka. Složka pak vynese podle kapitoly { $folder-first }, { $folder-second } nebo { $folder-third }. Jinak kdo má nejméně složek (při shodě všichni takoví), ztratí { $penalty-first } nadvlády, { $penalty-second } nadvlády, ve třetí kapitole informace: { $penalty-third }.
thing-task = Úkol
about-thing-task = Druh důkazu, který patří do této řady vyšetřování. Po první a druhé kapitole se úkoly losují znovu.
thing-folder = Složka
    .acc = složku
about-thing-folder = Dostanete ji za důkaz zpracovaný do vyšetřování kapitoly. Uspěje-li vyšetřování, přinese informace; selže-li, chrání vás před postihem pro toho, kdo jich má nejméně.
thing-plan = Oblast plánu
about-thing-plan = Sem se zpracovávají důkazy zakryté. Jsou-li na konci hry aspoň { $plan-minimum } důkazy od každého z { $plan-kinds } druhů, plán Syndikátu je zmařen; ve 2, 3, 4 a 5 hráčích je to { $plan-by-seats } druhů. Četnost druhů zde určuje jejich hodnotu.
thing-bonus_field = Bonusové pole
about-thing-bonus_field = Kdo sem položí důkaz, dostane hned bonus: žeton podpory, toleranci, nebo nadvládu. Po kapitole důkaz přejde odkrytý do sdílené schránky a pole je zase volné.
thing-box = Schránka
    .acc = schránku
about-thing-box = Místo hráče v oblasti plánu. Důkazy v ní leží zakryté a smí se na ně dívat jen majitel. Na konci se počítají ke všem ostatním v plánu.
thing-shared_box = Sdílená schránka
    .acc = sdílenou schránku
about-thing-shared_box = Odkryté důkazy v oblasti plánu, které vidí všichni. Napovídají, které druhy budou na konci nejcennější.
thing-value_fields = Hodnotící pole
about-thing-value_fields = Druh, kterého je v oblasti plánu nejvíc, má hodnotu podle prvního pole, další podle dalších: { $values }. Stejně četné druhy mají stejnou hodnotu. Druh, který v plánu není, nemá žádnou.

thing-support_offer = Nabídka podpory
about-thing-support_offer = Tři žetony podpory, každý ve své třetině. S žetonem si vezmete i informace v jeho třetině; do další po směru pak přibude { $offer-intel }. Volné místo se doplní; když žetony dojdou, zamíchají se odhozené.
thing-instant = Blesk: okamžitý žeton
about-thing-instant = Růžový žeton podpory. Vyhodnotí se hned, jakmile ho vezmete, a odhodí se.
thing-stored = Uložený žeton
about-thing-stored = Modrý žeton podpory. Necháte si ho, jak dlouho chcete, a použijete ho kdykoli během svého tahu jako volnou akci. Všichni ho vidí.

thing-dilemma = Dilema
about-thing-dilemma = Karta s hodnotou zkaženosti a odměnou. Dostáváte je za zločiny a za třetí port. Po kapitole polovinu z ruky uložíte a zbytek odhodíte. Když balíček dojde, zamíchají se odhozená.
thing-corruption = Zkaženost
about-thing-corruption = Součet uložených dilemat minus tolerance. Kdo ji má na konci nejvyšší, je za hranou; kdo nejnižší, dostane odměnu.
thing-warrant = Zatykač
about-thing-warrant = Odměna na dilematu. Na konci přinesou různé zatykače druhou mocninu svého počtu: 1, 4, 9, 16. Stejné se počítají jednou.
thing-badge = Odznak Strážce
about-thing-badge = Odměna na dilematu bez zkaženosti. Počet informací za každou celou sadu ({ $badge-set }) na konci: { $badge-intel }; neúplná nepřinese nic.
thing-symbol = Symbol důkazu
about-thing-symbol = Na uloženém dilematu platí na konci stejně jako důkaz téhož druhu v paměti.
thing-over_the_edge = Za hranou
about-thing-over_the_edge = Nejzkaženější hráč na konci hry. Byl-li plán zmařen, ztratí tolik informací, kolik činí jeho zkaženost, ne však víc, než má po nadvládě a odměně nejméně zkaženému; důkazy a dilemata mu zůstanou. Jinak neztratí nic. Při shodě jsou za hranou všichni takoví.
thing-least_corrupt = Nejméně zkažený
about-thing-least_corrupt = Na konci hry získá za každého zkaženějšího hráče informace: { $least-corrupt }. Při shodě ji získají všichni takoví; jsou-li stejní všichni hráči, odměna není.
thing-challenge = Souboj
about-thing-challenge = Vyzyvatel i vyzvaný ukážou dilemata v ruce. Vyšší zkaženost po odečtení tolerance prohrává, shodu vyhrává vyzyvatel. Poražený platí informace ({ $challenge }) a jedno dilema odhodí.

thing-chapter = Kapitola
    .acc = kapitolu
about-thing-chapter = Hra má tři. Kapitola trvá, dokud je na displeji čím doplnit lištu. Pak se vyhodnotí vyšetřování a uloží se dilemata.
thing-chapter_end = Konec kapitoly
about-thing-chapter_end = Nastane, když se má doplnit lišta a na displeji už nic není. Hráč na tahu tah dohraje, důkazy se zatím berou ze společné zásoby. Pak se vyhodnotí vyšetřování a uloží dilemata; po třetí kapitole má předtím každý další hráč ještě jeden tah.
thing-last_turns = Poslední tahy
about-thing-last_turns = Po konci třetí kapitoly má každý další hráč ještě jeden tah, potom se hra vyhodnotí.
thing-storing = Uložení dilemat
about-thing-storing = Po každé kapitole uložíte polovinu dilemat z ruky, zaokrouhleno nahoru, a zbytek odhodíte. Všichni vybírají zároveň a tajně.
thing-foiled = Zmařený plán
about-thing-foiled = Aspoň { $plan-minimum } důkazy od každého z { $plan-kinds } druhů v oblasti plánu na konci hry; ve 2, 3, 4 a 5 hráčích je to { $plan-by-seats } druhů. Pak hráč za hranou platí svou zkaženost.
thing-scoring = Závěrečné hodnocení
about-thing-scoring = K informacím ze hry přičtete nejnižší žeton nadvlády, odměnu nejméně zkaženému, důkazy, informace na dilematech, zatykače a odznaky. Kdo je za hranou, možná ztratí.
thing-tie = Shoda
    .acc = shodu
about-thing-tie = Při stejném počtu informací vítězí méně zkažený; jsou-li i v tom stejní, vítězí spolu.
thing-winning = Vítězství
about-thing-winning = Vítězí hráč, který má po závěrečném hodnocení nejvíc informací. Nic jiného hru nevyhraje ani nikoho nevyřadí.

thing-echo = Echo
about-thing-echo = Automatická protivnice. Táhne podle karet a kostek, zločiny páchá bez splnění podmínek a na konci se hodnotí jako každý hráč. Porazíte ji větším počtem informací.
thing-echo_letters = Písmena Echo
about-thing-echo_letters = Každé písmeno A až D znamená jednoho zločince. Písmeno na kartě Echo říká, koho Echo zahákne. Hrají-li dva lidé, písmena se po každém jejím tahu posunou.
thing-progress = Ukazatel pokroku
about-thing-progress = V každém tahu Echo postoupí po stupnici zločinu. Dojde-li na pole jejího zločinu nebo za něj, Echo ho spáchá a ukazatel se vrátí na začátek.
thing-crime_track = Stupnice zločinu
about-thing-crime_track = Ukazuje, jak daleko má Echo ke svému zločinu. Nedojde-li ukazatel dost daleko, Echo získá informace ({ $miss-intel }){ $miss-dominance ->
    [0] .
   *[other] {" "}a nadvládu ({ $miss-dominance }).
 }
thing-black_die = Černá kostka
about-thing-black_die = Určuje, o kolik zón a kterým směrem Echo něco přesune, a o kolik polí postoupí její ukazatel pokroku.
thing-white_die = Bílá kostka
about-thing-white_die = Určuje, co Echo ve městě přesune: zločince, předmět, pátrání, zátaras, nebo Strážce. V první kapitole jednou za tah, ve druhé dvakrát, ve třetí třikrát.
thing-marked_barrier = Označený zátaras
about-thing-marked_barrier = Ve hře s Echo je první zátaras označený. Karta Echo říká, zda pohne jím, nebo tím druhým.

now-criminal-absent = V této hře není.
now-criminal-free = Zločince teď nikdo neovládá.
now-criminal-echo = Zločince teď ovládá Echo{ $locked ->
    [yes] {" "}a má ho uzamčeného.
   *[no] .
 }
now-criminal-hooked = { $seat-is ->
    [you] Zločince teď ovládáte vy{ $locked ->
        [yes] {" "}a máte ho uzamčeného.
       *[no] .
    }
   *[other] Zločince teď ovládá { $seat }{ $locked ->
        [yes] {" "}a má ho uzamčeného.
       *[no] .
    }
 }
now-criminal-dominance = Váš žeton nadvlády stojí na poli { $space }{ $area ->
    [endurance] , v oblasti výdrže.
    [ability] , v oblasti schopnosti.
   *[start] , zatím pod oblastí schopnosti.
 }
now-zone-patrol = Teď je tu pátrání ({ $patrol }), efekt použít nejde.
now-zone-open = Teď tu pátrání není, efekt použít jde.
now-item-held = Předmět teď drží { $criminal }.
now-item-dropped = Předmět teď leží odložený { $zone-at }.
now-row = Úkol { $row }. řady: { $task }. { $left ->
    [0] Složky už v ní nejsou.
   *[other] Zbývající složky: { $left }.
 }
now-evidence-shared = Ve sdílené schránce jich leží: { $count }.
now-evidence-own = V paměti jich máte: { $count }.
now-crime-committed = Tento zločin už leží v příběhu.
now-crime-story = V příběhu zatím chybí zločin { $level }. úrovně této linky.
now-crime-missing = Nesplněné podmínky: { $count }.
now-crime-met = Všechny podmínky na kartě teď platí.
now-line-absent = V této hře tato linka není.
now-line = Nejvyšší úroveň, kterou v ní lze spáchat: { $level }.
now-bonus-free = Teď je volné.
now-bonus-taken = Teď na něm leží důkaz; uvolní se na konci kapitoly.
now-guardian = Teď stojí { $zone-at }.
now-display = Kapitola { $chapter }. Na displeji zbývá důkazů: { $left }.
now-folders = Na desce zbývá složek: { $left }.
now-folders-own = Vy jich máte: { $count }.
now-lowest = Váš nejnižší žeton teď: { $criminal }. Informací za něj na konci: { $worth }.
now-corruption = Vaše uložená dilemata po odečtení tolerance ({ $tolerance }): { $corruption }.
