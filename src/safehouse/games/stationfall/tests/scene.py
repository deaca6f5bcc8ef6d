"""Positions told in short lines: `Scene("red", "colonel exile").set("exile at kitchen", "exile down")`.

A line of `set` builds, a line of `expect` asks; moves are played as at the table ("red step kitchen").
"""

from collections.abc import Callable

from safehouse.core.random import Stream
from safehouse.core.seats import EVERYONE, bit
from safehouse.core.testing import Table
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.codes import (
    Abilities,
    Colours,
    Hazards,
    Items,
    Moves,
    Phases,
    Pods,
    Questions,
    Sections,
    States,
)
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.rules import conspiracy, reveals, setup, station, turn
from safehouse.games.stationfall.rules.pieces import from_stock, gain, lay, lift, lose, mark_contaminated
from safehouse.games.stationfall.rules.position import DISCARDED, HELD, IN_HAND, NOBODY, OUT_OF_GAME, USED
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.scoring import agenda_points, bonus_points, score
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.boxes import box
from safehouse.games.stationfall.tables.names import (
    CHARACTER_IDS,
    COLOUR_IDS,
    DATA_IDS,
    GUILT_IDS,
    IDENTITY_IDS,
    INSTITUTION_IDS,
    ITEM_IDS,
    PAWN_IDS,
    PLACE_IDS,
    POWER_IDS,
    PROJECT_IDS,
    TOKEN_IDS,
)
from safehouse.games.stationfall.tables.numbers import ENGULFED, FIRST_POD, LOOSE_ITEMS, OFF_BOARD, POWER_OF_TWO

ROSTER = (
    "astrochimp colonel consort counselor cyborg engineer exile inspector "
    "security station_chief stranger troubleshooter"
)
COLOURS = COLOUR_IDS


def pawn_of(name: str) -> int:
    return PAWN_IDS.index(name)


def item_of(name: str) -> int:
    return ITEM_IDS.index(name)


def card_of(name: str) -> int:
    return CHARACTER_IDS.index(name)


def section_of(name: str) -> int:
    return PLACE_IDS.index(name)


