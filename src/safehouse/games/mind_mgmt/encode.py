"""What a seat may know, as numbers for learners: the table for everybody, the secret map for the Recruiter.

Of the log of answers the row holds the last twelve.
"""
# compiled by mypyc

from typing import Final

from safehouse.core.row import Row, bits, flag, flags, members, nothing, number, one_of
from safehouse.core.state import State
from safehouse.games.mind_mgmt.codes import (
    Agents,
    Allies,
    Borders,
    Clues,
    Features,
    Locations,
    Modules,
    Phases,
    Recruiters,
    SlipTokens,
)
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE, HOURS, NOTE_TOKENS, RECRUITER, TEAM

LAST_CLUES: Final = 12
"""So many of the newest clues are in the row."""
CLUE_CELLS: Final = Clues.COUNT + 3
OF_A_CLUE: Final = f"kind ({Clues.COUNT} cells), hour, first and second number; the newest first"

TABLE: Final = [
    ("recruiter", 1, 1, "this seat is the Recruiter"),
    ("asked", 1, 1, "this seat is asked"),
    ("captain", 1, 1, "this seat confirms team decisions in this round"),
    ("players", 1, 5, "people at the table"),
    ("full", 1, 1, "the full game"),
    ("phase", Phases.COUNT, 1, "what is going on as everybody sees it"),
    ("extra owed", 1, 1, "a step token is paid and the Immortal has still to move"),
    ("hour", HOURS, 1, "of the time track"),
    ("counts", 5, 16, "round, recruits announced, Mind Slips in front, agents to activate, cards face down"),
    ("modules", Modules.COUNT, 1, "SHIFT modules in play"),
    ("spent modules", Modules.COUNT, 1, "those used up"),
    ("checkpoints left", 1, 2, "not yet placed"),
    ("once", 4, 1, "tip line, streets, Immortal move and extra move used"),
    ("mayhem", Borders.COUNT, 2, "tokens by border"),
    ("checkpoints", Borders.COUNT, 2, "by border"),
    ("area", Features.COUNT, 1, "feature cards in the area"),
    ("discard", Features.COUNT, 1, "feature cards discarded"),
    ("shown", Features.COUNT, 1, "the Recruiter's cards turned up"),
    ("announced", HOURS, 16, "recruits announced by hour, plus one; 0: nothing announced"),
    ("slips", HOURS, 2, "Mind Slips used by hour"),
    ("second slip", Locations.COUNT, 1, "where the second Mind Slip token lies"),
    ("immortals", Locations.COUNT, 1, "by location"),
    ("agents", Agents.COUNT * Locations.COUNT, 1, "location of each Agent"),
    ("own agents", Agents.COUNT, 1, "Agents this seat plays"),
    ("shared agents", Agents.COUNT, 1, "Agents the team plays"),
    ("activated", Agents.COUNT, 1, "Agents that have had their turn"),
    ("allies", Allies.COUNT, 1, "in play"),
    ("steps", Locations.COUNT, 1, "step tokens by location"),
    ("confirmed", Locations.COUNT, 16, "hour of the confirmed note by location"),
    ("notes", Locations.COUNT, 15, "unconfirmed notes by location"),
    ("active", Agents.COUNT, 1, "the Agent whose activation it is"),
    ("activation", 7, 1, "moved, acted, free action used, checkpoint used, taxi called, dolphin, newsboy"),
    ("banned", Features.COUNT, 1, "features closed for this activation"),
    ("asked feature", Features.COUNT, 1, "the feature asked about"),
    ("asked at", Locations.COUNT, 1, "the location asked about"),
    ("named", Features.COUNT, 1, "the first feature of a SHAKEDOWN"),
    ("last clues", LAST_CLUES * CLUE_CELLS, 255, OF_A_CLUE),
]
SECRET_MAP: Final = [
    ("secret map", 1, 1, "this seat sees the secret map"),
    ("secret phase", Phases.COUNT, 1, "what the Recruiter is asked"),
    ("trail", Locations.COUNT, 16, "hour of the last visit by location"),
    ("here", Locations.COUNT, 1, "where the Recruiter stands"),
    ("recruiter card", Recruiters.COUNT, 1, "the card chosen"),
    ("hand", Features.COUNT, 1, "the Recruiter's feature cards"),
    ("contacts", HOURS, 16, "recruits contacted by hour"),
    ("secret counts", 3, 16, "recruits not announced, second token gained, action done"),
    ("slip in turn", SlipTokens.COUNT, 1, "the Mind Slip token used in this turn"),
    ("must step", 1, 1, "a step is due"),
    ("lifted", Borders.COUNT, 1, "the Mayhem token lifted"),
]
FIELDS: Final = TABLE + SECRET_MAP
SIZE: Final = sum([field[1] for field in FIELDS])
SECRET_CELLS: Final = sum([field[1] for field in SECRET_MAP])


