"""The rules change: finished games stay readable as they were seen, running ones go on or are called off."""

import copy
import sqlite3
from collections.abc import Callable
from pathlib import Path
from typing import Any

import msgspec
import pytest
from people import QUICK, Person, open_tables, play_out, sit_down, until
from seen_again import replay

from safehouse.core.errors import OptionError
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.table import messages as say
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal
from safehouse.table.security import new_token

GAME = find("_template")
VIEWERS = (0, 1, WATCHER, None)

Change = Callable[[], None]


@pytest.fixture
def new_version(monkeypatch: pytest.MonkeyPatch) -> Change:
    """The next version of the rules; what it changes, the test says."""

    def raised() -> None:
        monkeypatch.setattr(type(GAME), "rules_version", GAME.rules_version + 1)

    return raised


@pytest.fixture
def other_swap(new_version: Change, monkeypatch: pytest.MonkeyPatch) -> Change:
    """Swapping takes the envelope from the other end."""
    state = type(GAME.deal(GAME.read_options(), "any"))
    real = state.swap

    def swap(self: Any, seat: int) -> None:
        self.drop.reverse()
        real(self, seat)
        self.drop.reverse()

    def changed() -> None:
        new_version()
        monkeypatch.setattr(state, "swap", swap)

    return changed


@pytest.fixture
def other_deal(new_version: Change, monkeypatch: pytest.MonkeyPatch) -> Change:
    """The cards are dealt otherwise."""
    real = type(GAME).deal

    def changed() -> None:
        new_version()
        monkeypatch.setattr(
            type(GAME), "deal", lambda self, options, seed, listen=True: real(self, options, seed + "!", listen)
        )

    return changed


async def as_shown(tables: TableRegistry, id: str) -> list[dict[str, Any]]:
    """The game as everybody is shown it."""
    live = await tables.get(id)
    table = live.table
    save = await tables.save(live) if table.only_shown else table.save()
    replays = [replay(save, viewer, table.outcome, table.authors) for viewer in VIEWERS]
    shown: list[dict[str, Any]] = msgspec.json.decode(msgspec.json.encode(replays))
    assert [each.pop("old_rules") for each in shown] == [table.only_shown] * len(VIEWERS)
    return shown


async def test_a_finished_game_is_shown_as_it_was(tmp_path: Path, other_swap: Change) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await a.ask("chat", text="good luck")
        for person, move in ((a, "swap"), (a, "keep"), (b, "swap"), (b, "keep")):
            assert (await person.play(move))["type"] == "done"
        id = a.live.table.setup.id
        before, save = await as_shown(tables, id), await tables.save(a.live)
        ended = a.live.table.ended
        assert ended is not None
    other_swap()
    async with open_tables(tmp_path) as tables:
        assert await as_shown(tables, id) == before
        live = await tables.get(id)
        assert await tables.save(live) == save
        again = await Person(live, b.token).arrive()
        assert (again.view, again.log, again.outcome) == (b.view, b.log, b.outcome)
        assert again.replies["resync"]["chat"][0]["text"] == "good luck"
        assert again.moves == []
        assert (await again.ask("rematch"))["code"] == "old_rules"
        assert again.live.table.ended == ended
        assert (await again.ask("why", move=0))["clause"] == "SH-3"
        assert (await again.ask("undo"))["code"] == "over"
        assert (await again.ask("chat", text="again?"))["type"] == "done"


@pytest.mark.parametrize("ending", ["resign", "abort"])
async def test_so_is_one_that_people_ended(tmp_path: Path, other_swap: Change, ending: str) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await a.play("swap")
        if ending == "resign":
            await b.ask("resign")
        else:
            await a.ask("offer_abort")
            await b.ask("answer", offer=1, yes=True)
        assert a.outcome
        id = a.live.table.setup.id
        before = await as_shown(tables, id)
    other_swap()
    async with open_tables(tmp_path) as tables:
        assert await as_shown(tables, id) == before
        assert (await Person(await tables.get(id), a.token).arrive()).outcome == a.outcome


