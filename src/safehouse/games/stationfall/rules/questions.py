"""The questions of the game, and the queue of things that still have to be settled."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.position import Position

QUESTION_IDS: Final = [
    "none", "choose", "turn", "cubes", "activation", "action", "free", "item", "to", "drag", "light",
    "let_go", "cube", "with", "owner", "consent", "frame", "contaminated", "overfull", "resolve", "monster",
    "victim", "seats", "swap", "confess", "trojan", "cache", "artifact", "aim", "trap", "show", "discard",
    "take", "reveal", "deliver", "assign", "swarm",
]  # fmt: skip
Q_NONE: Final = 0
Q_CHOOSE: Final = 1
Q_TURN: Final = 2
Q_CUBES: Final = 3
Q_ACTIVATION: Final = 4
Q_ACTION: Final = 5
Q_FREE: Final = 6
Q_ITEM: Final = 7
Q_TO: Final = 8
Q_DRAG: Final = 9
Q_LIGHT: Final = 10
Q_LET_GO: Final = 11
Q_CUBE: Final = 12
Q_WITH: Final = 13
Q_OWNER: Final = 14
Q_CONSENT: Final = 15
Q_FRAME: Final = 16
Q_CONTAMINATED: Final = 17
Q_OVERFULL: Final = 18
Q_RESOLVE: Final = 19
Q_MONSTER: Final = 20
Q_VICTIM: Final = 21
Q_SEATS: Final = 22
Q_SWAP: Final = 23
Q_CONFESS: Final = 24
Q_TROJAN: Final = 25
Q_CACHE: Final = 26
Q_ARTIFACT: Final = 27
Q_AIM: Final = 28
Q_TRAP: Final = 29
Q_SHOW: Final = 30
Q_DISCARD: Final = 31
Q_TAKE: Final = 32
Q_REVEAL: Final = 33
Q_DELIVER: Final = 34
Q_ASSIGN: Final = 35
Q_SWARM: Final = 36

F_CONTAMINATE: Final = 0
F_OVERFULL: Final = 1
F_SEATS: Final = 2
F_EFFECT: Final = 3
F_CLONE: Final = 4
F_VERDICT: Final = 5
F_MONSTER_STRIKE: Final = 6
F_SIREN_CALL: Final = 7
F_AFTER_ACTION: Final = 8
F_SWARM: Final = 9

CHOOSING: Final = 0
TURN: Final = 1
ACTIVATION: Final = 2
TOKENS: Final = 3
TRACK: Final = 4
MONSTER_ACTS: Final = 5
TURN_OVER: Final = 6
FINAL_REVEAL: Final = 7
DELIVERY: Final = 8
OVER: Final = 9

M_ACTION: Final = 0
M_FREE: Final = 1
M_BRIBE: Final = 2
M_GREY: Final = 3
M_KOMPROMAT: Final = 4
M_PRESENCE: Final = 5
M_GASP: Final = 6
M_HOMEWORK: Final = 7
M_CLONE: Final = 8

_WIDTH: Final = 1000


def follow_up(s: Position, what: int, argument: int = 0) -> None:
    """Settle this before play goes on."""
    s.queue.append(what * _WIDTH + argument)


def follow_up_first(s: Position, what: int, argument: int = 0) -> None:
    s.queue.insert(0, what * _WIDTH + argument)


def next_follow_up(s: Position) -> int:
    return s.queue.pop(0)


def kind_of(entry: int) -> int:
    return entry // _WIDTH


def argument_of(entry: int) -> int:
    return entry % _WIDTH


def put_question(s: Position, question: int, colour: int) -> None:
    s.ask = question
    s.asked = colour
