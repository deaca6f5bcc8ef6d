"""What counts in In Too Deep, how far a player has come, and what the questions are about."""

from safehouse.core.topics import Fact, Saying
from safehouse.games.in_too_deep.view import InTooDeepView

CHAPTERS = 3


def standing(view: InTooDeepView) -> list[Saying]:
    left = sum(1 for token in (*view.rail, *view.display) if token is not None)
    chapter = Saying(
        "stand-last-turns" if view.chapter_ends else "stand-chapter",
        {"chapter": view.chapter, "chapters": CHAPTERS, "left": left, "turns": view.turns_left},
    )
    if not 0 <= view.seat < view.humans:
        return [Saying("stand-goal"), chapter]
    console = view.consoles[view.seat]
    lowest = min(console.dominance.values(), default=0)
    own = Saying("stand-own", {"intel": console.intel, "lowest": lowest, "stored": console.databank_size})
    return [Saying("stand-goal"), own, chapter]


def subject(view: InTooDeepView) -> dict[str, Fact]:
    found: dict[str, Fact] = {"actions": view.actions}
    if view.moving is not None:
        is_criminal = any(each.criminal == view.moving for each in view.criminals)
        found["piece"] = f"{'criminal' if is_criminal else 'item'}-{view.moving}"
    if view.resolving is not None:
        found["crime"] = f"crime-{view.resolving}"
    return found
