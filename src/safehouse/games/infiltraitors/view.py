"""What a seat of Infiltraitors may know."""

from functools import cache
from typing import Annotated, cast

import msgspec

from safehouse.core.moves import Domain
from safehouse.core.seats import WATCHER, bit
from safehouse.core.view import View
from safehouse.games.infiltraitors.codes import Agents, Deeds, Targets
from safehouse.games.infiltraitors.options import ClueBoard
from safehouse.games.infiltraitors.rules.deeds import (
    deed_flag,
    deed_kind,
    deed_place,
    deed_seat,
    deed_source,
    deed_what,
    deed_whom,
)
from safehouse.games.infiltraitors.rules.position import NOBODY, MissionPlan
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import NOTHING, cards_in
from safehouse.games.infiltraitors.vocabulary import (
    CARD,
    CARD_IDS,
    COLOUR,
    COLOUR_IDS,
    DEED,
    END_IDS,
    MODIFIER,
    MODIFIER_IDS,
    ORIGIN,
    PHASE,
)

CardId = Annotated[str, CARD]
EndId = Annotated[str, Domain("end", ("", *END_IDS))]


class Deed(msgspec.Struct, frozen=True, kw_only=True, omit_defaults=True):
    """One entry of the public history (IN-5.516). `code` holds all of it in one number."""

    code: int
    kind: Annotated[str, DEED]
    seat: int
    card: CardId | None = None
    """The card played, named, taken or discarded."""
    target: int | None = None
    vertical: bool | None = None
    right: bool | None = None
    count: int | None = None
    """Cards drawn; for a catch 1 if a headquarters card was paid."""
    place: int | None = None
    """Which entry of the pile, or which place of an outward hand."""
    source: str | None = None


class Clue(msgspec.Struct, frozen=True):
    card: CardId
    vertical: bool


class Stand(msgspec.Struct, frozen=True, kw_only=True):
    """One agent's stand. The suspect itself is known to its holder alone (IN-5.311, IN-5.772)."""

    occupied: bool
    card: CardId | None
    second: CardId | None
    two_cards: bool
    """A second card stands there; public (IN-5.777)."""
    token: int
    clues: list[Clue]


class Discard(msgspec.Struct, frozen=True):
    """A card of the pile; None lies face down. `deed` says which deed put it there (IN-5.407)."""

    card: CardId | None
    up: bool
    deed: int


class LaidDown(msgspec.Struct, frozen=True):
    """A group that went face down from a hand this seat could see (IN-5.719)."""

    deed: int
    seat: int
    cards: list[CardId]


class PastPair(msgspec.Struct, frozen=True, kw_only=True):
    """An eliminated two-card suspect: its cards to its former holder; to others what they could be."""

    deed: int
    holder: int
    first: CardId | None
    second: CardId | None
    single: bool
    """It was caught with an empty headquarters deck and was one card (IN-5.777)."""
    first_among: list[CardId]
    second_among: list[CardId]


class Candidate(msgspec.Struct, frozen=True):
    """One square of a clue board: colour and number, and how probable it is from this seat."""

    card: CardId
    chance: float


class Board(msgspec.Struct, frozen=True, kw_only=True):
    """The clue board of one suspect (IN-5.514): `public` is the grid everybody shares, `mine` the
    exact set this seat can still think possible (empty where the boards show public knowledge alone), `decoded`
    what an agreed code leaves of the shared grid (empty where nobody speaks one)."""

    target: int
    public: list[CardId]
    mine: list[Candidate]
    decoded: list[CardId]


class CrossedOut(msgspec.Struct, frozen=True):
    """What this seat has crossed out on its own clue board of one suspect; nobody else sees it (IN-5.515)."""

    target: int
    cards: list[CardId]


class Briefing(msgspec.Struct, frozen=True, kw_only=True):
    """The mission page; public."""

    mission: str
    agents: int
    suspects: int
    bullets: int
    colours: list[Annotated[str, COLOUR]]
    lowest: int
    highest: int
    start_hand: int
    hand_limit: int
    modifiers: list[Annotated[str, MODIFIER]]
    seconds: int
    turn_limit: int
    clue_board: ClueBoard
    code: list[int]
    """Seats whose choices speak the code of the planners (worlds/team.py)."""


