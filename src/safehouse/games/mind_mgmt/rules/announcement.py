"""The end of the Recruiter's turn: refill, time, Mind Slip tokens and announcement (MM-5.7, MM-8.07)."""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt.codes import Clues, Ends, Events, Modules, Phases, SlipTokens
from safehouse.games.mind_mgmt.rules.immortals import refill
from safehouse.games.mind_mgmt.rules.position import Position
from safehouse.games.mind_mgmt.rules.turns import begin_agents_turn, finish
from safehouse.games.mind_mgmt.tables.city import NOWHERE

LAST_ALERT: Final = 15
"""Radio Silence ends before it."""


def end_turn(s: Position) -> None:
    """Part 2 of the turn, in the order of MM-8.07."""
    if s.setting.full:
        refill(s)
    s.hour += 1
    s.tell_all(Events.TIME_ADVANCED, s.hour)
    show_slip(s)
    if not is_alert(s, s.hour):
        end_hour(s)
    elif s.may_use(Modules.RADIO_SILENCE) and s.hour != LAST_ALERT:
        s.phase = Phases.ALERT
    else:
        announce(s)


def show_slip(s: Position) -> None:
    """A spent Mind Slip token goes to the time track (MM-5.404)."""
    token = s.slip_in_turn
    if token == NOWHERE:
        return
    s.slip_in_turn = NOWHERE
    s.clue(Clues.SLIP, s.hour, token, 0 if token == SlipTokens.FRONT else s.second_at)
    if token == SlipTokens.FRONT:
        s.slips_front -= 1
    else:
        s.second_at = NOWHERE
    s.slip_hours.append(s.hour)
    s.slip_tokens.append(token)
    s.tell_all(Events.SLIP_SHOWN, s.hour, token)


def is_alert(s: Position, hour: int) -> bool:
    """Odd hours (MM-5.703); 10:00 and 14:00 too with Early Warning."""
    if hour % 2 == 1:
        return True
    return s.has(Modules.EARLY_WARNING) and (hour == 10 or hour == 14)


def announce(s: Position) -> None:
    """MM-5.703"""
    s.announced[s.hour] = s.unannounced
    s.recruits += s.unannounced
    s.clue(Clues.SUM, s.hour, s.unannounced)
    s.unannounced = 0
    s.tell_all(Events.ANNOUNCED, s.hour, s.announced[s.hour], s.recruits)
    if s.recruits >= s.recruits_to_win():
        finish(s, Ends.RECRUITS)
    else:
        end_hour(s)


def stay_silent(s: Position) -> None:
    """Radio Silence: the recruits join the next announcement."""
    s.spent[Modules.RADIO_SILENCE] = True
    s.clue(Clues.SILENT, s.hour)
    s.tell_all(Events.STAYED_SILENT, s.hour)
    end_hour(s)


def end_hour(s: Position) -> None:
    """MM-8.02, MM-8.05"""
    if s.hour == s.end_hour():
        finish(s, Ends.TIME)
    else:
        begin_agents_turn(s)
