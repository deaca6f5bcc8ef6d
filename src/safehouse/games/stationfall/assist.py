"""Stationfall beside a real table: the automated station of the solo game (SF-S), and a clerk who counts the
points when the station has fallen (SF-16.4)."""

from collections.abc import Callable, Sequence
from typing import Final

from safehouse.core.assist import Clerk, Companion, Finding, Led, Report, Sheet
from safehouse.core.moves import Domain, Kind, Move, MoveSpace, Value, numbers
from safehouse.core.seats import WATCHER
from safehouse.core.topics import SEAT_PREFIX, Fact
from safehouse.games.stationfall.codes import Characters, Colours, Items, Pawns, Phases, Pods, Questions, States
from safehouse.games.stationfall.data import SETUP
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules import setup
from safehouse.games.stationfall.rules.deal import cast, deal
from safehouse.games.stationfall.rules.pieces import (
    altered,
    clean,
    gain,
    give_data,
    lay,
    lose,
    mark_contaminated,
)
from safehouse.games.stationfall.rules.position import HELD, IN_HAND, NOBODY, OUT_OF_GAME
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.reveals import move_cubes_of_pc
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.rules.station import annihilate, annihilate_item
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
)
from safehouse.games.stationfall.tables.numbers import (
    FIRST_POD,
    FIRST_UNIQUE,
    LOOSE_ITEMS,
    NOWHERE,
    OFF_BOARD,
    POWER_OF_TWO,
)
from safehouse.games.stationfall.view.build import view
from safehouse.games.stationfall.vocabulary import (
    CHARACTER,
    COLOUR,
    DATA,
    GUILT,
    IDENTITY,
    INSTITUTION,
    LOOSE_ITEM,
    PAWN,
    PLACE,
    SECTION,
)

CUBES: Final = numbers(0, setup.CUBES, "count")
STARS: Final = numbers(0, 12, "count")
PAIRS: Final = (0, 1, 0, 1)
"""Whose the colours are where two play, in their order of turns (SF-17.2.2.2)."""
POD: Final = Domain("section", SECTION.values[FIRST_POD:])
UNIQUE_ITEM: Final = Domain("item", LOOSE_ITEM.values[FIRST_UNIQUE:])


