"""Team-mates: confined to their view, following the code, and winning."""

from collections import Counter
from typing import Any

import pytest

from safehouse.bots.roster import make
from safehouse.core.errors import OptionError
from safehouse.core.random import Stream
from safehouse.core.testing import clause
from safehouse.core.words import Words
from safehouse.games.infiltraitors import GAME
from safehouse.games.infiltraitors.bots import BOTS, TeamMate, evaluate
from safehouse.games.infiltraitors.bots.mind import WORTH_A_TURN
from safehouse.games.infiltraitors.codes import Agents, Moves
from safehouse.games.infiltraitors.data import MISSIONS
from safehouse.games.infiltraitors.tables import BIT, cards_in, set_of
from safehouse.games.infiltraitors.tools.win_rates import Rate, measure
from safehouse.games.infiltraitors.view import names
from safehouse.games.infiltraitors.vocabulary import CARD_IDS
from safehouse.games.infiltraitors.worlds.sight import plan_of


def play_mission(mission: str, agents: int, name: str, seed: str) -> Any:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": agents, "clue_board": "none"}), seed)
    mate = BOTS[name](GAME)
    while not state.over():
        seat = state.pending()[0]
        state.play(seat, mate.choose(GAME.view(state, seat), state.moves(seat), Stream(seed)))
    return state


@pytest.mark.parametrize("name", ["greedy", "planner"])
@pytest.mark.parametrize("mission", MISSIONS)
def test_team_mates_win_most_missions(mission: str, name: str) -> None:
    ends = Counter(
        play_mission(mission, n, name, f"win {i}").result().reason for n in (2, 3, 4) for i in (1, 2)
    )
    assert ends["win"] >= (4 if name == "greedy" else 5), ends


@clause("IN-5.504", "IN-5.506")
@pytest.mark.parametrize("mission", ["5", "7", "16", "17", "18", "19"])
def test_the_truth_stays_in_the_sets_the_code_leaves_and_all_seats_have_the_same(mission: str) -> None:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": 3, "clue_board": "none"}), "code")
    mate = TeamMate(code=True)
    while not state.over():
        minds = [mate.think(GAME.view(state, seat)) for seat in range(3)]
        for target in range(3):
            if state.stand[target] >= 0:
                assert all(mind.public[target] & BIT[state.identity(target)] for mind in minds)
                assert all(mind.private[target] & BIT[state.identity(target)] for mind in minds)
        assert all(mind.public == minds[0].public for mind in minds)
        seat = state.pending()[0]
        state.play(seat, minds[seat].choose(state.moves(seat)))
    assert state.result().reason == "win"


def test_a_bot_that_sees_the_same_does_the_same() -> None:
    state = GAME.deal(GAME.read_options({"mission": "5", "agents": 3}), "same")
    random = Stream("same")
    mate = BOTS["planner"](GAME)
    for _ in range(40):
        if state.over():
            break
        seat = state.pending()[0]
        view = GAME.view(state, seat)
        move = mate.choose(view, state.moves(seat), random)
        world = GAME.worlds(view).draw(random)
        assert mate.choose(GAME.view(world, seat), world.moves(seat), random) == move
        state.play(seat, move)


@pytest.mark.parametrize("mission", MISSIONS)
def test_a_planner_among_strangers_to_the_code_keeps_playing(mission: str) -> None:
    state = GAME.deal(GAME.read_options({"mission": mission, "agents": 3, "clue_board": "none"}), "mixed")
    random = Stream(f"mixed {mission}")
    mate = BOTS["planner"](GAME)
    while not state.over():
        seat = state.pending()[0]
        moves = state.moves(seat)
        state.play(seat, mate.choose(GAME.view(state, seat), moves, random) if seat else random.choose(moves))


def seated(bot: str, options: Any, table: list[str]) -> TeamMate:
    mate = make(bot, GAME, options, table)
    assert isinstance(mate, TeamMate)
    return mate


