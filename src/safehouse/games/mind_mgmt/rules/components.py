"""Every physical component, counted over board, cards, time track and box."""

from safehouse.games.mind_mgmt.codes import Modules, Phases
from safehouse.games.mind_mgmt.data import COMPONENTS, FEATURE_IDS
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import NOWHERE, size_of
from safehouse.games.mind_mgmt.tables.limits import IMMORTAL_FIGURES, MAYHEM_TOKENS

SLIP_TOKENS = COMPONENTS["mind_slip_token"]
CHECKPOINTS = 2


def counted(s: Position) -> dict[str, int]:
    """Confirmed notes and recruits are compared with their books, so that these two numbers are 0."""
    return {**counted_cards(s), **counted_tokens(s)}


def counted_cards(s: Position) -> dict[str, int]:
    """Feature cards by what is on them; before the draw all of them are in the box."""
    drawn = [*s.hand, *s.deck, *s.area, *s.discard]
    return {
        f"feature card {name}": drawn.count(number) if drawn and number in s.setting.scope.features else 1
        for number, name in enumerate(FEATURE_IDS)
    }


def counted_tokens(s: Position) -> dict[str, int]:
    """Tokens that can only change their place: on the board, on the time track or in the supply."""
    placed_notes = [cell for cell in s.note_at if cell != NOWHERE]
    recruits_out = sum(count for count in s.announced if count > 0) + len(s.discard)
    slips_out = s.slips_front + (s.second_at != NOWHERE) + len(s.slip_hours)
    return {
        "mental notes": len(placed_notes) + s.note_at.count(NOWHERE),
        "confirmed notes": size_of(s.confirmed) - sum(1 for label in s.note_label if label < 0),
        "recruit tokens": recruits_out - s.recruits,
        "Mind Slip tokens": slips_out + slips_in_box(s),
        "Mayhem tokens": len(set(s.mayhem)) + mayhem_in_box(s),
        "checkpoints": len(s.checkpoints) + s.checkpoints_left + checkpoints_in_box(s),
        "Immortals": size_of(s.immortal_mask) + immortals_in_box(s),
    }


def slips_in_box(s: Position) -> int:
    """Before step K both, then the one that is not used or not yet placed."""
    if s.phase <= Phases.MAYHEM:
        return SLIP_TOKENS
    if s.modules[Modules.DEEP_COVER]:
        return 0
    if not s.setting.full:
        return SLIP_TOKENS - s.setting.scope.slip_tokens
    return 1 if s.phase <= Phases.SECOND_TOKEN else 0


def checkpoints_in_box(s: Position) -> int:
    """Both, unless the module is in play."""
    return 0 if s.checkpoints or s.checkpoints_left else CHECKPOINTS


def mayhem_in_box(s: Position) -> int:
    if not s.setting.full or s.phase < Phases.MAYHEM:
        return MAYHEM_TOKENS
    return MAYHEM_TOKENS - len(s.mayhem) if s.phase == Phases.MAYHEM else 0


def immortals_in_box(s: Position) -> int:
    if not s.setting.full or s.phase < Phases.IMMORTALS:
        return IMMORTAL_FIGURES
    return IMMORTAL_FIGURES - len(s.immortals) if s.phase == Phases.IMMORTALS else 0
