"""The map of the Recruiter's whereabouts against a plain count of everything that can have happened."""

from collections.abc import Iterator

import pytest

from safehouse.core.random import Stream
from safehouse.core.seats import WATCHER
from safehouse.core.testing import clause
from safehouse.games.mind_mgmt import GAME
from safehouse.games.mind_mgmt.bots.possible_trails import PossibleTrails, search_of
from safehouse.games.mind_mgmt.codes import KIND_OF, Kinds, Locations, Moves, Phases
from safehouse.games.mind_mgmt.data import BORDER_IDS, LOCATION_IDS
from safehouse.games.mind_mgmt.rules.geometry import OPEN_CITY, Streets
from safehouse.games.mind_mgmt.rules.state import MindMgmt
from safehouse.games.mind_mgmt.tables.city import (
    AROUND,
    BIT,
    BORDERS,
    CROSS,
    FEATURES_OF,
    SLIPS,
    WITH_FEATURE,
    cells_of,
)
from safehouse.games.mind_mgmt.tables.limits import CLUE_SIZE
from safehouse.games.mind_mgmt.tests.scenes import cell, cells
from safehouse.games.mind_mgmt.tools.map_speed import measure
from safehouse.games.mind_mgmt.vocabulary import CLUE_KINDS
from safehouse.games.mind_mgmt.worlds.deduction import belief_of, believe, record_of_view
from safehouse.games.mind_mgmt.worlds.knowledge import HANDS, Record, record_of
from safehouse.games.mind_mgmt.worlds.trails import Search, Trail

PATCH = ("A5", "B5", "C5", "A6", "B6", "C6", "A7", "B7", "C7")
"""A small town in the corner: every border that is not inside it is blocked."""


def small_town() -> list[int]:
    inside = cells(PATCH)
    return [b for b, (x, y) in enumerate(BORDERS) if x not in inside or y not in inside]


def town_game(seed: str, hours: int) -> MindMgmt:
    """A full game inside the small town, played at random to an hour. The trail starts there too."""
    random = Stream(seed)
    walls = small_town()
    for attempt in range(500):
        state = GAME.deal(GAME.read_options({}), f"{seed} {attempt}")
        while not state.over() and state.hour < hours:
            if state.phase == 1:
                state.play(state.pending()[0], state.moves(state.pending()[0])[0])
                if len(state.mayhem) == 5:
                    state.mayhem = walls
                    state.streets = Streets(walls)
                continue
            seat = state.pending()[0]
            moves = state.moves(seat)
            if state.phase == 3:
                moves = [m for m in moves if GAME.space.to_text(m).split()[1] in PATCH]
            if not moves:
                break
            state.play(seat, random.choose(moves))
        if not state.over() and state.hour == hours and state.phase == 14:
            return state
    raise AssertionError("no such game")


Clue = tuple[str, int, int, int]


def told(state: MindMgmt) -> list[Clue]:
    numbers = state.clues
    found: list[Clue] = []
    for i in range(0, len(numbers), CLUE_SIZE):
        kind, hour, a, b = numbers[i : i + CLUE_SIZE]
        found.append((CLUE_KINDS[kind], hour, a, b))
    return found


def every_trail(state: MindMgmt) -> Iterator[tuple[int, list[int]]]:
    """Each trail, once for every Recruiter who could have walked it."""
    for card in (0, 1):
        trails: list[list[int]] = [[start] for start in range(Locations.COUNT)]
        for hour in range(2, state.hour + 1):
            links = SLIPS[card] if hour in state.slip_hours else state.streets.steps
            trails = [[*t, c] for t in trails for c in links[t[-1]] if c not in t]
        yield from ((card, trail) for trail in trails)


def contradicts(trail: list[int], clue: Clue, fitting: set[int]) -> bool:
    """Something told cannot be true of this trail; `fitting`: unmarked visits with the feature asked about."""
    kind, hour, a, b = clue
    if kind == "start":
        return trail[0] != a
    if kind == "step":
        return b not in fitting
    if kind == "steps":
        return fitting != set(cells_of(b))
    if kind == "no_step":
        return bool(fitting)
    if kind == "paid":
        return a not in trail[:hour]
    if kind == "confirmed":
        return trail[b - 1] != a
    if kind == "not_here":
        return trail[hour - 1] == a
    if kind == "target":
        return bool(CROSS[a] & BIT[trail[hour - 1]]) != bool(b)
    if kind == "cordon":
        return (trail[hour - 1] in AROUND[a]) != bool(b)
    return kind == "slip" and a == 1 and b not in trail[5 : hour - 1]


