# What each thing is and does. Numbers come from the data (about.py).

about-location = { $kind ->
    [temple] A temple. It has no feature: nobody asks and nobody contacts recruits here. The Recruiter and the Agents may enter and leave it diagonally, too.
    [edge] Features: { $features }. It lies on the outer edge, where the Agents start{ $full ->
        [0] {""}
       *[other] {" "}and no Immortal is placed at set-up
     }. The Recruiter can visit it only once.
   *[inner] Features: { $features }. The Recruiter can visit it only once.
 }
about-border = The border between { $first } and { $second }. A Mayhem token on it stops everybody who wants to cross it; a checkpoint stops the Recruiter and the Immortals only.
about-feature = A feature of the city, found in { $places }. If it is on one of the Recruiter’s three cards, every visit to such a location contacts one recruit. An Agent standing there may ASK about it.{ $full ->
    [0] {""}
   *[other] {" "}SHAKEDOWN may name it from anywhere.
 }

about-recruiter-karl_box = A Recruiter card. His MIND SLIP jumps exactly { $far } locations in a straight orthogonal line, over visited locations and Mayhem, to a location not yet visited.
about-recruiter-pipe_girl = A Recruiter card. Her MIND SLIP jumps exactly { $far } locations in a straight diagonal line, over visited locations and Mayhem, to a location not yet visited. She needs no temple for it.
about-recruiter-ghostwriter = A Recruiter card from a SHIFT package. The MIND SLIP jumps { $far } locations straight and one to the side, over visited locations and Mayhem, to a location not yet visited.
about-recruiter-sleepwalker = A Recruiter card from a SHIFT package. The MIND SLIP goes two orthogonal steps that may turn; the location in between may already be visited and does not count as visited by it. Mayhem stops it.

about-agent-meru = { $full ->
    [0] { about-thing-activation } The action is ASK, REVEAL or CAPTURE. In the full game this Agent has an ability, too.
   *[other] Psychic Targeting, an action: is the Recruiter right now in Meru’s location, or one or two locations away in a straight orthogonal line? The answer is yes or no. Not with an Immortal in her location; Mayhem does not matter.
 }
about-agent-henry_lyme = { $full ->
    [0] { about-thing-activation } The action is ASK, REVEAL or CAPTURE. In the full game this Agent has an ability, too.
   *[other] Mental Block, always on: Immortals in his location or orthogonally next to it do not count for Immortal recruitment. The Recruiter’s own contacts go on as before.
 }
about-agent-bill_falls = { $full ->
    [0] { about-thing-activation } The action is ASK, REVEAL or CAPTURE. In the full game this Agent has an ability, too.
   *[other] Exposed Weakness, a free action: moves an Immortal that stands orthogonally next to him by one location, orthogonally. He cannot choose an Immortal in his own location.
 }
about-agent-dusty = { $full ->
    [0] { about-thing-activation } The action is ASK, REVEAL or CAPTURE. In the full game this Agent has an ability, too.
   *[other] Neuro-rhythm, a free action: moves any Agent, himself included, up to one location, and one more for each of the Recruiter’s feature cards turned up by SHAKEDOWN.
 }

about-ally-spy_dolphin = An ally, once a game, added to an ASK: the Recruiter puts a step token on every visited location with that feature that is not marked yet, instead of on one only.
about-ally-newsboy = An ally from a SHIFT package, once a game: after an ASK that brought no new step token, the same Agent asks about the other feature of its location in the same action.
about-ally-taxi_driver = An ally from a SHIFT package, once a game: an Agent that has not moved yet may move up to four locations in this activation instead of two.
about-ally-handwriting_expert = An ally from a SHIFT package, once a game, added to a REVEAL: one other step token, in a location without an Immortal, gets its hour as well.

