"""The random stream inside every state: counter-based, seeded with 128 bits, a few integers to copy."""
# compiled by mypyc

import hashlib
from struct import unpack

from mypy_extensions import i64


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
        if seed:
            words = unpack("<4I", hashlib.blake2b(seed.encode(), digest_size=16).digest())
            self.k0 = int(words[0])
            self.k1 = int(words[1])
            self.k2 = int(words[2])
            self.k3 = int(words[3])

    def copy(self) -> "Stream":
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
        i: i64 = len(items) - 1
        while i > 0:
            j = self.below(i + 1)
            kept = items[i]
            items[i] = items[j]
            items[j] = kept
            i -= 1

    def choose(self, items: list[int]) -> int:
        return items[self.below(len(items))]
