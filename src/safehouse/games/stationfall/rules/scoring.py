"""Points and winners (16.4, 17, 18): every point with the clause it comes from."""
# compiled by mypyc

from safehouse.games.stationfall.codes import (
    Abilities,
    Characters,
    Colours,
    Facts,
    Filters,
    Guilt,
    Items,
    Operations,
    Pawns,
    Pods,
    Sections,
    States,
)
from safehouse.games.stationfall.rules.position import IN_HAND, NOBODY, SUPPLY, Position
from safehouse.games.stationfall.tables.expressions import Expression, Line
from safehouse.games.stationfall.tables.numbers import CREW, FIRST_POD, NOWHERE, POWER_OF_TWO


class Score:
    """What one colour scores: points by source, and the agenda lines one by one."""

    def __init__(self) -> None:
        self.lines: list[int] = []
        self.bonus: int = 0
        self.own_bribe: int = 0
        self.bribes: int = 0
        self.excess: int = 0

    def total(self) -> int:
        return sum(self.lines) + self.bonus + self.own_bribe + self.bribes - self.excess


# -- facts about the final position --------------------------------------------------------------


def final_place(s: Position, pawn: int) -> int:
    return s.where(pawn) if s.state[pawn] != States.ANNIHILATED else NOWHERE


def together(s: Position, place: int, other: int) -> bool:
    """SF-5.2, SF-16.4.3"""
    return place >= 0 and place == other


def is_down(s: Position, pawn: int) -> bool:
    """SF-16.4.2a"""
    return s.state[pawn] == States.DOWN or s.state[pawn] == States.ANNIHILATED


def owns_item(s: Position, pawn: int, item: int) -> bool:
    if s.state[pawn] == States.ANNIHILATED:
        return False
    base = pawn * Items.COUNT
    if item == Items.HELMET:
        return s.items[base + Items.HELMET] + s.items[base + Items.INTEGRAL_HELMET] > 0
    if item == Items.BLUDGEON:
        return s.items[base + Items.BLUDGEON] + s.items[base + Items.INTEGRAL_BLUDGEON] > 0
    if item == Items.GUN:
        return s.items[base + Items.GUN] + s.items[base + Items.INTEGRAL_GUN] > 0
    if item == Items.NANOGEL:
        return s.items[base + Items.NANOGEL] + s.items[base + Items.NANOGEL_HALF] > 0
    return s.items[base + item] > 0


def copies_escaped(s: Position, data: int) -> int:
    """Copies on escaped characters and at institutions (SF-4.6.6.1)."""
    found = offsite_count(s, data)
    for pawn in range(CREW):
        if s.has_data(pawn, data) and s.escaped(pawn):
            found += 1
    return found


def offsite_count(s: Position, data: int) -> int:
    found = 0
    for institution in range(2):
        if s.offsite[institution] & POWER_OF_TWO[data] != 0:
            found += 1
    return found


def hand_total(s: Position, colour: int) -> int:
    return s.hand_size(s.hand_of[colour])


def betrayal_total(s: Position, colour: int) -> int:
    """SF-R.34: two players add up both colours."""
    total = 0
    for other in range(s.colours):
        if s.same_player(colour, other):
            total += s.betrayal[other]
    return total


def most_kompromat(s: Position, colour: int) -> bool:
    own = hand_total(s, colour)
    for other in range(s.colours):
        if not s.same_player(colour, other) and hand_total(s, other) >= own:
            return False
    return True


def fewest_betrayal(s: Position, colour: int) -> bool:
    own = betrayal_total(s, colour)
    return all(betrayal_total(s, other) >= own for other in range(s.colours))


def card_escaped(s: Position, card: int) -> bool:
    for pawn in s.box.pawns_of[card]:
        if s.box.is_data[pawn]:
            return copies_escaped(s, s.box.pawn_of_data.index(pawn)) > 0
        if s.state[pawn] != States.ANNIHILATED and s.escaped(pawn):
            return True
    return False


def escaped_clones(s: Position) -> int:
    clones = s.box.pawns_of[Characters.MAINTENANCE_CLONES]
    return len([pawn for pawn in clones if s.state[pawn] != States.ANNIHILATED and s.escaped(pawn)])


def stars(s: Position) -> int:
    return len([star for star in s.box.track_stars if star <= s.medical_track])


def damaged_sections(s: Position) -> int:
    found = 0
    for section in range(Sections.COUNT):
        if s.damaged[section] and (section < FIRST_POD or s.pod[section] == Pods.DOCKED):
            found += 1
    return found


# -- expressions ---------------------------------------------------------------------------------


