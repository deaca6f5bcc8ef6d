"""What a bot thought of its move: told after the game, from what its seat saw then, never during it."""

import json
from math import log2
from pathlib import Path

import pytest
from people import open_tables, play_out, sit_down
from running import Caller, Server

from safehouse.bots.bot import hooks
from safehouse.bots.looking_back import decision_in
from safehouse.bots.roster import make
from safehouse.bots.thought import FEWEST_WORLDS, MOST_WORLDS, Belief, Choice, Thought, about, bits, gain, held
from safehouse.bots.worker import ThoughtQuestion, answer
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.save import Save, to_save
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find, names
from safehouse.core.words import LANGUAGES


def duel(seed: str) -> Save:
    """A whole game between two greedy bots."""
    game = find("agent_avenue")
    record = Record(game, game.read_options(), seed)
    bots = [make("greedy", game), make("greedy", game)]
    while record.pending():
        seat = record.pending()[0]
        record.play(seat, bots[seat].choose(record.view(seat), record.moves(seat), Stream(seed)))
    return to_save(record, ["Ann", "Bob"], ["greedy", "greedy"])


SAVE = duel("a duel")
ANSWER = next(i for i, entry in enumerate(SAVE.moves) if " recruit" in entry)


def asked(number: int, bot: str = "greedy") -> ThoughtQuestion:
    return ThoughtQuestion(id=1, bot=bot, save=SAVE, entry=number)


def thought_about(number: int, bot: str = "greedy") -> Thought | None:
    found = answer(asked(number, bot)).thought
    return None if found is None else found.thought


def test_the_moment_is_what_the_seat_saw_and_no_more() -> None:
    game = find(SAVE.game)
    record = Record(game, game.read_options(SAVE.options), SAVE.seed)
    for entry in SAVE.moves[:ANSWER]:
        record.enter(entry)
    found = decision_in(SAVE, ANSWER)
    assert found is not None
    assert found.view == record.view_bytes(found.seat)
    assert found.moves == record.moves(found.seat)
    assert decision_in(SAVE, len(SAVE.moves)) is None


def test_the_answer_to_an_offer_is_explained_with_belief_chances_and_what_was_learned() -> None:
    thought = thought_about(ANSWER)
    assert thought is not None
    assert {belief.fact for belief in thought.beliefs} == {"face_down"}
    assert 0.5 < sum(belief.chance for belief in thought.beliefs) <= 1.0001
    assert thought.before is not None and thought.after is not None
    assert thought.move == decision_in(SAVE, ANSWER).made
    assert thought.gained is not None and thought.gained > 0, "the card was turned up"


def test_a_thought_is_told_of_the_move_that_was_made() -> None:
    thought = Thought(
        bot="x",
        move=1,
        before=0.5,
        after=0.6,
        choices=[Choice(1, 0.5, 0.6), Choice(2, 0.2, 0.4), Choice(1, 0.1, 0.7)],
    )
    other = about(thought, 2)
    assert (other.move, other.after) == (2, 0.4)
    assert other.choices == [Choice(1, 0.6, 0.7), Choice(2, 0.2, 0.4)]
    assert about(thought, 3).after is None


def test_what_was_gained_counts_only_what_was_asked_about() -> None:
    before = [Belief("card", "a", 0.5), Belief("card", "b", 0.5)]
    assert gain(before, []) == pytest.approx(1.0)
    assert gain(before, before) == 0.0
    assert gain(before, [Belief("other", "a", 0.5)]) == pytest.approx(1.0)
    assert gain([Belief("card", "a", 0.5)], before) == pytest.approx(-0.5), "doubt may grow"


class Dice:
    """Worlds in which one thing has so many values, all as likely."""

    def __init__(self, values: int) -> None:
        self.values = values
        self.drawn = 0

    def draw(self, random: Stream) -> int:
        self.drawn += 1
        return random.below(self.values)


@pytest.mark.parametrize("values", [2, 6, 42])
def test_as_many_worlds_are_drawn_as_the_bits_need(values: int) -> None:
    worlds = Dice(values)
    found = held(lambda world, _: {"place": world}, worlds, 0, Stream("dice"))
    assert bits(found) == pytest.approx(log2(values), abs=0.06)
    assert FEWEST_WORLDS <= worlds.drawn <= MOST_WORLDS
    assert (worlds.drawn > FEWEST_WORLDS) == (values > 3)


