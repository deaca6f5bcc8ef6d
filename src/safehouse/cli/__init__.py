"""The `safehouse` command."""

import sys


def main() -> None:
    """Run the command; an expected error is one clear sentence on standard error, never a stack trace."""
    from safehouse.cli.app import app
    from safehouse.core.errors import SafehouseError

    try:
        app()
    except SafehouseError as error:
        sys.stderr.write(f"safehouse: {error}\n")
        sys.exit(2)
    except KeyboardInterrupt:
        sys.exit(130)
