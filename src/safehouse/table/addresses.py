"""How people find this server: what its links begin with, and who can open them."""

import ipaddress
import socket
from collections.abc import Callable
from typing import Literal
from urllib.parse import urlsplit

from msgspec import Struct

from safehouse.table.settings import ANYWHERE, Settings

Reach = Literal["public", "network", "machine"]


class Address(Struct, frozen=True):
    """`network`: where `reach` is only this machine, what it would be if the server listened to more."""

    url: str
    reach: Reach
    network: str | None = None


def own_address() -> str:
    """Of this machine in its network; a loopback one where it has none."""
    with socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
        try:
            probe.connect(("192.0.2.1", 9))  # sends nothing: only asks which address would be used
            return str(probe.getsockname()[0])
        except OSError:
            return "127.0.0.1"


def address_for(settings: Settings, asked_at: str, own_address: Callable[[], str] = own_address) -> Address:
    """For a page that was opened at `asked_at`. A phone cannot open what a page calls localhost."""
    if settings.public_url:
        return Address(settings.public_url, "public")
    parts = urlsplit(asked_at)
    here = f"{parts.scheme}://{parts.netloc}"
    if not is_loopback(parts.hostname or ""):
        return Address(here, "network")
    own = own_address()
    port = f":{parts.port}" if parts.port is not None else ""
    there = None if is_loopback(own) else f"{parts.scheme}://{own}{port}"
    if settings.host in ANYWHERE and there is not None:
        return Address(there, "network")
    return Address(here, "machine", there)


def is_loopback(name: str) -> bool:
    try:
        return ipaddress.ip_address(name).is_loopback
    except ValueError:
        return name == "localhost" or name.endswith(".localhost")
