#!/usr/bin/env python3
"""Sets up what Safehouse needs, then runs it: no words start the program, `test` runs the tests, `test GAME`
those of one game, any other words go to the `safehouse` command. Needs Python 3.11 and nothing else.

What people wait for comes first: the server and the game in the terminal start on the Python source, and the
rules are compiled behind them."""

import hashlib
import json
import os
import shutil
import subprocess
import sys
import tempfile
import venv
from collections.abc import Iterable, Iterator, Sequence
from concurrent.futures import ThreadPoolExecutor
from contextlib import contextmanager
from pathlib import Path

ROOT = Path(__file__).resolve().parent
BUILD = ROOT / "build"
ENVIRONMENT = ROOT / ".venv"
BIN = ENVIRONMENT / ("Scripts" if os.name == "nt" else "bin")
PYTHON = BIN / ("python.exe" if os.name == "nt" else "python")
COMPILED = BUILD / "compiled"
GAMES = ROOT / "src" / "safehouse" / "games"
CLIENT = ROOT / "src" / "safehouse" / "table" / "static"
RUN_LOCK = ROOT / "requirements.lock"
TEST_LOCK = ROOT / "requirements-dev.lock"
HOUSE_COMPILED_TESTS = [
    "tests/core/test_laws.py",
    "tests/core/test_house.py",
    "tests/agents",
    "tests/arena",
    "tests/bots",
    "tests/hosting",
    "tests/nodes",
    "tests/research",
    "tests/review",
    "tests/table",
]
COMPILED_TESTS = [*HOUSE_COMPILED_TESTS, "src/safehouse/games"]
"""What plays much and so runs on the compiled form, where there is one, and not on the source as well: law 12
plays every game on both and compares, and all that is not compiled is the same in both."""
BROWSER_TESTS = ROOT / "tests" / "browser"
APART = ["--ignore=tests/browser", "--ignore=tests/attacks"]
"""The browser tests run by themselves, after the others, on the form of the program that people get; so do the
attacks, one at a time, for they ask how long people at tables wait."""
ON_SOURCE = [f"--ignore={path}" for path in COMPILED_TESTS]
WORKERS = "2"
"""Test processes side by side."""
CHROMIUM = "chromium-headless-shell"
TESTS_FAILED = 1
NO_TESTS = 5
"""What pytest answers where tests failed, and where it has nothing to run."""
UNLUCKY = 3
"""As many tests in the browser and under attack may fail once."""
THOROUGH = ("arena", "baselines", "bench", "check", "evaluate", "export", "review-trust")
"""Commands that are worth the wait for compiled rules: of the games they name, or of all."""
SHOWING = ("serve", "doctor")
"""Commands that show the browser client; for the others it need not be built anew after a text has changed."""
UV = "uv==0.13.7"
OLDEST = (3, 11)


def main() -> int:
    if sys.version_info < OLDEST:
        return fail(f"Safehouse needs Python 3.11 or newer; this is {sys.version.split()[0]}.")
    words = sys.argv[1:]
    testing = words[:1] == ["test"]
    game = words[1] if testing and is_game(words[1:]) else None
    compiled = False
    try:
        prepare(testing, game, testing or asked(words)[0] in SHOWING)
        if words[:1] and words[0] in THOROUGH:
            compiled = compile_rules([word for word in words[1:] if is_game([word])])
    except subprocess.CalledProcessError as error:
        failed = " ".join(map(str, error.cmd))
        hint = "; install the package python3-venv first" if "ensurepip" in failed else ""
        return fail(f"set-up stopped: this command failed: {failed}{hint}")
    except KeyboardInterrupt:
        return 130
    if testing:
        with bytecode_kept():
            return run_game_tests(game, words[2:]) if game else run_tests(words[1:])
    command = asked(words)
    return become([PYTHON, "-m", "safehouse", *command], started_environment(command[0], compiled))


def asked(words: list[str]) -> list[str]:
    """What `safehouse` is asked to do. Without a word: to serve where the client is built, else to play in the
    terminal; options alone go there too."""
    named = words[:1] and (words[0] in ("--help", "--version") or not words[0].startswith("-"))
    return words if named else ["serve" if CLIENT.is_dir() else "play", *words]


def is_game(words: list[str]) -> bool:
    """Whether the first word names a game's folder; any other word is one of pytest's."""
    return bool(words) and words[0].isidentifier() and (GAMES / words[0] / "__init__.py").is_file()


def prepare(testing: bool, game: str | None, showing: bool) -> None:
    """Environment, packages, client, for tests also the compiled rules; each only where it is missing or out of
    date. The compiled package links to all the rest, so the client comes before it."""
    if not PYTHON.exists():
        create_environment()
    if not is_current(TEST_LOCK) and (testing or not is_current(RUN_LOCK)):
        install(TEST_LOCK if testing else RUN_LOCK)
    if testing:
        install_test_tools()
    if showing or not CLIENT.is_dir():
        build_client()
    if testing:
        compile_rules([game] if game else [])


