# Příkazový řádek.
cli-playing = { $title }. Hrajete za: { $seat }.
cli-playing-several = { $title }. U této obrazovky hrají: { $seats }.
cli-branched = Hrajete dál jako jinou hru, od pozice po tahu { $move }. Dohraná hra zůstává, jak je.
cli-resumed = Uložená hra pokračuje.
cli-opponent = U stolu: { $name }.
cli-opponent-of-company = { $name }: { $rank }. { $about }
cli-hint = Napište číslo volby. „pomoc“ vypíše, co všechno lze ještě napsat.
cli-choices = Vaše možnosti:
cli-choice = { $number }. { $text }
cli-notes = Kromě toho (n a číslo):
cli-note = n{ $number }. { $text }
cli-notes-many = Poznámek, které si můžete zapsat, je { $count }; „poznámky“ je vypíše, „poznámky SLOVA“ jen ty s těmi slovy.
cli-prompt = >{" "}
cli-not-understood = „{ $text }“ mezi možnostmi není. Napište číslo od 1 do { $count }, nebo „pomoc“.
cli-refused = { $move }: nelze. { $why } ({ $clause })
cli-refused-several = { $moves } a { $more ->
    [one] 1 další
    [few] { $more } další
    [many] { $more } dalšího
   *[other] { $more } dalších
 }: nelze. { $why } ({ $clause })
cli-why-words = Na určitý tah se zeptáte slovem „proč“ a pár slovy z něj.
cli-more-clauses = Dále: { $clauses }
cli-why-nothing = Všechno takové je dovoleno.
cli-why-unknown = Žádný tah této hry nezní jako „{ $text }“.
cli-what-which = Která volba? Napište „co“ a číslo od 1 do { $count }.
cli-what-asked = Zatím se nic nestane: nejdřív přijde ještě další otázka.
cli-what-nothing = Hned z toho nic jistého neplyne: závisí to na tom, co je skryté.
cli-no-hint = Taková nápověda tu není: „nápověda“ řekne pravidla k otázce a, je-li to dohodnuto, „nápověda odvodit“ co se dá odvodit, „nápověda tah“ tah.
cli-no-map = Víc, než ukazuje stůl, se tu odvodit nedá, nebo zatím ne.
cli-saved = Uloženo do { $path }.
cli-save-failed = Do { $path } nelze uložit: { $error }
cli-kept = Hra je uložena. Pokračovat lze příkazem: { $command }
cli-curtain = Teď má být u obrazovky { $seat }. Potom stiskněte Enter.
cli-over = Konec hry.
cli-undone = Vzato zpět.
cli-no-clause = Pravidlo { $clause } v této hře není.
cli-about-clauses = Více v pravidlech: { $clauses } („pravidlo“ a číslo).
cli-about-several = „{ $text }“ může být: { $names }. Co z toho?
cli-about-unknown = Nic v této hře se nejmenuje „{ $text }“.
cli-about-which = Co máte na mysli? Napište „co je“ a jméno čehokoli na stole.
cli-about-lacking = Chybějících textů: { $missing }; věcí k vysvětlení má tato hra { $all }.
cli-time-left = Zbývající čas: { $minutes }:{ $seconds }
cli-noted = Zapsáno: { $text }
cli-private-note = • { $text }
cli-jotted = Poznámka je zapsána, jen pro vás. Ukáže ji slovo „poznámky“.
cli-jot-what = Napište „poznámka“ a co si chcete poznamenat; nikdo jiný to neuvidí.
cli-no-notes = Nic poznamenaného nemáte. Napište „poznámka“ a co si chcete poznamenat.
cli-no-overview = Tato hra přehled tahu nemá; „co je“ vysvětlí cokoli na stole.
cli-record = Hra je zapsána do záznamu. Celý ho ukáže: { $command }
cli-record-failed = Do záznamu se hru zapsat nepodařilo: { $error }
cli-no-record = Tato hra se na pokračování nehraje.
cli-record-chapter = { $status ->
    [won] { $number }. ✓ { $name } (pokusů: { $tried })
    [lost] { $number }. ✗ { $name } (pokusů: { $tried })
    [closed] { $number }. – { $name }
   *[open] { $number }. · { $name }
 }
