"""Stationfall (Zkáza na orbitě): a station falls out of orbit, and nobody knows who plays whom."""

from collections.abc import Iterable, Mapping, Sequence, Set

from safehouse.core.game import Game, SmallCase
from safehouse.core.moves import Value
from safehouse.core.topics import Fact, Saying, Topic
from safehouse.games.stationfall import situation
from safehouse.games.stationfall.about import facts, meaning
from safehouse.games.stationfall.box import BOX
from safehouse.games.stationfall.codes import Moves, Phases
from safehouse.games.stationfall.options import StationfallOptions
from safehouse.games.stationfall.rules import choosing
from safehouse.games.stationfall.rules.counting import count_components
from safehouse.games.stationfall.rules.deal import deal
from safehouse.games.stationfall.rules.last_minute import all_last_minutes
from safehouse.games.stationfall.rules.position import NOBODY
from safehouse.games.stationfall.rules.solo import next_move
from safehouse.games.stationfall.rules.state import Stationfall
from safehouse.games.stationfall.tables.names import COLOUR_IDS
from safehouse.games.stationfall.view.build import view
from safehouse.games.stationfall.view.shape import TURN_FIELDS, StationfallView
from safehouse.games.stationfall.vocabulary import (
    ABILITY,
    COLOUR,
    DATA,
    IDENTITY,
    INSTITUTION,
    LOOSE_ITEM,
    PAWN,
    PLAYED_CHARACTER,
    POWER,
    PROJECT,
    SECTION,
    SWITCH,
    TOKEN,
    VOCABULARY,
)
from safehouse.games.stationfall.worlds.imagine import StationfallWorlds
from safehouse.games.stationfall.worlds.small_cases import SMALL_CASES


class StationfallGame(Game[Stationfall, StationfallView, StationfallOptions]):
    id = "stationfall"
    rules_version = 2
    clause_prefix = "SF"
    options = StationfallOptions
    view_type = StationfallView
    vocabulary = VOCABULARY
    box = BOX
    domains = (
        SECTION, PAWN, PLAYED_CHARACTER, LOOSE_ITEM, DATA, INSTITUTION, COLOUR, IDENTITY, POWER, PROJECT,
        TOKEN, SWITCH,
    )  # fmt: skip
    further_domains = (ABILITY,)
    longest = 12_000
    incidental = frozenset({"entry"})
    opening = ("in_play", "first", "seat_of")
    announced = TURN_FIELDS
    automata = frozenset({"automaton"})
    end_reasons = ("entry", "explosion")

    def deal(self, options: StationfallOptions, seed: str, listen: bool = True) -> Stationfall:
        return deal(options, seed, listen)

    def automatic(self, state: Stationfall, seat: int) -> int | None:
        """SF-S"""
        chosen = state.phase != Phases.CHOOSING and state.identity[state.asked] != NOBODY
        return next_move(state) if chosen else None

    def typical(self) -> StationfallOptions:
        return StationfallOptions()

    def view(self, state: Stationfall, seat: int) -> StationfallView:
        return view(state, seat)

    def worlds(self, view: StationfallView) -> StationfallWorlds:
        return StationfallWorlds(view)

    def configurations(self) -> list[StationfallOptions]:
        alone = [StationfallOptions(players=n) for n in (1, 2, 3, 4, 5, 6, 7, 8, 9)]
        teams = [StationfallOptions(players=n, teams=True) for n in (4, 6, 8)]
        return [
            *alone,
            *teams,
            StationfallOptions(roster="first_game", wipe_data=True),
            StationfallOptions(players=2, extent="last_minute"),
        ]

    def small_cases(self) -> list[SmallCase]:
        return SMALL_CASES

    def small_deals(self, options: StationfallOptions) -> Iterable[tuple[Stationfall, int]] | None:
        return all_last_minutes() if options.extent == "last_minute" else None

    def may_whisper(self, options: StationfallOptions, seat: int, to: int) -> bool:
        """SF-18.6"""
        mates = any(seat in team and to in team for team in self.teams(options))
        return options.team_chat or not mates

    def teams(self, options: StationfallOptions) -> list[list[int]]:
        return options.sides()

    def proposal(self, move: int) -> int | None:
        """Who plays which identity concerns a whole team (SF-18.2)."""
        return choosing.proposal(move) if Moves.ASSIGN <= move < Moves.REVEAL else None

    def echo(self, note: int) -> int | None:
        return choosing.echo(note)

    def facts(self, options: StationfallOptions, domain: str, value: Value) -> Mapping[str, Fact]:
        return facts(options, domain, value)

    def meaning(self, view: StationfallView, topic: Topic) -> Sequence[Saying]:
        return meaning(view, topic)

    def seat_names(self, options: StationfallOptions) -> list[str]:
        """Two players have two colours each, and which ones is drawn (SF-17.2.2.1)."""
        if options.players == 2:
            return ["player-a", "player-b"]
        return [f"colour-{COLOUR_IDS[seat]}" for seat in range(options.seats())]

    def standing(self, view: StationfallView) -> Sequence[Saying]:
        return situation.standing(view)

    def subject(self, view: StationfallView, kinds: Set[str]) -> Mapping[str, Fact]:
        return situation.subject(view, kinds)

    def points_at(self, view: StationfallView, move: int) -> Saying | None:
        return situation.points_at(view, self.space.to_json(move))

    def components(self, state: Stationfall) -> dict[str, int]:
        return count_components(state)


GAME = StationfallGame()
