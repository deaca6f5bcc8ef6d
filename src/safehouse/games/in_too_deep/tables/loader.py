"""Compiles the cards of In Too Deep, an owner's own ones included, and checks every law of the ledger.

A card of an own file takes the place of the shipped card with the same id, an amount that of the authored one;
the others stay.
"""

from collections.abc import Iterator, Sequence
from contextlib import contextmanager
from functools import lru_cache
from typing import Any, Final

from safehouse.core.data import DataError
from safehouse.games.in_too_deep.codes import Crimes, Dilemmas, MajorCrimes, Supports
from safehouse.games.in_too_deep.data import (
    COMPONENTS,
    DILEMMA,
    ECHO,
    EVIDENCE_IDS,
    ITEM_IDS,
    LINE_IDS,
    MAJOR,
    PETTY,
    SUPPORT,
    SUPPORT_OP_IDS,
    WARRANT_IDS,
    ZONE_IDS,
    Crime,
    Dilemma,
    Icons,
    MajorCrime,
    OwnCards,
    PettyCrime,
    read_own,
)
from safehouse.games.in_too_deep.tables.cards import CardSet, by_last_variable, sort_by_slot
from safehouse.games.in_too_deep.tables.language import Compiler, EffectCompiler, binders, named_items
from safehouse.games.in_too_deep.tables.terms import MOST_SLOTS

MOST_SETS: Final = 64
"""So many are kept in memory: people at a table bring their own."""
MOST_FREE: Final = 2
"""Zones called by letters to which no criminal and no Guardian is bound; each is tried everywhere."""
MOST_OBJECTS: Final = 4
"""Conditions that each need an object of their own while some object could meet two."""


@lru_cache(MOST_SETS)
def card_set(own: str = "") -> CardSet:
    """The shipped cards, or those with the cards of the own file of this name in their places."""
    cards = cards_with(read_own(own))
    cards.name = own
    return cards


def cards_with(own: OwnCards) -> CardSet:
    """The shipped cards with these in their places. Raises `DataError`."""
    majors = _replace(MAJOR.crime, own.crime)
    petties = _replace(PETTY.petty, own.petty)
    dilemmas = _replace(DILEMMA.dilemma, own.dilemma)
    cards = CardSet()
    _check_words([*majors, *petties, *dilemmas])
    for i, major in enumerate(majors):
        compile_crime(cards, i, major)
        cards.line[i] = LINE_IDS.index(major.line)
        cards.level[i] = major.level
        cards.four_plus[i] = major.four_plus
        cards.cautious[i] = major.cautious.rewards()
        cards.reckless[i] = major.reckless.rewards()
        check_rewards(major)
    for i, petty in enumerate(petties, MajorCrimes.COUNT):
        compile_crime(cards, i, petty)
        cards.cautious[i] = petty.reward.rewards()
    for i, dilemma in enumerate(dilemmas):
        fill_dilemma(cards, i, dilemma)
    _check_shape(majors, petties, dilemmas)
    _fill_support(cards)
    _fill_echo(cards)
    _fill_components(cards)
    _fill_icons(cards, own.icons)
    return cards


def _replace(shipped: Sequence[Any], own: Sequence[Any]) -> list[Any]:
    ids = [card.id for card in shipped]
    cards = list(shipped)
    for card in own:
        if card.id not in ids:
            raise DataError(f"there is no card {card.id}; the ids are {ids[0]} to {ids[-1]}")
        if isinstance(card, MajorCrime):
            check_code(card)
        cards[ids.index(card.id)] = card
    return cards


def check_code(card: MajorCrime) -> None:
    """ZH-3.21: the storyline and the level stand in the code of a card."""
    if f"{card.line}{card.level}" != card.id[:2]:
        raise DataError(
            f"{card.id} is a card of storyline {card.id[0]} and level {card.id[1]}",
            "box-card-code",
            field="level" if card.line == card.id[0] else "line",
            line=card.id[0],
            level=card.id[1],
        )


def compile_crime(cards: CardSet, i: int, card: Crime) -> None:
    """Compiles the conditions and effects of a card (ZH-3.36)."""
    if not 1 <= card.you <= MOST_SLOTS:
        raise DataError(f"{card.id}: `you` is {card.you}; 1 to {MOST_SLOTS} are possible", at=card.id)
    conditions = Compiler(card.id, card.you)
    with of_field("when"):
        cards.when[i] = conditions.conditions(card.when)
    effects = EffectCompiler(conditions)
    with of_field("effect"):
        cards.effect[i] = effects.effects(card.effect)
    cards.slots[i] = card.you
    cards.variables[i] = len(conditions.variables)
    cards.when_by_last[i] = by_last_variable(cards.when[i], cards.variables[i])
    cards.binder[i] = binders(cards.when[i], len(conditions.variables))
    cards.matters[i] = sorted(effects.matters)
    cards.named[i] = named_items(cards.when[i])
    with of_field("when"):
        check_search(conditions, cards.binder[i], cards.named[i])
    sort_by_slot(cards, i)


