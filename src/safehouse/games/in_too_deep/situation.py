"""What counts in In Too Deep, how far a player has come, and what the questions are about."""

from safehouse.core.words import Said
from safehouse.games.in_too_deep.view import InTooDeepView

CHAPTERS = 3


def standing(view: InTooDeepView) -> list[Said]:
    left = sum(1 for token in (*view.rail, *view.display) if token is not None)
    chapter = Said(
        "stand-last-turns" if view.chapter_ends else "stand-chapter",
        {"chapter": view.chapter, "chapters": CHAPTERS, "left": left, "turns": view.turns_left},
    )
    if not 0 <= view.seat < view.humans:
        return [Said("stand-goal"), chapter]
    console = view.consoles[view.seat]
    lowest = min(console.dominance.values(), default=0)
    own = Said("stand-own", {"intel": console.intel, "lowest": lowest, "stored": console.databank_size})
    return [Said("stand-goal"), own, chapter]


def subject(view: InTooDeepView) -> dict[str, int | str]:
    found: dict[str, int | str] = {"actions": view.actions}
    if view.moving is not None:
        is_criminal = any(each.criminal == view.moving for each in view.criminals)
        found["piece"] = f"{'criminal' if is_criminal else 'item'}-{view.moving}"
    if view.resolving is not None:
        found["crime"] = f"crime-{view.resolving}"
    return found
