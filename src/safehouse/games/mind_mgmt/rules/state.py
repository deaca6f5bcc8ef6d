"""The state of a game of MIND MGMT: which rule is asked in which phase, and what follows of itself."""
# compiled by mypyc

from safehouse.core.random import Stream
from safehouse.core.result import Result, ResultLine
from safehouse.games.mind_mgmt.codes import Ends, Moves, Phases
from safehouse.games.mind_mgmt.options.setting import Setting
from safehouse.games.mind_mgmt.rules import actions, agents, answers, notes, recruiter, setup, turns
from safehouse.games.mind_mgmt.rules.immortals import claimable
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.limits import RECRUITER, TEAM
from safehouse.games.mind_mgmt.vocabulary import ENDS


def settles(phase: int) -> bool:
    """A question or an attempt to capture is being settled."""
    return phase in (Phases.ANSWERING, Phases.NEWS, Phases.CAPTURE_ANSWER, Phases.CORDON_CHOICE)


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
        if phase <= Phases.SECOND_TOKEN:
            return setup.decider(self)
        if phase < Phases.ACTIVATING:
            return RECRUITER
        if phase in (Phases.ACTIVATING, Phases.DROPPING):
            return TEAM
        if phase in (Phases.ACTIVATION, Phases.SECOND_NAME, Phases.PUSHING):
            return self.owner[self.active]
        return answers.decider(self)

    def pending(self) -> list[int]:
        return [] if self.phase == Phases.OVER else self.deciders(self.decider())

    def over(self) -> bool:
        return self.phase == Phases.OVER

    def asks(self, seat: int) -> bool:
        if self.phase == Phases.OVER:
            return False
        decider = self.decider()
        return decider == seat if decider != TEAM else seat in self.deciders(TEAM)

    def moves(self, seat: int) -> list[int]:
        return self.options() if self.asks(seat) else []

    def options(self) -> list[int]:
        """What is open to whoever is asked."""
        phase = self.phase
        if phase <= Phases.SECOND_TOKEN:
            return setup.options(self)
        if phase < Phases.ACTIVATING:
            return recruiter.options(self)
        if settles(phase):
            return answers.options(self)
        if phase == Phases.DROPPING:
            return notes.drops(self)
        return agents.options(self)

    def notes(self, seat: int) -> list[int]:
        if self.phase == Phases.OVER or not 0 <= seat < self.seats:
            return []
        return notes.note_moves(self, seat)

    def forbids(self, seat: int, move: int) -> str | None:
        if move >= Moves.FIRST_NOTE:
            return notes.cannot_note(self, seat, move)
        phase = self.phase
        if phase <= Phases.SECOND_TOKEN:
            return setup.forbids(self, move)
        if phase < Phases.ACTIVATING:
            return recruiter.forbids(self, move)
        if settles(phase):
            return answers.forbids(self, move)
        if phase == Phases.DROPPING:
            return notes.cannot_drop(self, move)
        return agents.forbids(self, move)

    def apply(self, seat: int, move: int) -> None:
        if move >= Moves.FIRST_NOTE:
            notes.write_note(self, seat, move)
            return
        phase = self.phase
        if phase <= Phases.SECOND_TOKEN:
            setup.apply(self, seat, move)
        elif phase < Phases.ACTIVATING:
            recruiter.apply(self, move)
        elif settles(phase):
            answers.apply(self, move)
        elif phase == Phases.DROPPING:
            notes.drop_note(self, seat, move - Moves.DROP_NOTE)
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
        if phase == Phases.NET and not self.hand:
            setup.draw_features(self)
        elif phase == Phases.CARD_CHOICE and len(self.setting.recruiters) == 1:
            setup.choose_recruiter(self, self.setting.recruiters[0])
        elif phase == Phases.PLACING and len(self.setting.scope.posts) == 1:
            setup.place_agent(self, self.setting.scope.posts[0])
        elif phase == Phases.PICKING and self.only(Moves.PICK_DONE):
            setup.pick_done(self)
        elif phase == Phases.TAKING and len(setup.free_agents(self)) == 1:
            setup.take_agent(self, setup.free_agents(self)[0])
        elif phase == Phases.ACTIVATING and len(turns.available(self)) == 1:
            agents.activate(self, turns.available(self)[0])
        elif phase == Phases.ACTIVATION and agents.nothing_left(self):
            agents.end_activation(self)
        elif phase == Phases.PUSHING and self.only(Moves.LEAVE_IMMORTAL):
            actions.leave_immortal(self)
        elif phase == Phases.CAPTURE_ANSWER and not answers.recruiter_has_a_say(self):
            answers.resolve_capture(self)
        elif phase == Phases.DROPPING and len(notes.unconfirmed(self)) == 1:
            notes.drop_note(self, self.captain(), notes.unconfirmed(self)[0])
        elif phase == Phases.RECRUITER_TURN and self.setting.automatic_claims and claimable(self):
            recruiter.claim_recruit(self, claimable(self)[0])
        else:
            return False
        return True

    def only(self, move: int) -> bool:
        moves = self.options()
        return len(moves) == 1 and moves[0] == move

    def recruiter_won(self) -> bool:
        return self.end == Ends.RECRUITS or self.end == Ends.TIME

    def result(self) -> Result | None:
        if self.phase != Phases.OVER:
            return None
        team = self.team_seats()
        winners = [RECRUITER] if self.recruiter_won() else team
        scores = [-1] * self.setting.players
        for seat in winners:
            scores[seat] = 1
        line = ResultLine(
            key="record",
            seats=winners,
            clause="MM-8.09",
            args={"hour": self.hour, "round": self.round, "recruits": self.recruits},
        )
        return Result(winners, scores, ENDS[self.end], [line])


def deal(setting: Setting, modules: list[int], seed: str, listen: bool) -> MindMgmt:
    """A new game, with these modules fixed beforehand."""
    state = MindMgmt()
    state.events = [] if listen else None
    state.random = Stream(seed)
    state.setting = setting
    state.seats = setting.players
    setup.begin(state, modules)
    state.go_on()
    return state