def test_with_a_person_at_the_table_nobody_speaks_or_reads_a_code() -> None:
    options = GAME.read_options({"mission": "5", "agents": 3, "clue_board": "none"})
    state = GAME.deal(options, "people")
    random = Stream("people")
    planner, person = seated("expert", options, ["", "expert", "expert"]), BOTS["forgetful"](GAME, glance=1)
    while not state.over():
        minds = [planner.think(GAME.view(state, seat)) for seat in (1, 2)]
        for target in range(3):
            if state.stand[target] >= 0:
                assert all(mind.public[target] & BIT[state.identity(target)] for mind in minds)
        assert not any(mind.team.speakers for mind in minds)
        seat = state.pending()[0]
        mate = planner if seat else person
        state.play(seat, mate.choose(GAME.view(state, seat), state.moves(seat), random))


def test_evaluation_grows_towards_the_win() -> None:
    state = play_mission("T1", 2, "greedy", "value")
    assert evaluate(state, 0) == 1.0
    fresh = GAME.deal(GAME.read_options({"mission": "T1", "agents": 2}), "value")
    before = evaluate(fresh, 0)
    assert -1 < before < 1
    fresh.row.pop()
    assert evaluate(fresh, 0) > before


def test_win_rates_come_with_their_interval() -> None:
    rate = measure("planner", "T1", 2, 4)
    assert (rate.wins, rate.games) == (4, 4)
    low, high = Rate(95, 100).interval
    assert low == pytest.approx(0.888, abs=0.001) and high == pytest.approx(0.978, abs=0.001)


@clause("IN-5.504")
@pytest.mark.parametrize("mission", ["5", "7", "16", "17", "18", "19"])
def test_a_person_among_planners_reads_the_decoded_meaning_from_the_clue_boards(mission: str) -> None:
    """The person in the first seat speaks no code; what the others say in code is on its clue boards,
    always true, and the planners have the same sets."""
    values = {"mission": mission, "agents": 3, "clue_board": "full", "code": "23"}
    state = GAME.deal(GAME.read_options(values), "person")
    random = Stream("person")
    planner, person = BOTS["planner"](GAME), BOTS["forgetful"](GAME, glance=1)
    narrower = 0
    while not state.over():
        view = GAME.view(state, 0)
        mind = planner.think(GAME.view(state, 1))
        for board in view.boards:
            truth = CARD_IDS[state.identity(board.target)]
            assert truth in board.decoded and set(board.decoded) <= set(board.public)
            assert board.decoded == names(cards_in(mind.public[board.target]))
            narrower += len(board.decoded) < len(board.public) and board.target in (1, 2)
        seat = state.pending()[0]
        mate = planner if seat else person
        state.play(seat, mate.choose(GAME.view(state, seat), state.moves(seat), random))
    assert narrower > 5


def test_without_a_code_the_clue_boards_decode_nothing() -> None:
    state = GAME.deal(GAME.read_options({"mission": "5", "agents": 3, "clue_board": "full"}), "plain")
    seat = state.pending()[0]
    state.play(seat, GAME.space.code("catch"))
    assert [board.decoded for board in GAME.view(state, seat).boards] == [[]]


@pytest.mark.parametrize("code", ["14", "22", "a"])
def test_only_seats_of_the_table_speak_a_code(code: str) -> None:
    with pytest.raises(OptionError):
        GAME.read_options({"mission": "5", "agents": 3, "code": code})