def check_search(conditions: Compiler, binder: list[int], named: list[list[int]]) -> None:
    """Whether a card is met is asked at every view: what must be tried for it stays small."""
    if binder.count(-1) > MOST_FREE:
        raise conditions.fail(f"at most {MOST_FREE} zones may stay open", "free", most=MOST_FREE)
    if len(named) > MOST_OBJECTS:
        raise conditions.fail(
            f"at most {MOST_OBJECTS} conditions may share objects", "objects", most=MOST_OBJECTS
        )


@contextmanager
def of_field(field: str) -> Iterator[None]:
    """What is wrong is wrong with this field of a card."""
    try:
        yield
    except DataError as error:
        error.field = field
        raise


def _check_words(cards: Sequence[Any]) -> None:
    """Every text has its Czech twin, and no name comes twice (ZH-3.40, ZH-3.35)."""
    names: set[str] = set()
    for card in cards:
        for field in card.__struct_fields__:
            twin = "czech" if field == "name" else f"{field}_czech"
            if hasattr(card, twin) and bool(getattr(card, field)) != bool(getattr(card, twin)):
                raise DataError(
                    f"{card.id}: {field} and {twin} go together", "box-card-twin", at=card.id, field=twin
                )
        name = getattr(card, "name", None) or card.title
        if name in names:
            field = "name" if hasattr(card, "name") else "title"
            raise DataError(
                f"{card.id}: the name {name!r} comes twice", "box-card-name", at=card.id, field=field, name=name
            )
        names.add(name)


def check_rewards(card: MajorCrime) -> None:
    """ZH-3.24"""
    careful, ruthless = card.cautious, card.reckless
    broken = {
        "reckless.intel": ruthless.intel <= careful.intel,
        "reckless.dilemmas": ruthless.dilemmas <= careful.dilemmas,
        "cautious.process": careful.process <= ruthless.process,
        "cautious.evidence": careful.evidence < ruthless.evidence,
    }
    for field, is_broken in broken.items():
        if is_broken:
            reason = "box-card-" + field.replace(".", "-")
            raise DataError(
                f"{card.id}: {field} breaks the law of rewards (ZH-3.24)", reason, at=card.id, field=field
            )


def _check_shape(
    majors: Sequence[MajorCrime], petties: Sequence[PettyCrime], dilemmas: Sequence[Dilemma]
) -> None:
    if (
        len(majors) != MajorCrimes.COUNT
        or len(petties) != Crimes.COUNT - MajorCrimes.COUNT
        or len(dilemmas) != Dilemmas.COUNT
    ):
        raise DataError(
            "there must be 49 major crimes, 21 petty crimes and 72 dilemmas (ZH-3.21, ZH-3.22, ZH-3.26)"
        )
    for line in LINE_IDS:
        levels = sorted(card.level for card in majors if card.line == line)
        marked = sorted(card.level for card in majors if card.line == line and card.four_plus)
        if levels != [1, 1, 1, 2, 2, 2, 3] or len(marked) != 2 or 3 in marked:
            raise DataError(
                f"storyline {line}: three level-1, three level-2, one level-3 card; two of the lower with 4+",
                "box-card-four-plus",
                storyline=line,
            )
    worth: dict[tuple[str, ...], int] = {}
    for card in dilemmas:
        bonus = (card.bonus, *sorted(card.symbols), str(card.intel) if card.bonus == "intel" else "")
        if worth.setdefault(bonus, card.corruption) != card.corruption:
            raise DataError(
                f"{card.id}: the same bonus has another corruption on another card (ZH-3.27)",
                "box-card-corruption",
                at=card.id,
                field="corruption",
                other=worth[bonus],
            )


BONUS_FIELD: Final = {"evidence": "symbols", "intel": "intel", "warrant": "warrant"}
"""What says how large a bonus is."""


def fill_dilemma(cards: CardSet, i: int, card: Dilemma) -> None:
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
        raise DataError(
            f"{card.id}: the bonus {card.bonus!r} is incomplete",
            "box-card-bonus",
            at=card.id,
            field=BONUS_FIELD.get(card.bonus, "bonus"),
        )


def _fill_support(cards: CardSet) -> None:
    if len(SUPPORT.support) != Supports.COUNT or sum(token.count for token in SUPPORT.support) != 38:
        raise DataError("there are 38 support tokens of 26 faces (ZH-3.20)")
    for i, token in enumerate(SUPPORT.support):
        cards.support_count[i] = token.count
        cards.support_op[i] = SUPPORT_OP_IDS.index(token.op)
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
