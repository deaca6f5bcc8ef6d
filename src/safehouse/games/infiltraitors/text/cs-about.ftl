# Co která věc je a co dělá. Čísla pocházejí z dat (about.py).

about-card = { $kind ->
    [special] Speciální karta. Jako nápověda zkouší jen barvu: má-li podezřelý { $colour-acc } barvu, leží svisle, jinak vodorovně. Jako podezřelý má číslo { $number } a shodu s ní vytvářejí jen karty její barvy.
   *[standard] { $related ->
        [none] Shodu vytváří s každou { $colour-acc } kartou a s každým číslem { $number }. Žádné jiné číslo v balíčku není jeho dělitelem ani násobkem.
       *[other] Shodu vytváří s každou { $colour-acc } kartou a s každým číslem { $number }. Další čísla, se kterými vytváří shodu jako dělitel nebo násobek: { $related }.
     } Jako nápověda leží svisle u podezřelého, se kterým shodu vytváří, u každého jiného vodorovně.
 }

about-colour = Jedna z barev balíčku; každé číslo od { $lowest } do { $highest } je v ní jednou. Každá { $name } karta vytváří shodu s každým podezřelým téže barvy, ať mají čísla jakákoli.

about-turned-vertical = Tato nápověda s podezřelým vytváří shodu: má stejnou barvu, stejné číslo, nebo jedno číslo dělí druhé. Co z toho platí, nikdo neříká. U speciální karty je to vždy barva.
about-turned-horizontal = Tato nápověda s podezřelým shodu nevytváří. Podezřelý tedy nemá její barvu ani číslo a jeho číslo není dělitelem ani násobkem jejího čísla. Speciální karta vylučuje jen barvu.

about-source-hand = Karta byla zahrána z ruky.
about-source-pile = Karta byla vybrána z těch, které leží v odhazovacím balíčku lícem nahoru. Pocházet odtud smí jen nápověda na klíčovou osobu.
about-source-pool = Byla to jedna ze speciálních karet uprostřed stolu, které smí k výměně informací použít kdokoli.

about-modifier-silence = Po celou misi nikdo nesmí mluvit, psát ani dávat znamení. Nahlas zazní jen identifikace: barva, číslo a správně, nebo špatně. Soukromé poznámky jsou dovoleny.
about-modifier-discard_face_down = Každá odhozená karta jde lícem dolů, i nápověda, kterou všichni viděli. Odměna se proto vždy bere naslepo. Pamatujte si, co jste viděli.
about-modifier-order_tokens = Každý chycený podezřelý dostane další číslo. Eliminovat je musíte v tomto pořadí: střílet smíte jen na nejnižší číslo, které má právě některý agent před sebou. Je-li to váš podezřelý, střílet nemůžete vůbec.
about-modifier-special_pool = Speciální karty použitých barev leží lícem nahoru uprostřed pro všechny. Místo karty z ruky smíte k výměně informací použít jednu z nich; zkouší jen barvu a kartu si doberete jako obvykle. Každá poslouží jednou.
about-modifier-balanced_clues = Na podezřelého lze střílet, jen když má stejně svislých jako vodorovných nápověd a dohromady jich je aspoň { $least }.
about-modifier-exchange_left_only = Informace si smíte vyměňovat jen o podezřelém, kterého má soused bezprostředně vlevo. Nemá-li žádného, akci provést nelze. Ve dvou se nemění nic.
about-modifier-eliminate_right_only = Střílet smíte jen na podezřelého, kterého má soused bezprostředně vpravo. Ve dvou se nemění nic.
about-modifier-hand_limit = Na začátku dostanete { $start ->
    [one] { $start } kartu
    [few] { $start } karty
    [many] { $start } karty
   *[other] { $start } karet
 } a limit karet v ruce na konci tahu je { $limit }. Vyčkáním si i tak smíte dobrat až { $drawn ->
    [one] { $drawn } kartu
    [few] { $drawn } karty
    [many] { $drawn } karty
   *[other] { $drawn } karet
 }.
