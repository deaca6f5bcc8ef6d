"""Tests that put themselves into the rules, which only the Python source lets them do."""

import sys
from pathlib import Path

sys.path.insert(0, str(Path(__file__).parent.parent / "table"))
