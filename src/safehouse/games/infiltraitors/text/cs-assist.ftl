# Infiltraitors u skutečného stolu.
game-assist = Máte krabici? Program povede destičky nápověd.
companion-mission = Destičky nápověd a záznam mise
companion-mission-lead = Hrajete se svými kartami. Programu řekněte každou vyloženou nápovědu; vede společné destičky nápověd, náboje i čas a upozorní, když nápovědy nemohou platit zároveň.
companion-mission-how = Zvolte misi a počet agentů. Zadejte podezřelého, když ho někdo chytí, každou nápovědu s tím, jak je natočená, každý výstřel s odpovědí a karty, které jinak viděli všichni. Jako chyceného zadejte i podezřelého, který se předává na konci mise 18.
mission-left = { $suspects ->
    [one] Zbývá jeden podezřelý
    [few] Zbývají { $suspects } podezřelí
    [many] Zbývá { $suspects } podezřelého
   *[other] Zbývá { $suspects } podezřelých
 }, nábojů: { $bullets }.
mission-suspect-many = { $whom }: možných podezřelých je { $count }.
mission-suspect = { $whom }: { $count ->
    [one] může to být jedině { $cards }.
   *[other] v úvahu připadají { $cards }.
 }
judged-right = správně
judged-wrong = vedle
entry-catch = { $seat } chytá podezřelého.
    .name = Chycený podezřelý
    .said = chytit chytá chytil chytila zadržet
entry-catch_single = { $seat } chytá podezřelého bez druhé karty.
    .name = Podezřelý bez druhé karty
    .said = chytit chytá jediná prázdná centrála
entry-clue = { $seat }, nápověda { $card }: { $turned }.
    .name = Nápověda
    .said = dát dal dala vyměnit karta vyložit
entry-shot = Výstřel na podezřelého, kterého má { $seat }: { $card }, { $verdict }.
    .name = Výstřel
    .said = střelba střílet střílí vystřelit vystřelil vystřelila eliminovat zrádce
entry-seen = Všichni viděli kartu { $card }.
    .name = Karta, kterou viděli všichni
    .said = vidět odhodit odhozená odměna
entry-key_clue = Klíčová osoba, nápověda { $card }: { $turned }.
    .name = Nápověda na klíčovou osobu
    .said = klíčová nápověda
entry-key_shot = Výstřel na klíčovou osobu: { $card }, { $verdict }.
    .name = Výstřel na klíčovou osobu
    .said = klíčová střílet vystřelit
entry-time_expired = Čas vypršel.
    .name = Čas vypršel
    .said = konec času čas
why-IN-3-1 = Každá karta je jen jedna: tato leží u podezřelého, nebo se s ní v misi nehraje.
why-IN-5-204 = S tímto by podezřelým nemohl být nikdo: některá nápověda je špatně natočená nebo zadaná. Zkontrolujte nápovědy a chybnou vezměte zpět.
why-IN-5-777 = V této misi je každý podezřelý jediná karta: zadejte ho jako chyceného.
why-IN-5-354 = Nezbývá žádný náboj.
