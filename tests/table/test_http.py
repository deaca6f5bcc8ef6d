"""The HTTP interface of a running server."""

from typing import Any

import pytest
import schemathesis
from msgspec import structs
from running import Caller, Server
from schemathesis import checks

from safehouse.core import save as saves
from safehouse.core.record import Record
from safehouse.core.shelf import find
from safehouse.table.messages import REFUSALS


def refused(answer, status: int, code: str) -> None:
    assert (answer.status_code, answer.json()["code"]) == (status, code), answer.text
    assert code in REFUSALS


def test_the_shelf_and_the_vocabulary(server: Server) -> None:
    games = server.get("/api/games").json()
    assert "agent_avenue" in [game["id"] for game in games]
    assert "_template" not in [game["id"] for game in games]
    game = server.get("/api/games/agent_avenue").json()
    mode = next(option for option in game["options"] if option["name"] == "mode")
    assert mode == {
        "name": "mode",
        "kind": "choice",
        "choices": ["simple", "advanced"],
        "named": "",
        "default": "simple",
        "basic": True,
    }
    assert game["seat_counts"] == [2, 3, 4]
    assert {"name": "swap", "note": False, "args": [{"name": "agent", "domain": "agent"}]} in game["move_kinds"]
    assert "mole" in game["domains"]["agent"]
    assert {"random", "greedy"} <= set(server.get("/api/games/_template").json()["bots"])


def test_options_are_checked_and_explained(server: Server) -> None:
    answer = server.post("/api/games/agent_avenue/options", {"options": {"variant": "team3"}}).json()
    assert answer["seats"] == 3
    assert len(answer["seat_names"]) == 3
    assert sorted(seat for team in answer["teams"] for seat in team) == [0, 1, 2]
    bad = server.post("/api/games/agent_avenue/options", {"options": {"variant": "solo"}})
    refused(bad, 400, "bad_option")
    assert "duel, team3, team4" in bad.json()["detail"]


def test_the_ledger_and_the_texts(server: Server) -> None:
    clauses = server.get("/api/games/_template/rules/en").json()["clauses"]
    assert clauses[0]["id"] == "TP-4.1"
    assert "game-title" in server.get("/api/games/_template/text/cs").text
    assert "why-SH-2" in server.get("/api/text/en").text
    assert "why-SH-2" not in server.get("/api/games/_template/text/en").text
    refused(server.get("/api/text/xx"), 404, "unknown_language")
    refused(server.get("/api/games/nope/rules/en"), 404, "unknown_game")
    refused(server.get("/api/games/..%2f..%2fcore/text/en"), 404, "not_found")


def test_the_guide_its_figures_and_the_search(server: Server) -> None:
    guide = server.get("/api/games/agent_avenue/guide/cs").json()
    chapters = {chapter["id"]: chapter for chapter in guide["chapters"]}
    assert chapters["turn"]["title"] == "Průběh tahu"
    assert guide["clauses"]["AA-5.31"] == "offer", "the passage that explains it, not the question about it"
    assert guide["topics"]["move:swap"] == "swap"
    drawn = server.get("/api/games/agent_avenue/figures/offer").json()
    assert drawn["view"]["seat"] == drawn["seat"] == 0
    assert drawn["view"]["offer"]["down"] is None, "the hidden card stays hidden"
    refused(server.get("/api/games/agent_avenue/figures/nope"), 404, "not_found")
    refused(server.get("/api/games/agent_avenue/guide/xx"), 404, "unknown_language")


@pytest.mark.parametrize(
    ("language", "sought", "first"),
    [
        ("cs", "kryptografkami", "faq-codebreaker"),
        ("cs", "prazdneho balicku", "deck-out"),
        ("cs", "AA-5.31", "AA-5.31"),
        ("en", "swapped", "swap-limits"),
        ("cs", "chobotnice", None),
        ("cs", "!?", None),
    ],
)
def test_the_search_finds_words_in_any_form(
    server: Server, language: str, sought: str, first: str | None
) -> None:
    hits = server.get(f"/api/games/agent_avenue/search/{language}?q={sought}").json()["hits"]
    assert [hit["id"] for hit in hits[:1]] == ([first] if first else [])


