"""The position: every piece of the game and where it is, and the questions the rules ask of it."""
# compiled by mypyc

from typing import Final

from mypy_extensions import i64

from safehouse.core.state import State
from safehouse.games.stationfall.codes import (
    SECRECY,
    Abilities,
    Characters,
    Colours,
    Data,
    Hazards,
    Items,
    Modes,
    Moves,
    Pawns,
    Phases,
    Places,
    Pods,
    Powers,
    Questions,
    Sections,
    Ships,
    Stages,
    States,
)
from safehouse.games.stationfall.tables.box import Box
from safehouse.games.stationfall.tables.numbers import (
    CREW,
    ENGULFED,
    FIRST_POD,
    FIRST_UNIQUE,
    NOWHERE,
    POWER_OF_TWO,
)

NOBODY: Final = -1
SUPPLY: Final = -1


IN_HAND: Final = 100
"""A kompromat with this value or more is in the hand of seat value - IN_HAND."""
USED: Final = 60
OUT_OF_GAME: Final = 61
DISCARDED: Final = 200
"""A kompromat with this value or more was discarded face down by seat value - DISCARDED."""
NOT_IN_PLAY: Final = -1

HELD: Final = 100
"""A unique item with this value or more is possessed by pawn value - HELD."""


NO_BOX: Final = Box()
"""Stands in until a position gets the box it is played with."""


