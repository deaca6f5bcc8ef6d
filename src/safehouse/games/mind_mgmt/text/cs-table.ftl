# Situace slovy, pro terminál a textový režim prohlížeče.

agent-standing = { $agent }
agent-spent = { $agent }, v tomto kole už po aktivaci
note-confirmed = potvrzená poznámka, { $hour }:00
note-text = nepotvrzená poznámka ({ $text })
card-shown = { $feature }: odkrytá karta ze tří Náborářových
card-denied = { $feature }: není mezi třemi kartami Náboráře
card-area = { $feature }: v oblasti náboru
card-discard = { $feature }: odhozená karta
own-features = Vaše karty zajímavostí
own-path = Vaše cesta hodinu po hodině
own-hour = { $count ->
    [0] { $hour }: { $place }
    [one] { $hour }: { $place }, jeden rekrut
    [few] { $hour }: { $place }, { $count } rekruti
    [many] { $hour }: { $place }, { $count } rekruta
   *[other] { $hour }: { $place }, { $count } rekrutů
}
text-city = Město
text-agents = Agenti
text-immortals = Nesmrtelní
text-place = { $what }: { $place }
text-mayhem = Chaos na hranicích
text-steps = Žetony kroku
text-notes = Poznámky
text-checkpoints = Kontrolní stanoviště na hranicích
text-module = { $spent ->
    [yes] Už použito. { $module }
   *[no] { $module }
}
text-known = Co se ví o kartách zajímavostí
text-none = žádné
text-nowhere = mimo plán
text-now = { $hour ->
    [0] Úvodní cesta Náboráře.
   *[other] Je { $hour }:00.
 } Odhalení rekruti: { $count } z { $goal }.
text-line = { $what }: { $list }.
text-announced = Oznámení
text-hour = { $hour }:00, rekrutů { $count }
text-slipped = ILUZE, žeton u hodiny
text-slips = Žetony iluze: před clonou { $count }{ $second ->
    [none] {""}
   *[other] , druhý leží na { $second }
 }.
text-possible = Náborář má možná kartu { $card }
text-to-choose = Vybrat si můžete kartu { $card }
own-card = Vaše karta: { $card }
recruiters-card = Karta Náboráře: { $card }
recruiters-path = Cesta Náboráře hodinu po hodině
recruiters-features = Karty zajímavostí Náboráře
text-row = Řada { $row }: { $places }.
text-features = { $place } { $features }
clues = Co Náborář prozradil
clue-step = { $hour }:00, { $feature }: žeton kroku na { $place }
clue-steps = { $count ->
    [0] { $hour }:00, { $feature }: žádný nový žeton kroku
    [one] { $hour }:00, { $feature }: žeton kroku na { $place }
   *[other] { $hour }:00, { $feature }: žetony kroku na { $place }
}
clue-no_step = { $hour }:00, { $feature }: žádný nový žeton kroku
clue-static = { $hour }:00, { $feature }: Šum, bez odpovědi
clue-paid = { $hour }:00: žeton kroku na { $place } za přesun nesmrtelného
clue-confirmed = { $hour }:00: na { $place } { $number ->
    [2] ve
    [3] ve
    [4] ve
    [12] ve
    [13] ve
    [14] ve
   *[other] v
 } { $number }:00
clue-not_here = { $hour }:00: není na { $place }
clue-double = { $hour }:00: na { $place } Dvojník
clue-target = { $number ->
    [0] { $hour }:00: mimo dosah z { $place }
   *[other] { $hour }:00: v dosahu z { $place }
}
clue-cordon = { $number ->
    [0] { $hour }:00: ne vedle { $place }
   *[other] { $hour }:00: vedle { $place }
}
clue-tapped = { $hour }:00, { $feature }: navštívené lokace: { $number }
clue-start = Začátek na { $place }
