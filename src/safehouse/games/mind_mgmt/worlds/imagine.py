"""The worlds a seat of MIND MGMT cannot tell apart: other trails and hands for the Rogue Agents, another
order of the face-down cards for the Recruiter."""

from bisect import bisect_left
from itertools import accumulate
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.codes import Locations, Modules, Phases, SlipTokens
from safehouse.games.mind_mgmt.data import (
    FEATURE_IDS,
    LOCATION_IDS,
)
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.rules.walking import completable, dead_end, legal_slips, legal_steps
from safehouse.games.mind_mgmt.tables.city import BIT, NOWHERE, cells_of, mask_of
from safehouse.games.mind_mgmt.tables.limits import HOURS, SETUP_HOURS
from safehouse.games.mind_mgmt.view import MindMgmtView
from safehouse.games.mind_mgmt.worlds.deduction import MOST_TRAILS, record_of_view, walk_is_done
from safehouse.games.mind_mgmt.worlds.knowledge import HANDS, Record
from safehouse.games.mind_mgmt.worlds.rebuild import fill_in_secret, lay_trail, table_of
from safehouse.games.mind_mgmt.worlds.trails import Search, Trail

KEPT_TRAILS: Final = 8_000
"""Trails held in memory at most; beyond that a weighted sample of them stands for all."""
SMALL_SAMPLE: Final = 2_500


class MindMgmtWorlds:
    def __init__(self, view: MindMgmtView) -> None:
        self._view = view
        self._table = table_of(view)
        self._knows_all = view.secret is not None
        self._trails: list[Trail] = []
        self._reached: list[float] = []
        if not self._knows_all and walk_is_done(view):
            self._record = record_of_view(view)
            self._trails = self._fitting_trails()
            self._reached = list(accumulate(trail.weight for trail in self._trails))

    def draw(self, random: Stream) -> MindMgmt:
        world = self._table.copy()
        world.random = random.split()
        if self._knows_all:
            fill_in_secret(world, self._view)
        elif self._trails:
            self._deal_trail(world, random)
        elif world.phase == Phases.CARD_CHOICE or world.due:
            deal_setup(world, self._view, random)
        if world.hand:
            deal_deck(world, random)
        return world

    def _fitting_trails(self) -> list[Trail]:
        """All trails, or a sample where there are too many."""
        search = Search(self._record, KEPT_TRAILS, True)
        search.run()
        if search.stopped:
            search = Search(self._record, MOST_TRAILS, False)
            search.sample(Stream(f"worlds {self._record.end} {len(self._view.clues)}"), SMALL_SAMPLE)
        return search.kept

    def _actions(self, trail: Trail, card: int) -> list[tuple[int, int]]:
        """What the Recruiter can have done in the running turn: (token or NOWHERE, destination)."""
        world = self._table.copy()
        lay_trail(world, trail.cells)
        world.recruiter = card
        found = possible_actions(world, self._record)
        owed = self._record.owed
        if owed == NOWHERE or world.visited & BIT[owed]:
            return found
        return [action for action in found if action[1] == owed]

    def _deal_trail(self, world: MindMgmt, random: Stream) -> None:
        mark = random.unit() * self._reached[-1]
        trail = self._trails[min(bisect_left(self._reached, mark), len(self._trails) - 1)]
        world.recruiter = random.choose(cells_of(trail.cards))
        lay_trail(world, trail.cells)
        world.hand = list(HANDS[random.choose(bits_of(trail.hands))])
        count_contacts(world, self._view)
        gain_second_slip(world)
        if self._view.phase == "recruiter_turn":
            self._act(world, trail, random)

    def _act(self, world: MindMgmt, trail: Trail, random: Stream) -> None:
        """Perhaps the action of this turn is done already, perhaps a Mayhem token is being lifted. In the
        training mission the action ends the turn."""
        actions = self._actions(trail, world.recruiter)
        at_once = not world.setting.full
        if actions[0] == (NOWHERE, NOWHERE) and (at_once or random.below(2) == 0):
            actions = actions[:1]
        token, cell = actions[random.below(len(actions))]
        if cell != NOWHERE:
            world.slip_in_turn = token
            world.trail.append(cell)
            world.visited |= BIT[cell]
            contacted = world.hits(cell)
            world.contacts[len(world.trail)] = contacted
            world.unannounced += contacted
            if cell == world.second_at and token != SlipTokens.SECOND:
                world.second_gained = True
            world.action_done = True
            world.must_step = False
        may_lift = world.has(Modules.SHIFTING_STREETS) and not world.streets_moved and not world.immortal_moved
        if may_lift and world.phase == Phases.RECRUITER_TURN and random.below(4) == 0:
            world.lifted = random.choose(world.mayhem)
            world.phase = Phases.LIFTED


