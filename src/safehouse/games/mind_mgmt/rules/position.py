"""Everything that lies on the table and behind the screen, and the questions the rules ask about it."""
# compiled by mypyc

from safehouse.core.events import HIDDEN
from safehouse.core.seats import bit
from safehouse.core.state import State
from safehouse.games.mind_mgmt.codes import SECRECY, Agents, Ends, Modules, Moves, Phases
from safehouse.games.mind_mgmt.options.setting import Setting
from safehouse.games.mind_mgmt.rules.geometry import OPEN_CITY, Streets
from safehouse.games.mind_mgmt.tables.city import BIT, CELLS_WITH, FEATURE_MASK, NOWHERE, WITH_FEATURE
from safehouse.games.mind_mgmt.tables.limits import HOURS, NOTE_TOKENS, RECRUITER, SETUP_HOURS, TEAM


class Position(State):
    """The state of a game; its rules are in `rules/`."""

    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.setting: Setting = Setting()
        self.phase: int = Phases.MAYHEM
        self.after: int = Phases.MAYHEM
        """The phase to go on with when a note has been dropped."""
        self.hour: int = SETUP_HOURS
        self.round: int = 1
        self.end: int = Ends.NONE

        self.modules: list[bool] = [False] * Modules.COUNT
        self.picker: int = 0
        self.picked: int = 0
        """How many modules the present picker has taken."""
        self.first_picked: int = 0
        self.spent: list[bool] = [False] * Modules.COUNT
        """Once-per-game modules that are used up."""
        self.checkpoints_left: int = 0
        self.tip_used: bool = False
        """Tip Line in this round."""
        self.streets_moved: bool = False
        """Shifting Streets in this round."""

        self.mayhem: list[int] = []
        self.checkpoints: list[int] = []
        self.streets: Streets = OPEN_CITY
        self.lifted: int = NOWHERE

        # behind the screen
        self.trail: list[int] = []
        self.visited: int = 0
        self.recruiter: int = NOWHERE
        self.hand: list[int] = []
        self.deck: list[int] = []
        self.contacts: list[int] = [0] * HOURS
        self.unannounced: int = 0
        self.second_gained: bool = False
        self.slip_in_turn: int = NOWHERE
        """The Mind Slip token spent in the running turn; nobody else sees it yet (MM-5.404)."""

        # on the table
        self.shown: int = 0
        """Cards of the hand turned up by SHAKEDOWN, as a set of features."""
        self.area: list[int] = []
        self.discard: list[int] = []
        self.announced: list[int] = [-1] * HOURS
        self.recruits: int = 0
        self.slips_front: int = 0
        self.second_at: int = NOWHERE
        self.slip_hours: list[int] = []
        self.slip_tokens: list[int] = []
        self.immortals: list[int] = []
        self.immortal_mask: int = 0
        self.agent_at: list[int] = [NOWHERE] * Agents.COUNT
        self.owner: list[int] = [NOWHERE] * Agents.COUNT
        self.activated: list[bool] = [False] * Agents.COUNT
        self.taken: list[int] = []
        """Agents in the order in which they were taken, or are placed."""
        self.allies: list[int] = []
        self.steps: int = 0
        """Locations with a step token."""
        self.confirmed: int = 0
        """Locations with a confirmed note."""
        self.note_at: list[int] = [NOWHERE] * NOTE_TOKENS
        self.note_label: list[int] = [0] * NOTE_TOKENS
        """The label of an unconfirmed note, minus the hour of a confirmed one."""
        self.due: list[int] = []
        """Locations that wait for a confirmed note."""
        self.clues: list[int] = []
        """The log of everything told at the table (MM-6.32)."""

        # the Recruiter's turn
        self.action_done: bool = False
        self.immortal_moved: bool = False
        self.extra_done: bool = False
        self.must_step: bool = False

        # the Rogue Agents' turn
        self.to_activate: int = 0
        self.active: int = NOWHERE
        self.moved: bool = False
        self.acted: bool = False
        self.free_used: bool = False
        self.checkpoint_used: bool = False
        self.taxi_called: bool = False
        self.banned: int = 0
        """Features that Static closed for this activation."""
        self.asked: int = NOWHERE
        self.ask_place: int = NOWHERE
        """The location whose feature is asked about; not the Agent's own with the Tip Line."""
        self.ask_dolphin: bool = False
        self.ask_newsboy: bool = False
        self.named: int = NOWHERE
        """The first feature of a SHAKEDOWN that names two."""

    # ------------------------------------------------------------------ the table

    def has(self, module: int) -> bool:
        return self.modules[module]

    def may_use(self, module: int) -> bool:
        """A once-per-game module that is in play and not used up."""
        return self.modules[module] and not self.spent[module]

    def end_hour(self) -> int:
        return self.setting.scope.last_hour

    def recruits_to_win(self) -> int:
        return self.setting.scope.recruits

    def captain(self) -> int:
        """The seat that confirms team decisions in this round (MM-5.812)."""
        return 1 + (self.round - 1) % (self.setting.players - 1)

    def team_seats(self) -> list[int]:
        return list(range(1, self.setting.players))

    def deciders(self, owner: int) -> list[int]:
        """The seats that may answer a question put to this owner."""
        if owner != TEAM:
            return [owner]
        return [self.captain()] if self.setting.captain_decides else self.team_seats()

    def tell_recruiter(self, kind: int, a: int, b: int = HIDDEN, c: int = HIDDEN, d: int = HIDDEN) -> None:
        """Something that happens behind the screen."""
        self.tell_only(bit(RECRUITER), kind, a, b, c, d)

    def clue(self, kind: int, hour: int, a: int = 0, b: int = 0) -> None:
        self.clues.append(kind)
        self.clues.append(hour)
        self.clues.append(a)
        self.clues.append(b)

    def immortal_on(self, cell: int) -> bool:
        return self.immortal_mask & BIT[cell] != 0

    def set_immortal(self, origin: int, cell: int) -> None:
        """Immortals have no names: only the set of their places matters (MM-5.517)."""
        places = [place for place in self.immortals if place != origin]
        places.append(cell)
        places.sort()
        self.immortals = places
        self.immortal_mask = self.immortal_mask & ~BIT[origin] | BIT[cell]

    def guarded(self, feature: int) -> bool:
        """An Immortal stands on some location with the feature (MM-5.503)."""
        return self.immortal_mask & WITH_FEATURE[feature] != 0

    # ------------------------------------------------------------------ the secret map

    def here(self) -> int:
        """The Recruiter's current location (MM-5.107)."""
        return self.trail[len(self.trail) - 1]

    def hits(self, cell: int) -> int:
        """Recruits to be contacted by visiting this location now (MM-5.308)."""
        count = 0
        features = FEATURE_MASK[cell] & ~self.shown
        for feature in self.hand:
            if features & BIT[feature] != 0:
                count += 1
        return count

    def unmarked_visits(self) -> int:
        """Visited locations with neither a step token nor a confirmed note."""
        return self.visited & ~self.steps & ~self.confirmed

    def answers(self, feature: int) -> int:
        """Locations that can take a step token in answer to this ASK (MM-5.905)."""
        return self.unmarked_visits() & WITH_FEATURE[feature]

    def hour_of(self, cell: int) -> int:
        """When the Recruiter visited this location."""
        return self.trail.index(cell) + 1

    def visited_with(self, feature: int) -> int:
        count = 0
        for cell in CELLS_WITH[feature]:
            if self.visited & BIT[cell] != 0:
                count += 1
        return count

    def copy_into(self, twin: "Position") -> None:
        """Give the twin everything, independent of the original, but no listeners."""
        twin.random = self.random.copy()
        twin.seats = self.seats
        twin.setting = self.setting
        twin.phase = self.phase
        twin.after = self.after
        twin.hour = self.hour
        twin.round = self.round
        twin.end = self.end
        twin.modules = self.modules.copy()
        twin.picker = self.picker
        twin.picked = self.picked
        twin.first_picked = self.first_picked
        twin.spent = self.spent.copy()
        twin.checkpoints_left = self.checkpoints_left
        twin.tip_used = self.tip_used
        twin.streets_moved = self.streets_moved
        twin.mayhem = self.mayhem.copy()
        twin.checkpoints = self.checkpoints.copy()
        twin.streets = self.streets
        twin.lifted = self.lifted
        twin.trail = self.trail.copy()
        twin.visited = self.visited
        twin.recruiter = self.recruiter
        twin.hand = self.hand.copy()
        twin.deck = self.deck.copy()
        twin.contacts = self.contacts.copy()
        twin.unannounced = self.unannounced
        twin.second_gained = self.second_gained
        twin.slip_in_turn = self.slip_in_turn
        twin.shown = self.shown
        twin.area = self.area.copy()
        twin.discard = self.discard.copy()
        twin.announced = self.announced.copy()
        twin.recruits = self.recruits
        twin.slips_front = self.slips_front
        twin.second_at = self.second_at
        twin.slip_hours = self.slip_hours.copy()
        twin.slip_tokens = self.slip_tokens.copy()
        twin.immortals = self.immortals.copy()
        twin.immortal_mask = self.immortal_mask
        twin.agent_at = self.agent_at.copy()
        twin.owner = self.owner.copy()
        twin.activated = self.activated.copy()
        twin.taken = self.taken.copy()
        twin.allies = self.allies.copy()
        twin.steps = self.steps
        twin.confirmed = self.confirmed
        twin.note_at = self.note_at.copy()
        twin.note_label = self.note_label.copy()
        twin.due = self.due.copy()
        twin.clues = self.clues.copy()
        twin.action_done = self.action_done
        twin.immortal_moved = self.immortal_moved
        twin.extra_done = self.extra_done
        twin.must_step = self.must_step
        twin.to_activate = self.to_activate
        twin.active = self.active
        twin.moved = self.moved
        twin.acted = self.acted
        twin.free_used = self.free_used
        twin.checkpoint_used = self.checkpoint_used
        twin.taxi_called = self.taxi_called
        twin.banned = self.banned
        twin.asked = self.asked
        twin.ask_place = self.ask_place
        twin.ask_dolphin = self.ask_dolphin
        twin.ask_newsboy = self.ask_newsboy
        twin.named = self.named