cli-record-next = Na řadě je: { $command }
cli-record-how = Za „--chapter“ lze napsat kterékoli z těchto čísel bez pomlčky. „--names Eva,Jan“ říká, kdo hraje u této obrazovky, v pořadí míst; ostatní místa obsadí roboti.
cli-auction-best = { $bid ->
    [0] Zatím nikdo nenabídl.
   *[other] Nejvyšší nabídka: { $bid } ({ $name })
 }
cli-auction-bot = robot { $number }
cli-auction-called = { $bid ->
    [0] { $name }: vzdává.
   *[other] { $name }: nabízí { $bid }.
}
cli-auction-turn = { $name }: nabídnete { $least } až { $most }, nebo vzdáváte?
cli-auction-unclear = Napište číslo od { $least } do { $most }, „vzdát“, nebo „zpět“ pro vzetí poslední nabídky zpět.
cli-auction-won = Dražbu získává { $name } za { $bid }.
cli-auction-lots = Nikdo nenabídl; los padl na: { $name }.
cli-log = Co se dosud stalo:
cli-help =
    Volíte číslem. Kromě toho lze napsat:
    stůl – situace slovy a obrázkem
    zápis – co se dosud stalo
    co je VĚC – co je a co dělá cokoli na stole, třeba „co je { $thing }“
    proč – proč něco nelze; „proč { $thing }“: proč nelze tah s tím slovem
    co ČÍSLO – co po té volbě jistě následuje, třeba „co 1“
    přehled – co lze v tahu dělat, ve hrách, které takový přehled mají
    poznámka SLOVA – zapsat si něco jen pro sebe; „poznámky“ ukáže, co máte
    záznam – co už jste tu odehráli na pokračování
    mapa – co se dá odvodit, ve hrách, které to umějí
    nápověda – pomoc s touto otázkou; „nápověda odvodit“: co se dá odvodit, „nápověda tah“: tah (jen proti robotům)
    pravidlo ČÍSLO – znění pravidla, třeba „pravidlo { $clause }“
    zpět – vzít zpět poslední volbu, pokud nic nevyšlo najevo
    uložit SOUBOR – zapsat hru do souboru
    konec – skončit; hra se uchová a lze v ní pokračovat

cli-replay-title = { $title }, jak hru vidí { $viewer }. { $count ->
    [one] Jeden tah.
    [few] { $count } tahy.
    [many] { $count } tahu.
   *[other] { $count } tahů.
 }
cli-replay-truth = { $title } tak, jak to doopravdy bylo. { $count ->
    [one] Jeden tah.
    [few] { $count } tahy.
    [many] { $count } tahu.
   *[other] { $count } tahů.
 }
cli-replay-watcher = divák
cli-replay-move = Tah { $number }: { $seat } – { $move }
cli-replay-hidden = Tah { $number }: rozhoduje { $seat }.
cli-replay-unfinished = Tato hra neskončila; pravdu lze ukázat až po konci.
cli-replay-help = Enter: další tah, b: zpět, číslo: skok na tah, l: situace, q: konec
cli-replay-end = To byl poslední tah.
cli-replay-no-seat = Místo { $seat } tu není; místa mají čísla 0 až { $last }, nebo „watcher“ (divák), nebo „truth“ (pravda).
cli-review-unfinished = Rozebrat lze jen dohranou hru.
cli-review-progress = Posuzují se akce

cli-games-line = { $id } – { $title }: { $tagline }
cli-games-seats = { $low ->
    [same] hráčů: { $high }
   *[other] hráčů: { $low } až { $high }
 }
cli-games-option = { $name }: { $choices }

cli-learn-lessons = { $title }: lekce
cli-learn-lesson = { $number }. { $title }, { $minutes } min{ $state ->
    [finished] {" "}– hotovo
    [begun] {" "}– rozehráno
   *[new] {""}
 }
