"""The conditions of a crime (ledger 3.9) as a person says them, as in the browser (`web/conditions.ts`)."""

from typing import Final

from safehouse.core.words import Words
from safehouse.games.in_too_deep.codes import Predicates
from safehouse.games.in_too_deep.data import ITEM_IDS, KIND_IDS, ZONE_IDS
from safehouse.games.in_too_deep.tables import terms as t
from safehouse.games.in_too_deep.tables.cards import CardSet
from safehouse.games.in_too_deep.vocabulary import COMPARISON, MODE, WHO

LETTERS: Final = "PQRSTUVW"
TURNS: Final = {1: "clockwise", 4: "opposite"}
RELATIONS: Final = {
    Predicates.BARRIER_BETWEEN: "between",
    Predicates.OPPOSITE: "opposite",
    Predicates.ADJACENT: "adjacent",
    Predicates.SAME: "same",
    Predicates.DIFF: "diff",
}
PLACES: Final = {
    Predicates.GUARDIAN: "guardian",
    Predicates.NOGUARDIAN: "noguardian",
    Predicates.EMPTY: "empty",
}
ABOUT_ONE: Final = (
    Predicates.AT,
    Predicates.HOLDS,
    Predicates.HOLDS_NOTHING,
    Predicates.ALONE,
    Predicates.ALONE_WITH,
)


def condition_sentences(cards: CardSet, card: int, words: Words) -> list[str]:
    """One for each condition of the card."""
    return _Card(cards, card, words).sentences()


