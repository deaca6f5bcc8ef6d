"""The command line."""

from typing import Annotated

import typer

from safehouse import __version__
from safehouse.cli.commands import afterwards, authoring, benchmarking, hosting, measuring, playing, reading

app = typer.Typer(
    no_args_is_help=True,
    add_completion=False,
    pretty_exceptions_enable=False,
    help="Hidden-information board games with their complete rules.",
)
for group in (hosting, playing, afterwards, reading, authoring, measuring, benchmarking):
    group.add_to(app)


def _version(wanted: bool) -> None:
    if wanted:
        typer.echo(f"safehouse {__version__}")
        raise typer.Exit


@app.callback()
def _common(
    version: Annotated[
        bool, typer.Option("--version", callback=_version, is_eager=True, help="say which version this is")
    ] = False,
) -> None:
    pass