class Position(State):
    """Empty until it is unpacked or filled from another position."""

    def __init__(self) -> None:
        super().__init__()
        self.moves_in_space = Moves.COUNT
        self.first_note = Moves.FIRST_NOTE
        self.secrecy = SECRECY
        self.box: Box = NO_BOX
        # The table.
        self.seats = 0
        self.colours: int = 0
        self.first: int = 0
        self.seat_of: list[int] = []
        """The seat of each colour; NOBODY for an automaton of the solo game."""
        self.hand_of: list[int] = []
        """The hand (and card holder) of each colour: its seat, or its own number in the solo game."""
        self.holder_of: list[int] = []
        """Who holds the identity cards: a seat, or a team."""
        self.two_player: bool = False
        self.teams: bool = False
        self.schrodinger_allowed: bool = True
        self.wipe_allowed: bool = False
        self.winners_wanted: int = 1
        # Conspiracies, by colour.
        self.guilt: list[int] = []
        self.supply: list[int] = []
        self.betrayal: list[int] = []
        self.disc: list[int] = []
        """The character the disc lies on; SUPPLY otherwise. Bribes likewise."""
        self.bribe: list[int] = []
        self.tokens_left: list[int] = []
        self.identity: list[int] = []
        self.revealed: list[int] = []
        self.by_schrodinger: list[bool] = []
        self.only_at_stationfall: list[bool] = []
        # Cards, by holder.
        self.dealt: list[list[int]] = []
        self.bonus: list[list[int]] = []
        self.discarded: list[list[int]] = []
        self.shown: list[int] = []
        """Bonus characters shown by Homework."""
        self.undealt: list[int] = []
        self.may_look: list[bool] = []
        """By seat: may look at the Project X card (SF-9.4.1)."""
        # Characters.
        self.in_play: list[bool] = []
        self.roster: list[int] = []
        """The cards in play, and `crew`, all of their pawns, in ascending order; neither changes."""
        self.crew: list[int] = []
        self.cubes: list[int] = []
        """By card and colour. These, the items of the pawns and the floors are replaced, never changed."""
        self.owners: list[int] = []
        """The colours whose PC the character is, as bits."""
        self.grey: list[int] = []
        self.kompromat: list[int] = []
        """Where each is; these three lists are replaced, never changed."""
        self.kompromat_known: list[int] = []
        """The audience that knows where each kompromat is."""
        self.kompromat_kept: list[int] = []
        """The hand that is known to hold each kompromat or to have discarded it face down; NOBODY otherwise."""
        # Pawns.
        self.place: list[int] = []
        self.state: list[int] = []
        self.items: list[int] = []
        self.load: list[int] = []
        """Item slots in use, contamination included."""
        self.data: list[int] = []
        self.contaminated: list[bool] = []
        self.skills: list[int] = []
        # The station.
        self.floor: list[int] = []
        self.spot: list[int] = []
        """Where each unique item is: a place, or HELD + pawn."""
        self.stock: list[int] = []
        self.destroyed: list[int] = []
        self.extra: list[int] = []
        self.damaged: list[bool] = []
        self.hazard: list[int] = []
        self.locked: list[bool] = []
        self.pod: list[int] = []
        self.nda_side: bool = False
        self.power: int = Powers.NORMAL
        self.cameras: bool = True
        self.jammers: bool = True
        self.evacuation: bool = False
        self.offsite: list[int] = []
        # Antimatter and tokens.
        self.armed: bool = False
        self.antimatter_gone: bool = False
        self.exploded_on_station: bool = False
        self.track_colour: int = NOBODY
        self.track_minute: int = -1
        self.track_has_token: bool = False
        self.token_colour: list[int] = []
        self.token_kind: list[int] = []
        self.token_section: list[int] = []
        self.token_minute: list[int] = []
        # Project X and other dossier pieces.
        self.project: int = 0
        self.released: bool = False
        self.wormhole: bool = False
        self.ship: int = Ships.NONE
        self.traps: list[int] = []
        """Sections with a trap token, in ascending order."""
        self.live_trap: int = NOWHERE
        self.trap_owner: int = NOBODY
        self.trap_spent: bool = False
        """The live trap was turned; `traps_lost` tokens went unseen."""
        self.traps_lost: int = 0
        self.moss_victims: int = 0
        self.medical_track: int = 0
        # Time.
        self.entry: int = 0
        """0 is the fireball."""
        self.entry_turned: bool = False
        self.minute: int = 0
        self.minute_of: list[int] = []
        """Two players: each colour's own minute marker."""
        self.turn_number: int = 0
        """How many turns of the current minute are over."""
        self.active: int = 0
        # The turn.
        self.phase: int = Phases.CHOOSING
        self.ask: int = Questions.NONE
        self.asked: int = NOBODY
        """The colour that decides."""
        self.queue: list[int] = []
        self.stage: int = Stages.REVEAL
        self.die: int = 0
        """The roll of the automaton on turn (SF-S.4); 0 before it."""
        self.exhausted: int = 0
        """The characters exhausted at the start of the activation phase, as bits."""
        self.activated: int = NOBODY
        self.actions_left: int = 0
        self.free_left: bool = False
        self.free_moves: int = 0
        self.acted: bool = False
        self.bribed: bool = False
        self.blackmailed: bool = False
        self.moss_done: bool = False
        self.draggers: int = 0
        self.draggeds: int = 0
        self.influencing: int = NOBODY
        # The action being announced: its verb and its parts.
        self.mode: int = Modes.ACTION
        self.actor: int = NOBODY
        self.commanders: list[int] = []
        self.reckless: bool = False
        self.verb: int = -1
        self.target: int = NOBODY
        self.thing: int = NOBODY
        self.drag: int = NOBODY
        self.light: bool = False
        self.let_go: int = NOBODY
        self.asked_drag: bool = False
        self.asked_light: bool = False
        self.token: int = NOBODY
        """The character whose kompromat is being used."""
        self.vengeance: int = 0
        """What a kompromat has lent its down victim until the use is settled (SF-A.vengeful)."""
        self.owner_asked: int = NOBODY
        # What the action being carried out has caused.
        self.judged: bool = False
        """An action of the activation phase is being carried out (SF-10.1.2)."""
        self.witnessed: int = 0
        """The lit sections in which it has put a human down, as bits."""
        self.x_triggered: bool = False
        self.ended: bool = False
        self.monster_moves: int = 0
        self.monster_target: int = NOBODY
        self.placed_traps: list[int] = []
        self.discards: int = 0
        self.clones: int = 0
        """The pawns that may still act by Go Go Go!, as bits."""
        self.final_turn: int = 0
        self.delivered: int = 0

    def unpack(self) -> None:
        """Take the pieces out of the box: nothing is anywhere yet."""
        self.in_play = [False] * Characters.COUNT
        self.cubes = [0] * (Characters.COUNT * Colours.COUNT)
        self.owners = [0] * Characters.COUNT
        self.kompromat = [NOT_IN_PLAY] * Characters.COUNT
        self.kompromat_known = [0] * Characters.COUNT
        self.kompromat_kept = [NOBODY] * Characters.COUNT
        self.place = [NOWHERE] * Pawns.COUNT
        self.state = [States.ABSENT] * Pawns.COUNT
        self.items = [0] * (Pawns.COUNT * Items.COUNT)
        self.load = [0] * Pawns.COUNT
        self.data = [0] * Pawns.COUNT
        self.contaminated = [False] * Pawns.COUNT
        self.skills = [0] * Pawns.COUNT
        self.floor = [0] * (Places.COUNT * Items.COUNT)
        self.spot = [NOWHERE] * Items.COUNT
        self.stock = [0] * Items.COUNT
        self.destroyed = [0] * Items.COUNT
        self.extra = [0] * Items.COUNT
        self.damaged = [False] * Sections.COUNT
        self.hazard = [0] * Sections.COUNT
        self.pod = [Pods.ABSENT] * Sections.COUNT
        self.offsite = [0, 0]

    def enlist(self) -> None:
        """Whoever is in play is so throughout the game."""
        cards, pawns = range(Characters.COUNT), range(CREW)
        self.roster = [card for card in cards if self.in_play[card]]
        self.crew = [pawn for pawn in pawns if self.box.card_of[pawn] in self.roster]

    # -- abilities -----------------------------------------------------------------------------

    def has(self, pawn: int, ability: int) -> bool:
        skills: i64 = self.skills[pawn]
        which: i64 = ability
        return (skills >> which) & 1 != 0

    def can(self, pawn: int, ability: int) -> bool:
        """`has`, and what a blackout or another character lends (SF-7.2.2.2, SF-A.talk_them_through_it)."""
        if self.has(pawn, ability):
            return True
        if ability == Abilities.BREACH:
            return self.power == Powers.BLACKOUT and (self.box.human[pawn] or self.box.robot[pawn])
        if ability in (Abilities.JURY_RIG, Abilities.TUNNEL_RAT):
            return self.is_talked_through(pawn)
        return False

    def is_talked_through(self, pawn: int) -> bool:
        own = self.revealed[self.active]
        if own == NOBODY:
            return False
        helper = self.box.pawns_of[self.box.identity_character[own]][0]
        if not self.has(helper, Abilities.TALK_THEM_THROUGH_IT) or self.state[helper] != States.LIVE:
            return False
        card = self.box.card_of[pawn]
        return card >= 0 and self.is_conspirator(self.active, card)

    def acts_as_officer(self, pawn: int) -> bool:
        """For section actions (SF-A.officer.1)."""
        return self.has(pawn, Abilities.OFFICER) or self.has_data(pawn, Data.DIGITAL_ASSISTANT)

    # -- pawns ---------------------------------------------------------------------------------

    def where(self, pawn: int) -> int:
        """The place of a pawn; of a carried item character that of its carrier."""
        item = self.box.item_of_pawn[pawn]
        if item >= 0 and self.state[pawn] != States.ABSENT:
            spot = self.spot[item]
            return self.place[spot - HELD] if spot >= HELD else spot
        return self.place[pawn]

    def item_place(self, item: int) -> int:
        """The place of a unique item."""
        spot = self.spot[item]
        return self.where(spot - HELD) if spot >= HELD else spot

    def escaped_place(self, place: int) -> bool:
        return place >= FIRST_POD and (place >= Sections.COUNT or self.pod[place] == Pods.LAUNCHED)

    def escaped(self, pawn: int) -> bool:
        return self.escaped_place(self.where(pawn))

    def on_station(self, place: int) -> bool:
        """SF-5.1.6"""
        if place < 0 or place == Sections.OUTER_SPACE:
            return False
        return place < FIRST_POD or (place < Sections.COUNT and self.pod[place] == Pods.DOCKED)

    def is_section(self, place: int) -> bool:
        """A section that is still part of the board."""
        return 0 <= place < FIRST_POD or (
            FIRST_POD <= place < Sections.COUNT and self.pod[place] == Pods.DOCKED
        )

    def live_here(self, pawn: int) -> bool:
        """Live, unescaped and able to act (not engulfed)."""
        if self.state[pawn] != States.LIVE:
            return False
        if self.box.is_data[pawn]:
            return True
        place = self.where(pawn)
        return place != ENGULFED and place != NOWHERE and not self.escaped_place(place)

    def present(self, pawn: int) -> bool:
        """Stands or lies in a section of the board."""
        state = self.state[pawn]
        return (state in (States.LIVE, States.DOWN)) and self.is_section(self.where(pawn))

    def body(self, pawn: int) -> bool:
        """A human or robot, which fills a pod seat and can be a target."""
        return self.box.human[pawn] or self.box.robot[pawn]

    def helmeted(self, pawn: int) -> bool:
        """SF-8.1.1, SF-8.1.1.1"""
        if not self.box.human[pawn]:
            return False
        return (
            self.items[pawn * Items.COUNT + Items.HELMET] > 0
            or self.items[pawn * Items.COUNT + Items.INTEGRAL_HELMET] > 0
        )

    def bare_human(self, pawn: int) -> bool:
        return self.box.human[pawn] and not self.helmeted(pawn)

    def safe_in(self, pawn: int, place: int) -> bool:
        """Whether a hazard lying in that place now would leave the pawn standing (SF-6.1)."""
        if place >= Sections.COUNT or place < 0 or self.hazard[place] == Hazards.NONE:
            return True
        return not self.bare_human(pawn) or self.has(pawn, Abilities.ADRENALINE)

    def revivable_here(self, pawn: int) -> bool:
        """SF-6.2, SF-12.11.2: no unhelmeted human in a hazard, Adrenaline or not."""
        place = self.where(pawn)
        return (
            place < 0
            or place >= Sections.COUNT
            or self.hazard[place] == Hazards.NONE
            or not self.bare_human(pawn)
        )

    def count(self, pawn: int, item: int) -> int:
        return self.items[pawn * Items.COUNT + item]

    def armed_with(self, pawn: int, weapon: int, fixed: int) -> bool:
        return self.items[pawn * Items.COUNT + weapon] > 0 or self.items[pawn * Items.COUNT + fixed] > 0

    def has_data(self, pawn: int, data: int) -> bool:
        held: i64 = self.data[pawn]
        which: i64 = data
        return (held >> which) & 1 != 0

    def room(self, pawn: int) -> int:
        return self.box.item_limit[pawn] - self.load[pawn]

    def pod_room(self, pod: int) -> int:
        """Free seats (SF-5.5.3)."""
        taken = 1 if self.place[CREW] == pod and self.fills_seat(CREW) else 0
        for pawn in self.crew:
            if self.place[pawn] == pod and self.fills_seat(pawn):
                taken += 1
        return self.box.seats[pod] - taken

    def fills_seat(self, pawn: int) -> bool:
        state = self.state[pawn]
        return (state in (States.LIVE, States.DOWN)) and (pawn == CREW or self.body(pawn))

    def occupied(self, pod: int) -> bool:
        return self.pod_room(pod) < self.box.seats[pod]

    # -- cards ---------------------------------------------------------------------------------

    def is_pc(self, card: int) -> bool:
        return self.owners[card] != 0

    def owned_by(self, card: int, colour: int) -> bool:
        owners: i64 = self.owners[card]
        which: i64 = colour
        return (owners >> which) & 1 != 0

    def card_live(self, card: int) -> bool:
        """Some pawn of the card is live and unescaped; the data character always is (SF-R.22)."""
        for pawn in self.box.pawns_of[card]:
            if self.state[pawn] == States.LIVE and (self.box.is_data[pawn] or not self.escaped(pawn)):
                return True
        return False

    def card_out(self, card: int) -> bool:
        """Every pawn of the card has escaped or is annihilated."""
        for pawn in self.box.pawns_of[card]:
            state = self.state[pawn]
            if self.box.is_data[pawn] or ((state in (States.LIVE, States.DOWN)) and not self.escaped(pawn)):
                return False
        return True

    def cubes_on(self, card: int, colour: int) -> int:
        return self.cubes[card * Colours.COUNT + colour]

    def is_conspirator(self, colour: int, card: int) -> bool:
        """SF-4.3.1, SF-4.3.2"""
        if not self.in_play[card]:
            return False
        first: i64 = card * Colours.COUNT
        colours: i64 = self.colours
        own: i64 = self.cubes_on(card, colour)
        if self.owned_by(card, colour):
            return self.card_live(card)
        if own == 0 or not self.card_live(card):
            return False
        for other in range(colours):
            cubes: i64 = self.cubes[first + other]
            if cubes > own:
                return False
        return True

    def conspirator_in(self, colour: int, section: int, apart_from: int = NOBODY) -> bool:
        """Whether the colour has a conspirator in that section, other than the card `apart_from`."""
        if section < 0:
            return False
        for pawn in self.crew:
            if self.state[pawn] == States.LIVE and self.where(pawn) == section:
                card = self.box.card_of[pawn]
                if card != apart_from and self.is_conspirator(colour, card):
                    return True
        return False

    def hand_size(self, hand: int) -> int:
        size = 0
        for card in self.roster:
            if self.kompromat[card] == IN_HAND + hand:
                size += 1
        return size

    def in_hand(self, colour: int, card: int) -> bool:
        return self.kompromat[card] == IN_HAND + self.hand_of[colour]

    def is_exhausted(self, card: int) -> bool:
        return self.exhausted & POWER_OF_TWO[card] != 0

    def same_player(self, colour: int, other: int) -> bool:
        return colour == other or (self.two_player and self.seat_of[colour] == self.seat_of[other])

    def minute_now(self) -> int:
        """The minute of the turn being played (SF-17.2.2.3 for two players)."""
        return self.minute_of[self.active] if self.two_player else self.minute

    # -- the station ---------------------------------------------------------------------------

    def streamed(self, section: int) -> bool:
        """Live Streams shows this section (SF-A.live_streams, SF-R.32)."""
        if self.jammers:
            return False
        for pawn in self.crew:
            if (
                self.skills[pawn] & POWER_OF_TWO[Abilities.LIVE_STREAMS] != 0
                and self.state[pawn] != States.ABSENT
            ):
                return self.where(pawn) == section or self.item_place(Items.FLETCHER) == section
        return False

    def lit(self, section: int) -> bool:
        """SF-5.1.3"""
        if not self.box.dark[section] and self.power != Powers.BLACKOUT:
            return True
        return self.streamed(section)

    def watched(self, section: int) -> bool:
        """Lit, and cameras record what happens there (SF-10.1.2)."""
        if self.cameras and not self.box.dark[section] and self.power != Powers.BLACKOUT:
            return True
        return self.streamed(section)

    def corridor_between(self, a: int, b: int) -> int:
        """The number of the corridor that joins two sections; NOBODY if none does."""
        if not self.is_section(a) or not self.is_section(b):
            return NOBODY
        return self.box.corridor_to[a * Sections.COUNT + b]

    def neighbours(self, section: int) -> list[int]:
        """Sections joined by a corridor, locked or not."""
        found: list[int] = []
        for other in self.box.next_to[section]:
            if self.is_section(other):
                found.append(other)
        return found

    def unique(self, item: int) -> bool:
        return item >= FIRST_UNIQUE and item <= 12
