"""Who holds a seat of a table."""

from collections import OrderedDict
from typing import Final

REMEMBERED_REQUESTS: Final = 100


class Sitter:
    """`stand_in`: a bot plays for this person now."""

    def __init__(self, held: str, name: str, bot: str | None, key: str | None, program: bool = False) -> None:
        self.held = held
        self.name = name
        self.bot = bot
        self.key = key
        self.program = program
        self.stand_in = False
        self.resigned = False
        self.ready: bool | None = None
        self.requests: OrderedDict[str, None] = OrderedDict()

    @property
    def present(self) -> bool:
        """A person who decides here, connected or not."""
        return self.held == "person" and not self.stand_in and not self.resigned

    def remember(self, request: str) -> None:
        self.requests[request] = None
        if len(self.requests) > REMEMBERED_REQUESTS:
            self.requests.popitem(last=False)