@pytest.mark.parametrize("name", names())
def test_every_game_says_what_its_bots_believe_in(name: str) -> None:
    game, random = find(name), Stream("beliefs")
    facts = hooks(game).facts
    state = game.deal(game.read_options({}), "beliefs", listen=False)
    believed: list[Belief] = []
    while not believed:
        seat = state.pending()[0]
        believed = held(facts, game.worlds(game.view(state, seat)), seat, random)
        state.play(seat, random.choose(state.moves(seat)))
    for fact in {belief.fact for belief in believed}:
        assert sum(belief.chance for belief in believed if belief.fact == fact) <= 1.0001
        for language in LANGUAGES:
            texts = "".join(path.read_text("utf-8") for path in game.folder.rglob(f"{language}.ftl"))
            assert f"\nbelief-{fact.partition('@')[0]} = " in texts


def test_what_a_bot_believed_is_told_even_if_it_weighs_nothing_in_chances() -> None:
    game = find("infiltraitors")
    record = Record(game, game.read_options({"mission": "1"}), "silent")
    while sum(stand.occupied for stand in record.view(WATCHER).stands) < 2:
        record.play(record.pending()[0], record.moves(record.pending()[0])[0])
    seat = record.pending()[0]
    record.play(seat, record.moves(seat)[0])
    why = ThoughtQuestion(id=1, bot="greedy", save=to_save(record), entry=len(record.entries) - 1)
    found = answer(why).thought
    assert found is not None
    thought = found.thought
    assert thought.before is None
    assert thought.beliefs and all(belief.fact.startswith("suspect@") for belief in thought.beliefs)


async def test_the_table_knows_which_moves_a_stand_in_made(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me", game="agent_avenue", stand_in="random")
        await play_some(a, b, 4)
        await b.ask("leave")
        await play_out([a])
        table = a.live.table
        assert len(table.authors) == len(table.game_record().entries)
        by_bots = {
            entry.split(" ")[0]
            for entry, bot in zip(table.game_record().entries, table.authors, strict=True)
            if bot
        }
        assert by_bots == {"1"}
        assert table.authors[:2] == [None, None]


async def play_some(a, b, count: int) -> None:
    for _ in range(count):
        person = a if a.moves else b
        answer = await person.ask("play", move=person.moves[-1]["code"], mark=person.position["mark"])
        assert answer["type"] == "done"


async def test_over_http_a_thought_is_refused_while_the_game_runs_and_told_after_it(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        running = server.table("me", "greedy", game="agent_avenue")["table"]
        refused = server.get(f"/api/tables/{running}/thought?entry=0")
        assert (refused.status_code, refused.json()["code"]) == (409, "game_running")
        waiting = server.table("me", "open")["table"]
        assert server.get(f"/api/tables/{waiting}/thought?entry=0").json()["code"] == "not_playing"

        table = server.table("greedy", "greedy", game="agent_avenue")["table"]
        frames = await finished(server, table)
        frame = next(f for f in frames if f["entry"] and " recruit" in f["entry"])
        assert frame["bot"] == "greedy"
        thought = server.get(f"/api/tables/{table}/thought?entry={frame['number']}").json()
        assert thought["seat"] == int(frame["entry"][0])
        assert thought["move"]["kind"] == "recruit"
        assert thought["beliefs"] and thought["choices"]
        assert server.get(f"/api/tables/{table}/thought?entry=99999").status_code == 404

        save = server.get(f"/api/tables/{table}/save").json()
        again = server.post("/api/thought", {"save": save, "entry": frame["number"]})
        assert again.json() == thought
        nobody = server.post("/api/thought", {"save": {**save, "bots": []}, "entry": frame["number"]})
        assert nobody.json()["code"] == "no_thought"
        assert json.dumps(thought).count(save["seed"]) == 0


async def finished(server: Server, table: str) -> list:
    async with Caller(server, table) as watcher:
        while watcher.outcome is None:
            await watcher.read()
    return server.get(f"/api/tables/{table}/replay").json()["frames"]