async def test_even_where_the_options_are_no_longer_possible(
    tmp_path: Path, new_version: Change, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await play_out([a, b])
        id, before = a.live.table.setup.id, await as_shown(tables, a.live.table.setup.id)
    new_version()

    def refused(*_: object) -> None:
        raise OptionError("mode", "old", "new")

    monkeypatch.setattr(type(GAME), "read_options", refused)
    async with open_tables(tmp_path) as tables:
        assert await as_shown(tables, id) == before


async def test_a_running_game_goes_on_where_nothing_changes_for_it(tmp_path: Path, other_swap: Change) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await a.play("keep")
        id, log = a.live.table.setup.id, b.log
    other_swap()
    async with open_tables(tmp_path) as tables:
        live = await tables.get(id)
        again = await Person(live, b.token).arrive()
        assert (again.log, again.phase, live.table.setup.rules) == (log, "playing", GAME.rules_version)
        assert (await again.play("swap", id="x1"))["type"] == "done"
        assert (await again.play("keep", id="x2"))["type"] == "done"
        assert again.outcome["by"] == "game"
    async with open_tables(tmp_path) as tables:
        live = await tables.get(id)
        assert not live.table.only_shown
        assert live.table.outcome is not None and live.table.outcome.by == "game"


async def test_a_table_that_waits_takes_the_new_rules(tmp_path: Path, other_deal: Change) -> None:
    async with open_tables(tmp_path) as tables:
        seats = [say.NewSeat(held="me"), say.NewSeat(held="open")]
        created = await tables.create(say.NewTable(game="_template", seats=seats))
    other_deal()
    async with open_tables(tmp_path) as tables:
        live = await tables.get(created.table)
        assert (live.table.phase, live.table.setup.rules) == ("waiting", GAME.rules_version)
        await live.do(lambda: live.sit(1, "Bob", new_token()))
        assert live.table.phase == "playing"


DEALT_ALIKE = msgspec.structs.replace(QUICK, seeds=lambda: "old games")
"""So that another deal is another one."""


async def begun(tables: TableRegistry, **more: Any) -> tuple[str, list[Person], list[dict[str, Any]]]:
    """A game in which both have swapped, and how it is seen."""
    a, b = await sit_down(tables, "me", "me", **more)
    for person, move in ((a, "swap"), (a, "keep"), (b, "swap")):
        await person.play(move)
    id = a.live.table.setup.id
    return id, [a, b], await as_shown(tables, id)


def without_outcome(shown: list[dict[str, Any]]) -> list[dict[str, Any]]:
    told = copy.deepcopy(shown)
    for each in told:
        for changed in ("outcome", "over"):
            each.pop(changed)
        for frame in each["frames"]:
            frame.pop("number"), frame.pop("bot")
    return told


@pytest.mark.parametrize("change", ["other_swap", "other_deal"])
async def test_a_running_game_that_would_change_is_called_off_and_stays_readable(
    tmp_path: Path, request: pytest.FixtureRequest, change: str
) -> None:
    async with open_tables(tmp_path, DEALT_ALIKE) as tables:
        id, (a, _), before = await begun(tables)
    request.getfixturevalue(change)()
    for _ in range(2):
        async with open_tables(tmp_path) as tables:
            live = await tables.get(id)
            again = await Person(live, a.token).arrive()
            assert again.outcome == {
                "by": "rules",
                "winners": [],
                "seat": None,
                "result": None,
                "going_on": None,
            }
            assert (again.phase, again.moves) == ("over", [])
            assert (again.view, again.log) == (a.view, a.log)
            assert (await again.play("keep"))["code"] == "over"
            assert without_outcome(await as_shown(tables, id)) == without_outcome(before)
            assert await tables.store.waking() == []


async def test_after_a_crash_it_stays_readable_as_far_as_the_new_rules_tell_the_same(
    tmp_path: Path, other_swap: Change
) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await a.play("keep")
        await b.play("swap")
        id = a.live.table.setup.id
        before = await as_shown(tables, id)
    nothing_was_kept(tmp_path)
    other_swap()
    async with open_tables(tmp_path) as tables:
        assert (await tables.get(id)).table.outcome == say.Outcome(
            by="rules", winners=[], seat=None, result=None
        )
        for now, then in zip(without_outcome(await as_shown(tables, id)), without_outcome(before), strict=True):
            assert now["frames"] == then["frames"][:2]


async def test_what_cannot_be_shown_is_refused(tmp_path: Path, other_deal: Change) -> None:
    """The other deal of this seed is another one; of a few seeds it is the same."""
    rules = msgspec.structs.replace(QUICK, seeds=lambda: "another deal")
    async with open_tables(tmp_path, rules) as tables:
        running, people, _ = await begun(tables, absence={"patience": 600})
        assert await tables.store.waking() == [running]
        a, b = await sit_down(tables, "me", "me")
        await play_out([a, b])
        over = a.live.table.setup.id
    nothing_was_kept(tmp_path)
    other_deal()
    async with open_tables(tmp_path) as tables:
        for id in (running, over):
            with pytest.raises(Refusal, match="old_rules"):
                await tables.get(id)
        assert await tables.store.waking() == [], "nobody tries it again and again"
    assert len(people) == 2


async def test_a_running_game_of_newer_rules_is_left_as_it_is(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    with monkeypatch.context() as later:
        later.setattr(type(GAME), "rules_version", GAME.rules_version + 1)
        async with open_tables(tmp_path) as tables:
            running, _, _ = await begun(tables)
    stored = rows(tmp_path)
    async with open_tables(tmp_path) as tables:
        with pytest.raises(Refusal, match="old_rules"):
            await tables.get(running)
    assert rows(tmp_path) == stored


def rows(folder: Path) -> list[Any]:
    with sqlite3.connect(folder / "safehouse.db") as stored:
        wanted = ("phase, wakes, setup from tables", "* from entries")
        return [stored.execute(f"select {part}").fetchall() for part in wanted]


def nothing_was_kept(folder: Path) -> None:
    """As after a crash in which the last things were not done."""
    with sqlite3.connect(folder / "safehouse.db") as stored:
        stored.execute("delete from kept")


async def test_a_game_that_a_crash_left_unkept_is_kept_at_the_next_start(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        a, b = await sit_down(tables, "me", "me")
        await play_out([a, b])
        id = a.live.table.setup.id
        save = await tables.save(a.live)
    nothing_was_kept(tmp_path)
    async with open_tables(tmp_path) as tables:
        await until(lambda: (tmp_path / "safehouse.db").exists())
        for _ in range(500):
            kept = await tables.store.kept(id)
            if kept is not None:
                break
        assert kept is not None and kept.over
        assert kept.stream == save.kept


async def test_a_game_is_kept_when_it_ends_and_when_its_table_leaves_memory(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        id, people, _ = await begun(tables)
        assert await tables.store.kept(id) is None
        for person in people:
            await person.go()
        people[0].live.used -= 10_000
        tables.forget_idle()
        await tables.services.keeper.rest()
        kept = await tables.store.kept(id)
        assert kept is not None and (kept.moves, kept.over) == (3, False)
        live = await tables.get(id)
        back = [await Person(live, person.token).arrive() for person in people]
        await back[1].play("keep", id="again")
        assert back[0].outcome
        await tables.services.keeper.rest()
        kept = await tables.store.kept(id)
        assert kept is not None and (kept.moves, kept.over) == (4, True)
