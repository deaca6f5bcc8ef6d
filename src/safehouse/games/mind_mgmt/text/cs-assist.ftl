# MIND MGMT u skutečného stolu.
companion-recruiter = Náborář k vašemu stolu
companion-recruiter-lead = Hru máte před sebou a hrajete za Odpadlé agenty. Náborářem je program: vede tajnou mapu, odpovídá, ohlašuje rekruty a říká, kam jdou nesmrtelní.
companion-recruiter-how = Připravte město a žetony; psychickou clonu nikdo nepotřebuje. Plán otočte Náborářovou stranou k tomuto zařízení: sloupce jsou pak zleva doprava A až F a řady od nejvzdálenější k nejbližší 1 až 7; C4 je třetí sloupec, čtvrtá řada. Tajná mapa se ukáže po konci hry.
companion-secret_map = Správce mapy pro člověka v roli Náboráře
companion-secret_map-lead = Jeden z vás je Náborář, ostatní hrají za Odpadlé agenty. Program vede tajnou mapu, počítá kontakty a odpovědi, ohlašuje rekruty a odmítne, co pravidla zakazují, i s důvodem.
companion-secret_map-how = Zařízení si předáváte: když je na řadě Náborář, dívá se jen on. Z jeho místa jsou sloupce zleva doprava A až F a řady od nejvzdálenější k nejbližší 1 až 7; C4 je třetí sloupec, čtvrtá řada. Chybné zadání vezměte zpět; chybu, podle které už někdo jednal, Náborář ohlásí (v terminálu „chyba 2 C3 D4“: počet tahů od ní a tolik navštívených lokací).
game-mistake = Když se Náborář splete a zjistí to, až podle toho někdo jednal, ohlásí to. Kolik tahů od chyby uběhlo, tolik navštívených lokací bez potvrzené poznámky vybere (má-li jich méně, pak všechny); dostanou potvrzenou poznámku s hodinou.
game-going-on = { $last_winner ->
    [recruiter] Vyhrál Náborář, Odpadlí agenti si tedy otevírají další balíček SHIFT, mají-li nějaký zavřený.
   *[rogue_agents] Vyhráli Odpadlí agenti, Náborář si tedy otevírá další balíček SHIFT, má-li nějaký zavřený.
 } Do další hry jsou otevřené: Náborář { $opened_recruiter }, Odpadlí agenti { $opened_agents }; výhry v řadě: { $streak }.
mistake-typed = Napište počet tahů od chyby a tolik navštívených lokací bez potvrzené poznámky: „chyba 2 C3 D4“.
mistake-count = Kolik navštívených lokací bez potvrzené poznámky je potřeba uvést: { $count }, třeba „chyba 2 C3 D4“.
do-mayhem_placed = Položte žeton chaosu na hranici { $border }.
do-setup_announced = { $count ->
    [0] Na pole 1–5 ukazatele času nepokládejte žádného rekruta.
    [one] Položte na pole 1–5 ukazatele času jednoho rekruta.
    [few] Položte na pole 1–5 ukazatele času { $count } rekruty.
    [many] Položte na pole 1–5 ukazatele času { $count } rekruta.
   *[other] Položte na pole 1–5 ukazatele času { $count } rekrutů.
}
do-immortal_placed = Postavte nesmrtelného na { $location }.
do-turned_up = Vyložte do oblasti náboru kartu „{ $feature }“.
do-immortal_moved = Přesuňte nesmrtelného z { $origin } na { $location }.
do-step_paid = Položte žeton kroku na { $location }.
do-claimed = Položte rekruta na symbol „{ $feature }“ a tuto kartu odhoďte.
do-mayhem_moved = Přesuňte žeton chaosu z { $origin } na { $border }.
do-time_advanced = Posuňte žeton času na { $hour }:00.
do-slip_shown = Položte použitý žeton iluze na { $hour }:00 na ukazateli času.
do-announced = { $count ->
    [0] Na { $hour }:00 na ukazateli času nepokládejte žádného rekruta.
    [one] Položte na { $hour }:00 na ukazateli času jednoho rekruta.
    [few] Položte na { $hour }:00 na ukazateli času { $count } rekruty.
    [many] Položte na { $hour }:00 na ukazateli času { $count } rekruta.
   *[other] Položte na { $hour }:00 na ukazateli času { $count } rekrutů.
}
do-step_placed = Položte žeton kroku na { $location }.
do-no_new_step = Nepokládejte žádný žeton.
do-confirmed = Položte na { $location } potvrzenou poznámku s hodinou { $hour }; leží-li tam žeton kroku, odhoďte ho.
do-feature_shown = Vyložte vedle plánu kartu „{ $feature }“.
do-feature_denied = Nic se neodkrývá.
do-capture_failed = Poznamenejte si, že Náborář { at-hour } není na { $location }.
do-round_ended = Postavte všechny agenty.
