"""The contents of the box as tables: the station, the characters, the cards."""
# compiled by mypyc

from typing import ClassVar

from safehouse.games.stationfall.codes import Characters, Data, Identities, Items, Pawns, Sections
from safehouse.games.stationfall.tables.expressions import Line
from safehouse.games.stationfall.tables.intents import Intent


class Box:
    """Read once from the data files and never changed by play. Lists run over component numbers."""

    FIXED: ClassVar[bool] = True

    def __init__(self) -> None:
        self.station: str = ""
        # The station (SF-M, SF-P).
        self.gravity: list[bool] = [False] * Sections.COUNT
        self.dark: list[bool] = [False] * Sections.COUNT
        self.power: list[bool] = [False] * Sections.COUNT
        self.console: list[bool] = [False] * Sections.COUNT
        self.airlock_out: list[bool] = [False] * Sections.COUNT
        self.airlock_in: list[bool] = [False] * Sections.COUNT
        self.start_hazard: list[int] = [0] * Sections.COUNT
        self.start_items: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.section_actions: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.makes: list[list[int]] = [[] for s in range(Sections.COUNT)]
        """Items a section manufactures."""
        self.makes_for_officers: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.makes_data: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.makes_contamination: list[bool] = [False] * Sections.COUNT
        self.kompromat_places: list[int] = []
        """Sections in the order in which kompromats are laid out (SF-2.2.3)."""
        self.corridor_a: list[int] = []
        self.corridor_b: list[int] = []
        self.corridor_locked: list[bool] = []
        self.corridors_of: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.next_to: list[list[int]] = [[] for s in range(Sections.COUNT)]
        """By section those that a corridor joins it with, in the order of its corridors."""
        self.corridor_to: list[int] = [-1] * (Sections.COUNT * Sections.COUNT)
        """By two sections the corridor that joins them; -1: none does."""
        self.vents_of: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.seats: list[int] = [0] * Sections.COUNT
        self.dock: list[int] = [-1] * Sections.COUNT
        self.pod_of: list[int] = [-1] * Sections.COUNT
        """The character whose presence adds the pod; -1: always there."""
        self.launch: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.launch_any: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.launch_nda: list[list[int]] = [[] for s in range(Sections.COUNT)]
        self.containment: int = 0
        # The characters (SF-K).
        self.pawns_of: list[list[int]] = [[] for c in range(Characters.COUNT)]
        self.card_of: list[int] = [-1] * Pawns.COUNT
        self.human: list[bool] = [False] * Pawns.COUNT
        self.robot: list[bool] = [False] * Pawns.COUNT
        self.is_item: list[bool] = [False] * Pawns.COUNT
        self.is_data: list[bool] = [False] * Pawns.COUNT
        self.start: list[int] = [-1] * Pawns.COUNT
        self.starts_down: list[bool] = [False] * Pawns.COUNT
        self.item_limit: list[int] = [0] * Pawns.COUNT
        self.pawn_items: list[list[int]] = [[] for p in range(Pawns.COUNT)]
        self.starts_contaminated: list[bool] = [False] * Pawns.COUNT
        self.pawn_of_item: list[int] = [-1] * Items.COUNT
        self.item_of_pawn: list[int] = [-1] * Pawns.COUNT
        self.pawn_of_data: list[int] = [-1] * Data.COUNT
        self.skills: list[int] = [0] * Pawns.COUNT
        """The starting abilities as bits."""
        self.influence_limit: list[int] = [0] * Characters.COUNT
        self.bribable: list[bool] = [False] * Characters.COUNT
        self.influenceable: list[bool] = [False] * Characters.COUNT
        self.has_kompromat: list[bool] = [False] * Characters.COUNT
        self.wins_guilty: list[bool] = [False] * Characters.COUNT
        self.scores_bribes: list[bool] = [True] * Characters.COUNT
        self.character_identities: list[list[int]] = [[] for c in range(Characters.COUNT)]
        self.track_stars: list[int] = []
        # Items.
        self.item_count: list[int] = [0] * Items.COUNT
        self.item_limited: list[bool] = [False] * Items.COUNT
        self.item_start: list[int] = [-1] * Items.COUNT
        self.item_of: list[int] = [-1] * Items.COUNT
        """The character whose presence brings the item; -1: in every game."""
        self.data_of: list[int] = [-1] * Data.COUNT
        # Identity cards.
        self.identity_character: list[int] = [-1] * Identities.COUNT
        self.reveal_abilities: list[list[int]] = [[] for i in range(Identities.COUNT)]
        self.bribe_multiplier: list[int] = [1] * Identities.COUNT
        self.agenda: list[list[Line]] = [[] for i in range(Identities.COUNT)]
        self.bonus_points: list[int] = [0] * Identities.COUNT
        self.bonus_grudge: list[bool] = [False] * Identities.COUNT
        self.bonus: list[Line] = []
        """The condition under which the card pays as a bonus character."""
        # Project X cards.
        self.monster: list[bool] = []
        self.through_vents: list[bool] = []
        self.through_locks: list[bool] = []
        self.enters_pods: list[bool] = []
        self.monster_is_robot: list[bool] = []
        self.hurt_by_bludgeon: list[bool] = []
        self.hurt_by_gun: list[bool] = []
        self.hurt_by_emp: list[bool] = []
        self.hurt_by_fire: list[bool] = []
        self.hurt_by_asphyxiation: list[bool] = []
        # Automated station (SF-S).
        self.focus: list[list[Intent]] = [[] for i in range(Identities.COUNT)]
        self.default_script: list[Intent] = []
        self.die_sides: int = 6
        self.focus_below: int = 4
        self.cubes_over_limit: int = 1
        self.reveal_at: int = 3

    def other_end(self, corridor: int, section: int) -> int:
        a = self.corridor_a[corridor]
        return self.corridor_b[corridor] if a == section else a
