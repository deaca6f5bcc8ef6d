"""The short questions of the game: which moves answer them, and what forbids an answer."""
# compiled by mypyc

from typing import Final

from safehouse.games.stationfall.codes import FIRST_CODE, Institutions, Kinds, Modes, Projects, Questions
from safehouse.games.stationfall.rules import action_parts as parts
from safehouse.games.stationfall.rules import belongings, conspiracy, monsters, reveals, turn
from safehouse.games.stationfall.rules.abilities import cannot_take_kompromat
from safehouse.games.stationfall.rules.ending import cannot_deliver
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.questions import NOT_NOW
from safehouse.games.stationfall.tables.numbers import LOOSE_ITEMS


def _kinds() -> list[list[int]]:
    found: list[list[int]] = [[] for question in range(Questions.COUNT)]
    found[Questions.CUBES] = [Kinds.CUBES]
    found[Questions.ITEM] = [Kinds.ITEM, Kinds.DATA]
    found[Questions.TO] = [Kinds.TO]
    found[Questions.DRAG] = [Kinds.DRAG, Kinds.ALONE]
    found[Questions.LIGHT] = [Kinds.LIGHT, Kinds.UNLIT]
    found[Questions.LET_GO] = [Kinds.LET_GO, Kinds.SKIP]
    found[Questions.CONTAMINATED] = [Kinds.LET_GO]
    found[Questions.OVERFULL] = [Kinds.LET_GO]
    found[Questions.CUBE] = [Kinds.CUBE_OF]
    found[Questions.WITH] = [Kinds.WITH, Kinds.SKIP]
    found[Questions.OWNER] = [Kinds.ASK_OWNER]
    found[Questions.CONSENT] = [Kinds.ACCEPT, Kinds.REFUSE]
    found[Questions.FRAME] = [Kinds.FRAME, Kinds.SKIP]
    found[Questions.RESOLVE] = [Kinds.RESOLVE]
    found[Questions.SWARM] = [Kinds.MONSTER_STEP, Kinds.MONSTER_STAY]
    found[Questions.MONSTER] = [Kinds.MONSTER_STEP]
    found[Questions.VICTIM] = [Kinds.VICTIM, Kinds.SPARE]
    found[Questions.SEATS] = [Kinds.WITH]
    found[Questions.SWAP] = [Kinds.SWAP, Kinds.SKIP]
    found[Questions.CONFESS] = [Kinds.CONFESS]
    found[Questions.TROJAN] = [Kinds.ASSISTANT_TO]
    found[Questions.CACHE] = [Kinds.HELMET_TO]
    found[Questions.ARTIFACT] = [Kinds.SKIP, Kinds.TAKE_ARTIFACT]
    found[Questions.AIM] = [Kinds.AIM]
    found[Questions.TRAP] = [Kinds.TRAP]
    found[Questions.SHOW] = [Kinds.SKIP, Kinds.SHOW]
    found[Questions.DISCARD] = [Kinds.DISCARD]
    found[Questions.TAKE] = [Kinds.TAKE]
    found[Questions.REVEAL] = [Kinds.REVEAL]
    found[Questions.DELIVER] = [Kinds.DELIVER, Kinds.DONE]
    for kinds in found:
        kinds.sort()
    return found


ANSWERS: Final[list[list[int]]] = _kinds()
"""By question, the kinds of move that answer it."""


def answers(s: Position) -> list[int]:
    """Every answer open to the player who is asked, in ascending order."""
    found: list[int] = []
    for verb in ANSWERS[s.ask]:
        first = FIRST_CODE[verb]
        for code in range(first, FIRST_CODE[verb + 1]):
            if cannot_say(s, verb, code - first) is None:
                found.append(code)
    return found


def cannot_answer(s: Position, verb: int, argument: int) -> str | None:
    """The clause against this answer of the player who is asked; None if it is open."""
    return cannot_say(s, verb, argument) if verb in ANSWERS[s.ask] else NOT_NOW