@clause("IN-5.814")
def test_two_planners_speak_by_the_rank_of_a_reward_card_in_the_finale() -> None:
    """Each knows both hands, so there is a card for every word: the first gift parts the candidates into as
    many classes as the holder has cards."""
    state = GAME.deal(GAME.read_options({"mission": "18", "agents": 2, "clue_board": "none"}), "rank")
    planner = BOTS["planner"](GAME)
    gifts = 0
    while not state.over():
        seat = state.pending()[0]
        minds = [planner.think(GAME.view(state, each)) for each in (0, 1)]
        move = minds[seat].choose(state.moves(seat))
        if state.in_finale and state.stand[seat] >= 0:
            cards = len(state.hands[seat])
            assert minds[0].team.dealt == minds[1].team.dealt == set_of(state.hands[seat])
            before = minds[0].public[seat].bit_count()
            state.play(seat, move)
            after = planner.think(GAME.view(state, 1 - seat)).public[seat]
            assert after & BIT[state.identity(seat)]
            assert after.bit_count() <= -(-before // cards)
            gifts += 1
        else:
            state.play(seat, move)
    assert gifts >= 1 and state.result().reason == "win"


def test_the_code_is_spoken_by_those_who_know_it() -> None:
    options = GAME.read_options({"mission": "5", "agents": 4})
    plan = plan_of(GAME.view(GAME.deal(options, "who"), 0).briefing)
    assert seated("expert", options, []).speakers(plan) == [0, 1, 2, 3]
    assert seated("expert", options, ["expert", "easy", "planner", "hard"]).speakers(plan) == [0, 2]
    assert seated("expert", options, ["expert", "easy", "hard", "hard"]).speakers(plan) == [], "nobody listens"
    assert seated("expert", options, ["expert", "", "expert", "expert"]).speakers(plan) == [], "people do not"
    assert seated("hard", options, []).speakers(plan) == []


def test_each_level_knows_at_least_what_the_one_below_knows() -> None:
    options = GAME.read_options({"mission": "12", "agents": 3, "clue_board": "none"})
    state = GAME.deal(options, "memory")
    mates = [seated(level, options, []) for level in ("easy", "normal", "hard")]
    forgotten = 0
    while not state.over():
        seat = state.pending()[0]
        minds = [mate.think(GAME.view(state, seat)) for mate in mates]
        for target in range(3):
            sets = [mind.private[target] for mind in minds]
            assert sets[1] & ~sets[0] == 0 and sets[2] & ~sets[1] == 0
            forgotten += sets[0] != sets[1]
        state.play(seat, minds[2].choose(state.moves(seat)))
    assert forgotten > 0


def test_for_people_a_clue_leaves_the_fewest_candidates_by_what_lies_open() -> None:
    options = GAME.read_options({"mission": "12", "agents": 3, "clue_board": "none"})
    state = GAME.deal(options, "readers")
    alone, company = seated("hard", options, ["hard"] * 3), seated("hard", options, ["", "hard", "hard"])
    wider = 0
    while not state.over():
        seat = state.pending()[0]
        view = GAME.view(state, seat)
        among_bots, with_people = alone.think(view), company.think(view)
        assert with_people.public == with_people.by_hand
        assert with_people.private == among_bots.private, "what it knows itself it does not forget"
        wider += with_people.public != among_bots.public
        state.play(seat, with_people.choose(state.moves(seat)))
    assert wider > 0


def test_a_shot_that_a_person_can_find_is_left_for_one_turn() -> None:
    """While the deck lasts and a clue helps; else, and once the person has had a turn, the bot shoots. The
    person of this test never does."""
    options = GAME.read_options({"mission": "5", "agents": 3, "clue_board": "none"})
    company, alone = seated("hard", options, ["", "hard", "hard"]), seated("hard", options, ["hard"] * 3)
    left = taken_over = 0
    for number in range(6):
        state = GAME.deal(options, f"left {number}")
        had_a_turn: set[int] = set()
        while not state.over():
            seat = state.pending()[0]
            view, moves = GAME.view(state, seat), state.moves(seat)
            mind = company.think(view)
            chosen, usual = mind.choose(moves), alone.think(view).choose(moves)
            target = usual - Moves.ELIMINATE
            if seat and 0 <= target < Moves.ELIMINATE_KEY_PERSON - Moves.ELIMINATE:
                if chosen != usual:
                    assert chosen < Moves.WAIT
                    assert mind.by_hand[target] == BIT[state.identity(target)] and target != 0
                    assert target not in had_a_turn
                    assert mind.best_clue(moves)[1] > WORTH_A_TURN
                    mind.known.sight.hq = len(state.hands)
                    assert mind.choose(moves) == usual, "the deck runs out"
                    left += 1
                taken_over += chosen == usual and target in had_a_turn
            played = chosen if seat else mind.choose([move for move in moves if not is_shot(move)] or moves)
            state.play(seat, played)
            note_turn(had_a_turn, seat, played)
        assert state.result().reason == "win"
    assert left > 0 and taken_over > 0


def is_shot(move: int) -> bool:
    return Moves.ELIMINATE <= move < Moves.NAME


def note_turn(had_a_turn: set[int], seat: int, move: int) -> None:
    """The suspects since whose last clue the person in the first seat has had a turn."""
    if seat == 0 and move < Moves.WITHDRAW:
        had_a_turn.update(range(3))
    if Moves.GIVE <= move < Moves.EXCHANGE:
        had_a_turn.discard(seat)
    elif Moves.EXCHANGE <= move < Moves.WAIT:
        had_a_turn.discard((move - Moves.EXCHANGE) % Agents.COUNT)


@pytest.mark.parametrize("language", ["cs", "en"])
@pytest.mark.parametrize("bot", ["hard", "expert"])
def test_after_the_game_a_team_mate_says_what_its_moves_meant(bot: str, language: str) -> None:
    options = GAME.read_options({"mission": "5", "agents": 3, "clue_board": "none"})
    words = Words(language, GAME, ["Ann", "Bob", "Cid"], strict=True)
    state = GAME.deal(options, "meant")
    mate = seated(bot, options, [])
    said: set[str] = set()
    while not state.over():
        seat = state.pending()[0]
        view, moves = GAME.view(state, seat), state.moves(seat)
        move = mate.choose(view, moves, Stream("meant"))
        sayings = mate.meaning(view, move)
        assert all(words.saying(saying) for saying in sayings)
        said |= {saying.key for saying in sayings}
        if Moves.GIVE <= move < Moves.EXCHANGE:
            assert sayings[0].args["suspect"] == f"card-{CARD_IDS[state.identity(seat)]}"
        state.play(seat, move)
    assert {"meant-clue", "meant-question", "meant-shot", "meant-left"} <= said
    assert ("meant-code" in said) == (bot == "expert")


def last_part(seed: str) -> Any:
    """Mission 8 with five agents, played on until the row is empty."""
    state = GAME.deal(GAME.read_options({"mission": "8", "agents": 5, "clue_board": "none"}), seed)
    mate = BOTS["greedy"](GAME)
    while state.row:
        seat = state.pending()[0]
        state.play(seat, mate.choose(GAME.view(state, seat), state.moves(seat), Stream(seed)))
    return state


def test_candidates_that_few_cards_tell_apart_leave_more_doubt_where_few_can_give_clues() -> None:
    """Two cards of one colour without relations, against two that the usual number of cards parts."""
    mind = TeamMate().think(GAME.view(last_part("doubt"), 0))
    alike = BIT[CARD_IDS.index("Y11")] | BIT[CARD_IDS.index("Y13")]
    unlike = BIT[CARD_IDS.index("Y2")] | BIT[CARD_IDS.index("K11")]
    assert mind.doubt(alike) > 1.2 > mind.doubt(unlike)
    elsewhere = GAME.deal(GAME.read_options({"mission": "5", "agents": 5, "clue_board": "none"}), "doubt")
    assert TeamMate().think(GAME.view(elsewhere, 0)).doubt(alike) == 1.0


def test_a_last_shot_is_saved_for_who_can_fetch_a_clue_by_it() -> None:
    """In the last part of mission 8 no agent without a use for the pile spends a shot that all are sure of
    while somebody still needs a clue and it can do something else."""
    saved = 0
    for number in range(12):
        state = last_part(f"saved {number}")
        while not state.over():
            seat = state.pending()[0]
            view, moves = GAME.view(state, seat), state.moves(seat)
            mind = TeamMate().think(view)
            chosen = mind.choose(moves)
            if moves[-1] >= Moves.ELIMINATE and chosen < Moves.ELIMINATE:
                shot = mind.certain_shot(moves, False)
                if shot >= 0 and mind.saves_shots(shot):
                    assert mind.best_reward() <= 0.5 and mind.others_need_clues()
                    saved += 1
            state.play(seat, chosen)
    assert saved > 0


def test_beside_people_shots_are_not_saved() -> None:
    mate = TeamMate()
    for number in range(12):
        state = last_part(f"saved {number}")
        mate.sit(GAME.read_options({"mission": "8", "agents": 5, "clue_board": "none"}), ["", *["greedy"] * 4])
        while not state.over():
            seat = state.pending()[0]
            moves = state.moves(seat)
            mind = mate.think(GAME.view(state, seat))
            assert not any(mind.saves_shots(move) for move in moves if Moves.ELIMINATE <= move < Moves.NAME)
            state.play(seat, mind.choose(moves))


def test_where_a_code_is_spoken_doubt_is_plain_bits() -> None:
    mind = TeamMate(code=True).think(GAME.view(last_part("doubt"), 0))
    assert mind.team.speakers
    assert mind.doubt(BIT[CARD_IDS.index("Y11")] | BIT[CARD_IDS.index("Y13")]) == 1.0