class InfiltraitorsView(View, frozen=True, kw_only=True):
    briefing: Briefing
    phase: Annotated[str, PHASE]
    active: int
    turns: int
    target: int | None
    """At whom the gun points; 5 is the key person."""
    forced: bool
    bullets: int
    hands: list[list[CardId | None]]
    """None for a card this seat may not see. Known ones stand first, where hands are no rows (IN-5.782)."""
    open_cards: list[list[CardId]]
    """For each hand the cards everybody knows to be in it: rewards taken face up."""
    stands: list[Stand]
    row: list[CardId | None]
    aside: list[CardId | None]
    """The ninth suspect or the key person; its card to those who have looked (IN-6.17)."""
    key_clues: list[Clue]
    clues_owed: int
    hq: int
    pile: list[Discard]
    pool: list[CardId]
    rewards: list[CardId]
    finale: bool
    next_token: int
    eliminator: int | None
    withdrawn: list[bool]
    excess_deed: int
    deeds: list[Deed]
    laid_down: list[LaidDown]
    past_pairs: list[PastPair]
    end: EndId
    """How the mission ended; empty while it runs."""
    hq_cards: list[CardId]
    """Headquarters from bottom to top, once the mission is over (IN-6.29)."""
    boards: list[Board] = msgspec.field(default_factory=list)
    """One per suspect on the table, where the boards show what can be known (IN-5.513, IN-5.514)."""
    crossed_out: list[CrossedOut] = msgspec.field(default_factory=list)
    """One per clue board on which this seat has crossed something out by hand."""


def names(cards: list[int]) -> list[str]:
    return [CARD_IDS[c] for c in cards]


def name_or_none(c: int) -> str | None:
    return None if c == NOTHING else CARD_IDS[c]


@cache
def read_deed(code: int) -> Deed:
    kind, what, whom = deed_kind(code), deed_what(code), deed_whom(code)
    known: dict[str, object] = {}
    if kind in (Deeds.GIVE, Deeds.EXCHANGE, Deeds.KEY_CLUE):
        source = deed_source(code)
        known = {
            "card": CARD_IDS[what],
            "target": whom,
            "vertical": deed_flag(code) % 2 == 1,
            "source": str(source) if source < Agents.COUNT else ORIGIN.values[source],
        }
        if source < Agents.COUNT:
            known["place"] = deed_place(code)
        if kind == Deeds.EXCHANGE:
            known["count"] = deed_flag(code) // 2
    elif kind == Deeds.SHOOT:
        known = {"card": CARD_IDS[what], "target": whom, "right": deed_flag(code) == 1}
    elif kind == Deeds.WAIT:
        known = {"count": what}
    elif kind == Deeds.CATCH:
        known = {"count": deed_flag(code)}
    elif kind == Deeds.REWARD_DOWN:
        known = {"place": what}
    elif kind == Deeds.DISCARD_DOWN:
        known = {"place": deed_place(code)}
    elif kind not in (Deeds.STAY, Deeds.WITHDRAW, Deeds.FINALE, Deeds.NO_REWARD):
        known = {"card": CARD_IDS[what]}
    return msgspec.convert({"code": code, "kind": DEED.values[kind], "seat": deed_seat(code), **known}, Deed)


def view_hand(s: Infiltraitors, seat: int, owner: int) -> list[str | None]:
    """IN-6.22, IN-6.28: a hand as this seat sees it."""
    hand, known = s.hands[owner], s.public[owner]
    if s.over() or s.seers_of_hand(owner) & bit(seat):
        return [CARD_IDS[c] for c in hand]
    if s.plan.outward:
        return [CARD_IDS[c] if c in known else None for c in hand]
    hidden = len(hand) - len(known)
    return [*names(sorted(known)), *([None] * hidden)]


def view_stand(s: Infiltraitors, seat: int, owner: int) -> Stand:
    open_to_seat = s.over() or seat == owner
    return Stand(
        occupied=s.stand[owner] != NOTHING,
        card=name_or_none(s.stand[owner]) if open_to_seat else None,
        second=name_or_none(s.second[owner]) if open_to_seat else None,
        two_cards=s.second[owner] != NOTHING,
        token=s.tokens[owner],
        clues=view_clues(s.clues[owner]),
    )


