# Rozbor dohrané hry

review-title = { $title }: rozbor hry ({ $player })
review-honest = Posuzuje se jen podle toho, co mohlo toto místo tehdy vědět: na domyšlených pozicích, které tomu podle pravidel odpovídají. Jak ostatní obvykle hrají, se nebere v úvahu.
review-amount = { $unit ->
    [chance] { $value ->
        [one] 1 procentní bod šance na výhru
        [few] { $value } procentní body šance na výhru
        [many] { $value } procentního bodu šance na výhru
       *[other] { $value } procentních bodů šance na výhru
    }
    [points] { $value ->
        [one] 1 bod
        [few] { $value } body
        [many] { $value } bodu
       *[other] { $value } bodů
    }
   *[bits] { $value ->
        [one] 1 bit
        [few] { $value } bity
        [many] { $value } bitu
       *[other] { $value } bitů
    }
 }
review-between = { $amount }, s odchylkou asi { $error }
review-bits = { $value ->
    [one] 1 bit
    [few] { $value } bity
    [many] { $value } bitu
   *[other] { $value } bitů
 }
review-curve = { $unit ->
    [points] { $counted ->
        [lead] Očekávaný náskok v průběhu hry, v bodech
       *[own] Očekávané body v průběhu hry
    }
   *[chance] Šance na výhru v průběhu hry
 }
review-curve-none = Křivka šance na výhru tu není: roboti, kteří by hru dohráli, ji vyhrají téměř vždy, ať se stalo cokoli. Tahy se posuzují podle toho, kolik se z nich tým dozví.
review-what-is-a-bit = Tahy se porovnávají v bitech: jeden bit zmenší počet karet, kterými podezřelý může být, na polovinu.
review-chance-and = šance na výhru { $chance }; { $counted ->
    [lead] očekávaný náskok
   *[own] očekávaný výsledek
 }: { $value }
review-curve-list = Křivka slovy
review-legend = Kolečka: zlomové okamžiky. Čárkované svislice: něco vyšlo najevo (co, říká seznam akcí). Pás ukazuje, jak nejistý údaj je.
review-curve-point = Tah { $entry }: { $value }
review-value-chance = { $value } %
review-value-points = { $value ->
    [one] 1 bod
    [few] { $value } body
    [many] { $value } bodu
   *[other] { $value } bodů
 }
review-revealed = vyšlo najevo: { $events }
review-questions = Zlomové okamžiky: najděte něco lepšího
review-no-questions = Žádná volba v této hře prokazatelně nic nestála.
review-question = Tah { $entry }, možností: { $open }. Zahráno: { $move }. Co by bylo lepší?
review-question-after = Tah { $entry }, možností: { $open }. Po volbě „{ $before }“ zahráno: { $move }. Co by bylo lepší?
review-answer = Lepší: { $move }. Rozdíl: { $loss }.
review-answer-part = Lepší: { $move }. Všechna rozhodnutí té akce dohromady stála { $loss }.
review-show = Ukázat odpověď
review-see = Ukázat pozici
review-sign = { $sign }: po zahraném tahu { $made }, po lepším { $better }.
review-figure = { $value }
review-why-both = Po zahraném tahu je jisté: { $made } Po lepším tahu je jisté: { $better }
review-why-made = Jen po zahraném tahu je jisté: { $made }
review-why-better = Jen po lepším tahu je jisté: { $better }
review-why-open = { $unit ->
    [bits] Co následuje s jistotou, se neliší; rozdíl je v samém výpočtu: kolik se tým dozví a kolik ho to stojí karet a nábojů.
    [points] Co následuje s jistotou, se neliší; rozdíl je v tom, v co se potom dá doufat.
   *[other] Co následuje s jistotou, se neliší; rozdíl je v tom, co z toho udělá náhoda a ostatní.
 }
review-clauses = Čtěte dál: { $clauses }
review-acts = Všechny akce, při nichž bylo z čeho volit
review-act = Tah { $entry }: { $move }
review-act-several = Tahy { $entry } až { $last }: { $moves }
review-verdict-good = Nic znatelně lepšího se nenašlo.
review-verdict-unknown = Nelze říct, zda bylo něco jiného lepší.
review-verdict-cannot_tell = Nelze říct: možná lepší „{ $better }“ ({ $loss }).
review-verdict-cannot_tell-part = Nelze říct: možná lepší „{ $better }“ místo „{ $made }“ (celkem { $loss }).
review-verdict-cannot_tell-one = Nelze říct: možná lepší „{ $better }“ místo „{ $made }“ ({ $loss }).
review-verdict-loss = Lepší: „{ $better }“, rozdíl { $loss }.
review-verdict-loss-part = Lepší: „{ $better }“ místo „{ $made }“. Všechny tyto tahy dohromady stály { $loss }.
review-verdict-loss-one = Lepší: „{ $better }“ místo „{ $made }“, rozdíl { $loss }.
review-blame-doubtful = Pochybné.
review-blame-bad = Špatné.
review-blame-very_bad = Velmi špatné.
review-luck = Štěstí podle toho, co vyšlo najevo: { $amount }.
review-given = Co se stůl dozvěděl ({ $fact }): počet stejně pravděpodobných možností klesl asi z { $many } na { $few } ({ $before } → { $after }).
review-given-forced = I kterákoli jiná volba by prozradila aspoň { $forced }.
review-given-mates = Co je veřejné, o tom neprozradilo skoro nic navíc ({ $fact }).
review-given-whom = { $player }: stejně pravděpodobných možností v průměru dřív asi { $many }, potom { $few } (rozdíl { $bits }).
review-hidden = O čem má teď stůl větší nejistotu ({ $fact }): počet stejně pravděpodobných možností vzrostl asi z { $many } na { $few } ({ $before } → { $after }).
review-bluff = Blaf: odvádí to od pravdy.
review-forced = { $count ->
    [0] Při každém rozhodnutí bylo z čeho volit.
    [one] Jedno rozhodnutí nedávalo na výběr a neposuzuje se.
    [few] { $count } rozhodnutí nedávala na výběr a neposuzují se.
    [many] { $count } rozhodnutí nedávalo na výběr a neposuzuje se.
   *[other] { $count } rozhodnutí nedávalo na výběr a neposuzuje se.
 }
