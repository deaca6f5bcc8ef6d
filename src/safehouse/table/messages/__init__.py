"""Every message between the table and its clients, browsers and bots alike; PROTOCOL.md explains them.

The browser's types (`web/src/lib/messages.ts`), the OpenAPI description and the JSON Schema derive
from these structs, so the sides cannot drift. Times are milliseconds; seat -1 is the watcher.
"""

from safehouse.table.messages.afterwards import *  # noqa: F403
from safehouse.table.messages.base import *  # noqa: F403
from safehouse.table.messages.companions import *  # noqa: F403
from safehouse.table.messages.from_client import *  # noqa: F403
from safehouse.table.messages.from_server import *  # noqa: F403
from safehouse.table.messages.games import *  # noqa: F403
from safehouse.table.messages.house import *  # noqa: F403
from safehouse.table.messages.lessons import *  # noqa: F403
from safehouse.table.messages.parts import *  # noqa: F403
from safehouse.table.messages.refusals import REFUSALS as REFUSALS
from safehouse.table.messages.series import *  # noqa: F403
from safehouse.table.messages.tables import *  # noqa: F403
