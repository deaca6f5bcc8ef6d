"""Loads the data of In Too Deep, the owner's own card file included, and checks every law of the ledger.

An own card file is TOML with any of the tables `[[crime]]`, `[[petty]]` and `[[dilemma]]`, written exactly like
those of `data/crimes_major.toml`, `data/crimes_petty.toml` and `data/dilemmas.toml`, and `[icons]`. A card of
the file takes the place of the shipped card with the same id, an amount that of the authored one; the others
stay. `data/OWN_CARDS.md` documents the format.
"""

from collections.abc import Sequence
from functools import cache
from pathlib import Path
from typing import Annotated, Any

import msgspec

from safehouse.core.data import DataError, load, own_file
from safehouse.games.in_too_deep.cardset import SUPPORT_OPS, CardSet, sort_by_slot
from safehouse.games.in_too_deep.language import ITEM_IDS, ZONE_IDS, Compiler, EffectCompiler, binders
from safehouse.games.in_too_deep.moves import CRIMES, DILEMMAS, MAJORS, SUPPORTS
from safehouse.games.in_too_deep.terms import MOST_SLOTS

DATA = Path(__file__).parent / "data"


class Outcome(msgspec.Struct, forbid_unknown_fields=True):
    title: str
    title_czech: str
    intel: int
    dilemmas: int
    evidence: int
    process: int

    def rewards(self) -> list[int]:
        return [self.intel, self.dilemmas, self.evidence, self.process, 0]


class Reward(msgspec.Struct, forbid_unknown_fields=True):
    intel: int
    dilemmas: int
    evidence: int
    process: int
    support: int

    def rewards(self) -> list[int]:
        return [self.intel, self.dilemmas, self.evidence, self.process, self.support]


class Crime(msgspec.Struct, forbid_unknown_fields=True):
    """What a major and a petty crime share; every text comes with its Czech twin (ZH-3.40)."""

    id: str
    name: str
    czech: str
    text: str
    text_czech: str
    you: int
    when: list[str]
    effect: list[str]
    blurb: str
    blurb_czech: str
    prov: str
    effect_text: str
    effect_text_czech: str


class MajorCrime(Crime, kw_only=True, forbid_unknown_fields=True):
    line: str
    level: int
    four_plus: bool
    cautious: Outcome
    reckless: Outcome


class PettyCrime(Crime, kw_only=True, forbid_unknown_fields=True):
    reward: Reward


