"""Dilemmas judged by what they score together: warrants by their square, badges by their sets."""
# compiled by mypyc

from typing import Final

from safehouse.games.in_too_deep.bots.judgement import CORRUPTION, WARRANTS_AHEAD
from safehouse.games.in_too_deep.rules.position import Position
from safehouse.games.in_too_deep.tables.pieces import CHAPTERS

BADGE_HOPE: Final = 0.4
"""What part of its share of a set a badge without one is worth for each chapter still to come."""


class Databank:
    """What is stored, and what each further dilemma adds (ZH-8.11 to ZH-8.15). `values`: of the symbols."""

    def __init__(self, s: Position, seat: int, values: list[float]) -> None:
        self.s: Position = s
        self.values: list[float] = values
        self.chapters: int = CHAPTERS - 1 - s.chapter
        """Still to come."""
        self.warrants: list[int] = []
        self.badges: int = 0
        self.worth: float = 0.0
        self.corruption: float = -float(s.tolerance[seat])
        for card in s.stored_dilemmas(seat):
            self.store(card)

    def store(self, card: int) -> None:
        self.worth += self.gain(card)
        self.corruption += self.s.cards.corruption[card]
        warrant = self.s.cards.warrant[card]
        if warrant >= 0 and warrant not in self.warrants:
            self.warrants.append(warrant)
        self.badges += int(self.s.cards.badge[card])

    def gain(self, card: int) -> float:
        cards = self.s.cards
        total = cards.dilemma_intel[card] - CORRUPTION * cards.corruption[card]
        for kind in cards.symbols[card]:
            total += self.values[kind]
        warrant = cards.warrant[card]
        if warrant >= 0 and warrant not in self.warrants:
            total += 2.0 * (len(self.warrants) + WARRANTS_AHEAD * self.chapters) + 1.0
        if cards.badge[card]:
            total += self.badges_worth(self.badges + 1) - self.badges_worth(self.badges)
        return total

    def badges_worth(self, number: int) -> float:
        """Full sets, and the hope for another."""
        size = self.s.cards.badge_set
        hope = BADGE_HOPE * self.chapters * (number % size) / size
        return self.s.cards.badge_intel * (number // size + hope)