class Scene(Table):
    """A game under way in which nothing is hidden from the test."""

    def __init__(self, roster: str = ROSTER, players: int = 4, teams: bool = False, wipe: bool = False) -> None:
        s = Stationfall()
        s.events = []
        s.random = Stream("scene")
        row = SETUP.row(players)
        setup.lay_out(s, box(), sorted(CHARACTER_IDS.index(name) for name in roster.split()))
        s.seats, s.two_player, s.teams = players, players == 2, teams
        s.schrodinger_allowed = row.schrodinger and not teams
        s.winners_wanted, s.wipe_allowed = row.winners, wipe
        if players == 2:
            setup.seat_players(s, [0, 1, 0, 1], [0, 1, 0, 1], [0, 1, 0, 1])
        else:
            seats = list(range(players))
            setup.seat_players(
                s, seats, [p % (players // 2) for p in seats] if teams else list(seats), list(seats)
            )
        setup.begin(s, 0, row.minute_start)
        s.entry, s.project = 1, PROJECT_IDS.index("stable_wormhole")
        super().__init__(GAME, s, COLOURS[: s.colours])
        self._hide(s, teams)
        turn.begin_minute(s)
        self.set("turn red")

    def _hide(self, s: Stationfall, teams: bool) -> None:
        """Deal identities in card order, so that every colour has one."""
        deck = setup.identity_deck(s)
        each = 3 if teams or s.seats in (2, 3) else 2
        for holder in range(len(s.dealt)):
            cards = [deck.pop(0) for _ in range(each)]
            s.dealt[holder], s.bonus[holder] = list(cards), list(cards)
        s.undealt = deck
        for colour in range(s.colours):
            holder = s.holder_of[colour]
            s.identity[colour] = s.bonus[holder].pop(0)

    def _read(self, line: str) -> tuple[int, int]:
        who, _, text = line.partition(" ")
        seat = int(who) if who.isdigit() else self.state.seat_of[COLOURS.index(who)]
        return seat, GAME.space.from_text(text)

    # -- building ------------------------------------------------------------------------------

    def set(self, *lines: str) -> "Scene":
        for line in lines:
            words = line.split()
            if words[0] in PAWN_IDS:
                self._set_pawn(pawn_of(words[0]), words[1], words[2:])
            elif words[0] in COLOURS:
                self._set_colour(COLOURS.index(words[0]), words[1], words[2:])
            else:
                self._set_station(words[0], words[1:])
        self.state.queue = []
        return self

    def _set_pawn(self, pawn: int, what: str, rest: list[str]) -> None:
        s = self.state
        if what == "at":
            place = section_of(rest[0]) if rest[0] in PLACE_IDS else OFF_BOARD
            if s.box.is_item[pawn]:
                item = s.box.item_of_pawn[pawn]
                self._drop_unique(item)
                lay(s, place, item)
            else:
                s.place[pawn] = place
                if FIRST_POD <= place < Sections.COUNT and s.pod[place] == Pods.ABSENT:
                    s.pod[place] = Pods.DOCKED
        elif what == "down":
            s.state[pawn] = States.DOWN
        elif what == "live":
            s.state[pawn] = States.LIVE
        elif what == "has":
            for name in rest:
                self._give(pawn, ITEM_IDS.index(name))
        elif what == "knows":
            for name in rest:
                s.data[pawn] |= POWER_OF_TWO[DATA_IDS.index(name)]
        elif what == "contaminated":
            mark_contaminated(s, pawn)
        elif what == "annihilated":
            station.annihilate(s, pawn)
        elif what == "acts":
            self._activate(pawn, int(rest[0]) if rest else 2)
        else:
            raise AssertionError(what)

    def _give(self, pawn: int, item: int) -> None:
        s = self.state
        if s.unique(item):
            self._drop_unique(item)
        elif item < LOOSE_ITEMS:
            from_stock(s, Items.NANOGEL if item == Items.NANOGEL_HALF else item)
        gain(s, pawn, item)

    def _drop_unique(self, item: int) -> None:
        s = self.state
        spot = s.spot[item]
        if spot >= HELD:
            lose(s, spot - HELD, item)
        elif spot >= 0:
            lift(s, spot, item)

    def _activate(self, pawn: int, actions: int) -> None:
        """The pawn is the activated character of the active player, with that many actions left."""
        s = self.state
        turn.clear_action(s)
        s.phase = Phases.ACTIVATION
        s.disc[s.active] = s.box.card_of[pawn]
        s.activated, s.actions_left = pawn, actions
        s.free_left, s.free_moves, s.acted = s.body(pawn) and not s.has(pawn, Abilities.DYING), 0, False
        s.queue = []
        turn.proceed(s)

    def _set_colour(self, colour: int, what: str, rest: list[str]) -> None:
        s = self.state
        if what == "cubes":
            card, number = CHARACTER_IDS.index(rest[0]), int(rest[1])
            s.supply[colour] -= number - s.cubes[card * Colours.COUNT + colour]
            s.cubes[card * Colours.COUNT + colour] = number
        elif what == "betrayal":
            s.supply[colour] -= int(rest[0]) - s.betrayal[colour]
            s.betrayal[colour] = int(rest[0])
        elif what == "is":
            s.guilt[colour] = GUILT_IDS.index(rest[0])
        elif what == "disc":
            s.disc[colour] = CHARACTER_IDS.index(rest[0])
        elif what == "bribes":
            s.bribe[colour] = CHARACTER_IDS.index(rest[0])
        elif what == "identity":
            self._identity(colour, rest)
        elif what == "reveals":
            self._identity(colour, rest)
            reveals.reveal(s, colour, IDENTITY_IDS.index(rest[0]), False)
        elif what == "holds":
            for name in rest:
                s.kompromat[CHARACTER_IDS.index(name)] = IN_HAND + s.hand_of[colour]
                s.kompromat_known[CHARACTER_IDS.index(name)] = bit(s.seat_of[colour])
        else:
            raise AssertionError(what)

    def _identity(self, colour: int, rest: list[str]) -> None:
        """`red identity colonel exile`: identity, then bonus characters; others lose those cards."""
        s = self.state
        cards = [IDENTITY_IDS.index(name) for name in rest]
        holder = s.holder_of[colour]
        pool = [card for card in setup.identity_deck(s) if card not in cards and card not in s.revealed]
        for other in range(s.colours):
            if other != colour and s.identity[other] in cards:
                taken = set(s.identity) | {card for bonus in s.bonus for card in bonus}
                s.identity[other] = next(card for card in pool if card not in taken)
        for other in range(len(s.bonus)):
            s.bonus[other] = [card for card in s.bonus[other] if card not in cards]
        s.identity[colour] = cards[0]
        if len(cards) > 1:
            s.bonus[holder] = cards[1:]
        for h in range(len(s.dealt)):
            own = [s.identity[c] for c in range(s.colours) if s.holder_of[c] == h]
            s.dealt[h] = sorted(set(own + s.bonus[h] + s.discarded[h]))

    def _set_station(self, what: str, rest: list[str]) -> None:
        s = self.state
        if what == "turn":
            colour = COLOURS.index(rest[0])
            s.turn_number = (colour - s.first) % s.colours
            s.queue = []
            turn.begin_turn(s)
            s.phase = Phases.TURN
            turn.proceed(s)
        elif what == "damaged":
            for name in rest:
                station.damage(s, section_of(name))
        elif what in ("fire", "asphyxiation"):
            for name in rest:
                if what == "fire":
                    station.ignite(s, section_of(name))
                else:
                    station.spread_gas(s, section_of(name))
        elif what == "clear":
            s.hazard[section_of(rest[0])] = Hazards.NONE
        elif what == "floor":
            for name in rest[1:]:
                item = ITEM_IDS.index(name)
                if s.unique(item):
                    self._drop_unique(item)
                lay(s, section_of(rest[0]), item)
        elif what == "minute":
            s.minute = int(rest[0])
            if s.two_player:
                s.minute_of = [int(rest[0])] * s.colours
        elif what == "cameras":
            s.cameras = rest[0] == "on"
        elif what == "jammers":
            s.jammers = rest[0] == "on"
        elif what == "evacuation":
            station.declare_evacuation(s)
        elif what == "open":
            s.locked[s.corridor_between(section_of(rest[0]), section_of(rest[1]))] = False
        elif what == "project":
            s.project = PROJECT_IDS.index(rest[0])
        elif what == "release":
            s.project = PROJECT_IDS.index(rest[0])
            station.release_project(s)
        elif what == "entry":
            s.entry = 0 if rest[0] == "fireball" else 1
        elif what == "launched":
            for name in rest:
                s.pod[section_of(name)] = Pods.LAUNCHED
        elif what == "kompromat":
            s.kompromat[CHARACTER_IDS.index(rest[0])] = section_of(rest[1])
        elif what == "used":
            for name in rest:
                s.kompromat[CHARACTER_IDS.index(name)] = USED
                s.kompromat_known[CHARACTER_IDS.index(name)] = EVERYONE
        elif what == "offsite":
            s.offsite[INSTITUTION_IDS.index(rest[0])] |= POWER_OF_TWO[DATA_IDS.index(rest[1])]
        elif what == "token":
            colour = COLOURS.index(rest[0])
            s.tokens_left[colour] -= 1
            s.token_colour.append(colour)
            s.token_kind.append(TOKEN_IDS.index(rest[1]))
            s.token_section.append(section_of(rest[2]))
            s.token_minute.append(int(rest[3]))
        elif what == "armed":
            s.armed = True
            s.track_colour, s.track_minute, s.track_has_token = COLOURS.index(rest[0]), int(rest[1]), True
            s.tokens_left[COLOURS.index(rest[0])] -= 1
        elif what == "trap":
            s.traps = sorted(section_of(name) for name in rest)
            s.live_trap = section_of(rest[0])
            s.trap_owner = s.active
        elif what == "grey":
            for k, name in enumerate(rest):
                s.grey[k] = CHARACTER_IDS.index(name)
        else:
            raise AssertionError(what)

    # -- asking --------------------------------------------------------------------------------

    def expect(self, *lines: str) -> "Scene":
        for line in lines:
            words = line.split()
            wanted = words[0] != "not"
            assert self._holds(words if wanted else words[1:]) == wanted, line
        return self

    def _holds(self, words: list[str]) -> bool:
        s = self.state
        first, rest = words[0], words[1:]
        if first in PAWN_IDS:
            return self._pawn_holds(pawn_of(first), rest[0], rest[1:])
        if first in COLOURS:
            return self._colour_holds(COLOURS.index(first), rest[0], rest[1:])
        facts: dict[str, Callable[[], bool]] = {
            "damaged": lambda: all(s.damaged[section_of(name)] for name in rest),
            "fire": lambda: s.hazard[section_of(rest[0])] == Hazards.FIRE,
            "asphyxiation": lambda: s.hazard[section_of(rest[0])] == Hazards.ASPHYXIATION,
            "lock": lambda: s.locked[s.corridor_between(section_of(rest[0]), section_of(rest[1]))],
            "locks": lambda: True in s.locked,
            "power": lambda: POWER_IDS[s.power] == rest[0],
            "cameras": lambda: s.cameras,
            "jammers": lambda: s.jammers,
            "evacuation": lambda: s.evacuation,
            "released": lambda: s.released,
            "armed": lambda: s.armed,
            "lit": lambda: s.lit(section_of(rest[0])),
            "floor": lambda: s.floor[section_of(rest[0]) * Items.COUNT + item_of(rest[1])] > 0,
            "launched": lambda: s.pod[section_of(rest[0])] == Pods.LAUNCHED,
            "gone": lambda: s.pod[section_of(rest[0])] == Pods.ANNIHILATED,
            "explodes": lambda: s.track_minute == int(rest[0]),
            "minute": lambda: s.minute == int(rest[0]),
            "over": lambda: s.phase == Phases.OVER,
            "stationfall": lambda: s.phase >= Phases.FINAL_REVEAL,
            "ended": lambda: s.exploded_on_station,
            "active": lambda: s.active == COLOURS.index(rest[0]),
            "offsite": lambda: s.offsite[INSTITUTION_IDS.index(rest[0])] & POWER_OF_TWO[DATA_IDS.index(rest[1])] > 0,  # noqa: E501
            "used": lambda: s.kompromat[CHARACTER_IDS.index(rest[0])] == USED,
            "lost": lambda: s.kompromat[CHARACTER_IDS.index(rest[0])] == OUT_OF_GAME,
            "winners": lambda: self.result().winners == [int(w) for w in rest],
            "actions": lambda: s.actions_left == int(rest[0]),
            "antimatter_gone": lambda: s.antimatter_gone,
            "stock": lambda: s.stock[ITEM_IDS.index(rest[0])] == int(rest[1]),
            "cubes": lambda: s.cubes_on(card_of(rest[0]), COLOURS.index(rest[1])) == int(rest[2]),
        }  # fmt: skip
        return facts[first]()

    def _pawn_holds(self, pawn: int, what: str, rest: list[str]) -> bool:
        s = self.state
        facts: dict[str, Callable[[], bool]] = {
            "live": lambda: s.state[pawn] == States.LIVE,
            "down": lambda: s.state[pawn] == States.DOWN,
            "annihilated": lambda: s.state[pawn] == States.ANNIHILATED,
            "at": lambda: s.where(pawn) == section_of(rest[0]),
            "engulfed": lambda: s.place[pawn] == ENGULFED,
            "escaped": lambda: s.escaped(pawn),
            "has": lambda: all(s.count(pawn, ITEM_IDS.index(name)) > 0 for name in rest),
            "knows": lambda: all(s.has_data(pawn, DATA_IDS.index(name)) for name in rest),
            "contaminated": lambda: s.contaminated[pawn],
            "lacks": lambda: all(s.count(pawn, ITEM_IDS.index(name)) == 0 for name in rest),
        }  # fmt: skip
        return facts[what]()

    def _colour_holds(self, colour: int, what: str, rest: list[str]) -> bool:
        s = self.state
        if what == "is":
            return GUILT_IDS[s.guilt[colour]] == rest[0]
        if what == "asked":
            return s.asked == colour
        if what == "holds":
            return s.in_hand(colour, CHARACTER_IDS.index(rest[0]))
        if what == "discarded":
            return s.kompromat[CHARACTER_IDS.index(rest[0])] == DISCARDED + s.hand_of[colour]
        if what == "conspires":
            return s.is_conspirator(colour, CHARACTER_IDS.index(rest[0]))
        if what == "disc":
            return s.disc[colour] == (NOBODY if rest[0] == "supply" else CHARACTER_IDS.index(rest[0]))
        if what == "bribe":
            return s.bribe[colour] == (NOBODY if rest[0] == "supply" else CHARACTER_IDS.index(rest[0]))
        if what == "lines":
            return agenda_points(s, colour, IDENTITY_IDS.index(rest[0])) == [int(p) for p in rest[1:]]
        if what == "bonus":
            return bonus_points(s, colour) == int(rest[0])
        if what == "scores":
            return score(s, colour, s.revealed[colour], True).total() == int(rest[0])
        numbers = {"supply": s.supply, "betrayal": s.betrayal, "tokens": s.tokens_left}
        return numbers[what][colour] == int(rest[0])

    # -- the end -------------------------------------------------------------------------------

    def stationfall(self) -> "Scene":
        """Everybody stays as he is; identities come out; nothing is delivered."""
        s = self.state
        s.queue, s.ask = [], Questions.NONE
        turn.begin_stationfall(s)
        turn.proceed(s)
        while s.pending():
            moves = s.moves(s.pending()[0])
            texts = [GAME.space.to_text(move) for move in moves]
            own = f"reveal {IDENTITY_IDS[s.identity[s.asked]]}"
            s.play(s.pending()[0], moves[texts.index(own if own in texts else "done")])
        return self

    def result(self):  # type: ignore[no-untyped-def]
        assert self.state.phase == Phases.OVER
        return result(self.state)

    def menu(self, colour: str = "red") -> list[str]:
        return [
            GAME.space.to_text(move) for move in self.state.moves(self.state.seat_of[COLOURS.index(colour)])
        ]

    def activate(self, colour: str, pawn: str) -> "Scene":
        s = self.state
        conspiracy.note_exhaustion(s)
        self.plays(f"{colour} activate {pawn}")
        return self

    # -- stories -------------------------------------------------------------------------------

    def tell(self, story: str) -> "Scene":
        """Line by line: `+` sets, `>` plays, `x CLAUSE` is refused by it, `=` must hold. In the end, and where
        something has been refused, the menu and the refusals must agree on every move of the game."""
        for line in story.strip().splitlines():
            mark, _, rest = line.strip().partition(" ")
            if mark == "+":
                self.set(rest)
            elif mark == ">":
                self.plays(rest)
            elif mark == "x":
                clause_id, _, move = rest.partition(" ")
                self.refuses(move, because=clause_id)
                self.check_menus()
            elif mark == "=":
                self.expect(rest)
            elif mark == "stationfall":
                self.stationfall()
            else:
                raise AssertionError(f"what is {line!r}?")
        self.check_menus()
        return self

    def check_menus(self) -> None:
        s = self.state
        before = self.everything()
        for seat in s.pending():
            legal = [move for move in range(Moves.COUNT) if s.why_not(seat, move) is None]
            assert s.moves(seat) == legal
        assert self.everything() == before


def cast(*names: str) -> str:
    """The usual roster with these characters in place of as many others."""
    usual = [name for name in ROSTER.split() if name not in names]
    keep = usual[len([name for name in names if name not in ROSTER.split()]) :]
    return " ".join([*keep, *names])
