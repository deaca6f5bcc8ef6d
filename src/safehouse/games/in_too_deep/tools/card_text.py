"""Writes the Fluent texts of the cards: `python -m safehouse.games.in_too_deep.tools.card_text`."""

from pathlib import Path

from safehouse.games.in_too_deep.data.words import card_text

TEXT = Path(__file__).parent.parent / "text"


if __name__ == "__main__":
    for name in ("cs", "en"):
        (TEXT / f"{name}-cards.ftl").write_text(card_text(name), encoding="utf-8")