def test_the_ledger_is_read_without_notes_for_authors(server: Server) -> None:
    english = server.get("/api/games/agent_avenue/rules/en").json()
    rules = {clause["id"]: clause for clause in english["clauses"]}
    assert rules["AA-4.2"]["whole"].endswith("[R], indices [P1][P2]")
    assert rules["AA-4.2"]["text"].endswith("blue on index 7.")
    czech = server.get("/api/games/_template/rules/cs").json()
    assert czech["language"] == "cs"
    assert czech["clauses"][0]["text"].startswith("Zamíchejte")


def test_a_table_is_set_up_joined_and_listed(server: Server) -> None:
    made = server.table("me", "open", public=True)
    assert made["table"] in [t["table"]["id"] for t in server.get("/api/tables").json()["tables"]]
    shown = server.get(f"/api/tables/{made['table']}", made["seats"][0]["token"]).json()
    assert (shown["phase"], shown["you"], shown["asked"]) == ("waiting", 0, False)
    refused(server.post(f"/api/tables/{made['table']}/seats/0", {"name": "Eve"}), 409, "seat_taken")
    refused(server.post(f"/api/tables/{made['table']}/seats/7", {"name": "Eve"}), 404, "unknown_seat")
    refused(server.post(f"/api/tables/{made['table']}/seats/1", {"name": "\u200b"}), 400, "bad_request")
    key = server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Bob"})
    assert key.status_code == 201
    mine = {
        "seats": [{"table": made["table"], "token": made["seats"][0]["token"]}, {"table": "x", "token": "y"}]
    }
    answer = server.post("/api/mine", mine).json()
    (table,) = answer["tables"]
    assert table["asked"] is True
    assert table["ended"] is None
    assert answer["forgotten"] == ["x"]
    still = server.post("/api/mine", {"seats": [{"table": made["table"]}, {"table": "x"}]}).json()
    assert still == {"tables": [], "forgotten": ["x"]}
    refused(server.post(f"/api/tables/{made['table']}/seats/1", {"name": "Eve"}), 409, "seat_taken")


def test_the_host_fills_opens_and_closes(server: Server) -> None:
    made = server.table("open", "open")
    seat = f"/api/tables/{made['table']}/seats/1"
    refused(server.client.put(seat, json={"bot": "random"}), 401, "token_needed")
    wrong = {"Authorization": "Bearer nope"}
    refused(server.client.put(seat, json={"bot": "random"}, headers=wrong), 403, "wrong_token")
    host = {"Authorization": f"Bearer {made['host']}"}
    refused(server.client.put(seat, json={"bot": "hal"}, headers=host), 400, "unknown_bot")
    filled = server.client.put(seat, json={"bot": "random"}, headers=host).json()
    assert filled["seats"][1]["bot"] == "random"
    opened = server.client.put(seat, json={"bot": None}, headers=host).json()
    assert opened["seats"][1]["held"] == "open"
    assert server.client.delete(f"/api/tables/{made['table']}", headers=host).status_code == 204
    refused(server.client.delete(f"/api/tables/{made['table']}", headers=host), 404, "unknown_table")


@pytest.mark.parametrize(
    ("body", "code"),
    [
        ({"game": "chess"}, "unknown_game"),
        ({"game": "_template", "options": {"x": 1}}, "bad_option"),
        ({"game": "_template", "seats": [{"held": "me"}]}, "bad_seats"),
        ({"game": "_template", "seats": [{"held": "me"}, {"held": "bot", "bot": "hal"}]}, "unknown_bot"),
        ({"game": "_template", "stand_in": "hal"}, "unknown_bot"),
        ({"game": "_template", "clock": {"kind": "total"}}, "bad_clock"),
        ({"game": "_template", "extra": 1}, "bad_request"),
        ({"game": "_template", "follow_delay": -1}, "bad_request"),
        ([], "bad_request"),
    ],
)
def test_a_bad_table_is_refused_with_a_code(server: Server, body, code: str) -> None:
    answer = server.post("/api/tables", body)
    assert answer.json()["code"] == code
    assert answer.status_code in (400, 404)


