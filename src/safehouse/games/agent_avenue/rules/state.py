"""Agent Avenue as a game that can be played: which rule answers for which move."""
# compiled by mypyc

from safehouse.core.result import Result
from safehouse.core.state import NOT_ASKED
from safehouse.games.agent_avenue.codes import Moves, Phases
from safehouse.games.agent_avenue.rules import end_step, market, play_step, recruit_step, team
from safehouse.games.agent_avenue.rules.position import Position
from safehouse.games.agent_avenue.tables import NOBODY


class AgentAvenue(Position):
    def copy(self) -> "AgentAvenue":
        twin = AgentAvenue()
        self.fill(twin)
        return twin

    def moves(self, seat: int) -> list[int]:
        """Ask the guards about every code that the phase does not rule out."""
        legal: list[int] = []
        if seat < 0 or not self.asks(seat):
            return legal
        if self.phase == Phases.PLAY:
            self.sift(legal, seat, Moves.SWAP, Moves.OFFER_DOWN)
        elif self.phase == Phases.COVER:
            if self.is_pair(self.active):
                self.sift(legal, seat, Moves.SWAP, Moves.OFFER_UP)
            self.sift(legal, seat, Moves.OFFER_DOWN, Moves.RECRUIT)
        elif self.phase == Phases.RECRUIT:
            self.sift(legal, seat, Moves.RECRUIT, Moves.TAKE)
        elif self.phase == Phases.MARKET:
            cards = self.supply.copy()
            cards.sort()
            for card in cards:
                self.sift(legal, seat, Moves.TAKE + card, Moves.TAKE + card + 1)
            for card in cards:
                self.sift(legal, seat, Moves.LET_MATE_TAKE + card, Moves.LET_MATE_TAKE + card + 1)
        else:
            self.sift(legal, seat, Moves.CHOOSE, Moves.FIRST_NOTE)
        return legal

    def sift(self, legal: list[int], seat: int, first: int, end: int) -> None:
        for move in range(first, end):
            if self.forbids(seat, move) is None:
                legal.append(move)

    def notes(self, seat: int) -> list[int]:
        if seat < 0 or self.over() or self.mate(seat) == NOBODY:
            return []
        return [move for move in range(Moves.FIRST_NOTE, Moves.COUNT) if self.forbids(seat, move) is None]

    def why_not_asked(self, seat: int, move: int) -> str:
        own_turn = self.players[seat].side == self.active
        if own_turn and move < Moves.OFFER_UP:
            return "AA-5.158" if self.phase == Phases.COVER else "AA-5.20"
        if own_turn and Moves.RECRUIT <= move < Moves.TAKE:
            return "AA-5.40"
        return NOT_ASKED

    def forbids(self, seat: int, move: int) -> str | None:
        if move < Moves.OFFER_UP:
            return play_step.cannot_swap(self, seat, move - Moves.SWAP)
        if move < Moves.OFFER_DOWN:
            return play_step.cannot_offer_up(self, seat, move - Moves.OFFER_UP)
        if move < Moves.RECRUIT:
            return play_step.cannot_offer_down(self, seat, move - Moves.OFFER_DOWN)
        if move < Moves.TAKE:
            return recruit_step.cannot_recruit(self)
        if move < Moves.LET_MATE_TAKE:
            return market.cannot_take(self, move - Moves.TAKE)
        if move < Moves.CHOOSE:
            return market.cannot_let_mate_take(self, seat, move - Moves.LET_MATE_TAKE)
        if move < Moves.RECRUIT_AGAIN:
            return market.cannot_choose(self, seat, move - Moves.CHOOSE)
        if move < Moves.FIRST_NOTE:
            return market.cannot_answer_again(self)
        if move < Moves.PROPOSE_RECRUIT:
            return team.cannot_propose_lead(self, seat)
        if move < Moves.PROPOSE_TAKE:
            return team.cannot_propose_recruit(self, seat)
        if move < Moves.PROPOSE_MATE_TAKE:
            return team.cannot_propose_take(self, seat, move - Moves.PROPOSE_TAKE)
        return team.cannot_propose_take(self, seat, move - Moves.PROPOSE_MATE_TAKE)

    def apply(self, seat: int, move: int) -> None:
        if move < Moves.OFFER_UP:
            play_step.swap(self, seat, move - Moves.SWAP)
        elif move < Moves.OFFER_DOWN:
            play_step.offer_up(self, seat, move - Moves.OFFER_UP)
        elif move < Moves.RECRUIT:
            play_step.offer_down(self, seat, move - Moves.OFFER_DOWN)
        elif move < Moves.TAKE:
            recruit_step.answer(self, seat, move - Moves.RECRUIT)
        elif move < Moves.LET_MATE_TAKE:
            market.take(self, seat, move - Moves.TAKE)
        elif move < Moves.CHOOSE:
            market.take(self, self.mate(seat), move - Moves.LET_MATE_TAKE)
        elif move < Moves.RECRUIT_AGAIN:
            market.choose(self, seat, move - Moves.CHOOSE)
        elif move == Moves.RECRUIT_AGAIN:
            market.recruit_again(self, seat)
        elif move == Moves.KEEP_IN_HAND:
            market.keep_in_hand(self, seat)
        else:
            team.propose(self, seat, move)

    def result(self) -> Result | None:
        return None if self.winner == NOBODY else end_step.result(self)
