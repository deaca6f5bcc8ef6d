# The record of a group.
record-missions = Missions completed: { $won } of { $all }
record-tries = Games played: { $tried }, won: { $won } ({ $percent } %)
record-agents = With { $agents } agents: missions completed { $missions }, games { $tried }, won { $won } ({ $percent } %)
record-bullets-usual = Bullets left in a completed mission, on average: { $whole }.{ $tenth }
record-bullets = { $mission ->
    [T1] Most bullets left: { $count } (training 1, { $agents } agents)
    [T2] Most bullets left: { $count } (training 2, { $agents } agents)
    [T3] Most bullets left: { $count } (training 3, { $agents } agents)
   *[other] Most bullets left: { $count } (mission { $mission }, { $agents } agents)
}
record-headquarters = { $mission ->
    [T1] Most cards left in headquarters: { $count } (training 1, { $agents } agents)
    [T2] Most cards left in headquarters: { $count } (training 2, { $agents } agents)
    [T3] Most cards left in headquarters: { $count } (training 3, { $agents } agents)
   *[other] Most cards left in headquarters: { $count } (mission { $mission }, { $agents } agents)
}
record-turns = { $mission ->
    [T1] Fewest turns: { $count } (training 1, { $agents } agents)
    [T2] Fewest turns: { $count } (training 2, { $agents } agents)
    [T3] Fewest turns: { $count } (training 3, { $agents } agents)
   *[other] Fewest turns: { $count } (mission { $mission }, { $agents } agents)
}
record-loss_bullets = Lost for lack of bullets: { $count }
record-loss_no_action = Lost because nothing could be done any more: { $count }
record-loss_time = Lost against the clock: { $count }
record-loss_unwinnable = Lost with suspects out of reach: { $count }
record-own = Missions of your own among them: { $count }