class FinalPosition(Sheet):
    """Where everybody and everything is when the station has fallen. Loose items lie where people say, or
    nowhere; whoever nobody speaks of is where the game began, on their feet and clean."""

    def __init__(self, options: StationfallOptions) -> None:
        self.options = options
        self.row = SETUP.row(options.players)
        known = options.roster != "draw"
        self.roster = cast(Stationfall(), options, self.row.characters) if known else []
        self.told: set[int] = set()
        """Pawns that people have placed."""
        self.s = self._laid_out()

    def _laid_out(self) -> Stationfall:
        s = deal(self.options, "clerk", listen=False)
        self.dealt = len(s.dealt[0])
        """Identity cards of each player, in teams of each team."""
        setup.lay_out(s, s.box, sorted(self.roster))
        seating = [PAIRS, PAIRS, PAIRS] if s.two_player else [s.seat_of, s.holder_of, s.hand_of]
        setup.seat_players(s, *map(list, seating))
        s.undealt = []
        for pawn in range(Pawns.COUNT):
            for item in range(LOOSE_ITEMS):
                while s.items[pawn * Items.COUNT + item]:
                    lose(s, pawn, item)
            if s.state[pawn] == States.DOWN:
                s.state[pawn] = States.LIVE
            if s.contaminated[pawn]:
                clean(s, pawn)
        s.floor = [0] * len(s.floor)
        s.spot = [NOWHERE] * len(s.spot)
        s.kompromat = [OUT_OF_GAME if playing else NOBODY for playing in s.in_play]
        s.phase, s.ask, s.minute = Phases.OVER, Questions.NONE, 0
        return s

    # ------------------------------------------------------------------ entries

    def offered(self) -> dict[str, dict[str, list[Value]]]:
        s = self.s
        missing = [name for card, name in enumerate(CHARACTER_IDS) if card not in self.roster]
        if len(self.roster) < self.row.characters:
            return {"in_play": {"character": list(missing)}}
        bodies: list[Value] = [
            PAWN_IDS[pawn]
            for pawn in range(Pawns.COUNT)
            if self._is_pawn(pawn) and not s.box.is_data[pawn] and s.state[pawn] != States.ANNIHILATED
        ]
        colours: list[Value] = list(COLOUR_IDS[: s.colours])
        cards: list[Value] = [CHARACTER_IDS[card] for card in sorted(self.roster)]
        blackmailed: list[Value] = [
            CHARACTER_IDS[card] for card in sorted(self.roster) if s.box.has_kompromat[card]
        ]
        identities: list[Value] = [IDENTITY_IDS[card] for card in self._free_identities()]
        places: list[Value] = list(PLACE.values)
        cubes: list[Value] = list(CUBES.values)
        return {
            "ended": {"pawn": bodies, "place": places},
            "down": {"pawn": bodies},
            "gone": {"pawn": bodies},
            "launched": {"section": [pod for pod in POD.values if self._docked(PLACE_IDS.index(str(pod)))]},
            "identity": {"colour": colours, "identity": identities},
            "bonus": {"colour": colours, "identity": identities},
            "guilt": {"colour": colours, "guilt": list(GUILT.values)},
            "cubes": {"colour": colours, "character": cards, "count": cubes},
            "betrayal": {"colour": colours, "count": cubes},
            "bribe": {"colour": colours, "character": cards},
            "kompromat": {"colour": colours, "character": blackmailed},
            "holds": {"pawn": bodies, "item": list(LOOSE_ITEM.values)},
            "lies": {"item": list(UNIQUE_ITEM.values), "place": places},
            "knows": {"pawn": bodies, "data": list(DATA.values)},
            "sent": {"data": list(DATA.values), "institution": list(INSTITUTION.values)},
            "contaminated": {"pawn": bodies},
            "damaged": {"section": list(SECTION.values)},
            "late": {"colour": colours},
            "grey": {"character": cards},
            "moss": {"count": list(STARS.values)},
            "medical": {"count": list(STARS.values)},
            "armed": {},
            "exploded": {},
            "released": {},
        }

    def _is_pawn(self, pawn: int) -> bool:
        return pawn == Pawns.MONSTER or self.s.state[pawn] != States.ABSENT

    def _docked(self, pod: int) -> bool:
        return self.s.pod[pod] == Pods.DOCKED

    def _free_identities(self) -> list[int]:
        held = [*self.s.revealed, *(card for cards in self.s.bonus for card in cards)]
        return [card for card in setup.identity_deck(self.s) if card not in held]

    def forbids(self, entry: Move) -> str | None:
        args = entry.args
        if entry.kind == "in_play":
            full = len(self.roster) >= self.row.characters
            return "SF-2.1.1" if full or _of(CHARACTER_IDS, entry, "character") in self.roster else None
        if len(self.roster) < self.row.characters:
            return "SF-2.1.1"
        if "colour" in args and _of(COLOUR_IDS, entry, "colour") >= self.s.colours:
            return "SF-2.5"
        if "pawn" in args and not self._is_pawn(_of(PAWN_IDS, entry, "pawn")):
            return "SF-2.2.4"
        if "pawn" in args and self.s.state[_of(PAWN_IDS, entry, "pawn")] == States.ANNIHILATED:
            return "SF-4.6.5.1a"
        if "character" in args and _of(CHARACTER_IDS, entry, "character") not in self.roster:
            return "SF-2.1.1"
        if "identity" in args and _of(IDENTITY_IDS, entry, "identity") not in self._free_identities():
            return "SF-2.1.2"
        return self._forbids_more_than_fits(entry) or self._forbids_count(entry)

    def _forbids_more_than_fits(self, entry: Move) -> str | None:
        """More than a pod seats, a character carries, or a player was dealt."""
        s = self.s
        if entry.kind == "ended":
            pawn, place = _of(PAWN_IDS, entry, "pawn"), _of(PLACE_IDS, entry, "place")
            is_pod = FIRST_POD <= place < len(s.box.seats)
            here = [other for other in self.told if s.place[other] == place and s.fills_seat(other)]
            is_full = is_pod and s.fills_seat(pawn) and len({*here, pawn}) > s.box.seats[place]
            return "SF-5.5.3" if is_full else None
        if entry.kind == "holds":
            return None if s.room(_of(PAWN_IDS, entry, "pawn")) > 0 else "SF-4.5.3a"
        if entry.kind == "kompromat":
            return None if s.box.has_kompromat[_of(CHARACTER_IDS, entry, "character")] else "SF-2.2.3"
        if entry.kind == "bonus":
            holder = s.holder_of[_of(COLOUR_IDS, entry, "colour")]
            cards = self.dealt - s.holder_of.count(holder)
            return "SF-3.4" if len(s.bonus[holder]) >= cards else None
        return None

    def _forbids_count(self, entry: Move) -> str | None:
        """More of a piece than the box holds."""
        s = self.s
        if entry.kind in ("cubes", "betrayal"):
            colour, count = _of(COLOUR_IDS, entry, "colour"), int(entry.args["count"])
            return "SF-I.1" if count - self._cubes_now(entry, colour) > s.supply[colour] else None
        if entry.kind == "launched":
            return None if self._docked(_of(PLACE_IDS, entry, "section")) else "SF-2.2.1"
        if entry.kind == "holds":
            item = _of(ITEM_IDS, entry, "item")
            held = sum(s.items[pawn * Items.COUNT + item] for pawn in range(Pawns.COUNT))
            limited = s.box.item_limited[item] and held >= s.box.item_count[item]
            return "SF-I.2" if limited or (s.unique(item) and s.spot[item] >= HELD) else None
        if entry.kind == "grey":
            return None if s.grey.count(Characters.BILLIONAIRE) else "SF-I.1"
        return None

    def _cubes_now(self, entry: Move, colour: int) -> int:
        if entry.kind == "betrayal":
            return self.s.betrayal[colour]
        return self.s.cubes[_of(CHARACTER_IDS, entry, "character") * Colours.COUNT + colour]

    def enter(self, entry: Move) -> None:
        TAKEN_IN[entry.kind](self, entry)

    def play_with(self, entry: Move) -> None:
        self.roster = [*self.roster, _of(CHARACTER_IDS, entry, "character")]
        self.s = self._laid_out()

    def place(self, entry: Move) -> None:
        pawn, place = _of(PAWN_IDS, entry, "pawn"), _of(PLACE_IDS, entry, "place")
        self.told.add(pawn)
        if self.s.state[pawn] == States.ABSENT:
            self.s.state[pawn] = States.LIVE
        if self.s.box.is_item[pawn]:
            self._take_up(self.s.box.item_of_pawn[pawn])
            lay(self.s, place, self.s.box.item_of_pawn[pawn])
        else:
            self.s.place[pawn] = place

    def _take_up(self, item: int) -> None:
        """A unique item lies in one place only."""
        if self.s.spot[item] >= HELD:
            lose(self.s, self.s.spot[item] - HELD, item)
        elif self.s.spot[item] >= 0:
            self.s.floor[self.s.spot[item] * Items.COUNT + item] = 0

    def put_down(self, entry: Move) -> None:
        self.s.state[_of(PAWN_IDS, entry, "pawn")] = States.DOWN

    def remove(self, entry: Move) -> None:
        pawn = _of(PAWN_IDS, entry, "pawn")
        self.told.add(pawn)
        if self.s.box.is_item[pawn]:
            self._take_up(self.s.box.item_of_pawn[pawn])
            annihilate_item(self.s, self.s.box.item_of_pawn[pawn])
        else:
            annihilate(self.s, pawn)

    def launch(self, entry: Move) -> None:
        self.s.pod[_of(PLACE_IDS, entry, "section")] = Pods.LAUNCHED

    def reveal(self, entry: Move) -> None:
        colour, identity = _of(COLOUR_IDS, entry, "colour"), _of(IDENTITY_IDS, entry, "identity")
        before = self.s.revealed[colour]
        if before != NOBODY:
            self.s.owners[self.s.box.identity_character[before]] &= ~POWER_OF_TWO[colour]
        self.s.identity[colour] = self.s.revealed[colour] = identity
        self.s.owners[self.s.box.identity_character[identity]] |= POWER_OF_TWO[colour]

    def hold_bonus(self, entry: Move) -> None:
        holder = self.s.holder_of[_of(COLOUR_IDS, entry, "colour")]
        self.s.bonus[holder] = [*self.s.bonus[holder], _of(IDENTITY_IDS, entry, "identity")]

    def judge_guilt(self, entry: Move) -> None:
        self.s.guilt[_of(COLOUR_IDS, entry, "colour")] = _of(GUILT_IDS, entry, "guilt")

    def lay_cubes(self, entry: Move) -> None:
        colour, count = _of(COLOUR_IDS, entry, "colour"), int(entry.args["count"])
        self.s.supply[colour] -= count - self._cubes_now(entry, colour)
        if entry.kind == "betrayal":
            self.s.betrayal[colour] = count
        else:
            self.s.cubes[_of(CHARACTER_IDS, entry, "character") * Colours.COUNT + colour] = count

    def lay_bribe(self, entry: Move) -> None:
        self.s.bribe[_of(COLOUR_IDS, entry, "colour")] = _of(CHARACTER_IDS, entry, "character")

    def lay_grey(self, entry: Move) -> None:
        self.s.grey[self.s.grey.index(Characters.BILLIONAIRE)] = _of(CHARACTER_IDS, entry, "character")

    def hold_kompromat(self, entry: Move) -> None:
        hand = self.s.hand_of[_of(COLOUR_IDS, entry, "colour")]
        self.s.kompromat = altered(self.s.kompromat, _of(CHARACTER_IDS, entry, "character"), IN_HAND + hand)

    def hold_item(self, entry: Move) -> None:
        item = _of(ITEM_IDS, entry, "item")
        if self.s.unique(item):
            self._take_up(item)
        gain(self.s, _of(PAWN_IDS, entry, "pawn"), item)

    def lay_item(self, entry: Move) -> None:
        item = _of(ITEM_IDS, entry, "item")
        self._take_up(item)
        lay(self.s, _of(PLACE_IDS, entry, "place"), item)

    def know(self, entry: Move) -> None:
        give_data(self.s, _of(PAWN_IDS, entry, "pawn"), _of(DATA_IDS, entry, "data"))

    def send(self, entry: Move) -> None:
        self.s.offsite[_of(INSTITUTION_IDS, entry, "institution")] |= POWER_OF_TWO[_of(DATA_IDS, entry, "data")]

    def contaminate(self, entry: Move) -> None:
        pawn = _of(PAWN_IDS, entry, "pawn")
        if not self.s.contaminated[pawn]:
            mark_contaminated(self.s, pawn)

    def damage(self, entry: Move) -> None:
        self.s.damaged[_of(PLACE_IDS, entry, "section")] = True

    def reveal_late(self, entry: Move) -> None:
        self.s.only_at_stationfall[_of(COLOUR_IDS, entry, "colour")] = True

    def count_moss(self, entry: Move) -> None:
        self.s.moss_victims = int(entry.args["count"])

    def count_medical(self, entry: Move) -> None:
        self.s.medical_track = int(entry.args["count"])

    def arm(self, entry: Move) -> None:
        self.s.armed = True

    def explode(self, entry: Move) -> None:
        self.s.armed = self.s.exploded_on_station = True

    def release(self, entry: Move) -> None:
        self.s.released = True

    # ------------------------------------------------------------------ what follows

    def report(self) -> Report:
        left = self.row.characters - len(self.roster)
        if left:
            return Report(findings=[Finding(key="scores-roster", args={"count": left}, clause="SF-2.1.1")])
        found: list[Finding] = []
        unplaced = [f"pawn-{PAWN_IDS[pawn]}" for pawn in range(Pawns.MONSTER) if self._is_unplaced(pawn)]
        if unplaced:
            places: dict[str, Fact] = {"pawns": unplaced}
            found.append(Finding(key="scores-unplaced", args=places, clause="SF-16.4.3"))
        hidden = [f"colour-{COLOUR_IDS[c]}" for c in range(self.s.colours) if self.s.revealed[c] == NOBODY]
        if hidden:
            waiting: dict[str, Fact] = {"colours": hidden}
            found.append(Finding(key="scores-hidden", args=waiting, clause="SF-16.2"))
        revealed = self._with_cubes_moved()
        if revealed.cubes != self.s.cubes:
            found.append(Finding(key="scores-cubes", clause="SF-16.2a"))
        counted = None if hidden else result(revealed)
        if counted is not None and self.s.two_player:
            found += [self._of_pair(seat, points) for seat, points in enumerate(counted.scores)]
        return Report(findings=found, result=counted, view=None if hidden else view(revealed, WATCHER))

    def _with_cubes_moved(self) -> Stationfall:
        """The position once cubes that people still see on a player's own character have left it."""
        s = self.s.copy()
        assert isinstance(s, Stationfall)
        for colour in range(s.colours):
            if s.revealed[colour] != NOBODY:
                move_cubes_of_pc(s, colour, s.box.identity_character[s.revealed[colour]])
        return s

    def _of_pair(self, seat: int, points: float) -> Finding:
        """What both colours of a player come to."""
        colours = [f"colour-{COLOUR_IDS[c]}" for c in range(self.s.colours) if self.s.seat_of[c] == seat]
        args: dict[str, Fact] = {"whom": f"{SEAT_PREFIX}{seat}", "colours": colours, "points": int(points)}
        return Finding(key="scores-pair", args=args, clause="SF-17.2.9", decisive=True)

    def _is_unplaced(self, pawn: int) -> bool:
        """Whoever begins beside the board may have stayed there."""
        s = self.s
        is_there = s.state[pawn] != States.ABSENT and s.place[pawn] != OFF_BOARD
        return is_there and pawn not in self.told and not s.box.is_data[pawn]


