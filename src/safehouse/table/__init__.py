"""Live tables: play with people and bots, and lose nothing."""

from pathlib import Path


def serve(host: str = "127.0.0.1", port: int = 8000, data: Path | None = None) -> None:
    """Run the server until it is stopped; prints the address. `data`: the folder of the store."""
    from safehouse.table import server

    server.serve(host, port, data)
