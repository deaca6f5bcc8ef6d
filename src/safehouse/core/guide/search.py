"""Finds passages of a guide, then clauses of the ledger, by words in any form and without accents."""

from collections import defaultdict
from collections.abc import Iterator, Sequence
from functools import cache
from pathlib import Path
from typing import Final

import msgspec

from safehouse.core.guide.book import Figure, Guide, Heading, Paragraph, Passage, text_of
from safehouse.core.guide.read import guide_of, has_guide
from safehouse.core.guide.stems import stem, words_in
from safehouse.core.ledger import clauses, ledger_path, readable
from safehouse.core.letters import folded

MOST_HITS: Final = 40
EXCERPT: Final = 150
BEFORE: Final = 40
"""Letters of an excerpt before the first word found."""
TITLE: Final = 3
"""A word in a title counts so many times."""


class Hit(msgspec.Struct, frozen=True):
    """A passage or clause in which every word occurs."""

    id: str
    title: str
    """Of the chapter, with the heading above the passage; or of the ledger's section."""
    excerpt: str
    exact: bool
    """From the ledger."""


class _Entry(msgspec.Struct, frozen=True):
    id: str
    title: str
    text: str
    exact: bool


class Index:
    """By stem, in which entries it occurs, and how often."""

    def __init__(self, language: str, entries: list[_Entry]) -> None:
        self.language = language
        self.entries = entries
        self.counts: dict[str, dict[int, int]] = defaultdict(dict)
        for number, entry in enumerate(entries):
            for weight, words in ((1, words_in(entry.text)), (TITLE, words_in(entry.title))):
                for word in words:
                    found = self.counts[stem(word, language)]
                    found[number] = found.get(number, 0) + weight

    def search(self, text: str) -> list[Hit]:
        """Hits of the guide first, then of the ledger; each with those first where the words are most frequent.
        The last word may be a beginning."""
        words = words_in(text)
        if not words:
            return []
        *whole, last = words
        found = [self.counts.get(stem(word, self.language), {}) for word in whole]
        found.append(self._beginning_with(last))
        common = set(found[0]).intersection(*found[1:])
        named = folded(text.strip())
        ranked = sorted(
            common,
            key=lambda number: (
                folded(self.entries[number].id) != named,
                self.entries[number].exact,
                -sum(counts[number] for counts in found),
                number,
            ),
        )
        return [self._hit(self.entries[number], words) for number in ranked[:MOST_HITS]]

    def _beginning_with(self, word: str) -> dict[int, int]:
        root = stem(word, self.language)
        counts: dict[int, int] = defaultdict(int)
        for known, entries in self.counts.items():
            if known == root or known.startswith(word):
                for number, count in entries.items():
                    counts[number] += count
        return counts

    def _hit(self, entry: _Entry, words: Sequence[str]) -> Hit:
        return Hit(entry.id, entry.title, excerpt(entry.text, self._first(entry.text, words)), entry.exact)

    def _first(self, text: str, words: Sequence[str]) -> int:
        """Where in a text the first of these words stands."""
        plain = folded(text)
        roots = [stem(word, self.language)[:4] for word in words]
        places = [plain.find(root) for root in roots]
        return min((place for place in places if place >= 0), default=0)


def excerpt(text: str, first: int) -> str:
    """Some words of a text around a place."""
    start = text.rfind(" ", 0, max(0, first - BEFORE)) + 1 if first > BEFORE else 0
    end = len(text) if start + EXCERPT >= len(text) else text.rfind(" ", start, start + EXCERPT)
    return ("… " if start else "") + text[start:end] + (" …" if end < len(text) else "")


@cache
def index_of(folder: Path, language: str) -> Index:
    entries = [*_passages(guide_of(folder, language))] if has_guide(folder) else []
    ledger = map(readable, clauses(ledger_path(folder, language)).values())
    entries += [_Entry(rule.id, rule.section, f"{rule.id} {_bare(rule.text)}", True) for rule in ledger]
    return Index(language, entries)


def _passages(guide: Guide) -> Iterator[_Entry]:
    for chapter in guide.chapters:
        title = chapter.title
        for block in chapter.blocks:
            if isinstance(block, Heading):
                title = f"{chapter.title}: {block.text}"
            elif isinstance(block, Passage):
                yield _Entry(block.id, title, text_of(block.pieces), False)
            elif isinstance(block, Figure):
                yield _Entry(f"figure-{block.name}", title, text_of([Paragraph(block.caption)]), False)


def _bare(text: str) -> str:
    return text.replace("*", "").replace("`", "")
