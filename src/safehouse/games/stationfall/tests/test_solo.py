"""The automated station (SF-S): one seat against three automata."""

from safehouse.core.random import Stream
from safehouse.core.seats import EVERYONE
from safehouse.core.testing import Table, clause
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.codes import (
    FIRST_CODE,
    KIND_OF,
    Characters,
    Intents,
    Items,
    Modes,
    Moves,
    Phases,
    Projects,
    Questions,
)
from safehouse.games.stationfall.rules.choosing import choose
from safehouse.games.stationfall.rules.decisions import decide
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, NOT_IN_PLAY
from safehouse.games.stationfall.rules.solo import (
    answer,
    best_by_score,
    bought_action,
    choose_actor,
    cubes_needed,
    next_move,
    open_goals,
    renegotiation,
    script,
    turn_move,
)
from safehouse.games.stationfall.rules.solo_goals import distance, finished, goals, next_step
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.rules.turn import proceed
from safehouse.games.stationfall.tables.intents import Intent
from safehouse.games.stationfall.tables.names import IDENTITY_IDS, PAWN_IDS, SECTION_IDS
from safehouse.games.stationfall.tests.scene import Scene


def alone(seed: str = "alone") -> Table:
    return Table(GAME, GAME.deal(GAME.read_options({"players": 1}), seed))


def automaton(scene: Scene) -> Stationfall:
    """Red is played by an automaton that has rolled a one."""
    s: Stationfall = scene.state
    s.die = 1
    return s


def text(move: int) -> str:
    return GAME.space.to_text(move)


@clause("SF-S.1", "SF-17.1")
def test_automata_choose_their_identity_by_a_fixed_rule() -> None:
    for number in range(12):
        s = alone(f"rule {number}").state
        assert s.seats == 1 and s.colours == 4 and s.pending() == [0]
        for colour in (1, 2, 3):
            low, high = s.dealt[colour]
            same = s.box.identity_character[low] == s.box.identity_character[high]
            assert s.identity[colour] == (high if s.box.bonus_grudge[low] and not same else low)


@clause("SF-S.2", "SF-S.12", "SF-D6")
def test_a_game_alone_is_played_to_its_end() -> None:
    t = alone()
    random = Stream("alone")
    while t.state.pending():
        assert t.state.pending() == [0]
        t.state.play(0, random.choose(t.state.moves(0)))
    told = t.kinds_told(0)
    assert "automaton" in told and "rolled" in told
    result = t.result()
    assert result.reason in GAME.end_reasons and len(result.scores) == 1
    assert {line.clause for line in result.lines} >= {"SF-16.4.4.1", "SF-16.4.7"}


@clause("SF-S.3")
def test_an_automaton_reveals_late_or_to_come_back() -> None:
    scene = Scene()
    s = scene.state
    own = IDENTITY_IDS[s.identity[0]]
    assert "reveal" not in text(turn_move(s))
    scene.set("minute 3", "turn red")
    assert text(turn_move(s)) == f"reveal {own}"


@clause("SF-S.4")
def test_the_die_chooses_the_script() -> None:
    s = automaton(Scene())
    assert script(s, 0) == s.box.focus[s.identity[0]]
    s.die = 5
    assert script(s, 0) == s.box.default_script


@clause("SF-S.5", "SF-S.6")
def test_the_nearest_actor_that_can_be_had_is_taken() -> None:
    scene = Scene().set("red identity astrochimp", "floor rec_room gun")
    s = automaton(scene)
    assert PAWN_IDS[choose_actor(s, 0)] == "astrochimp"
    assert text(turn_move(s)) == "influence astrochimp"
    scene.set("blue cubes astrochimp 2")
    assert cubes_needed(s, 0, 0) == 3
    scene.set("red cubes exile 3", "red betrayal 5")
    assert choose_actor(s, 0) == -1
    assert text(renegotiation(s, 0, s.moves(0))) == "take_back exile"


@clause("SF-S.7", "SF-S.11")
def test_actions_lead_to_the_goal() -> None:
    scene = Scene().set("red identity astrochimp", "floor kitchen gun", "astrochimp acts")
    s = automaton(scene)
    assert text(next_move(s)) == "free_action"
    scene.plays("red free_action")
    assert text(next_move(s)) == "pick_up gun"
    scene.plays("red pick_up gun")
    assert open_goals(s, 0)[0].move == GAME.space.from_text("pick_up briefcase")
    quarters = SECTION_IDS.index("quarters")
    assert distance(s, 0, quarters) == 1 and next_step(s, 0, quarters) == quarters
    assert text(next_move(s)) == "step quarters"
    assert finished(s, 0, Intent(Intents.CARRY, Items.GUN)) and not finished(s, 0, Intent(Intents.ESCAPE))
    for intent in [intent for scripts in (*s.box.focus, s.box.default_script) for intent in scripts]:
        assert isinstance(goals(s, 0, intent), list)