def value(s: Position, e: Expression | None, self_pawn: int, colour: int) -> int:
    """An agenda expression for the PC `self_pawn` of a colour."""
    if e is None:
        return 0
    op = e.op
    if op == Operations.NUMBER:
        return e.n
    if op == Operations.AND:
        return 1 if value(s, e.left, self_pawn, colour) and value(s, e.right, self_pawn, colour) else 0
    if op == Operations.OR:
        return 1 if value(s, e.left, self_pawn, colour) or value(s, e.right, self_pawn, colour) else 0
    if op == Operations.NOT:
        return 0 if value(s, e.left, self_pawn, colour) else 1
    if op == Operations.EQUAL:
        return 1 if value(s, e.left, self_pawn, colour) == value(s, e.right, self_pawn, colour) else 0
    if op == Operations.AT_LEAST:
        return 1 if value(s, e.left, self_pawn, colour) >= value(s, e.right, self_pawn, colour) else 0
    if op == Operations.MORE:
        return 1 if value(s, e.left, self_pawn, colour) > value(s, e.right, self_pawn, colour) else 0
    if op == Operations.PLUS:
        return value(s, e.left, self_pawn, colour) + value(s, e.right, self_pawn, colour)
    if op == Operations.HOW_MANY:
        found = 0
        for pawn in range(Pawns.COUNT):
            if s.state[pawn] != States.ABSENT and fits(s, e.left, pawn, self_pawn, colour):
                found += 1
        return found
    if op == Operations.HAND_OF:
        return hand_fitting(s, e.left, self_pawn, colour)
    if op == Operations.FACT:
        return fact(s, e.n, self_pawn, colour)
    return term(s, e, self_pawn, colour)


def term(s: Position, e: Expression, self_pawn: int, colour: int) -> int:
    op = e.op
    found = False
    if op == Operations.ESCAPED_SELF:
        found = s.state[self_pawn] != States.ANNIHILATED and s.escaped(self_pawn)
    elif op == Operations.ESCAPED_PAWN:
        found = s.state[e.n] != States.ANNIHILATED and s.escaped(e.n)
    elif op == Operations.ESCAPED_ITEM:
        found = s.escaped_place(s.item_place(e.n))
    elif op == Operations.DATA_ESCAPED:
        found = copies_escaped(s, e.n) > 0
    elif op == Operations.ESCAPED_COPIES:
        return copies_escaped(s, e.n)
    elif op == Operations.INSTITUTIONS_WITH:
        return offsite_count(s, e.n)
    elif op == Operations.OFFSITE:
        found = s.offsite[e.n] & POWER_OF_TWO[e.m] != 0
    elif op == Operations.HAS:
        found = owns_item(s, self_pawn, e.n)
    elif op == Operations.HAS_DATA:
        found = s.has_data(self_pawn, e.n)
    elif op == Operations.SELF_LIVE:
        found = s.state[self_pawn] == States.LIVE
    elif op == Operations.SELF_ON_STATION:
        found = s.on_station(final_place(s, self_pawn))
    elif op == Operations.SELF_CONTAMINATED:
        found = s.contaminated[self_pawn] and s.state[self_pawn] != States.ANNIHILATED
    elif op == Operations.WITH_ITEM:
        found = together(s, final_place(s, self_pawn), s.item_place(e.n))
    elif op == Operations.ITEM_IN:
        found = s.item_place(e.n) == e.m
    elif op == Operations.DOWN_UNESCAPED:
        found = is_down(s, e.n) and not s.escaped_place(final_place(s, e.n))
    elif op == Operations.LIVE_HUMANS_IN:
        return len(
            [p for p in range(CREW) if s.box.human[p] and s.state[p] == States.LIVE and s.place[p] == e.n]
        )
    elif op == Operations.GUILT_OF_PLAYER:
        return s.guilt[colour]
    elif op == Operations.PLAYERS_WITH_GUILT:
        return s.guilt.count(e.n)
    return 1 if found else 0