about-module-static = The Recruiter’s SHIFT module. Once a game an ASK goes unanswered. The Agent keeps its action and any ally added to it, but cannot ask about the same feature again in this activation.
about-module-wide_net = The Recruiter’s SHIFT module. At set-up the Recruiter draws four feature cards, keeps three and shuffles the fourth back.
about-module-open_call = The Recruiter’s SHIFT module. Three cards lie open for Immortal recruitment instead of two, so up to three recruits can be claimed in a turn.
about-module-radio_silence = The Recruiter’s SHIFT module. Once a game the Recruiter announces nothing at an alert; those recruits are added to the next announcement. Not at 15:00.
about-module-body_double = The Recruiter’s SHIFT module. Once a game, at 09:00 or earlier, a CAPTURE that would succeed fails. A confirmed note with the hour stays there, and the Recruiter’s next action must be a STEP if one is possible.
about-module-shifting_streets = The Recruiter’s SHIFT module. Once a round, in place of the first Immortal move of a turn, the Recruiter may move a Mayhem token to another border where it touches no other token.
about-module-deep_cover = The Recruiter’s SHIFT module. The Recruiter has both Mind Slip tokens from the beginning; none is placed in the city.
about-module-tip_line = The Rogue Agents’ SHIFT module. Once a round an ASK may name a feature of an orthogonally neighbouring location instead of the Agent’s own.
about-module-checkpoints = The Rogue Agents’ SHIFT module. They have two checkpoints; an Agent may put one on a free border of its location as a free action. It stops the Recruiter and the Immortals, not the Agents.
about-module-wiretap = The Rogue Agents’ SHIFT module. Once a game, as an action: how many locations with a feature the Agent could ask about has the Recruiter visited? No step token is placed.
about-module-double_shift = The Rogue Agents’ SHIFT module. Once a game three Agents act in the first turn of a round; in the second turn only the last one does.
about-module-good_cop_bad_cop = The Rogue Agents’ SHIFT module. A SHAKEDOWN names two different features, and the Recruiter answers for both.
about-module-early_warning = The Rogue Agents’ SHIFT module. 10:00 and 14:00 are alerts as well; each announces the recruits since the alert before.
about-module-cordon = The Rogue Agents’ SHIFT module. Once a game, right after a failed CAPTURE: is the Recruiter in one of the up to eight locations around the Agent? Not when a Body Double was the reason.

about-slip_token-front = The Mind Slip token in front of the Recruiter’s screen: it pays for one MIND SLIP. Once spent it lies at the hour of its use, so everybody sees that there was a jump and when, but not where to.
about-slip_token-second = The second Mind Slip token, in the full game. The Recruiter gains it by visiting its location; nobody is told and it stays there. From the next turn on it may be spent, and only then does it leave the board.

about-label = { $kind ->
    [blank] A note without words.
    [h] What the Agents believe: the Recruiter was here at { $hour }:00.
    [x] What the Agents believe: the Recruiter has not been here up to { $hour }:00.
    [by] What the Agents believe: the Recruiter was here at { $hour }:00 at the latest.
    [miss] A CAPTURE failed here at { $hour }:00.
   *[other] A sign whose meaning the team agrees on.
 } Unconfirmed notes have no effect on the rules, and the Recruiter sees them, too.

about-move-pick_module = Bring this SHIFT module into this game. The loser of the last game chooses first and freely; the winner may take as many as the loser did, minus the games won in a row.
    .name = Choose a SHIFT module
about-move-pick_done = Take no further module. The choice is over for your side.
    .name = Stop choosing modules
about-move-place_mayhem = Put a Mayhem token on a border. Nobody can cross it for the whole game. It may not touch another one, not even at its end.
    .name = Place a Mayhem token
about-move-choose_recruiter = Choose secretly who you are: the card says how your MIND SLIP jumps. The Agents know only which cards are possible.
    .name = Choose a Recruiter card
about-move-draw_recruiter = Let chance decide which Recruiter card is yours. Nobody else sees it.
    .name = Draw a Recruiter card
about-move-start_at = Choose where your path begins; this is hour 1. In the training mission everybody sees it, in the full game nobody does. Your three feature cards come afterwards.
    .name = Choose where to start
about-move-return_feature = Wide Net: shuffle one of your four feature cards back into the deck. The other three are yours.
    .name = Shuffle a feature card back
