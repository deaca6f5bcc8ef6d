"""What happened, with its content per audience, decided where the event is born."""
# compiled by mypyc

from typing import Final

from safehouse.core.seats import bit

HIDDEN: Final = -999999
"""The value of an argument that a seat does not get to know, or that an event does not use."""

ONLY: Final = 64
"""In a kind's secrecy: nobody but its audience notices it."""
OPENS: Final = 128
"""In a kind's secrecy: its secret arguments may also be shown to everybody."""


class Event:
    """`seen_by` is all anybody outside the rules may use."""

    def __init__(
        self,
        kind: int = 0,
        args: list[int] | None = None,
        audience: int = 0,
        insiders: int = 0,
        blanked: int = 0,
    ) -> None:
        self.kind: int = kind
        self.args: list[int] = args if args is not None else []
        self.audience: int = audience
        self.insiders: int = insiders
        self.blanked: int = blanked

    def seen_by(self, seat: int) -> list[int] | None:
        """The arguments as this seat learns them; None if it does not even notice the event."""
        mask = bit(seat)
        if self.audience & mask == 0:
            return None
        if self.insiders & mask != 0 or self.blanked == 0:
            return list(self.args)
        shown = list(self.args)
        position = 1
        for i in range(len(shown)):
            if self.blanked & position != 0:
                shown[i] = HIDDEN
            position += position
        return shown
