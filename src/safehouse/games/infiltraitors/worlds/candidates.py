"""Exact candidates of every suspect, and their probabilities, from what one seat knows."""
# compiled by mypyc

from safehouse.games.infiltraitors.codes import Targets
from safehouse.games.infiltraitors.tables import (
    BIT,
    HIGHEST,
    NOTHING,
    OF_COLOUR,
    OF_NUMBER,
    card,
    cards_in,
    colour_of,
    number_of,
    set_of,
)
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge

# The grid everybody shares ------------------------------------------------------------------------


def public_grid(known: Knowledge) -> list[list[int]]:
    """For each target the cards public information leaves (IN-6.21); a certain one leaves the other
    sets, until nothing changes (IN-6.23)."""
    sets = [public_set(known, target) for target in known.targets()]
    if not known.sight.plan.two_cards:
        drop_certain(sets)
    return [cards_in(mask) for mask in sets]


def public_set(known: Knowledge, target: int) -> int:
    plan = known.sight.plan
    unseen = plan.deck_set & ~known.shown
    if not plan.two_cards or target == Targets.KEY_PERSON or not known.sight.two_cards[target]:
        return unseen & known.fitting(target)
    return possible_pairs(known, target, unseen, unseen)


def drop_certain(sets: list[int]) -> None:
    changed = True
    while changed:
        changed = False
        for i in range(len(sets)):
            if sets[i].bit_count() != 1:
                continue
            for j in range(len(sets)):
                if j != i and sets[j] & sets[i] != 0 and sets[j] != sets[i]:
                    sets[j] &= ~sets[i]
                    changed = True


# What one seat can think possible -----------------------------------------------------------------


def private_set(known: Knowledge, target: int) -> int:
    """IN-6.22; the own suspect and a key person that was looked at are certain."""
    sight = known.sight
    if target == Targets.KEY_PERSON:
        if sight.key_person != NOTHING:
            return BIT[sight.key_person]
    elif target == sight.seat:
        return BIT[sight.stand[target]]
    return known.unseen() & known.fitting(target)


def chances(known: Knowledge) -> list[list[tuple[int, float]]]:
    """For each target every possible card with its probability. Different suspects are different
    cards, and every way to give the targets different fitting cards is equally probable."""
    sets = [private_set(known, target) for target in known.targets()]
    found: list[list[tuple[int, float]]] = []
    for i in range(len(sets)):
        others = [sets[j] for j in range(len(sets)) if j != i]
        found.append(shares(sets[i], others))
    return found


def shares(mask: int, others: list[int]) -> list[tuple[int, float]]:
    """The cards of `mask` with their share among all choices of different cards from all sets."""
    touching = [other for other in others if other & mask != 0]
    rest = linked(mask, others) if len(touching) > 0 else []
    cards = cards_in(mask)
    ways: list[int] = []
    total = 0
    for c in cards:
        n = count_choices([other & ~BIT[c] for other in rest])
        ways.append(n)
        total += n
    return [(cards[i], ways[i] / total) for i in range(len(cards)) if ways[i] > 0]


def linked(mask: int, others: list[int]) -> list[int]:
    """The sets that share a card with this one, directly or through one another."""
    reach = mask
    left = others.copy()
    found: list[int] = []
    grew = True
    while grew:
        grew = False
        for i in range(len(left)):
            if left[i] & reach != 0:
                reach |= left[i]
                found.append(left.pop(i))
                grew = True
                break
    return found


def count_choices(sets: list[int]) -> int:
    """In how many ways can each set give one card, all different? By joining sets that choose alike."""
    if len(sets) == 0:
        return 1
    if len(sets) == 1:
        return sets[0].bit_count()
    first = sets[0]
    rest = sets[1:]
    total = first.bit_count() * count_choices(rest)
    for i in range(len(rest)):
        if rest[i] & first != 0:
            joined = rest.copy()
            joined[i] &= first
            total -= count_choices(joined)
    return total


# Two-card suspects ------------------------------------------------------------------------------------


def pair_weights(known: Knowledge, target: int, firsts: int, seconds: int) -> list[tuple[int, int]]:
    """Each identity that fits, with the number of card pairs that give it (IN-6.25, the local test)."""
    fitting = known.fitting(target)
    found: list[tuple[int, int]] = []
    plan = known.sight.plan
    for colour in range(plan.colours):
        for number in range(1, HIGHEST + 1):
            identity = card(colour, number)
            if fitting & BIT[identity] == 0:
                continue
            of_number = firsts & OF_NUMBER[number]
            of_colour = seconds & OF_COLOUR[colour]
            ways = of_number.bit_count() * of_colour.bit_count() - (of_number & of_colour).bit_count()
            if ways > 0:
                found.append((identity, ways))
    return found


def possible_pairs(known: Knowledge, target: int, firsts: int, seconds: int) -> int:
    return set_of([identity for identity, ways in pair_weights(known, target, firsts, seconds)])


def pair_chances(known: Knowledge) -> list[list[tuple[int, float]]]:
    sight = known.sight
    unseen = known.unseen()
    found: list[list[tuple[int, float]]] = []
    for target in known.targets():
        if target == Targets.KEY_PERSON or (target != sight.seat and not sight.two_cards[target]):
            mask = private_set(known, target)
            found.append([(c, 1.0 / mask.bit_count()) for c in cards_in(mask)])
        elif target == sight.seat:
            found.append([(own_identity(known), 1.0)])
        else:
            weights = pair_weights(known, target, unseen, unseen | known.second[target].mask)
            total = 0
            for _identity, ways in weights:
                total += ways
            found.append([(identity, ways / total) for identity, ways in weights])
    return found


def own_identity(known: Knowledge) -> int:
    first = known.sight.stand[known.sight.seat]
    second = known.sight.second[known.sight.seat]
    if second == NOTHING:
        return first
    return card(colour_of(second), number_of(first))