about-move-step = Go to an orthogonally neighbouring location where you have not been; diagonally only into or out of a temple{ $full ->
    [0] {""}
   *[other] , never through Mayhem
 }. An Agent may stand there. You contact one recruit for each feature there that is on your cards. You do not tell anybody where you are.
    .name = STEP
about-move-slip = Discard a Mind Slip token and jump as your Recruiter card says, over anything, to a location you have not visited. Locations jumped over are not visited and give no recruits. At the end of the turn everybody sees that you jumped, but not where to.
    .name = MIND SLIP
about-move-place_immortal = Put an Immortal in any free location off the outer edge. It stops Agents there from asking, revealing and capturing, and no Agent may ask about the features of its location.
    .name = Place an Immortal
about-move-take_agent = From now on you play this Agent. In the training mission all are alike, in the full game each has an ability.
    .name = Take an Agent
about-move-place_agent = Put the Agent on any location of the outer edge. Several Agents may share one.
    .name = Place an Agent
about-move-place_second_slip = Put the second Mind Slip token in a location next to a temple. If the Recruiter visits it later, a second MIND SLIP becomes possible, and nobody is told. So choose a place that is hard to reach or easy to watch.
    .name = Place the second Mind Slip token
about-move-move_immortal = Move an Immortal by one location, orthogonally or diagonally. Not to another Immortal and not orthogonally across Mayhem. Once a turn, before or after your action; you need not do it.
    .name = Move an Immortal
about-move-pay_step = Put a step token on a location you have visited that is not marked yet, and move one more Immortal for it. Everybody learns that you have been there. Once a turn, after the first Immortal move.
    .name = Pay for an extra Immortal move
about-move-claim = Two of your Immortals stand in different locations with this open feature: you get a recruit, revealed at once. The card is discarded. If it is the last recruit you need, you win at once, in the middle of the turn.
    .name = Claim a recruit
about-move-lift_mayhem = Shifting Streets: take up this Mayhem token and put it on another border, in place of the first Immortal move of the turn.
    .name = Take up a Mayhem token
about-move-end_turn = Your turn is over: the cards of Immortal recruitment are refilled, the clock moves on by an hour, and at an odd hour your recruits are announced.
    .name = End the turn
about-move-announce = Say how many recruits you have contacted since the last alert. Only the sum is told.
    .name = Announce the recruits
about-move-stay_silent = Radio Silence, once a game: announce nothing now; these recruits are added to the next announcement.
    .name = Stay silent
about-move-answer = Put a step token on this visited location. It answers the ASK: you have been here, the hour is not told. If several locations match, choose the one that gives away the least.
    .name = Answer with a step token
about-move-answer_none = Say that no new step token can be placed: every location with this feature that you visited is marked already, or you visited none.
    .name = Answer: no new step token
about-move-answer_all = The Spy Dolphin was added to the question: every matching visited location gets a step token.
    .name = Place all step tokens
about-move-use_static = Static, once a game: this ASK goes unanswered.
    .name = Spend the Static token
about-move-use_double = Body Double, once a game and at 09:00 or earlier: you have been found, but the CAPTURE fails. The hour is noted there, and your next action must be a STEP if one is possible.
    .name = Spend the Body Double
about-move-give_up = The Agent stands where you are. The Rogue Agents win.
    .name = Admit the capture
about-move-not_here = You are not where the Agent tries to capture you. The game goes on.
    .name = Answer: not here
about-move-activate = This Agent plays now: it may move up to two locations and take one action. Each Agent plays once a round.
    .name = Activate an Agent
about-move-call_double_shift = Double Shift, once a game: three Agents play in this turn, only one in the next.
    .name = Call the Double Shift
about-move-move = Move the active Agent one or two locations, orthogonally; diagonally only into or out of a temple, never through Mayhem. The move is taken in one go: you may act before or after it, not in the middle.
    .name = Move
about-move-ask = Ask whether the Recruiter has ever visited a location with this feature of the Agent’s own location. If there is such a location not marked yet, the Recruiter must put a step token on one of them. Otherwise no new token can be placed.
    .name = ASK
