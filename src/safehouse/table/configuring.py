"""Where a setting comes from: an option of the command line, else the environment, the file, or its default.

Settings are the fields of `Settings` and of the structs in it: a new field is a new setting.
"""

import ast
import difflib
import inspect
import math
import os
import textwrap
import tomllib
from collections.abc import Iterator, Mapping
from functools import cache
from pathlib import Path
from typing import Any, Final, get_origin, get_type_hints

import msgspec
from msgspec import NODEFAULT, Struct

from safehouse.core.errors import SafehouseError
from safehouse.core.places import settings_file
from safehouse.table.settings import CHECKS, MAY_BE_ZERO, NOT_SET_BY_HOSTS, SECRET, Settings

PREFIX: Final = "SAFEHOUSE_"
FILE_VARIABLE: Final = "SAFEHOUSE_CONFIG"
OTHER_VARIABLES: Final = (
    FILE_VARIABLE,
    "SAFEHOUSE_BOXES",
    "SAFEHOUSE_CHROMIUM",
    "SAFEHOUSE_COMPILED",
    "SAFEHOUSE_FILES",
    "SAFEHOUSE_INTERPRETED",
    "SAFEHOUSE_PURE",
    "SAFEHOUSE_SCREENSHOTS",
    "SAFEHOUSE_SEAT",
)
"""Variables of this program that are no settings of a server."""


class SettingsError(SafehouseError):
    """A setting is wrong or unknown; the text names it and where it stands."""


class Setting(Struct, frozen=True):
    """`key`: as the file writes it, with its section: `limits.head_bytes`."""

    key: str
    type: Any
    default: Any
    about: str

    @property
    def variable(self) -> str:
        return PREFIX + self.parameter.upper()

    @property
    def option(self) -> str:
        return "--" + self.parameter.replace("_", "-")

    @property
    def parameter(self) -> str:
        return self.key.replace(".", "_")

    @property
    def section(self) -> str:
        return self.key.rpartition(".")[0]

    def read(self, given: Any, source: str, as_text: bool) -> Any:
        """A value as it is used. Raises `SettingsError`."""
        if as_text and get_origin(self.type) is tuple:
            given = [part.strip() for part in given.split(",") if part.strip()]
        try:
            value = msgspec.convert(given, self.type, strict=not as_text, dec_hook=_from_text)
            if isinstance(value, int | float) and not isinstance(value, bool):
                must_be_enough(value, self.key in MAY_BE_ZERO)
            return CHECKS[self.key](value) if self.key in CHECKS else value
        except ValueError as error:
            shown = "" if self.key in SECRET else f" = {given!r}"
            raise SettingsError(f"{source}: {self.key}{shown} is not possible: {error}") from None


def must_be_enough(value: float, zero: bool) -> None:
    """Raises `ValueError`."""
    if zero and not 0 <= value < math.inf:
        raise ValueError("it must be a number from 0 on")
    if not zero and not 0 < value < math.inf:
        raise ValueError("it must be a number above 0")


class Configuration(Struct, frozen=True):
    """What is in force. `sources`: by key, where it comes from. `file`: the file that was read, if any."""

    settings: Settings
    values: dict[str, Any]
    sources: dict[str, str]
    file: Path | None


@cache
def known() -> dict[str, Setting]:
    """Every setting by its key; those without a section first, as a file must write them."""
    found = {setting.key: setting for setting in _settings_of(Settings)}
    return dict(sorted(found.items(), key=lambda item: "." in item[0]))


def _settings_of(struct: type[Struct], section: str = "") -> Iterator[Setting]:
    types, texts = get_type_hints(struct, include_extras=True), _texts(struct)
    for field in msgspec.structs.fields(struct):
        key = section + field.name
        if inspect.isclass(types[field.name]) and issubclass(types[field.name], Struct):
            yield from _settings_of(types[field.name], f"{key}.")
        elif key not in NOT_SET_BY_HOSTS:
            default = field.default_factory() if field.default is NODEFAULT else field.default
            yield Setting(key, types[field.name], default, texts.get(field.name, ""))


def _texts(struct: type[Struct]) -> dict[str, str]:
    """The text below each field."""
    (body,) = ast.parse(textwrap.dedent(inspect.getsource(struct))).body
    assert isinstance(body, ast.ClassDef)
    found = {}
    for line, following in zip(body.body, body.body[1:], strict=False):
        if isinstance(line, ast.AnnAssign) and isinstance(line.target, ast.Name):
            if isinstance(following, ast.Expr) and isinstance(following.value, ast.Constant):
                found[line.target.id] = " ".join(str(following.value.value).split())
    return found


