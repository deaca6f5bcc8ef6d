# Společné všem hrám.
name-and-seat = { $name } ({ $seat })
seat-number = Místo { $number }
list-and = { $first } a { $last }
told-you = Vaše místo: { $you }.
told-others = { $count ->
    [0] U stolu nikdo další není.
   *[other] Ostatní u stolu: { $others }.
}

why-SH-1 = Takový tah v této hře není.
why-SH-2 = Teď nerozhodujete vy.
why-SH-3 = Hra už skončila.

undo-nothing = Není co vzít zpět.
undo-others-since = Mezitím táhl někdo jiný; ostatní by museli souhlasit.
undo-over = Hra už skončila.
undo-revealed = Tímto tahem vyšlo najevo něco skrytého; ostatní by museli souhlasit.
undo-turn-passed = Váš tah už skončil; ostatní by museli souhlasit.

answer-yes = ano
answer-no = ne
view-seat = hráč
view-unknown = ?
view-nothing = nic
explained-line = { $name }: { $text }

lesson-not-this = To pravidla dovolují, ale tahle lekce je o něčem jiném. Podívejte se, co by následovalo; tah se vrátí.

bot-easy = Nováček
bot-normal = Terénní agent
bot-hard = Velitel stanice
bot-expert = Stratég
bot-random = Hod mincí
bot-greedy = Oportunista
bot-planner = Plánovač
bot-solver = Řešitel
bot-searcher = Hledač
bot-exploiter = Kořistník
bot-learned = Samouk
bot-rollout = Zkoušeč
bot-wanderer = Tulák
bot-tracker = Stopař
bot-ladder = Po stupních
bot-forgetful = Zapomnětlivec
bot-careful = Opatrník
bot-schemer = Intrikán
level-easy = snadná úroveň
level-normal = střední úroveň
level-hard = těžká úroveň
level-expert = nejtěžší úroveň
bot-of-level = { $rank } · { $level }
