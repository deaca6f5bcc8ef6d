"""Where in a guide to read on: the passage that explains a clause, and the one that explains a topic."""

from typing import Final

from safehouse.core.about import topics
from safehouse.core.game import AnyGame
from safehouse.core.guide.book import Guide, Passage, spans_in

SECOND_CHOICE: Final = ("theme", "components", "faq", "aid")
"""Chapters that speak of a clause where another one explains it."""


def by_clause(guide: Guide) -> dict[str, str]:
    """For each clause that is cited, the passage that explains it best: outside the chapters that only touch on
    it, and rather where it is cited early."""
    best: dict[str, tuple[tuple[bool, int], str]] = {}
    for chapter in guide.chapters:
        aside = chapter.id in SECOND_CHOICE
        for passage in (block for block in chapter.blocks if isinstance(block, Passage)):
            for place, clause in enumerate(passage.clauses):
                worth = (aside, place)
                if clause not in best or worth < best[clause][0]:
                    best[clause] = (worth, passage.id)
    return {clause: passage for clause, (_, passage) in best.items()}


def by_topic(game: AnyGame, guide: Guide) -> dict[str, str]:
    """For each topic the passage of the first clause to read on, or else the first that links to it."""
    clauses = by_clause(guide)
    linked: dict[str, str] = {}
    for passage in guide.passages():
        for span in spans_in(passage.pieces):
            if span.to and not span.to.startswith("#"):
                linked.setdefault(span.to, passage.id)
    found = {}
    for topic in topics(game):
        known = [clauses[clause] for clause in game.topics.read_on(topic) if clause in clauses]
        place = known[0] if known else linked.get(topic)
        if place:
            found[topic] = place
    return found
