"""What a player of Stationfall is after, how far it has come, and what the questions are about."""

from collections.abc import Mapping, Set

from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying
from safehouse.games.stationfall.about import CHARACTER_OF, IDENTITY_OF, winners
from safehouse.games.stationfall.view.shape import CardView, PawnView, StationfallView, TurnView
from safehouse.games.stationfall.vocabulary import CHARACTER, COLOUR, DATA, ITEM, MODE, PAWN, VOCABULARY

STILL = {
    "still-free": {"free_action"},
    "still-bribe": {"bribe", "grey_bribe"},
    "still-kompromat": {"kompromat"},
}
"""What the player on turn may do beside the actions of the activated character, and its kinds of moves."""
WAYS_OUT = ("wormhole", "rescue_ship", "wings")
KINDS = VOCABULARY.space.kinds
LED_BY_THING = {"drop", "copy"}
"""Actions that begin with the thing; all others begin with whom or where."""
TOKEN_ON_TARGET = {"infect"}


def standing(view: StationfallView) -> list[Saying]:
    found = [Saying("stand-minute", {"minute": view.minute})]
    for number, colour in enumerate(own_colours(view)):
        conspiracy = view.conspiracies[colour]
        identity = conspiracy.revealed or view.own.identities[colour]
        if identity is not None:
            key = "stand-revealed" if conspiracy.revealed else "stand-identity"
            points = points_now(view, colour, identity, with_bonus=number == 0)
            named: dict[str, Fact] = {"identity": f"identity-{identity}", "points": sum(points.values())}
            found.append(Saying(key, {**named, **points}))
        if conspiracy.guilt != "innocent":
            found.append(Saying(f"stand-{conspiracy.guilt}"))
    return [Saying("stand-goal", winners(view.players, view.teams)), *found]


def own_colours(view: StationfallView) -> list[int]:
    seat = view.seat
    return [colour for colour, each in enumerate(view.conspiracies) if each.seat == seat and seat >= 0]


def points_now(view: StationfallView, colour: int, identity: str, with_bonus: bool) -> dict[str, int]:
    """What a colour of this seat would score with this identity if the station fell now, by source (SF-16.4);
    `excess` is 0 or less."""
    agendas = view.own.agendas
    return {
        "tasks": sum(sum(agenda.lines) for agenda in agendas if agenda.card == identity),
        "bonus": sum(agenda.bonus for agenda in agendas if agenda.card in view.own.bonus) if with_bonus else 0,
        "bribes": _bribe_points(view, colour, identity),
        "excess": -excess_cubes(view, colour, identity),
    }


def _bribe_points(view: StationfallView, colour: int, identity: str) -> int:
    """SF-16.4.6"""
    character = CHARACTER_OF[IDENTITY_OF[identity].character]
    if not character.scores_bribes:
        return 0
    card = _card(view, character.id)
    others = [other for other in card.bribes if not _same_player(view, colour, other)]
    grey = card.grey_bribes if character.id != "billionaire" and _has_escaped(view, "billionaire") else 0
    worth = IDENTITY_OF[identity].bribe_multiplier or character.bribe_multiplier
    return int(view.conspiracies[colour].bribe is None) + (len(others) + grey) * worth


def _same_player(view: StationfallView, colour: int, other: int) -> bool:
    if colour == other:
        return True
    return view.players == 2 and view.conspiracies[colour].seat == view.conspiracies[other].seat


def _has_escaped(view: StationfallView, character: str) -> bool:
    return any(_is_away(view, pawn) for pawn in _pawns(view, character))


def _is_away(view: StationfallView, pawn: PawnView) -> bool:
    """In the mesosphere."""
    if pawn.place in WAYS_OUT:
        return True
    return any(section.id == pawn.place and section.pod == "launched" for section in view.sections)


def excess_cubes(view: StationfallView, colour: int, identity: str) -> int:
    """SF-16.4.7"""
    limit = CHARACTER_OF[IDENTITY_OF[identity].character].influence_limit
    return max(0, cubes_outside(view, colour) - limit)


def cubes_outside(view: StationfallView, colour: int) -> int:
    """On cards and in the betrayal box."""
    return view.conspiracies[colour].betrayal + sum(card.cubes[colour] for card in view.characters)


