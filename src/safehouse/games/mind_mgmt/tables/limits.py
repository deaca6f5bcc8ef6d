"""Who sits where, how many tokens there are, and when a game ends."""
# compiled by mypyc

from typing import Final

from safehouse.games.mind_mgmt import data
from safehouse.games.mind_mgmt.codes import Modules

RECRUITER: Final = 0
"""The Recruiter's seat (MM-4.02)."""
TEAM: Final = -2
"""The owner of what the Rogue Agents decide together (MM-5.812)."""

MAYHEM_TOKENS: Final[int] = data.COMPONENTS["mayhem_token"]
IMMORTAL_FIGURES: Final[int] = data.COMPONENTS["immortal_figure"]
NOTE_TOKENS: Final[int] = data.COMPONENTS["mental_note"]
MODULES_PER_SIDE: Final = Modules.COUNT // 2
DOUBLE_UNTIL: Final[int] = data.SHIFT.package[Modules.BODY_DOUBLE].module.until
"""The last hour at which the Body Double can be spent (MM-5.1320)."""

SETUP_HOURS: Final[int] = data.TRACK.meta.start_value
"""The hours of the set-up walk."""
END_TRAINING: Final[int] = data.TRACK.meta.end_training
END_FULL: Final[int] = data.TRACK.meta.end_full
HOURS: Final[int] = END_FULL + 1
"""Lists by hour have an entry for each hour from 0 on."""
RECRUITS_TRAINING: Final = 9
RECRUITS_FULL: Final = 12
"""To win (MM-8.01)."""

CLUE_SIZE: Final = 4
"""Numbers of a clue: its kind, its hour, and two that its kind explains (vocabulary.py)."""