def fact(s: Position, which: int, self_pawn: int, colour: int) -> int:
    if which == Facts.MOSS_VICTIMS:
        return s.moss_victims
    if which == Facts.MEDICAL_STARS:
        return stars(s)
    if which == Facts.ESCAPED_CLONES:
        return escaped_clones(s)
    if which == Facts.ANTIMATTER_ARMED:
        return 1 if s.armed else 0
    if which == Facts.ANTIMATTER_EXPLODED_ON_STATION:
        return 1 if s.exploded_on_station else 0
    if which == Facts.DAMAGED_SECTIONS:
        return damaged_sections(s)
    if which == Facts.PROJECT_X_RELEASED:
        return 1 if s.released else 0
    if which == Facts.MOST_KOMPROMAT_STRICT:
        return 1 if most_kompromat(s, colour) else 0
    if which == Facts.FEWEST_BETRAYAL:
        return 1 if fewest_betrayal(s, colour) else 0
    if which == Facts.REVEALED_ONLY_AT_STATIONFALL:
        return 1 if s.only_at_stationfall[colour] else 0
    if which == Facts.HAND_KOMPROMAT_OF_ESCAPED:
        own = IN_HAND + s.hand_of[colour]
        return len([c for c in range(Characters.COUNT) if s.kompromat[c] == own and card_escaped(s, c)])
    if which == Facts.BONUS_POINTS:
        return bonus_points(s, colour)
    if which == Facts.COLOCATED_LIVE_OTHER:
        return 1 if live_company(s, self_pawn) else 0
    if which == Facts.COLOCATED_WITH_BONUS:
        return 1 if with_bonus(s, self_pawn, colour) else 0
    return 1 if in_pod_with_down_human(s, self_pawn) else 0


def live_company(s: Position, self_pawn: int) -> bool:
    here = final_place(s, self_pawn)
    for pawn in range(CREW):
        if (
            pawn != self_pawn
            and s.state[pawn] == States.LIVE
            and s.body(pawn)
            and together(s, here, s.place[pawn])
        ):
            return True
    return False


def with_bonus(s: Position, self_pawn: int, colour: int) -> bool:
    here = final_place(s, self_pawn)
    for identity in s.bonus[s.holder_of[colour]]:
        for pawn in s.box.pawns_of[s.box.identity_character[identity]]:
            if not s.box.is_data[pawn] and together(s, here, final_place(s, pawn)):
                return True
    return False


def in_pod_with_down_human(s: Position, self_pawn: int) -> bool:
    here = final_place(s, self_pawn)
    if not (FIRST_POD <= here < Sections.COUNT and s.escaped_place(here)):
        return False
    for pawn in range(CREW):
        if pawn != self_pawn and s.box.human[pawn] and s.state[pawn] == States.DOWN and s.place[pawn] == here:
            return True
    return False


def hand_fitting(s: Position, e: Expression | None, self_pawn: int, colour: int) -> int:
    found = 0
    for card in range(Characters.COUNT):
        if s.kompromat[card] == IN_HAND + s.hand_of[colour]:
            for pawn in s.box.pawns_of[card]:
                if s.state[pawn] != States.ABSENT and fits(s, e, pawn, self_pawn, colour):
                    found += 1
                    break
    return found


def fits(s: Position, e: Expression | None, pawn: int, self_pawn: int, colour: int) -> bool:
    """A filter expression asked of one pawn."""
    if e is None:
        return True
    op = e.op
    if op == Operations.AND:
        return fits(s, e.left, pawn, self_pawn, colour) and fits(s, e.right, pawn, self_pawn, colour)
    if op == Operations.OR:
        return fits(s, e.left, pawn, self_pawn, colour) or fits(s, e.right, pawn, self_pawn, colour)
    if op == Operations.NOT:
        return not fits(s, e.left, pawn, self_pawn, colour)
    if op == Operations.ITS_ITEM:
        return pawn != Pawns.MONSTER and owns_item(s, pawn, e.n)
    if op == Operations.ITS_DATA:
        return pawn != Pawns.MONSTER and s.has_data(pawn, e.n)
    return filter_holds(s, e.n, pawn, self_pawn)


def filter_holds(s: Position, which: int, pawn: int, self_pawn: int) -> bool:
    if which == Filters.ESCAPED:
        return s.escaped_place(final_place(s, pawn))
    if which == Filters.DOWN:
        return is_down(s, pawn) and not s.box.is_data[pawn]
    if which == Filters.LIVE:
        return s.state[pawn] == States.LIVE
    if which == Filters.ON_STATION:
        return s.on_station(final_place(s, pawn))
    if which == Filters.MONSTER:
        return pawn == Pawns.MONSTER
    if which == Filters.SELF:
        return pawn == self_pawn
    if which == Filters.COLOCATED:
        return pawn != self_pawn and together(s, final_place(s, self_pawn), final_place(s, pawn))
    if pawn == Pawns.MONSTER:
        return False
    if which == Filters.HUMAN:
        return s.box.human[pawn]
    if which == Filters.ROBOT:
        return s.box.robot[pawn]
    if which == Filters.CONTAMINATED:
        return s.contaminated[pawn] and s.state[pawn] != States.ANNIHILATED
    if which == Filters.OFFICER:
        return s.has(pawn, Abilities.OFFICER)
    if which == Filters.FUGITIVE:
        return s.has(pawn, Abilities.FUGITIVE)
    card = s.box.card_of[pawn]
    if which == Filters.NPC:
        return not s.is_pc(card)
    if which == Filters.PC:
        return s.is_pc(card)
    if which == Filters.PC_NOT_INNOCENT:
        return s.is_pc(card) and not all_innocent(s, card)
    return s.is_pc(card) and all_innocent(s, card)


