"""Reviews at the table: made by workers in parts, told as they grow, refused while a game runs."""

import asyncio
import time
from collections.abc import Sequence
from contextlib import suppress
from pathlib import Path

import msgspec
import pytest
from running import Caller, Server

from safehouse.core.errors import SaveError
from safehouse.core.save import Save, read, replay
from safehouse.core.shelf import find
from safehouse.review import worker
from safehouse.review.card import card
from safehouse.review.reviewing import review
from safehouse.review.shape import Act, Review, pack, unpack
from safehouse.review.story import story_of
from safehouse.review.weighing import Weighed
from safehouse.review.worker import ReviewPart, ReviewQuestion, answer
from safehouse.table.requests import Refusal
from safehouse.table.retention import REVIEWS_AT_WORK, Retention, Room
from safehouse.table.reviews import Reviews, whole_game
from safehouse.table.security import Limits
from safehouse.table.store import Store, Write
from safehouse.table.workers import TookTooLong, WorkerFailed

GOLDEN = find("infiltraitors").folder / "tests" / "golden" / "lost-out-of-turns.json"
OF_SEVERAL = find("infiltraitors").folder / "tests" / "golden" / "lost-wrong-key-person.json"
"""One with acts of several decisions."""
PATIENCE = 120.0


def part_after(save: Save, acts: list[Act], begun: Sequence[Weighed] = ()) -> ReviewPart:
    reply = answer(ReviewQuestion(id=1, save=save, seat=0, acts=acts, begun=list(begun)))
    assert reply.error is None
    return msgspec.json.decode(reply.found, type=ReviewPart)


