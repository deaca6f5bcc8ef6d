"""The state of a game of MIND MGMT: which rule is asked in which phase, and what follows of itself."""
# compiled by mypyc

from safehouse.core.result import Result, ResultLine
from safehouse.games.mind_mgmt.moves import (
    ACTIVATING,
    ACTIVATION,
    ANSWERING,
    BY_RECRUITS,
    BY_TIME,
    CAPTURE_ANSWER,
    CORDON_CHOICE,
    DROP_NOTE,
    DROPPING,
    FIRST_NOTE,
    NET,
    NEWS,
    OVER,
    PICK_DONE,
    PICKING,
    PUSHING,
    RECRUITER,
    RECRUITER_TURN,
    SECOND_NAME,
    SECOND_TOKEN,
    TAKE_AGENT,
    TAKING,
    TEAM,
)
from safehouse.games.mind_mgmt.position import Position
from safehouse.games.mind_mgmt.rules import agents, answers, notes, recruiter, setup, turns
from safehouse.games.mind_mgmt.rules.immortals import claimable


class MindMgmt(Position):
    def __init__(self) -> None:
        super().__init__()

    def copy(self) -> "MindMgmt":
        twin = MindMgmt()
        self.copy_into(twin)
        return twin

    def decider(self) -> int:
        """The seat that is asked now, or TEAM."""
        phase = self.phase
        if phase <= SECOND_TOKEN:
            return setup.decider(self)
        if phase < ACTIVATING:
            return RECRUITER
        if phase in (ACTIVATING, DROPPING):
            return TEAM
        if phase in (ACTIVATION, SECOND_NAME, PUSHING):
            return self.owner[self.active]
        return answers.decider(self)

    def pending(self) -> list[int]:
        return [] if self.phase == OVER else self.deciders(self.decider())

    def over(self) -> bool:
        return self.phase == OVER

    def asks(self, seat: int) -> bool:
        if self.phase == OVER:
            return False
        decider = self.decider()
        return decider == seat if decider != TEAM else seat in self.deciders(TEAM)

    def moves(self, seat: int) -> list[int]:
        return self.options() if self.asks(seat) else []

    def options(self) -> list[int]:
        phase = self.phase
        if phase <= SECOND_TOKEN:
            return setup.options(self)
        if phase < ACTIVATING:
            return recruiter.options(self)
        if phase in (ANSWERING, NEWS, CAPTURE_ANSWER, CORDON_CHOICE):
            return answers.options(self)
        if phase == DROPPING:
            return notes.drops(self)
        return agents.options(self)

    def notes(self, seat: int) -> list[int]:
        if self.phase == OVER or not 0 < seat < self.setting.players:
            return []
        return notes.note_moves(self, seat)

    def forbids(self, seat: int, move: int) -> str | None:
        if move >= FIRST_NOTE:
            return notes.cannot_note(self, seat, move)
        phase = self.phase
        if phase <= SECOND_TOKEN:
            return setup.forbids(self, move)
        if phase < ACTIVATING:
            return recruiter.forbids(self, move)
        if phase in (ANSWERING, NEWS, CAPTURE_ANSWER, CORDON_CHOICE):
            return answers.forbids(self, move)
        if phase == DROPPING:
            if DROP_NOTE <= move < FIRST_NOTE:
                return notes.cannot_touch(self, move - DROP_NOTE)
            return "MM-7.05"
        return agents.forbids(self, move)

    def apply(self, seat: int, move: int) -> None:
        if move >= FIRST_NOTE:
            notes.write_note(self, seat, move)
            return
        phase = self.phase
        if phase <= SECOND_TOKEN:
            setup.apply(self, seat, move)
        elif phase < ACTIVATING:
            recruiter.apply(self, move)
        elif phase in (ANSWERING, NEWS, CAPTURE_ANSWER, CORDON_CHOICE):
            answers.apply(self, move)
        elif phase == DROPPING:
            notes.drop_note(self, seat, move - DROP_NOTE)
        else:
            agents.apply(self, move)
        self.go_on()

    def go_on(self) -> None:
        """Carry out what nobody has to be asked about (MM-7.01, MM-7.02)."""
        while self.follows_of_itself():
            pass

    def follows_of_itself(self) -> bool:
        """Take one forced step; False when somebody has to decide."""
        phase = self.phase
        if phase == NET and not self.hand:
            setup.draw_features(self)
        elif phase == PICKING and self.only(PICK_DONE):
            setup.pick_done(self)
        elif phase == TAKING and len(setup.free_agents(self)) == 1:
            setup.take_agent(self, setup.free_agents(self)[0] - TAKE_AGENT)
        elif phase == ACTIVATING and self.one_agent_left():
            agents.activate(self, turns.available(self)[0])
        elif phase == ACTIVATION and agents.nothing_left(self):
            agents.end_activation(self)
        elif phase == PUSHING and not agents.pushes(self):
            agents.leave_immortal(self)
        elif phase == CAPTURE_ANSWER and not agents.uncertain_capture(self):
            answers.resolve_capture(self)
        elif phase == DROPPING and len(notes.unconfirmed(self)) == 1:
            notes.drop_note(self, self.captain(), notes.unconfirmed(self)[0])
        elif phase == RECRUITER_TURN and self.setting.automatic_claims and claimable(self):
            recruiter.claim_recruit(self, claimable(self)[0])
        else:
            return False
        return True

    def only(self, move: int) -> bool:
        moves = self.options()
        return len(moves) == 1 and moves[0] == move

    def one_agent_left(self) -> bool:
        return len(turns.available(self)) == 1

    def recruiter_won(self) -> bool:
        return self.end == BY_RECRUITS or self.end == BY_TIME

    def result(self) -> Result | None:
        if self.phase != OVER:
            return None
        team = self.team_seats()
        winners = [RECRUITER] if self.recruiter_won() else team
        scores = [-1] * self.setting.players
        for seat in winners:
            scores[seat] = 1
        reasons = ["none", "recruits", "time", "capture", "dead_end"]
        line = ResultLine(
            key="record",
            seats=winners,
            clause="MM-8.09",
            args={"hour": self.hour, "round": self.round, "recruits": self.recruits},
        )
        return Result(winners, scores, reasons[self.end], [line])
