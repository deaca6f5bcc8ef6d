# Záznam skupiny.
record-missions = Splněné mise: { $won } z { $all }
record-tries = Odehrané hry: { $tried }, z toho vyhrané: { $won } ({ $percent } %)
record-agents = { $agents ->
    [2] Dva agenti: splněné mise { $missions }, hry { $tried }, vyhrané { $won } ({ $percent } %)
    [3] Tři agenti: splněné mise { $missions }, hry { $tried }, vyhrané { $won } ({ $percent } %)
    [4] Čtyři agenti: splněné mise { $missions }, hry { $tried }, vyhrané { $won } ({ $percent } %)
   *[other] Pět agentů: splněné mise { $missions }, hry { $tried }, vyhrané { $won } ({ $percent } %)
}
record-bullets-usual = Zbylé náboje ve splněné misi průměrně: { $whole },{ $tenth }
record-bullets = { $mission ->
    [T1] Nejvíc zbylých nábojů: { $count } (tréninková mise 1, počet agentů { $agents })
    [T2] Nejvíc zbylých nábojů: { $count } (tréninková mise 2, počet agentů { $agents })
    [T3] Nejvíc zbylých nábojů: { $count } (tréninková mise 3, počet agentů { $agents })
   *[other] Nejvíc zbylých nábojů: { $count } (mise { $mission }, počet agentů { $agents })
}
record-headquarters = { $mission ->
    [T1] Nejvíc zbylých karet v centrále: { $count } (tréninková mise 1, počet agentů { $agents })
    [T2] Nejvíc zbylých karet v centrále: { $count } (tréninková mise 2, počet agentů { $agents })
    [T3] Nejvíc zbylých karet v centrále: { $count } (tréninková mise 3, počet agentů { $agents })
   *[other] Nejvíc zbylých karet v centrále: { $count } (mise { $mission }, počet agentů { $agents })
}
record-turns = { $mission ->
    [T1] Nejméně tahů: { $count } (tréninková mise 1, počet agentů { $agents })
    [T2] Nejméně tahů: { $count } (tréninková mise 2, počet agentů { $agents })
    [T3] Nejméně tahů: { $count } (tréninková mise 3, počet agentů { $agents })
   *[other] Nejméně tahů: { $count } (mise { $mission }, počet agentů { $agents })
}
record-loss_bullets = Prohry pro nedostatek nábojů: { $count }
record-loss_no_action = Prohry, protože už nebylo co dělat: { $count }
record-loss_time = Prohry s časem: { $count }
record-loss_unwinnable = Prohry s podezřelými mimo dosah: { $count }
record-own = Z toho vlastní mise: { $count }
