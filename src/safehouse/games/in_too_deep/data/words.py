"""The words of the cards as Fluent messages.

The data files hold every card's words in both languages (ZH-3.40); what the interface says is made from
them, so that no word stands in two places by hand.
"""

import re
from collections.abc import Sequence

from safehouse.games.in_too_deep.data import (
    COMPONENTS,
    DILEMMA,
    ECHO,
    MAJOR,
    PETTY,
    SUPPORT,
    Crime,
    Dilemma,
    read_own,
)

NO_TEXT = '{""}'


def card_text(language: str) -> str:
    """Every card, token and board text of one language as Fluent messages."""
    czech = language == "cs"
    lines = ["# Made from the data files by card_text.py; change the words there.", ""]
    for line in MAJOR.storyline:
        lines += _message(f"storyline-{line.id}", line.czech if czech else line.name)
        lines += _attribute("blurb", line.blurb_czech if czech else line.blurb)
    lines += crime_text([*MAJOR.crime, *PETTY.petty], czech)
    lines += dilemma_text(DILEMMA.dilemma, czech)
    for warrant in DILEMMA.warrant:
        lines += _message(f"warrant-{warrant.id}", warrant.czech if czech else warrant.name)
    for bonus in DILEMMA.bonus_kind:
        lines += _message(f"dilemma-bonus-{bonus.id}", bonus.czech if czech else bonus.name)
    for token in SUPPORT.support:
        lines += _message(f"support-{token.id}", token.czech if czech else token.name)
        lines += _attribute("effect", token.text_czech if czech else token.text)
    for zone in COMPONENTS["zone"]:
        lines += _message(f"zone-effect-{zone['id']}", zone["text_czech" if czech else "text"])
    for criminal in COMPONENTS["criminal"]:
        lines += _message(f"ability-{criminal['id']}", criminal["summary_czech" if czech else "summary"])
    for kind in COMPONENTS["item_kind"]:
        lines += _message(f"kind-{kind['id']}", kind["czech" if czech else "name"])
    for echo in ECHO.card:
        lines += _message(f"echo-{echo.id}", f"Karta Echo {echo.id}" if czech else f"Echo card {echo.id}")
    return "\n".join(lines) + "\n"


def crime_text(cards: Sequence[Crime], czech: bool) -> list[str]:
    lines: list[str] = []
    for card in cards:
        lines += _message(f"crime-{card.id}", card.czech if czech else card.name)
        lines += _attribute("conditions", card.text_czech if czech else card.text)
        lines += _attribute("effect", card.effect_text_czech if czech else card.effect_text)
        lines += _attribute("blurb", card.blurb_czech if czech else card.blurb)
        for name in ("cautious", "reckless"):
            outcome = getattr(card, name, None)
            if outcome is not None:
                lines += _attribute(name, outcome.title_czech if czech else outcome.title)
    return lines


def dilemma_text(cards: Sequence[Dilemma], czech: bool) -> list[str]:
    lines: list[str] = []
    for card in cards:
        lines += _message(f"dilemma-{card.id}", card.title_czech if czech else card.title)
        lines += _attribute("blurb", card.blurb_czech if czech else card.blurb)
    return lines


def own_text(name: str, language: str) -> str:
    """The cards of an owner's file, which are called by their own names."""
    own = read_own(name)
    czech = language == "cs"
    return "\n".join([*crime_text([*own.crime, *own.petty], czech), *dilemma_text(own.dilemma, czech)]) + "\n"


def _message(key: str, text: str) -> list[str]:
    return [f"{key} = {_as_said(text)}"]


def _attribute(name: str, text: str) -> list[str]:
    return [f"    .{name} = {_as_said(text)}"]


def _as_said(text: str) -> str:
    """Words of anybody's file in one line of Fluent, never empty; no sign in them has a meaning there."""
    flat = " ".join(text.split())
    return re.sub(r"[{}]", lambda brace: f'{{"{brace.group()}"}}', flat) or NO_TEXT
