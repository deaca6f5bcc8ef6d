"""Infiltraitors (Infiltrátoři): 3 training missions and a campaign of 20 for two to five agents."""

from collections.abc import Sequence
from typing import Any

import msgspec

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.game import Game
from safehouse.core.moves import SEAT, Domain, Kind, MoveSpace, numbers
from safehouse.core.random import Stream
from safehouse.core.series import Chronicle, Played
from safehouse.games.infiltraitors import campaign
from safehouse.games.infiltraitors.board import boards
from safehouse.games.infiltraitors.imagine import InfiltraitorsWorlds
from safehouse.games.infiltraitors.missions import MISSIONS, InfiltraitorsOptions
from safehouse.games.infiltraitors.moves import CARDS, HIGHEST, MOST_DRAWN, MOST_HELD, NOTHING, SEATS
from safehouse.games.infiltraitors.position import ENDS
from safehouse.games.infiltraitors.setup import set_up
from safehouse.games.infiltraitors.state import Infiltraitors
from safehouse.games.infiltraitors.view import CARD_IDS, COLOUR_IDS, InfiltraitorsView, view

CARD = Domain("card", CARD_IDS)
COLOUR = Domain("colour", COLOUR_IDS)
CARD_NUMBER = numbers(1, HIGHEST, "number")
TARGET = numbers(0, SEATS - 1, "seat")
DRAWN = numbers(0, MOST_DRAWN, "drawn")
PILE_PLACE = numbers(1, CARDS, "place")
HAND_PLACE = numbers(1, MOST_HELD, "place")
TURNED = Domain("turned", ("vertical", "horizontal"))
SOURCE = Domain("source", ("hand", "pile", "pool"))

OTHER_EXAMPLES: tuple[dict[str, Any], ...] = (
    {"mission": "5", "agents": 3, "code": "23"},
    {
        "mission": "custom",
        "agents": 3,
        "suspects": 4,
        "bullets": 12,
        "colours": 3,
        "modifiers": ["key_person", "two_card_suspects", "special_pool"],
    },
    {
        "mission": "custom",
        "agents": 4,
        "suspects": 6,
        "bullets": 12,
        "colours": 5,
        "clue_board": False,
        "modifiers": ["discard_face_down", "outward_hands"],
    },
    {
        "mission": "custom",
        "agents": 2,
        "suspects": 3,
        "bullets": 12,
        "colours": 4,
        "modifiers": ["reward_finale", "special_in_deck", "hand_limit"],
    },
)


