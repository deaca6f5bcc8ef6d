"""The vocabulary of In Too Deep: every component, move and event, declared once, with what is secret in it."""

from safehouse.core.book import NUMBER, EventKind, any_seats, holder, secret
from safehouse.core.moves import SEAT, Domain, Kind, numbers
from safehouse.core.vocabulary import Vocabulary
from safehouse.games.in_too_deep.data import (
    BONUS_IDS,
    COMPONENTS,
    CRIME_IDS,
    CRIMINAL_IDS,
    DILEMMA_IDS,
    ECHO_IDS,
    EVIDENCE_IDS,
    ITEM_IDS,
    LINE_IDS,
    MAJOR,
    SUPPORT_IDS,
    SUPPORT_OP_IDS,
    WHITE_FACE_IDS,
    ZONE_IDS,
)

MAJORS = len(MAJOR.crime)

# -- components

CRIMINAL = Domain("criminal", CRIMINAL_IDS)
ZONE = Domain("zone", ZONE_IDS)
ITEM = Domain("item", ITEM_IDS)
EVIDENCE = Domain("evidence", EVIDENCE_IDS)
CRIME = Domain("crime", CRIME_IDS)
"""First the major crimes, then the petty ones."""
MAJOR_CRIME = Domain("crime", CRIME_IDS[:MAJORS])
PETTY_CRIME = Domain("crime", CRIME_IDS[MAJORS:])
LEVEL_CRIMES = [
    Domain("crime", tuple(card.id for card in MAJOR.crime if card.level == level)) for level in (1, 2, 3)
]
DILEMMA = Domain("dilemma", DILEMMA_IDS)
SUPPORT = Domain("support", SUPPORT_IDS)
LINE = Domain("storyline", LINE_IDS)
DECK = Domain("deck", ("petty", "level1", "level2", "level3"))
WAY = Domain("way", ("clockwise", "counter"))
BARRIER = Domain("barrier", ("first", "second"))
BONUS = Domain("bonus", BONUS_IDS)
SPOT = Domain("spot", ("display", "bonus", "box"))
CHOICES = ("gain_evidence", "process_evidence", "move_criminal", "move_item", "look", "move_machine")
CHOICE = Domain("choice", CHOICES)
"""What the harbour and the Heights let choose."""
ECHO_CARD = Domain("echo", ECHO_IDS)
WHITE_FACE = Domain("face", WHITE_FACE_IDS)
THIRD = numbers(1, COMPONENTS["setup_common"]["support_offer"], "third")
SLOT = numbers(1, COMPONENTS["setup_common"]["rail"], "slot")
POSITION = numbers(1, max(row["display"] for row in COMPONENTS["setup"]), "position")
ROW = numbers(1, COMPONENTS["syndicate_board"]["task_rows"], "row")
BOX_POSITION = numbers(1, sum(kind["count"] for kind in COMPONENTS["evidence"]), "position")

NAMED = (
    CRIMINAL,
    ZONE,
    ITEM,
    EVIDENCE,
    CRIME,
    DILEMMA,
    SUPPORT,
    LINE,
    DECK,
    WAY,
    BARRIER,
    BONUS,
    SPOT,
    ECHO_CARD,
    WHITE_FACE,
)
"""Components that have a text for each of their values."""
PLACES = (THIRD, SLOT, ROW)
"""Numbered places on the boards."""

# -- what only the rules number

SUPPORT_OP = Domain("operation", SUPPORT_OP_IDS)

# The words of the card language (ledger 3.9).
PREDICATE = Domain(
    "predicate",
    (
        "at",
        "holds",
        "holds_nothing",
        "item",
        "items",
        "crims",
        "guardian",
        "noguardian",
        "barriers",
        "barrier_between",
        "patrol",
        "alone",
        "alone_with",
        "empty",
        "opposite",
        "adjacent",
        "same",
        "diff",
        "dist",
        "hooked",
    ),
)
EFFECT = Domain(
    "effect",
    (
        "drop",
        "drop_mine",
        "drop_all",
        "put",
        "give",
        "swap",
        "send",
        "swap_crims",
        "guardian_step",
        "barrier_step",
        "machine",
        "patrol_call",
        "patrol_shift",
        "dominance",
    ),
)
COMPARISON = Domain("comparison", ("exactly", "least", "most", "more", "less"))
MODE = Domain("mode", ("any", "dropped", "held"))
WHO = Domain("who", ("all", "mine", "rival", "free", "others"))

