"""The trail of hidden pieces: where each went, who saw it, and which histories an observer must deem possible.

A piece lies either in a place where everybody can follow it (a field, a position of the display) or in a
bag where the pieces mix (a supply, a hand, a memory). As long as it can be followed it has one label. It
gets a new one whenever it leaves a bag. The trail is the list of all comings and goings of labels at bags;
it is public. The value of a label is known to those who saw it (ZH-6.4 to ZH-6.11).
"""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream

SEAT_MASK: Final = [1, 2, 4, 8, 16, 32]
"""The bit of a seat among those who know a label; the last one is the watcher's."""
ALL_KNOW: Final = 63
MOST_BAGS: Final = 32
UNKNOWN: Final = -1


def mask_of(seat: int) -> int:
    return SEAT_MASK[seat]


class Trail:
    def __init__(self) -> None:
        self.value: list[int] = []
        self.known: list[int] = []
        self.steps: list[int] = []

    def copy(self) -> "Trail":
        twin = Trail()
        twin.value = self.value.copy()
        twin.known = self.known.copy()
        twin.steps = self.steps.copy()
        return twin

    def leave(self, bag: int, value: int, known: int) -> int:
        """A piece of this value leaves a bag; its new label."""
        label = len(self.value)
        self.value.append(value)
        self.known.append(known)
        self.steps.append((label * MOST_BAGS + bag) * 2 + 1)
        return label

    def enter(self, bag: int, label: int) -> None:
        self.steps.append((label * MOST_BAGS + bag) * 2)

    def show(self, label: int, known: int) -> None:
        self.known[label] |= known

    def knows(self, seat: int, label: int) -> bool:
        return self.known[label] & SEAT_MASK[seat] != 0

    def seen_by(self, seat: int) -> list[int]:
        """The value of each label as this seat (the watcher: -1) knows it."""
        bit = SEAT_MASK[seat]
        return [self.value[i] if self.known[i] & bit != 0 else UNKNOWN for i in range(len(self.value))]


class History:
    """One possible truth behind a trail: the value of every label, and what lies in each bag now."""

    def __init__(self) -> None:
        self.value: list[int] = []
        self.inside: list[list[int]] = []
        """By bag the labels under which its pieces came in; UNKNOWN for one that has always been there."""
        self.content: list[list[int]] = []
        """By bag the values, in the order of `inside`."""


class Retracer:
    """Draws possible histories for one observer by walking the trail backwards.

    Going back in time each piece that came out of a bag must be one that went in before, or one that
    was there from the start. Which one is drawn at random; what the observer saw has to fit. A walk that
    runs into a contradiction is begun again.
    """

    def __init__(self, start: list[list[int]], steps: list[int], seen: list[int]) -> None:
        self.start: list[list[int]] = start
        self.steps: list[int] = steps
        self.seen: list[int] = seen
        self.sizes: list[int] = [len(values) for values in start]
        for step in steps:
            bag = (step >> 1) % MOST_BAGS
            self.sizes[bag] += -1 if step & 1 else 1
        self.node_value: list[int] = []
        self.node_label: list[int] = []
        self.label_node: list[int] = []
        self.bags: list[list[int]] = []
        self.coming: list[list[int]] = []
        self.final: int = 0

    def draw(self, random: Stream) -> History:
        for attempt in range(2000):
            if self.walk(random, attempt % 8 != 7):
                return self.history()
        raise RuntimeError("this trail has no possible history")

    def new_node(self, value: int) -> int:
        self.node_value.append(value)
        self.node_label.append(UNKNOWN)
        return len(self.node_value) - 1

    def walk(self, random: Stream, careful: bool) -> bool:
        """One walk back to the start; `careful` leaves pieces alone that an earlier, seen coming will need."""
        self.node_value = []
        self.node_label = []
        self.label_node = [UNKNOWN] * len(self.seen)
        self.bags = []
        self.coming = [[] for bag in range(len(self.start))]
        for size in self.sizes:
            self.bags.append([self.new_node(UNKNOWN) for i in range(size)])
        self.final = len(self.node_value)
        for step in self.steps:
            label = step // (2 * MOST_BAGS)
            if step & 1 == 0 and self.seen[label] != UNKNOWN:
                self.coming[(step >> 1) % MOST_BAGS].append(self.seen[label])
        at = len(self.steps) - 1
        while at >= 0:
            step = self.steps[at]
            at -= 1
            label = step // (2 * MOST_BAGS)
            bag = (step >> 1) % MOST_BAGS
            if step & 1 != 0:
                node = self.label_node[label]
                if node == UNKNOWN:
                    node = self.new_node(self.seen[label])
                    self.label_node[label] = node
                self.bags[bag].append(node)
            elif not self.go_back_in(bag, label, random, careful):
                return False
        return self.reach_start(random)

    def go_back_in(self, bag: int, label: int, random: Stream, careful: bool) -> bool:
        """Choose which piece of the bag came in under this label."""
        nodes = self.bags[bag]
        wanted = self.seen[label]
        if wanted != UNKNOWN:
            self.coming[bag].remove(wanted)
            chosen = self.find(nodes, wanted, random)
        elif careful:
            chosen = self.unreserved(nodes, self.coming[bag], random)
        else:
            chosen = random.below(len(nodes)) if nodes else UNKNOWN
        if chosen == UNKNOWN:
            return False
        node = nodes[chosen]
        nodes[chosen] = nodes[len(nodes) - 1]
        nodes.pop()
        if wanted != UNKNOWN:
            self.node_value[node] = wanted
        if node < self.final and self.node_label[node] == UNKNOWN:
            self.node_label[node] = label
        self.label_node[label] = node
        return True

    def find(self, nodes: list[int], wanted: int, random: Stream) -> int:
        """A piece of the wanted value, else one of unknown value."""
        same = [i for i in range(len(nodes)) if self.node_value[nodes[i]] == wanted]
        if same:
            return same[random.below(len(same))]
        blank = [i for i in range(len(nodes)) if self.node_value[nodes[i]] == UNKNOWN]
        return blank[random.below(len(blank))] if blank else UNKNOWN

    def unreserved(self, nodes: list[int], coming: list[int], random: Stream) -> int:
        free: list[int] = []
        for i in range(len(nodes)):
            value = self.node_value[nodes[i]]
            if value == UNKNOWN or value not in coming:
                free.append(i)
        if free:
            return free[random.below(len(free))]
        return random.below(len(nodes)) if nodes else UNKNOWN

    def reach_start(self, random: Stream) -> bool:
        """At the start the bags hold exactly what the game began with."""
        for bag in range(len(self.start)):
            left = self.start[bag].copy()
            blank: list[int] = []
            if len(left) != len(self.bags[bag]):
                return False
            for node in self.bags[bag]:
                value = self.node_value[node]
                if value == UNKNOWN:
                    blank.append(node)
                elif value in left:
                    left.remove(value)
                else:
                    return False
            random.shuffle(left)
            for i in range(len(blank)):
                self.node_value[blank[i]] = left[i]
        return True

    def history(self) -> History:
        found = History()
        for label in range(len(self.seen)):
            found.value.append(self.node_value[self.label_node[label]])
        first = 0
        for size in self.sizes:
            nodes = list(range(first, first + size))
            found.inside.append([self.node_label[node] for node in nodes])
            found.content.append([self.node_value[node] for node in nodes])
            first += size
        return found
