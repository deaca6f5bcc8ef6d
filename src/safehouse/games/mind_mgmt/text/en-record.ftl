# The record of a group of people.
record-first = The first full game
record-next = { $recruiter } as the Recruiter: full game { $number }
record-other-parts = A full game with other parts
record-carried-over = A full game with other people or parts, packages kept
record-carried-over-about = A new series that takes over the packages of the last one: { $recruiter } of the Recruiter’s and { $agents } of the Rogue Agents’. Before its first game no modules are chosen.
record-again = From the beginning, sides changed: { $recruiter } as the Recruiter
record-again-about = All packages are closed again and a new campaign begins.
record-no-choice = No SHIFT modules are chosen before the first full game of a series; afterwards its loser opens a package.
record-choice-recruiter = { $streak ->
    [one] The Recruiter won the last game: the Rogue Agents choose modules first, the Recruiter one fewer.
   *[other] The Recruiter won { $streak } games in a row: the Rogue Agents choose modules first, the Recruiter { $streak } fewer.
}
record-choice-rogue_agents = { $streak ->
    [one] The Rogue Agents won the last game: the Recruiter chooses modules first, the Rogue Agents one fewer.
   *[other] The Rogue Agents won { $streak } games in a row: the Recruiter chooses modules first, the Rogue Agents { $streak } fewer.
}
record-training = Shorter, without Immortals and SHIFT; it opens no package and does not count towards a streak.
record-mutual-name = Modules chosen for each other
record-auction-name = Auction of the Recruiter’s part
record-mutual = Each side chooses the modules that the other side uses; agree on their number in the options.
game-auction = You bid for the Recruiter’s part: whoever offers the Rogue Agents the most SHIFT modules is the Recruiter. You bid in turn, and whoever has passed bids no more. The Recruiter uses no module.
record-auction = { game-auction } You bid at the table once every seat is taken, each at your own device.
record-not-open = Opens when all fourteen SHIFT packages of a series are open.
record-series = { $recruiter } as the Recruiter against { $agents }
record-results = Games won by the Recruiter: { $recruiter }, by the Rogue Agents: { $agents }.
record-agent = { $agent ->
    [meru] { agent-meru }
    [henry_lyme] { agent-henry_lyme }
    [bill_falls] { agent-bill_falls }
   *[dusty] { agent-dusty }
}: { $players }
record-result = { $mode ->
    [training] Training mission
   *[full] Game
} { $number }, { $year }-{ $month }-{ $day }, { $card ->
    [karl_box] { recruiter-karl_box }
    [pipe_girl] { recruiter-pipe_girl }
    [ghostwriter] { recruiter-ghostwriter }
   *[sleepwalker] { recruiter-sleepwalker }
}: { $code ->
    [R] R (the Recruiter won: recruits)
    [T] T (the Recruiter won: time)
   *[other] { $code } (the round in which the Recruiter lost)
}
record-used = Game { $number } was played with: { $module ->
    [static] { module-static }
    [wide_net] { module-wide_net }
    [open_call] { module-open_call }
    [radio_silence] { module-radio_silence }
    [body_double] { module-body_double }
    [shifting_streets] { module-shifting_streets }
    [deep_cover] { module-deep_cover }
    [tip_line] { module-tip_line }
    [checkpoints] { module-checkpoints }
    [wiretap] { module-wiretap }
    [double_shift] { module-double_shift }
    [good_cop_bad_cop] { module-good_cop_bad_cop }
    [early_warning] { module-early_warning }
   *[cordon] { module-cordon }
}
record-streak-recruiter = Won in a row by the Recruiter: { $count }
record-streak-rogue_agents = Won in a row by the Rogue Agents: { $count }
record-package-static = Recruiter’s package 1: { module-static }
record-package-wide_net = Recruiter’s package 2: { module-wide_net }
record-package-open_call = Recruiter’s package 3: { module-open_call }
record-package-radio_silence = Recruiter’s package 4: { module-radio_silence }
record-package-body_double = Recruiter’s package 5: { module-body_double }
record-package-shifting_streets = Recruiter’s package 6: { module-shifting_streets }
record-package-deep_cover = Recruiter’s package 7: { module-deep_cover }
record-package-tip_line = Rogue Agents’ package 1: { module-tip_line }
record-package-checkpoints = Rogue Agents’ package 2: { module-checkpoints }
record-package-wiretap = Rogue Agents’ package 3: { module-wiretap }
record-package-double_shift = Rogue Agents’ package 4: { module-double_shift }
record-package-good_cop_bad_cop = Rogue Agents’ package 5: { module-good_cop_bad_cop }
record-package-early_warning = Rogue Agents’ package 6: { module-early_warning }
record-package-cordon = Rogue Agents’ package 7: { module-cordon }
