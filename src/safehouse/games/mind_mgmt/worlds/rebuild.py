"""A position rebuilt from a view: what lies on the table, and behind the screen where the seat sees that."""

from safehouse.games.mind_mgmt.codes import Phases
from safehouse.games.mind_mgmt.data import (
    AGENT_IDS,
    ALLY_IDS,
    BORDER_IDS,
    FEATURE_IDS,
    LOCATION_IDS,
    MODULE_IDS,
    RECRUITER_IDS,
)
from safehouse.games.mind_mgmt.options.setting import Setting
from safehouse.games.mind_mgmt.rules.geometry import OPEN_CITY
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import BIT, NOWHERE, mask_of
from safehouse.games.mind_mgmt.tables.limits import SETUP_HOURS, TEAM
from safehouse.games.mind_mgmt.tables.scope import scope_of
from safehouse.games.mind_mgmt.view import MindMgmtView, clue_numbers
from safehouse.games.mind_mgmt.vocabulary import ENDS, LABELS, PHASES, SLIP_TOKENS
from safehouse.games.mind_mgmt.worlds.knowledge import city


def number_in(ids: tuple[str, ...], name: str | None) -> int:
    return NOWHERE if name is None else ids.index(name)


def numbers_in(ids: tuple[str, ...], names: list[str]) -> list[int]:
    return [ids.index(name) for name in names]


def lay_trail(world: MindMgmt, cells: list[int]) -> None:
    world.trail = list(cells)
    world.visited = mask_of(cells)


def fill_in_secret(world: MindMgmt, view: MindMgmtView) -> None:
    secret = view.secret
    assert secret is not None
    world.phase = PHASES.index(secret.phase)
    lay_trail(world, numbers_in(LOCATION_IDS, secret.trail))
    world.recruiter = number_in(RECRUITER_IDS, secret.recruiter)
    world.hand = numbers_in(FEATURE_IDS, secret.hand)
    for number, count in enumerate(secret.contacts):
        world.contacts[number + 1] = count
    world.unannounced = secret.unannounced
    world.second_gained = secret.second_gained
    world.action_done = secret.action_done
    world.slip_in_turn = number_in(SLIP_TOKENS, secret.slip_in_turn)
    world.must_step = secret.must_step
    world.lifted = number_in(BORDER_IDS, secret.lifted)


def table_of(view: MindMgmtView) -> MindMgmt:
    """A position with everything that is public, and nothing behind the screen."""
    world = MindMgmt()
    world.setting = setting_of(view)
    world.seats = view.players
    world.phase = phase_of(view)
    world.after = Phases.NET if view.mode == "training" and not view.announced else Phases.ACTIVATION
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
    setting.scope = scope_of(setting.full, view.city == "block")
    setting.players = view.players
    setting.random_agents = view.agents_choice == "random"
    setting.captain_decides = view.team == "captain"
    setting.move_after_action = view.move_after_action
    setting.prior_visit_counts = view.prior_visit_counts
    setting.automatic_claims = view.automatic_claims
    setting.recruiters = numbers_in(RECRUITER_IDS, view.potential)
    setting.pickers = list(view.pickers)
    setting.pick_from = [numbers_in(MODULE_IDS, names) for names in view.pick_from]
    setting.pick_most = list(view.pick_most)
    setting.pick_least = list(view.pick_least)
    setting.streak = view.streak
    return setting


def phase_of(view: MindMgmtView) -> int:
    """The first of the phases this public one stands for."""
    if view.phase == "recruiter_setup":
        return Phases.CARD_CHOICE
    if view.phase == "recruiter_turn":
        return Phases.EXTRA_MOVE if view.extra_owed else Phases.RECRUITER_TURN
    return PHASES.index(view.phase)


def lay_borders(world: MindMgmt, view: MindMgmtView) -> None:
    world.mayhem = numbers_in(BORDER_IDS, view.mayhem)
    world.checkpoints = numbers_in(BORDER_IDS, view.checkpoints)
    laid_out = world.phase > Phases.MAYHEM
    world.streets = city(world.mayhem, world.checkpoints) if laid_out else OPEN_CITY


def lay_cards(world: MindMgmt, view: MindMgmtView) -> None:
    world.shown = mask_of(numbers_in(FEATURE_IDS, view.shown_features))
    world.area = numbers_in(FEATURE_IDS, view.area)
    world.discard = numbers_in(FEATURE_IDS, view.discard)
    world.allies = numbers_in(ALLY_IDS, view.allies)
    for hour, count in view.announced.items():
        world.announced[int(hour)] = count
    world.recruits = view.recruits


def lay_figures(world: MindMgmt, view: MindMgmtView) -> None:
    world.immortals = numbers_in(LOCATION_IDS, view.immortals)
    world.immortal_mask = mask_of(world.immortals)
    for number, agent in enumerate(view.agents):
        world.agent_at[number] = number_in(LOCATION_IDS, agent.at)
        if agent.shared:
            world.owner[number] = TEAM
        elif agent.owner is not None:
            world.owner[number] = agent.owner
        world.activated[number] = agent.activated
    world.taken = numbers_in(AGENT_IDS, view.taken)


def lay_tokens(world: MindMgmt, view: MindMgmtView) -> None:
    world.slips_front = view.slips_front
    world.second_at = number_in(LOCATION_IDS, view.second_at)
    world.slip_hours = [int(hour) for hour, _token in view.slips]
    world.slip_tokens = numbers_in(SLIP_TOKENS, [token for _hour, token in view.slips])
    world.steps = mask_of(numbers_in(LOCATION_IDS, view.steps))
    for note in view.notes:
        cell = LOCATION_IDS.index(note.at)
        world.note_at[note.token - 1] = cell
        if note.confirmed:
            world.note_label[note.token - 1] = -int(note.text)
            world.confirmed |= BIT[cell]
        else:
            world.note_label[note.token - 1] = LABELS.index(note.text)
    world.due = numbers_in(LOCATION_IDS, view.due)
    for clue in view.clues:
        world.clues.extend(clue_numbers(clue))


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
    world.banned = mask_of(numbers_in(FEATURE_IDS, now.banned))
    world.asked = number_in(FEATURE_IDS, now.asked)
    world.ask_place = number_in(LOCATION_IDS, now.asked_at)
    world.ask_dolphin = now.dolphin
    world.ask_newsboy = now.newsboy
    world.named = number_in(FEATURE_IDS, now.named)
