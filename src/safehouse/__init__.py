"""Hidden-information board games with their complete rules."""

import os

__version__ = "0.1.0"

if os.environ.get("SAFEHOUSE_INTERPRETED"):
    from safehouse.interpreted import prefer_source

    prefer_source()
