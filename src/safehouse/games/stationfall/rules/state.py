"""Stationfall: the position with the moves open in it."""
# compiled by mypyc

from safehouse.core.result import Result
from safehouse.games.stationfall.codes import FIRST_CODE, KIND_OF, Events, Moves, Phases, Questions
from safehouse.games.stationfall.rules.choosing import (
    cannot_choose,
    cannot_propose,
    choose,
    choosing_seats,
    identity_choices,
    proposals,
    propose,
)
from safehouse.games.stationfall.rules.decisions import decide
from safehouse.games.stationfall.rules.menus import cannot, choices
from safehouse.games.stationfall.rules.position import NOBODY, Position
from safehouse.games.stationfall.rules.results import result
from safehouse.games.stationfall.rules.solo import next_move
from safehouse.games.stationfall.rules.turn import proceed


class Stationfall(Position):
    def __init__(self) -> None:
        super().__init__()

    def pending(self) -> list[int]:
        if self.phase == Phases.OVER:
            return []
        if self.phase == Phases.CHOOSING:
            return choosing_seats(self)
        return [self.seat_of[self.asked]]

    def asks(self, seat: int) -> bool:
        if self.phase == Phases.OVER:
            return False
        if self.phase == Phases.CHOOSING:
            return seat in choosing_seats(self)
        return self.seat_of[self.asked] == seat

    def moves(self, seat: int) -> list[int]:
        if self.phase == Phases.OVER:
            return []
        if self.phase == Phases.CHOOSING:
            return identity_choices(self, seat) if seat in choosing_seats(self) else []
        return choices(self) if self.seat_of[self.asked] == seat else []

    def notes(self, seat: int) -> list[int]:
        return proposals(self, seat)

    def forbids(self, seat: int, move: int) -> str | None:
        if move >= Moves.FIRST_NOTE:
            return cannot_propose(self, seat, move - Moves.PROPOSE_ASSIGN)
        verb = KIND_OF[move]
        if self.phase == Phases.CHOOSING:
            return cannot_choose(self, seat, verb, move - FIRST_CODE[verb])
        return cannot(self, verb, move - FIRST_CODE[verb])

    def apply(self, seat: int, move: int) -> None:
        if move >= Moves.FIRST_NOTE:
            propose(self, seat, move - Moves.PROPOSE_ASSIGN)
            return
        verb = KIND_OF[move]
        if self.phase == Phases.CHOOSING:
            choose(self, seat, move - FIRST_CODE[verb])
        else:
            decide(self, verb, move - FIRST_CODE[verb])
            self.go_on()
            return
        if len(choosing_seats(self)) == 0:
            self.go_on()

    def go_on(self) -> None:
        """Until a seat has to decide; automata of the solo game decide at once."""
        if self.ask == Questions.NONE or self.phase == Phases.CHOOSING:
            proceed(self)
        if self.phase != Phases.OVER and self.seat_of[self.asked] == NOBODY:
            self.tell_all(Events.AUTOMATON, self.asked)
        while self.phase != Phases.OVER and self.seat_of[self.asked] == NOBODY:
            move = next_move(self)
            verb = KIND_OF[move]
            decide(self, verb, move - FIRST_CODE[verb])
            if self.ask == Questions.NONE:
                proceed(self)

    def result(self) -> Result | None:
        return result(self) if self.phase == Phases.OVER else None

    def copy(self) -> "Stationfall":
        """Lists that the rules replace rather than change are shared."""
        twin = Stationfall()
        twin.random = self.random.copy()
        twin.box = self.box
        twin.seats = self.seats
        twin.colours = self.colours
        twin.first = self.first
        twin.seat_of = self.seat_of
        twin.hand_of = self.hand_of
        twin.holder_of = self.holder_of
        twin.two_player = self.two_player
        twin.teams = self.teams
        twin.schrodinger_allowed = self.schrodinger_allowed
        twin.wipe_allowed = self.wipe_allowed
        twin.winners_wanted = self.winners_wanted
        twin.guilt = self.guilt.copy()
        twin.supply = self.supply.copy()
        twin.betrayal = self.betrayal.copy()
        twin.disc = self.disc.copy()
        twin.bribe = self.bribe.copy()
        twin.tokens_left = self.tokens_left.copy()
        twin.identity = self.identity.copy()
        twin.revealed = self.revealed.copy()
        twin.by_schrodinger = self.by_schrodinger.copy()
        twin.only_at_stationfall = self.only_at_stationfall.copy()
        twin.dealt = self.dealt.copy()
        twin.bonus = self.bonus.copy()
        twin.discarded = self.discarded.copy()
        twin.shown = self.shown
        twin.undealt = self.undealt
        twin.may_look = self.may_look.copy()
        twin.in_play = self.in_play
        twin.roster = self.roster
        twin.crew = self.crew
        twin.cubes = self.cubes
        twin.owners = self.owners.copy()
        twin.grey = self.grey.copy()
        twin.kompromat = self.kompromat
        twin.kompromat_known = self.kompromat_known
        twin.kompromat_kept = self.kompromat_kept
        twin.place = self.place.copy()
        twin.state = self.state.copy()
        twin.items = self.items
        twin.load = self.load.copy()
        twin.data = self.data.copy()
        twin.contaminated = self.contaminated.copy()
        twin.skills = self.skills.copy()
        twin.floor = self.floor
        twin.spot = self.spot.copy()
        twin.stock = self.stock.copy()
        twin.destroyed = self.destroyed.copy()
        twin.extra = self.extra.copy()
        twin.damaged = self.damaged.copy()
        twin.hazard = self.hazard.copy()
        twin.locked = self.locked.copy()
        twin.pod = self.pod.copy()
        twin.nda_side = self.nda_side
        twin.power = self.power
        twin.cameras = self.cameras
        twin.jammers = self.jammers
        twin.evacuation = self.evacuation
        twin.offsite = self.offsite.copy()
        twin.armed = self.armed
        twin.antimatter_gone = self.antimatter_gone
        twin.exploded_on_station = self.exploded_on_station
        twin.track_colour = self.track_colour
        twin.track_minute = self.track_minute
        twin.track_has_token = self.track_has_token
        twin.token_colour = self.token_colour.copy()
        twin.token_kind = self.token_kind.copy()
        twin.token_section = self.token_section.copy()
        twin.token_minute = self.token_minute.copy()
        twin.project = self.project
        twin.released = self.released
        twin.wormhole = self.wormhole
        twin.ship = self.ship
        twin.traps = self.traps
        twin.live_trap = self.live_trap
        twin.trap_owner = self.trap_owner
        twin.trap_spent = self.trap_spent
        twin.traps_lost = self.traps_lost
        twin.moss_victims = self.moss_victims
        twin.medical_track = self.medical_track
        twin.entry = self.entry
        twin.entry_turned = self.entry_turned
        twin.minute = self.minute
        twin.minute_of = self.minute_of.copy()
        twin.turn_number = self.turn_number
        twin.active = self.active
        twin.phase = self.phase
        twin.ask = self.ask
        twin.asked = self.asked
        twin.queue = self.queue.copy()
        twin.stage = self.stage
        twin.die = self.die
        twin.exhausted = self.exhausted
        twin.activated = self.activated
        twin.actions_left = self.actions_left
        twin.free_left = self.free_left
        twin.free_moves = self.free_moves
        twin.acted = self.acted
        twin.bribed = self.bribed
        twin.blackmailed = self.blackmailed
        twin.moss_done = self.moss_done
        twin.draggers = self.draggers
        twin.draggeds = self.draggeds
        twin.influencing = self.influencing
        twin.mode = self.mode
        twin.actor = self.actor
        twin.commanders = self.commanders
        twin.reckless = self.reckless
        twin.verb = self.verb
        twin.target = self.target
        twin.thing = self.thing
        twin.drag = self.drag
        twin.light = self.light
        twin.let_go = self.let_go
        twin.asked_drag = self.asked_drag
        twin.asked_light = self.asked_light
        twin.token = self.token
        twin.vengeance = self.vengeance
        twin.owner_asked = self.owner_asked
        twin.judged = self.judged
        twin.witnessed = self.witnessed
        twin.x_triggered = self.x_triggered
        twin.ended = self.ended
        twin.monster_moves = self.monster_moves
        twin.monster_target = self.monster_target
        twin.placed_traps = self.placed_traps
        twin.discards = self.discards
        twin.clones = self.clones
        twin.final_turn = self.final_turn
        twin.delivered = self.delivered
        return twin