class InfiltraitorsGame(Game[Infiltraitors, InfiltraitorsView, InfiltraitorsOptions]):
    id = "infiltraitors"
    rules_version = 2
    clause_prefix = "IN"
    options = InfiltraitorsOptions
    view_type = InfiltraitorsView
    domains = (CARD, COLOUR, TURNED, SOURCE)
    end_reasons = tuple(ENDS[1:])
    longest = 400
    space = MoveSpace(
        Kind("catch"),
        Kind("give", card=CARD),
        Kind("exchange", card=CARD, target=TARGET),
        Kind("wait", count=DRAWN),
        Kind("eliminate", target=TARGET),
        Kind("eliminate_key_person"),
        Kind("name", colour=COLOUR, number=CARD_NUMBER),
        Kind("decline_reward"),
        Kind("take", card=CARD),
        Kind("take_down", place=PILE_PLACE),
        Kind("discard", card=CARD),
        Kind("discard_place", place=HAND_PLACE),
        Kind("withdraw"),
        Kind("stay"),
        Kind("key_clue", card=CARD),
        Kind("time_expired"),
    )
    book = EventBook(
        EventKind("began", seat=SEAT),
        EventKind("dealt", reveals=True, seat=SEAT, card=CARD),
        EventKind("designated", reveals=True, seat=SEAT),
        EventKind("caught", reveals=True, seat=SEAT, card=CARD),
        EventKind("second_taken", reveals=True, seat=SEAT, card=CARD),
        EventKind("token_placed", seat=SEAT, token=NUMBER),
        EventKind("burnt", left=NUMBER),
        EventKind("gave", reveals=True, seat=SEAT, card=CARD, turned=TURNED, source=SOURCE, owner=SEAT),
        EventKind(
            "exchanged",
            reveals=True,
            seat=SEAT,
            card=CARD,
            target=SEAT,
            turned=TURNED,
            source=SOURCE,
            owner=SEAT,
        ),
        EventKind("drew", reveals=True, seat=SEAT, card=CARD),
        EventKind("waited", seat=SEAT, count=NUMBER),
        EventKind("gun_taken", seat=SEAT, target=SEAT),
        EventKind("named", seat=SEAT, target=SEAT, colour=COLOUR, number=CARD_NUMBER),
        EventKind("wrong", reveals=True, seat=SEAT, target=SEAT),
        EventKind("right", reveals=True, seat=SEAT, target=SEAT),
        EventKind("clues_discarded", count=NUMBER),
        EventKind("reward_declined", seat=SEAT),
        EventKind("reward_taken", seat=SEAT, card=CARD),
        EventKind("reward_taken_down", reveals=True, seat=SEAT, card=CARD, place=NUMBER, deed=NUMBER),
        EventKind("reward_laid", reveals=True, seat=SEAT, card=CARD),
        EventKind("discarded", reveals=True, seat=SEAT, card=CARD),
        EventKind("discarded_down", seat=SEAT, card=CARD),
        EventKind("stayed", seat=SEAT),
        EventKind("withdrew", seat=SEAT),
        EventKind("looked", reveals=True, seat=SEAT, card=CARD),
        EventKind("key_clue_laid", reveals=True, seat=SEAT, card=CARD, turned=TURNED, source=SOURCE),
        EventKind("hand_laid_down", reveals=True, seat=SEAT, card=CARD),
        EventKind("forced", seat=SEAT),
        EventKind("finale", reveals=True, seat=SEAT),
        EventKind("finale_dealt", reveals=True, seat=SEAT, card=CARD),
        EventKind("last_suspect", reveals=True, seat=SEAT, card=CARD),
        EventKind("out_of_time"),
        EventKind("uncovered", reveals=True, seat=SEAT, card=CARD),
        EventKind("gun_at_key_person", seat=SEAT),
        EventKind("key_person_named", seat=SEAT, colour=COLOUR, number=CARD_NUMBER),
        EventKind("key_person_wrong", reveals=True, seat=SEAT),
        EventKind("key_person_right", reveals=True, seat=SEAT),
    )

    def deal(self, options: InfiltraitorsOptions, seed: str, listen: bool = True) -> Infiltraitors:
        state = Infiltraitors()
        state.events = [] if listen else None
        state.random = Stream(seed)
        set_up(state, options.plan(), options.first_seat())
        return state

    def view(self, state: Infiltraitors, seat: int) -> InfiltraitorsView:
        seen = view(state, seat)
        if not state.plan.clue_board:
            return seen
        return msgspec.structs.replace(seen, boards=boards(seen))

    def worlds(self, view: InfiltraitorsView) -> InfiltraitorsWorlds:
        return InfiltraitorsWorlds(view)

    def configurations(self) -> list[InfiltraitorsOptions]:
        """Every mission with every number of agents, clue boards in some, a code, and missions of one's own."""
        published: list[dict[str, Any]] = [
            {"mission": mission, "agents": agents, "clue_board": agents == 3}
            for mission in MISSIONS
            for agents in (2, 3, 4, 5)
        ]
        return [self.read_options(values) for values in [*published, *OTHER_EXAMPLES]]

    def typical(self) -> InfiltraitorsOptions:
        return self.read_options({"mission": "5", "agents": 3})

    def small_cases(self) -> list[tuple[InfiltraitorsOptions, int]]:
        """Six cards, one or two in each hand."""
        few = {"mission": "custom", "agents": 2, "first_agent": "1", "colours": 1, "clue_board": False}
        plain = self.read_options({**few, "suspects": 1, "bullets": 12, "highest": 6, "start_hand": 1})
        down = self.read_options(
            {
                **few,
                "suspects": 2,
                "bullets": 12,
                "highest": 6,
                "start_hand": 1,
                "modifiers": ["discard_face_down"],
            }
        )
        return [(plain, 0), (plain, 1), (plain, 2), (down, 1), (down, 2)]

    def is_silent(self, options: InfiltraitorsOptions) -> bool:
        """IN-5.507, IN-5.711"""
        return "silence" in options.special_rules()

    def time_limit(self, options: InfiltraitorsOptions) -> int:
        """IN-5.706"""
        return options.plan().seconds

    def remembered(self, state: Infiltraitors) -> dict[str, Any]:
        return campaign.remembered(state)

    def chronicle(self, games: Sequence[Played], players: int) -> Chronicle:
        return campaign.chronicle(games, players)

    def teams(self, options: InfiltraitorsOptions) -> list[list[int]]:
        """IN-1.1: all win or lose together."""
        return [list(range(options.seats()))]

    def seat_names(self, options: InfiltraitorsOptions) -> list[str]:
        return [f"agent-{seat}" for seat in range(1, options.seats() + 1)]

    def components(self, state: Infiltraitors) -> dict[str, int]:
        """Every card of the mission is in exactly one place (IN-5.411)."""
        everywhere = [*state.hq, *state.row, *state.aside, *state.pile, *state.rewards, *state.pool]
        for seat in range(state.plan.agents):
            everywhere += state.hands[seat]
            everywhere += [c for c in (state.stand[seat], state.second[seat]) if c != NOTHING]
            everywhere += [entry // 2 for entry in state.clues[seat]]
        everywhere += [entry // 2 for entry in state.key_clues]
        cards = [*state.plan.deck, *state.plan.pool]
        counted = {CARD_IDS[c]: everywhere.count(c) for c in sorted(cards)}
        return counted | {"cards": len(everywhere)}


GAME = InfiltraitorsGame()