about-move-ask_with_dolphin = ASK and spend the Spy Dolphin: instead of one, all matching visited locations get a step token. Once a game.
    .name = ASK with the Spy Dolphin
about-move-use_newsboy = Spend the Newsboy: the same Agent asks about the other feature of the same location in the same action.
    .name = Send the Newsboy
about-move-use_newsboy_and_dolphin = Spend the Newsboy and the Spy Dolphin: ask about the other feature, and all matching visited locations get a step token.
    .name = Send the Newsboy with the Spy Dolphin
about-move-send_newsboy_away = Keep the Newsboy for later; the action is over.
    .name = Keep the Newsboy
about-move-reveal = Discard the step token in the Agent’s location: the Recruiter tells at which hour the visit was, and a confirmed note with the hour stays. If it is the present hour, the Recruiter is here now.
    .name = REVEAL
about-move-reveal_with_expert = REVEAL here and spend the Handwriting Expert: another step token, in a location without an Immortal, gets its hour as well.
    .name = REVEAL with the Handwriting Expert
about-move-shakedown = The Agent stands in the same location as an Immortal: name any of the { $feature_card } features. If it is one of the Recruiter’s three cards, the card is turned up and brings no more recruits. Then you may push the Immortal away.
    .name = SHAKEDOWN
about-move-push = Push the Immortal into an orthogonally neighbouring location: not across Mayhem, not to another Immortal.
    .name = Push the Immortal
about-move-leave_immortal = Do not push the Immortal.
    .name = Leave the Immortal
about-move-capture = Try to capture the Recruiter in the Agent’s location. If the Recruiter is there right now, you win. If not, the game goes on and you know one place where he is not.
    .name = CAPTURE
about-move-demand_cordon = Cordon, once a game: the Recruiter says whether he is in one of the up to eight locations around the Agent that tried.
    .name = Demand the Cordon’s answer
about-move-waive_cordon = Keep the Cordon for a later attempt.
    .name = Do without the Cordon
about-move-target = Meru’s action: is the Recruiter in her location, or one or two locations away in a straight orthogonal line? The answer is yes or no.
    .name = Psychic Targeting
about-move-tap = Wiretap, once a game, as an action: the Recruiter tells how many visited locations have this feature.
    .name = Wiretap
about-move-nudge = Bill’s free action: move an Immortal that stands orthogonally next to him by one location, orthogonally.
    .name = Bill moves an Immortal
about-move-carry = Dusty’s free action: move any Agent up to one location, and one more for each of the Recruiter’s feature cards turned up by SHAKEDOWN.
    .name = Dusty moves an Agent
about-move-place_checkpoint = A free action: put one of your two checkpoints on a border of the Agent’s location. It stops the Recruiter and the Immortals, and it stays.
    .name = Place a checkpoint
about-move-use_taxi = Spend the Taxi Driver: this Agent may move up to four locations in this activation.
    .name = Call the Taxi Driver
about-move-end_activation = This Agent is done for this round, even if it has not moved or acted.
    .name = End the activation
about-move-drop_note = All { $mental_note } notes lie on the board and a confirmed one is due: choose which unconfirmed note makes room.
    .name = Give up a note
about-move-note_place = Put an unconfirmed note on a location, at any time. At most { $mental_note } notes lie on the board. Everybody sees them.
    .name = New note
about-move-note_move = Move an unconfirmed note to another location, at any time.
    .name = Move a note
about-move-note_label = Write an hour or a sign on an unconfirmed note.
    .name = Write on a note
about-move-note_remove = Take an unconfirmed note off the board. Confirmed notes stay.
    .name = Remove a note

