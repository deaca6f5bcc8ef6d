"""What a player of Stationfall is after, how far it has come, and what the questions are about."""

from safehouse.core.topics import Fact, Saying
from safehouse.games.stationfall.codes import Stages
from safehouse.games.stationfall.view.shape import StationfallView
from safehouse.games.stationfall.vocabulary import CHARACTER, PAWN


def standing(view: StationfallView) -> list[Saying]:
    found = [Saying("stand-minute", {"minute": view.minute})]
    for colour, conspiracy in enumerate(view.conspiracies):
        if conspiracy.seat != view.seat or view.seat < 0:
            continue
        identity = view.own.identities[colour] if colour < len(view.own.identities) else None
        if identity is not None:
            points = _points(view, identity)
            found.append(Saying("stand-identity", {"identity": f"identity-{identity}", "points": points}))
        if conspiracy.guilt != "innocent":
            found.append(Saying(f"stand-{conspiracy.guilt}"))
    return [Saying("stand-goal"), *found]


def _points(view: StationfallView, identity: str) -> int:
    """What the identity's agenda would score now, and the bonus characters with it."""
    lines = sum(sum(agenda.lines) for agenda in view.own.agendas if agenda.card == identity)
    return lines + sum(agenda.bonus for agenda in view.own.agendas if agenda.card in view.own.bonus)


def subject(view: StationfallView) -> dict[str, Fact]:
    turn = view.turn
    found: dict[str, Fact] = {
        "stage": ("reveal", "influence", "activate")[min(turn.stage, Stages.ACTIVATE)],
        "actions": turn.actions_left,
        "activated": int(turn.activated >= 0),
        "colour": f"colour-{view.conspiracies[view.active].colour}",
        "pawn": "somebody",
        "character": "somebody",
    }
    pawn = turn.actor if turn.actor >= 0 else turn.activated
    if pawn >= 0:
        found["pawn"] = f"pawn-{PAWN.values[pawn]}"
    if turn.influencing >= 0:
        found["character"] = f"character-{CHARACTER.values[turn.influencing]}"
    return found
