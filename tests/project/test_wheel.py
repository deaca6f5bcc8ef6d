"""The wheel, built and installed into an environment of its own: the command, the client, the games' files; in
the long form also with everything it needs from the package index and with compiled rules. It serves as in the
container of deploy/, on a read-only root where this machine lets us have one."""

import json
import os
import re
import shutil
import signal
import subprocess
import sys
import sysconfig
import venv
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import httpx
import pytest
from websockets.sync.client import connect

ROOT = Path(__file__).parents[2]
BIN = "Scripts" if os.name == "nt" else "bin"
DOCUMENTS = [ROOT / "README.md", *sorted((ROOT / "docs").glob("*.md"))]


def environment(folder: Path, pip: bool) -> Path:
    """A new one; its Python."""
    venv.create(folder, with_pip=pip)
    return folder / BIN / ("python.exe" if os.name == "nt" else "python")


def clean(**more: str) -> dict[str, str]:
    """What a user's shell knows: nothing of this checkout."""
    ours = ("PYTHONPATH", "SAFEHOUSE_", "VIRTUAL_ENV")
    return {**{name: value for name, value in os.environ.items() if not name.startswith(ours)}, **more}


def recipe() -> dict[str, str]:
    """The environment that the container file sets."""
    (line,) = re.findall(r"(?m)^ENV (.*)$", (ROOT / "deploy" / "Containerfile").read_text())
    return dict(pair.split("=", 1) for pair in line.split())


def read_only_root(data: Path) -> list[object]:
    """Words before a command that leave it nothing to write to but `data`; none where that is not allowed."""
    root = data.with_name("root")
    root.mkdir(exist_ok=True)
    script = (
        'mount --bind / "$0" && mount -o remount,ro,bind "$0" && mount --bind /dev "$0/dev" && '
        'mount --bind /proc "$0/proc" && mount --bind "$1" "$0$1" && data="$1" && root="$0" && shift && '
        'exec chroot "$root" sh -c \'cd "$0" && exec "$@"\' "$data" "$@"'
    )
    words: list[object] = ["unshare", "--mount", "sh", "-c", script, root, data]
    probe = ["sh", "-c", "! touch /written 2>/dev/null && touch here && rm here"]
    if shutil.which("unshare") is None:
        return []
    return words if subprocess.run([*words, *probe], capture_output=True, check=False).returncode == 0 else []


@contextmanager
def serving(command: Path, data: Path) -> Iterator[str]:
    """As in the container: its variables and words, a folder for the games, no home."""
    known = {**recipe(), "SAFEHOUSE_HOST": "127.0.0.1", "SAFEHOUSE_PORT": "0", "SAFEHOUSE_DATA": str(data)}
    server = subprocess.Popen(
        [*read_only_root(data), command, "serve"],
        stdout=subprocess.PIPE,
        text=True,
        env=clean(HOME="/nonexistent", **known),
        cwd=data,
    )
    assert server.stdout is not None
    try:
        yield server.stdout.readline().split()[-1]
    finally:
        server.terminate()
        assert server.wait(20) in (0, -signal.SIGTERM)


def is_played_on(at: str) -> None:
    """The page with its script, and a table on which a bot moves."""
    page = httpx.get(at).text
    (script,) = re.findall(r'src="(/assets/[^"]+\.js)"', page)
    assert "immutable" in httpx.get(f"{at}{script}").headers["cache-control"]
    assert httpx.get(f"{at}/api/ready").status_code == 200
    assert httpx.get(f"{at}/api/games/agent_avenue/figures/offer").json()["seat"] == 0
    seats = [{"held": "bot", "bot": "random"}, {"held": "bot", "bot": "greedy"}]
    made = httpx.post(f"{at}/api/tables", json={"game": "agent_avenue", "seats": seats}).json()
    with connect(f"{at.replace('http', 'ws')}/api/tables/{made['table']}/stream") as watcher:
        watcher.send('{"type":"hello"}')
        while json.loads(watcher.recv(60))["type"] != "update":
            pass


def examined(command: Path, data: Path) -> str:
    done = subprocess.run(
        [command, "doctor", "--data", data, "--port", "0"],
        capture_output=True,
        text=True,
        env=clean(),
        check=True,
    )
    return done.stdout