AGENDA = Domain(
    "agenda",
    (
        # The turn (5B).
        "hooking",
        "raising",
        "acting",
        "major",
        "returning",
        "drawing",
        "taking_aside",
        "ending_turn",
        # Inside an action (5E to 5I).
        "enduring",
        "hustling",
        "enforcing",
        "hacking",
        "hacking_how",
        "running",
        "heights_pick",
        "moving_criminal",
        "moving_criminal_way",
        "moving_item",
        "moving_item_way",
        "transferring",
        "transferring_to",
        "swapping_items",
        "swapping_items_with",
        "machine",
        "escorting",
        "ion_choice",
        "harbor_choice",
        "challenging",
        "losing_dilemma",
        "looking",
        "keeping",
        # Crimes (5J to 5M).
        "binding",
        "effect",
        "picking_item",
        "putting",
        "sending",
        "picking_slot",
        "patrol_away",
        "outcome",
        "story",
        "petty_done",
        # Gains (5N to 5R).
        "gaining_evidence",
        "processing",
        "gaining_support",
        "gaining_dominance",
        "losing_dominance",
        "taking_evidence",
        "turning_up",
        "shifting_patrol",
        "shifting_patrol_to",
        "locking",
        "transferring_item",
        "transferring_item_to",
        "baiting",
        "baiting_with",
        "swapping_criminals",
        "swapping_criminals_with",
        "swapping_hooks",
        "discarding_dilemma",
        "discarding_hand",
        # End of a chapter (5S).
        "evaluating",
        "new_tasks",
        "storing",
        "stored",
        "scoring",
        # Echo (5T).
        "echo_hooking",
        "echo_moving",
        "echo_displacing",
        "echo_progress",
        "echo_story",
        "echo_processing",
        "echo_support",
        "echo_dominance",
        "echo_loss",
        "echo_letters",
        "echo_loss_choice",
    ),
)
"""What can stand on the agenda: the steps the rules take and the questions they ask, in the rulebook's order.

The agenda is a stack. Its top is either a step, which is carried out at once, or a question, which waits for a
move. An entry is a list of numbers: its kind, the seat it speaks of, and what it needs to know."""

