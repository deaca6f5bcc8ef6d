# Co která věc je a co dělá. Čísla pocházejí z dat (about.py).

about-agent-double_agent = S první kopií posune vaši figurku o { $first }, s druhou o { $second } a s každou další zase o { $third }. Vyplatí se mít ji dvakrát, a ne víckrát. V balíčku je { $copies }krát.
about-agent-enforcer = Posouvá vaši figurku dopředu a pokaždé dál: s první kopií o { $first }, s druhou o { $second }, se třetí a každou další o { $third }. V balíčku je { $copies }krát.
about-agent-codebreaker = Figurkou nehýbe. Kdo má na konci tahu ve hře tři, vyhrává: to znamená znak ✓. Splní-li se v témže tahu víc podmínek, vyhrává strana na tahu. V balíčku je { $copies }krát.
about-agent-saboteur = Posouvá vždy vaši vlastní figurku dozadu: s první kopií o { $first }, s druhou o { $second }, se třetí a každou další o { $third }. Nejlépe je nechat ho soupeři. V balíčku je { $copies }krát.
about-agent-daredevil = S první kopií posune vaši figurku o { $first }, s druhou o { $second }. Kdo má na konci tahu ve hře tři, prohrává: to znamená znak ✗. Splní-li se v témže tahu víc podmínek, vyhrává strana na tahu. V balíčku je { $copies }krát.
about-agent-sentinel = S první kopií neudělá nic, s druhou posune vaši figurku o { $second }, se třetí a každou další o { $third }. V balíčku je { $copies }krát.
about-agent-sidekick = Posune vaši figurku o { $first }. V balíčku je jediný.
about-agent-mole = Posune vaši vlastní figurku o { $first }, tedy dozadu. V balíčku je jediný.

about-card = { $name-effect } { $type ->
    [ongoing] Trvalá karta: leží před vaší stranou a působí do konce hry, ne však na agenta, kterého jste naverbovali těsně před jejím vzetím.
   *[instant] Okamžitá karta: působí jednou a hned, i kdyby vám to škodilo, a potom se odloží. Co nelze provést, se přeskočí.
 }

about-side = Jedna ze dvou stran; má jednu figurku. Na začátku dělí figurky { $lead } polí; soupeře chytí strana, která mu tento náskok smaže.

about-offered-face_up = Karta z dvojice, kterou vidí všichni. Soupeř toho, kdo vykládá, si vezme buď tuto, nebo skrytou kartu; druhá zůstane tomu, kdo vyložil.
about-offered-face_down = Skrytá karta z dvojice: než ji někdo naverbuje, zná ji jen ten, kdo ji vyložil. Jmenuje se jinak než karta lícem vzhůru, ledaže měl ten hráč v ruce samé stejné. Kdo si ji vezme, teprve potom zjistí, co to je.

about-condition-catch = Soupeře chytíte, když vaše figurka dojde na jeho pole nebo ho cestou dopředu předejde; na začátku vás od něj dělí { $lead } polí. Počítá se stav na konci tahu, až se posunou obě figurky: uteče-li v témže tahu, chycen není. Chycena je i figurka, která couvne na pole druhé figurky nebo až za ni. Splní-li se v témže tahu víc podmínek, vyhrává strana na tahu.
about-condition-codebreakers = Kdo má na konci tahu ve hře { $codebreakers } Kryptografky, vyhrává. Splní-li se v témže tahu víc podmínek, vyhrává strana na tahu.
about-condition-daredevils = Kdo má na konci tahu ve hře { $daredevils } Odvážlivce, prohrává. Splní-li se v témže tahu víc podmínek, vyhrává strana na tahu.
about-condition-leader_of_the_pack = Kdo má Vůdkyni smečky, se třemi Odvážlivci vyhrává, místo aby prohrál.
about-condition-masterplan = Kdo má Mistrovský plán, vyhrává, má-li na konci tahu ve hře agenty { $names } různých jmen.
about-condition-security_system = Kdo má Zabezpečovací systém, vyhrává, stojí-li na konci tahu soupeřova figurka na jeho domově.

about-leader-me = V tomto tahu vykládáte lícem vzhůru vy, spoluhráč lícem dolů.
about-leader-mate = V tomto tahu vykládá lícem vzhůru spoluhráč, vy lícem dolů.

about-space = { $kind ->
    [home-green] Domov zelené: odtud vychází zelená figurka. Dopředu se jde po směru hodinových ručiček.
    [home-blue] Domov modré: odtud vychází modrá figurka. Dopředu se jde po směru hodinových ručiček.
    [market] Pole černého trhu: figurka, která tu přesně skončí svůj pohyb, ať dopředu, nebo dozadu, bere kartu černého trhu.
   *[plain] Obyčejné pole: nic se tu neděje.
 }
    .name = Pole { $id }