TAKEN_IN: Final[dict[str, Callable[[FinalPosition, Move], None]]] = {
    "in_play": FinalPosition.play_with,
    "ended": FinalPosition.place,
    "down": FinalPosition.put_down,
    "gone": FinalPosition.remove,
    "launched": FinalPosition.launch,
    "identity": FinalPosition.reveal,
    "bonus": FinalPosition.hold_bonus,
    "guilt": FinalPosition.judge_guilt,
    "cubes": FinalPosition.lay_cubes,
    "betrayal": FinalPosition.lay_cubes,
    "bribe": FinalPosition.lay_bribe,
    "kompromat": FinalPosition.hold_kompromat,
    "holds": FinalPosition.hold_item,
    "lies": FinalPosition.lay_item,
    "knows": FinalPosition.know,
    "sent": FinalPosition.send,
    "contaminated": FinalPosition.contaminate,
    "damaged": FinalPosition.damage,
    "late": FinalPosition.reveal_late,
    "grey": FinalPosition.lay_grey,
    "moss": FinalPosition.count_moss,
    "medical": FinalPosition.count_medical,
    "armed": FinalPosition.arm,
    "exploded": FinalPosition.explode,
    "released": FinalPosition.release,
}


def _of(ids: Sequence[str], entry: Move, name: str) -> int:
    return list(ids).index(str(entry.args[name]))


