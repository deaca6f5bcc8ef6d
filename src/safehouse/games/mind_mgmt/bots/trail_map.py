"""What the table's map tells a player who plans: chances, information and what lies within reach.

Works on a fixed number of draws from the trails that fit the public record. A set of draws is a few words of
60 bits, so that a question is weighed by counting bits.
"""
# compiled by mypyc

from math import log2
from typing import Final

from mypy_extensions import i64

from safehouse.games.mind_mgmt.codes import Features, Locations
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.city import (
    BESIDE_MASK,
    BIT,
    CELLS_WITH,
    CROSS,
    NOWHERE,
    WITH_FEATURE,
    cells_of,
    size_of,
)
from safehouse.games.mind_mgmt.tables.limits import HOURS
from safehouse.games.mind_mgmt.worlds.knowledge import HOLDING
from safehouse.games.mind_mgmt.worlds.trails import Trail

WORD: Final = 60
"""Draws in one word."""
WORDS: Final = 12
"""Words of draws that questions are weighed on."""
LOW_BITS: Final[list[int]] = [2**i - 1 for i in range(WORD + 1)]
EVERY_OTHER: Final = 0x555555555555555
"""Half the draws of a word."""
GUESSED_FROM: Final = 5
"""The hand is guessed from every fifth draw."""
MOST_HANDS: Final = 20000
N_LOG_N: Final[list[float]] = [0.0, *[n * log2(n) for n in range(1, WORD * WORDS + 1)]]


def count_bits(word: i64) -> i64:
    """How many bits of a word of draws are set."""
    pairs: i64 = word - ((word >> 1) & 0x5555555555555555)
    fours: i64 = (pairs & 0x3333333333333333) + ((pairs >> 2) & 0x3333333333333333)
    bytes_: i64 = (fours + (fours >> 4)) & 0x0F0F0F0F0F0F0F0F
    bytes_ += bytes_ >> 8
    bytes_ += bytes_ >> 16
    bytes_ += bytes_ >> 32
    return bytes_ & 127


def draws_in(word: i64, first: i64, after: i64) -> i64:
    """The draws from `first` to before `after`, as far as they lie in a word."""
    start: i64 = first - word * WORD
    if start < 0:
        start = 0
    stop: i64 = after - word * WORD
    if stop > WORD:
        stop = WORD
    upto: i64 = LOW_BITS[stop]
    before: i64 = LOW_BITS[start]
    return upto & ~before


def shares_of(masses: list[float], otherwise: list[float]) -> list[float]:
    total = 0.0
    for mass in masses:
        total += mass
    return [mass / total for mass in masses] if total > 0.0 else otherwise


_SHARES: Final[dict[int, list[float]]] = {}


def shares_of_cards(hands: int) -> list[float]:
    """By feature: the share of these hands that hold it; the last few are remembered."""
    known = _SHARES.get(hands)
    if known is None:
        if len(_SHARES) > MOST_HANDS:
            _SHARES.clear()
        number = hands.bit_count()
        known = [(hands & HOLDING[card]).bit_count() / number for card in range(Features.COUNT)]
        _SHARES[hands] = known
    return known


class Question:
    """What an answer would tell: bits about the position, bits in the answer itself, and the map it leaves."""

    def __init__(self, draws: int = 1) -> None:
        self.information: float = 0.0
        self.surprise: float = 0.0
        self.draws: int = draws
        self.counts: list[list[int]] = []
        """By outcome and possible place: the draws that give it."""

    def best_strike(self, places: list[int]) -> float:
        """The chance to capture in one of these places after the answer."""
        found = 0
        for counts in self.counts:
            best = 0
            for place in places:
                if counts[place] > best:
                    best = counts[place]
            found += best
        return found / self.draws