thing-recruiter = Recruiter
about-thing-recruiter = Walks through the city unseen, one location a turn, never twice in the same. Wins with { $goal } revealed recruits, or when it becomes { $last }:00. Loses when captured or unable to go on.
thing-rogue_agents = Rogue Agents
about-thing-rogue_agents = One team with { $agent_figure } Agents. They win when an Agent captures the Recruiter, or when the Recruiter cannot move. They lose when { $goal } recruits are revealed or it becomes { $last }:00.
thing-training = Training mission
about-thing-training = The shorter, simpler form for a first game: { $training_goal } recruits or { $training_last }:00, the start is known. No Mayhem, no Immortals, no SHAKEDOWN, no abilities, only one Mind Slip token.
thing-full_game = Full game
about-thing-full_game = The whole game: { $full_goal } recruits or { $full_last }:00, the start is secret. With Mayhem, Immortals, SHAKEDOWN, the Agents’ abilities, an ally and a second Mind Slip token.
thing-city = City
about-thing-city = 42 locations in columns A to F and rows 1 to 7. Each has two different features, except the two temples. Each of the { $feature_card } features is found in five locations.
thing-temple = Temple
about-thing-temple = A location without features. The Recruiter and the Agents may walk into it and out of it diagonally as well as orthogonally. The Recruiter can enter it only once, like any other.
thing-outer_edge = Outer edge
about-thing-outer_edge = The locations along the rim of the city. The Agents start there. Immortals are not placed there at set-up, but may go there later.
thing-orthogonal = Orthogonally
about-thing-orthogonal = Left, right, up or down: two locations that share a side. This is how the Recruiter and the Agents walk.
thing-diagonal = Diagonally
about-thing-diagonal = Two locations that touch only at a corner. The Recruiter and the Agents walk this way only into and out of a temple; Immortals do so anywhere. Mayhem does not stop it.
thing-time_track = Time track
about-thing-time_track = The hour is also the number of locations the Recruiter has visited. It moves on after each turn of the Recruiter. At { $last }:00 the Recruiter wins, and the Agents get no more turns.
thing-alert = Alert
about-thing-alert = At { $alerts } o’clock the Recruiter announces how many recruits were contacted in both turns of the round; for the set-up walk right after it. Only the sum is told, not where or when.
thing-round = Round
about-thing-round = Recruiter, two Agents, Recruiter, the other two Agents. Then all Agents are available again.
thing-secret_map = Secret map
about-thing-secret_map = The Recruiter’s path: each number is the hour of a visit, the highest one is where the Recruiter is now. A location with a number can never be entered again. Only the Recruiter sees it until the game is over.
thing-screen = Mental screen
about-thing-screen = What is behind it only the Recruiter knows: the path, the Recruiter card and the three feature cards.
thing-own_features = The Recruiter’s three feature cards
about-thing-own_features = Only these three features give the Recruiter recruits: one for each of them in a location entered. The Agents do not know them. A card turned up by SHAKEDOWN gives no more.
thing-recruiter_card = Recruiter card
about-thing-recruiter_card = Says how the Recruiter’s MIND SLIP jumps. The Agents see which cards are possible, but not which one it is.
thing-recruit = Recruit
about-thing-recruit = { $goal } revealed recruits win the game for the Recruiter. Recruits are revealed at alerts, and in the full game at once when the Immortals win one. A recruit contacted but not yet announced does not count.
thing-contact = Contacting recruits
about-thing-contact = On entering a location the Recruiter contacts one recruit for each feature there that is on the three secret cards: none, one or two. It happens by itself and is announced only at the next alert, for the set-up walk right after it.
thing-mind_slip = Mind Slip
about-thing-mind_slip = A jump in place of a STEP, paid for with a Mind Slip token. It goes over visited locations and Mayhem, and can lead out of a dead end. A location jumped over is not visited and gives no recruits. The Agents learn the hour, not the destination.
thing-step_token = Step token
about-thing-step_token = The Recruiter has been in this location, at some hour up to the one when the token was placed. It answers an ASK or pays for an extra Immortal move. An Agent here may REVEAL the hour.
thing-unconfirmed_note = Unconfirmed note (white)
about-thing-unconfirmed_note = What the Agents believe. They may place, move, relabel and remove these notes at any time; the notes have no effect on the rules, and the Recruiter sees them. At most { $mental_note } notes of both kinds lie on the board.
thing-confirmed_note = Confirmed note (green)
about-thing-confirmed_note = The Recruiter was exactly here at the hour written on it. It is true and never changes. No step token comes here any more.
thing-activation = Activation
about-thing-activation = An activated Agent may move up to two locations and take one action, in any order. Each Agent is activated once a round, two in each turn of the team.
thing-action = Action
about-thing-action = One for each activation: { $full ->
    [0] ASK, REVEAL or CAPTURE.
   *[other] ASK, REVEAL, CAPTURE, SHAKEDOWN or Meru’s targeting.
 }
