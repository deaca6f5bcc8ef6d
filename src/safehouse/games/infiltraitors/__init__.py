"""Infiltraitors (Infiltrátoři): 3 training missions and a campaign of 20 for two to five agents."""

import msgspec

from safehouse.core.book import NUMBER, EventBook, EventKind
from safehouse.core.game import Game
from safehouse.core.moves import SEAT, Domain, Kind, MoveSpace, numbers
from safehouse.core.random import Stream
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
PILE_PLACE = numbers(0, CARDS - 1, "place")
HAND_PLACE = numbers(0, MOST_HELD - 1, "place")
SUSPECT = Domain("suspect", ("0", "1", "2", "3", "4", "key"))
TURNED = Domain("turned", ("vertical", "horizontal"))
SOURCE = Domain("source", ("hand0", "hand1", "hand2", "hand3", "hand4", "hand", "pile", "pool"))


class InfiltraitorsGame(Game[Infiltraitors, InfiltraitorsView, InfiltraitorsOptions]):
    id = "infiltraitors"
    clause_prefix = "IN"
    options = InfiltraitorsOptions
    view_type = InfiltraitorsView
    domains = (CARD, COLOUR, TURNED, SOURCE, SUSPECT)
    end_reasons = tuple(ENDS[1:])
    longest = 600
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
        Kind("time_expired", note=True),
    )
    book = EventBook(
        EventKind("began", seat=SEAT),
        EventKind("dealt", reveals=True, seat=SEAT, card=CARD),
        EventKind("designated", reveals=True, seat=SEAT),
        EventKind("caught", reveals=True, seat=SEAT, card=CARD),
        EventKind("second_taken", reveals=True, seat=SEAT, card=CARD),
        EventKind("token_placed", seat=SEAT, token=NUMBER),
        EventKind("burnt", reveals=True, left=NUMBER),
        EventKind("gave", reveals=True, seat=SEAT, card=CARD, turned=TURNED, source=SOURCE),
        EventKind("exchanged", reveals=True, seat=SEAT, card=CARD, target=SEAT, turned=TURNED, source=SOURCE),
        EventKind("drew", reveals=True, seat=SEAT, card=CARD),
        EventKind("waited", seat=SEAT, count=NUMBER),
        EventKind("gun_taken", seat=SEAT, suspect=SUSPECT),
        EventKind("named", reveals=True, seat=SEAT, suspect=SUSPECT, colour=COLOUR, number=CARD_NUMBER),
        EventKind("wrong", reveals=True, seat=SEAT, suspect=SUSPECT),
        EventKind("right", reveals=True, seat=SEAT, suspect=SUSPECT),
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
        EventKind("out_of_time", reveals=True),
        EventKind("uncovered", reveals=True, seat=SEAT, card=CARD),
    )

    def deal(self, options: InfiltraitorsOptions, seed: str) -> Infiltraitors:
        state = Infiltraitors()
        state.events = []
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
        return [self.read_options({"mission": m, "agents": n}) for m in MISSIONS for n in (2, 3, 4, 5)]

    def teams(self, options: InfiltraitorsOptions) -> list[list[int]]:
        """IN-1.1: all win or lose together."""
        return [list(range(options.seats()))]

    def seat_names(self, options: InfiltraitorsOptions) -> list[str]:
        return ["agent"] * options.seats()

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
