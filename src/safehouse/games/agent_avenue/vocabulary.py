"""The vocabulary of Agent Avenue: every component, phase, move and event, and what is secret in it."""

from safehouse.core.book import NUMBER, EventKind, holder, secret, team_of
from safehouse.core.moves import SEAT, Domain, Kind, numbers
from safehouse.core.vocabulary import Vocabulary
from safehouse.games.agent_avenue.data import AGENT_DECK, BOARD, MARKET_DECK

AGENT_IDS = tuple(agent.id for agent in AGENT_DECK.agent)
CARD_IDS = tuple(card.id for card in MARKET_DECK.card)
SIDE_IDS = tuple(BOARD.home)
PHASE_IDS = ("play", "cover", "recruit", "market", "choice", "again", "over")
CONDITION_IDS = ("catch", "codebreakers", "daredevils", "leader_of_the_pack", "masterplan", "security_system")
"""What can end a game before the deck is out, by the names of AA-8.17."""
ENTRY_IDS = ("held", "drew", "swapped", "left", "hid", "gained", "names_only", "no_two_alike", "shown")
"""What a dossier is made of; see rules/dossier.py."""

AGENT = Domain("agent", AGENT_IDS)
CARD = Domain("card", CARD_IDS)
SIDE = Domain("side", SIDE_IDS)
OFFERED = Domain("offered", ("face_up", "face_down"))
SPACE = numbers(0, BOARD.spaces - 1, "space")
CONDITION = Domain("condition", CONDITION_IDS)
LEADER = Domain("leader", ("me", "mate"))
PHASE = Domain("phase", PHASE_IDS)
ENTRY = Domain("entry", ENTRY_IDS)

VOCABULARY = Vocabulary(
    Agents=AGENT,
    Cards=CARD,
    Sides=SIDE,
    Offered=OFFERED,
    Leaders=LEADER,
    Phases=PHASE,
    Conditions=CONDITION,
    Entries=ENTRY,
    moves=(
        Kind("swap", agent=AGENT),
        Kind("offer_up", agent=AGENT),
        Kind("offer_down", agent=AGENT),
        Kind("recruit", offered=OFFERED),
        Kind("take", card=CARD),
        Kind("let_mate_take", card=CARD),
        Kind("choose", agent=AGENT),
        Kind("recruit_again"),
        Kind("keep_in_hand"),
        Kind("propose_lead", note=True, leader=LEADER),
        Kind("propose_recruit", note=True, offered=OFFERED),
        Kind("propose_take", note=True, card=CARD),
        Kind("propose_mate_take", note=True, card=CARD),
    ),
    events=(
        EventKind("dealt", reveals=True, only=holder(), seat=SEAT, agent=AGENT),
        EventKind("supply_opened", reveals=True, card=CARD),
        EventKind("starts", reveals=True, side=SIDE),
        EventKind(
            "swapped",
            reveals=True,
            knows=holder(),
            seat=SEAT,
            agent=secret(AGENT),
            drawn=secret(AGENT),
            left=NUMBER,
            deck=NUMBER,
        ),
        EventKind("led", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("covered", knows=holder(), seat=SEAT, agent=secret(AGENT)),
        EventKind("refilled", seat=SEAT, count=NUMBER, deck=NUMBER),
        EventKind("drew", reveals=True, only=holder(), seat=SEAT, agent=AGENT),
        EventKind("answered", seat=SEAT, offered=OFFERED),
        EventKind("recruited", reveals=True, side=SIDE, agent=AGENT, copies=NUMBER),
        EventKind("moved", side=SIDE, spaces=NUMBER, space=SPACE),
        EventKind("got_away", side=SIDE, space=SPACE),
        EventKind("took", seat=SEAT, card=CARD),
        EventKind("supply_filled", reveals=True, card=CARD),
        EventKind("ignored", reveals=True, seat=SEAT, card=CARD),
        EventKind("turned_up", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("showed_pair", reveals=True, seat=SEAT, agent=AGENT),
        EventKind("took_back", seat=SEAT, agent=AGENT),
        EventKind("kept", seat=SEAT, agent=AGENT),
        EventKind("stole", seat=SEAT, agent=AGENT),
        EventKind("discarded", card=CARD),
        EventKind("condition_met", side=SIDE, condition=CONDITION),
        EventKind("decked_out"),
        EventKind("won", side=SIDE),
        EventKind("proposed_lead", only=team_of(), seat=SEAT, leader=SEAT),
        EventKind("proposed_recruit", only=team_of(), seat=SEAT, offered=OFFERED),
        EventKind("proposed_take", only=team_of(), seat=SEAT, card=CARD, taker=SEAT),
        EventKind("not_ignored", reveals=True, seat=SEAT, card=CARD),
    ),
)
