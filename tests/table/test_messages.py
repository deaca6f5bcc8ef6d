"""The messages: strict in what is taken, true to their schema in what is sent, and safe under any input."""

import asyncio
import json
import re
import tempfile
from pathlib import Path
from typing import Any, get_args

import msgspec
import pytest
from hypothesis import HealthCheck, given, settings
from hypothesis import strategies as st
from jsonschema_rs import Draft202012Validator
from people import Person, open_tables, play_out, sit_down

from safehouse.core.words import LANGUAGES, Words
from safehouse.table import entries, game_info, typescript
from safehouse.table import messages as say
from safehouse.table.store import Store
from safehouse.table.table import Table

SERVER: msgspec.json.Decoder[say.ServerMessage] = msgspec.json.Decoder(say.ServerMessage)
CLIENT: msgspec.json.Decoder[say.ClientMessage] = msgspec.json.Decoder(say.ClientMessage)


def test_the_browsers_types_are_current() -> None:
    if not typescript.TARGET.parent.parent.is_dir():
        pytest.skip("the client's sources are not here")
    written = typescript.TARGET.read_text(encoding="utf-8")
    assert written == typescript.typescript(), "run: python -m safehouse.table.typescript"


def test_every_message_has_its_type_in_the_browser() -> None:
    text = typescript.typescript()
    for struct in (*get_args(say.ClientMessage), *get_args(say.ServerMessage)):
        assert f"export interface {struct.__name__} {{\n  type: " in text


@pytest.mark.parametrize("language", LANGUAGES)
def test_every_refusal_and_outcome_has_words(language: str) -> None:
    words = Words(language)
    outcomes = get_args(say.Outcome.__annotations__["by"])
    keys = [f"refused-{code}" for code in say.REFUSALS]
    keys += [f"outcome-{by}" for by in outcomes if by != "game"]
    assert [key for key in keys if not words.has(key)] == []


def test_the_codes_used_are_the_codes_declared() -> None:
    folder = Path(say.__file__).parents[1]
    sources = "".join(path.read_text() for path in folder.rglob("*.py") if path.name != "refusals.py")
    places = (r"Refusal\(\s*", r'refuse\([^"]*?', "code=", r"(?:return|guarded,) \d{3}, ")
    used = {code for place in places for code in re.findall(place + r'"(\w+)"', sources)}
    assert used <= set(say.REFUSALS)
    assert len(used) > 30
    assert [code for code in say.REFUSALS if f'"{code}"' not in sources] == []


def test_unknown_fields_and_unknown_types_are_refused() -> None:
    for bad in (
        '{"type":"ping","id":"a","extra":1}',
        '{"type":"pang","id":"a"}',
        '{"id":"a"}',
        '{"type":"ping","id":""}',
        '{"type":"ping","id":"a b"}',
        '{"type":"chat","id":"a","text":""}',
        '{"type":"play","id":"a","move":-1,"mark":""}',
        '{"type":"play","id":"a","move":1.5,"mark":""}',
        '{"type":"play","id":"a","move":true,"mark":""}',
        "[]",
        "null",
        "",
    ):
        with pytest.raises(msgspec.DecodeError):
            CLIENT.decode(bad)


JSON = st.recursive(
    st.none() | st.booleans() | st.integers() | st.floats(allow_nan=False) | st.text(max_size=20),
    lambda inner: st.lists(inner, max_size=4) | st.dictionaries(st.text(max_size=8), inner, max_size=4),
    max_leaves=10,
)


@given(st.binary(max_size=200) | JSON.map(lambda value: json.dumps(value).encode()))
def test_any_bytes_are_a_message_or_a_clean_refusal(data: bytes) -> None:
    try:
        CLIENT.decode(data)
    except msgspec.MsgspecError:
        return


