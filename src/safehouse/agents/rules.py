"""The rules in short, as text: the reminders of a game's guide."""

from typing import Final

from safehouse.core.game import AnyGame
from safehouse.core.guide.book import Figure, Heading, Passage, text_of
from safehouse.core.guide.read import guide_of, has_guide

AID: Final = "aid"
"""The chapter of a guide with what a player keeps in mind."""


def rules_text(game: AnyGame, language: str, chapter: str = AID) -> str:
    """One chapter of the guide as plain text; by default the reminders."""
    if not has_guide(game.folder):
        return ""
    found = next((each for each in guide_of(game.folder, language).chapters if each.id == chapter), None)
    if found is None:
        return ""
    lines = [found.title]
    for block in found.blocks:
        if isinstance(block, Heading):
            lines += ["", block.text]
        elif isinstance(block, Passage):
            lines.append(text_of(block.pieces))
        else:
            assert isinstance(block, Figure)
    return "\n".join(lines)