about-modifier-designated_eliminator = Střílet smí jediný agent, vylosovaný a známý všem. Podezřelé chytat nesmí.
about-modifier-special_in_deck = Speciální karty jsou zamíchané v balíčku. Jako podezřelý má speciální karta číslo { $number } a svisle u ní leží jen nápovědy její barvy. Jako nápověda zkouší jen barvu.
about-modifier-two_card_suspects = Když chytíte podezřelého, vrchní karta centrály se neodhodí, ale přidá se k němu. Podezřelý má pak číslo své karty a barvu té druhé. Obě vidíte jen vy.
about-modifier-outward_hands = Vidíte všechny ruce kromě své. K nápovědě i k výměně informací berete kartu z ruky jiného agenta. Po výměně informací si doberete kartu, kterou nevidíte.
about-modifier-reward_finale = Odměny se neberou do ruky, ale vykládají se stranou lícem nahoru. Až budou eliminováni podezřelí ze stolu (na začátku { $row }), ostatní karty se odhodí, karty odměn se rozdají a jen s nimi musíte najít posledního podezřelého.
about-modifier-key_person = Kromě podezřelých na stole (na začátku { $row }) musíte eliminovat i klíčovou osobu. Po správné identifikaci se na ni smíte podívat, dát na ni nápovědu a odstoupit z mise. Poslední agent ve hře ji musí okamžitě identifikovat.
about-modifier-time_limit = Misi musíte splnit do { $minutes } minut od začátku prvního tahu. Zbývá-li pak některý podezřelý, prohráli jste.

about-move-catch = Vezmete ze stolu podezřelého, tajně se na něj podíváte a vložíte ho do svého stojánku. Pak se vrchní karta centrály odhodí lícem dolů a nikdo se na ni nedívá. Mít můžete vždy jen jednoho podezřelého.
    .name = Chytit podezřelého
about-move-give = Přiložíte kartu z ruky ke svému podezřelému: svisle, pokud vytváří shodu, jinak vodorovně. Nedobíráte nic.
    .name = Dát nápovědu
about-move-exchange = Přiložíte kartu z ruky k podezřelému jiného agenta a ten ji otočí svisle, nebo vodorovně. Pak si doberete jednu kartu z centrály.
    .name = Vyměnit si informace
about-move-wait = Vrchní karta centrály se odhodí lícem dolů a nikdo se na ni nedívá. Pak si můžete dobrat až { $drawn ->
    [one] { $drawn } kartu
    [few] { $drawn } karty
    [many] { $drawn } karty
   *[other] { $drawn } karet
 }; kolik, to řeknete předem.
    .name = Vyčkat
about-move-eliminate = Odhodíte náboj, vezmete pistoli a ukážete na podezřelého jiného agenta. Potom určíte jeho barvu a číslo. Cesty zpět není.
    .name = Eliminovat zrádce
about-move-eliminate_key_person = Odhodíte náboj, vezmete pistoli a ukážete na klíčovou osobu. Potom určíte její barvu a číslo.
    .name = Střílet na klíčovou osobu
about-move-name = Řeknete, která karta je podezřelý. Správně musí být barva i číslo; dozvíte se jen „správně“, nebo „špatně“. Správně: podezřelý je eliminován a smíte si vzít odměnu. Špatně: náboj je promarněný a všechno zůstává.
    .name = Identifikovat: barva a číslo
about-move-decline_reward = Odhazovací balíček necháte, jak je. Odměna není povinná, jen v misi, ve které se odměny sbírají do závěru, ano.
    .name = Nevzít si odměnu
about-move-take = Za správnou identifikaci si vezmete do ruky tuto kartu, která leží v odhazovacím balíčku lícem nahoru. Všichni vědí, že ji máte. Kde se odměny sbírají do závěru, vyloží se místo toho stranou.
    .name = Vzít si odměnu lícem nahoru
about-move-take_down = Za odměnu si vezmete kartu, která leží v odhazovacím balíčku lícem dolů. Co je to za kartu, zjistíte, až ji máte v ruce; ostatní se to nedozvědí, pokud speciální pravidlo neurčuje jinak.
    .name = Vzít si odměnu lícem dolů
about-move-discard = Na konci tahu máte v ruce víc karet, než dovoluje limit ({ $limit }). Vyberte kartu, kterou odhodíte.
    .name = Odhodit kartu nad limit
about-move-discard_place = Máte v ruce víc karet, než dovoluje limit, a nevidíte je. Vyberte kartu podle místa v ruce; ta se odhodí.
    .name = Odhodit neviděnou kartu
about-move-withdraw = Tajně se podíváte na klíčovou osobu, dáte na ni nápovědu, odhodíte ruku a další tahy už nemáte. Jakmile jste se podívali, nelze si to rozmyslet.
    .name = Dát nápovědu a odstoupit
about-move-stay = Na klíčovou osobu se nepodíváte a hrajete dál. Po další správné identifikaci se můžete rozhodnout znovu.
    .name = Zůstat v misi
