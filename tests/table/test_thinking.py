"""Seats that think: each question is put once, and only an answer to the present question counts."""

import asyncio

from people import Ear, table_of, until

from safehouse.core.agreement import Part
from safehouse.core.seats import WATCHER
from safehouse.core.shelf import find
from safehouse.table import entries as did
from safehouse.table.presence import Presence
from safehouse.table.sitter import Sitter
from safehouse.table.table import Table
from safehouse.table.thinking import BotPace, BotQuestion, ThinkingSeats
from safehouse.table.viewers import Viewpoint


class Workers:
    """Answers with the first move when it may."""

    def __init__(self) -> None:
        self.asked: list[list[int]] = []
        self.seated: list[str] = []
        self.askers: list[str] = []
        self.may_answer = asyncio.Event()

    async def choose(self, game: str, options: dict, bot: str, view: bytes, moves: list[int], **who) -> int:
        self.asked.append(moves)
        self.seated = who["seated"]
        self.askers.append(who["asker"])
        await self.may_answer.wait()
        return moves[0]


def with_bots() -> Table:
    game = find("_template")
    table = table_of(game, game.read_options(), "thinking")
    for seat in range(table.seats):
        table.apply(did.Left(at=1, seat=seat))
    return table


def watched(table: Table) -> Presence:
    presence = Presence(table)
    presence.enter(Viewpoint(WATCHER), Ear())
    return presence


async def test_a_table_whose_people_are_on_other_nodes_asks_for_itself() -> None:
    workers, table = Workers(), with_bots()
    (asked,) = table.asked()
    table.apply(did.Returned(at=2, seat=1 - asked))
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *_: None, Presence(table))
    seats.wake()
    await until(lambda: workers.askers)
    assert workers.askers == [table.setup.id]
    seats.stop()


async def test_a_bot_is_asked_once_however_often_it_is_woken() -> None:
    workers, answers = Workers(), []
    table = with_bots()
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *answer: answers.append(answer), watched(table))
    seats.wake()
    seats.wake()
    await until(lambda: workers.asked)
    assert seats.busy
    assert len(workers.asked) == 1
    workers.may_answer.set()
    await until(lambda: answers)
    question, move = answers[0]
    assert move == question.moves[0]
    assert seats.still_asked(question)
    assert not seats.busy


async def test_a_bot_is_told_who_sits_at_the_table_and_a_stand_in_sits_in_a_persons_seat() -> None:
    game = find("_template")
    table = table_of(game, game.read_options(), "thinking")
    table.sitters[1] = Sitter("bot", "", "hard", None)
    table.apply(did.Left(at=1, seat=0))
    workers = Workers()
    ThinkingSeats(table, workers, BotPace(0.0), lambda *_: None, watched(table)).wake()
    await until(lambda: workers.asked)
    assert workers.seated == ["", "hard"]


async def test_an_answer_to_another_question_does_not_count() -> None:
    table = with_bots()
    seats = ThinkingSeats(table, Workers(), BotPace(0.0), lambda *_: None, watched(table))
    (seat,) = table.asked()
    part = Part(table.game_record().choices(seat))
    question = BotQuestion(seat, table.decisions[seat], table.undos, part)
    assert seats.still_asked(question)
    assert not seats.still_asked(BotQuestion(seat, question.decision, question.undos + 1, part))
    assert not seats.still_asked(BotQuestion(seat, question.decision, question.undos, Part(part.moves[:1])))
    table.apply(did.Returned(at=2, seat=seat))
    assert not seats.still_asked(question), "a person decides again"


async def test_who_stops_thinking_answers_no_more() -> None:
    workers, answers = Workers(), []
    table = with_bots()
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *answer: answers.append(answer), watched(table))
    seats.wake()
    await until(lambda: workers.asked)
    await asyncio.gather(*seats.stop(), return_exceptions=True)
    workers.may_answer.set()
    await asyncio.sleep(0.01)
    assert answers == []


def mates() -> Table:
    """Two sides of two: a person with a bot against two bots; the person's side begins."""
    game = find("agent_avenue")
    table = table_of(game, game.read_options({"variant": "team4", "start": "green"}), "mates", kind="none")
    for seat in (1, 2, 3):
        table.apply(did.Left(at=1, seat=seat))
    return table


async def test_a_bot_that_has_made_its_proposal_waits_and_is_not_stuck() -> None:
    workers, answers = Workers(), []
    table = mates()
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *answer: answers.append(answer), watched(table))
    workers.may_answer.set()
    seats.wake()
    await until(lambda: answers)
    (question, _), lead = answers[0], table.game.space.code("offer_up", agent="enforcer")
    assert question.seat == 1
    assert seats.still_asked(question)
    table.apply(did.Played(at=2, seat=1, move=question.part.says(table.game, lead)))
    assert table.game_record().entries == ["1 propose_lead me"]
    seats.wake()
    assert not seats.busy
    assert seats.stuck(0.0) == []
    table.apply(did.Played(at=3, seat=0, move="propose_lead mate"))
    seats.wake()
    await until(lambda: len(answers) == 2)
    question, move = answers[1]
    assert seats.still_asked(question)
    assert table.game.space.kind_of(question.part.says(table.game, move)).name == "offer_up"


async def test_a_stand_in_goes_on_for_a_whole_team() -> None:
    table = mates()
    table.apply(did.Left(at=2, seat=0))
    workers = Workers()
    seats = ThinkingSeats(table, workers, BotPace(0.0), lambda *_: None, watched(table))
    seats.wake()
    await until(lambda: workers.asked)
    assert workers.asked == [table.game_record().choices(0)], "the first seat decides for both"