class Storyline(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    czech: str
    blurb: str
    blurb_czech: str
    prov: str


class MajorFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    storyline: list[Storyline]
    crime: list[MajorCrime]


class PettyFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    petty: list[PettyCrime]


class Dilemma(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    title: str
    title_czech: str
    corruption: int
    bonus: str
    symbols: list[str] = []
    intel: int = 0
    warrant: str = ""
    badge: int = 0


class Named(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    czech: str


class DilemmaFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    prov: str
    bonus_kind: list[Named]
    warrant: list[Named]
    dilemma: list[Dilemma]


class Support(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    name: str
    czech: str
    timing: str
    count: int
    op: str
    text: str
    text_czech: str
    prov: str
    n: int = 0
    take: int = 0
    draw: int = 0
    discard: int = 0


class SupportFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    support: list[Support]


Amount = Annotated[int, msgspec.Meta(ge=0)]


class Icons(msgspec.Struct, frozen=True, forbid_unknown_fields=True, omit_defaults=True):
    """Amounts that the rulebook prints as pictures (ZH-10.7); None: the authored one."""

    least_corrupt_bonus: Amount | None = None
    badge_set: Amount | None = None
    chapter_three_penalty: Amount | None = None
    last_value_field: Amount | None = None
    support_offer: Amount | None = None


class OwnCards(msgspec.Struct, forbid_unknown_fields=True):
    crime: list[MajorCrime] = []
    petty: list[PettyCrime] = []
    dilemma: list[Dilemma] = []
    icons: Icons = Icons()


class EchoCard(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    hook: str
    criminal_1: str
    criminal_2: str
    item: str
    patrol_zone: str
    barrier: str
    process: str
    outcome: str
    prov: str


class EchoBoard(msgspec.Struct, forbid_unknown_fields=True):
    track_spaces: int
    level_space: dict[str, int]
    progress: list[int]
    miss_reward: dict[str, int]
    prov: str


class EchoFile(msgspec.Struct, forbid_unknown_fields=True):
    schema: int
    black_die: dict[str, Any]
    white_die: dict[str, Any]
    board: dict[str, EchoBoard]
    manipulations_by_chapter: dict[str, Any]
    zone_effects: dict[str, str]
    card: list[EchoCard]


MAJOR = load(DATA / "crimes_major.toml", MajorFile)
PETTY = load(DATA / "crimes_petty.toml", PettyFile)
DILEMMA = load(DATA / "dilemmas.toml", DilemmaFile)
SUPPORT = load(DATA / "support_tokens.toml", SupportFile)
ECHO = load(DATA / "echo.toml", EchoFile)
COMPONENTS = load(DATA / "components.toml", dict[str, Any])

CRIME_IDS = tuple(card.id for card in MAJOR.crime) + tuple(card.id for card in PETTY.petty)
DILEMMA_IDS = tuple(card.id for card in DILEMMA.dilemma)
SUPPORT_IDS = tuple(token.id for token in SUPPORT.support)
LINE_IDS = tuple(line.id for line in MAJOR.storyline)
CRIMINAL_IDS = tuple(criminal["id"] for criminal in COMPONENTS["criminal"])
EVIDENCE_IDS = tuple(kind["id"] for kind in COMPONENTS["evidence"])
WARRANT_IDS = tuple(warrant.id for warrant in DILEMMA.warrant)
ECHO_IDS = tuple(card.id for card in ECHO.card)


@cache
def card_set(own: str = "") -> CardSet:
    """The shipped cards, or those with the cards of an own file in their places."""
    majors, petties, dilemmas, icons = MAJOR.crime, PETTY.petty, DILEMMA.dilemma, Icons()
    if own:
        replaced = read_own(own)
        majors = _replace(majors, replaced.crime, own)
        petties = _replace(petties, replaced.petty, own)
        dilemmas = _replace(dilemmas, replaced.dilemma, own)
        icons = replaced.icons
    cards = CardSet()
    cards.name = own
    _check_words([*majors, *petties, *dilemmas])
    for i, major in enumerate(majors):
        _fill_crime(cards, i, major)
        cards.line[i] = LINE_IDS.index(major.line)
        cards.level[i] = major.level
        cards.four_plus[i] = major.four_plus
        cards.cautious[i] = major.cautious.rewards()
        cards.reckless[i] = major.reckless.rewards()
        _check_rewards(major)
    for i, petty in enumerate(petties, MAJORS):
        _fill_crime(cards, i, petty)
        cards.cautious[i] = petty.reward.rewards()
    for i, dilemma in enumerate(dilemmas):
        _fill_dilemma(cards, i, dilemma)
    _check_shape(majors, petties, dilemmas)
    _fill_support(cards)
    _fill_echo(cards)
    _fill_components(cards)
    _fill_icons(cards, icons)
    return cards


def own_card_file(name: str) -> str:
    """Where an own card file lies; "" for the shipped cards."""
    return str(own_file("cards", name)) if name else ""


def read_own(path: str) -> OwnCards:
    try:
        return load(Path(path), OwnCards)
    except OSError as error:
        raise DataError(f"{path}: {error.strerror}") from None


def _replace(shipped: Sequence[Any], own: Sequence[Any], path: str) -> list[Any]:
    ids = [card.id for card in shipped]
    cards = list(shipped)
    for card in own:
        if card.id not in ids:
            raise DataError(f"{path}: there is no card {card.id}; the ids are {ids[0]} to {ids[-1]}")
        if isinstance(card, MajorCrime) and f"{card.line}{card.level}" != card.id[:2]:
            raise DataError(f"{path}: {card.id} is a card of storyline {card.id[0]} and level {card.id[1]}")
        cards[ids.index(card.id)] = card
    return cards


def _fill_crime(cards: CardSet, i: int, card: Crime) -> None:
    """Compiles the conditions and effects of a card (ZH-3.36)."""
    if not 1 <= card.you <= MOST_SLOTS:
        raise DataError(f"{card.id}: `you` is {card.you}; 1 to {MOST_SLOTS} are possible")
    conditions = Compiler(card.id, card.you)
    cards.when[i] = conditions.conditions(card.when)
    effects = EffectCompiler(conditions)
    cards.effect[i] = effects.effects(card.effect)
    cards.slots[i] = card.you
    cards.variables[i] = len(conditions.variables)
    cards.binder[i] = binders(cards.when[i], len(conditions.variables))
    cards.matters[i] = sorted(effects.matters)
    sort_by_slot(cards, i)


def _check_words(cards: Sequence[Any]) -> None:
    """Every text has its Czech twin, and no name comes twice (ZH-3.40, ZH-3.35)."""
    names: set[str] = set()
    for card in cards:
        for field in card.__struct_fields__:
            twin = "czech" if field == "name" else f"{field}_czech"
            if hasattr(card, twin) and bool(getattr(card, field)) != bool(getattr(card, twin)):
                raise DataError(f"{card.id}: {field} and {twin} go together")
        name = getattr(card, "name", None) or card.title
        if name in names:
            raise DataError(f"{card.id}: the name {name!r} comes twice")
        names.add(name)


def _check_rewards(card: MajorCrime) -> None:
    """ZH-3.24"""
    careful, ruthless = card.cautious, card.reckless
    if (
        ruthless.intel <= careful.intel
        or ruthless.dilemmas <= careful.dilemmas
        or careful.process <= ruthless.process
        or careful.evidence < ruthless.evidence
    ):
        raise DataError(f"{card.id}: the two outcomes break the law of rewards (ZH-3.24)")


def _check_shape(
    majors: Sequence[MajorCrime], petties: Sequence[PettyCrime], dilemmas: Sequence[Dilemma]
) -> None:
    if len(majors) != MAJORS or len(petties) != CRIMES - MAJORS or len(dilemmas) != DILEMMAS:
        raise DataError(
            "there must be 49 major crimes, 21 petty crimes and 72 dilemmas (ZH-3.21, ZH-3.22, ZH-3.26)"
        )
    for line in LINE_IDS:
        levels = sorted(card.level for card in majors if card.line == line)
        marked = sorted(card.level for card in majors if card.line == line and card.four_plus)
        if levels != [1, 1, 1, 2, 2, 2, 3] or len(marked) != 2 or 3 in marked:
            raise DataError(
                f"storyline {line}: three level-1, three level-2, one level-3 card; two of the lower with 4+"
            )
    worth: dict[tuple[str, ...], int] = {}
    for card in dilemmas:
        bonus = (card.bonus, *sorted(card.symbols), str(card.intel) if card.bonus == "intel" else "")
        if worth.setdefault(bonus, card.corruption) != card.corruption:
            raise DataError(f"{card.id}: the same bonus has another corruption on another card (ZH-3.27)")


def _fill_dilemma(cards: CardSet, i: int, card: Dilemma) -> None:
    cards.corruption[i] = card.corruption
    if card.bonus == "evidence" and card.symbols:
        cards.symbols[i] = [EVIDENCE_IDS.index(kind) for kind in card.symbols]
    elif card.bonus == "intel" and card.intel > 0:
        cards.dilemma_intel[i] = card.intel
    elif card.bonus == "warrant" and card.warrant in WARRANT_IDS:
        cards.warrant[i] = WARRANT_IDS.index(card.warrant)
    elif card.bonus == "badge":
        cards.badge[i] = True
    else:
        raise DataError(f"{card.id}: the bonus {card.bonus!r} is incomplete")


def _fill_support(cards: CardSet) -> None:
    if len(SUPPORT.support) != SUPPORTS or sum(token.count for token in SUPPORT.support) != 38:
        raise DataError("there are 38 support tokens of 26 faces (ZH-3.20)")
    for i, token in enumerate(SUPPORT.support):
        cards.support_count[i] = token.count
        cards.support_op[i] = SUPPORT_OPS.index(token.op)
        cards.support_amount[i] = token.n
        cards.support_stored[i] = token.timing == "stored"


def _fill_echo(cards: CardSet) -> None:
    letters = "ABCD"
    for card in ECHO.card:
        cards.echo_hook.append(letters.index(card.hook))
        cards.echo_first.append(letters.index(card.criminal_1))
        cards.echo_second.append(letters.index(card.criminal_2))
        cards.echo_item.append(ITEM_IDS.index(card.item))
        cards.echo_zone.append(ZONE_IDS.index(card.patrol_zone))
        cards.echo_marked.append(card.barrier == "marked")
        cards.echo_row.append(-1 if card.process == "plan" else int(card.process.removeprefix("row")) - 1)
        cards.echo_reckless.append(card.outcome == "reckless")
    for side in ("normal", "hard"):
        board = ECHO.board[side]
        cards.level_space.append([0, *(board.level_space[str(level)] for level in (1, 2, 3))])
        cards.track_spaces.append(board.track_spaces)
        cards.progress.append(board.progress)
        cards.miss_intel.append(board.miss_reward.get("intel", 0))
        cards.miss_dominance.append(board.miss_reward.get("dominance", 0))


def _fill_components(cards: CardSet) -> None:
    data = COMPONENTS
    track, common, amounts = data["dominance_track"], data["setup_common"], data["amounts"]
    cards.track = list(track["values"])
    cards.ability_from = track["ability_from"]
    cards.endurance_from = track["endurance_from"]
    by_seats = [data["setup"][0]] * 2 + list(data["setup"])
    cards.criminals_by_seats = [row["criminals"] for row in by_seats]
    cards.display_by_seats = [row["display"] for row in by_seats]
    cards.folder_rows = [list(row["folder_rows"]) for row in by_seats]
    cards.plan_kinds = [row["plan_kinds_needed"] for row in by_seats]
    cards.four_plus_by_seats = [row["four_plus_cards"] for row in by_seats]
    cards.value_fields = list(data["syndicate_board"]["evidence_value_fields"])
    cards.plan_minimum = data["syndicate_board"]["plan_min_per_kind"]
    cards.folder_reward = list(data["chapters"]["folder_reward_intel"])
    cards.penalty_dominance = list(data["chapters"]["fail_penalty_dominance"])
    cards.penalty_intel = list(data["chapters"]["fail_penalty_intel"])
    scoring = data["end_scoring"]
    cards.least_corrupt_bonus = scoring["least_corrupt_bonus_per_more_corrupt_player"]
    cards.badge_set = scoring["badge_set_size"]
    cards.badge_intel = scoring["badge_set_intel"]
    cards.actions = amounts["actions_per_turn"]
    cards.ports = amounts["ports"]
    cards.hook_payment = amounts["hook_steal_payment"]
    cards.offer_intel = amounts["support_offer_intel_added"]
    cards.challenge_payment = amounts["challenge_payment"]
    cards.downtown_moves = amounts["downtown_machine_moves"]
    cards.heights_picks = amounts["heights_picks"]
    cards.tolerance_step = amounts["tolerance_step"]
    cards.rail = common["rail"]
    cards.tasks = common["tasks_shown"]
    cards.start_intel = common["start_intel"]
    cards.start_dominance = list(common["start_dominance"])
    cards.patrol_start = [list(pair) for pair in common["patrol_start"]]


def _fill_icons(cards: CardSet, icons: Icons) -> None:
    if icons.least_corrupt_bonus is not None:
        cards.least_corrupt_bonus = icons.least_corrupt_bonus
    if icons.badge_set is not None:
        cards.badge_intel = icons.badge_set
    if icons.chapter_three_penalty is not None:
        cards.penalty_intel[-1] = icons.chapter_three_penalty
    if icons.last_value_field is not None:
        cards.value_fields[-1] = icons.last_value_field
    if icons.support_offer is not None:
        cards.offer_intel = icons.support_offer
