"""What was said at a table, aloud and whispered."""

from typing import Final

from safehouse.table.messages import ChatLine

REMEMBERED_CHAT: Final = 200


class Conversation:
    """The lines that are remembered, and how many were ever spoken."""

    def __init__(self) -> None:
        self.lines: list[ChatLine] = []
        self.spoken = 0

    def hear(self, line: ChatLine) -> None:
        """Remember a line; each circle's are counted apart, so that nobody sees how much others whisper."""
        self.lines.append(line)
        self.spoken += 1
        same = [old for old in self.lines if circle(old) == circle(line)]
        if len(same) > REMEMBERED_CHAT:
            self.lines.remove(same[0])


def circle(line: ChatLine) -> frozenset[int] | None:
    """The seats that share a whispered line; None for what everybody hears."""
    return frozenset((line.seat, *line.to)) if line.to else None
