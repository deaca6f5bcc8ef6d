"""The five actions of a turn (5.3xx)."""
# compiled by mypyc

from safehouse.core.events import HIDDEN
from safehouse.core.seats import bit
from safehouse.games.infiltraitors.codes import Deeds, Ends, Events, Origins, Phases, Targets
from safehouse.games.infiltraitors.rules.deeds import deed
from safehouse.games.infiltraitors.rules.position import NOBODY, Position
from safehouse.games.infiltraitors.rules.turn import after_right_guess, begin_turn, end_turn
from safehouse.games.infiltraitors.tables import card


def catch(s: Position, seat: int) -> None:
    """IN-5.311 to 5.317; the second card of IN-5.771 takes the place of the burnt one."""
    pays = len(s.hq) > 0
    s.deeds.append(deed(Deeds.CATCH, seat, 0, 0, 1 if pays else 0))
    s.stand[seat] = s.row.pop(0)
    s.remember(bit(seat), s.stand[seat])
    s.tell(bit(seat), Events.CAUGHT, seat, s.stand[seat])
    if pays and s.plan.two_cards:
        s.second[seat] = s.hq.pop()
        s.remember(bit(seat), s.second[seat])
        s.tell(bit(seat), Events.SECOND_TAKEN, seat, s.second[seat])
    elif pays:
        s.burn()
    for modifier in s.plan.modifiers:
        modifier.after_catch(s, seat)
    end_turn(s)


def source_of(s: Position, seat: int, c: int) -> int:
    """Where a card to be played is: in the pool, in the own hand, or in an outward hand."""
    if c in s.pool:
        return Origins.POOL
    return s.holder_of(c) if s.plan.outward else Origins.HAND


def source_told(source: int) -> int:
    """0 a hand, 2 the pool; 1 is the pile, for key clues."""
    return 2 if source == Origins.POOL else 0


def owner_told(source: int) -> int:
    """Whose outward hand the card came from."""
    return source if source < Origins.HAND else HIDDEN


def take_to_play(s: Position, seat: int, c: int, source: int) -> int:
    """Take the card from there; returns its place in an outward hand, which all can see."""
    if source == Origins.POOL:
        s.pool.remove(c)
        return 0
    if source == Origins.HAND:
        s.leave_hand(seat, c)
        return 0
    place = s.hands[source].index(c)
    s.leave_hand(source, c)
    return place


def give(s: Position, seat: int, c: int) -> None:
    """IN-5.321 to 5.324"""
    source = source_of(s, seat, c)
    place = take_to_play(s, seat, c, source)
    vertical = s.lay_clue(c, seat)
    s.deeds.append(deed(Deeds.GIVE, seat, c, seat, 1 if vertical else 0, source, place))
    s.tell_all(Events.GAVE, seat, c, 0 if vertical else 1, source_told(source), owner_told(source))
    s.tell_place(source, place)
    end_turn(s)


def exchange(s: Position, seat: int, c: int, target: int) -> None:
    """IN-5.331 to 5.336; the acting agent draws, whoever's card was played (IN-5.730, IN-5.785)."""
    source = source_of(s, seat, c)
    place = take_to_play(s, seat, c, source)
    vertical = s.lay_clue(c, target)
    flag = (1 if vertical else 0) + (2 if len(s.hq) > 0 else 0)
    s.deeds.append(deed(Deeds.EXCHANGE, seat, c, target, flag, source, place))
    turned = 0 if vertical else 1
    s.tell_all(Events.EXCHANGED, seat, c, target, turned, source_told(source), owner_told(source))
    s.tell_place(source, place)
    s.draw(seat)
    end_turn(s)


def wait(s: Position, seat: int, count: int) -> None:
    """IN-5.341 to 5.346: burn first, then draw the declared number."""
    s.deeds.append(deed(Deeds.WAIT, seat, count))
    s.tell_all(Events.WAITED, seat, count)
    s.burn()
    for _i in range(count):
        s.draw(seat)
    end_turn(s)


def eliminate(s: Position, seat: int, target: int) -> None:
    """Take the gun and point at a suspect; the identification follows (IN-5.353)."""
    s.target = target
    s.phase = Phases.NAME
    if target == Targets.KEY_PERSON:
        s.tell_all(Events.GUN_AT_KEY_PERSON, seat)
    else:
        s.tell_all(Events.GUN_TAKEN, seat, target)


def name(s: Position, seat: int, colour: int, number: int) -> None:
    """Spend the bullet, announce, and hear right or wrong (IN-5.354 to 5.360, order IN-8.2)."""
    target = s.target
    guess = card(colour, number)
    right = s.identity(target) == guess
    s.target = NOBODY
    s.bullets -= 1
    s.deeds.append(deed(Deeds.SHOOT, seat, guess, target, 1 if right else 0))
    if target == Targets.KEY_PERSON:
        s.tell_all(Events.KEY_PERSON_NAMED, seat, colour, number - 1)
    else:
        s.tell_all(Events.NAMED, seat, target, colour, number - 1)
    if right:
        hit(s, seat, target)
    else:
        miss(s, seat, target)


def hit(s: Position, seat: int, target: int) -> None:
    """IN-5.358, IN-5.359, then the win check (IN-8.3)."""
    if target == Targets.KEY_PERSON:
        s.tell_all(Events.KEY_PERSON_RIGHT, seat)
    else:
        s.tell_all(Events.RIGHT, seat, target)
    s.return_to_hq(target)
    s.discard_clues(target)
    if s.suspects_left() == 0:
        s.end(Ends.WIN)
    else:
        after_right_guess(s, seat, target)


def miss(s: Position, seat: int, target: int) -> None:
    """IN-5.357; fewer bullets than suspects lose (IN-8.4)."""
    if target == Targets.KEY_PERSON:
        s.tell_all(Events.KEY_PERSON_WRONG, seat)
    else:
        s.tell_all(Events.WRONG, seat, target)
    if s.bullets < s.suspects_left():
        s.end(Ends.LOSS_BULLETS)
    elif s.forced:
        begin_turn(s, seat)
    else:
        end_turn(s)