class Scores(Clerk):
    id = "scores"
    choices = ("players", "teams", "roster", "characters", "station")
    knows_seats = True
    space = MoveSpace(
        Kind("in_play", character=CHARACTER),
        Kind("ended", pawn=PAWN, place=PLACE),
        Kind("down", pawn=PAWN),
        Kind("gone", pawn=PAWN),
        Kind("launched", section=POD),
        Kind("identity", colour=COLOUR, identity=IDENTITY),
        Kind("bonus", colour=COLOUR, identity=IDENTITY),
        Kind("guilt", colour=COLOUR, guilt=GUILT),
        Kind("cubes", colour=COLOUR, character=CHARACTER, count=CUBES),
        Kind("betrayal", colour=COLOUR, count=CUBES),
        Kind("bribe", colour=COLOUR, character=CHARACTER),
        Kind("kompromat", colour=COLOUR, character=CHARACTER),
        Kind("holds", pawn=PAWN, item=LOOSE_ITEM),
        Kind("lies", item=UNIQUE_ITEM, place=PLACE),
        Kind("knows", pawn=PAWN, data=DATA),
        Kind("sent", data=DATA, institution=INSTITUTION),
        Kind("contaminated", pawn=PAWN),
        Kind("damaged", section=SECTION),
        Kind("late", colour=COLOUR),
        Kind("grey", character=CHARACTER),
        Kind("moss", count=STARS),
        Kind("medical", count=STARS),
        Kind("armed"),
        Kind("exploded"),
        Kind("released"),
    )

    def open(self, options: StationfallOptions) -> FinalPosition:
        return FinalPosition(options)


BY_HAND: Final = frozenset(
    {
        "influenced",
        "activated",
        "took_back",
        "bribed",
        "grey_bribed",
        "kompromat_shown",
        "stepped",
        "dragged",
        "picked_up",
        "picked_from",
        "gave",
        "threw",
        "copied",
        "robbed_item",
        "robbed_data",
        "token_set",
        "made_item",
        "cube_moved",
    }
)
COMPANIONS: Final[Sequence[Companion]] = (
    Scores(),
    Led(
        id="station",
        people=(1,),
        choices=("roster", "characters", "wipe_data", "station"),
        announces=frozenset({"minute_began", "project_released", "entry", "trap_turned", "suspect", "guilty"}),
        by_hand=BY_HAND,
        turn="colour",
        own=(COLOUR_IDS[0],),
    ),
)
