"""A way to the database over which, when it is blocked, nothing passes and nobody is told so."""

import itertools
import socket
import socketserver
import threading
from contextlib import suppress
from pathlib import Path


class Passing(socketserver.BaseRequestHandler):
    server: "Wire"

    def handle(self) -> None:
        self.number = next(self.server.numbers)
        with socket.socket(socket.AF_UNIX) as door:
            door.connect(str(self.server.door))
            threading.Thread(target=self._carry, args=(door, self.request), daemon=True).start()
            self._carry(self.request, door)

    def _carry(self, source: socket.socket, target: socket.socket) -> None:
        """What is under way when the wire is blocked arrives when it is free again."""
        with suppress(OSError):
            while data := source.recv(65536):
                self.server.free.wait()
                if self.number not in self.server.swallowed:
                    target.sendall(data)
            target.shutdown(socket.SHUT_WR)


class Wire(socketserver.ThreadingTCPServer):
    daemon_threads = True

    def __init__(self, door: Path) -> None:
        super().__init__(("127.0.0.1", 0), Passing)
        self.door = door
        self.numbers = itertools.count()
        self.swallowed: set[int] = set()
        """Connections, by their number from 0 on, over which nothing arrives any more."""
        self.free = threading.Event()
        self.free.set()
        threading.Thread(target=self.serve_forever, daemon=True).start()

    def leading_to(self, address: str) -> str:
        """The same database, over this wire."""
        return address.partition("?")[0].replace("@/", f"@127.0.0.1:{self.server_address[1]}/")

    def close(self) -> None:
        self.free.set()
        self.shutdown()
        self.server_close()