def view_clues(entries: list[int]) -> list[Clue]:
    return [Clue(CARD_IDS[entry // 2], entry % 2 == 1) for entry in entries]


def view_pair(s: Infiltraitors, seat: int, entry: list[int]) -> PastPair:
    deed, holder, first, second = entry[:4]
    mine = s.over() or seat == holder
    place = 4 + 2 * (s.plan.agents if seat == WATCHER else seat)
    return PastPair(
        deed=deed,
        holder=holder,
        first=name_or_none(first) if mine else None,
        second=name_or_none(second) if mine else None,
        single=second == NOTHING,
        first_among=[] if mine else names(cards_in(entry[place])),
        second_among=[] if mine or second == NOTHING else names(cards_in(entry[place + 1])),
    )


def view_crossed_out(s: Infiltraitors, seat: int) -> list[CrossedOut]:
    if seat == WATCHER or not s.crossed_out:
        return []
    own = s.crossed_out[seat * Targets.COUNT : (seat + 1) * Targets.COUNT]
    return [CrossedOut(target, names(cards_in(cards))) for target, cards in enumerate(own) if cards]


def has_looked(s: Infiltraitors, seat: int) -> bool:
    return seat != WATCHER and s.withdrawn[seat]


def brief(plan: MissionPlan) -> Briefing:
    return Briefing(
        mission=plan.mission,
        agents=plan.agents,
        suspects=plan.suspects,
        bullets=plan.bullets,
        colours=list(COLOUR_IDS[: plan.colours]),
        lowest=plan.lowest,
        highest=plan.highest,
        start_hand=plan.start_hand,
        hand_limit=plan.hand_limit,
        modifiers=[MODIFIER_IDS[rule] for rule in plan.rules],
        seconds=plan.seconds,
        turn_limit=plan.turn_limit,
        clue_board=cast(ClueBoard, plan.clue_board),
        code=list(plan.code),
    )


def view(s: Infiltraitors, seat: int) -> InfiltraitorsView:
    """Everything but the clue boards, which are a function of this."""
    over = s.over()
    pending = s.pending()
    phase = str(PHASE.values[s.phase])
    question = "over" if over else f"ask-{phase}" if seat in pending else f"wait-{phase}"
    open_to_seat = over or has_looked(s, seat)
    return InfiltraitorsView(
        seat=seat,
        pending=pending,
        question=question,
        over=over,
        briefing=brief(s.plan),
        phase=phase,
        active=s.active,
        turns=s.turns,
        target=None if s.target == NOBODY else s.target,
        forced=s.forced,
        bullets=s.bullets,
        hands=[view_hand(s, seat, owner) for owner in range(s.plan.agents)],
        open_cards=[names(sorted(known)) for known in s.public],
        stands=[view_stand(s, seat, owner) for owner in range(s.plan.agents)],
        row=[CARD_IDS[c] if over else None for c in s.row],
        aside=[CARD_IDS[c] if open_to_seat else None for c in s.aside],
        key_clues=view_clues(s.key_clues),
        clues_owed=s.clues_owed,
        hq=len(s.hq),
        pile=[
            Discard(CARD_IDS[c] if over or tag % 2 else None, tag % 2 == 1, tag // 2)
            for c, tag in zip(s.pile, s.pile_tag, strict=True)
        ],
        pool=names(s.pool),
        rewards=names(s.rewards),
        finale=s.in_finale,
        next_token=s.next_token,
        eliminator=None if s.eliminator == NOBODY else s.eliminator,
        withdrawn=list(s.withdrawn),
        excess_deed=s.excess_deed,
        deeds=[read_deed(code) for code in s.deeds],
        laid_down=[
            LaidDown(group[0], group[1], names(sorted(group[2:])))
            for group in s.laid_down
            if s.seers_of_hand(group[1]) & bit(seat)
        ],
        past_pairs=[view_pair(s, seat, entry) for entry in s.past_pairs],
        end=END_IDS[s.ended] if over else "",
        hq_cards=names(s.hq) if over else [],
        crossed_out=view_crossed_out(s, seat),
    )
