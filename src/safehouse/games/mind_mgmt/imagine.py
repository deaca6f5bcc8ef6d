"""The worlds a seat of MIND MGMT cannot tell apart: other trails and hands for the Rogue Agents, another
order of the face-down cards for the Recruiter."""

from bisect import bisect_left
from itertools import accumulate
from typing import Final

from safehouse.core.random import Stream
from safehouse.games.mind_mgmt.board import (
    BIT,
    BORDER_IDS,
    CELLS,
    FEATURE_COUNT,
    FEATURE_IDS,
    LOCATION_IDS,
    NOWHERE,
    OPEN_CITY,
    cells_of,
    mask_of,
)
from safehouse.games.mind_mgmt.data import AGENT_IDS, ALLY_IDS, MODULE_IDS, RECRUITER_IDS
from safehouse.games.mind_mgmt.deduction import MOST_TRAILS, record_of_view, walk_is_done
from safehouse.games.mind_mgmt.knowledge import HANDS, Record, city
from safehouse.games.mind_mgmt.moves import (
    ACTIVATION,
    CARD_CHOICE,
    CLUE_SIZE,
    EXTRA_MOVE,
    FRONT,
    LIFTED,
    NET,
    RECRUITER_TURN,
    SECOND,
    SHIFTING_STREETS,
    START,
    TEAM,
    WALK,
    WIDE_NET,
)
from safehouse.games.mind_mgmt.position import HOURS, MAYHEM_TOKENS, SETUP_HOURS, Setting
from safehouse.games.mind_mgmt.rules.walking import completable, dead_end, legal_slips, legal_steps
from safehouse.games.mind_mgmt.space import ENDS, LABEL, PHASES
from safehouse.games.mind_mgmt.state import MindMgmt
from safehouse.games.mind_mgmt.trails import Search, Trail
from safehouse.games.mind_mgmt.view import MindMgmtView, clue_numbers

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
        self._owed = paid_this_turn(view)
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
        elif world.phase == CARD_CHOICE:
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
        if self._owed != NOWHERE:
            return [trail for trail in search.kept if self._makers(trail)]
        return search.kept

    def _makers(self, trail: Trail) -> list[int]:
        """The Recruiters that can have this trail. In his own turn the Recruiter was not in a dead end, and has
        been where the step token paid in it lies."""
        cards = cells_of(trail.cards)
        if self._view.phase != "recruiter_turn":
            return cards
        return [card for card in cards if self._actions(trail, card)]

    def _actions(self, trail: Trail, card: int) -> list[tuple[int, int]]:
        """What the Recruiter can have done in the running turn: (token or NOWHERE, destination)."""
        world = self._table.copy()
        lay_trail(world, trail.cells)
        world.recruiter = card
        found = possible_actions(world, self._record)
        if self._owed == NOWHERE or world.visited & BIT[self._owed]:
            return found
        return [action for action in found if action[1] == self._owed]

    def _deal_trail(self, world: MindMgmt, random: Stream) -> None:
        cards: list[int] = []
        while not cards:
            mark = random.unit() * self._reached[-1]
            trail = self._trails[min(bisect_left(self._reached, mark), len(self._trails) - 1)]
            cards = self._makers(trail)
        world.recruiter = random.choose(cards)
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
            if cell == world.second_at and token != SECOND:
                world.second_gained = True
            world.action_done = True
            world.must_step = False
        may_lift = world.has(SHIFTING_STREETS) and not world.streets_moved and not world.immortal_moved
        if may_lift and world.phase == RECRUITER_TURN and random.below(4) == 0:
            world.lifted = random.choose(world.mayhem)
            world.phase = LIFTED


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
        slips = legal_slips(world)
        tokens = [FRONT] if world.slips_front else []
        if world.second_gained:
            tokens.append(SECOND)
        found.extend((token, cell) for token in tokens for cell in slips)
    world.streets = now
    if found and not dead_end(world):
        found.append((NOWHERE, NOWHERE))
    return sorted(set(found))


def paid_this_turn(view: MindMgmtView) -> int:
    """The location of a step token paid in the running turn; NOWHERE if none."""
    for clue in view.clues:
        if clue.kind == "paid" and clue.hour == view.hour + 1:
            return LOCATION_IDS.index(clue.at)
    return NOWHERE