thing-free_action = Free action
about-thing-free_action = An ability that does not use up the action. It may come before or after moving and acting, not in the middle of a move, once in each activation of its Agent.
thing-dead_end = Dead end
about-thing-dead_end = If the Recruiter has neither a STEP nor a MIND SLIP at the start of a turn, the Rogue Agents win at once.
thing-captain = Captain
about-thing-captain = Confirms what the whole team decides: which Agent is activated, the shared Agent, the second Mind Slip token. In the first round it is the first player after the Recruiter, then each round the next one. Everybody may propose.
thing-shared_agent = Shared Agent
about-thing-shared_agent = With four players the fourth Agent belongs to the whole team.
thing-mayhem = Mayhem token
about-thing-mayhem = Lies on a border: nobody can walk across it, neither Recruiter nor Agent nor Immortal. Diagonal moves and the MIND SLIP are not stopped. There are { $mayhem_token }, placed by all players at set-up.
thing-immortal = Immortal
about-thing-immortal = One of the Recruiter’s { $immortal_figure } helpers. An Agent in its location cannot ASK, REVEAL or CAPTURE, and nobody anywhere may ASK about the features of that location. Two Immortals on the same open feature win a recruit.
thing-recruitment = Immortal recruitment
about-thing-recruitment = The open feature cards for the Immortals. While two Immortals stand in different locations with such a feature, the Recruiter may claim a recruit on the Recruiter’s turn. At the end of that turn the cards are refilled; new ones count from the next turn on.
thing-deck = Feature deck
about-thing-deck = The feature cards lying face down. New cards for the Immortals come from it. When it is empty, no more come.
thing-discard = Discarded feature cards
about-thing-discard = Features by which the Immortals have won a recruit already. They never come back, and none of them is among the Recruiter’s three.
thing-ally = Ally
about-thing-ally = A card that any Agent may use in its activation, once a game. The team begins the full game with the Spy Dolphin.
thing-checkpoint = Checkpoint
about-thing-checkpoint = From the module Checkpoints: the Recruiter and the Immortals cannot cross this border, the Agents can. It stays for the whole game.
thing-shift = SHIFT
about-thing-shift = Keeps a series of full games even: the losing side opens one of its seven packages. Before the next game the loser chooses modules freely; the winner may take as many as the loser did, minus the games won in a row.
thing-clues = What the Recruiter has told
about-thing-clues = Every answer and announcement with its hour. All of it is true.
thing-heat = Where the Recruiter can be
about-thing-heat = For each location, the share of all paths that fit everything told so far. It is worked out from public knowledge alone; all paths count as equally likely.

now-recruiter = { $recruits } of { $goal } recruits are revealed. { $left ->
    [one] One turn of the Recruiter is left
   *[other] { $left } turns of the Recruiter are left
 } until { $last }:00.
now-feature-own = It is one of your three cards.
now-feature-shown = It is one of the Recruiter’s cards, turned up by SHAKEDOWN: it brings no more recruits.
now-feature-denied = It is not one of the Recruiter’s three cards.
now-feature-area = It lies open for the Immortals, so it is not one of the Recruiter’s three cards.
now-feature-discard = The Immortals have won a recruit by it; it is not one of the Recruiter’s three cards.
now-feature-guarded = Nobody can ASK about it now: an Immortal stands on { $place }.
now-location-visited = You were here at { $hour }:00.
now-location-here = You are here now.
now-location-step = The Recruiter has been here at some time.
now-location-confirmed = The Recruiter was here at { $hour }:00.
now-location-second = The second Mind Slip token lies here.
now-location-immortal = An Immortal stands here: no ASK, REVEAL or CAPTURE in this location.
now-agent-spent = Has been activated in this round.
now-agent-ready = Has not been activated in this round.
