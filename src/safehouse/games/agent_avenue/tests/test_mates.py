"""Teammates who agree: what bots do in a joint decision (AA-5.164, AA-5.166)."""

import pytest

from safehouse.bots.bot import Bot
from safehouse.bots.mates import choose
from safehouse.core.agreement import called_on, decides_with, part_of_bot
from safehouse.core.random import Stream
from safehouse.core.record import Record
from safehouse.core.testing import clause
from safehouse.core.view import View
from safehouse.games.agent_avenue import GAME

PERSON, BOT = 0, 1


def pair(*entries: str, mode: str = "simple") -> Record:
    """Green, a person in the first seat and a bot in the second, begins against two others."""
    record = Record(GAME, GAME.read_options({"variant": "team4", "start": "green", "mode": mode}), "mates")
    for entry in entries:
        record.enter(entry)
    return record


def open_to(record: Record, seat: int, *people: int) -> list[str]:
    return [GAME.space.to_text(move) for move in part_of_bot(record, seat, people).moves]


def last_move(record: Record, seat: int) -> str:
    """Of the cards it may lay."""
    return GAME.space.to_text(record.moves(seat)[-1])


def said(record: Record, chosen: str) -> str:
    """What comes of a choice of the bot."""
    part = part_of_bot(record, BOT, [PERSON])
    return GAME.space.to_text(part.says(GAME, GAME.space.from_text(chosen)))


@clause("AA-5.166")
def test_a_bot_proposes_to_lead_and_waits_for_the_person() -> None:
    record = pair()
    lead = next(text for text in open_to(record, BOT, PERSON) if text.startswith("offer_up"))
    assert said(record, lead) == "propose_lead me"
    record.enter(f"{BOT} propose_lead me")
    assert open_to(record, BOT, PERSON) == []


class Leader(Bot):
    """Would lead the second name in its hand."""

    def choose(self, view: View, moves: list[int], random: Stream) -> int:
        return [move for move in moves if GAME.space.to_text(move).startswith("offer_up")][1]


def proposed(seed: str) -> str:
    """What it says first in a game of this deal."""
    record = Record(GAME, GAME.read_options({"variant": "team4", "start": "green"}), seed)
    part = part_of_bot(record, BOT, [PERSON])
    return GAME.space.to_text(
        part.says(GAME, choose(Leader(), GAME, record.view(BOT), part.moves, Stream(seed)))
    )


@clause("AA-5.152", "AA-5.166")
def test_a_bot_proposes_whoever_leads_better_and_lets_the_person_lead_then() -> None:
    record = pair()
    assert "propose_lead mate" in open_to(record, BOT, PERSON)
    assert {proposed(f"lead {number}") for number in range(4)} == {"propose_lead me", "propose_lead mate"}
    record.enter(f"{BOT} propose_lead mate")
    assert open_to(record, BOT, PERSON) == []
    assert all(text.startswith("offer_up") for text in map(GAME.space.to_text, called_on(record, PERSON)))
    record.enter(f"{PERSON} {last_move(record, PERSON)}")
    assert record.pending() == [BOT]


@clause("AA-5.158", "AA-5.166")
def test_a_swap_is_a_bots_own_matter() -> None:
    record = pair()
    swap = next(text for text in open_to(record, BOT, PERSON) if text.startswith("swap"))
    assert said(record, swap) == swap


@clause("AA-5.152", "AA-5.166")
def test_a_bot_leads_when_it_is_asked_to_and_not_when_the_person_will() -> None:
    record = pair(f"{BOT} propose_lead me", f"{PERSON} propose_lead mate")
    leading = open_to(record, BOT, PERSON)
    assert leading and all(text.startswith("offer_up") for text in leading)
    assert said(record, leading[0]) == leading[0]
    record.enter(f"{PERSON} propose_lead me")
    assert open_to(record, BOT, PERSON) == []


@clause("AA-5.164", "AA-5.166")
def test_bots_among_themselves_leave_it_to_the_first_seat() -> None:
    record = pair()
    assert open_to(record, 0) and not part_of_bot(record, 0, []).proposes
    assert open_to(record, 1) == []
    assert open_to(record, BOT, PERSON), "with a person the other bot has a part"


@clause("AA-5.161", "AA-5.166")
@pytest.mark.parametrize("offered", ["face_up", "face_down"])
def test_a_bot_takes_the_card_the_person_proposes(offered: str) -> None:
    record = pair()
    record.enter(f"{PERSON} {last_move(record, PERSON)}")
    assert not part_of_bot(record, BOT, [PERSON]).proposes, "the second card is its player's own matter"
    record.enter(f"{BOT} {last_move(record, BOT)}")
    assert decides_with(record, 3) == [2]
    assert part_of_bot(record, 3, [2]).proposes
    record.enter("3 propose_recruit face_up")
    assert open_to(record, 3, 2) == []
    record.enter(f"2 propose_recruit {offered}")
    assert open_to(record, 3, 2) == [f"recruit {offered}"]


@clause("AA-5.162")
def test_a_proposal_about_a_market_card_means_the_same_to_both() -> None:
    for mine, theirs in (("propose_take", "propose_mate_take"), ("propose_mate_take", "propose_take")):
        note, same = GAME.space.from_text(f"{mine} outpost"), GAME.space.from_text(f"{theirs} outpost")
        assert GAME.echo(note) == same
    assert GAME.proposal(GAME.space.from_text("let_mate_take outpost")) == GAME.space.from_text(
        "propose_mate_take outpost"
    )


@clause("AA-5.152")
def test_a_proposal_lapses_with_the_decision() -> None:
    record = pair(f"{PERSON} propose_lead mate")
    assert called_on(record, BOT)
    record.enter(f"{BOT} {last_move(record, BOT)}")
    record.enter(f"{PERSON} {last_move(record, PERSON)}")
    record.enter("2 propose_recruit face_up")
    record.enter("2 recruit face_up")
    assert record.pending() == [2, 3]
    assert called_on(record, 3) == []
    assert part_of_bot(record, 3, [2]).proposes


@clause("AA-5.151")
def test_a_proposal_is_signed_for_those_who_hear_it() -> None:
    record = pair(f"{BOT} propose_lead me")
    assert record.movers(PERSON)[-1] == BOT
    assert record.movers(2) == [-1] * len(record.told(2))
