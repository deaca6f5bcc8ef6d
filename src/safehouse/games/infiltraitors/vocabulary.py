"""The vocabulary of Infiltraitors: everything that has a name, declared once, with what is secret in it."""

from safehouse.core.book import NUMBER, EventKind, holder, secret, team_of
from safehouse.core.moves import SEAT, Domain, Kind, numbers
from safehouse.core.vocabulary import Vocabulary
from safehouse.games.infiltraitors.data import CARD_FILE, MISSION_FILE, MODIFIER_FILE

LETTERS = tuple(colour.letter for colour in CARD_FILE.colour)
AGENTS = tuple(f"agent_{n}" for n in range(1, MISSION_FILE.defaults.max_players + 1))
MOST_DRAWN = MISSION_FILE.defaults.most_drawn
MOST_HELD = MISSION_FILE.defaults.hand_limit + MOST_DRAWN
"""The hand limit and what a turn can add to it."""

COLOUR_IDS = tuple(CARD_FILE.colour_order)
CARD_IDS = (
    *(
        f"{letter}{number}"
        for letter in LETTERS
        for number in range(CARD_FILE.standard.number_min, CARD_FILE.standard.number_max + 1)
    ),
    *(f"{letter}S" for letter in LETTERS),
)
"""A letter for the colour and the number; S for the special card."""
MODIFIER_IDS = tuple(entry.id for entry in MODIFIER_FILE.modifier)
"""The special rules, in the order in which their effects run."""
END_IDS = ("win", "loss_bullets", "loss_no_action", "loss_time", "loss_unwinnable")
"""How a mission ends (IN-8.1)."""

COLOUR = Domain("colour", COLOUR_IDS)
CARD = Domain("card", CARD_IDS)
CARD_NUMBER = numbers(CARD_FILE.special.number, CARD_FILE.standard.number_max, "number")
AGENT = Domain("agent", AGENTS)
TARGET = Domain("target", (*AGENTS, "key_person"))
"""Whose suspect a clue or a shot is about; the key person is nobody's."""
ORIGIN = Domain("origin", (*AGENTS, "hand", "pile", "pool"))
"""Whence a clue came: an agent means that agent's outward hand."""
OTHER_SEAT = numbers(0, len(AGENTS) - 1, "seat")
BOARD_OF = numbers(0, len(AGENTS), "seat")
"""Whose suspect a clue board is about; the last is the key person, as in TARGET."""
DRAWN = numbers(0, MOST_DRAWN, "drawn")
PILE_PLACE = numbers(1, len(CARD), "place")
HAND_PLACE = numbers(1, MOST_HELD, "place")
TURNED = Domain("turned", ("vertical", "horizontal"))
SOURCE = Domain("source", ("hand", "pile", "pool"))
PHASE = Domain("phase", ("turn", "name", "reward", "excess", "key-decision", "key-clue"))
"""What is asked of the deciding agent."""
END = Domain("end", END_IDS)
MODIFIER = Domain("modifier", MODIFIER_IDS)
DEED = Domain(
    "deed",
    (
        "catch",
        "give",
        "exchange",
        "wait",
        "shoot",
        "reward",
        "reward_down",
        "no_reward",
        "discard",
        "discard_down",
        "stay",
        "withdraw",
        "key_clue",
        "lay_down_hand",
        "finale",
        "turn_up",
    ),
)
"""What the public history remembers (IN-5.516)."""

sees_hand = team_of()
"""Who may see a card of a hand: its holder; where hands face outwards every agent but the holder (IN-5.781)."""

