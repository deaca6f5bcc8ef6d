# Stůl ve větách, pro terminál a k předčítání.
say-mission = Mise: { $title }.
say-deck = Balíček: { $colours }, v každé barvě každé číslo od { $lowest } do { $highest } jednou.
say-state = { $row ->
    [one] Tah { $turn }. Náboje: { $bullets }. Chytit zbývá { $row } podezřelého. Centrála: { $hq }.
    [few] Tah { $turn }. Náboje: { $bullets }. Chytit zbývá { $row } podezřelé. Centrála: { $hq }.
    [many] Tah { $turn }. Náboje: { $bullets }. Chytit zbývá { $row } podezřelého. Centrála: { $hq }.
   *[other] Tah { $turn }. Náboje: { $bullets }. Chytit zbývá { $row } podezřelých. Centrála: { $hq }.
}
say-eliminator = Střílet smí jen { $seat }.
say-stand-empty = { $withdrawn ->
    [yes] { $seat } je mimo misi a podezřelého nemá.
   *[no] { $seat } podezřelého nemá.
}
say-stand = { $token ->
    [0] { $seat } má podezřelého. Nápovědy: { $clues }.
   *[other] { $seat } má podezřelého číslo { $token }. Nápovědy: { $clues }.
}
say-stand-known = { $token ->
    [0] { $seat } má podezřelého: { $card }. Nápovědy: { $clues }.
   *[other] { $seat } má podezřelého číslo { $token }: { $card }. Nápovědy: { $clues }.
}
say-stand-pair = { $seat } má podezřelého ze dvou karet: číslo dává { $card }, barvu { $second }. Nápovědy: { $clues }.
say-wrong-shots = Mylně určeno ({ $suspect }): { $cards }.
say-ninth = Ještě jeden podezřelý leží stranou.
say-key-person = Klíčová osoba leží stranou. Nápovědy: { $clues }.
say-key-person-known = Klíčová osoba je { $card }; to víte. Nápovědy: { $clues }.
say-suspect-of = podezřelý, kterého má { $seat }
say-suspect-key = klíčová osoba
say-chance = { $card } ({ $percent } %)
say-board-cards = Kým může být { $suspect }: { $cards }.
say-board = Možností, kým je { $suspect }: { $count }.
say-code = Kódem plánovačů si dává znamení: { $seats }. { $explained }
say-decoded = Kým je podle kódu { $suspect }: { $cards }.
say-decoded-many = Možností, kým je podle kódu { $suspect }: { $count }.
say-board-legend = # možné pro vás, · možné pro ostatní
say-board-legend-code = # možné pro vás, · možné pro ostatní, ~ vyloučené jen kódem
say-pile = { $down ->
    [0] Odhazovací balíček: { $cards }.
    [one] Odhazovací balíček: { $cards }; a { $down } karta lícem dolů.
    [few] Odhazovací balíček: { $cards }; a { $down } karty lícem dolů.
    [many] Odhazovací balíček: { $cards }; a { $down } karty lícem dolů.
   *[other] Odhazovací balíček: { $cards }; a { $down } karet lícem dolů.
}
say-pile-down = { $down ->
    [0] Odhazovací balíček je prázdný.
    [one] Odhazovací balíček: { $down } karta lícem dolů.
    [few] Odhazovací balíček: { $down } karty lícem dolů.
    [many] Odhazovací balíček: { $down } karty lícem dolů.
   *[other] Odhazovací balíček: { $down } karet lícem dolů.
}
say-pool = Uprostřed stolu: { $cards }.
say-rewards = Karty odměn: { $cards }.
say-own-hand = Vaše ruka: { $cards }.
say-own-hand-unseen = { $count ->
    [one] Držíte { $count } kartu, kterou nevidíte. Známé z ní: { $cards }.
    [few] Držíte { $count } karty, které nevidíte. Známé z nich: { $cards }.
    [many] Držíte { $count } karty, které nevidíte. Známé z nich: { $cards }.
   *[other] Držíte { $count } karet, které nevidíte. Známé z nich: { $cards }.
}
say-hand = { $count ->
    [one] { $seat } drží { $count } kartu.
    [few] { $seat } drží { $count } karty.
    [many] { $seat } drží { $count } karty.
   *[other] { $seat } drží { $count } karet.
}
say-hand-seen = { $count ->
    [one] { $seat } drží { $count } kartu; znáte: { $cards }.
    [few] { $seat } drží { $count } karty; znáte: { $cards }.
    [many] { $seat } drží { $count } karty; znáte: { $cards }.
   *[other] { $seat } drží { $count } karet; znáte: { $cards }.
}
say-clue = { $turned ->
    [vertical] { $card } svisle
   *[horizontal] { $card } vodorovně
}
say-none = žádné