cli-learn-first-game = Potom první hra s průvodcem: safehouse learn { $game } first-game
cli-learn-which = Kterou? Enter: „{ $title }“:{" "}
cli-learn-title = Lekce: { $title }
cli-learn-help = Číslo volí, Enter pokračuje. Napsat můžete také: co je VĚC, pravidlo ČÍSLO, nápověda, zkusit, zpět, stůl (celý), mapa (co se dá odvodit), vše (možnosti), přeskočit (na další lekci), konec.
cli-learn-rest = Zbytek stolu vypíše slovo „stůl“.
cli-learn-says = • { $text }
cli-learn-go-on = (Enter){" "}
cli-learn-more = { $count ->
    [one] … a jedna další možnost; vypíše ji „vše“.
    [few] … a { $count } další možnosti; vypíše je „vše“.
    [many] … a { $count } další možnosti; vypíše je „vše“.
   *[other] … a { $count } dalších možností; vypíše je „vše“.
 }
cli-learn-try = zkusit – { $move }
cli-learn-right = Správně. { $why }
cli-learn-wrong = Ne. { $why_not }
cli-learn-right-is = Správná odpověď: { $right }
cli-learn-would = Následovalo by:
cli-learn-taken-back = Tah je vrácen, zkuste to znovu.
cli-learn-hint = Nápověda: { $text }
cli-learn-no-hint = Další nápověda není.
cli-learn-skipped = Lekce je přeskočena; můžete se k ní vrátit.
cli-learn-next = Enter: další lekce, „{ $title }“; „konec“ výuku ukončí:{" "}
cli-learn-all = To byla poslední lekce. Teď první hra s průvodcem: safehouse learn { $game } first-game
cli-learn-kept = Pokračovat můžete kdykoli: safehouse learn { $game }
cli-learn-read-anew = Lekce byla načtena znovu.
cli-tip = Tip: { $text }
cli-guide-example = Příklad:

# U skutečného stolu.
assist-help = Napište, co děláte: číslo možnosti nebo pár jejích slov. „zpět“ vezme poslední zadání zpět, ať z něj vzešlo cokoli; „proč“ a pár slov vysvětlí, proč něco nejde; „stůl“ ukáže, jak to má před vámi vypadat; „pomoc“ vypíše ostatní; „konec“ hru uloží.
assist-do = → { $task }
assist-which = Co z toho?
assist-undone = Poslední zadání je vzato zpět i se vším, co po něm program udělal. Co jste mezitím slyšeli, to už víte.
assist-put-back = Vraťte stůl do stavu, v jakém byl, než se stalo toto (poslední jako první):
assist-fingerprint = { $number }. otisk toho, co je tajné: { $print }
assist-opened = Otisky ověříte z uložené hry: každý je SHA-256 jejího semínka a tahů do té chvíle; semínko i každý tah mají vlastní řádek.
assist-play-again = Znovu ve stejném složení: { $command }
assist-kept = Uloženo. Pokračujte příkazem: { $command }
assist-mistake-made = Chyba je napravena.
assist-mistake-offered = { $count ->
    [0] Teď není co uvést.
   *[other] Uvést můžete: { $things }.
 }
assist-mistake-leave = Prázdný řádek všechno nechá, jak je.
assist-others = Další pomocníci pro tuto hru: { $companions } (safehouse assist { $game } JMÉNO).
clerk-help = Pište, co leží na stole: druh údaje a z každé jeho části pár slov. „zápis“ vypíše všechny údaje s čísly, „zpět“ vezme zpět poslední z nich, „zpět 3“ třetí, „stůl“ ukáže stůl, „pomoc“ řekne, co jde zadat, „konec“ všechno uloží.
clerk-clock-waits = Na hodinách zbývá { $minutes } min; rozběhnou se, až napíšete „hodiny“.
clerk-kind = { $kind } – { $name }: { $values }
clerk-kind-alone = { $kind } – { $name }
clerk-values = možností: { $count }, třeba { $example }
clerk-more = … a ještě { $count }
clerk-unknown = „{ $text }“ sem zadat nejde. Zadat jde toto:
clerk-undone = Vzato zpět: { $entry }
clerk-needed = Tento údaj zpět vzít nejde, dokud po něm stojí jiný, který by bez něj neplatil:
clerk-dropped = Něco z uložených údajů už zadat nejde, a proto tu není:
