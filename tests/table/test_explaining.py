"""What things are, do and mean, over HTTP."""

import msgspec
from running import Server

from safehouse.core.shelf import find

STREET = find("agent_avenue")


def view_of_the_deal() -> dict:
    state = STREET.deal(STREET.read_options({"start": "green"}), "about")
    return msgspec.json.decode(STREET.view_bytes(state, 0))


def test_everything_is_explained_in_the_language_and_under_the_options_asked_for(server: Server) -> None:
    asked = {"language": "cs", "options": {"variant": "team4"}}
    answer = server.post("/api/games/agent_avenue/about", asked).json()
    told = {each["topic"]: each for each in answer["topics"]}
    assert told["agent:mole"]["name"] == "Krtek"
    assert told["agent:codebreaker"]["clauses"] == ["AA-8.4", "AA-5.62"]
    assert "smíte 2krát" in told["move:swap"]["text"]


def test_what_a_thing_means_now_comes_from_the_view_that_is_sent(server: Server) -> None:
    view = view_of_the_deal()
    view["sides"][1]["in_play"] = {"codebreaker": 2}
    asked = {"language": "en", "topic": "agent:codebreaker", "view": view}
    answer = server.post("/api/games/agent_avenue/meaning", asked).json()
    assert answer["sentences"][1] == "Blue has 2 in play: one more and Blue wins at the end of the turn."
    asked["topic"] = "nothing:here"
    assert server.post("/api/games/agent_avenue/meaning", asked).json() == {"sentences": []}


def test_what_is_no_view_no_language_and_no_option_is_refused(server: Server) -> None:
    path = "/api/games/agent_avenue/meaning"
    asked = {"language": "en", "topic": "agent:mole", "view": {"seat": 0}}
    assert server.post(path, asked).json()["code"] == "bad_request"
    twisted = view_of_the_deal()
    twisted["sides"][0]["in_play"] = {"mole": -5}
    answer = server.post(path, {**asked, "view": twisted})
    assert answer.status_code in (200, 400)
    assert server.post(path, {**asked, "language": "xx"}).json()["code"] == "unknown_language"
    wrong = {"language": "en", "options": {"mode": "no such mode"}}
    assert server.post("/api/games/agent_avenue/about", wrong).json()["code"] == "bad_option"
    assert server.post("/api/games/nope/about", {"language": "en"}).status_code == 404


def test_a_games_texts_come_without_those_about_things(server: Server) -> None:
    text = server.get("/api/games/agent_avenue/text/en").text
    assert "agent-mole" in text and "about-agent" not in text
