"""Where this program keeps things on a user's machine."""

import os
from pathlib import Path


def data_folder() -> Path:
    """Games of this user."""
    base = os.environ.get("XDG_DATA_HOME") or str(Path.home() / ".local" / "share")
    return Path(base) / "safehouse"


def settings_file() -> Path:
    """Settings of this user's server; it need not be there."""
    base = os.environ.get("XDG_CONFIG_HOME") or str(Path.home() / ".config")
    return Path(base) / "safehouse" / "safehouse.toml"