about-move-swap = Jednu kartu z ruky odložíte lícem dolů před sebe, kde zůstane mimo hru, a doberete si novou. Za celou hru to smíte { $swaps }krát{ $alone ->
    [0] {""}
   *[other] {" "}(kdo hraje sám proti dvěma, { $alone }krát)
 }, třeba i několikrát v jednom tahu, vždy než vyložíte své dvě karty.
    .name = Vyměnit kartu
about-move-offer_up = Kartu z ruky vyložíte doprostřed lícem vzhůru, takže ji vidí všichni. Lícem dolů k ní přidáte kartu jiného jména. Soupeř si jednu z obou vezme a druhá zbude na vás.
    .name = Vyložit lícem vzhůru
about-move-offer_down = Přidáte druhou kartu lícem dolů; musí se jmenovat jinak než první, ledaže máte v ruce samé stejné. Potom si doberete do { $hand } karet a soupeř vybírá.
    .name = Vyložit lícem dolů
about-move-recruit = Jednu z obou vyložených karet si vezmete, druhá připadne straně, která je vyložila. Pak se obě figurky najednou posunou, každá podle symbolu svého nového agenta.
    .name = Naverbovat jednu z karet
about-move-take = Vaše figurka skončila na černém trhu, proto si musíte vzít jednu z vyložených karet. Okamžitá karta působí hned, trvalá vám zůstane.
    .name = Vzít si kartu černého trhu
about-move-let_mate_take = Kartu si bere jeden z vás dvou. „Ruka“ na kartě je pak ruka spoluhráče a on také rozhoduje o tom, co karta žádá.
    .name = Nechat kartu spoluhráči
about-move-choose = Karta, kterou jste si právě vzali, potřebuje agenta: vyberte ho. Je-li to možné, vybrat musíte, i kdyby vám to škodilo.
    .name = Vybrat agenta
about-move-recruit_again = Agent, kterého jste si vzali zpět, jde hned znovu do hry: kopie se spočítají znovu a figurka se posune.
    .name = Znovu naverbovat
about-move-keep_in_hand = Agent zůstane ve vaší ruce. Všichni vědí, že ho tam máte.
    .name = Nechat si v ruce
about-move-propose_lead = Navrhnete spoluhráči, kdo z vás vyloží lícem vzhůru. Nikoho to nezavazuje a vidíte to jen vy dva.
    .name = Navrhnout, kdo vyloží lícem vzhůru
about-move-propose_recruit = Navrhnete spoluhráči, kterou z vyložených karet naverbovat. Nikoho to nezavazuje.
    .name = Navrhnout, kterou kartu naverbovat
about-move-propose_take = Navrhnete, že si tuto kartu černého trhu vezmete sami. Nikoho to nezavazuje.
    .name = Navrhnout, že si kartu vezmete
about-move-propose_mate_take = Navrhnete, aby si tuto kartu černého trhu vzal spoluhráč. Nikoho to nezavazuje.
    .name = Navrhnout kartu spoluhráči

thing-meeple = Figurka
    .acc = figurku
about-thing-meeple = Každá strana má jednu. Pohne se, když její strana naverbuje agenta; dopředu znamená po směru hodinových ručiček. Figurky si nepřekážejí.
thing-street = Ulice
    .acc = ulici
about-thing-street = Okruh { $spaces } polí se dvěma domovy proti sobě. Obě figurky jdou po směru hodinových ručiček, takže každá honí druhou: kdo na soupeře získá { $lead } polí, chytil ho. Nemusí to vyjít přesně: předejít ho stačí. Počítá se i to, když k vám soupeř sám couvne.
thing-home = Domov
about-thing-home = Odtud figurka vychází. Domovy leží { $lead } polí od sebe v obou směrech. Zastavit se na domově nic nedělá, leda s některou kartou černého trhu.
thing-market = Pole černého trhu
about-thing-market = Ve čtyřech rozích pokročilé ulice. Figurka, která tu přesně skončí pohyb, musí vzít jednu kartu černého trhu; za průchod ani za stání na místě nic není. Skončí-li na nich v jednom tahu obě figurky, bere nejdřív strana na tahu a vše vyhodnotí. Když karta dovede figurku na další takové pole, bere se znovu.
thing-supply = Nabídka černého trhu
    .acc = nabídku černého trhu