about-move-key_clue = Tuto kartu z ruky nebo z karet odhozených lícem nahoru přiložíte ke klíčové osobě: svisle, pokud vytváří shodu, jinak vodorovně.
    .name = Dát nápovědu na klíčovou osobu
about-move-cross_out = Na své destičce nápověd škrtnete jednu kartu. Vidíte to jen vy a tah tím neskončí.
    .name = Škrtnout na destičce nápověd
about-move-cross_out_colour = Na své destičce nápověd škrtnete všechny karty jedné barvy. Vidíte to jen vy.
    .name = Škrtnout barvu
about-move-cross_out_number = Na své destičce nápověd škrtnete jedno číslo ve všech barvách. Vidíte to jen vy.
    .name = Škrtnout číslo
about-move-bring_back = Na své destičce nápověd zrušíte jedno škrtnutí. Vidíte to jen vy.
    .name = Zrušit škrtnutí
about-move-wipe = Ze své destičky nápověd smažete všechna škrtnutí. Vidíte to jen vy.
    .name = Smazat destičku nápověd
about-move-time_expired = Hodiny mise došly. Tento tah provede program sám a mise je prohraná.
    .name = Čas vypršel

thing-goal = Cíl hry
about-thing-goal = Eliminujte všechny podezřelé mise. Na { $suspects ->
    [one] { $suspects } podezřelého
    [few] { $suspects } podezřelé
    [many] { $suspects } podezřelého
   *[other] { $suspects } podezřelých
 } máte { $bullets ->
    [one] { $bullets } náboj
    [few] { $bullets } náboje
    [many] { $bullets } náboje
   *[other] { $bullets } nábojů
 }. Všichni agenti společně vyhrají, nebo prohrají.
thing-win = Výhra
    .acc = výhru
about-thing-win = Vyhráváte, když nezbývá žádný podezřelý: nikdo ho nemá před sebou, žádný neleží na stole ani stranou. Platí to, i když vám nezbyl jediný náboj.
thing-loss = Prohra
    .acc = prohru
about-thing-loss = Prohráváte, jakmile je nábojů méně než zbývajících podezřelých nebo když agent na tahu nemůže provést žádnou z pěti akcí.
thing-mission = Mise
    .acc = misi
about-thing-mission = Samostatná hra. Podezřelí v této misi: { $suspects }. Náboje: { $bullets }. Barvy: { $colours }. Čísla: { $lowest } až { $highest }. Některé mise přidávají speciální pravidla.
thing-turn = Tah
about-thing-turn = Právě jedna z pěti akcí: chytit podezřelého, dát nápovědu, vyměnit si informace, vyčkat, nebo eliminovat zrádce. Vynechat nelze. Pak hraje další agent po směru hodinových ručiček.
thing-suspect = Podezřelý
    .acc = podezřelého
about-thing-suspect = Karta z balíčku, která leží lícem dolů. Když ji někdo chytí, vidí ji jen on. Ostatní musí zjistit její barvu a číslo a vystřelit.
thing-row = Podezřelí na stole
    .acc = podezřelé na stole
about-thing-row = Podezřelí, které ještě nikdo nechytil. Nikdo je neviděl a všichni vypadají stejně, takže kdo chytá, ten si nevybírá. Mezi zbývající podezřelé se počítají.
thing-stand = Stojánek
about-thing-stand = Drží podezřelého, kterého agent chytil, tak, aby na něj viděl jen on. Nápovědy leží vedle. Víc než jeden podezřelý v něm nikdy není.
thing-match = Shoda
    .acc = shodu
about-thing-match = Nápověda vytváří s podezřelým shodu, když má stejnou barvu, nebo stejné číslo, nebo když jedno číslo dělí druhé. Společný dělitel nestačí: 4 a 6 shodu netvoří.
thing-related = Spřízněná čísla
about-thing-related = Dělitele a násobky čísla, které jsou v balíčku; jsou uvedeny na kartě. Karty se spřízněnými čísly spolu vytvářejí shodu, ať mají jakoukoli barvu.
thing-clue = Nápověda
    .acc = nápovědu
about-thing-clue = Karta, která leží lícem nahoru vedle podezřelého: svisle, pokud vytváří shodu, vodorovně, pokud ji nevytváří. Zůstává tam, dokud není podezřelý eliminován.
thing-headquarters = Centrála
    .acc = centrálu