def test_what_is_not_json_is_refused(server: Server) -> None:
    headers = {"Content-Type": "application/json"}
    refused(server.client.post("/api/tables", content=b"{nope", headers=headers), 400, "bad_request")
    refused(server.client.post("/api/tables", content=b"", headers=headers), 400, "bad_request")
    assert server.client.post("/api/tables", content=b"game=chess").status_code == 400
    refused(server.get("/api/nothing"), 404, "not_found")
    refused(server.get("/api/tables/nothing"), 404, "unknown_table")
    refused(server.client.post("/api/games", json={}), 405, "method")
    refused(server.client.post("/", json={}), 405, "method")


def test_options_name_the_methods_of_a_path(server: Server) -> None:
    assert server.client.options("/api/tables").headers["allow"] == "GET, OPTIONS, POST"
    assert server.client.options("/api/tables/x").headers["allow"] == "DELETE, GET, OPTIONS"


def test_qr_codes_are_pictures_of_links_of_this_site(server: Server) -> None:
    made = server.table("me", "open")
    code = server.get(f"/api/tables/{made['table']}/qr.svg?seat=1")
    assert code.headers["content-type"].startswith("image/svg+xml")
    assert code.text.startswith("<svg")
    assert server.post("/api/qr", {"path": "/t/x#token"}).text.startswith("<svg")
    refused(server.post("/api/qr", {"path": "https://evil.example"}), 400, "bad_request")


def small_save() -> dict[str, Any]:
    game = find("_template")
    record = Record(game, game.read_options(), "some seed")
    for entry in ("0 swap", "0 undo", "0 keep", "1 keep"):
        record.enter(entry)
    save = saves.to_save(record, ["Ann"])
    return {name: getattr(save, name) for name in save.__struct_fields__}


def test_a_save_is_replayed_as_any_seat_saw_it_and_as_the_truth(server: Server) -> None:
    body = small_save()
    seen = server.post("/api/replay", {"save": body, "seat": 1}).json()
    assert [frame["undone"] for frame in seen["frames"]] == [0, 0, 1, 0, 0]
    assert [frame["entry"] for frame in seen["frames"]] == [None, None, None, None, "1 keep"]
    assert [frame["number"] for frame in seen["frames"]] == [None, 0, 1, 2, 3]
    assert seen["frames"][1]["events"] == [{"kind": "swapped", "seat": 0, "envelope": None}]
    truth = server.post("/api/replay", {"save": body}).json()
    assert truth["frames"][1]["events"][0]["envelope"] is not None
    assert [len(frame["views"]) for frame in truth["frames"]] == [3] * 5
    assert truth["outcome"]["by"] == "game"
    bad = server.post("/api/replay", {"save": {**body, "moves": ["0 keep", "0 keep"]}})
    refused(bad, 400, "bad_save")
    assert "move 2" in bad.json()["detail"]
    for moves in (["² keep"], ["9x keep"], ["9 keep"], [f"{'9' * 5000} keep"]):
        refused(server.post("/api/replay", {"save": {**body, "moves": moves}}), 400, "bad_save")
        asked = {"save": {**body, "moves": moves, "bots": ["random"]}, "entry": 0}
        refused(server.post("/api/thought", asked), 404, "no_thought")
    refused(server.post("/api/replay", {"save": {**body, "rules": 99}}), 400, "bad_save")
    refused(server.post("/api/replay", {"save": {**body, "safehouse": 9}}), 400, "bad_save")
    refused(server.post("/api/replay", {"save": body, "seat": 5}), 400, "bad_save")


