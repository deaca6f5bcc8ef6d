"""A mistake at a real table, made up for by the rulebook's remedy: by whose it is, there alone, for good."""

from pathlib import Path
from typing import Any

import pytest
from people import Person, open_tables, play_out, sit_down
from typer.testing import CliRunner

from safehouse.cli.app import app
from safehouse.core.save import dump, replay
from safehouse.core.shelf import find
from safehouse.core.testing import clause
from safehouse.table.registry import TableRegistry
from safehouse.table.requests import Refusal

WALK = ("choose_recruiter karl_box", "start_at C4", "step C5", "step C6", "step C7", "step D7")


async def walked(tables: TableRegistry, *seats: str, **more: Any) -> list[Person]:
    """The Recruiter has walked, and the Agents are asked."""
    people = await sit_down(tables, *seats, game="mind_mgmt", options={"mode": "training"}, **more)
    for move in WALK:
        assert (await people[0].play(move))["type"] == "done"
    return people


def confirmed(person: Person) -> set[str]:
    return {note["at"] for note in person.view["notes"] if note["confirmed"]}


@clause("MM-5.1601", "MM-5.1603")
async def test_the_recruiter_names_visited_places_and_everybody_sees_them(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        recruiter, agent = await walked(tables, "me", "me", companion="secret_map")
        assert recruiter.position and agent.position
        assert {"location:C5", "location:C6"} <= set(recruiter.position["mends"])
        assert agent.position["mends"] == []
        before = confirmed(agent)
        assert (await recruiter.ask("admit", words=["2", "C5", "C6"]))["type"] == "done"
        assert confirmed(agent) == confirmed(recruiter) == before | {"C5", "C6"}
        assert "location:C5" not in recruiter.position["mends"]
        id, seen = recruiter.live.table.setup.id, recruiter.view
        record = replay(recruiter.live.table.save())
        assert record.told(1) == recruiter.live.table.game_record().told(1)
        (tmp_path / "save.json").write_bytes(dump(recruiter.live.table.save()))
    async with open_tables(tmp_path) as tables:
        back = await Person(await tables.get(id), recruiter.token).arrive()
        assert back.view == seen
    told = CliRunner().invoke(app, ["replay", str(tmp_path / "save.json"), "--lang", "en"], input="")
    assert told.exit_code == 0 and "the Recruiter was on C6" in told.output, told.output


@clause("MM-5.1604")
async def test_it_is_taken_back_like_any_entry(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        recruiter, agent = await walked(tables, "me", "me", companion="secret_map")
        before = recruiter.view
        await recruiter.ask("admit", words=["1", "C5"])
        await agent.ask("undo")
        assert recruiter.view == before


@clause("MM-5.1602", "MM-5.1603")
@pytest.mark.parametrize("words", [["1", "A1"], ["2", "C5"], ["C5"], ["0"], ["1", "C5", "C6"]])
async def test_what_the_remedy_does_not_allow_changes_nothing(tmp_path: Path, words: list[str]) -> None:
    async with open_tables(tmp_path) as tables:
        recruiter, agent = await walked(tables, "me", "me", companion="secret_map")
        before = agent.view
        assert (await recruiter.ask("admit", words=words))["code"] == "no_remedy"
        assert (await agent.ask("admit", words=["1", "C5"]))["code"] == "no_remedy"
        assert agent.view == before


@clause("MM-5.1602")
@pytest.mark.parametrize(("seats", "companion"), [(("me", "me"), None), (("me", "random"), "secret_map")])
async def test_there_is_no_remedy_away_from_a_real_table_or_beside_a_bot(
    tmp_path: Path, seats: tuple[str, ...], companion: str | None
) -> None:
    async with open_tables(tmp_path) as tables:
        recruiter, *_ = await walked(tables, *seats, companion=companion)
        assert recruiter.position and recruiter.position["mends"] == []
        assert (await recruiter.ask("admit", words=["1", "C5"]))["code"] == "no_remedy"


async def test_a_table_is_led_only_by_a_companion_of_its_game(tmp_path: Path) -> None:
    async with open_tables(tmp_path) as tables:
        for companion in ("echo", "judge"):
            with pytest.raises(Refusal):
                await sit_down(tables, "me", "me", game="agent_avenue", companion=companion)


@clause("MM-5.1302", "MM-5.1307")
async def test_who_plays_again_at_a_real_table_goes_on_with_the_series(tmp_path: Path) -> None:
    before = {"players": 2, "opened_agents": 1, "last_winner": "recruiter", "streak": 1}
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", game="mind_mgmt", options=before, companion="secret_map")
        await play_out(people)
        assert people[0].outcome is not None
        following = find("mind_mgmt").read_options(people[0].outcome["going_on"])
        if people[0].outcome["winners"] == [0]:
            expected = (0, 2, "recruiter", 2)
        else:
            expected = (1, 1, "rogue_agents", 1)
        opened = (following.opened_recruiter, following.opened_agents)
        assert (*opened, following.last_winner, following.streak) == expected
    async with open_tables(tmp_path) as tables:
        people = await sit_down(tables, "me", "me", game="mind_mgmt", options={"mode": "training"})
        await play_out(people)
        assert people[0].outcome is not None and people[0].outcome["going_on"] is None