about-thing-supply = { $supply } karty černého trhu lícem vzhůru. Kdo bere, vybírá mezi nimi volně, a mezera se hned doplní z balíčku, ve kterém je celkem { $market-cards } karet.
thing-instant = Okamžitá schopnost (blesk)
    .acc = okamžitou schopnost (blesk)
about-thing-instant = Působí jednou, hned jak si kartu vezmete, a karta se pak odloží. Je-li to možné, provést se musí.
thing-ongoing = Trvalá schopnost (nekonečno)
    .acc = trvalou schopnost (nekonečno)
about-thing-ongoing = Zůstává před vaší stranou a působí jen pro vás až do konce hry, ne však na agenta, kterého jste právě naverbovali. Platí, ať agenta naverbujete jakkoli.
thing-in_play = Agenti ve hře
    .acc = agenty ve hře
about-thing-in_play = Agenti, kteří leží lícem vzhůru před některou stranou. Kolik jich strana má od jednoho jména, rozhoduje, který symbol agenta se čte: s jednou kopií první, se dvěma druhý, se třemi a více třetí. Odejde-li agent ze hry, figurka se tím neposune.
thing-hand = Ruka
    .acc = ruku
about-thing-hand = Vaše karty, které vidíte jen vy. Do { $hand } si dobíráte, jakmile leží obě vyložené karty, ještě než soupeř vybere. Máte-li jich víc, jen nedobíráte.
thing-deck = Balíček agentů
about-thing-deck = Celkem je agentů { $agents }; na začátku má každý hráč čtyři z nich v ruce. Nic se do něj nevrací. Když dojde, už nikdo nedobírá ani nemění; a jakmile další hráč nemůže vyložit dvě karty, hra končí a vyhrává strana, které k chycení chybí méně polí.
thing-swaps = Výměny
about-thing-swaps = Kolikrát ještě smíte odložit kartu a dobrat si jinou. Na celou hru máte { $swaps }{ $alone ->
    [0] {""}
   *[other] {" "}(kdo hraje sám proti dvěma, { $alone })
 } a smíte jich použít několik v jednom tahu; odložené karty zůstávají lícem dolů a jsou mimo hru.
thing-win_sign = Znak ✓
about-thing-win_sign = Třetí Kryptografka: na konci tahu vyhráváte. Figurka se za ni neposouvá.
thing-lose_sign = Znak ✗
about-thing-lose_sign = Třetí Odvážlivec: na konci tahu prohráváte. Figurka se za něj neposouvá.
thing-judgement = Konec tahu
about-thing-judgement = Teprve teď se posuzuje, kdo vyhrál: po pohybu obou figurek a po všech kartách černého trhu. Chycení nebo třetí Kryptografka, o které někdo mezitím přijde, se nepočítá.
thing-deck_out = Prázdný balíček
about-thing-deck_out = Když je balíček agentů prázdný a další hráč nemůže vyložit dvě karty, hra končí: vyhrává strana, které k chycení soupeře chybí méně polí. Chybí-li oběma stejně, vyhrává strana na tahu.
thing-tie = Shoda
    .acc = shodu
about-thing-tie = Na konci tahu mají splněnou výhru obě strany, prohru obě, nebo jedna z nich výhru i prohru. Pak vyhrává strana na tahu.
thing-teammate = Spoluhráč
    .acc = spoluhráče
about-thing-teammate = Máte společnou figurku, agenty ve hře i karty trhu a vyhráváte nebo prohráváte spolu. Každý má vlastní ruku, kterou druhý nesmí vidět. Domluvit se smíte na tom, kdo vyloží lícem vzhůru, co naverbovat a kterou kartu trhu vzít. Po vyložení si dobírá napřed ten, kdo vyložil lícem vzhůru.

now-agent-moves = { $count ->
    [0] { $side } nemá ve hře žádnou kopii; první by její figurku { $moves ->
        [no] neposunula
       *[yes] posunula o { $spaces }
    }.
   *[other] { $side } má ve hře kopií: { $count }. Další by její figurku { $moves ->
        [no] neposunula
       *[yes] posunula o { $spaces }
    }.
 }
now-agent-wins = { $side } má ve hře kopií: { $count }. S další kopií na konci tahu vyhrává.
now-agent-loses = { $side } má ve hře kopií: { $count }. S další kopií na konci tahu prohrává.
now-agent-all = { $side } má ve hře kopií: { $count }. Další už nejsou.
now-catch = { $side } musí na soupeře získat { $gap ->
    [one] 1 pole
    [few] { $gap } pole
    [many] { $gap } pole
   *[other] { $gap } polí
 }, aby ho chytila.
now-card-owned = Tuto kartu má ve hře { $side }.
