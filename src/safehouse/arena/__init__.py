"""Tournaments between bots, with intervals. `run` plays one, `render` shows its report."""

from safehouse.arena.render import render
from safehouse.arena.report import Report
from safehouse.arena.run import run

__all__ = ["Report", "render", "run"]
