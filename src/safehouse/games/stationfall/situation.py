"""What a player of Stationfall is after, how far it has come, and what the questions are about."""

from safehouse.core.words import Said
from safehouse.games.stationfall.codes import Stages
from safehouse.games.stationfall.view.shape import StationfallView
from safehouse.games.stationfall.vocabulary import CHARACTER, PAWN


def standing(view: StationfallView) -> list[Said]:
    found = [Said("stand-minute", {"minute": view.minute})]
    for colour, conspiracy in enumerate(view.conspiracies):
        if conspiracy.seat != view.seat or view.seat < 0:
            continue
        identity = view.own.identities[colour] if colour < len(view.own.identities) else None
        if identity is not None:
            points = _points(view, identity)
            found.append(Said("stand-identity", {"identity": f"identity-{identity}", "points": points}))
        if conspiracy.guilt != "innocent":
            found.append(Said(f"stand-{conspiracy.guilt}"))
    return [Said("stand-goal"), *found]


def _points(view: StationfallView, identity: str) -> int:
    """What the identity's agenda would score now, and the bonus characters with it."""
    lines = sum(sum(agenda.lines) for agenda in view.own.agendas if agenda.card == identity)
    return lines + sum(agenda.bonus for agenda in view.own.agendas if agenda.card in view.own.bonus)


def subject(view: StationfallView) -> dict[str, int | str]:
    turn = view.turn
    found: dict[str, int | str] = {
        "stage": ("reveal", "influence", "activate")[min(turn.stage, Stages.ACTIVATE)],
        "actions": turn.actions_left,
        "activated": int(turn.activated >= 0),
        "active": _player(view, view.active),
        "pawn": "somebody",
        "character": "somebody",
    }
    pawn = turn.actor if turn.actor >= 0 else turn.activated
    if pawn >= 0:
        found["pawn"] = f"pawn-{PAWN.values[pawn]}"
    if turn.influencing >= 0:
        found["character"] = f"character-{CHARACTER.values[turn.influencing]}"
    return found


def _player(view: StationfallView, colour: int) -> str:
    conspiracy = view.conspiracies[colour]
    return f"seat:{conspiracy.seat}" if conspiracy.seat >= 0 else f"colour-{conspiracy.colour}"