VOCABULARY = Vocabulary(
    Criminals=CRIMINAL,
    Zones=ZONE,
    Items=ITEM,
    Evidence=EVIDENCE,
    Crimes=CRIME,
    MajorCrimes=MAJOR_CRIME,
    Dilemmas=DILEMMA,
    Supports=SUPPORT,
    Storylines=LINE,
    Decks=DECK,
    Ways=WAY,
    Bonuses=BONUS,
    Spots=SPOT,
    SupportOps=SUPPORT_OP,
    WhiteFaces=WHITE_FACE,
    Predicates=PREDICATE,
    Effects=EFFECT,
    Comparisons=COMPARISON,
    Modes=MODE,
    Who=WHO,
    Agenda=AGENDA,
    moves=(
        Kind("skip_hook"),
        Kind("end_actions"),
        Kind("pass_crime"),
        Kind("decline"),
        Kind("hook", criminal=CRIMINAL),
        Kind("unhook", criminal=CRIMINAL),
        Kind("move", criminal=CRIMINAL, way=WAY),
        Kind("pick_up", criminal=CRIMINAL, item=ITEM),
        Kind("activate", criminal=CRIMINAL),
        Kind("ability", criminal=CRIMINAL),
        Kind("dominate", criminal=CRIMINAL),
        Kind("endure", criminal=CRIMINAL),
        Kind("drop", criminal=CRIMINAL),
        Kind("smuggle", item=ITEM),
        Kind("see", criminal=CRIMINAL),
        Kind("use", support=SUPPORT),
        Kind("commit", crime=CRIME),
        Kind("cautious"),
        Kind("reckless"),
        Kind("give_back_petty", crime=PETTY_CRIME),
        Kind("give_back_level1", crime=LEVEL_CRIMES[0]),
        Kind("give_back_level2", crime=LEVEL_CRIMES[1]),
        Kind("give_back_level3", crime=LEVEL_CRIMES[2]),
        Kind("draw", deck=DECK),
        Kind("criminal", criminal=CRIMINAL),
        Kind("zone", zone=ZONE),
        Kind("item", item=ITEM),
        Kind("opponent", seat=SEAT),
        Kind("way", way=WAY),
        Kind("guardian", way=WAY),
        Kind("barrier", barrier=BARRIER, way=WAY),
        Kind("escort", criminal=CRIMINAL),
        Kind("no_escort"),
        Kind("rail", slot=SLOT),
        Kind("display", position=POSITION),
        Kind("bonus", bonus=BONUS),
        Kind("box", seat=SEAT, position=BOX_POSITION),
        Kind("to_row", row=ROW),
        Kind("to_bonus_support", evidence=EVIDENCE),
        Kind("to_bonus_tolerance", evidence=EVIDENCE),
        Kind("to_bonus_dominance", evidence=EVIDENCE),
        Kind("to_box", evidence=EVIDENCE),
        Kind("third", third=THIRD),
        *(Kind(choice) for choice in CHOICES),
        Kind("grab"),
        Kind("dilemma", dilemma=DILEMMA),
        Kind("stored_dilemma", dilemma=DILEMMA),
    ),
    events=(
        EventKind("started", first=SEAT),
        EventKind("turn", seat=SEAT, chapter=NUMBER),
        EventKind("hooked", seat=SEAT, criminal=CRIMINAL),
        EventKind("unhooked", seat=SEAT, criminal=CRIMINAL),
        EventKind("paid", seat=SEAT, to=SEAT, amount=NUMBER),
        EventKind("supply_paid", to=SEAT, amount=NUMBER),
        EventKind("locked", seat=SEAT, criminal=CRIMINAL),
        EventKind("lock_ended", criminal=CRIMINAL),
        EventKind("dominance_gained", seat=SEAT, criminal=CRIMINAL, space=NUMBER),
        EventKind("dominance_lost", seat=SEAT, criminal=CRIMINAL, space=NUMBER),
        EventKind("endured", seat=SEAT, criminal=CRIMINAL),
        EventKind("moved", criminal=CRIMINAL, zone=ZONE),
        EventKind("transferred", criminal=CRIMINAL, zone=ZONE),
        EventKind("picked_up", criminal=CRIMINAL, item=ITEM),
        EventKind("robbed", criminal=CRIMINAL, item=ITEM, victim=CRIMINAL),
        EventKind("dropped", criminal=CRIMINAL, item=ITEM),
        EventKind("item_moved", item=ITEM, zone=ZONE),
        EventKind("item_transferred", item=ITEM, zone=ZONE),
        EventKind("items_swapped", item=ITEM, other=ITEM),
        EventKind("criminals_swapped", criminal=CRIMINAL, other=CRIMINAL),
        EventKind("bait_swapped", item=ITEM, criminal=CRIMINAL),
        EventKind("activated", seat=SEAT, criminal=CRIMINAL, zone=ZONE),
        EventKind("patrol_called", zone=ZONE),
        EventKind("patrol_shifted", source=ZONE, zone=ZONE),
        EventKind("guardian_moved", zone=ZONE),
        EventKind("escorted", criminal=CRIMINAL, zone=ZONE),
        EventKind("barrier_moved", barrier=BARRIER, zone=ZONE, next=ZONE),
        EventKind("challenged", seat=SEAT, rival=SEAT),
        EventKind("showed_dilemma", reveals=True, seat=SEAT, dilemma=DILEMMA),
        EventKind("challenge_lost", seat=SEAT, challenger=NUMBER, challenged=NUMBER),
        EventKind("drew_dilemma", reveals=True, knows=holder(), seat=SEAT, dilemma=secret(DILEMMA)),
        EventKind("discarded_dilemma", knows=holder(), seat=SEAT, dilemma=secret(DILEMMA), databank=NUMBER),
        EventKind("dilemmas_reshuffled", reveals=True),
        EventKind("tolerance_gained", seat=SEAT, tolerance=NUMBER),
        EventKind("intel_gained", seat=SEAT, amount=NUMBER),
        EventKind("intel_lost", seat=SEAT, amount=NUMBER),
        EventKind("support_taken", seat=SEAT, support=SUPPORT, intel=NUMBER),
        EventKind("support_used", seat=SEAT, support=SUPPORT),
        EventKind("support_expired", seat=SEAT, support=SUPPORT),
        EventKind("offer_filled", reveals=True, third=NUMBER, support=SUPPORT),
        EventKind("support_reshuffled", reveals=True),
        EventKind("actions_gained", seat=SEAT, amount=NUMBER),
        EventKind("barriers_ignored", seat=SEAT),
        EventKind("hooks_swapped", seat=SEAT, rival=SEAT),
        EventKind("took_from_rail", seat=SEAT, evidence=EVIDENCE, slot=NUMBER),
        EventKind(
            "drew_evidence",
            reveals=True,
            knows=holder(),
            knew=any_seats,
            seat=SEAT,
            evidence=secret(EVIDENCE),
            position=NUMBER,
        ),
        EventKind("rail_filled", reveals=True, evidence=EVIDENCE, position=NUMBER),
        EventKind("chapter_ends", chapter=NUMBER),
        EventKind(
            "looked",
            reveals=True,
            knows=holder(),
            seat=SEAT,
            spot=SPOT,
            position=NUMBER,
            evidence=secret(EVIDENCE),
            owner=SEAT,
        ),
        EventKind(
            "took_evidence",
            reveals=True,
            knows=holder(),
            knew=any_seats,
            seat=SEAT,
            spot=SPOT,
            position=NUMBER,
            evidence=secret(EVIDENCE),
            owner=SEAT,
        ),
        EventKind(
            "turned_up", reveals=True, seat=SEAT, spot=SPOT, position=NUMBER, evidence=EVIDENCE, owner=SEAT
        ),
        EventKind("to_row", reveals=True, seat=SEAT, row=NUMBER, evidence=EVIDENCE),
        EventKind("to_bonus", knows=holder(), seat=SEAT, bonus=BONUS, evidence=secret(EVIDENCE)),
        EventKind("to_box", knows=holder(), seat=SEAT, evidence=secret(EVIDENCE)),
        EventKind("committed_petty", reveals=True, seat=SEAT, crime=CRIME),
        EventKind("committed_major", reveals=True, seat=SEAT, crime=CRIME),
        EventKind("chose_cautious", seat=SEAT, crime=CRIME),
        EventKind("chose_reckless", seat=SEAT, crime=CRIME),
        EventKind("gave_back", knows=holder(), seat=SEAT, deck=DECK, crime=secret(CRIME)),
        EventKind(
            "drew_crime",
            reveals=True,
            knows=holder(),
            knew=any_seats,
            seat=SEAT,
            deck=DECK,
            crime=secret(CRIME),
        ),
        EventKind("set_aside", seat=SEAT, deck=DECK),
        EventKind(
            "took_aside",
            reveals=True,
            knows=holder(),
            knew=any_seats,
            seat=SEAT,
            deck=DECK,
            crime=secret(CRIME),
        ),
        EventKind("petty_reshuffled", reveals=True),
        EventKind("investigation_succeeded", chapter=NUMBER),
        EventKind("investigation_failed", chapter=NUMBER),
        EventKind("folders_rewarded", seat=SEAT, folders=NUMBER),
        EventKind("task_set", reveals=True, row=NUMBER, evidence=EVIDENCE),
        EventKind("stored", reveals=True, seat=SEAT, stored=NUMBER, discarded=NUMBER),
        EventKind("kept_dilemma", only=any_seats, dilemma=DILEMMA),
        EventKind("evidence_returned"),
        EventKind("display_filled", tokens=NUMBER),
        EventKind("chapter_begins", chapter=NUMBER),
        EventKind("last_turns"),
        EventKind("databank_opened", reveals=True, seat=SEAT, dilemma=DILEMMA),
        EventKind("plan_opened", reveals=True, evidence=EVIDENCE, tokens=NUMBER),
        EventKind("storyline_removed", reveals=True, storyline=LINE),
        EventKind("criminal_placed", reveals=True, criminal=CRIMINAL, zone=ZONE),
        EventKind("echo_card", reveals=True, card=ECHO_CARD),
        EventKind("echo_rolled", reveals=True, shift=NUMBER, face=WHITE_FACE),
        EventKind("echo_blocked", criminal=CRIMINAL),
        EventKind("echo_displaced_item", item=ITEM, zone=ZONE),
        EventKind("echo_progress", reveals=True, steps=NUMBER, space=NUMBER),
        EventKind("echo_missed"),
        EventKind("echo_committed", reveals=True, crime=CRIME),
        EventKind("echo_cautious", crime=CRIME),
        EventKind("echo_reckless", crime=CRIME),
        EventKind("echo_drew_crime", level=NUMBER),
        EventKind("echo_to_row", row=NUMBER),
        EventKind("echo_to_bonus", bonus=BONUS),
        EventKind("echo_to_box"),
        EventKind("echo_discarded_support", support=SUPPORT),
        EventKind("echo_letters", criminal=CRIMINAL, off=CRIMINAL),
        EventKind("display_emptied", reveals=True, position=NUMBER),
        # What is chosen before anything comes of it (ZH-6.14).
        EventKind("ability_used", seat=SEAT, criminal=CRIMINAL),
        EventKind("effect_chosen", seat=SEAT, choice=CHOICE),
        EventKind("criminal_chosen", seat=SEAT, criminal=CRIMINAL),
        EventKind("item_chosen", seat=SEAT, item=ITEM),
        EventKind("zone_chosen", seat=SEAT, zone=ZONE),
    ),
)
