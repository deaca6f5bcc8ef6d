"""The attacks' own measure: it finds a server that is held up, and an attack that is none."""

import asyncio
import os
import signal

import pytest
from hostile import Strikes, tables_go_on
from running import Server

pytestmark = pytest.mark.timeout(60)


async def test_a_server_that_is_held_up_is_found_to_be(server: Server) -> None:
    """The longer the people need to sit down, the longer the attack goes on."""

    async def attack(strikes: Strikes) -> None:
        try:
            while True:
                os.kill(server.process.pid, signal.SIGSTOP)
                strikes.count()
                await asyncio.sleep(0.15)
                os.kill(server.process.pid, signal.SIGCONT)
                await asyncio.sleep(0.03)
        finally:
            os.kill(server.process.pid, signal.SIGCONT)

    with pytest.raises(AssertionError, match="Figures"):
        await tables_go_on(attack, server, 1.0)


async def test_an_attack_that_ends_too_early_or_does_nothing_is_none(server: Server) -> None:
    async def over(strikes: Strikes) -> None:
        strikes.count()

    async def idle(strikes: Strikes) -> None:
        strikes.count()
        await asyncio.Event().wait()

    for attack, why in ((over, "the attack ended"), (idle, "nothing was done")):
        with pytest.raises(AssertionError, match=why):
            await tables_go_on(attack, server, 0.5)
