"""What a seat of MIND MGMT may know: the board for everybody, the secret map for the Recruiter alone."""

from typing import Annotated, Any, Literal

import msgspec

from safehouse.core.moves import Domain
from safehouse.core.view import View
from safehouse.games.mind_mgmt.codes import Clues, Phases, SlipTokens
from safehouse.games.mind_mgmt.data import (
    AGENT_IDS,
    ALLY_IDS,
    BORDER_IDS,
    FEATURE_IDS,
    LOCATION_IDS,
    MODULE_IDS,
    RECRUITER_IDS,
)
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.setup import next_to_place
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import NOWHERE, cells_of, mask_of
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE, HOURS, NOTE_TOKENS, RECRUITER, TEAM
from safehouse.games.mind_mgmt.vocabulary import (
    AGENT,
    ALLY,
    BORDER,
    CLUE_KINDS,
    CLUES,
    ENDS,
    FEATURE,
    LABELS,
    LOCATION,
    MODULE,
    PHASES,
    RECRUITER_CARD,
    SLIP_TOKEN,
    SLIP_TOKENS,
)

AgentId = Annotated[str, AGENT]
AllyId = Annotated[str, ALLY]
BorderId = Annotated[str, BORDER]
FeatureId = Annotated[str, FEATURE]
LocationId = Annotated[str, LOCATION]
ModuleId = Annotated[str, MODULE]
RecruiterId = Annotated[str, RECRUITER_CARD]
ClueId = Annotated[str, Domain("clue", CLUE_KINDS)]
EndId = Annotated[str, Domain("end", ENDS)]
HIDDEN_SETUP = "recruiter_setup"
"""The one name of the Recruiter's hidden steps of the set-up."""
PhaseId = Annotated[str, Domain("phase", (*PHASES, HIDDEN_SETUP))]


class Agent(msgspec.Struct, frozen=True, kw_only=True):
    """An Agent's figure and card; all of it is public (MM-6.05)."""

    id: AgentId
    at: LocationId | None
    owner: int | None
    """The seat that plays it; None while nobody has it or if the team does."""
    shared: bool
    activated: bool


class Note(msgspec.Struct, frozen=True, kw_only=True):
    """A mental note on the board; everybody sees it (MM-5.1009)."""

    token: int
    at: LocationId
    confirmed: bool
    text: str
    """The hour of a confirmed note, the label of an unconfirmed one."""