about-thing-headquarters = Dobírací balíček lícem dolů. Ubývá dobíráním a odhazováním a přibývá jen o eliminované podezřelé. Když dojde, neprohráli jste: chytat podezřelé a vyměňovat si informace lze dál, jen se nic neodhodí a nedobere; vyčkat nelze.
thing-pile = Odhazovací balíček
about-thing-pile = Nápovědy eliminovaných podezřelých a karty nad limit tu leží lícem nahoru, karty odhozené z centrály lícem dolů. Prohlížet ho smí kdokoli, karty lícem dolů ale ne. Do centrály se nevrací.
thing-burnt = Karta odhozená z centrály
    .acc = kartu odhozenou z centrály
about-thing-burnt = Vrchní karta centrály, odhozená lícem dolů při chycení podezřelého nebo vyčkání. Nikdo ji neviděl. Do ruky se může dostat jen jako odměna.
thing-hand = Ruka
    .acc = ruku
about-thing-hand = Vaše karty, které hrajete jako nápovědy; na začátku { $dealt }. Ostatní se o nich nesmějí nic dozvědět. Nové získáte jen výměnou informací, vyčkáním a odměnou.
thing-hand_limit = Limit karet v ruce
about-thing-hand_limit = Nejvíc karet, které smíte mít v ruce na konci svého tahu: { $limit }. Které karty nad limit odhodíte, si vyberete. Během tahu jich smíte mít víc.
thing-bullets = Náboje
about-thing-bullets = Společné všem. Každý výstřel stojí jeden, ať je správný, nebo ne. V této misi jich na začátku máte { $bullets } na { $suspects ->
    [one] { $suspects } podezřelého
    [few] { $suspects } podezřelé
    [many] { $suspects } podezřelého
   *[other] { $suspects } podezřelých
 }. Máte-li méně nábojů, než kolik zbývá podezřelých, prohráli jste.
thing-gun = Pistole
    .acc = pistoli
about-thing-gun = Kdo ji vezme, odhodí náboj a musí podezřelého identifikovat. Co kdo řekne předtím, se jako identifikace nepočítá.
thing-shot = Výstřel
about-thing-shot = Správně: podezřelý se zamíchá do centrály, jeho nápovědy se odhodí a střelec si smí vzít odměnu. Špatně: podezřelý i nápovědy zůstávají, jen náboj je pryč.
thing-reward = Odměna
    .acc = odměnu
about-thing-reward = Po správné identifikaci si střelec smí vzít do ruky jednu kartu z odhazovacího balíčku, lícem nahoru i lícem dolů, a to i s plnou rukou. Po posledním podezřelém už odměna není.
thing-clue_board = Destička nápověd
    .acc = destičku nápověd
about-thing-clue_board = Pomáhá udržet si přehled, kterými kartami podezřelý ještě může být. Společně před misí rozhodnete, jak moc: bez destiček nápověd; každý si škrtá sám a jen pro sebe; destičky ukazují, co mohou vědět všichni; nebo i to, co vylučují vaše vlastní karty.
thing-notes = Soukromé poznámky
about-thing-notes = Co si píšete pro sebe, nikdo jiný nevidí, ani v misích, ve kterých se nemluví.
thing-overview = Přehled tahu
about-thing-overview = Druhá strana destičky nápověd: pět akcí tahu a co která dělá. Nahlédnout do něj smíte kdykoli.
thing-talk = Co se smí říkat
about-thing-talk = Mluvte jen o tom, co vidí všichni. Neříkejte nic o své ruce ani o svém podezřelém a nic nenaznačujte, například „mám pro tebe dobrou nápovědu“.
thing-special_card = Speciální karta
    .acc = speciální kartu
about-thing-special_card = Po jedné z každé barvy, jen v některých misích. Jako nápověda zkouší jen barvu.
thing-number_token = Číslo podezřelého
about-thing-number_token = Říká, kolikátý byl podezřelý chycen. V tomto pořadí se podezřelí eliminují: první je na řadě nejnižší číslo, které má některý agent před sebou.
thing-neighbours = Sousedé
    .acc = sousedy
about-thing-neighbours = Soused vlevo hraje po vás, soused vpravo hrál před vámi. Ve dvou je to tentýž agent.
thing-pool = Speciální karty uprostřed
about-thing-pool = Patří všem. Ve svém tahu smíte jednu použít k výměně informací místo karty z ruky. Zkouší jen barvu a poslouží jednou.
thing-shooter = Jediný střelec
    .acc = jediného střelce
about-thing-shooter = V této misi smí střílet jen tento agent a nesmí chytat podezřelé. Ostatní chytají, dávají nápovědy a vyměňují si informace.
thing-second_card = Druhá karta
    .acc = druhou kartu
