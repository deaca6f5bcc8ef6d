"""The commands of who keeps a server. All of them take the server's settings."""

import inspect
from collections.abc import Callable
from pathlib import Path
from typing import Annotated, Any

import msgspec
import typer

from safehouse.table.configuring import Configuration, Setting, configure, known, shown

File = Annotated[Path | None, typer.Option("--config", metavar="FILE", help="a settings file (TOML)")]


def add_to(app: typer.Typer) -> None:
    app.command()(with_settings(serve))
    app.command("config")(with_settings(show_config))
    app.command()(with_settings(backup, only=("data", "store")))
    app.command()(with_settings(restore, only=("data", "store")))
    app.command()(with_settings(doctor))
    app.command()(with_settings(reports, only=("data", "store")))
    app.command("move-store")(move_store)


def with_settings(command: Callable[..., None], only: tuple[str, ...] = ()) -> Callable[..., None]:
    """A command whose first argument is the configuration, with an option for every setting, or for these."""
    settings = {each.parameter: each for each in known().values() if not only or each.key in only}

    def run(config: Path | None, **given: Any) -> None:
        options = {name: given.pop(name) for name in settings}
        command(configure(options, config), **given)

    own = list(inspect.signature(command).parameters.values())[1:]
    parameters = [
        *own,
        inspect.Parameter("config", inspect.Parameter.KEYWORD_ONLY, annotation=File, default=None),
        *(
            inspect.Parameter(
                name, inspect.Parameter.KEYWORD_ONLY, annotation=option_for(setting), default=None
            )
            for name, setting in settings.items()
        ),
    ]
    keywords = [parameter.replace(kind=inspect.Parameter.KEYWORD_ONLY) for parameter in parameters]
    run.__signature__ = inspect.Signature(keywords)  # type: ignore[attr-defined]
    run.__annotations__ = {parameter.name: parameter.annotation for parameter in keywords}
    run.__doc__, run.__name__ = command.__doc__, command.__name__
    return run


def option_for(setting: Setting) -> Any:
    panel = f"Settings: {setting.section}" if setting.section else "Settings"
    written = ",".join(setting.default) if isinstance(setting.default, tuple) else str(setting.default)
    shown_default = f" ({written})" if written else ""
    return Annotated[
        str | None,
        typer.Option(
            setting.option,
            metavar="…",
            show_default=False,
            rich_help_panel=panel,
            help=f"{setting.about}{shown_default}",
        ),
    ]


def serve(configuration: Configuration) -> None:
    """Start the server: play in the browser."""
    from safehouse.table import serve as run

    run(configuration.settings)


def show_config(configuration: Configuration) -> None:
    """Show every setting, its value, and where that comes from: an option, the environment, the file."""
    typer.echo(shown(configuration))


def backup(
    configuration: Configuration,
    file: Annotated[Path, typer.Argument(help="where to; it must not be there yet")],
) -> None:
    """Copy the whole house into one file; the server may be running. It holds secrets: keep it safe."""
    from safehouse.table.backup import back_up, must_be_file

    must_be_file(configuration.settings.store)
    contents = back_up(configuration.settings.data, file)
    typer.echo(f"{file}: {len(contents.files)} files, {file.stat().st_size / 1e6:.1f} MB, read back and whole")


def restore(
    configuration: Configuration, file: Annotated[Path, typer.Argument(help="a file that `backup` wrote")]
) -> None:
    """Put a backup into the data folder, which must be empty."""
    from safehouse.table.backup import must_be_file
    from safehouse.table.backup import restore as put_back

    must_be_file(configuration.settings.store)
    contents = put_back(file, configuration.settings.data)
    typer.echo(f"{configuration.settings.data}: {len(contents.files)} files of Safehouse {contents.version}")


def doctor(configuration: Configuration) -> None:
    """Look over the server's settings, store, disk, versions, client, rules and port, and say what to do."""
    from safehouse.table.doctor import examine

    marks = {"good": "ok ", "odd": "odd", "bad": "BAD"}
    bad = False
    for finding in examine(configuration.settings):
        bad |= finding.verdict == "bad"
        typer.echo(f"{marks[finding.verdict]}  {finding.about}: {finding.text}")
        if finding.advice:
            typer.echo(f"     → {finding.advice}")
    raise typer.Exit(1 if bad else 0)


def reports(configuration: Configuration) -> None:
    """Print what people reported from their tables, one JSON object per line, oldest first."""
    from safehouse.table import reports as stored

    for report in stored(configuration.settings):
        typer.echo(msgspec.json.format(msgspec.json.encode(report), indent=-1).decode())


def move_store(
    source: Annotated[str, typer.Argument(metavar="FROM", help="a store's file, or postgresql://…")],
    target: Annotated[str, typer.Argument(metavar="TO", help="the same, empty")],
) -> None:
    """Copy a whole store to another place, between SQLite and PostgreSQL too; no server may run on either."""
    from rich.console import Console
    from rich.progress import Progress, TaskID

    from safehouse.table.boxes import FOLDER
    from safehouse.table.store import placed
    from safehouse.table.store.looking import boxes_in
    from safehouse.table.store.moving import move

    bars: dict[str, TaskID] = {}
    with Progress(console=Console(stderr=True)) as progress:

        def tell(part: str, done: int, whole: int) -> None:
            if part not in bars:
                bars[part] = progress.add_task(part, total=whole)
            progress.update(bars[part], completed=done)

        moved = move(store_named(source), store_named(target), tell)
    typer.echo(", ".join(f"{rows} {part}" for part, rows in moved.items()) + ": moved and read back")
    if boxes := boxes_in(placed(store_named(target))):
        typer.echo(
            f"not in a store: boxes, {len(boxes)} of them; copy the folder {FOLDER} of the server's data"
        )


def store_named(text: str) -> Path | str:
    """A file, or the address of a database as it is. Raises `SettingsError`."""
    if "://" not in text:
        return Path(text).expanduser()
    return str(known()["store"].read(text, "the command", as_text=True))