def test_a_save_of_a_finished_game_is_played_on_from_any_of_its_positions(server: Server) -> None:
    body = small_save()

    def branched(entries: int, **changed: Any) -> Any:
        wish = {"entries": entries, "seats": [{"held": "me"}, {"held": "me"}], "save": {**body, **changed}}
        return server.post("/api/branches", wish)

    made = branched(3).json()
    shown = [server.get(f"/api/tables/{made['table']}", key["token"]).json() for key in made["seats"]]
    assert [each["asked"] for each in shown] == [False, True]
    assert (shown[0]["table"]["branch_of"], shown[0]["table"]["branched_after"]) == (None, 3)
    past = server.get(f"/api/tables/{made['table']}/replay?seat=-1").json()
    assert [frame["undone"] for frame in past["frames"]] == [0, 0]
    refused(branched(4), 400, "over")
    refused(branched(1, moves=body["moves"][:3]), 400, "bad_save")
    refused(branched(1, moves=["0 fly"]), 400, "bad_save")
    refused(branched(4, moves=[*body["moves"], "1 undo", "1 keep"]), 400, "bad_save")
    refused(branched(1, rules=99), 409, "old_rules")


def test_the_truth_and_the_save_wait_for_the_end(server: Server) -> None:
    made = server.table("me", "me")
    where, token = f"/api/tables/{made['table']}", made["seats"][0]["token"]
    refused(server.get(f"{where}/save", token), 409, "game_running")
    refused(server.get(f"{where}/replay", token), 409, "game_running")
    refused(server.get(f"{where}/replay?seat=1", token), 403, "wrong_token")
    refused(server.get(f"{where}/replay?seat=0"), 401, "token_needed")
    assert server.get(f"{where}/replay?seat=0", token).json()["frames"][0]["views"][0]["seat"] == 0
    assert server.get(f"{where}/replay?seat=-1").json()["frames"][0]["views"][0]["held"] == [None, None]
    hidden = server.table("me", "me", watchers=False)
    refused(server.get(f"/api/tables/{hidden['table']}/replay?seat=-1"), 403, "no_watchers")
    waiting = server.table("me", "open")
    refused(server.get(f"/api/tables/{waiting['table']}/save"), 409, "not_playing")


async def test_a_fingerprint_binds_to_the_game_and_the_save_opens_it(server: Server) -> None:
    made = server.table("me", "me")
    where, tokens = f"/api/tables/{made['table']}", [seat["token"] for seat in made["seats"]]
    refused(server.get(f"{where}/fingerprint"), 401, "token_needed")
    refused(server.get(f"{where}/fingerprint", "nobody's"), 403, "wrong_token")
    shown: list[str] = []
    async with Caller(server, made["table"], tokens[0]) as ann, Caller(server, made["table"], tokens[1]) as bob:
        people = [ann, bob]
        while asked := [seat for seat in (0, 1) if people[seat].moves]:
            seat = asked[0]
            if len(asked) == 1:
                shown.append(server.get(f"{where}/fingerprint", tokens[seat]).json()["fingerprint"])
                assert server.get(f"{where}/fingerprint", tokens[1 - seat]).json()["fingerprint"] is None
            position = people[seat].position
            await people[seat].ask("play", move=people[seat].moves[0]["code"], mark=position["mark"])
            for person in people:
                await person.ask("ping")
    save = saves.parse(server.get(f"{where}/save").content)
    prefixes = [structs.replace(save, moves=save.moves[:count]) for count in range(len(save.moves) + 1)]
    assert len(shown) > 1
    assert set(shown) <= {saves.fingerprint(each) for each in prefixes}
    assert server.get(f"{where}/fingerprint", tokens[0]).json()["fingerprint"] is None