def test_a_review_made_in_parts_is_the_one_made_at_once(monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(worker, "SECONDS", 0.0)
    save = read(OF_SEVERAL)
    acts: list[Act] = []
    begun: list[Weighed] = []
    decisions = 0
    while True:
        part = part_after(save, acts, begun)
        assert (len(part.acts), len(part.begun)) in ((1, 0), (0, len(begun) + 1)), "one decision further"
        acts, begun = [*part.acts, *acts], part.begun
        decisions += 1
        assert part.review.acts == acts and (part.review.balance is None or len(acts) == part.all)
        if len(acts) == part.all:
            break
    assert decisions == sum(len(each.free) for each in story_of(save, 0).episodes) > part.all > 1
    assert part.review == review(save, 0)


@pytest.mark.parametrize(("name", "recorded"), [("mind_mgmt", "full_capture"), ("in_too_deep", "city_lost")])
def test_a_review_begins_with_the_end_of_the_game_which_is_judged_soonest(
    name: str, recorded: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """An act of MIND MGMT's set-up takes many seconds, the last one less than a second."""
    monkeypatch.setattr(worker, "SECONDS", 0.0)
    save = read(find(name).folder / "tests" / "golden" / f"{recorded}.json")
    part = part_after(save, [])
    while not part.acts:
        part = part_after(save, [], part.begun)
    (act,) = part.acts
    assert act.last > 0.8 * len(save.moves)


def test_a_seat_that_is_not_there_is_told() -> None:
    assert answer(ReviewQuestion(id=1, save=read(GOLDEN), seat=7, acts=[], begun=[])).bad_save is not None


def test_over_http_a_review_grows_until_it_is_whole(tmp_path: Path) -> None:
    save = msgspec.to_builtins(read(GOLDEN))
    with Server(tmp_path) as server:
        running = server.table("me", "greedy", game="agent_avenue")["table"]
        refused = server.get(f"/api/tables/{running}/review?seat=0")
        assert (refused.status_code, refused.json()["code"]) == (409, "game_running")
        assert (
            server.post("/api/review", {"save": {**save, "rules": 0}, "seat": 0}).json()["code"] == "no_review"
        )

        assert server.post("/api/card/cs", {"save": save, "seat": 1}).json()["code"] == "no_card"
        first = server.post("/api/review", {"save": save, "seat": 0}).json()
        assert first["review"] is None
        until = time.monotonic() + PATIENCE
        found = first
        while found["done"] != found["all"] and time.monotonic() < until:
            time.sleep(0.3)
            found = server.post("/api/review", {"save": save, "seat": 0}).json()
        assert found["done"] == found["all"] == len(found["review"]["acts"])
        shared = server.post("/api/card/cs", {"save": save, "seat": 0})
        assert shared.text == card(review(read(GOLDEN), 0), "cs", replay(read(GOLDEN)).options)
        assert msgspec.convert(found["review"], type=type(review(read(GOLDEN), 0))).seat == 0


def test_a_save_with_other_options_is_another_game() -> None:
    """Nobody spoils the review of a game by asking for one of a changed copy first."""
    save = read(GOLDEN)
    changed = msgspec.structs.replace(save, options={**save.options, "players": 99})
    assert whole_game(save) == whole_game(read(GOLDEN)) != whole_game(changed)


def room() -> Room:
    return Room(object(), Retention(), Limits())  # type: ignore[arg-type]


async def test_reviews_that_are_refused_are_not_kept() -> None:
    reviews = Reviews(NeverAnswering(), object(), room())  # type: ignore[arg-type]
    save = read(GOLDEN)
    for seed in range(300):
        with suppress(Refusal):
            await reviews.of(msgspec.structs.replace(save, seed=str(seed)), 0, "somebody")
    assert len(reviews._kept) == REVIEWS_AT_WORK
    await reviews.close()


class Failing:
    """Every question ends like this."""

    def __init__(self, error: Exception) -> None:
        self.error = error
        self.asked = 0

    async def review(self, *_: object) -> None:
        self.asked += 1
        raise self.error


@pytest.mark.parametrize(
    ("error", "code", "tried"),
    [
        (SaveError("no"), "bad_save", 1),
        (TookTooLong("slow"), "review_failed", 1),
        (WorkerFailed("torn"), "review_failed", 2),
    ],
)
async def test_what_failed_is_said_and_not_tried_for_ever(error: Exception, code: str, tried: int) -> None:
    workers = Failing(error)
    reviews = Reviews(workers, object(), room())  # type: ignore[arg-type]
    refusals = []
    for _ in range(8):
        try:
            found = await reviews.of(read(GOLDEN), 0, "somebody")
            await asyncio.gather(*[each for each in [found.task] if each])
        except Refusal as no:
            refusals.append(no)
    assert {no.code for no in refusals} == {code}
    assert workers.asked == tried
    assert len({id(no) for no in refusals}) == 8 - tried, "a kept refusal holds on to whoever asked"


async def test_a_game_given_up_has_no_review(tmp_path: Path) -> None:
    with Server(tmp_path) as server:
        made = server.table("me", "me", game="agent_avenue")
        async with Caller(server, made["table"], made["seats"][0]["token"]) as person:
            await person.ask("resign")
        refused = server.get(f"/api/tables/{made['table']}/review?seat=0")
        assert refused.json()["code"] == "not_played_out"


async def test_a_tables_review_is_kept_though_a_save_was_reviewed_first(whole: Review) -> None:
    class Shelf:
        written = 0

        async def write(self, _: Write) -> None:
            self.written += 1

    shelf = Shelf()
    reviews = Reviews(Counting(whole), shelf, room())  # type: ignore[arg-type]
    for table in (None, "table", "table"):
        task = (await reviews.of(read(GOLDEN), 0, "somebody", table)).task
        assert task is not None
        await task
    assert shelf.written == 1


class NeverAnswering:
    async def review(self, *_: object) -> None:
        await asyncio.Event().wait()


class Counting:
    """Makes this review whole at once, as often as it is asked."""

    def __init__(self, whole: Review) -> None:
        self.whole = whole
        self.asked = 0

    async def review(self, *_: object) -> ReviewPart:
        self.asked += 1
        return ReviewPart(all=len(self.whole.acts), acts=self.whole.acts, begun=[], review=self.whole)


@pytest.fixture(scope="module")
def whole() -> Review:
    return review(read(GOLDEN), 0)


async def test_a_review_is_kept_with_its_game_until_the_table_is_erased(
    place: Path | str, whole: Review
) -> None:
    save, workers = read(GOLDEN), Counting(whole)
    for _ in range(2):
        async with Store.open(place) as store:
            if await store.read("t") is None:
                await store.write(Write().table("t", 1, "over", False, False, b"setup"))
            reviews = Reviews(workers, store, room())  # type: ignore[arg-type]
            known = await reviews.begun("t", save, 0)
            assert (known is not None) == (workers.asked == 1)
            found = await reviews.of(save, 0, "somebody", "t")
            if found.task is not None:
                await found.task
            assert found.whole == whole
            await reviews.close()
    assert workers.asked == 1
    async with Store.open(place) as store:
        await store.write(Write().erase_table("t"))
        assert await store.review("t", 0) is None


def test_a_kept_review_of_another_form_is_not_shown(whole: Review) -> None:
    assert unpack(pack(whole)) == whole
    assert unpack(pack(msgspec.structs.replace(whole, form=0))) is None
    assert unpack(b"damaged") is None
