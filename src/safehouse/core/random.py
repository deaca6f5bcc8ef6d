"""The random stream inside every state: counter-based, seeded with 128 bits, a few integers to copy."""
# compiled by mypyc

import hashlib
from struct import unpack
from typing import Final

from mypy_extensions import i64


class Script:
    """Chance under control, for the laws. `digits` are the first numbers that a stream has to draw; zeros
    follow in the first `free` calls for chance, and after them what the stream draws by itself. `drawn` are all
    of them, `bounds` what each had to be below, `calls` the call it belongs to.

    A shuffle is one call. While calls are free it chooses among different values, so that scripts and
    arrangements are one to one; otherwise among places, so that another number moves three items at most.
    """

    def __init__(self, digits: list[int], free: int = 0) -> None:
        self.digits: list[int] = digits
        self.free: int = free
        self.drawn: list[int] = []
        self.bounds: list[int] = []
        self.calls: list[int] = []
        self.call: int = 0

    def below(self, stream: "Stream", n: int) -> int:
        self.call += 1
        return self.draw(stream, n)

    def shuffle(self, stream: "Stream", items: list[int]) -> None:
        self.call += 1
        for i in range(len(items) - 1, 0, -1):
            if self.call <= self.free:
                values = sorted(set(items[: i + 1]))
                j = items.index(values[self.draw(stream, len(values))] if len(values) > 1 else values[0])
            else:
                j = self.draw(stream, i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept

    def draw(self, stream: "Stream", n: int) -> int:
        at = len(self.drawn)
        if at < len(self.digits):
            digit = self.digits[at] % n
        elif self.call <= self.free:
            digit = 0
        else:
            stream.script = None
            digit = stream.below(n)
            stream.script = self
        self.drawn.append(digit)
        self.bounds.append(n)
        self.calls.append(self.call)
        return digit


SCRIPTS: Final[dict[str, Script]] = {}
"""By seed, the script of a stream that is made from it; empty but while a law deals."""


class Stream:
    """Draw number n is a keyed mix of n, so a copy goes on exactly like its original.

    The key is wide enough that nobody can find it by trying deals against the cards of one hand.
    """

    def __init__(self, seed: str = "", k0: i64 = 0, k1: i64 = 0, k2: i64 = 0, n: i64 = 0) -> None:
        self.k0: i64 = k0
        self.k1: i64 = k1
        self.k2: i64 = k2
        self.k3: i64 = 0
        self.n: i64 = n
        self.script: Script | None = None
        if seed:
            self.script = SCRIPTS.get(seed)
            words = unpack("<4I", hashlib.blake2b(seed.encode(), digest_size=16).digest())
            self.k0 = int(words[0])
            self.k1 = int(words[1])
            self.k2 = int(words[2])
            self.k3 = int(words[3])

    def copy(self) -> "Stream":
        """A copy has no script."""
        twin = Stream("", self.k0, self.k1, self.k2, self.n)
        twin.k3 = self.k3
        return twin

    def split(self) -> "Stream":
        """A new stream, independent of what this one still draws."""
        twin = Stream("", self.word(), self.word(), self.word())
        twin.k3 = self.word()
        return twin

    def word(self) -> i64:
        """The next 32 random bits."""
        x: i64 = (self.n & 0xFFFFFFFF) ^ self.k0
        self.n += 1
        x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
        x = x ^ self.k1
        x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
        x = x ^ self.k2
        x = ((x ^ (x >> 15)) * 0x2C1B3C6D) & 0xFFFFFFFF
        x = x ^ self.k3
        x = ((x ^ (x >> 12)) * 0x297A2D39) & 0xFFFFFFFF
        return x ^ (x >> 15)

    def below(self, n: int) -> int:
        """A whole number from 0 to n - 1, each equally likely."""
        if self.script is not None:
            return self.script.below(self, n)
        bound: i64 = n
        product: i64 = self.word() * bound
        if product & 0xFFFFFFFF < bound:
            unfair: i64 = 0x100000000 % bound
            while product & 0xFFFFFFFF < unfair:
                product = self.word() * bound
        return product >> 32

    def unit(self) -> float:
        """A number from 0 (included) to 1 (excluded)."""
        return float(self.word()) / 4294967296.0

    def shuffle(self, items: list[int]) -> None:
        if self.script is not None:
            self.script.shuffle(self, items)
            return
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def choose(self, items: list[int]) -> int:
        return items[self.below(len(items))]