VOCABULARY = Vocabulary(
    Agents=AGENT,
    Targets=TARGET,
    Origins=ORIGIN,
    Colours=COLOUR,
    Cards=CARD,
    Turned=TURNED,
    Sources=SOURCE,
    Phases=PHASE,
    Ends=END,
    Modifiers=MODIFIER,
    Deeds=DEED,
    moves=(
        Kind("catch"),
        Kind("give", card=CARD),
        Kind("exchange", card=CARD, target=OTHER_SEAT),
        Kind("wait", count=DRAWN),
        Kind("eliminate", target=OTHER_SEAT),
        Kind("eliminate_key_person"),
        Kind("name", colour=COLOUR, number=CARD_NUMBER),
        Kind("decline_reward"),
        Kind("take", card=CARD),
        Kind("take_down", place=PILE_PLACE),
        Kind("discard", card=CARD),
        Kind("discard_place", place=HAND_PLACE),
        Kind("withdraw"),
        Kind("stay"),
        Kind("key_clue", card=CARD),
        Kind("time_expired"),
        Kind("cross_out", note=True, target=BOARD_OF, card=CARD),
        Kind("cross_out_colour", note=True, target=BOARD_OF, colour=COLOUR),
        Kind("cross_out_number", note=True, target=BOARD_OF, number=CARD_NUMBER),
        Kind("bring_back", note=True, target=BOARD_OF, card=CARD),
        Kind("wipe", note=True, target=BOARD_OF),
    ),
    events=(
        EventKind("began", seat=SEAT),
        EventKind("dealt", reveals=True, knows=sees_hand, seat=SEAT, card=secret(CARD)),
        EventKind("designated", reveals=True, seat=SEAT),
        EventKind("caught", reveals=True, knows=holder(), seat=SEAT, card=secret(CARD)),
        EventKind("second_taken", reveals=True, knows=holder(), seat=SEAT, card=secret(CARD)),
        EventKind("token_placed", seat=SEAT, token=NUMBER),
        EventKind("burnt", left=NUMBER),
        EventKind("gave", shows=True, seat=SEAT, card=CARD, turned=TURNED, source=SOURCE, owner=SEAT),
        EventKind(
            "exchanged",
            reveals=True,
            seat=SEAT,
            card=CARD,
            target=SEAT,
            turned=TURNED,
            source=SOURCE,
            owner=SEAT,
        ),
        EventKind("drew", reveals=True, knows=sees_hand, seat=SEAT, card=secret(CARD)),
        EventKind("waited", seat=SEAT, count=NUMBER),
        EventKind("gun_taken", seat=SEAT, target=SEAT),
        EventKind("named", seat=SEAT, target=SEAT, colour=COLOUR, number=CARD_NUMBER),
        EventKind("wrong", reveals=True, seat=SEAT, target=SEAT),
        EventKind("right", reveals=True, seat=SEAT, target=SEAT),
        EventKind("clues_discarded", count=NUMBER),
        EventKind("reward_declined", seat=SEAT),
        EventKind("reward_taken", seat=SEAT, card=CARD),
        EventKind(
            "reward_taken_down",
            reveals=True,
            knows=sees_hand,
            seat=SEAT,
            card=secret(CARD),
            place=NUMBER,
            deed=NUMBER,
        ),
        EventKind("reward_laid", reveals=True, seat=SEAT, card=CARD),
        EventKind("discarded", reveals=True, seat=SEAT, card=CARD),
        EventKind("discarded_down", knows=sees_hand, seat=SEAT, card=secret(CARD)),
        EventKind("stayed", seat=SEAT),
        EventKind("withdrew", seat=SEAT),
        EventKind("looked", reveals=True, knows=holder(), seat=SEAT, card=secret(CARD)),
        EventKind("key_clue_laid", shows=True, seat=SEAT, card=CARD, turned=TURNED, source=SOURCE),
        EventKind("hand_laid_down", reveals=True, seat=SEAT, card=CARD),
        EventKind("forced", seat=SEAT),
        EventKind("finale", reveals=True, seat=SEAT),
        EventKind("finale_dealt", reveals=True, knows=sees_hand, seat=SEAT, card=secret(CARD)),
        EventKind("last_suspect", reveals=True, knows=holder(), seat=SEAT, card=secret(CARD)),
        EventKind("out_of_time"),
        EventKind("uncovered", reveals=True, seat=SEAT, card=CARD),
        EventKind("gun_at_key_person", seat=SEAT),
        EventKind("key_person_named", seat=SEAT, colour=COLOUR, number=CARD_NUMBER),
        EventKind("key_person_wrong", reveals=True, seat=SEAT),
        EventKind("key_person_right", reveals=True, seat=SEAT),
        EventKind("left_place", reveals=True, seat=SEAT, place=HAND_PLACE),
        EventKind("finale_discarded", reveals=True, card=CARD),
    ),
)