@clause("SF-S.8")
def test_money_is_spent_only_on_the_last_step() -> None:
    scene = Scene().set("red identity inspector", "stranger at array_control", "stranger knows evidence")
    scene.set("inspector knows evidence", "engineer acts")
    s = automaton(scene)
    wanted = open_goals(s, 0)
    assert text(bought_action(s, wanted, s.moves(0))) == "bribe stranger"


@clause("SF-S.9")
def test_an_automaton_refuses_what_costs_it_points() -> None:
    scene = Scene().set("blue reveals engineer", "red holds engineer", "engineer at bridge", "exile acts")
    scene.set("blue identity engineer")
    scene.plays("red kompromat engineer", "red wait")
    s = scene.state
    assert s.ask == Questions.CONSENT and s.mode == Modes.KOMPROMAT
    assert text(answer(s)) == "accept"
    troubled = Scene().set("blue reveals troubleshooter", "troubleshooter at kitchen", "exile acts")
    troubled.plays("red bribe troubleshooter", "red sabotage")
    assert troubled.state.mode == Modes.BRIBE
    assert text(answer(troubled.state)) == "refuse"


@clause("SF-S.10")
def test_other_choices_go_by_points() -> None:
    scene = Scene().set("red identity exile stranger")
    s = scene.state
    assert s.ask == Questions.TURN
    choice = best_by_score(s, s.moves(0))
    assert choice in s.moves(0)
    scene.set("red holds stranger colonel", "exile at mcqueen", "colonel at mcqueen", "launched mcqueen")
    assert best_by_score(s, s.moves(0)) in s.moves(0)


def scramble(s: Stationfall, random: Stream) -> None:
    """Change everything the automaton that is asked may not know."""
    unseen = [c for c in range(Characters.COUNT) if s.kompromat[c] != NOT_IN_PLAY and not seen(s, c)]
    places = [s.kompromat[card] for card in unseen]
    random.shuffle(places)
    for card, place in zip(unseen, places, strict=True):
        s.kompromat[card] = place
    if not s.released:
        s.project = random.below(Projects.COUNT)
    if s.traps and s.trap_owner != s.asked and not s.trap_spent:
        s.live_trap = random.choose(s.traps)
    cards = [*s.dealt[0], *s.undealt]
    random.shuffle(cards)
    s.dealt[0], s.undealt = sorted(cards[:2]), sorted(cards[2:])
    if s.revealed[0] == NOBODY:
        s.identity[0], s.bonus[0] = s.dealt[0][0], [s.dealt[0][1]]


def seen(s: Stationfall, card: int) -> bool:
    return s.kompromat[card] == IN_HAND + s.hand_of[s.asked] or s.kompromat_known[card] == EVERYONE


@clause("SF-S.13", "SF-S.10")
def test_automata_decide_from_what_they_may_know() -> None:
    asked = 0
    for number in range(2):
        s: Stationfall = alone(f"honest {number}").state
        random = Stream(f"honest {number}")
        choose(s, 0, random.choose(s.moves(0)) - Moves.CHOOSE)
        proceed(s)
        while s.phase != Phases.OVER:
            if s.seat_of[s.asked] == NOBODY:
                twin = s.copy()
                scramble(twin, random)
                move = next_move(s)
                assert next_move(twin) == move
                asked += 1
            else:
                move = random.choose(s.moves(0))
            verb = KIND_OF[move]
            decide(s, verb, move - FIRST_CODE[verb])
            if s.ask == Questions.NONE:
                proceed(s)
    assert asked > 50


@clause("SF-S.13")
def test_an_automaton_does_not_feel_a_trap_in_advance() -> None:
    scene = Scene().set("red identity station_chief", "station_chief at forward_hub", "station_chief acts")
    s = automaton(scene)
    laboratory, garden = SECTION_IDS.index("chem_lab"), SECTION_IDS.index("hydroponics")
    s.traps, s.trap_owner = [laboratory, garden], 1
    moves = [Moves.STEP + section for section in s.traps]
    assert all(move in s.moves(0) for move in moves)
    chosen = []
    for live in s.traps:
        s.live_trap = live
        chosen.append(text(best_by_score(s, moves)))
    assert chosen[0] == chosen[1]