def cannot_say(s: Position, verb: int, argument: int) -> str | None:
    """The clause against an answer that fits the question."""
    if verb == Kinds.SKIP:
        return cannot_skip(s)
    if verb == Kinds.CUBES:
        return conspiracy.cannot_lay_cubes(s, s.active, s.influencing, argument + 1)
    if verb == Kinds.ITEM:
        return parts.cannot_choose_item(s, argument)
    if verb == Kinds.DATA:
        return parts.cannot_choose_data(s, argument)
    if verb == Kinds.TO:
        return belongings.cannot_copy_to(s, s.actor, s.thing, argument)
    if verb == Kinds.DRAG:
        return parts.cannot_drag(s, argument)
    if verb == Kinds.ALONE:
        return parts.cannot_go_alone(s)
    if verb == Kinds.LET_GO:
        return cannot_let_go(s, argument)
    if verb == Kinds.CUBE_OF:
        return None if s.cubes_on(s.target, argument) > 0 else "SF-A.wormtongue"
    if verb == Kinds.WITH:
        return (
            monsters.cannot_be_seated(s, argument) if s.ask == Questions.SEATS else cannot_act_with(s, argument)
        )
    if verb == Kinds.ASK_OWNER:
        return turn.cannot_ask(s, argument)
    if verb == Kinds.FRAME:
        return turn.cannot_frame(s, argument)
    if verb == Kinds.RESOLVE:
        return None if argument < len(turn.due_tokens(s)) else "SF-15.7.1"
    if verb == Kinds.DISCARD:
        return None if s.in_hand(s.active, argument) else "SF-A.tradecraft"
    if verb == Kinds.TAKE:
        return cannot_take_kompromat(s, argument)
    if verb == Kinds.DELIVER:
        return cannot_deliver(s, s.asked, argument // Institutions.COUNT, argument % Institutions.COUNT)
    if verb == Kinds.MONSTER_STEP:
        return monsters.cannot_lead(s, argument)
    if verb == Kinds.VICTIM:
        return monsters.cannot_be_taken(s, argument)
    if verb == Kinds.SPARE:
        return None if s.project == Projects.COMBAT_SWARM else "SF-X.3"
    return cannot_choose_for_reveal(s, verb, argument)


def cannot_choose_for_reveal(s: Position, verb: int, argument: int) -> str | None:
    """Choices of reveals and of their abilities."""
    if verb == Kinds.REVEAL:
        return reveals.cannot_reveal(s, s.asked, argument)
    if verb == Kinds.SWAP:
        return reveals.cannot_swap(s, reveals.own_pawn(s), argument)
    if verb == Kinds.CONFESS:
        return reveals.cannot_confess(s, reveals.own_pawn(s), argument)
    if verb == Kinds.ASSISTANT_TO:
        return reveals.cannot_receive_trojan(s, argument)
    if verb == Kinds.HELMET_TO:
        return reveals.cannot_receive_cache(s, argument)
    if verb == Kinds.AIM:
        return None if s.is_section(argument) else "SF-A.overload"
    if verb == Kinds.TRAP:
        return reveals.cannot_trap(s, argument)
    if verb == Kinds.SHOW:
        return reveals.cannot_show(s, argument)
    return None


def cannot_skip(s: Position) -> str | None:
    """Only what is optional can be left out: clones that act, and an item let go for the bludgeon."""
    if s.ask == Questions.WITH:
        return None if s.mode == Modes.CLONE else NOT_NOW
    if s.ask == Questions.LET_GO:
        return None if s.mode == Modes.KOMPROMAT and s.verb == NOBODY else NOT_NOW
    return None


def cannot_let_go(s: Position, item: int) -> str | None:
    """SF-A.my_precious yields only where a card that is too full has nothing else to give up (SF-R.31)."""
    pawn = forced_dropper(s)
    if s.ask == Questions.OVERFULL and not belongings.can_make_room(s, pawn, False):
        return None if item < LOOSE_ITEMS and s.count(pawn, item) > 0 else "SF-12.3"
    by_own_action = s.ask == Questions.LET_GO and (s.verb == NOBODY or pawn == s.actor)
    return belongings.cannot_let_go(s, pawn, item, by_own_action)


def forced_dropper(s: Position) -> int:
    """Who has to let an item go."""
    if s.ask == Questions.LET_GO and s.verb != NOBODY:
        return parts.victim_of_token(s)
    return s.target


def cannot_act_with(s: Position, pawn: int) -> str | None:
    """Which pawn of a card with several acts."""
    if s.mode == Modes.CLONE:
        return reveals.cannot_send_clone(s, pawn)
    if s.mode == Modes.KOMPROMAT:
        return conspiracy.cannot_use_against(s, s.token, pawn)
    return reveals.cannot_act_as_shown(s, s.token, pawn)