IDS = st.sampled_from(["a", "b", "c", "d", "e"]) | st.uuids().map(str)
MOVES = (
    st.integers(0, 12)
    | st.integers(0, 2**31 - 1)
    | st.fixed_dictionaries({"kind": st.sampled_from(["keep", "swap", "accuse", "fly"])})
    | st.fixed_dictionaries({"kind": st.just("accuse"), "envelope": st.integers(-1, 9) | st.text(max_size=3)})
)
FIELDS: dict[str, dict[str, Any]] = {
    "play": {"move": MOVES, "mark": st.sampled_from(["current", "", "old"])},
    "note": {"move": MOVES},
    "why": {"move": MOVES},
    "foresee": {"moves": st.lists(MOVES, min_size=1, max_size=3)},
    "take_hint": {"level": st.sampled_from(["rules", "deduced", "move"])},
    "undo": {},
    "admit": {"words": st.lists(st.text(max_size=5), min_size=1, max_size=3)},
    "offer_abort": {},
    "offer_follow": {},
    "rematch": {},
    "answer": {"offer": st.integers(1, 5), "yes": st.booleans()},
    "withdraw": {"offer": st.integers(1, 5)},
    "chat": {"text": st.text(min_size=1, max_size=30)},
    "resign": {},
    "leave": {},
    "return": {},
    "say_ready": {"ready": st.booleans()},
    "call": {"call": st.integers(0, 8), "after": st.integers(0, 3)},
    "recall": {},
    "report": {"text": st.text(min_size=1, max_size=30)},
    "resync": {},
    "ping": {},
}
REQUESTS = st.one_of(
    *(
        st.fixed_dictionaries({"type": st.just(type), "id": IDS, **fields})
        for type, fields in FIELDS.items()
        for _ in range(5 if type in ("play", "answer", "undo") else 1)
    )
)


def test_the_requests_drawn_are_all_there_are() -> None:
    assert {struct.__struct_config__.tag for struct in get_args(say.ClientMessage)} == {*FIELDS, "hello"}


@settings(max_examples=40, deadline=None, suppress_health_check=list(HealthCheck))
@given(st.lists(st.tuples(st.integers(0, 2), REQUESTS), max_size=40))
def test_any_requests_are_answered_once_and_refused_ones_change_nothing(
    said: list[tuple[int, dict[str, Any]]],
) -> None:
    asyncio.run(_converse(said))


async def _converse(said: list[tuple[int, dict[str, Any]]]) -> None:
    with tempfile.TemporaryDirectory() as folder:
        async with open_tables(Path(folder)) as tables:
            people = await sit_down(tables, "me", "me")
            people.append(await Person(people[0].live).arrive())
            live = people[0].live
            for who, request in said:
                await _ask(people[who], request)
            stored, now = await live.do(lambda: _stored_and_now(tables.store, live.table))
            assert stored == now
        for person in people:
            for frame in person.frames:
                SERVER.decode(frame)


async def _ask(person: Person, request: dict[str, Any]) -> None:
    live = person.live
    if request.get("mark") == "current":
        request = {**request, "mark": person.position["mark"]}
    before, frames = _facts(live.table), len(person.frames)
    answer = await person.ask(**request)
    answers = [m for m in map(json.loads, person.frames[frames:]) if "re" in m or m["type"] == "welcome"]
    assert len(answers) == 1
    if answer["type"] == "refused":
        assert answer["code"] in say.REFUSALS
        assert _facts(live.table) == before


async def _stored_and_now(store: Store, table: Table) -> tuple[Any, Any]:
    stored = await store.read(table.setup.id)
    again = Table(entries.decode_setup(stored.setup), table.game)
    for entry in stored.entries:
        again.apply(entries.decode_entry(entry))
    return _facts(again), _facts(table)


def _facts(table: Table) -> Any:
    return (
        table.entries,
        msgspec.json.encode(table.save()),
        table.offers.standing,
        table.outcome,
        table.conversation.lines,
        table.follow,
        table.seat_infos([]),
        table.next_table,
    )


async def test_every_frame_of_whole_games_fits_the_published_schema(tmp_path: Path) -> None:
    schema = game_info.schema()
    validator = Draft202012Validator({**schema, "$ref": "#/$defs/ServerMessage"})
    async with open_tables(tmp_path) as tables:
        clock = {"kind": "total", "seconds": 600}
        people = await sit_down(
            tables,
            *["me"] * 4,
            game="agent_avenue",
            options={"variant": "team4", "mode": "advanced"},
            clock=clock,
        )
        people.append(await Person(people[0].live).arrive())
        await people[0].ask("chat", text="hi")
        await people[0].ask("why", move=3)
        await people[0].ask("ping")
        await people[0].ask("offer_abort")
        await people[1].ask("answer", offer=1, yes=False)
        await play_out(people)
        await people[0].ask("rematch")
        for frame in [frame for person in people for frame in person.frames]:
            validator.validate(json.loads(frame))
