"""The learned player: from whose eyes it looks, its weights, what it says, how it is trained."""

import subprocess
import sys
from pathlib import Path

import pytest

from safehouse.bots.honesty import check_bot
from safehouse.bots.roster import make
from safehouse.bots.weights import read_weights
from safehouse.core.random import Stream
from safehouse.core.row import Row
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.bots.learned import OWN_WEIGHTS, Learned, drawn, observed
from safehouse.games.stationfall.bots.perspective import BY_COLOUR, cells_seen, codes_seen
from safehouse.games.stationfall.codes import Colours, Moves
from safehouse.games.stationfall.encode import FIELDS, SIZE, encode
from safehouse.games.stationfall.rules.position import Position
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tools import teacher

FOUR = {"players": 4}


def dealt(seed: str = "learned", **options: object) -> Stationfall:
    return GAME.deal(GAME.read_options(FOUR | options), seed)


def played(state: Stationfall, moves: int, seed: str = "played") -> Stationfall:
    random = Stream(seed)
    for _ in range(moves):
        seat = state.pending()[0]
        state.apply(seat, random.choose(state.moves(seat)))
    return state


def row_of(state: Position, seat: int) -> bytes:
    row = Row(SIZE)
    encode(row, state, seat)
    return row.done()


def test_every_colour_sees_itself_first_and_the_others_in_the_order_of_turns() -> None:
    starts = {name: sum(size for _name, size, *_ in FIELDS[:i]) for i, (name, *_rest) in enumerate(FIELDS)}
    for own in range(4):
        cells = cells_seen(own, 4)
        assert sorted(cells) == list(range(SIZE))
        first = starts["own colours"]
        assert cells[first : first + 5] == [first + (own + place) % 4 for place in range(4)] + [first + 4]
        cubes = starts["cubes"] + 7 * Colours.COUNT
        assert cells[cubes] == cubes + own
        assert codes_seen(own, 4)[Moves.FRAME] == Moves.FRAME + own
        assert sorted(codes_seen(own, 4)) == list(range(Moves.FIRST_NOTE))


def test_every_field_that_counts_colours_is_turned_and_nothing_else() -> None:
    fields = {name: size for name, size, _top, _meaning in FIELDS}
    for name, (before, times, width) in BY_COLOUR.items():
        assert fields[name] == before + times * Colours.COUNT * width, name
    by_colour = {name for name, _size, _top, meaning in FIELDS if "colour" in f"{name} {meaning}"}
    assert by_colour - set(BY_COLOUR) <= {"own identities"}


def test_it_observes_what_its_view_tells_and_no_more() -> None:
    """The row from an imagined world is the row of the truth, seen with the same eyes."""
    state = dealt()
    tops = [top for _name, size, top, _meaning in FIELDS for _ in range(size)]
    for _ in range(40):
        played(state, 3, "observed")
        if not (pending := state.pending()):
            break
        seat = pending[0]
        world = GAME.worlds(GAME.view(state, seat)).draw(Stream("imagined"))
        assert isinstance(world, Position)
        seen = [
            round(cell * tops[at]) for cell, at in zip(observed(world, seat), cells_seen(seat, 4), strict=True)
        ]
        assert seen == [row_of(state, seat)[at] for at in cells_seen(seat, 4)]


def test_it_is_honest() -> None:
    assert check_bot(GAME, GAME.read_options(FOUR), "learned", Learned) == []


def test_the_weights_fit_the_game_and_are_small() -> None:
    layers = read_weights(OWN_WEIGHTS).layers
    assert layers[0].inputs == SIZE
    assert len(layers[-1].biases()) == Moves.FIRST_NOTE + 1
    assert OWN_WEIGHTS.stat().st_size < 5_000_000


def test_no_library_is_needed_to_play() -> None:
    script = (
        "import sys; from safehouse.core.shelf import find; from safehouse.bots.roster import make;"
        "from safehouse.core.random import Stream; game = find('stationfall');"
        "state = game.deal(game.read_options({'players': 4}), 'x'); seat = state.pending()[0];"
        "make('learned', game).choose(game.view(state, seat), state.moves(seat), Stream('y'));"
        "sys.exit(bool({'numpy', 'torch'} & set(sys.modules)))"
    )
    assert subprocess.run([sys.executable, "-c", script], timeout=60, check=False).returncode == 0


def test_it_says_how_likely_each_move_was() -> None:
    state = dealt()
    seat = state.pending()[0]
    bot = make("learned", GAME)
    move = bot.choose(GAME.view(state, seat), state.moves(seat), Stream("says"))
    thought = bot.thought()
    assert thought is not None and thought.move == move and not thought.drawn
    assert [choice.move for choice in thought.choices] == state.moves(seat)
    assert sum(choice.share for choice in thought.choices) == pytest.approx(1.0)
    assert move == max(thought.choices, key=lambda choice: choice.share).move


@pytest.mark.parametrize("options", [{"players": 3}, {"teams": True}, {"players": 2}])
def test_other_tables_are_played_as_its_teacher_does(options: dict[str, object]) -> None:
    state = dealt(**options)
    seat = state.pending()[0]
    bots = [make("learned", GAME), make("greedy:wary=1", GAME)]
    moves = [bot.choose(GAME.view(state, seat), state.moves(seat), Stream("same")) for bot in bots]
    assert moves[0] == moves[1]
    thought = bots[0].thought()
    assert thought is not None and thought.bot == "greedy"


def test_moves_are_drawn_by_their_shares() -> None:
    random = Stream("drawn")
    found = [drawn([0.2, 0.0, 0.8], random) for _ in range(500)]
    assert set(found) == {0, 2} and 60 < found.count(0) < 140


def test_a_teachers_game_is_read_back_as_it_was_played() -> None:
    pytest.importorskip("numpy", reason="needs the extra research")
    game = teacher.play(("random", "taught"))
    rows, masks, made = teacher.decisions(game)
    state = dealt("taught")
    number = 0
    for move in game.moves:
        seat = state.pending()[0]
        menu = state.moves(seat)
        if len(menu) > 1:
            names = codes_seen(seat, 4)
            assert names[made[number]] == move
            assert masks[number][made[number] >> 3] & (128 >> (made[number] & 7))
            assert list(rows[number]) == [row_of(state, seat)[at] for at in cells_seen(seat, 4)]
            number += 1
        state.apply(seat, move)
    assert number == len(rows) and state.result() is not None


def test_a_training_learns_and_is_kept(tmp_path: Path) -> None:
    pytest.importorskip("torch", reason="needs the extra train")
    from safehouse.games.stationfall.tools.train_learned import main

    games = tmp_path / "games.jsonl"
    teacher.write(games, [teacher.play(("random", f"taught {number}")) for number in range(2)])
    sizes = "--minutes 0.05 --epochs 1 --groups 1 --games 8 --hands 1 --steps 4 --batch 32 --every 0"
    given = ["--teacher", str(games), "--folder", str(tmp_path / "first"), "--device", "cpu"]
    main([*given, "--processes", "1", *sizes.split()])
    assert read_weights(tmp_path / "first" / "learned.msgpack").layers[0].inputs == SIZE
    assert (tmp_path / "first" / "training.json").read_text().count("decisions") >= 1