about-thing-second_card = Dává podezřelému barvu; první karta dává číslo. Obě vidí jen agent, který je má před sebou.
thing-reward_cards = Karty odměn
about-thing-reward_cards = Odměny vyložené stranou lícem nahoru. Až zbude jen poslední podezřelý, rozdají se a žádné jiné karty se jako nápovědy použít nesmějí.
thing-last_suspect = Podezřelý stranou
    .acc = podezřelého stranou
about-thing-last_suspect = Poslední podezřelý mise. Chytit ho nelze; až budou ostatní eliminováni, dostane ho agent, který střílel naposled. Mezi zbývající se počítá od začátku.
thing-key_person = Klíčová osoba
    .acc = klíčovou osobu
about-thing-key_person = Musí být eliminována také, ale nelze ji chytit ani se na ni ptát. Kdo odstupuje, podívá se na ni a dá nápovědu; poslední agent ve hře ji musí okamžitě identifikovat.
thing-key_clue = Nápověda na klíčovou osobu
    .acc = nápovědu na klíčovou osobu
about-thing-key_clue = Nechal ji tu agent, který se na klíčovou osobu podíval a odstoupil. Svisle znamená shodu s klíčovou osobou, vodorovně beze shody.
thing-withdrawn = Odstoupil z mise
about-thing-withdrawn = Tento agent dal nápovědu na klíčovou osobu a další tahy už nemá. Má-li před sebou podezřelého, lze si o něm dál vyměňovat informace a střílet na něj.
thing-clock = Hodiny
about-thing-clock = Běží bez přestávky od prvního tahu. Zbývá-li po jejich doběhnutí některý podezřelý, mise je prohraná.
thing-turn_limit = Počet tahů
about-thing-turn_limit = Nahrazuje hodiny: když se odehraje tolik tahů a některý podezřelý ještě zbývá, mise je prohraná.
thing-code = Kód plánovačů
about-thing-code = Úmluva, podle které někteří agenti volbou karty řeknou víc než karta sama. Je to dovoleno, protože omezená je jen řeč.
thing-own_mission = Vlastní mise
    .acc = vlastní misi
about-thing-own_mission = Podezřelé, náboje, barvy i speciální pravidla zvolíte sami. Pravidla, která si odporují, spojit nelze.

now-clue-board-none = Skupina hraje bez destiček nápověd.
now-clue-board-by_hand = Škrtáte si sami a vidíte to jen vy. Až bude podezřelý eliminován, destička se smaže.
now-clue-board-public = Ukazuje, co mohou vědět všichni.
now-clue-board-full = Ukazuje, co mohou vědět všichni, a k tomu, co vylučují vaše vlastní karty.
now-bullets = Zbývá nábojů: { $bullets }, podezřelých: { $suspects }. { $spare ->
    [0] Minout už nesmíte ani jednou.
    [one] Minout smíte ještě { $spare }krát.
    [few] Minout smíte ještě { $spare }krát.
    [many] Minout smíte ještě { $spare }krát.
   *[other] Minout smíte ještě { $spare }krát.
 }
now-headquarters = { $count ->
    [0] Centrála je prázdná.
    [one] Zbývá v ní { $count } karta.
    [few] Zbývají v ní { $count } karty.
    [many] Zbývá v ní { $count } karty.
   *[other] Zbývá v ní { $count } karet.
 }
now-row = { $count ->
    [0] Všichni podezřelí ze stolu jsou už chycení.
    [one] Na chycení čeká { $count } podezřelý.
    [few] Na chycení čekají { $count } podezřelí.
    [many] Na chycení čeká { $count } podezřelého.
   *[other] Na chycení čeká { $count } podezřelých.
 }
now-shooter = Střílet smí jen { $seat }.
now-rule-holds = V této misi platí.
now-rule-elsewhere = V této misi neplatí.
now-card-held = Máte ji v ruce.
now-card-suspect = Je to váš podezřelý.
now-card-clue = { $turned ->
    [vertical] Leží svisle jako nápověda u podezřelého, kterého má { $seat }.
   *[horizontal] Leží vodorovně jako nápověda u podezřelého, kterého má { $seat }.
 }
now-card-discarded = Leží lícem nahoru v odhazovacím balíčku, podezřelým tedy není.
now-card-would = { $turned ->
    [vertical] S vaším podezřelým by vytvořila shodu.
   *[horizontal] S vaším podezřelým by shodu nevytvořila.
 }
