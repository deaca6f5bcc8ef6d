"""A replay as the server answers it, without its workers' processes."""

from collections.abc import Sequence

from safehouse.bots.worker import ReplayQuestion, show
from safehouse.core.save import Save
from safehouse.table.messages import Outcome, Replay
from safehouse.table.replay import LARGEST_KEPT, told


def replay(
    save: Save,
    seat: int | None,
    outcome: Outcome | None = None,
    authors: Sequence[str | None] | None = None,
) -> Replay:
    """Raises `SaveError`."""
    shown = show(ReplayQuestion(id=1, save=save, seat=seat, largest=LARGEST_KEPT)).shown
    assert shown is not None
    return told(save, seat, shown, outcome, authors)
