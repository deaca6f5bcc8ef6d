"""The vocabulary of Stationfall: every component, question, move and event, declared once, secrets included."""

from collections.abc import Iterator, Mapping

from safehouse.core.book import NUMBER, EventKind, Teams, any_seats, secret, team_of
from safehouse.core.moves import SEAT, Domain, Kind, numbers
from safehouse.core.seats import audience
from safehouse.core.vocabulary import Vocabulary
from safehouse.games.stationfall import data

# -- components ----------------------------------------------------------------------------------


def _domain(name: str, ids: str) -> Domain:
    return Domain(name, tuple(ids.split()))


def _pawns() -> Iterator[str]:
    """Those of the characters, then the monster. The data character, which has no pawn, is named among them, so
    that it can be said to act."""
    for character in data.CHARACTERS:
        yield from [pawn.id for pawn in character.pawn] or [character.id]
    yield "monster"


def _items() -> Iterator[str]:
    """What can leave its possessor, half-used ones included; then what is a part of somebody (SF-8.4)."""
    for item in data.ITEMS.item:
        yield item.id
        if item.charges > 1:
            yield f"{item.id}_half"
    integral = {entry for character in data.CHARACTERS for entry in character.start_items if ":" in entry}
    for item in data.ITEMS.item:
        if f"{item.id}:integral" in integral:
            yield f"integral_{item.id}"


def _abilities() -> Iterator[str]:
    """Those that last, then those that act once."""
    for ability in sorted(data.ABILITIES, key=lambda ability: not ability.lasts()):
        yield ability.id


_SECTIONS = (*(section.id for section in data.SECTIONS), *(pod.id for pod in data.PODS.pod))
SECTION = Domain("section", _SECTIONS)
PLACE = Domain("place", (*_SECTIONS, "wormhole", "rescue_ship", "wings"))
"""Sections, then the ways into the mesosphere that are no pod (SF-16.4.3)."""
CHARACTER = Domain("character", tuple(character.id for character in data.CHARACTERS))
PAWN = Domain("pawn", tuple(_pawns()))
IDENTITY = Domain("identity", tuple(identity.id for identity in data.IDENTITIES))
ABILITY = Domain("ability", tuple(_abilities()))
ITEM = Domain("item", tuple(_items()))
DATA = Domain("data", tuple(entry.id for entry in data.ITEMS.data))
INSTITUTION = Domain("institution", tuple(data.SETUP.institutions.ids))
PROJECT = Domain("project", tuple(card.id for card in data.PROJECT_CARDS))
COLOUR = _domain("colour", "red blue yellow green purple orange white black pink")
GUILT = Domain("guilt", tuple(data.SETUP.tracks.guilt))
POWER = Domain("power", tuple(data.SETUP.tracks.power))
HAZARD = _domain("hazard", "none fire asphyxiation")
TOKEN = _domain("token", "countdown missile overload")
STATE = _domain("state", "absent live down annihilated")
"""Of a pawn."""
POD = _domain("pod", "absent docked launched annihilated")
SHIP = _domain("ship", "none rescue pirate gone")
SWITCH = _domain("switch", "off on")
CUBES = numbers(1, 8, "count")
DUE = numbers(1, 3, "token-number")

PLAYED_CHARACTER = Domain("character", tuple(c.id for c in data.CHARACTERS if c.influenceable))
"""Characters that are ever named by a card: all but the Drones."""
LOOSE_ITEM = Domain("item", tuple(name for name in _items() if not name.startswith("integral_")))

# -- the course of play --------------------------------------------------------------------------