def trail_weight(trail: list[int], clues: list[Clue]) -> float:
    """1 / the number of ways the Recruiter could have answered so; 0 if something told contradicts the
    trail."""
    weight = 1.0
    marked: set[int] = set()
    for clue in clues:
        kind, hour, a, b = clue
        fitting = (set(trail[:hour]) & set(cells_of(WITH_FEATURE[a]))) - marked if a < 16 else set()
        if contradicts(trail, clue, fitting):
            return 0.0
        if kind == "step":
            weight /= len(fitting)
            marked.add(b)
        if kind == "steps":
            marked |= set(cells_of(b))
        if kind in ("paid", "confirmed"):
            marked.add(a)
    return weight


def hand_fits(trail: list[int], hand: list[int], clues: list[Clue]) -> bool:
    """The announced sums are true, cards shown are held, cards denied or turned up are not."""
    shown: dict[int, int] = {}
    last = 0
    for kind, hour, a, _b in clues:
        if kind == "shown":
            shown.setdefault(a, hour)
            if a not in hand:
                return False
        if kind in ("denied", "turned_up") and a in hand:
            return False
        if kind in ("setup_sum", "sum"):
            counted = 0
            for h in range(last + 1, hour + 1):
                live = [f for f in FEATURES_OF[trail[h - 1]] if not (f in shown and shown[f] < h)]
                counted += sum(1 for f in live if f in hand)
            last = hour
            if counted != a:
                return False
    return True


def plain_count(state: MindMgmt) -> tuple[list[list[float]], int]:
    """By hour and location the share of everything that can have happened, and how many trails that are."""
    shares = [[0.0] * Locations.COUNT for _hour in range(17)]
    total = 0.0
    trails = set()
    clues = told(state)
    past = [clue for clue in clues if clue[1] <= state.hour]
    paid_now = [a for kind, hour, a, _b in clues if kind == "paid" and hour > state.hour]
    in_turn = state.phase in (Phases.RECRUITER_TURN, Phases.EXTRA_MOVE)
    for card, trail in every_trail(state):
        if in_turn and not can_be_in_turn(state, card, trail, paid_now):
            continue
        weight = trail_weight(trail, past)
        hands = sum(hand_fits(trail, hand, past) for hand in HANDS) if weight else 0
        if hands:
            total += weight * hands
            trails.add(tuple(trail))
            for hour, place in enumerate(trail, 1):
                shares[hour][place] += weight * hands
    return [[share / total for share in by_place] for by_place in shares], len(trails)


def can_be_in_turn(state: MindMgmt, card: int, trail: list[int], paid: list[int]) -> bool:
    """This Recruiter had a legal action when the turn began, and has been where he put a step token in it."""
    ends = {place for place in state.streets.steps[trail[-1]] if place not in trail}
    if state.slips_front or state.second_at in trail[5:]:
        ends |= {place for place in SLIPS[card][trail[-1]] if place not in trail}
    return bool(ends) and all(place in trail or place in ends for place in paid)


def assert_exact(state: MindMgmt) -> None:
    belief = believe(GAME.view(state, WATCHER))
    shares, trails = plain_count(state)
    assert belief.exact
    assert belief.trails == trails
    assert belief.now[state.trail[state.hour - 1]] > 0
    for hour in range(1, state.hour + 1):
        assert belief.by_hour[hour] == pytest.approx(shares[hour], abs=1e-9)


@clause("MM-6.24", "MM-6.30", "MM-8.03")
@pytest.mark.parametrize("number", range(12))
def test_the_map_is_exact_at_every_moment_of_the_recruiters_turn(number: int) -> None:
    random = Stream(f"turn {number}")
    state = town_game(f"turn {number}", hours=6 + number % 4)
    while not state.over() and state.phase != Phases.RECRUITER_TURN:
        seat = state.pending()[0]
        state.play(seat, random.choose(state.moves(seat)))
    looked = 0
    while not state.over() and state.phase in (Phases.RECRUITER_TURN, Phases.EXTRA_MOVE):
        assert_exact(state)
        looked += 1
        paying = [m for m in state.moves(0) if KIND_OF[m] == Kinds.PAY_STEP]
        state.play(0, random.choose(paying or state.moves(0)))
    assert looked or state.over()