def subject(view: StationfallView, kinds: Set[str]) -> dict[str, Fact]:
    turn = view.turn
    found: dict[str, Fact] = {
        "stage": _stage(kinds),
        "cubes": view.conspiracies[view.active].supply,
        "anybody": int("activate" in kinds),
        "actions": turn.actions_left,
        "activated": int(turn.activated >= 0),
        "still": _still(kinds),
        "colour": f"colour-{view.conspiracies[view.active].colour}",
        "character": "somebody",
        "right": str(MODE.values[turn.mode]),
        "monster": f"project-{view.project}" if view.project else "somebody",
        **_announced(turn),
    }
    found["pawn"] = _pawn(turn.actor if turn.actor >= 0 else turn.activated)
    if turn.influencing >= 0:
        found |= _influenced(view, _card(view, str(CHARACTER.values[turn.influencing])))
    return found


def _announced(turn: TurnView) -> dict[str, Fact]:
    """The action that is being announced, `deed`, with the parts named so far; `bearer` gets a token or lets
    something go."""
    if turn.verb < 0:
        return {"deed": "none", "parts": [], "bearer": _pawn(turn.target)}
    kind = KINDS[turn.verb]
    args: dict[str, Fact] = {}
    rest = turn.thing if kind.name in LED_BY_THING else turn.target
    for name, domain in reversed(kind.args):
        rest, value = divmod(rest, len(domain))
        args[name] = f"{domain.name}-{domain.values[value]}"
    bearer = turn.target if kind.name in TOKEN_ON_TARGET else turn.actor
    return {
        "deed": Saying(f"move-{kind.name}", args),
        "parts": _parts(turn, kind.name),
        "bearer": _pawn(bearer),
    }


def _parts(turn: TurnView, verb: str) -> list[str]:
    """What has been added to the beginning of the action."""
    found = []
    if verb == "copy" and turn.target >= 0:
        found.append(_pawn(turn.target))
    elif verb == "wormtongue" and turn.thing >= 0:
        found.append(f"colour-{COLOUR.values[turn.thing]}")
    elif verb not in LED_BY_THING and turn.thing >= 0:
        things = [*(f"item-{item}" for item in ITEM.values), *(f"data-{data}" for data in DATA.values)]
        found.append(things[turn.thing])
    return [*found, _pawn(turn.drag)] if turn.drag >= 0 else found


def _pawn(number: int) -> str:
    return f"pawn-{PAWN.values[number]}" if number >= 0 else "somebody"


def points_at(view: StationfallView, move: Mapping[str, Value]) -> Saying | None:
    """A Schrödinger reveal says so (SF-3.5.1); with Enigma nothing is lost by it."""
    if move["kind"] != "reveal" or move["identity"] not in view.own.bonus:
        return None
    character = CHARACTER_OF[IDENTITY_OF[str(move["identity"])].character]
    keeps = "enigma" in character.reveal_abilities
    return Saying("reveal-keeps-bonus" if keeps else "reveal-loses-bonus")


def _stage(kinds: Set[str]) -> str:
    """What the player on turn may do before activating or renegotiating; whether anybody can be activated."""
    before = [step for step in ("reveal", "influence") if step in kinds]
    return "-".join(before) or ("activate" if "activate" in kinds else "renegotiate")


def _still(kinds: Set[str]) -> list[str]:
    """`still-rest` for what an ability makes possible besides."""
    named = [key for key, ways in STILL.items() if not kinds.isdisjoint(ways)]
    rest = kinds - {"end_turn"}.union(*STILL.values())
    return [*named, "still-rest"] if rest else named


def _influenced(view: StationfallView, card: CardView) -> dict[str, Fact]:
    """The card, how many cubes may come to lie there, and the ability that says so."""
    abilities = _pawns(view, card.id)[0].abilities if _pawns(view, card.id) else []
    supply = view.conspiracies[view.active].supply
    found: dict[str, Fact] = {"character": f"character-{card.id}", "supply": supply, "limited": "no"}
    if "loyal" in abilities and sum(card.cubes) > 0:
        found |= {"limited": "loyal", "least": sum(card.cubes) + 1, "supply": supply + card.cubes[view.active]}
    elif "helpful" in abilities:
        found["limited"] = "helpful"
    return found


def _card(view: StationfallView, character: str) -> CardView:
    return next(card for card in view.characters if card.id == character)


def _pawns(view: StationfallView, character: str) -> list[PawnView]:
    return [pawn for pawn in view.pawns if pawn.character == character]