PHASE = _domain(
    "phase",
    """
    choosing turn activation tokens track monster_acts turn_over final_reveal delivery over
    """,
)
QUESTION = _domain(
    "question",
    """
    none choose turn cubes activation action free item to drag light let_go cube with owner consent frame
    contaminated overfull resolve monster victim seats swap confess trojan cache artifact aim trap show
    discard take reveal deliver assign swarm
    """,
)
STAGE = _domain("stage", "reveal influence activate")
"""The first step of a turn that is still open (SF-15.2)."""
MODE = _domain("mode", "action free bribe grey kompromat presence gasp homework clone")
"""By what right a character acts."""
FOLLOW_UP = _domain(
    "follow_up",
    """
    contaminate overfull seats effect clone verdict monster_strike siren_call after_action swarm
    """,
)
"""What waits to be settled before play goes on."""

LAUNCH_CONDITION = _domain(
    "launch_condition", "evacuation all_humans_nda down_human_inside inspector_inside jury_rig_inside"
)
"""What a pod may wait for (SF-P.1 to SF-P.4)."""

# -- the automata of the solo game (SF-S.11) -----------------------------------------------------

INTENT = _domain(
    "intent",
    """
    escape escape_all_clones bonus_goal join_bonus help_escape carry deny collect bring make_data spread_da
    transmit deny_data down revive_humans revive_robots revive_self guard declare_evacuation release_x
    arm_antimatter collect_kompromat contaminate_self contaminate_other decontaminate_all repair_all
    jammers_off nda_all feed_moss stay_on_station
    """,
)
GROUP = _domain(
    "group",
    """
    humans officers human_in_pod robot_in_pod human_alone armed_humans colocated da_holders nda_humans
    """,
)
"""Of whom an intent speaks."""

# -- the language of agendas (ledger section 3.7) ------------------------------------------------

OPERATION = _domain(
    "operation",
    """
    number or and not equal at_least more plus how_many hand_of filter fact escaped_pawn escaped_item
    data_escaped escaped_copies offsite has has_data self_live self_on_station with_item self_contaminated
    item_in live_humans_in institutions_with down_unescaped guilt_of_player players_with_guilt its_item
    its_data escaped_self
    """,
)
FILTER = _domain(
    "filter",
    """
    human robot escaped contaminated npc pc officer down live on_station fugitive monster pc_not_innocent
    player_innocent self colocated
    """,
)
"""Questions about a pawn that is being counted."""
FACT = _domain(
    "fact",
    """
    moss_victims medical_stars escaped_clones antimatter_armed antimatter_exploded_on_station
    damaged_sections project_x_released most_kompromat_strict fewest_betrayal revealed_only_at_stationfall
    hand_kompromat_of_escaped bonus_points colocated_live_other colocated_with_bonus in_pod_with_down_human
    """,
)
"""Facts about the position, without argument."""

# -- who may learn secrets -----------------------------------------------------------------------


def _players(teams: Teams, colour: int) -> list[int]:
    """Who can be the player of a colour: its seat; either of two players, of whom each has two colours
    (SF-17.2.2); nobody for an automaton."""
    seats = [seat for team in teams for seat in team]
    return seats if len(seats) == 2 else [seat for seat in seats if seat == colour]


def player(teams: Teams, args: Mapping[str, int]) -> int:
    return audience(_players(teams, args["colour"]))


def holder_of_cards(teams: Teams, args: Mapping[str, int]) -> int:
    """Team mates share their identity cards (SF-18.2)."""
    players = _players(teams, args["colour"])
    return audience([seat for team in teams if set(team) & set(players) for seat in team])