def test_a_dead_end_and_a_paid_token_narrow_the_map_at_once() -> None:
    narrowed = {"dead end": 0, "paid": 0}
    for number in range(12):
        random = Stream(f"narrow {number}")
        state = town_game(f"narrow {number}", hours=8)
        before = believe(GAME.view(state, WATCHER)).trails
        while not state.over() and state.phase != Phases.RECRUITER_TURN:
            told_before = len(state.clues)
            seat = state.pending()[0]
            state.play(seat, random.choose(state.moves(seat)))
            if state.phase != Phases.RECRUITER_TURN or len(state.clues) > told_before:
                before = believe(GAME.view(state, WATCHER)).trails
        while not state.over() and state.phase == Phases.RECRUITER_TURN:
            now = believe(GAME.view(state, WATCHER)).trails
            narrowed["dead end"] += now < before
            before = now
            flying = [m for m in state.moves(0) if KIND_OF[m] in (Kinds.MOVE_IMMORTAL, Kinds.PAY_STEP)]
            if not flying:
                break
            state.play(0, flying[-1])
        if not state.over() and state.phase == Phases.EXTRA_MOVE:
            narrowed["paid"] += believe(GAME.view(state, WATCHER)).trails < before
    assert min(narrowed.values()) > 0, narrowed


@clause(
    "MM-6.18", "MM-6.19", "MM-6.20", "MM-6.22", "MM-6.23", "MM-6.24", "MM-6.26", "MM-6.28", "MM-6.29", "MM-6.30"
)
@pytest.mark.parametrize("number", range(6))
def test_the_map_equals_a_plain_count_in_a_small_town(number: int) -> None:
    assert_exact(town_game(f"town {number}", hours=6 + number % 3))


def test_there_are_4716_walks_of_five_locations_without_mayhem() -> None:
    record = Record()
    record.cities = [[OPEN_CITY] for _hour in range(18)]
    record.recruiters = [0]
    search = Search(record)
    search.run()
    assert search.count == 4716


@clause("MM-6.32")
def test_every_seat_and_the_watcher_draw_the_same_map() -> None:
    state = played("same map", 9)
    maps = [believe(GAME.view(state, seat)) for seat in (WATCHER, 0, 1)]
    assert maps[0] == maps[1] == maps[2] == belief_of(record_of(state))


def played(seed: str, hours: int, **options: object) -> MindMgmt:
    random = Stream(seed)
    for attempt in range(50):
        state = GAME.deal(GAME.read_options(options), f"{seed} {attempt}")
        while not state.over() and state.hour < hours:
            seat = state.pending()[0]
            state.play(seat, random.choose(state.moves(seat)))
        if not state.over():
            return state
    raise AssertionError("every game ended early")


@clause("MM-6.01", "MM-6.03", "MM-6.04")
@pytest.mark.parametrize("seed", range(6))
def test_the_truth_is_always_possible(seed: int) -> None:
    random = Stream(f"truth {seed}")
    everything = seed % 2 == 1
    values = {"opened_recruiter": 7, "opened_agents": 7} if everything else {}
    if everything:
        values["modules"] = ",".join(GAME.configurations()[7].fixed_modules())  # type: ignore[assignment]
    state = GAME.deal(GAME.read_options(values), f"truth {seed}")
    asked = 0
    while not state.over():
        seat = state.pending()[0]
        moves = state.moves(seat)
        questions = [
            m for m in moves if GAME.space.kind_of(m).name in ("ask", "reveal", "shakedown", "target", "tap")
        ]
        if questions and random.below(3):
            moves = questions
        state.play(seat, random.choose(moves))
        if state.phase == 14 and state.hour in (6, 9, 12):
            asked += 1
            search = Search(record_of(state), 60_000, True)
            search.run()
            if search.stopped:
                continue
            truth = [t for t in search.kept if t.cells == state.trail]
            assert len(truth) == 1
            assert truth[0].cards & BIT[state.recruiter]
            assert truth[0].hands >> HANDS.index(state.hand) & 1
    assert asked