class TrailMap:
    """The map now and next hour, and the worth of each question."""

    def __init__(
        self,
        s: Position | None = None,
        trails: list[Trail] | None = None,
        words: int = WORDS,
        favoured: int = 0,
        favour: float = 1.0,
    ) -> None:
        """`favoured`: locations where the Recruiter is so many times likelier than the trails alone tell."""
        self.now: list[float] = [1.0 / Locations.COUNT] * Locations.COUNT
        self.next: list[float] = [1.0 / Locations.COUNT] * Locations.COUNT
        self.later: list[float] = [1.0 / Locations.COUNT] * Locations.COUNT
        """Two hours on."""
        self.words: int = words
        self.draws: int = words * WORD
        self.drawn: list[Trail] = []
        self.copies: list[int] = []
        """How often each trail was drawn; the draws follow each other in this order."""
        self.seen: list[int] = [0] * (Locations.COUNT * words)
        """By location and word: the draws that visited it."""
        self.places: list[int] = []
        """The locations where some draw ends, and by these and word: the draws."""
        self.ending: list[int] = []
        self.counts: list[int] = []
        """By these: how many draws end there."""
        self.held: list[float] = []
        self.marks: int = 0
        self.doubt: float = 0.0
        """Entropy of the position, in draws times bits."""
        self.favoured: int = favoured
        self.favour: float = favour
        if s is not None and trails:
            self.look(s, trails)

    def look(self, s: Position, trails: list[Trail]) -> None:
        self.marks = s.steps | s.confirmed
        masses = [0.0] * Locations.COUNT
        total = 0.0
        for trail in trails:
            mass = self.mass_of(trail)
            masses[trail.last()] += mass
            total += mass
        self.now = shares_of(masses, self.now)
        self.draw(trails, total / self.draws)
        self.find_places()
        self.look_ahead(s)

    def mass_of(self, trail: Trail) -> float:
        return trail.weight * self.favour if self.favoured & BIT[trail.last()] != 0 else trail.weight

    def draw(self, trails: list[Trail], step: float) -> None:
        """Systematic sampling: each trail as often as its weight says."""
        mark = 0.5 * step
        reached = 0.0
        first: i64 = 0
        draws: i64 = self.draws
        for trail in trails:
            reached += self.mass_of(trail)
            after: i64 = first
            while mark < reached and after < draws:
                after += 1
                mark += step
            if after > first:
                self.drawn.append(trail)
                self.copies.append(after - first)
                self.note_visits(trail, first, after)
                first = after
        if first < draws and self.drawn:
            last = len(self.drawn) - 1
            self.copies[last] += draws - first
            self.note_visits(self.drawn[last], first, draws)

    def note_visits(self, trail: Trail, first: i64, after: i64) -> None:
        """The draws from `first` to before `after` are of this trail."""
        word: i64 = first // WORD
        words: i64 = self.words
        seen = self.seen
        while word * WORD < after:
            mask = draws_in(word, first, after)
            for cell in trail.cells:
                seen[cell * words + word] |= mask
            word += 1

    def find_places(self) -> None:
        index_of = [NOWHERE] * Locations.COUNT
        first: i64 = 0
        for i in range(len(self.drawn)):
            cell = self.drawn[i].last()
            if index_of[cell] == NOWHERE:
                index_of[cell] = len(self.places)
                self.places.append(cell)
                self.counts.append(0)
                for _word in range(self.words):
                    self.ending.append(0)
            after: i64 = first + self.copies[i]
            self.counts[index_of[cell]] += self.copies[i]
            self.note_ending(index_of[cell], first, after)
            first = after
        self.doubt = N_LOG_N[self.draws]
        for count in self.counts:
            self.doubt -= N_LOG_N[count]

    def note_ending(self, place: int, first: i64, after: i64) -> None:
        word: i64 = first // WORD
        while word * WORD < after:
            self.ending[place * self.words + word] |= draws_in(word, first, after)
            word += 1

    def going(self, place: int, cell: int, other: int) -> int:
        """Draws that end in a possible place and have visited neither location."""
        count: i64 = 0
        for word in range(self.words):
            visited: i64 = self.seen[cell * self.words + word]
            visited |= self.seen[other * self.words + word]
            ending: i64 = self.ending[place * self.words + word]
            count += count_bits(ending & ~visited)
        return count

    def look_ahead(self, s: Position) -> None:
        """Where a Recruiter who steps at random will be in one hour and in two."""
        soon = [0.0] * Locations.COUNT
        later = [0.0] * Locations.COUNT
        for place in range(len(self.places)):
            here = self.places[place]
            ways = s.streets.steps[here]
            counts = [self.going(place, cell, cell) for cell in ways]
            total = sum(counts)
            for i in range(len(ways)):
                if counts[i] > 0:
                    cell = ways[i]
                    mass = self.counts[place] * counts[i] / total
                    soon[cell] += mass
                    self.look_on(s, place, cell, mass, later)
        self.next = shares_of(soon, self.next)
        self.later = shares_of(later, self.later)

    def look_on(self, s: Position, place: int, cell: int, mass: float, later: list[float]) -> None:
        here = self.places[place]
        ways = [other for other in s.streets.steps[cell] if other != here]
        counts = [self.going(place, cell, other) for other in ways]
        total = sum(counts)
        for i in range(len(ways)):
            if counts[i] > 0:
                later[ways[i]] += mass * counts[i] / total

    def crossing(self, s: Position, here: int, cell: int) -> float:
        """The chance that a Recruiter who steps at random goes from the one location to the other next."""
        if here not in self.places or cell not in s.streets.steps[here]:
            return 0.0
        place = self.places.index(here)
        total = sum([self.going(place, way, way) for way in s.streets.steps[here]])
        return self.now[here] * self.going(place, cell, cell) / total if total > 0 else 0.0

    def chance_of_card(self, feature: int) -> float:
        """How likely the Recruiter holds a card."""
        if not self.held:
            self.guess_hand()
        return self.held[feature]

    def guess_hand(self) -> None:
        held = [0.0] * Features.COUNT
        total = 0.0
        skipped = GUESSED_FROM // 2
        for i in range(len(self.drawn)):
            skipped += self.copies[i]
            draws = skipped // GUESSED_FROM
            if draws > 0:
                skipped -= draws * GUESSED_FROM
                shares = shares_of_cards(self.drawn[i].hands)
                total += draws
                for card in range(Features.COUNT):
                    held[card] += draws * shares[card]
        self.held = [mass / total for mass in held] if total > 0.0 else held

    # ------------------------------------------------------------------ questions, in bits

    def question(self, outcomes: list[list[int]]) -> Question:
        """A question with these outcomes, each a set of draws."""
        return self.weighed([self.spread(outcome) for outcome in outcomes])

    def weighed(self, outcomes: list[list[int]]) -> Question:
        """A question with these outcomes, each as draws by possible place."""
        question = Question(self.draws)
        left = 0.0
        surprise = N_LOG_N[self.draws]
        for counts in outcomes:
            size = 0
            for count in counts:
                size += count
            if size > 0:
                question.counts.append(counts)
                surprise -= N_LOG_N[size]
                left += N_LOG_N[size]
                for count in counts:
                    left -= N_LOG_N[count]
        question.information = max(0.0, self.doubt - left) / self.draws
        question.surprise = surprise / self.draws
        return question

    def spread(self, draws: list[int]) -> list[int]:
        """By possible place: how many of these draws end there."""
        counts = [0] * len(self.places)
        words: i64 = self.words
        ending = self.ending
        word: i64 = 0
        while word < words:
            mask: i64 = draws[word]
            for place in range(len(counts)):
                if mask == 0:
                    break
                here: i64 = ending[place * words + word]
                here &= mask
                if here != 0:
                    counts[place] += count_bits(here)
                    mask &= ~here
            word += 1
        return counts

    def unmarked(self, feature: int) -> list[int]:
        return [cell for cell in CELLS_WITH[feature] if self.marks & BIT[cell] == 0]

    def ask(self, feature: int) -> Question:
        """A draw answers with one of its fitting places: of several, half the draws with the first one."""
        places = self.unmarked(feature)
        outcomes = [[0] * self.words for _answer in range(len(places) + 1)]
        for word in range(self.words):
            left: i64 = LOW_BITS[WORD]
            for k in range(len(places)):
                fitting: i64 = self.seen[places[k] * self.words + word]
                fitting &= left
                others: i64 = 0
                for j in range(k + 1, len(places)):
                    others |= self.seen[places[j] * self.words + word]
                if others & fitting != 0:
                    fitting &= ~others | EVERY_OTHER
                outcomes[k][word] = fitting
                left &= ~fitting
            outcomes[len(places)][word] = left
        return self.question(outcomes)

    def ask_with_dolphin(self, feature: int) -> Question:
        """All fitting places are told."""
        outcomes = [[LOW_BITS[WORD]] * self.words]
        for cell in self.unmarked(feature):
            outcomes = self.split(outcomes, self.seen[cell * self.words : (cell + 1) * self.words])
        return self.question(outcomes)

    def tap(self, feature: int) -> Question:
        """Only how many places with the feature were visited is told."""
        cells = CELLS_WITH[feature]
        outcomes = [[0] * self.words for _count in range(len(cells) + 1)]
        outcomes[0] = [LOW_BITS[WORD]] * self.words
        for number in range(len(cells)):
            for word in range(self.words):
                visited: i64 = self.seen[cells[number] * self.words + word]
                for count in range(number + 1, 0, -1):
                    fewer: i64 = outcomes[count - 1][word]
                    same: i64 = outcomes[count][word]
                    outcomes[count][word] = same & ~visited | fewer & visited
                none: i64 = outcomes[0][word]
                outcomes[0][word] = none & ~visited
        return self.question(outcomes)

    def split(self, outcomes: list[list[int]], yes: list[int]) -> list[list[int]]:
        """Each outcome by a further yes or no."""
        found: list[list[int]] = []
        for outcome in outcomes:
            inside: list[int] = []
            outside: list[int] = []
            any_inside: i64 = 0
            any_outside: i64 = 0
            for word in range(self.words):
                mask: i64 = outcome[word]
                fitting: i64 = yes[word]
                fitting &= mask
                inside.append(fitting)
                outside.append(mask & ~fitting)
                any_inside |= fitting
                any_outside |= mask & ~fitting
            if any_inside != 0:
                found.append(inside)
            if any_outside != 0:
                found.append(outside)
        return found

    def reveal(self, cell: int) -> Question:
        """The hour at which a location was visited."""
        return self.weighed(self.by_hours(cell, cell))

    def reveal_two(self, cell: int, other: int) -> Question:
        """The hours at which two locations were visited."""
        return self.weighed(self.by_hours(cell, other))

    def by_hours(self, cell: int, other: int) -> list[list[int]]:
        """For each pair of hours at which these were visited: the draws by possible place."""
        hours = HOURS + 1
        found: list[list[int]] = [[] for _pair in range(hours * hours)]
        index_of = [0] * Locations.COUNT
        for place in range(len(self.places)):
            index_of[self.places[place]] = place
        for i in range(len(self.drawn)):
            trail = self.drawn[i]
            pair = trail.hour_at(cell) * hours + trail.hour_at(other)
            if not found[pair]:
                found[pair] = [0] * len(self.places)
            found[pair][index_of[trail.last()]] += self.copies[i]
        return found

    def area(self, area: int) -> Question:
        """A yes or no to: is the Recruiter in this set of locations?"""
        inside: list[int] = []
        outside: list[int] = []
        for place in range(len(self.places)):
            within = area & BIT[self.places[place]] != 0
            inside.append(self.counts[place] if within else 0)
            outside.append(0 if within else self.counts[place])
        return self.weighed([inside, outside])

    def target(self, cell: int) -> Question:
        return self.area(CROSS[cell])


def threat(s: Position, immortals: int, henry: int) -> float:
    """How many recruits the Immortals may claim in the Recruiter's next turn, roughly."""
    stopped = BESIDE_MASK[henry] | BIT[henry] if henry != NOWHERE else 0
    danger = 0.0
    for feature in s.area:
        wanted = WITH_FEATURE[feature] & ~stopped
        on = size_of(immortals & wanted)
        near = 0
        for cell in cells_of(immortals & ~wanted):
            for other in s.streets.flights[cell]:
                if wanted & BIT[other] != 0 and immortals & BIT[other] == 0:
                    near += 1
                    break
        if on >= 2:
            danger += 1.0
        elif on == 1 and near > 0:
            danger += 0.9
        elif near >= 2:
            danger += 0.35
    return danger
