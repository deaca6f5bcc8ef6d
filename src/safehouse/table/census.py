"""What each address does on this server, and on the others that share its store.

A server counts what happens on it. Among several nodes each tells the others once in a beat, by notices of the
database, how much an address holds here and what it has used up here since; nothing is stored. So a limit that
an address meets on one node is met on all a moment later. Who uses all of them at the same moment gets more
than the limit once, and then owes it everywhere.
"""

import hashlib
import time
from collections import Counter, OrderedDict
from collections.abc import Callable, Iterable
from functools import lru_cache
from typing import Final, Protocol

from safehouse.table.security import Bucket

TOLD_FROM: Final = 0.01
"""The share of a limit from which the other nodes are told."""
TOLD_AT_ONCE: Final = 1_000
"""What one beat tells at most."""
MOST_ADDRESSES: Final = 10_000

Named = tuple[str, int]
"""An address as the nodes call it, and an amount."""
Told = tuple[str, str, int]
"""The same after the kind of what is counted."""


class Counted(Protocol):
    """One kind of thing that is counted for each address."""

    def to_tell(self) -> list[Named]:
        """What the other nodes should know by now; it counts as told."""

    def hear(self, sender: str, name: str, amount: int, until: float) -> None:
        """What another node told; `until`: for how long that is known, by the monotonic clock."""

    def forget(self, sender: str) -> None:
        """That node has gone."""


class Census:
    """All that is counted here. `name`: what an address is called among the nodes."""

    def __init__(self) -> None:
        self._counted: dict[str, Counted] = {}
        self._left: list[Told] = []
        self.shared = False
        self.name: Callable[[str], str] = str

    def share(self, key: bytes) -> None:
        """From now on other nodes hear of what is counted; only who knows the key can tell an address."""

        def named(address: str) -> str:
            return hashlib.blake2b(address.encode(), key=key, digest_size=8).hexdigest()

        self.name = lru_cache(MOST_ADDRESSES)(named)
        self.shared = True

    def buckets(self, kind: str, rate: float, burst: int) -> "Buckets":
        made = self._counted[kind] = Buckets(rate, burst, self)
        return made

    def held(self, kind: str, most: int) -> "Held":
        made = self._counted[kind] = Held(most, self)
        return made

    def to_tell(self) -> list[Told]:
        """Whatever does not go with this beat goes with the next."""
        new = [(kind, *each) for kind, counted in self._counted.items() for each in counted.to_tell()]
        told, self._left = (self._left + new)[:TOLD_AT_ONCE], (self._left + new)[TOLD_AT_ONCE:]
        del self._left[10 * TOLD_AT_ONCE :]
        return told

    def hear(self, sender: str, told: Iterable[Told], seconds: float) -> None:
        """`seconds`: for how long a node that says nothing more is believed."""
        until = time.monotonic() + seconds
        for kind, name, amount in told:
            if kind in self._counted:
                self._counted[kind].hear(sender, name, amount, until)

    def forget(self, sender: str) -> None:
        for counted in self._counted.values():
            counted.forget(sender)


class Buckets:
    """One bucket for each address, the least recently seen forgotten first."""

    def __init__(
        self, rate: float, burst: int, census: Census | None = None, most: int = MOST_ADDRESSES
    ) -> None:
        self._rate = rate
        self._burst = burst
        self._census = census or Census()
        self._most = most
        self._by_name: OrderedDict[str, Bucket] = OrderedDict()
        self._to_tell: dict[str, Bucket] = {}

    def take(self, address: str) -> bool:
        name = self._census.name(address)
        bucket = self._of(name)
        taken = bucket.take()
        self._note(name, bucket)
        return taken

    def owe(self, address: str, amount: int) -> None:
        name = self._census.name(address)
        bucket = self._of(name)
        bucket.owe(amount)
        self._note(name, bucket)

    def _note(self, name: str, bucket: Bucket) -> None:
        if self._census.shared and bucket.used >= max(1.0, self._burst * TOLD_FROM):
            self._to_tell[name] = bucket

    def _of(self, name: str) -> Bucket:
        bucket = self._by_name.pop(name, None) or Bucket(self._rate, self._burst)
        self._by_name[name] = bucket
        if len(self._by_name) > self._most:
            self._by_name.popitem(last=False)
        return bucket

    def to_tell(self) -> list[Named]:
        loud, self._to_tell = self._to_tell, {}
        return [(name, bucket.told()) for name, bucket in loud.items()]

    def hear(self, sender: str, name: str, amount: int, until: float) -> None:
        self._of(name).used_elsewhere(amount)

    def forget(self, sender: str) -> None:
        pass


class Held:
    """How much each address has open at the moment, here and on other nodes."""

    def __init__(self, most: int, census: Census | None = None) -> None:
        self._most = most
        self._census = census or Census()
        self._here: Counter[str] = Counter()
        self._elsewhere: dict[str, dict[str, tuple[int, float]]] = {}
        """By name and node: how much there was, and until when that is known."""
        self._much: set[str] = set()
        """Who holds enough to be told of, or did a moment ago."""

    @property
    def here(self) -> int:
        """Of all addresses, on this node."""
        return self._here.total()

    def enter(self, address: str) -> bool:
        name = self._census.name(address)
        if self._here[name] + self._known_elsewhere(name) >= self._most:
            self._leave_if_empty(name)
            return False
        self._here[name] += 1
        if self._census.shared and self._is_much(name):
            self._much.add(name)
        return True

    def _is_much(self, name: str) -> bool:
        return self._here.get(name, 0) >= max(1.0, self._most * TOLD_FROM)

    def leave(self, address: str) -> None:
        name = self._census.name(address)
        self._here[name] -= 1
        self._leave_if_empty(name)

    def _leave_if_empty(self, name: str) -> None:
        if self._here[name] <= 0:
            del self._here[name]

    def _known_elsewhere(self, name: str) -> int:
        if name not in self._elsewhere:
            return 0
        now = time.monotonic()
        known = {sender: told for sender, told in self._elsewhere[name].items() if told[1] > now}
        self._elsewhere[name] = known
        if not known:
            del self._elsewhere[name]
        return sum(amount for amount, _ in known.values())

    def to_tell(self) -> list[Named]:
        """Those who hold much, and once more those who did."""
        for name in list(self._elsewhere):
            self._known_elsewhere(name)
        told, self._much = self._much, set(filter(self._is_much, self._much))
        return [(name, self._here.get(name, 0)) for name in told]

    def hear(self, sender: str, name: str, amount: int, until: float) -> None:
        if amount:
            self._elsewhere.setdefault(name, {})[sender] = amount, until
        elif name in self._elsewhere:
            self._elsewhere[name].pop(sender, None)

    def forget(self, sender: str) -> None:
        for told in self._elsewhere.values():
            told.pop(sender, None)
