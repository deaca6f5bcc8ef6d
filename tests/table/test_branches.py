"""Playing on from a position of a finished game: another table, whose record names its origin."""

from pathlib import Path

import pytest
from people import Person, open_tables, play_out, sit_down

from safehouse.core.save import fingerprint, replay
from safehouse.table import founding
from safehouse.table import messages as say
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal

BOTH = [say.NewSeat(held="me"), say.NewSeat(held="me")]


async def finished(tables: TableRegistry) -> Person:
    people = await sit_down(tables, "me", "me", game="agent_avenue", options={"start": "green"})
    await play_out(people)
    return people[0]


async def branched(tables: TableRegistry, origin: Person, entries: int) -> list[Person]:
    table = origin.live.table
    wish = say.NewBranch(entries=entries, seats=BOTH)
    created = await tables.branch(table.save(), wish, of=table.setup.id)
    live = await tables.get(created.table)
    return [await Person(live, key.token).arrive() for key in created.seats]


async def test_a_branch_begins_where_it_was_asked_for_and_names_its_origin(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        ann = await finished(tables)
        whole = ann.live.table.save()
        people = await branched(tables, ann, 4)
        table = people[0].live.table
        assert table.game_record().entries == whole.moves[:4]
        assert (table.info().branch_of, table.info().branched_after) == (ann.live.table.setup.id, 4)
        assert people[0].log == replay(table.save()).told(0)
        await play_out(people, "another way")
        save = table.save()
        assert save.moves[:4] == whole.moves[:4] and save.seed == whole.seed
        assert save.origin is not None and (save.origin.game, save.origin.after) == (fingerprint(whole), 4)
        assert replay(save).result() is not None
        assert ann.live.table.save() == whole
        id = table.setup.id
    async with open_tables(tmp_path) as tables:
        again = (await tables.get(id)).table
        assert again.save() == save and again.outcome is not None


async def test_nobody_branches_off_a_game_that_has_no_position_there(
    tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    async with open_tables(tmp_path) as tables:
        ann = await finished(tables)
        monkeypatch.setattr(founding, "MOST_BRANCHED", 3)
        with pytest.raises(Refusal, match="too_long"):
            await branched(tables, ann, 4)
        with pytest.raises(Refusal, match="over"):
            await branched(tables, ann, len(ann.live.table.game_record().entries))


async def test_whoever_brings_a_game_along_knows_its_deal_and_invites_nobody_who_does_not_know_that(
    tmp_path: Path,
) -> None:
    async with open_tables(tmp_path) as tables:
        ann = await finished(tables)
        wish = say.NewBranch(entries=0, seats=[say.NewSeat(held="me"), say.NewSeat(held="open")], public=True)
        brought = await tables.branch(ann.live.table.save(), wish, of=None)
        info = (await tables.get(brought.table)).table.info()
        assert (info.public, info.branch_of, info.branched_after) == (False, None, 0)
        of = ann.live.table.setup.id
        played_here = await tables.branch(ann.live.table.save(), wish, of=of)
        assert (await tables.get(played_here.table)).table.info().public