VOCABULARY = Vocabulary(
    kinds=True,
    moves=(
        Kind("step", section=SECTION),
        Kind("pick_up", item=ITEM),
        Kind("pick_from", pawn=PAWN),
        Kind("pick_kompromat", section=SECTION),
        Kind("drop", item=ITEM),
        Kind("give", pawn=PAWN),
        Kind("throw", section=SECTION),
        Kind("copy", data=DATA),
        Kind("delete", data=DATA),
        Kind("strike", pawn=PAWN),
        Kind("shoot", pawn=PAWN),
        Kind("rob", pawn=PAWN),
        Kind("sabotage"),
        Kind("revive", pawn=PAWN),
        Kind("wait"),
        Kind("wait_disc"),
        Kind("declare_evacuation"),
        Kind("transmit", data=DATA, institution=INSTITUTION),
        Kind("release_project_x"),
        Kind("decontaminate", pawn=PAWN),
        Kind("jettison"),
        Kind("countdown"),
        Kind("launch", section=SECTION),
        Kind("launch_all"),
        Kind("make_item", item=ITEM),
        Kind("make_data", data=DATA),
        Kind("make_contamination"),
        Kind("meditate"),
        Kind("repair", pawn=PAWN),
        Kind("self_destruct"),
        Kind("airlock", section=SECTION),
        Kind("airlock_throw", section=SECTION),
        Kind("eject", pawn=PAWN),
        Kind("toggle_cameras"),
        Kind("wipe", pawn=PAWN),
        Kind("enter_wormhole"),
        Kind("suppress", section=SECTION),
        Kind("toggle_jammers"),
        Kind("remote_control", pawn=PAWN),
        Kind("command_swarm"),
        Kind("breach", section=SECTION),
        Kind("jury_rig"),
        Kind("jury_rig_robot", pawn=PAWN),
        Kind("disassemble"),
        Kind("disassemble_for", pawn=PAWN),
        Kind("wormtongue", character=CHARACTER),
        Kind("serve_nda"),
        Kind("lawyer_up", colour=COLOUR),
        Kind("treat", pawn=PAWN),
        Kind("emp_burst"),
        Kind("telepathy", pawn=PAWN),
        Kind("missile", section=SECTION),
        Kind("self_repair"),
        Kind("root_access", pawn=PAWN),
        Kind("tradecraft"),
        Kind("hardcopy"),
        Kind("infect", pawn=PAWN),
        Kind("nerve_gas", section=SECTION),
        Kind("fly_wings"),
        Kind("feed", pawn=PAWN),
        Kind("choose", identity=IDENTITY),
        Kind("assign", identity=IDENTITY, second=IDENTITY),
        Kind("reveal", identity=IDENTITY),
        Kind("influence", character=CHARACTER),
        Kind("cubes", count=CUBES),
        Kind("activate", pawn=PAWN),
        Kind("renegotiate"),
        Kind("take_back", character=CHARACTER),
        Kind("free_action"),
        Kind("bribe", pawn=PAWN),
        Kind("grey_bribe", pawn=PAWN),
        Kind("kompromat", character=CHARACTER),
        Kind("with", pawn=PAWN),
        Kind("ask_owner", colour=COLOUR),
        Kind("accept"),
        Kind("refuse"),
        Kind("end_turn"),
        Kind("moss_step", section=SECTION),
        Kind("moss_feed", pawn=PAWN),
        Kind("presence", pawn=PAWN),
        Kind("frame", colour=COLOUR),
        Kind("item", item=ITEM),
        Kind("data", data=DATA),
        Kind("to", pawn=PAWN),
        Kind("drag", pawn=PAWN),
        Kind("alone"),
        Kind("light"),
        Kind("unlit"),
        Kind("let_go", item=ITEM),
        Kind("cube_of", colour=COLOUR),
        Kind("resolve", token=DUE),
        Kind("monster_step", section=SECTION),
        Kind("monster_stay"),
        Kind("victim", pawn=PAWN),
        Kind("spare"),
        Kind("swap", pawn=PAWN),
        Kind("skip"),
        Kind("aim", section=SECTION),
        Kind("trap", section=SECTION),
        Kind("helmet_to", pawn=PAWN),
        Kind("assistant_to", pawn=PAWN),
        Kind("confess", pawn=PAWN),
        Kind("take_artifact"),
        Kind("show", identity=IDENTITY),
        Kind("discard", character=CHARACTER),
        Kind("take", character=CHARACTER),
        Kind("deliver", data=DATA, institution=INSTITUTION),
        Kind("done"),
        Kind("propose_assign", note=True, identity=IDENTITY, second=IDENTITY),
    ),
    events=(
        EventKind("dealt", reveals=True, knows=holder_of_cards, colour=COLOUR, identity=secret(IDENTITY)),
        EventKind("chose", knows=holder_of_cards, colour=COLOUR, identity=secret(IDENTITY)),
        EventKind("turn", colour=COLOUR, minute=NUMBER),
        EventKind("revealed", shows=True, colour=COLOUR, identity=IDENTITY),
        EventKind("schrodinger", shows=True, colour=COLOUR, identity=IDENTITY),
        EventKind("cubes_home", colour=COLOUR, count=NUMBER),
        EventKind("cubes_betrayed", colour=COLOUR, character=CHARACTER, count=NUMBER),
        EventKind("influenced", colour=COLOUR, character=CHARACTER, count=NUMBER),
        EventKind("cubes_returned", colour=COLOUR, character=CHARACTER, count=NUMBER),
        EventKind("activated", colour=COLOUR, pawn=PAWN, count=NUMBER),
        EventKind("renegotiated", colour=COLOUR),
        EventKind("took_back", colour=COLOUR, character=CHARACTER),
        EventKind("disc_back", colour=COLOUR),
        EventKind("bribed", colour=COLOUR, pawn=PAWN),
        EventKind("grey_bribed", colour=COLOUR, pawn=PAWN),
        EventKind("kompromat_shown", shows=True, colour=COLOUR, character=CHARACTER),
        EventKind("asked", colour=COLOUR),
        EventKind("accepted", colour=COLOUR),
        EventKind("refused", colour=COLOUR),
        EventKind("bribe_back", colour=COLOUR),
        EventKind("kompromat_back", colour=COLOUR, character=CHARACTER),
        EventKind("stepped", pawn=PAWN, section=SECTION),
        EventKind("dragged", pawn=PAWN, section=SECTION),
        EventKind("moved", pawn=PAWN, section=SECTION),
        EventKind("picked_up", pawn=PAWN, item=ITEM),
        EventKind("picked_from", pawn=PAWN, item=ITEM, victim=PAWN),
        EventKind(
            "picked_kompromat",
            reveals=True,
            knows=player,
            colour=COLOUR,
            section=SECTION,
            character=secret(CHARACTER),
        ),
        EventKind("dropped", pawn=PAWN, item=ITEM, section=SECTION),
        EventKind("gave", pawn=PAWN, item=ITEM, receiver=PAWN),
        EventKind("threw", pawn=PAWN, item=ITEM, section=SECTION),
        EventKind("copied", pawn=PAWN, data=DATA, receiver=PAWN),
        EventKind("deleted", pawn=PAWN, data=DATA),
        EventKind("struck", pawn=PAWN, victim=PAWN),
        EventKind("shot", pawn=PAWN, victim=PAWN),
        EventKind("robbed_item", pawn=PAWN, victim=PAWN, item=ITEM),
        EventKind("robbed_data", pawn=PAWN, victim=PAWN, data=DATA),
        EventKind("damaged", section=SECTION),
        EventKind("repaired", section=SECTION),
        EventKind("downed", pawn=PAWN),
        EventKind("revived", pawn=PAWN),
        EventKind("waited", pawn=PAWN),
        EventKind("evacuation"),
        EventKind("locks_removed"),
        EventKind("lock_removed", section=SECTION, section2=SECTION),
        EventKind("transmitted", pawn=PAWN, data=DATA, institution=INSTITUTION),
        EventKind("project_released", reveals=True, project=PROJECT),
        EventKind("decontaminated", pawn=PAWN),
        EventKind("contaminated", pawn=PAWN),
        EventKind("armed", minute=NUMBER),
        EventKind("exploded", place=PLACE),
        EventKind("token_set", colour=COLOUR, token=TOKEN, section=SECTION),
        EventKind("token_back", colour=COLOUR, token=TOKEN, section=SECTION),
        EventKind("launched", section=SECTION),
        EventKind("pod_annihilated", section=SECTION),
        EventKind("annihilated", pawn=PAWN),
        EventKind("item_annihilated", item=ITEM),
        EventKind("made_item", pawn=PAWN, item=ITEM),
        EventKind("made_data", pawn=PAWN, data=DATA),
        EventKind("meditated", colour=COLOUR, count=NUMBER),
        EventKind("cameras", on=SWITCH),
        EventKind("jammers", on=SWITCH),
        EventKind("fire", section=SECTION),
        EventKind("gas", section=SECTION),
        EventKind("hazard_cleared", section=SECTION),
        EventKind("power", power=POWER),
        EventKind("suspect", colour=COLOUR),
        EventKind("guilty", colour=COLOUR),
        EventKind("nda_served", pawn=PAWN),
        EventKind(
            "traps_set",
            reveals=True,
            knows=any_seats,
            section=SECTION,
            section2=SECTION,
            section3=SECTION,
            live=secret(NUMBER),
        ),
        EventKind("trap_turned", reveals=True, section=SECTION, live=NUMBER),
        EventKind("escaped", pawn=PAWN, place=PLACE),
        EventKind("engulfed", pawn=PAWN),
        EventKind("monster_moved", section=SECTION),
        EventKind("monster_placed", section=SECTION),
        EventKind("minute_began", minute=NUMBER),
        EventKind("entry", reveals=True, live=NUMBER),
        EventKind("stationfall"),
        EventKind("delivered", colour=COLOUR, data=DATA, institution=INSTITUTION),
        EventKind("swapped", pawn=PAWN, receiver=PAWN),
        EventKind("ejected", pawn=PAWN),
        EventKind("jettisoned"),
        EventKind("fed", pawn=PAWN),
        EventKind("moss_moved", section=SECTION),
        EventKind("ship_turned"),
        EventKind("greys_home"),
        EventKind("bribe_home", colour=COLOUR),
        EventKind("betrayal_home", colour=COLOUR),
        EventKind("shown", shows=True, colour=COLOUR, identity=IDENTITY),
        EventKind("discarded", knows=player, colour=COLOUR, character=secret(CHARACTER)),
        EventKind("taken", colour=COLOUR, character=CHARACTER),
        EventKind("used_free", pawn=PAWN),
        EventKind("wormhole_opened"),
        EventKind("framed", colour=COLOUR, colour2=COLOUR),
        EventKind("gained", pawn=PAWN, item=ITEM),
        EventKind("artifact_taken", pawn=PAWN),
        EventKind("cube_moved", colour=COLOUR, character=CHARACTER),
        EventKind("rolled", reveals=True, colour=COLOUR, count=NUMBER),
        EventKind("automaton", reveals=True, colour=COLOUR),
        EventKind("ended", colour=COLOUR),
        EventKind("learnt_project", reveals=True, only=player, colour=COLOUR, project=PROJECT),
        EventKind("proposed_assign", only=team_of(), seat=SEAT, identity=IDENTITY, second=IDENTITY),
    ),
    Sections=SECTION,
    Places=PLACE,
    Characters=CHARACTER,
    Pawns=PAWN,
    Identities=IDENTITY,
    Abilities=ABILITY,
    Items=ITEM,
    Data=DATA,
    Institutions=INSTITUTION,
    Projects=PROJECT,
    Colours=COLOUR,
    Guilt=GUILT,
    Powers=POWER,
    Hazards=HAZARD,
    Tokens=TOKEN,
    States=STATE,
    Pods=POD,
    Ships=SHIP,
    Phases=PHASE,
    Questions=QUESTION,
    Stages=STAGE,
    Modes=MODE,
    FollowUps=FOLLOW_UP,
    LaunchConditions=LAUNCH_CONDITION,
    Intents=INTENT,
    Groups=GROUP,
    Operations=OPERATION,
    Filters=FILTER,
    Facts=FACT,
)
