"""Every snippet of docs/research.md and docs/agents.md runs, as a script of its own."""

import os
import re
import subprocess
import sys
from pathlib import Path

import pytest

pytest.importorskip("numpy", reason="needs the extra research")
pytest.importorskip("pettingzoo", reason="needs the extra research")
pytest.importorskip("pyspiel", reason="needs the extra openspiel")

DOCUMENTS = [Path(__file__).parents[2] / "docs" / name for name in ("research.md", "agents.md")]
SNIPPETS = [
    text
    for path in DOCUMENTS
    for text in re.findall(r"```python\n(.*?)```", path.read_text("utf-8"), re.DOTALL)
]


@pytest.mark.parametrize("number", range(len(SNIPPETS)))
def test_a_snippet_runs(number: int, tmp_path: Path) -> None:
    script = tmp_path / "snippet.py"
    script.write_text(SNIPPETS[number], "utf-8")
    ended = subprocess.run(
        [sys.executable, script], capture_output=True, text=True, timeout=200, env=dict(os.environ), check=False
    )
    assert ended.returncode == 0, ended.stderr