def bits_of(mask: int) -> list[int]:
    found: list[int] = []
    while mask:
        low = mask & -mask
        found.append(low.bit_length() - 1)
        mask ^= low
    return found


def lay_trail(world: MindMgmt, cells: list[int]) -> None:
    world.trail = list(cells)
    world.visited = mask_of(cells)


def gained_second_slip(world: MindMgmt) -> bool:
    """The second token's location was visited when the token lay there (MM-5.412)."""
    first = 0 if world.setting.prior_visit_counts else SETUP_HOURS
    return world.second_at in world.trail[first:]


def gain_second_slip(world: MindMgmt) -> None:
    world.second_gained = world.second_at != NOWHERE and gained_second_slip(world)


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
    world.deck = [feature for feature in range(FEATURE_COUNT) if feature not in seen]
    random.shuffle(world.deck)


def deal_setup(world: MindMgmt, view: MindMgmtView, random: Stream) -> None:
    """The Recruiter's hidden part of the set-up, stopped anywhere (MM-6.31)."""
    started = [clue for clue in view.clues if clue.kind == "start"]
    stage = 2 + random.below(6) if started else random.below(2 if not world.setting.full else 8)
    if stage == 0:
        return
    world.recruiter = random.choose(world.setting.recruiters)
    world.phase = START
    if stage == 1:
        return
    start = LOCATION_IDS.index(started[0].at) if started else random.below(CELLS)
    lay_trail(world, [start])
    if view.due:
        return
    deck = list(range(FEATURE_COUNT))
    random.shuffle(deck)
    world.phase = NET if world.has(WIDE_NET) and stage == 2 else WALK
    world.hand = sorted(deck[: 4 if world.phase == NET else 3])
    for _step in range(max(0, stage - 4)):
        cells = [cell for cell in legal_steps(world) if completable(world, cell)]
        cell = random.choose(cells)
        lay_trail(world, [*world.trail, cell])


def fill_in_secret(world: MindMgmt, view: MindMgmtView) -> None:
    secret = view.secret
    assert secret is not None
    world.phase = PHASES.index(secret.phase)
    lay_trail(world, [LOCATION_IDS.index(place) for place in secret.trail])
    world.recruiter = NOWHERE if secret.recruiter is None else RECRUITER_IDS.index(secret.recruiter)
    world.hand = [FEATURE_IDS.index(feature) for feature in secret.hand]
    for number, count in enumerate(secret.contacts):
        world.contacts[number + 1] = count
    world.unannounced = secret.unannounced
    world.second_gained = secret.second_gained
    world.action_done = secret.action_done
    world.slip_in_turn = (
        NOWHERE if secret.slip_in_turn is None else ("front", "second").index(secret.slip_in_turn)
    )
    world.must_step = secret.must_step
    world.lifted = NOWHERE if secret.lifted is None else BORDER_IDS.index(secret.lifted)


def table_of(view: MindMgmtView) -> MindMgmt:
    """A position with everything that is public, and nothing behind the screen."""
    world = MindMgmt()
    world.setting = setting_of(view)
    world.seats = view.players
    world.phase = phase_of(view)
    world.after = NET if view.mode == "training" and not view.announced else ACTIVATION
    world.hour = view.hour
    world.round = view.round
    world.end = ENDS.index(view.end)
    world.modules = [name in view.modules for name in MODULE_IDS]
    world.spent = [name in view.spent_modules for name in MODULE_IDS]
    world.picker = view.picker
    world.picked = view.picked
    world.first_picked = view.first_picked
    world.checkpoints_left = view.checkpoints_left
    world.tip_used = view.tip_used
    world.streets_moved = view.streets_moved
    lay_borders(world, view)
    lay_cards(world, view)
    lay_figures(world, view)
    lay_tokens(world, view)
    lay_activation(world, view)
    world.immortal_moved = view.immortal_moved
    world.extra_done = view.extra_done
    world.to_activate = view.to_activate
    world.action_done = view.phase not in ("recruiter_setup", "recruiter_turn") and view.hour > SETUP_HOURS
    doubles = [clue.hour for clue in view.clues if clue.kind == "double"]
    world.must_step = view.hour in doubles
    return world


