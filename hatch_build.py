"""Builds the native form of the rules with mypyc, for wheels and for `run.py`.

Modules that carry the line `# compiled by mypyc` are compiled together, in one call: a subclass
compiled apart from its base crashes. Without a C compiler the package stays pure Python.
"""

import hashlib
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
MYPYC = ["mypy==2.4.1", "setuptools>=80"]


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


def compile_into(target: Path, source: Path = SOURCE) -> list[Path]:
    """Compile every marked module; puts the shared objects below `target` and returns their paths there."""
    with tempfile.TemporaryDirectory() as folder:
        work = Path(folder)
        skipped = shutil.ignore_patterns("*.so", "tests")
        shutil.copytree(source / "safehouse", work / "safehouse", ignore=skipped)
        modules = [str(module) for module in marked_modules(source)]
        script = work / "setup.py"
        script.write_text(
            "from mypyc.build import mypycify\n"
            "from setuptools import setup\n"
            f"setup(name='safehouse_rules', packages=[], ext_modules=mypycify({modules!r}, opt_level='3'))\n"
        )
        environment = {**os.environ, "MYPYPATH": str(work)}
        subprocess.run(
            [sys.executable, "setup.py", "-q", "build_ext", "--build-lib", "out"],
            cwd=work,
            env=environment,
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
    sys.stderr.write("safehouse: compiling the rules; this takes a minute, once\n")
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


class CustomBuildHook(BuildHookInterface):  # type: ignore[type-arg]
    """Compiles in an ordinary `pip install .`; an editable install stays pure, for edits to count."""

    def _wanted(self) -> bool:
        return self.target_name == "wheel" and has_compiler() and not os.environ.get("SAFEHOUSE_PURE")

    def dependencies(self) -> list[str]:
        return MYPYC if self._wanted() else []

    def initialize(self, version: str, build_data: dict[str, Any]) -> None:
        if version == "editable" or not self._wanted():
            return
        target = Path(self.directory) / "compiled-wheel"
        shutil.rmtree(target, ignore_errors=True)
        try:
            built = compile_into(target)
        except subprocess.CalledProcessError:
            self.app.display_warning("the C compiler failed: building the slower, pure Python form")
            return
        build_data["infer_tag"] = True
        build_data["pure_python"] = False
        for path in built:
            build_data["force_include"][str(path)] = str(path.relative_to(target))


if __name__ == "__main__":
    refresh(Path(sys.argv[1]))
