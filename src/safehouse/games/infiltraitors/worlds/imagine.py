"""The worlds a seat of Infiltraitors cannot tell apart."""

from itertools import chain

from safehouse.core.random import Stream
from safehouse.games.infiltraitors.codes import Targets
from safehouse.games.infiltraitors.rules.position import NOBODY, RUNNING
from safehouse.games.infiltraitors.rules.setup import clear_table
from safehouse.games.infiltraitors.rules.state import Infiltraitors
from safehouse.games.infiltraitors.tables import set_of
from safehouse.games.infiltraitors.view import InfiltraitorsView
from safehouse.games.infiltraitors.vocabulary import CARD, END, PHASE
from safehouse.games.infiltraitors.worlds.dealing import Dealer
from safehouse.games.infiltraitors.worlds.knowledge import Knowledge
from safehouse.games.infiltraitors.worlds.sight import index_or_nothing, indices, plan_of, read_clues, sight_of


class InfiltraitorsWorlds:
    """All that the seat sees stays where it is; the rest is dealt anew for each world."""

    def __init__(self, view: InfiltraitorsView) -> None:
        self._frame = frame_of(view)
        self._dealer: Dealer | None = None
        known = Knowledge(sight_of(view, self._frame.plan))
        if self._frame.plan.two_cards:
            self._frame.seen = memories(view, known)
            self._frame.past_pairs = past_pairs(view, known)
        if not view.over:
            self._dealer = Dealer(known, self._frame)

    def draw(self, random: Stream) -> Infiltraitors:
        if self._dealer is not None:
            return self._dealer.draw(random)
        world = self._frame.copy()
        world.random = random.split()
        return world


def frame_of(view: InfiltraitorsView) -> Infiltraitors:
    """The table as far as this seat sees it; hidden cards are missing."""
    s = Infiltraitors()
    clear_table(s, plan_of(view.briefing))
    s.phase = PHASE.index[view.phase]
    s.active = view.active
    s.decider = view.pending[0] if view.pending else view.active
    s.target = NOBODY if view.target is None else view.target
    s.forced = view.forced
    s.turns = view.turns
    s.bullets = view.bullets
    s.hands = [[CARD.index[c] for c in hand if c is not None] for hand in view.hands]
    s.public = [indices(cards) for cards in view.open_cards]
    s.stand = [index_or_nothing(stand.card) for stand in view.stands]
    s.second = [index_or_nothing(stand.second) for stand in view.stands]
    s.clues = [read_clues(stand.clues) for stand in view.stands]
    s.tokens = [stand.token for stand in view.stands]
    s.row = [index_or_nothing(c) for c in view.row]
    s.aside = [index_or_nothing(c) for c in view.aside]
    s.hq = indices(view.hq_cards)
    s.pile = [index_or_nothing(entry.card) for entry in view.pile]
    s.pile_tag = [entry.deed * 2 + entry.up for entry in view.pile]
    s.pool = indices(view.pool)
    s.next_token = view.next_token
    s.eliminator = NOBODY if view.eliminator is None else view.eliminator
    s.withdrawn = list(view.withdrawn)
    s.key_clues = read_clues(view.key_clues)
    s.clues_owed = view.clues_owed
    s.rewards = indices(view.rewards)
    s.in_finale = view.finale
    s.excess_deed = view.excess_deed
    s.deeds = [deed.code for deed in view.deeds]
    s.laid_down = [[group.deed, group.seat, *indices(group.cards)] for group in view.laid_down]
    for note in view.crossed_out:
        s.crossed_out[view.seat * Targets.COUNT + note.target] = set_of(indices(note.cards))
    s.ended = END.index[view.end] if view.over else RUNNING
    return s


def past_pairs(view: InfiltraitorsView, known: Knowledge) -> list[list[int]]:
    """What each seat can think of the eliminated pairs: exact for this seat, for the others what is public."""
    found = []
    for pair, to_all in zip(view.past_pairs, known.fallen_to_all, strict=True):
        among = [to_all] * (len(view.hands) + 1)
        among[view.seat] = [set_of(indices(pair.first_among)), set_of(indices(pair.second_among))]
        cards = [index_or_nothing(pair.first), index_or_nothing(pair.second)]
        found.append([pair.deed, pair.holder, *cards, *chain.from_iterable(among)])
    return found


def memories(view: InfiltraitorsView, known: Knowledge) -> list[int]:
    """The cards each seat has seen: exact for this seat, at least the public ones for the others."""
    seen = [known.shown] * (len(view.hands) + 1)
    seen[view.seat] = known.seen
    return seen