def possible_actions(world: MindMgmt, record: Record) -> list[tuple[int, int]]:
    """Every STEP and MIND SLIP of this turn, before or after a Mayhem token moved; (NOWHERE, NOWHERE) first if
    the Recruiter may not have acted yet."""
    found: list[tuple[int, int]] = []
    now = world.streets
    cities = record.cities[min(world.hour + 1, HOURS)]
    gain_second_slip(world)
    for streets in reversed(cities):
        world.streets = streets
        if streets is cities[-1] and dead_end(world):
            break
        found.extend((NOWHERE, cell) for cell in legal_steps(world))
        for token in (SlipTokens.FRONT, SlipTokens.SECOND):
            found.extend((token, cell) for cell in legal_slips(world, token))
    world.streets = now
    if found and not dead_end(world):
        found.append((NOWHERE, NOWHERE))
    return sorted(set(found))


def bits_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def gained_second_slip(world: MindMgmt) -> bool:
    """The second token's location was visited when the token lay there (MM-5.412), or it is spent already."""
    if world.second_at == NOWHERE:
        return SlipTokens.SECOND in world.slip_tokens
    first = 0 if world.setting.prior_visit_counts else SETUP_HOURS
    return world.second_at in world.trail[first:]


def gain_second_slip(world: MindMgmt) -> None:
    world.second_gained = gained_second_slip(world)


def count_contacts(world: MindMgmt, view: MindMgmtView) -> None:
    """The contacts of a trail with a hand: cards shown by SHAKEDOWN gave none from the next hour on."""
    shown_at = {FEATURE_IDS.index(c.feature): c.hour for c in reversed(view.clues) if c.kind == "shown"}
    shown = world.shown
    for number, cell in enumerate(world.trail):
        world.shown = mask_of([feature for feature, hour in shown_at.items() if hour < number + 1])
        world.contacts[number + 1] = world.hits(cell)
    world.shown = shown
    last = max((int(hour) for hour in view.announced), default=0)
    world.unannounced = sum(world.contacts[last + 1 :])


def deal_deck(world: MindMgmt, random: Stream) -> None:
    """Every card not seen lies face down in unknown order (MM-6.07, MM-6.08)."""
    seen = {*world.hand, *world.area, *world.discard}
    world.deck = [feature for feature in world.setting.scope.features if feature not in seen]
    random.shuffle(world.deck)


def deal_setup(world: MindMgmt, view: MindMgmtView, random: Stream) -> None:
    """The Recruiter's hidden part of the set-up, stopped anywhere (MM-6.31)."""
    started = [clue for clue in view.clues if clue.kind == "start"]
    stage = 2 + random.below(6) if started else random.below(2 if not world.setting.full else 8)
    if stage == 0 and len(world.setting.recruiters) > 1:
        return
    world.recruiter = random.choose(world.setting.recruiters)
    world.phase = Phases.START
    if stage <= 1:
        return
    start = LOCATION_IDS.index(started[0].at) if started else random.below(Locations.COUNT)
    lay_trail(world, [start])
    if view.due:
        world.phase = Phases.DROPPING
        return
    deck = world.setting.scope.features.copy()
    random.shuffle(deck)
    world.phase = Phases.NET if world.has(Modules.WIDE_NET) and stage == 2 else Phases.WALK
    world.hand = sorted(deck[: 4 if world.phase == Phases.NET else 3])
    for _step in range(max(0, stage - 4)):
        cells = [cell for cell in legal_steps(world) if completable(world, cell)]
        cell = random.choose(cells)
        lay_trail(world, [*world.trail, cell])