def encode(row: Row, state: State, seat: int) -> None:
    assert isinstance(state, Position)
    encode_time(row, state, seat)
    encode_cards(row, state)
    encode_board(row, state, seat)
    encode_activation(row, state)
    encode_clues(row, state)
    if seat == RECRUITER or state.phase == Phases.OVER:
        encode_secret(row, state)
    else:
        nothing(row, SECRET_CELLS)


def public_phase(s: Position) -> int:
    """The Recruiter's hidden steps look alike (MM-6.31)."""
    if Phases.CARD_CHOICE <= s.phase <= Phases.WALK:
        return Phases.CARD_CHOICE
    if Phases.RECRUITER_TURN <= s.phase <= Phases.LIFTED:
        return Phases.RECRUITER_TURN
    return s.phase


def encode_time(row: Row, s: Position, seat: int) -> None:
    flag(row, seat == RECRUITER)
    flag(row, seat >= 0 and seat in s.pending())
    flag(row, seat == s.captain())
    number(row, s.setting.players)
    flag(row, s.setting.full)
    one_of(row, Phases.COUNT, public_phase(s))
    flag(row, s.phase == Phases.EXTRA_MOVE)
    one_of(row, HOURS, s.hour)
    face_down = 0 if s.phase <= Phases.WALK else len(s.deck)
    number(row, s.round)
    number(row, s.recruits)
    number(row, s.slips_front)
    number(row, s.to_activate)
    number(row, face_down)


def encode_cards(row: Row, s: Position) -> None:
    flags(row, s.modules)
    flags(row, s.spent)
    number(row, s.checkpoints_left)
    flag(row, s.tip_used)
    flag(row, s.streets_moved)
    flag(row, s.immortal_moved)
    flag(row, s.extra_done)
    members(row, Borders.COUNT, s.mayhem)
    members(row, Borders.COUNT, s.checkpoints)
    members(row, Features.COUNT, s.area)
    members(row, Features.COUNT, s.discard)
    bits(row, Features.COUNT, s.shown)
    for recruits in s.announced:
        number(row, recruits, -1)
    members(row, HOURS, s.slip_hours)


def encode_board(row: Row, s: Position, seat: int) -> None:
    one_of(row, Locations.COUNT, s.second_at)
    bits(row, Locations.COUNT, s.immortal_mask)
    for cell in s.agent_at:
        one_of(row, Locations.COUNT, cell)
    for owner in s.owner:
        flag(row, owner == seat and owner > 0)
    for owner in s.owner:
        flag(row, owner == TEAM)
    flags(row, s.activated)
    members(row, Allies.COUNT, s.allies)
    bits(row, Locations.COUNT, s.steps)
    at = row.skip(2 * Locations.COUNT)
    for token in range(NOTE_TOKENS):
        cell = s.note_at[token]
        if cell >= 0 and s.note_label[token] < 0:
            row.put(at + cell, -s.note_label[token])
        elif cell >= 0:
            row.add(at + Locations.COUNT + cell)


def encode_activation(row: Row, s: Position) -> None:
    one_of(row, Agents.COUNT, s.active)
    active = s.active >= 0
    flag(row, active and s.moved)
    flag(row, active and s.acted)
    flag(row, active and s.free_used)
    flag(row, active and s.checkpoint_used)
    flag(row, active and s.taxi_called)
    flag(row, active and s.ask_dolphin)
    flag(row, active and s.ask_newsboy)
    bits(row, Features.COUNT, s.banned if active else 0)
    one_of(row, Features.COUNT, s.asked if active else -1)
    one_of(row, Locations.COUNT, s.ask_place if active else -1)
    one_of(row, Features.COUNT, s.named if active else -1)


def encode_clues(row: Row, s: Position) -> None:
    told = len(s.clues) // CLUE_SIZE
    for i in range(LAST_CLUES):
        at = (told - 1 - i) * CLUE_SIZE
        if at < 0:
            nothing(row, CLUE_CELLS)
            continue
        kind = s.clues[at]
        one_of(row, Clues.COUNT, kind)
        number(row, s.clues[at + 1])
        number(row, s.clues[at + 2])
        number(row, 0 if kind == Clues.STEPS else s.clues[at + 3])


def encode_secret(row: Row, s: Position) -> None:
    flag(row, True)
    one_of(row, Phases.COUNT, s.phase)
    at = row.skip(Locations.COUNT)
    for hour in range(len(s.trail)):
        row.put(at + s.trail[hour], hour + 1)
    one_of(row, Locations.COUNT, s.here() if len(s.trail) > 0 else -1)
    one_of(row, Recruiters.COUNT, s.recruiter)
    members(row, Features.COUNT, s.hand)
    for hour in range(HOURS):
        number(row, s.contacts[hour] if 0 < hour <= len(s.trail) else 0)
    number(row, s.unannounced)
    flag(row, s.second_gained)
    flag(row, s.action_done)
    one_of(row, SlipTokens.COUNT, s.slip_in_turn)
    flag(row, s.must_step)
    one_of(row, Borders.COUNT, s.lifted)
