"""Every error a user can meet, each with one clear sentence."""


class SafehouseError(Exception):
    """Something asked for cannot be done; the text says what and what to do."""


class Illegal(SafehouseError):
    """A move the rules forbid. The state has not changed."""

    def __init__(self, seat: int, move: int, clause: str) -> None:
        super().__init__(f"seat {seat} may not make move {move}: {clause}")
        self.seat = seat
        self.move = move
        self.clause = clause

    def __reduce__(self) -> tuple[type["Illegal"], tuple[int, int, str]]:
        return Illegal, (self.seat, self.move, self.clause)


class SecretTold(SafehouseError):
    """The rules tell an event otherwise than its kind declares: a fault of the rules, caught before anybody
    hears of it."""

    def __init__(self, kind: int, told_by: str) -> None:
        super().__init__(f"event kind {kind} is not declared to be told by {told_by}")


class OptionError(SafehouseError):
    """An option has a value that is not allowed; `allowed` says what is."""

    def __init__(self, option: str, value: object, allowed: str) -> None:
        super().__init__(f"option {option[:100]}: {repr(value)[:200]} is not possible; allowed: {allowed}")
        self.option = option
        self.value = value
        self.allowed = allowed


class NotAMove(SafehouseError):
    """Text or JSON that is no move of this game."""


class UnknownGame(SafehouseError):
    """There is no game of this name."""


class SaveError(SafehouseError):
    """A save file that cannot be used; `at` is the number of the faulty move, counted from 1."""

    def __init__(self, text: str, at: int | None = None) -> None:
        super().__init__(text if at is None else f"move {at}: {text}")
        self.at = at
