# U skutečného stolu.
assist-companions = Co program u vašeho stolu dělá
assist-people = Počet lidí u stolu
assist-level = Za program hraje
assist-person = { $number }. člověk
assist-start = Začít
assist-box-own = Hraje se s vaší vlastní krabicí.
assist-box-shipped = Hraje se s daty ze hry; vytištěné karty nebo plán se od nich mohou lišit.
assist-box-enter = Zadat vlastní krabici
assist-box-drop = Raději s daty ze hry
assist-go-on = Pokračovat, kde jste skončili
assist-rematch = Hrát znovu ve stejném složení
assist-again = Jiná hra
assist-says = Program říká
assist-nothing-new = Nic nového. Jste na řadě.
assist-all-said = Všechno, co zatím zaznělo
assist-board = Plán k porovnání s vaším
assist-board-how = Takto má vypadat váš plán. Tahy můžete zadávat i dotykem na něm.
assist-hand = Co smíte vidět jen vy
assist-take-back = Vzít poslední zadání zpět
assist-put-back = Vzato zpět. Vraťte stůl do stavu, v jakém byl, než se stalo toto (poslední jako první):
assist-phones = Každý na svém telefonu
assist-phones-how = Kód otevře místo na jiném telefonu; tam lze hru sledovat i zadávat tahy. Ať se na něj dívá jen ten, komu místo patří.
assist-phone-code = { $name }: ukázat kód
assist-phone-link = Odkaz na místo: { $name }
assist-phone-given = { $name } má svůj telefon
assist-mistake = Ohlásit chybu
assist-mistake-nothing = Teď není co napravovat.
assist-mistake-done = { $count ->
    [0] Vyberte, co odkryjete
    [one] Napravit chybu: odkrýt { $count } místo
    [few] Napravit chybu: odkrýt { $count } místa
    [many] Napravit chybu: odkrýt { $count } místa
   *[other] Napravit chybu: odkrýt { $count } míst
 }
assist-mistake-leave = Zpět bez nápravy
assist-prints = Otisky toho, co je tajné
assist-prints-how = Kdykoli program rozhodne něco tajně, objeví se tu otisk. Po hře se otisky spočítají znovu z uložené hry; kdyby se mezitím něco změnilo, nesouhlasily by.
assist-prints-fair = Všechny otisky souhlasí: co bylo tajné, zůstalo po celou hru stejné.
assist-prints-unfair = Některý otisk s uloženou hrou nesouhlasí.
assist-prints-unchecked = Tento prohlížeč otisky sám neověří. Otisk je SHA-256 semínka a tahů z uložené hry; semínko i každý tah mají vlastní řádek.
clerk-says = Co z toho plyne
clerk-enter = Zadejte, co leží na stole
clerk-entries = { $count ->
    [one] Jeden údaj
    [few] { $count } údaje
    [many] { $count } údaje
   *[other] { $count } údajů
 }
clerk-remove = Odstranit: { $entry }
clerk-anew = Začít znovu
clerk-clock = Spustit hodiny: { $minutes } min
clerk-elsewhere = Na jiném telefonu
clerk-elsewhere-how = Odkaz nese všechno, co je dosud zadáno, i běžící hodiny. Pošlete ho na druhý telefon.
clerk-overwrites = Na tomto zařízení už něco zadáno je (údajů: { $count }); novým začátkem to zmizí.
clerk-overwrite = Přesto začít znovu
clerk-brought = Odkaz přinesl záznam (údajů: { $brought }), ale na tomto zařízení už jiný je (údajů: { $here }). Zůstat může jen jeden.
clerk-brought-take = Vzít ten z odkazu
clerk-brought-leave = Nechat ten zdejší