def setting_of(view: MindMgmtView) -> Setting:
    setting = Setting()
    setting.full = view.mode == "full"
    setting.players = view.players
    setting.random_agents = view.agents_choice == "random"
    setting.captain_decides = view.team == "captain"
    setting.move_after_action = view.move_after_action
    setting.prior_visit_counts = view.prior_visit_counts
    setting.automatic_claims = view.automatic_claims
    setting.recruiters = [RECRUITER_IDS.index(card) for card in view.potential]
    setting.pickers = list(view.pickers)
    setting.pick_from = [[MODULE_IDS.index(name) for name in names] for names in view.pick_from]
    setting.pick_most = list(view.pick_most)
    setting.pick_least = list(view.pick_least)
    setting.streak = view.streak
    return setting


def phase_of(view: MindMgmtView) -> int:
    """The first of the phases this public one stands for."""
    if view.phase == "recruiter_setup":
        return CARD_CHOICE
    if view.phase == "recruiter_turn":
        return EXTRA_MOVE if view.extra_owed else RECRUITER_TURN
    return PHASES.index(view.phase)


def lay_borders(world: MindMgmt, view: MindMgmtView) -> None:
    world.mayhem = [BORDER_IDS.index(name) for name in view.mayhem]
    world.checkpoints = [BORDER_IDS.index(name) for name in view.checkpoints]
    complete = len(world.mayhem) == MAYHEM_TOKENS
    world.streets = city(world.mayhem, world.checkpoints) if complete else OPEN_CITY


def lay_cards(world: MindMgmt, view: MindMgmtView) -> None:
    world.shown = mask_of([FEATURE_IDS.index(feature) for feature in view.shown_features])
    world.area = [FEATURE_IDS.index(feature) for feature in view.area]
    world.discard = [FEATURE_IDS.index(feature) for feature in view.discard]
    world.allies = [ALLY_IDS.index(ally) for ally in view.allies]
    for hour, count in view.announced.items():
        world.announced[int(hour)] = count
    world.recruits = view.recruits


def lay_figures(world: MindMgmt, view: MindMgmtView) -> None:
    world.immortals = [LOCATION_IDS.index(place) for place in view.immortals]
    world.immortal_mask = mask_of(world.immortals)
    for number, agent in enumerate(view.agents):
        world.agent_at[number] = NOWHERE if agent.at is None else LOCATION_IDS.index(agent.at)
        if agent.shared:
            world.owner[number] = TEAM
        elif agent.owner is not None:
            world.owner[number] = agent.owner
        world.activated[number] = agent.activated
    world.taken = [AGENT_IDS.index(agent) for agent in view.taken]


def lay_tokens(world: MindMgmt, view: MindMgmtView) -> None:
    world.slips_front = view.slips_front
    world.second_at = NOWHERE if view.second_at is None else LOCATION_IDS.index(view.second_at)
    world.slip_hours = [int(hour) for hour, _token in view.slips]
    world.slip_tokens = [("front", "second").index(token) for _hour, token in view.slips]
    world.steps = mask_of([LOCATION_IDS.index(place) for place in view.steps])
    for note in view.notes:
        cell = LOCATION_IDS.index(note.at)
        world.note_at[note.token - 1] = cell
        if note.confirmed:
            world.note_label[note.token - 1] = -int(note.text)
            world.confirmed |= BIT[cell]
        else:
            world.note_label[note.token - 1] = LABEL.values.index(note.text)
    world.due = [LOCATION_IDS.index(place) for place in view.due]
    for clue in view.clues:
        world.clues.extend(clue_numbers(clue))
    assert len(world.clues) == CLUE_SIZE * len(view.clues)


def lay_activation(world: MindMgmt, view: MindMgmtView) -> None:
    now = view.activation
    if now is None:
        return
    world.active = AGENT_IDS.index(now.agent)
    world.moved = now.moved
    world.acted = now.acted
    world.free_used = now.free_used
    world.checkpoint_used = now.checkpoint_used
    world.taxi_called = now.taxi_called
    world.banned = mask_of([FEATURE_IDS.index(feature) for feature in now.banned])
    world.asked = NOWHERE if now.asked is None else FEATURE_IDS.index(now.asked)
    world.ask_place = NOWHERE if now.asked_at is None else LOCATION_IDS.index(now.asked_at)
    world.ask_dolphin = now.dolphin
    world.ask_newsboy = now.newsboy
    world.named = NOWHERE if now.named is None else FEATURE_IDS.index(now.named)
