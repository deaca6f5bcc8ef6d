"""Every message between the table and its clients, browsers and bots alike; PROTOCOL.md explains them.

The browser's types (`web/src/lib/messages.ts`), the OpenAPI description and the JSON Schema derive
from these structs, so the sides cannot drift. Times are milliseconds; seat -1 is the watcher.
"""

from safehouse.table.messages.base import *  # noqa: F403
from safehouse.table.messages.from_client import *  # noqa: F403
from safehouse.table.messages.from_server import *  # noqa: F403
from safehouse.table.messages.http import *  # noqa: F403
from safehouse.table.messages.parts import *  # noqa: F403
from safehouse.table.messages.refusals import REFUSALS as REFUSALS
