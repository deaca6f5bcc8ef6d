"""The shape of the files in this folder, each read once, and of an owner's own card file.

An own card file is TOML with any of the tables `[[crime]]`, `[[petty]]` and `[[dilemma]]`, written exactly like
those of `crimes_major.toml`, `crimes_petty.toml` and `dilemmas.toml`, and `[icons]`;
`OWN_CARDS.md` documents the format.
"""

from pathlib import Path
from typing import Annotated, Any

import msgspec

from safehouse.core.data import load, load_own, own_file

DATA = Path(__file__).parent


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
    blurb: str = ""
    blurb_czech: str = ""
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


def _ids(table: str) -> tuple[str, ...]:
    return tuple(part["id"] for part in COMPONENTS[table])


ZONE_IDS = _ids("zone")
ITEM_IDS = _ids("item")
KIND_IDS = _ids("item_kind")
CRIMINAL_IDS = _ids("criminal")
EVIDENCE_IDS = _ids("evidence")
CRIME_IDS = tuple(card.id for card in MAJOR.crime) + tuple(card.id for card in PETTY.petty)
DILEMMA_IDS = tuple(card.id for card in DILEMMA.dilemma)
SUPPORT_IDS = tuple(token.id for token in SUPPORT.support)
SUPPORT_OP_IDS = tuple(dict.fromkeys(token.op for token in SUPPORT.support))
LINE_IDS = tuple(line.id for line in MAJOR.storyline)
WARRANT_IDS = tuple(warrant.id for warrant in DILEMMA.warrant)
ECHO_IDS = tuple(card.id for card in ECHO.card)
WHITE_FACE_IDS: tuple[str, ...] = tuple(ECHO.white_die["faces"])
BONUS_IDS: tuple[str, ...] = tuple(COMPONENTS["syndicate_board"]["bonus_fields"])


class LastTurnsCriminal(msgspec.Struct, forbid_unknown_fields=True):
    id: str
    zone: str
    hooked_by: int


class LastTurns(msgspec.Struct, forbid_unknown_fields=True):
    """A late position to begin from (ZH-4.31)."""

    ring: list[str]
    barriers: list[str]
    guardian: str
    items: str
    patrol: dict[str, int]
    plan: dict[str, int]
    dilemmas: list[str]
    hand: int
    intel: int
    dominance: int
    criminal: list[LastTurnsCriminal]


LAST_TURNS = load(DATA / "last_turns.toml", LastTurns)


def read_own(name: str) -> OwnCards:
    """The own card file that the option `cards` names; nothing for none."""
    return load_own(own_file("cards", name), OwnCards) if name else OwnCards()


def console_letters(consoles: int) -> tuple[str, ...]:
    """What the consoles of a game are called; the first letter is for five of them only (ZH-3.18)."""
    letters = tuple(COMPONENTS["counts"]["consoles"])
    return letters if consoles == len(letters) else letters[1:]