@pytest.mark.parametrize(
    "examples", [6, pytest.param(150, marks=[pytest.mark.long, pytest.mark.timeout(3600)])]
)
def test_the_interface_keeps_to_its_own_description(server: Server, examples: int) -> None:
    """Drawn from the OpenAPI description against the running server: no answer is a 500, nothing in the log a
    traceback."""
    schema = schemathesis.openapi.from_url(f"{server.at}/api/openapi.json")
    made = server.table("me", "open")

    found: list[str] = []
    for result in schema.get_all_operations():
        operation = result.ok()
        found.append(operation.label)
        drawn(operation, server, made["table"], examples)
    assert len(found) >= 30
    assert "Traceback" not in server.log.read_text()


def drawn(operation, server: Server, table: str, examples: int) -> None:
    from hypothesis import HealthCheck, given, settings

    @settings(max_examples=examples, deadline=None, suppress_health_check=list(HealthCheck), database=None)
    @given(case=operation.as_strategy())
    def one(case) -> None:
        if "table" in (case.path_parameters or {}) and len(str(case.path_parameters["table"])) % 2:
            case.path_parameters["table"] = table
        if "game" in (case.path_parameters or {}):
            case.path_parameters["game"] = "agent_avenue"
        answer = case.call(base_url=server.at)
        case.validate_response(
            answer,
            checks=[
                checks.not_a_server_error,
                schemathesis.specs.openapi.checks.status_code_conformance,
                schemathesis.specs.openapi.checks.content_type_conformance,
                schemathesis.specs.openapi.checks.response_schema_conformance,
                schemathesis.specs.openapi.checks.negative_data_rejection,
                schemathesis.specs.openapi.checks.unsupported_method,
            ],
        )

    one()


def test_a_lesson_is_played_step_by_step(server: Server) -> None:
    taught = server.get("/api/games/agent_avenue/lessons/en").json()
    assert [lesson["title"] for lesson in taught["lessons"]][:2] == ["The chase", "One up, one down"]
    assert len(taught["first_game"]["tips"]) == 15

    def ask(done: list[str], tried: object = None, lesson: str = "aa-1-the-chase") -> dict[str, object]:
        asked = {"language": "en", "lesson": lesson, "done": done, "tried": tried}
        answer = server.post("/api/games/agent_avenue/lesson", asked)
        assert answer.status_code == 200, answer.text
        return answer.json()

    first = ask([])
    assert (first["kind"], first["steps"], first["show"]) == ("say", 8, ["side:green", "side:blue"])
    assert first["view"]["players"][1]["hand"] is None
    step = ask([""])
    (up, down) = step["moves"]
    assert step["accepted"] == [up["code"]]
    assert len(step["hints"]) == 2
    tried = ask([""], down["code"])["trial"]
    assert (tried["outcome"], tried["view"]["over"]) == ("not_wanted", False)
    assert "gambling" in tried["text"]
    forbidden = ask([""], {"kind": "swap", "agent": "daredevil"})
    assert (forbidden["trial"]["outcome"], forbidden["trial"]["clause"]) == ("forbidden", "AA-5.20")
    assert forbidden["done"] == [""]
    on = ask([""], up["code"])
    assert (on["trial"]["outcome"], on["done"]) == ("accepted", ["", "recruit face_up"])
    way = [*on["done"], "", "two", "offer_up double_agent", "offer_down daredevil", ""]
    assert ask(way)["kind"] == "end"


def test_a_lesson_leads_nowhere_else(server: Server) -> None:
    def refusal(status: int, code: str, **asked: object) -> None:
        whole = {"language": "en", "lesson": "aa-1-the-chase", "done": [], **asked}
        refused(server.post("/api/games/agent_avenue/lesson", whole), status, code)

    refusal(404, "not_found", lesson="aa-9-none")
    refusal(404, "unknown_language", language="xx")
    refusal(400, "bad_request", done=["", "recruit face_down"])
    refusal(400, "bad_request", done=[""] * 41)
    refusal(400, "bad_request", done=[""], tried={"kind": "fly"})
    assert server.get("/api/games/_template/lessons/cs").json()["lessons"][0]["minutes"] == 1