@pytest.mark.parametrize("document", DOCUMENTS, ids=lambda path: path.name)
def test_documents_install_from_the_source(document: Path) -> None:
    """In the package index the name is another project's."""
    by_name = re.compile(r"pip install (?:-\S+ )*'?safehouse(?!-)")
    assert not by_name.search(document.read_text("utf-8"))


def test_a_wheel_of_python_alone_plays(tmp_path: Path) -> None:
    """The packages it needs are those of this environment."""
    if not (ROOT / "src" / "safehouse" / "table" / "static" / "index.html").is_file():
        pytest.skip("the browser client is not built")
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", "build", "dist", ".venv", ".git", "*.so")
    shutil.copytree(ROOT, source, ignore=ignored)
    built = subprocess.run(
        [sys.executable, "-m", "hatchling", "build", "-t", "wheel", "-d", str(tmp_path)],
        cwd=source,
        env=clean(SAFEHOUSE_PURE="1"),
        capture_output=True,
        text=True,
        check=False,
    )
    assert built.returncode == 0, built.stderr
    (wheel,) = tmp_path.glob("*.whl")
    assert wheel.name.endswith("-py3-none-any.whl")
    python = environment(tmp_path / "env", pip=False)
    packages = Path(
        subprocess.check_output(
            [python, "-c", "import site; print(site.getsitepackages()[0])"], text=True
        ).strip()
    )
    subprocess.run([sys.executable, "-m", "zipfile", "-e", wheel, packages], check=True)
    (packages / "others.pth").write_text(sysconfig.get_path("purelib"))
    command = tmp_path / "env" / BIN / "safehouse"
    command.write_text(f"#!{python}\nfrom safehouse.cli import main\nmain()\n")
    command.chmod(0o755)
    where = subprocess.check_output(
        [python, "-c", "import safehouse; print(safehouse.__file__)"], text=True, env=clean()
    )
    assert where.startswith(str(packages)), "the installed one, not the source"
    (tmp_path / "data").mkdir()
    with serving(command, tmp_path / "data") as at:
        is_played_on(at)
    assert "client is built" in examined(command, tmp_path / "data")
    assert not list(packages.rglob("safehouse/**/tests")), "no tests travel along"


@pytest.mark.long
@pytest.mark.timeout(3600)
@pytest.mark.skipif(shutil.which("cc") is None, reason="there is no C compiler")
def test_the_wheel_brings_client_and_compiled_rules(tmp_path: Path) -> None:
    """From a checkout without anything built to a table, by pip alone."""
    source = tmp_path / "source"
    ignored = shutil.ignore_patterns("node_modules", "__pycache__", "build", "dist", ".venv", "static", "*.so")
    shutil.copytree(ROOT, source, ignore=ignored)
    python = environment(tmp_path / "env", pip=True)
    pip = [python, "-m", "pip", "--disable-pip-version-check", "-q"]
    subprocess.run([*pip, "wheel", "--no-deps", "--wheel-dir", tmp_path, source], env=clean(), check=True)
    (wheel,) = tmp_path.glob("*.whl")
    assert not wheel.name.endswith("-py3-none-any.whl")
    subprocess.run([*pip, "install", f"{wheel}[research,train]"], env=clean(), check=True)
    shutil.rmtree(source)
    command = tmp_path / "env" / BIN / "safehouse"
    (tmp_path / "data").mkdir()
    report = examined(command, tmp_path / "data")
    assert "the rules are compiled" in report
    assert "client is built" in report
    with serving(command, tmp_path / "data") as at:
        is_played_on(at)
    games = subprocess.run([command, "games"], capture_output=True, text=True, env=clean(LANG="en"), check=True)
    assert games.stdout.count("\n") > 5
    leads_to_a_card(command, tmp_path / "data")


def leads_to_a_card(command: Path, folder: Path) -> None:
    """What docs/research.md promises after the installation: a policy is trained and evaluated."""
    brief = ["--minutes", "0.1", "--games", "4"]
    subprocess.run([command, "train", *brief], cwd=folder, env=clean(), check=True)
    told = subprocess.check_output(
        [command, "evaluate", "policy.npz", "--games", "2"], text=True, cwd=folder, env=clean()
    )
    assert "of the victories over the ladder" in told