def create_environment() -> None:
    """Whole or not at all: half of one would be taken for whole the next time."""
    say("creating the virtual environment")
    try:
        venv.create(ENVIRONMENT, with_pip=True)
    except BaseException:
        shutil.rmtree(ENVIRONMENT, ignore_errors=True)
        raise


def fingerprint(lock: Path) -> str:
    return hashlib.sha256(lock.read_bytes() + (ROOT / "pyproject.toml").read_bytes()).hexdigest()


def is_current(lock: Path) -> bool:
    stamp = ENVIRONMENT / f"{lock.stem}.stamp"
    return stamp.is_file() and stamp.read_text() == fingerprint(lock)


def install(lock: Path) -> None:
    """The locked packages, and this project in place."""
    say("installing packages")
    pip: list[object] = [PYTHON, "-m", "pip", "--disable-pip-version-check", "-q"]
    installer = quick_installer(pip) or [*pip, "install"]
    subprocess.run([*installer, "--require-hashes", "-r", lock], check=True)
    subprocess.run([*installer, "--no-deps", "-e", ROOT], check=True)
    (ENVIRONMENT / f"{lock.stem}.stamp").write_text(fingerprint(lock))


def quick_installer(pip: list[object]) -> list[object]:
    """uv, where it can be had; pip does the same, slower."""
    found = succeeds([*pip, "install", UV])
    return [PYTHON, "-m", "uv", "pip", "install", "-q", "--python", PYTHON] if found else []


def succeeds(command: list[object], environment: dict[str, str] | None = None) -> bool:
    """Run in silence."""
    nowhere = subprocess.DEVNULL
    return subprocess.run(command, env=environment, stdout=nowhere, stderr=nowhere, check=False).returncode == 0


def install_test_tools() -> None:
    """Debian's Chromium without windows for the browser tests and nginx for those behind a proxy, where they
    can be installed; nginx only where nobody would start it."""
    if not shutil.which("apt-get") or os.geteuid() != 0:
        return
    missing = [] if shutil.which(CHROMIUM) else [[CHROMIUM, "fonts-noto-core"]]
    if not Path("/usr/sbin/nginx").exists() and not Path("/run/systemd/system").exists():
        missing.append(["nginx-light"])
    if not missing:
        return
    say(f"installing {', '.join(packages[0] for packages in missing)} for the tests")
    quiet = {**os.environ, "DEBIAN_FRONTEND": "noninteractive"}
    succeeds(["apt-get", "update", "-qq"], quiet)
    for packages in missing:
        if not succeeds(["apt-get", "install", "-y", "-qq", *packages], quiet):
            say(f"{packages[0]} could not be installed; tests that need it are skipped")


def can_compile() -> bool:
    if os.environ.get("SAFEHOUSE_PURE"):
        return False
    found = shutil.which(os.environ.get("CC", "cc").split()[0]) is not None
    if not found:
        say("no C compiler found: the rules run as Python, a good deal slower; install gcc to change that")
    return found


def started_environment(word: str, compiled: bool) -> dict[str, str]:
    """For the program: on compiled rules where they are ready, or were just compiled as far as it needs them.
    The server and the terminal have them compiled behind themselves; the workers of a server that are started
    later use what is ready then."""
    environment = dict(os.environ)
    if compiled or succeeds([PYTHON, ROOT / "hatch_build.py", "ready", COMPILED]):
        environment["PYTHONPATH"] = str(COMPILED)
    elif word in ("serve", "play") and os.name == "posix" and can_compile():
        compile_behind(aloud=word == "serve")
        environment["SAFEHOUSE_COMPILED"] = str(COMPILED)
    return environment


def compile_behind(aloud: bool) -> None:
    """In a process that ends with this one, whatever program this one becomes: only it holds the other end of
    that process's standard input."""
    reading, writing = os.pipe()
    os.set_inheritable(writing, True)
    BUILD.mkdir(exist_ok=True)
    with (BUILD / "compiling.log").open("w") as log:
        subprocess.run(
            [PYTHON, ROOT / "hatch_build.py", "behind", COMPILED],
            stdin=reading,
            stdout=log,
            stderr=None if aloud else log,
            start_new_session=True,
            check=False,
        )
    os.close(reading)


def compile_rules(games: list[str]) -> bool:
    """The rules of these games, or of all, as native code below build/; False: they run as Python."""
    if not can_compile():
        return False
    built = subprocess.run(
        [PYTHON, ROOT / "hatch_build.py", "rules", COMPILED, *games],
        stdout=subprocess.PIPE,
        text=True,
        check=False,
    )
    if built.returncode != 0:
        said = built.stdout.strip()[-800:]
        say(f"the rules could not be compiled and run as Python; the compiler said: {said}")
    return built.returncode == 0


def build_client() -> None:
    """The browser client; the Node that builds it comes from PyPI where the machine has none new enough."""
    command: list[object] = [PYTHON, ROOT / "hatch_build.py", "client", BUILD / "client.stamp"]
    if subprocess.run(command, check=False).returncode != 0:
        say("the browser client could not be built; play in the terminal with: python3 run.py play")