def all_innocent(s: Position, card: int) -> bool:
    return all(
        not (s.owned_by(card, colour) and s.guilt[colour] != Guilt.INNOCENT) for colour in range(s.colours)
    )


# -- points --------------------------------------------------------------------------------------


def reads_hand(line: Line) -> bool:
    """Whether the points of a line depend on which kompromats a player holds, not only on how many."""
    return mentions_hand(line.per) or mentions_hand(line.cond)


def mentions_hand(e: Expression | None) -> bool:
    if e is None:
        return False
    if e.op == Operations.HAND_OF or (e.op == Operations.FACT and e.n == Facts.HAND_KOMPROMAT_OF_ESCAPED):
        return True
    return mentions_hand(e.left) or mentions_hand(e.right)


def line_points(s: Position, line: Line, self_pawn: int, colour: int) -> int:
    if line.per is not None:
        return line.points * value(s, line.per, self_pawn, colour)
    return line.points if value(s, line.cond, self_pawn, colour) else 0


def line_holds(s: Position, line: Line, self_pawn: int, colour: int) -> bool:
    """A head line is met when its condition holds, or when it counts at least one (ledger 3.7)."""
    return value(s, line.per if line.per is not None else line.cond, self_pawn, colour) > 0


def agenda_points(s: Position, colour: int, identity: int) -> list[int]:
    """SF-16.4.4: the points of each line; a plus line needs the head line before it."""
    self_pawn = s.box.pawns_of[s.box.identity_character[identity]][0]
    found: list[int] = []
    head = True
    for line in s.box.agenda[identity]:
        if not line.plus:
            head = line_holds(s, line, self_pawn, colour)
        found.append(line_points(s, line, self_pawn, colour) if head else 0)
    return found


def bonus_points(s: Position, colour: int) -> int:
    """SF-16.4.5 for all bonus characters the colour's player still has."""
    found = 0
    for identity in s.bonus[s.holder_of[colour]]:
        found += bonus_of(s, identity, colour)
    return found


def bonus_of(s: Position, identity: int, colour: int) -> int:
    card = s.box.identity_character[identity]
    points = line_points(s, s.box.bonus[identity], s.box.pawns_of[card][0], colour)
    if s.box.bonus[identity].per is not None and points == len(s.box.pawns_of[card]):
        points += 1
    return points


def bribe_points(s: Position, colour: int, identity: int) -> int:
    """SF-16.4.6.2, SF-K.billionaire.3, SF-17.2.8"""
    card = s.box.identity_character[identity]
    if not s.box.scores_bribes[card]:
        return 0
    found = 0
    for other in range(s.colours):
        if s.bribe[other] == card and not s.same_player(colour, other):
            found += 1
    rich = Characters.BILLIONAIRE
    if card != rich and card_escaped(s, rich):
        found += s.grey.count(card)
    return found * s.box.bribe_multiplier[identity]


def excess_cubes(s: Position, colour: int, identity: int) -> int:
    """SF-16.4.7"""
    outside = s.betrayal[colour]
    for card in range(Characters.COUNT):
        outside += s.cubes[card * Colours.COUNT + colour]
    over = outside - s.box.influence_limit[s.box.identity_character[identity]]
    return over if over > 0 else 0


def score(s: Position, colour: int, identity: int, with_bonus_points: bool) -> Score:
    """What a colour scores with this identity as its PC, in the position as it stands."""
    found = Score()
    found.lines = agenda_points(s, colour, identity)
    if with_bonus_points:
        found.bonus = bonus_points(s, colour)
    card = s.box.identity_character[identity]
    if s.bribe[colour] == SUPPLY and s.box.scores_bribes[card]:
        found.own_bribe = 1
    found.bribes = bribe_points(s, colour, identity)
    found.excess = excess_cubes(s, colour, identity)
    return found


def is_barred(s: Position, colour: int) -> bool:
    """Guilty, and the PC's card does not forgive it (SF-10.2.3)."""
    identity = s.revealed[colour]
    if s.guilt[colour] != Guilt.GUILTY:
        return False
    return identity == NOBODY or not s.box.wins_guilty[s.box.identity_character[identity]]
