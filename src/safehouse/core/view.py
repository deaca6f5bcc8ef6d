"""What a seat may know now."""

import msgspec


class View(msgspec.Struct, frozen=True, kw_only=True):
    """Everything the rules let a seat know, past answers it may remember included.

    Games subclass it and build it from nothing, field by field. It is a sufficient statistic: worlds
    are imagined from it alone. `question` is the text key of what is asked of this seat, or of what
    it waits for; it never tells more than the seat may know.
    """

    seat: int
    pending: list[int]
    question: str
    over: bool = False


_ENCODER = msgspec.json.Encoder(order="deterministic")


def encode(view: View) -> bytes:
    """The view as the bytes that travel to a browser or a bot."""
    return _ENCODER.encode(view)