@contextmanager
def bytecode_kept() -> Iterator[None]:
    """Tests start hundreds of processes: none compiles again what another one did, whatever the shell wants."""
    before = dict(os.environ)
    with tempfile.TemporaryDirectory() as folder:
        os.environ.pop("PYTHONDONTWRITEBYTECODE", None)
        os.environ["PYTHONPYCACHEPREFIX"] = folder
        try:
            yield
        finally:
            os.environ.clear()
            os.environ.update(before)


def run_tests(words: list[str]) -> int:
    """Style and types, then the tests: on the source, on the compiled form, in the browser, under attack."""
    if words:
        return run([PYTHON, "-m", "pytest", *words])
    compiled = COMPILED.exists()
    return (
        run_style_checks([], [], client=True)
        or pytest([*APART, *(ON_SOURCE if compiled else [])])
        or (compiled and pytest(COMPILED_TESTS, compiled=True))
        or pytest_twice(["tests/browser"])
        or pytest_twice(["tests/attacks", "-n", "0"])
    )


def run_game_tests(game: str, words: list[str]) -> int:
    """The same for one game: its own tests, and those of the house that name it."""
    folder = str(GAMES / game)
    named = ["-k", game, *words]
    shown = [path for path in sorted(BROWSER_TESTS.glob("test_*.py")) if game in path.read_text("utf-8")]
    compiled = COMPILED.exists()
    return (
        run_style_checks([folder], ["-p", f"safehouse.games.{game}"], client=(GAMES / game / "web").is_dir())
        or pytest([folder, *words])
        or pytest(["tests", *named, *APART, *(ON_SOURCE if compiled else [])])
        or (compiled and pytest([folder, *words], compiled=True))
        or (compiled and pytest([*HOUSE_COMPILED_TESTS, *named], compiled=True))
        or (pytest_twice([*shown, *words]) if shown else 0)
    )


def run_style_checks(files: list[str], packages: list[str], client: bool) -> int:
    """Of these files and packages, or of all; then types, those of the browser client beside Python's. Where
    the client could not be built, its types cannot be checked either."""
    ruff = (["check", "-q"], ["format", "--check", "-q"])
    styles: list[list[object]] = [[PYTHON, "-m", "ruff", *words, *files] for words in ruff]
    types: list[list[object]] = [[PYTHON, "-m", "mypy", *packages]]
    if client and CLIENT.is_dir():
        types.append([PYTHON, ROOT / "hatch_build.py", "check-client"])
    with ThreadPoolExecutor() as pool:
        return first_failure(map(run, styles)) or first_failure(pool.map(run, types))


def first_failure(codes: Iterable[int]) -> int:
    return next((code for code in codes if code != 0), 0)


def pytest(words: Sequence[object], compiled: bool = False) -> int:
    """Where no test fits the words, that is no failure. The package is imported before any test: a test that
    lies in the source would bring the source along."""
    settings = ["-m", "not long", "-q", "-p", "safehouse", "-n", WORKERS, "--dist", "worksteal"]
    code = run([PYTHON, "-m", "pytest", *settings, *words], compiled=compiled)
    return 0 if code == NO_TESTS else code


def pytest_twice(words: Sequence[object]) -> int:
    """What waits for pages and sockets by the clock can be unlucky once on a busy machine: a few tests that
    failed are run again, one at a time, and what fails then has failed. Both runs are in the output, and more
    than a few failures are no bad luck."""
    code = pytest(words, compiled=True)
    failed = [name for name in last_failed() if name.startswith(("tests/browser", "tests/attacks"))]
    if code != TESTS_FAILED or not 0 < len(failed) <= UNLUCKY:
        return code
    say(f"run again: {', '.join(failed)}")
    return pytest([*failed, "-n", "0"], compiled=True)


def last_failed() -> list[str]:
    kept = ROOT / ".pytest_cache" / "v" / "cache" / "lastfailed"
    return list(json.loads(kept.read_text("utf-8"))) if kept.is_file() else []


def become(command: list[object], environment: dict[str, str]) -> int:
    """This very process goes on as the program, so that whoever stops it stops the program."""
    words = [str(word) for word in command]
    if os.name == "posix":
        sys.stderr.flush()
        os.execve(words[0], words, environment)
    return subprocess.run(words, env=environment, check=False).returncode


def run(command: list[object], compiled: bool = False) -> int:
    environment = dict(os.environ)
    if compiled and COMPILED.exists():
        environment["PYTHONPATH"] = str(COMPILED)
    try:
        return subprocess.run(command, cwd=ROOT, env=environment, check=False).returncode
    except KeyboardInterrupt:
        return 130


def say(text: str) -> None:
    print(f"safehouse: {text}", file=sys.stderr, flush=True)


def fail(text: str) -> int:
    say(text)
    return 1


if __name__ == "__main__":
    sys.exit(main())
