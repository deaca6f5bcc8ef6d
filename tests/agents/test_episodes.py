"""Agents that read play whole games: every prompt comes from the seat's view and is kept, budgets hold."""

import re
from typing import Any

import msgspec
import pytest

from safehouse.agents import episodes
from safehouse.agents.episodes import Budget, Episode, Runner, chosen_number, rough_tokens
from safehouse.agents.rules import chapters_of, rules_text
from safehouse.bots.bot import Bot
from safehouse.bots.roster import make
from safehouse.core.errors import OptionError, SafehouseError
from safehouse.core.save import FORMAT, Save, replay
from safehouse.core.shelf import find, names
from safehouse.core.telling import observe_text
from safehouse.core.words import Words

SHORT = ("agent_avenue", "infiltraitors")


def last_number(prompt: str) -> str:
    """A scripted agent: reads how many moves there are and takes the last."""
    count = re.findall(r"from 1 to (\d+)", prompt)[-1]
    return f"I take move {count}."


def runner(name: str, budget: Budget | None = None, language: str = "en", seed: str = "episode") -> Runner:
    game = find(name)
    return Runner(game, game.read_options(), seed, language, budget)


@pytest.mark.parametrize("name", SHORT)
def test_a_scripted_agent_plays_a_whole_game(name: str) -> None:
    running = runner(name)
    others = dict.fromkeys(range(1, running.options.seats()), "random")
    episode = running.play({0: last_number}, others)
    assert episode.decisions and all(asked.why == "chosen" and asked.seat == 0 for asked in episode.decisions)
    assert len(episode.scores) == running.options.seats()
    counted = sum(rough_tokens(text) for asked in episode.decisions for text in asked.prompts + asked.replies)
    assert episode.tokens == counted


def test_bots_beside_an_agent_that_reads_know_that_it_is_none_of_them(
    monkeypatch: pytest.MonkeyPatch,
) -> None:
    """Else they speak a code to it and read one into what it does."""
    made: list[Bot] = []

    def noted(*given: Any) -> Bot:
        made.append(make(*given))
        return made[-1]

    monkeypatch.setattr(episodes, "make", noted)
    running = runner("infiltraitors")
    episode = running.play({1: last_number}, {0: "expert", 2: "expert"})
    assert [bot.seated for bot in made] == [["expert", "", "expert"]] * 2
    assert all(bot.options == running.options for bot in made)
    assert episode.bots == ["expert", "", "expert"]


def test_an_episode_can_be_played_again_from_its_record() -> None:
    found = runner("agent_avenue").play({0: last_number}, {1: "easy"})
    kept = msgspec.json.decode(msgspec.json.encode(found), type=Episode)
    assert kept == found
    save = Save(
        safehouse=FORMAT,
        game=kept.game,
        rules=kept.rules,
        options=kept.options,
        seed=kept.seed,
        moves=kept.moves,
    )
    result = replay(save).result()
    assert result is not None
    assert (result.winners, result.scores, result.reason) == (kept.winners, kept.scores, kept.reason)
    own = [move.removeprefix("0 ") for move in kept.moves if move.startswith("0 ")]
    made = iter(own)
    assert all(asked.move in made for asked in kept.decisions)


@pytest.mark.parametrize(("agents", "bots"), [([0], []), ([0, 1], [1]), ([0, 1, 2], [])])
def test_a_seat_without_a_player_or_with_two_is_refused_before_anything_is_played(
    agents: list[int], bots: list[int]
) -> None:
    running = runner("agent_avenue")
    with pytest.raises(SafehouseError, match="seats 0, 1 needs"):
        running.play(dict.fromkeys(agents, last_number), dict.fromkeys(bots, "random"))
    assert not running.record.steps


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", names())
def test_a_prompt_says_what_the_seat_knows_is_asked_and_may_do(name: str, language: str) -> None:
    running = runner(name, language=language)
    seat = running.record.pending()[0]
    moves = running.record.choices(seat)
    prompt = running.prompt(seat, moves)
    words = Words(language, running.game)
    assert rules_text(running.game, language) in prompt
    assert observe_text(running.game, running.record.view(seat), moves, running._words(seat)) in prompt
    assert f"{len(moves)}. " in prompt and words.say("agent-answer", count=len(moves)) in prompt
    assert rules_text(running.game, language) not in running.prompt(seat, moves), "the rules are told once"


