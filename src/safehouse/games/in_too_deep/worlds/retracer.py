"""Which histories of hidden pieces an observer must deem possible, by the trail it has seen."""
# compiled by mypyc

from typing import Final

from safehouse.core.random import Stream
from safehouse.games.in_too_deep.rules.trail import MOST_BAGS, UNKNOWN

PATIENCE: Final = 60
SHORT_PATIENCE: Final = 6
LONG_TRAIL: Final = 500
LATE: Final = 4
"""Walks tried before the horizon moves on; fewer on a trail of more steps than LONG_TRAIL."""
BOLD: Final = 8
"""Of so many choices one leaves no pieces alone."""


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
    runs into a contradiction is begun again. On a trail far longer than a played-out game has, where walks
    to the start hardly ever succeed, the walk ends at a horizon: what lies behind it is forgotten, except
    what the observer's own bags held there. Pieces of the bags `g`, `g + groups`, … never mix with others.
    """

    def __init__(self, start: list[list[int]], steps: list[int], seen: list[int], groups: int = 1) -> None:
        self.start: list[list[int]] = start
        self.steps: list[int] = steps
        self.seen: list[int] = seen
        self.groups: int = groups
        self.sizes: list[int] = [len(values) for values in start]
        for step in steps:
            bag = (step >> 1) % MOST_BAGS
            self.sizes[bag] += -1 if step & 1 else 1
        self.horizon: int = 0
        self.node_value: list[int] = []
        self.node_label: list[int] = []
        self.label_node: list[int] = []
        self.bags: list[list[int]] = []
        self.coming: list[list[int]] = []
        self.final: int = 0
        self.seen_through: list[bool] = []
        self.group_of: list[int] = []

    def draw(self, random: Stream) -> History:
        """A history; the horizon is moved only when walks to it fail again and again."""
        while True:
            patience = SHORT_PATIENCE if len(self.steps) - self.horizon > LONG_TRAIL else PATIENCE
            for attempt in range(patience):
                if self.walk(random, attempt % 8 != 7):
                    return self.history()
            if self.horizon >= len(self.steps):
                raise RuntimeError("this trail has no possible history")
            self.horizon = min(len(self.steps), self.horizon + max(40, (len(self.steps) - self.horizon) // 2))

    def new_node(self, value: int) -> int:
        self.node_value.append(value)
        self.node_label.append(UNKNOWN)
        return len(self.node_value) - 1

    def walk(self, random: Stream, careful: bool) -> bool:
        """One walk back; `careful` leaves pieces alone that an earlier, seen coming will need."""
        self.node_value = []
        self.node_label = []
        self.label_node = [UNKNOWN] * len(self.seen)
        self.bags = []
        self.coming = [[] for bag in range(len(self.start))]
        for size in self.sizes:
            self.bags.append([self.new_node(UNKNOWN) for i in range(size)])
        self.final = len(self.node_value)
        for at in range(self.horizon, len(self.steps)):
            step = self.steps[at]
            label = step // (2 * MOST_BAGS)
            if step & 1 == 0 and self.seen[label] != UNKNOWN:
                self.coming[(step >> 1) % MOST_BAGS].append(self.seen[label])
        at = len(self.steps) - 1
        while at >= self.horizon:
            step = self.steps[at]
            at -= 1
            label = step // (2 * MOST_BAGS)
            bag = (step >> 1) % MOST_BAGS
            if step & 1 != 0:
                self.bags[bag].append(self.node_of(label))
            elif not self.go_back_in(bag, label, random, careful):
                return False
        return self.reach_horizon(random) if self.horizon > 0 else self.reach_start(random)

    def node_of(self, label: int) -> int:
        node = self.label_node[label]
        if node == UNKNOWN:
            node = self.new_node(self.seen[label])
            self.label_node[label] = node
        return node

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
        """Now and then any piece: what an earlier coming needs, a blank one can be as well."""
        needed = coming.copy()
        free: list[int] = []
        for i in range(len(nodes)):
            value = self.node_value[nodes[i]]
            if value in needed:
                needed.remove(value)
            else:
                free.append(i)
        if free and random.below(BOLD) != 0:
            return free[random.below(len(free))]
        return random.below(len(nodes)) if nodes else UNKNOWN

    def settle(self, nodes: list[int], values: list[int], random: Stream) -> bool:
        """Give these pieces these values, to the last one."""
        left = values.copy()
        blank: list[int] = []
        if len(left) != len(nodes):
            return False
        for node in nodes:
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

    def reach_start(self, random: Stream) -> bool:
        """At the start the bags hold exactly what the game began with."""
        return all(self.settle(self.bags[bag], self.start[bag], random) for bag in range(len(self.start)))

    def reach_horizon(self, random: Stream) -> bool:
        """At the horizon each piece of a group is somewhere; bags seen through hold what they held."""
        held, lying = self.look_back()
        for label in lying:
            self.node_of(label)
        for bag in range(len(self.bags)):
            if self.seen_through[bag] and not self.settle(self.bags[bag], held[bag], random):
                return False
        for bag in range(len(self.bags)):
            if len(self.start[bag]) == 0 and not self.name_the_old(bag, lying, random):
                return False
        for group in range(self.groups):
            if not self.settle(self.members(group, lying), self.values_of(group), random):
                return False
        return True

    def members(self, group: int, lying: list[int]) -> list[int]:
        """Every piece of a group at the horizon."""
        nodes = [self.label_node[label] for label in lying if self.group_of[label] == group]
        bag = group
        while bag < len(self.bags):
            nodes.extend(self.bags[bag])
            bag += self.groups
        return nodes

    def values_of(self, group: int) -> list[int]:
        values: list[int] = []
        bag = group
        while bag < len(self.start):
            values.extend(self.start[bag])
            bag += self.groups
        return values

    def name_the_old(self, bag: int, lying: list[int], random: Stream) -> bool:
        """Pieces that lie in a bag since before the horizon get labels under which some came in there."""
        old = [node for node in self.bags[bag] if node < self.final and self.node_label[node] == UNKNOWN]
        if len(old) == 0:
            return True
        group = bag % self.groups
        left = self.values_of(group)
        for node in self.members(group, lying):
            if self.node_value[node] in left:
                left.remove(self.node_value[node])
        names = self.old_labels(bag)
        for node in old:
            value = self.node_value[node]
            label = self.fitting(names, value, left, random)
            if label == UNKNOWN:
                return False
            names.remove(label)
            self.node_label[node] = label
            self.label_node[label] = node
            if value == UNKNOWN and self.seen[label] != UNKNOWN:
                self.node_value[node] = self.seen[label]
                left.remove(self.seen[label])
        return True

    def fitting(self, names: list[int], value: int, left: list[int], random: Stream) -> int:
        """A label, rather a late one, for a piece of this value; for a blank one any value left."""
        fit: list[int] = []
        for label in names:
            shown = self.seen[label]
            if shown in (value, UNKNOWN) or (value == UNKNOWN and shown in left):
                fit.append(label)
        if len(fit) == 0:
            return UNKNOWN
        exact = [label for label in fit if self.seen[label] == value and value != UNKNOWN]
        if exact:
            return exact[0]
        return fit[random.below(min(len(fit), LATE))]

    def old_labels(self, bag: int) -> list[int]:
        """Labels that came into the bag behind the horizon, the latest first."""
        names: list[int] = []
        at = self.horizon - 1
        while at >= 0:
            step = self.steps[at]
            at -= 1
            if step & 1 == 0 and (step >> 1) % MOST_BAGS == bag:
                names.append(step // (2 * MOST_BAGS))
        return names

    def look_back(self) -> tuple[list[list[int]], list[int]]:
        """What each bag held at the horizon as far as it was seen, and the labels that lay in the open."""
        held: list[list[int]] = [[] for bag in self.bags]
        lying: list[int] = []
        self.seen_through = [len(values) == 0 for values in self.start]
        self.group_of = [0] * len(self.seen)
        for at in range(self.horizon):
            step = self.steps[at]
            label = step // (2 * MOST_BAGS)
            bag = (step >> 1) % MOST_BAGS
            value = self.seen[label]
            if value == UNKNOWN:
                self.seen_through[bag] = False
            if step & 1 == 0:
                held[bag].append(value)
                lying.remove(label)
            else:
                lying.append(label)
                self.group_of[label] = bag % self.groups
                if value in held[bag]:
                    held[bag].remove(value)
        return held, lying

    def history(self) -> History:
        found = History()
        for label in range(len(self.seen)):
            node = self.label_node[label]
            found.value.append(max(0, self.seen[label]) if node == UNKNOWN else self.node_value[node])
        first = 0
        for size in self.sizes:
            nodes = list(range(first, first + size))
            found.inside.append([self.node_label[node] for node in nodes])
            found.content.append([self.node_value[node] for node in nodes])
            first += size
        return found