class _Card:
    """A variable zone is called after the first criminal who has to stand there."""

    def __init__(self, cards: CardSet, card: int, words: Words) -> None:
        self.words = words
        self.slots = cards.slots[card]
        self.entries = cards.when[card]
        self.home: dict[int, int] = {}
        """By variable the slot of the criminal whose zone it is."""
        for p, *others in self.entries:
            if not others and not p[0] and p[1] == Predicates.AT and self.is_variable(p[3]) and p[4] == 0:
                self.home.setdefault(p[3], p[2])

    @staticmethod
    def is_variable(base: int) -> bool:
        return bool(t.VARIABLE <= base < t.AT_GUARDIAN)

    def sentences(self) -> list[str]:
        joint = f" {self.words.say('condition-or')} "
        return [joint.join(self.literal(p) for p in entry) for entry in self.entries]

    def literal(self, p: list[int]) -> str:
        if p[1] == Predicates.ITEM:
            key = "condition-item-not" if p[0] else "condition-item"
            place = self.zone(p[3], p[4], "-at")
            return self.words.say(key, item=self.item(p[2], bool(p[0])), place=place, mode=MODE.values[p[5]])
        said = self.predicate(p)
        return self.words.say("condition-not", condition=said) if p[0] else said

    def predicate(self, p: list[int]) -> str:
        code = p[1]
        if code in ABOUT_ONE:
            return self.about_one(p)
        if code == Predicates.HOOKED:
            return self.words.say("condition-hooked", how=self.how(p[2]), number=p[3])
        place = self.zone(p[2], p[3], "-at")
        if code in PLACES:
            return self.words.say(f"condition-{PLACES[code]}", place=place)
        if code in RELATIONS:
            second = self.zone(p[4], p[5], "-dat" if code == Predicates.OPPOSITE else "")
            return self.words.say(f"condition-{RELATIONS[code]}", zone=self.zone(p[2], p[3]), other=second)
        if code == Predicates.DIST:
            zones = {"zone": self.zone(p[2], p[3]), "other": self.zone(p[4], p[5])}
            return self.words.say("condition-dist", how=self.how(p[6]), number=p[7], **zones)
        return self.counted(p, place)

    def counted(self, p: list[int], place: str) -> str:
        how, number = self.how(p[4]), p[5]
        if p[1] == Predicates.ITEMS:
            kind = "any" if p[6] == t.ANY_ITEM else self.item(p[6])
            mode = MODE.values[p[7]]
            return self.words.say("condition-items", place=place, how=how, number=number, kind=kind, mode=mode)
        if p[1] == Predicates.CRIMS:
            return self.words.say("condition-crims", place=place, how=how, number=number, who=WHO.values[p[6]])
        key = "condition-barriers" if p[1] == Predicates.BARRIERS else "condition-patrol"
        return self.words.say(key, place=place, how=how, number=number)

    def about_one(self, p: list[int]) -> str:
        code = p[1]
        you = self.words.say("condition-you", slot=p[2] + 1 if self.slots > 1 else 0)
        if code == Predicates.AT:
            if p[4] == 0 and self.home.get(p[3]) == p[2]:
                return self.words.say("condition-anywhere", you=you)
            return self.words.say("condition-at", you=you, place=self.zone(p[3], p[4], "-at"))
        if code == Predicates.HOLDS:
            return self.words.say("condition-holds", you=you, item=self.item(p[3]))
        if code == Predicates.HOLDS_NOTHING:
            return self.words.say("condition-holds-nothing", you=you)
        if code == Predicates.ALONE:
            return self.words.say("condition-alone", you=you)
        guardian, criminals = "yes" if p[3] else "no", p[4].bit_count() + p[5]
        return self.words.say("condition-alone-with", you=you, guardian=guardian, criminals=criminals)

    def how(self, comparison: int) -> str:
        return self.words.say("condition-how", how=COMPARISON.values[comparison])

    def item(self, term: int, negated: bool = False) -> str:
        if term < t.KIND:
            return self.words.attribute(f"item-{ITEM_IDS[term]}", "acc")
        kind = "any" if term == t.ANY_ITEM else KIND_IDS[term - t.KIND]
        return self.words.say(f"condition-kind-{kind}", **{"not": "yes" if negated else "no"})

    def zone(self, base: int, shift: int, form: str = "") -> str:
        """`form`: "" for what it is called, "-at" where, "-dat" opposite what."""
        if not shift:
            return self.base(base, form)
        turn = TURNS.get(shift, "counter")
        return self.words.say(f"condition-zone-turned{form}", turn=turn, zone=self.base(base, "-dat"))

    def base(self, base: int, form: str) -> str:
        if base < t.VARIABLE:
            key = f"zone-{ZONE_IDS[base]}"
            return self.words.attribute(key, form[1:]) if form else self.words.say(key)
        if self.is_variable(base):
            return self.variable(base, form)
        if base == t.AT_GUARDIAN:
            return self.words.say(f"condition-zone-guardian{form}")
        if base < t.AT_ITEM:
            return self.of_criminal(base - t.AT_SLOT, form)
        return self.words.say(
            f"condition-zone-item{form}", item=self.words.say(f"item-{ITEM_IDS[base - t.AT_ITEM]}")
        )

    def variable(self, base: int, form: str) -> str:
        if base in self.home:
            return self.of_criminal(self.home[base], form)
        zones = {p[at] for entry in self.entries for p in entry for at in zone_places(p[1])}
        free = {zone for zone in zones if self.is_variable(zone)} - self.home.keys()
        letter = f" {LETTERS[base - t.VARIABLE]}" if len(free) > 1 else ""
        return self.words.say(f"condition-zone-free{form}", letter=letter)

    def of_criminal(self, slot: int, form: str) -> str:
        if self.slots == 1:
            return self.words.say(f"condition-zone-own{form}")
        return self.words.say(f"condition-zone-slot{form}", slot=slot + 1)


def zone_places(code: int) -> tuple[int, ...]:
    """Where a predicate has its zones."""
    if code in RELATIONS or code == Predicates.DIST:
        return (2, 4)
    if code in (Predicates.AT, Predicates.ITEM):
        return (3,)
    return () if code in (*ABOUT_ONE, Predicates.HOOKED) else (2,)
