"""Agent Avenue as a game that can be played: which rule answers for which move."""
# compiled by mypyc

from typing import Final

from safehouse.core.result import Result, ResultLine
from safehouse.core.seats import audience
from safehouse.core.state import NOT_ASKED
from safehouse.games.agent_avenue.end_step import SIDE_STEP
from safehouse.games.agent_avenue.market import (
    cannot_answer_again,
    cannot_choose,
    cannot_let_mate_take,
    cannot_take,
    choose,
    keep_in_hand,
    recruit_again,
    take,
)
from safehouse.games.agent_avenue.moves import (
    ANSWER,
    CHOOSE,
    COVER,
    FIRST_NOTE,
    KEEP_IN_HAND,
    LET_MATE_TAKE,
    MARKET,
    MOVES,
    NOBODY,
    OFFER_DOWN,
    OFFER_UP,
    PLAY,
    PROPOSE_LEAD,
    PROPOSE_MATE_TAKE,
    PROPOSE_RECRUIT,
    PROPOSE_TAKE,
    PROPOSED_LEAD,
    PROPOSED_RECRUIT,
    PROPOSED_TAKE,
    RECRUIT,
    RECRUIT_AGAIN,
    SWAP,
    TAKE,
)
from safehouse.games.agent_avenue.play_step import (
    cannot_offer_down,
    cannot_offer_up,
    cannot_swap,
    offer_down,
    offer_up,
    swap,
)
from safehouse.games.agent_avenue.position import Position
from safehouse.games.agent_avenue.recruit_step import answer, cannot_recruit

CONDITION_IDS: Final = [
    "catch",
    "codebreakers",
    "daredevils",
    "leader_of_the_pack",
    "masterplan",
    "security_system",
]


SIDE_IDS: Final = ["green", "blue"]


class AgentAvenue(Position):
    def copy(self) -> "AgentAvenue":
        twin = AgentAvenue()
        twin.seats = self.seats
        self.fill(twin)
        return twin

    def moves(self, seat: int) -> list[int]:
        """Ask the guards about every code that the phase does not rule out."""
        legal: list[int] = []
        if seat < 0 or not self.asks(seat):
            return legal
        if self.phase == PLAY:
            self.sift(legal, seat, SWAP, OFFER_DOWN)
        elif self.phase == COVER:
            if self.is_pair(self.active):
                self.sift(legal, seat, SWAP, OFFER_UP)
            self.sift(legal, seat, OFFER_DOWN, RECRUIT)
        elif self.phase == ANSWER:
            self.sift(legal, seat, RECRUIT, TAKE)
        elif self.phase == MARKET:
            cards = self.supply.copy()
            cards.sort()
            for card in cards:
                self.sift(legal, seat, TAKE + card, TAKE + card + 1)
            for card in cards:
                self.sift(legal, seat, LET_MATE_TAKE + card, LET_MATE_TAKE + card + 1)
        else:
            self.sift(legal, seat, CHOOSE, FIRST_NOTE)
        return legal

    def sift(self, legal: list[int], seat: int, first: int, end: int) -> None:
        for move in range(first, end):
            if self.forbids(seat, move) is None:
                legal.append(move)

    def notes(self, seat: int) -> list[int]:
        if seat < 0 or self.over() or self.mate(seat) == NOBODY:
            return []
        return [move for move in range(FIRST_NOTE, MOVES) if self.forbids(seat, move) is None]

    def why_not_asked(self, seat: int, move: int) -> str:
        own_turn = self.players[seat].side == self.active
        if own_turn and move < OFFER_UP:
            return "AA-5.158" if self.phase == COVER else "AA-5.20"
        if own_turn and RECRUIT <= move < TAKE:
            return "AA-5.40"
        return NOT_ASKED

    def forbids(self, seat: int, move: int) -> str | None:
        if move < OFFER_UP:
            return cannot_swap(self, seat, move - SWAP)
        if move < OFFER_DOWN:
            return cannot_offer_up(self, seat, move - OFFER_UP)
        if move < RECRUIT:
            return cannot_offer_down(self, seat, move - OFFER_DOWN)
        if move < TAKE:
            return cannot_recruit(self)
        if move < LET_MATE_TAKE:
            return cannot_take(self, seat, move - TAKE)
        if move < CHOOSE:
            return cannot_let_mate_take(self, seat, move - LET_MATE_TAKE)
        if move < RECRUIT_AGAIN:
            return cannot_choose(self, seat, move - CHOOSE)
        if move < FIRST_NOTE:
            return cannot_answer_again(self)
        return self.cannot_propose(seat, move)

    def apply(self, seat: int, move: int) -> None:
        if move < OFFER_UP:
            swap(self, seat, move - SWAP)
        elif move < OFFER_DOWN:
            offer_up(self, seat, move - OFFER_UP)
        elif move < RECRUIT:
            offer_down(self, seat, move - OFFER_DOWN)
        elif move < TAKE:
            answer(self, seat, move - RECRUIT)
        elif move < LET_MATE_TAKE:
            take(self, seat, move - TAKE)
        elif move < CHOOSE:
            take(self, self.mate(seat), move - LET_MATE_TAKE)
        elif move < RECRUIT_AGAIN:
            choose(self, seat, move - CHOOSE)
        elif move == RECRUIT_AGAIN:
            recruit_again(self, seat)
        elif move == KEEP_IN_HAND:
            keep_in_hand(self, seat)
        else:
            self.propose(seat, move)

    def cannot_propose(self, seat: int, move: int) -> str | None:
        """Fixed proposals between teammates, for the agreements AA-5.151 allows and no others."""
        side = self.players[seat].side
        if self.mate(seat) == NOBODY:
            return "AA-5.151"
        if move < PROPOSE_RECRUIT:
            return None if side == self.active and self.phase == PLAY else "AA-5.152"
        if move < PROPOSE_TAKE:
            return None if side == self.decider and self.phase == ANSWER else "AA-5.161"
        if side != self.decider or self.phase != MARKET:
            return "AA-5.162"
        card = (move - PROPOSE_TAKE) % (PROPOSE_MATE_TAKE - PROPOSE_TAKE)
        return None if card in self.supply else "AA-5.83"

    def propose(self, seat: int, move: int) -> None:
        team = audience(self.sides[self.players[seat].side].seats)
        mate = self.mate(seat)
        if move < PROPOSE_RECRUIT:
            self.tell_only(team, PROPOSED_LEAD, seat, seat if move == PROPOSE_LEAD else mate)
        elif move < PROPOSE_TAKE:
            self.tell_only(team, PROPOSED_RECRUIT, seat, move - PROPOSE_RECRUIT)
        elif move < PROPOSE_MATE_TAKE:
            self.tell_only(team, PROPOSED_TAKE, seat, move - PROPOSE_TAKE, seat)
        else:
            self.tell_only(team, PROPOSED_TAKE, seat, move - PROPOSE_MATE_TAKE, mate)

    def result(self) -> Result | None:
        """AA-8.17"""
        if self.winner == NOBODY:
            return None
        winners = self.sides[self.winner].seats.copy()
        scores = [1 if player.side == self.winner else -1 for player in self.players]
        lines = []
        for met in self.met:
            side = met // SIDE_STEP
            args: dict[str, str | int] = {"side": "side-" + SIDE_IDS[side]}
            lines.append(ResultLine(CONDITION_IDS[met % SIDE_STEP], self.sides[side].seats.copy(), 0, "", args))
        if self.tie:
            lines.append(ResultLine("tie", winners))
        return Result(winners, scores, "condition" if len(self.met) > 0 else "deck_out", lines)