def test_a_step_token_paid_in_a_turn_is_bounded_by_the_hour_at_its_end() -> None:
    """MM-6.24: nobody knows whether the walk of that turn came before the payment."""
    state = played("paid", 6)
    while state.phase != 10:
        state.play(state.pending()[0], state.moves(state.pending()[0])[-1])
    hour = state.hour
    state.play(0, next(m for m in state.moves(0) if KIND_OF[m] == Kinds.MOVE_IMMORTAL))
    state.play(0, next(m for m in state.moves(0) if m >= Moves.PAY_STEP))
    record = record_of_view(GAME.view(state, 1))
    paid = [place for place in range(Locations.COUNT) if record.hi[place] == hour + 1]
    assert len(paid) == 1


def test_too_many_trails_are_sampled_and_say_so() -> None:
    state = played("silent", 8)
    state.clues = [
        n
        for i in range(0, len(state.clues), 4)
        for n in state.clues[i : i + 4]
        if CLUE_KINDS[state.clues[i]] != "no_step"
    ]
    exact = belief_of(record_of(state))
    rough = belief_of(record_of(state), most=50)
    assert exact.exact and not rough.exact
    assert rough.error > 0
    distance = sum(abs(a - b) for a, b in zip(exact.now, rough.now, strict=True)) / 2
    assert distance < 0.1


@clause("MM-5.915")
def test_a_confirmed_note_of_the_current_hour_pins_the_recruiter() -> None:
    record = Record()
    record.cities = [[OPEN_CITY] for _hour in range(18)]
    record.recruiters = [0, 1]
    record.end = 6
    record.pin[6] = cell("D4")
    search = Search(record)
    search.run()
    shares = search.at[6 * Locations.COUNT : 7 * Locations.COUNT]
    assert [LOCATION_IDS[i] for i, share in enumerate(shares) if share] == ["D4"]
    assert BORDER_IDS[0] == "A1-B1"


@clause("MM-6.32")
@pytest.mark.parametrize(("mode", "seed"), [("training", 0), ("training", 1), ("full", 0), ("full", 1)])
def test_a_cloud_that_follows_the_game_holds_what_a_fresh_count_finds(mode: str, seed: int) -> None:
    """Bots carry the trails along clue by clue; counted anew they must be the same, with the same weights."""
    random = Stream(f"cloud {mode} {seed}")
    state = GAME.deal(GAME.read_options({"mode": mode}), f"cloud {mode} {seed}")
    possible: PossibleTrails | None = None
    compared = 0
    while not state.over():
        seat = state.pending()[0]
        moves = state.moves(seat)
        telling = [m for m in moves if GAME.space.kind_of(m).name in ("ask", "reveal", "shakedown", "target")]
        state.play(seat, random.choose(telling if telling and random.below(4) else moves))
        if state.phase != Phases.ACTIVATING or state.over():
            continue
        if possible is None:
            possible = PossibleTrails(state, Stream("x"), MANY, MANY)
        possible.follow(state)
        fresh = search_of(state, Stream("x"), MANY, MANY).kept
        assert weights(possible.trails) == pytest.approx(weights(fresh))
        compared += 1
    assert compared > 5


MANY = 10**6


def weights(trails: list[Trail]) -> dict[tuple[int, ...], float]:
    """By trail: its share of everything possible; Recruiters taken together."""
    total = sum(trail.weight for trail in trails)
    found: dict[tuple[int, ...], float] = {}
    for trail in trails:
        key = tuple(trail.cells)
        found[key] = found.get(key, 0.0) + trail.weight / total
    return found


def test_a_thinned_cloud_that_runs_dry_is_counted_again() -> None:
    state = played("dry", 8)
    possible = PossibleTrails(state, Stream("x"), 100, 60)
    assert possible.sparse and 0 < len(possible.trails) <= 60
    possible.trails = possible.trails[:1]
    possible.follow(state)
    assert len(possible.trails) > 1


def test_the_map_keeps_its_pace_in_planned_games() -> None:
    figures = measure(games=1, seed="pace")
    assert figures.positions > 10 and figures.exact == 1.0
    assert "planned full games" in str(figures)
