"""What a seat of Agent Avenue may know (section 6 of the ledger)."""

from typing import Annotated, Literal

import msgspec

from safehouse.core.view import View
from safehouse.games.agent_avenue.codes import Agents, Entries, Phases
from safehouse.games.agent_avenue.data import MODES
from safehouse.games.agent_avenue.rules.position import Player, Position, Side
from safehouse.games.agent_avenue.tables import AGENT_BIT, NOTHING, ONGOING
from safehouse.games.agent_avenue.vocabulary import (
    AGENT,
    AGENT_IDS,
    CARD,
    CARD_IDS,
    ENTRY,
    ENTRY_IDS,
    PHASE,
    PHASE_IDS,
    SIDE,
    SIDE_IDS,
)

AgentId = Annotated[str, AGENT]
CardId = Annotated[str, CARD]
SideId = Annotated[str, SIDE]


class SideView(msgspec.Struct, frozen=True):
    """Everything here is public (AA-6.8)."""

    side: SideId
    seats: list[int]
    home: int
    progress: int
    space: int
    in_play: dict[AgentId, int]
    ongoing: list[CardId]
    due: bool
    """A market card is due to this side."""


class PlayerView(msgspec.Struct, frozen=True):
    side: SideId
    hand_size: int
    swaps_left: int
    hand: list[AgentId] | None
    """Its player's alone until the game is over (AA-6.1, AA-6.25)."""
    swapped: list[AgentId] | None
    """Its player's alone until the game is over (AA-6.6)."""
    swapped_size: int
    memory: list[tuple[Annotated[str, ENTRY], AgentId | int | list[AgentId]]]
    """What everybody remembers of the hidden cards, as entries of a dossier (AA-6.11, AA-6.26)."""


class OfferView(msgspec.Struct, frozen=True):
    """The two cards in the middle. A card not yet laid or not known to this seat is null."""

    up: AgentId | None
    down: AgentId | None
    """Known to the player who laid it, until it is turned up (AA-6.5)."""
    up_seat: int
    down_seat: int
    kept: int
    """How many cards the face-down player held before the refill (AA-6.27)."""


class AgentAvenueView(View, frozen=True, kw_only=True):
    mode: Literal["simple", "advanced"]
    deck: Literal["full", "tiny"]
    """The agent cards in use: full or tiny."""
    turn: int
    phase: Annotated[str, PHASE]
    active: SideId
    """The side whose turn it is."""
    sides: list[SideView]
    players: list[PlayerView]
    deck_size: int
    supply: list[CardId]
    market_deck_size: int
    market_discard: list[CardId]
    offer: OfferView | None
    resolving: CardId | None
    """The instant card being resolved, by the seat asked."""
    taken_back: AgentId | None
    """The agent Spycation took back into the hand (AA-6.14)."""


def view(s: Position, seat: int) -> AgentAvenueView:
    over = s.phase == Phases.OVER
    pending = s.pending()
    return AgentAvenueView(
        seat=seat,
        pending=pending,
        question=question(s, seat in pending),
        over=over,
        mode="advanced" if s.advanced else "simple",
        deck="full" if s.hand_limit == MODES.hand_size else "tiny",
        turn=s.turn,
        phase=PHASE_IDS[s.phase],
        active=SIDE_IDS[s.active],
        sides=[side_view(s.sides[i], SIDE_IDS[i]) for i in range(2)],
        players=[player_view(player, over or i == seat) for i, player in enumerate(s.players)],
        deck_size=s.deck_size(),
        supply=[CARD_IDS[card] for card in s.supply],
        market_deck_size=s.market_size(),
        market_discard=[CARD_IDS[card] for card in s.discard],
        offer=offer_view(s, seat) if s.up != NOTHING else None,
        resolving=CARD_IDS[s.card] if s.card != NOTHING else None,
        taken_back=AGENT_IDS[s.chosen] if s.chosen != NOTHING else None,
    )


def question(s: Position, asked: bool) -> str:
    """The phase is public in every case (AA-6.8)."""
    if s.phase == Phases.OVER:
        return "over"
    key = PHASE_IDS[s.phase]
    if s.card != NOTHING:
        key = f"{key}-{CARD_IDS[s.card]}"
    return f"{'ask' if asked else 'wait'}-{key}"


def side_view(side: Side, name: str) -> SideView:
    return SideView(
        side=name,
        seats=side.seats,
        home=side.home,
        progress=side.progress,
        space=side.space(),
        in_play={AGENT_IDS[agent]: n for agent, n in enumerate(side.in_play) if n},
        ongoing=[CARD_IDS[card] for card in range(ONGOING) if side.owns(card)],
        due=side.due,
    )


def player_view(player: Player, known: bool) -> PlayerView:
    return PlayerView(
        side=SIDE_IDS[player.side],
        hand_size=player.hand_size,
        swaps_left=player.swaps,
        hand=names(player.hand) if known else None,
        swapped=[AGENT_IDS[agent] for agent in player.swapped] if known else None,
        swapped_size=len(player.swapped),
        memory=memory(player.dossier) if player.dossier else [],
    )


def names(counts: list[int]) -> list[str]:
    return [AGENT_IDS[agent] for agent in range(Agents.COUNT) for _ in range(counts[agent])]


def memory(entries: list[int]) -> list[tuple[str, str | int | list[str]]]:
    return [_entry(entries[i], entries[i + 1]) for i in range(0, len(entries), 2)]


def _entry(entry: int, argument: int) -> tuple[str, str | int | list[str]]:
    if entry in (Entries.LEFT, Entries.GAINED, Entries.SHOWN):
        return ENTRY_IDS[entry], AGENT_IDS[argument]
    if entry == Entries.NAMES_ONLY:
        return ENTRY_IDS[entry], [AGENT_IDS[a] for a in range(Agents.COUNT) if argument & AGENT_BIT[a]]
    return ENTRY_IDS[entry], argument


def offer_view(s: Position, seat: int) -> OfferView:
    """A lone player's face-up card is shown only together with the face-down one (AA-5.35)."""
    shown = s.phase != Phases.COVER or s.is_pair(s.active) or seat == s.up_seat
    return OfferView(
        up=AGENT_IDS[s.up] if shown else None,
        down=AGENT_IDS[s.down] if s.down != NOTHING and seat == s.down_seat else None,
        up_seat=s.up_seat,
        down_seat=s.down_seat,
        kept=s.kept,
    )