review-balance = Bilance hry
review-balance-start = Při prvním rozhodnutí: { $value }
review-balance-lost = Vlastní volby, každá zvlášť a proti té nejlepší: { $amount }
review-balance-luck = Vlastní štěstí: { $amount }
review-balance-rest = Všechno ostatní (co zvolili jiní, co jim dala náhoda, co se později napravilo, chyby posuzovatele): { $amount }
review-balance-end = Nakonec: { $value }
review-trail = Cesta, jak ji mohli nakreslit ostatní
review-trail-how = Čím tmavší místo, tím pravděpodobněji tudy podle všeho veřejného cesta vedla; číslo je nejpravděpodobnější hodina.
review-progress = Posouzeno akcí: { $done } z { $all }; níže je, co už je hotovo.
review-ask = Rozebrat hru
review-choose-seat = Chcete-li hru rozebrat, dívejte se na ni z pohledu jednoho místa.
review-card = Otázka ze hry v Safehouse. Co byste udělali vy?
review-card-get = Kartička ke sdílení
review-card-picture = Jako obrázek (PNG)
review-none = V této hře nemělo toto místo nikdy z čeho volit.

# Nápovědy během hry

hint-ask = Nápověda
hint-choose = Co vám má pomoci? Že jste si vzali nápovědu, se dozví všichni u stolu.
hint-level-rules = Pravidla k této otázce
hint-level-deduced = Co se dá odvodit
hint-level-move = Tah
hint-waiting = Hledá se nápověda…
hint-close = Zavřít nápovědu
hint-taken = Nápovědu si bere { $player } ({ $level ->
    [rules] pravidla
    [deduced] co se dá odvodit
   *[move] tah
 }).
hint-count = { $count ->
    [one] 1 nápověda
    [few] { $count } nápovědy
    [many] { $count } nápovědy
   *[other] { $count } nápověd
 }
hint-others = Co plyne z toho, co jste viděli
hint-own = Co si o vás mohou domyslet všichni
hint-nothing = Nic skrytého se tu nepočítá: buď vám nic důležitého skryto není, nebo tato hra neříká, co počítat.
hint-worlds = Počítáno na pozicích, které pravidla připouštějí; jak lidé obvykle hrají, se nebere v úvahu.
hint-move = Stojí za úvahu: { $move }.
hint-promise = { $unit ->
    [chance] Šance na výhru, kterou slibuje: { $value }.
    [points] Slibuje: { $value }.
   *[bits] Jeho cena: { $value }.
 }
hint-give-or-take = { $value } ± { $error }
hint-follows = Jistě pak přijde: { $events }
hint-judge = Posuzuje se jako v rozborech: podle toho, co můžete vědět.

# Co se dá soudit o skrytém

believed-line = { $fact }: { $values }
believed-chance = { $value } ({ $chance } %)
believed-change = { $value } { $before } % → { $after } %
believed-before = předtím
believed-after = potom
believed-trail = Cesta, jak se dala nakreslit
believed-trail-by-hour = Cesta, jak se dala nakreslit, po hodinách
believed-hour = hodina { $hour } ({ $chance } %)
believed-stops = { $hour }: { $stops }
believed-passage = { $place } { $chance } %: { $hours }
review-known = Co věděli ostatní
review-known-of = Co se v tu chvíli vědělo o tomto místě: { $player }
review-known-by = { $player }: počet stejně pravděpodobných možností asi { $count } ({ $bits }); pravda měla { $truth } %.
review-known-public = Kdo vidí jen to, co je veřejné: počet stejně pravděpodobných možností asi { $count } ({ $bits }); pravda měla { $truth } %.
review-known-none = Toto místo v tu chvíli nic netajilo: { $player }.
review-known-honest = Tady se hledí na skutečnost: na to, co kdo opravdu viděl. Žádný soud na tom nezávisí.