class Clue(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One thing the whole table was told (MM-6.18 to MM-6.30, MM-6.32)."""

    kind: ClueId
    hour: int
    at: LocationId = ""
    feature: FeatureId = ""
    places: list[LocationId] = []
    number: int = -1
    border: BorderId = ""
    to_border: BorderId = ""


class Activation(msgspec.Struct, frozen=True, kw_only=True):
    """What the active Agent has done; all public."""

    agent: AgentId
    moved: bool
    acted: bool
    free_used: bool
    checkpoint_used: bool
    taxi_called: bool
    banned: list[FeatureId]
    asked: FeatureId | None
    asked_at: LocationId | None
    dolphin: bool
    newsboy: bool
    named: FeatureId | None


class Secret(msgspec.Struct, frozen=True, kw_only=True):
    """The secret map (MM-6.01 to MM-6.04, MM-6.09, MM-6.13)."""

    phase: PhaseId
    trail: list[LocationId]
    recruiter: RecruiterId | None
    hand: list[FeatureId]
    contacts: list[int]
    """Recruits contacted, by hour from 1."""
    unannounced: int
    second_gained: bool
    action_done: bool
    slip_in_turn: Annotated[str, SLIP_TOKEN] | None
    must_step: bool
    lifted: BorderId | None


class MindMgmtView(View, frozen=True, kw_only=True):
    mode: Literal["training", "full"]
    city: Literal["whole", "block"]
    """How much of the city is in play (MM-1.08)."""
    players: int
    phase: PhaseId
    """What is going on as everybody sees it; the Recruiter's hidden steps have one name (MM-6.31)."""
    hour: int
    round: int
    captain: int
    agents_choice: Literal["choice", "random"]
    team: Literal["captain", "free_for_all"]
    move_after_action: bool
    prior_visit_counts: bool
    automatic_claims: bool
    pickers: list[int]
    pick_from: list[list[ModuleId]]
    pick_most: list[int]
    pick_least: list[int]
    streak: int
    picker: int
    picked: int
    first_picked: int
    modules: list[ModuleId]
    spent_modules: list[ModuleId]
    checkpoints_left: int
    tip_used: bool
    streets_moved: bool
    mayhem: list[BorderId]
    checkpoints: list[BorderId]
    potential: list[RecruiterId]
    """The Recruiter cards that are possible (MM-4.32)."""
    shown_features: list[FeatureId]
    """The Recruiter's cards that SHAKEDOWN turned up (MM-6.04)."""
    area: list[FeatureId]
    discard: list[FeatureId]
    deck: int
    """How many feature cards lie face down; None of their faces (MM-6.07)."""
    announced: dict[str, int]
    """Recruits announced, by hour (MM-6.10)."""
    recruits: int
    slips_front: int
    """As of the end of the last finished turn of the Recruiter (MM-6.11)."""
    second_at: LocationId | None
    slips: list[list[str]]
    """Hour and token of each Mind Slip used (MM-6.12)."""
    immortals: list[LocationId]
    agents: list[Agent]
    taken: list[AgentId]
    placing: AgentId | None
    allies: list[AllyId]
    steps: list[LocationId]
    notes: list[Note]
    due: list[LocationId]
    clues: list[Clue]
    immortal_moved: bool
    extra_done: bool
    extra_owed: bool
    """A step token is paid and the Immortal has still to move; seen on the board."""
    to_activate: int
    activation: Activation | None
    end: EndId
    secret: Secret | None
    """For the Recruiter; for everybody once the game is over (MM-8.10)."""


def places(mask: int) -> list[str]:
    return [LOCATION_IDS[cell] for cell in cells_of(mask)]


def location(cell: int) -> str | None:
    return None if cell == NOWHERE else LOCATION_IDS[cell]


def public_phase(s: Position) -> str:
    """Card, start, feature cards and set-up walk look alike; so does every part of the Recruiter's turn."""
    if Phases.CARD_CHOICE <= s.phase <= Phases.WALK:
        return HIDDEN_SETUP
    if Phases.RECRUITER_TURN <= s.phase <= Phases.LIFTED:
        return "recruiter_turn"
    return PHASES[s.phase]


def question(s: MindMgmt, seat: int, pending: list[int]) -> str:
    if s.phase == Phases.OVER:
        return "over"
    if seat in pending:
        return f"ask-{PHASES[s.phase].replace('_', '-')}"
    return f"wait-{public_phase(s).replace('_', '-')}"


def view(s: MindMgmt, seat: int) -> MindMgmtView:
    setting = s.setting
    over = s.phase == Phases.OVER
    pending = s.pending()
    to_place = next_to_place(s)
    return MindMgmtView(
        seat=seat,
        pending=pending,
        question=question(s, seat, pending),
        over=over,
        mode="full" if setting.full else "training",
        city="block" if setting.scope.is_block else "whole",
        players=setting.players,
        phase=public_phase(s),
        hour=s.hour,
        round=s.round,
        captain=s.captain(),
        agents_choice="random" if setting.random_agents else "choice",
        team="captain" if setting.captain_decides else "free_for_all",
        move_after_action=setting.move_after_action,
        prior_visit_counts=setting.prior_visit_counts,
        automatic_claims=setting.automatic_claims,
        pickers=list(setting.pickers),
        pick_from=[[MODULE_IDS[m] for m in modules] for modules in setting.pick_from],
        pick_most=list(setting.pick_most),
        pick_least=list(setting.pick_least),
        streak=setting.streak,
        picker=s.picker,
        picked=s.picked,
        first_picked=s.first_picked,
        modules=[MODULE_IDS[m] for m, used in enumerate(s.modules) if used],
        spent_modules=[MODULE_IDS[m] for m, spent in enumerate(s.spent) if spent],
        checkpoints_left=s.checkpoints_left,
        tip_used=s.tip_used,
        streets_moved=s.streets_moved,
        mayhem=[BORDER_IDS[border] for border in s.mayhem],
        checkpoints=[BORDER_IDS[border] for border in s.checkpoints],
        potential=[RECRUITER_IDS[card] for card in setting.recruiters],
        shown_features=[FEATURE_IDS[feature] for feature in cells_of(s.shown)],
        area=[FEATURE_IDS[feature] for feature in s.area],
        discard=[FEATURE_IDS[feature] for feature in s.discard],
        deck=face_down(s),
        announced={str(hour): s.announced[hour] for hour in range(HOURS) if s.announced[hour] >= 0},
        recruits=s.recruits,
        slips_front=s.slips_front,
        second_at=location(s.second_at),
        slips=[[str(h), SLIP_TOKENS[t]] for h, t in zip(s.slip_hours, s.slip_tokens, strict=True)],
        immortals=[LOCATION_IDS[cell] for cell in s.immortals],
        agents=[agent_view(s, agent) for agent in range(len(AGENT_IDS))],
        taken=[AGENT_IDS[agent] for agent in s.taken],
        placing=None if to_place == NOWHERE else AGENT_IDS[to_place],
        allies=[ALLY_IDS[ally] for ally in s.allies],
        steps=places(s.steps),
        notes=[note_view(s, token) for token in range(NOTE_TOKENS) if s.note_at[token] != NOWHERE],
        due=[LOCATION_IDS[cell] for cell in s.due],
        clues=clues_view(s),
        immortal_moved=s.immortal_moved,
        extra_done=s.extra_done,
        extra_owed=s.phase == Phases.EXTRA_MOVE,
        to_activate=s.to_activate,
        activation=activation_view(s),
        end=ENDS[s.end],
        secret=secret_view(s) if over or seat == RECRUITER else None,
    )


def face_down(s: Position) -> int:
    """The size of the deck as the table can count it: unknown to nobody, the same in every world."""
    hidden_setup = s.phase <= Phases.WALK
    return 0 if hidden_setup else len(s.deck)


def agent_view(s: Position, agent: int) -> Agent:
    owner = s.owner[agent]
    return Agent(
        id=AGENT_IDS[agent],
        at=location(s.agent_at[agent]),
        owner=owner if owner > 0 else None,
        shared=owner == TEAM,
        activated=s.activated[agent],
    )


def note_view(s: Position, token: int) -> Note:
    label = s.note_label[token]
    return Note(
        token=token + 1,
        at=LOCATION_IDS[s.note_at[token]],
        confirmed=label < 0,
        text=str(-label) if label < 0 else LABELS[label],
    )


def activation_view(s: Position) -> Activation | None:
    if s.active == NOWHERE:
        return None
    return Activation(
        agent=AGENT_IDS[s.active],
        moved=s.moved,
        acted=s.acted,
        free_used=s.free_used,
        checkpoint_used=s.checkpoint_used,
        taxi_called=s.taxi_called,
        banned=[FEATURE_IDS[feature] for feature in cells_of(s.banned)],
        asked=None if s.asked == NOWHERE else FEATURE_IDS[s.asked],
        asked_at=location(s.ask_place),
        dolphin=s.ask_dolphin,
        newsboy=s.ask_newsboy,
        named=None if s.named == NOWHERE else FEATURE_IDS[s.named],
    )


def secret_view(s: Position) -> Secret:
    return Secret(
        phase=PHASES[s.phase],
        trail=[LOCATION_IDS[cell] for cell in s.trail],
        recruiter=None if s.recruiter == NOWHERE else RECRUITER_IDS[s.recruiter],
        hand=[FEATURE_IDS[feature] for feature in s.hand],
        contacts=s.contacts[1 : len(s.trail) + 1],
        unannounced=s.unannounced,
        second_gained=s.second_gained,
        action_done=s.action_done,
        slip_in_turn=None if s.slip_in_turn == NOWHERE else SLIP_TOKENS[s.slip_in_turn],
        must_step=s.must_step,
        lifted=None if s.lifted == NOWHERE else BORDER_IDS[s.lifted],
    )


CLUE_VALUES: dict[str, tuple[str, ...]] = {
    "at": LOCATION_IDS,
    "feature": FEATURE_IDS,
    "border": BORDER_IDS,
    "to_border": BORDER_IDS,
}
"""The fields of a clue that name components."""


def clue_fields(kind: int, a: int) -> tuple[str, ...]:
    """What the one or two numbers of a clue mean; only the second Mind Slip token lay somewhere."""
    return ("number",) if kind == Clues.SLIP and a == SlipTokens.FRONT else CLUES[CLUE_KINDS[kind]]


def clues_view(s: Position) -> list[Clue]:
    numbers = s.clues
    return [clue_view(*numbers[i : i + CLUE_SIZE]) for i in range(0, len(numbers), CLUE_SIZE)]


def clue_view(kind: int, hour: int, a: int, b: int) -> Clue:
    told = {field: clue_value(field, n) for field, n in zip(clue_fields(kind, a), (a, b), strict=False)}
    return Clue(kind=CLUE_KINDS[kind], hour=hour, **told)


def clue_value(field: str, number: int) -> Any:
    if field == "places":
        return places(number)
    return CLUE_VALUES[field][number] if field in CLUE_VALUES else number


def clue_numbers(clue: Clue) -> list[int]:
    """The inverse of `clue_view`."""
    kind = CLUE_KINDS.index(clue.kind)
    told = [clue_number(field, getattr(clue, field)) for field in clue_fields(kind, clue.number)]
    return [kind, clue.hour, *told, *[0] * (CLUE_SIZE - 2 - len(told))]


def clue_number(field: str, value: Any) -> int:
    if field == "places":
        return mask_of([LOCATION_IDS.index(place) for place in value])
    return CLUE_VALUES[field].index(value) if field in CLUE_VALUES else value