@pytest.mark.parametrize("language", ["en", "cs"])
@pytest.mark.parametrize("name", names())
def test_a_position_says_whose_it_is(name: str, language: str) -> None:
    running = runner(name, language=language)
    for seat in range(running.options.seats()):
        words = running._words(seat)
        told = observe_text(running.game, running.record.view(seat), [], words)
        assert told.startswith(words.say("told-you", you=words.player(seat)))


def test_names_at_a_table_are_told_with_their_seats() -> None:
    running = runner("agent_avenue")
    words = Words.at_table("en", running.game, running.options, ["Ann", "Bob"], you=1)
    told = observe_text(running.game, running.record.view(1), [], words)
    assert told.startswith("Your seat: Bob (Blue). The others at the table: Ann (Green). ")


def test_tables_and_lists_of_the_rules_keep_their_rows() -> None:
    lines = rules_text(find("agent_avenue"), "en").splitlines()
    assert "agent | in the deck | first | second | third and later" in lines
    assert "Sentinel | 6 | 0 | +2 | +6" in lines
    assert [line[:3] for line in lines].count("2. ") == 1
    assert any(line.startswith("– Lose: ") for line in lines)


def test_the_first_prompt_teaches_as_much_as_is_wanted() -> None:
    game = find("stationfall")
    running = Runner(game, game.read_options(), "whole", chapter="whole")
    seat = running.record.pending()[0]
    prompt = running.prompt(seat, running.record.choices(seat))
    for chapter in chapters_of(game, "en"):
        assert rules_text(game, "en", chapter.id) in prompt
    with pytest.raises(OptionError, match="whole, theme"):
        Runner(game, game.read_options(), "none", chapter="nothing")


def test_a_language_that_is_not_spoken_is_refused_with_those_that_are() -> None:
    with pytest.raises(OptionError, match="cs, en"):
        runner("agent_avenue", language="fr")


def test_a_reply_without_a_move_is_asked_again_and_then_played_for() -> None:
    running = runner("agent_avenue")
    episode = running.play({0: lambda _: "I pass."}, {1: "random"})
    assert {asked.why for asked in episode.decisions} == {"unreadable"}
    assert all(len(asked.replies) == 3 for asked in episode.decisions)


def test_the_budget_ends_the_asking_not_the_game() -> None:
    whole = runner("agent_avenue").play({0: last_number}, {1: "random"})
    half = whole.tokens // 2
    episode = runner("agent_avenue", Budget(tokens=half)).play({0: last_number}, {1: "random"})
    last = [asked.replies[-1] for asked in episode.decisions if asked.replies][-1]
    assert episode.tokens - rough_tokens(last) <= half
    assert {asked.why for asked in episode.decisions} == {"chosen", "tokens"}
    late = runner("agent_avenue", Budget(seconds=0.0)).play({0: last_number}, {1: "random"})
    assert {asked.why for asked in late.decisions} == {"time"}


def test_the_same_seed_gives_the_same_episode() -> None:
    one, other = (runner("agent_avenue").play({0: last_number, 1: last_number}, {}) for _ in range(2))
    assert one.decisions == other.decisions and one.winners == other.winners


@pytest.mark.parametrize(
    ("reply", "number"),
    [
        ("2", 2),
        ("I weigh 1 and 3; I play 2.", 2),
        ("none", None),
        ("9", None),
        ("0", None),
        ("9" * 5000, None),
        ("٢", None),
    ],
)
def test_the_last_number_counts(reply: str, number: int | None) -> None:
    assert chosen_number(reply, 3) == number
