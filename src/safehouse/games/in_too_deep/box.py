"""The cards that owners enter: what they are made of, and what is wrong with one (ZH-3.21 to ZH-3.40)."""

from collections.abc import Iterator
from typing import Any, Final

import msgspec

from safehouse.core.box import Box, Field, Kind, Row, Table, Terms, Values
from safehouse.core.data import DataError
from safehouse.games.in_too_deep.data import (
    DILEMMA,
    EVIDENCE_IDS,
    ITEM_IDS,
    MAJOR,
    PETTY,
    WARRANT_IDS,
    ZONE_IDS,
    Dilemma,
    MajorCrime,
    OwnCards,
    PettyCrime,
)
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.tables.loader import (
    cards_with,
    check_code,
    check_rewards,
    compile_crime,
    fill_dilemma,
)
from safehouse.games.in_too_deep.tables.terms import MOST_SLOTS
from safehouse.games.in_too_deep.vocabulary import WHO

CONDITIONS: Final = (
    "at(y1,P)", "holds(y1,cash)", "holds_nothing(y1)", "item(cash,P)", "items(P,>=2)", "crims(P,>=1,others)",
    "guardian(P)", "noguardian(P)", "barriers(P,>=1)", "barrier_between(P,Q)", "patrol(P,>=1)", "alone(y1)",
    "alone_with(y1,guardian)", "empty(P)", "opposite(P,Q)", "adjacent(P,Q)", "same(P,Q)", "diff(P,Q)",
    "dist(P,Q,>=2)", "hooked(>=2)",
)  # fmt: skip
EFFECTS: Final = (
    "drop(y1)", "drop_mine(P)", "drop_all(P)", "put(cash,choose_adj(P))", "give(y1,y2)", "swap(cash,rifle)",
    "send(y1,choose)", "swap_crims(y1,y2)", "guardian_step(1)", "barrier_step(1)", "machine(1)",
    "patrol_call(P)", "patrol_shift(P)", "dominance(y1,1)",
)  # fmt: skip
TERMS: Final = (
    Terms([f"y{slot}" for slot in range(1, MOST_SLOTS + 1)]),
    Terms(["P", "Q", "R", *ZONE_IDS], "zone"),
    Terms(ITEM_IDS, "item"),
    Terms([str(who) for who in WHO.values]),
    Terms([f"{sign}{count}" for sign in (">=", "=", "<=") for count in range(4)]),
)
PAID: Final = ("intel", "dilemmas", "evidence", "process")
BONUSES: Final = tuple(kind.id for kind in DILEMMA.bonus_kind)


def _said(
    name: str, czech: str, kind: Kind = "text", least: int = 0, optional: bool = False
) -> tuple[Field, Field]:
    """A text and its Czech twin (ZH-3.40)."""
    words = Field(name=name, kind=kind, twin=czech, least=least, optional=optional)
    return words, Field(name=czech, kind=kind, least=least, optional=optional)


def _paid(name: str, *kinds: str) -> tuple[Field, ...]:
    return tuple(Field(name=f"{name}.{kind}", kind="number", most=20) for kind in kinds)


def _outcome(name: str) -> tuple[Field, ...]:
    titles = _said(f"{name}.title", f"{name}.title_czech", "line", least=1)
    return *titles, *_paid(name, *PAID)


HEAD: Final = (
    *_said("name", "czech", "line", least=1),
    *_said("text", "text_czech"),
    Field(name="you", kind="number", least=1, most=MOST_SLOTS),
)
DEED: Final = (
    Field(name="when", kind="lines", phrases=CONDITIONS, terms=TERMS),
    *_said("effect_text", "effect_text_czech"),
    Field(name="effect", kind="lines", phrases=EFFECTS, terms=TERMS),
)
FOOT: Final = (*_said("blurb", "blurb_czech"), Field(name="prov", kind="kept", usual="own box"))


class CardBox(Box):
    option = "cards"
    remark = "Cards for In Too Deep; play with them by --cards FILE. OWN_CARDS.md explains the fields."
    tables = (
        Table(
            name="crime",
            ids=tuple(card.id for card in MAJOR.crime),
            title=("name",),
            fields=(
                Field(name="line", kind="kept"),
                Field(name="level", kind="kept", usual=1),
                *HEAD,
                Field(name="four_plus", kind="flag"),
                *DEED,
                *_outcome("cautious"),
                *_outcome("reckless"),
                *FOOT,
            ),
        ),
        Table(
            name="petty",
            ids=tuple(card.id for card in PETTY.petty),
            title=("name",),
            fields=(*HEAD, *DEED, *_paid("reward", *PAID, "support"), *FOOT),
        ),
        Table(
            name="dilemma",
            ids=tuple(card.id for card in DILEMMA.dilemma),
            title=("title",),
            fields=(
                *_said("title", "title_czech", "line", least=1),
                Field(name="corruption", kind="number", most=20),
                Field(name="bonus", kind="choice", choices=BONUSES, named="dilemma-bonus"),
                Field(
                    name="symbols",
                    kind="choices",
                    choices=EVIDENCE_IDS,
                    named="evidence",
                    repeats=True,
                    optional=True,
                ),
                Field(name="intel", kind="number", most=30, optional=True),
                Field(
                    name="warrant", kind="choice", choices=("", *WARRANT_IDS), named="warrant", optional=True
                ),
                Field(name="badge", kind="kept", usual=0, optional=True),
                *_said("blurb", "blurb_czech", optional=True),
            ),
        ),
        Table(
            name="icons",
            single=True,
            fields=tuple(
                Field(name=name, kind="number", most=40, optional=True)
                for name in (
                    "least_corrupt_bonus",
                    "badge_set",
                    "chapter_three_penalty",
                    "last_value_field",
                    "support_offer",
                )
            ),
        ),
    )

    def shipped(self) -> Values:
        found: Values = msgspec.to_builtins(
            OwnCards(crime=MAJOR.crime, petty=PETTY.petty, dilemma=DILEMMA.dilemma)
        )
        return found

    def faults_of_row(self, table: str, row: Row) -> Iterator[DataError]:
        if table == "crime":
            major = msgspec.convert(row, MajorCrime)
            for check in (check_code, _compiles, check_rewards):
                yield from _raised(check, major)
        elif table == "petty":
            yield from _raised(_compiles, msgspec.convert(row, PettyCrime))
        elif table == "dilemma":
            yield from _raised(_scores, msgspec.convert(row, Dilemma))

    def faults_of_whole(self, values: Values) -> Iterator[DataError]:
        yield from _raised(cards_with, msgspec.convert(values, OwnCards))


def _compiles(card: MajorCrime | PettyCrime) -> None:
    compile_crime(CardSet(), 0, card)


def _scores(card: Dilemma) -> None:
    fill_dilemma(CardSet(), 0, card)


def _raised(check: Any, thing: Any) -> Iterator[DataError]:
    try:
        check(thing)
    except DataError as error:
        yield error


BOX: Final = CardBox()