def configure(
    options: Mapping[str, str | None] | None = None,
    file: Path | None = None,
    environment: Mapping[str, str] | None = None,
) -> Configuration:
    """`options`: by parameter, None where it is not given. Raises `SettingsError`."""
    environment = os.environ if environment is None else environment
    values = {key: setting.default for key, setting in known().items()}
    sources = dict.fromkeys(values, "")
    file = _file_to_read(file, environment)
    layers = [] if file is None else [(str(file), _of_file(file), False)]
    layers += [
        ("environment", _of_environment(environment), True),
        ("option", _of_options(options or {}), True),
    ]
    for name, layer, as_text in layers:
        for key, given in layer.items():
            setting = known()[key]
            source = {"environment": setting.variable, "option": setting.option}.get(name, name)
            values[key] = setting.read(given, source, as_text)
            sources[key] = source
    return Configuration(_built(Settings, values), values, sources, file)


def _built(struct: type[Any], values: Mapping[str, Any], section: str = "") -> Any:
    given: dict[str, Any] = {}
    for name, type in get_type_hints(struct).items():
        key = section + name
        if key in values:
            given[name] = values[key]
        elif inspect.isclass(type) and issubclass(type, Struct):
            given[name] = _built(type, values, f"{key}.")
    return struct(**given)


def _file_to_read(given: Path | None, environment: Mapping[str, str]) -> Path | None:
    named = given or (Path(environment[FILE_VARIABLE]) if environment.get(FILE_VARIABLE) else None)
    if named is not None and not named.is_file():
        raise SettingsError(f"there is no settings file {named}")
    return named or (settings_file() if settings_file().is_file() else None)


def _of_file(file: Path) -> dict[str, Any]:
    try:
        content = tomllib.loads(file.read_text(encoding="utf-8"))
    except (OSError, UnicodeDecodeError, tomllib.TOMLDecodeError) as error:
        raise SettingsError(f"{file} cannot be read: {error}") from None
    sections = {setting.section for setting in known().values()}
    found: dict[str, Any] = {}
    for name, value in content.items():
        within = name in sections and isinstance(value, dict)
        found |= {f"{name}.{key}": each for key, each in value.items()} if within else {name: value}
    _must_be_known(found, known(), str(file))
    return found


def _of_environment(environment: Mapping[str, str]) -> dict[str, str]:
    variables = {setting.variable: key for key, setting in known().items()}
    given = {name: value for name, value in environment.items() if name.startswith(PREFIX)}
    settings = {name: value for name, value in given.items() if name not in OTHER_VARIABLES}
    _must_be_known(settings, variables, "environment")
    return {variables[name]: value for name, value in settings.items()}


def _of_options(options: Mapping[str, str | None]) -> dict[str, str]:
    parameters = {setting.parameter: key for key, setting in known().items()}
    return {parameters[name]: value for name, value in options.items() if value is not None}


def _must_be_known(given: Mapping[str, Any], names: Mapping[str, Any], source: str) -> None:
    for name in given:
        if name not in names:
            near = difflib.get_close_matches(name, names, 1)
            hint = f"; is {near[0]} meant?" if near else "; `safehouse config` shows them all"
            raise SettingsError(f"{source}: there is no setting {name}{hint}")


def shown(configuration: Configuration) -> str:
    """What is in force, written as a settings file, with the source of each value."""
    lines, section = [], ""
    for key, setting in known().items():
        if setting.section != section:
            section = setting.section
            lines += ["", f"[{section}]"]
        value, source = configuration.values[key], configuration.sources[key] or "default"
        written = '"…"' if key in SECRET and value else _toml(value)
        lines.append(f"{key.rpartition('.')[2]} = {written}  # {source}")
    return "\n".join(lines)


def _toml(value: Any) -> str:
    """Strings, numbers, flags and lists of them: there TOML writes what JSON does."""
    return msgspec.json.encode(value, enc_hook=str).decode()


def _from_text(type: Any, value: Any) -> Any:
    if type is Path and isinstance(value, str):
        return Path(value).expanduser()
    raise NotImplementedError
