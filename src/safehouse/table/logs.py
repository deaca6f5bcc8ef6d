"""The server's log: lines for people, or JSON lines for programs. No token, seed, hand or word said at a table
is in it; what other libraries would write in detail is kept out."""

import logging
from datetime import UTC, datetime
from typing import Final

import msgspec

TALKATIVE: Final = ("uvicorn", "uvicorn.error", "websockets", "sqlalchemy", "litestar")
"""In detail they would write down tokens, and their warnings are of what strangers send: only errors count."""


class JsonLines(logging.Formatter):
    def format(self, record: logging.LogRecord) -> str:
        line = {
            "at": datetime.fromtimestamp(record.created, UTC).isoformat(timespec="milliseconds"),
            "level": record.levelname.lower(),
            "from": record.name,
            "text": record.getMessage(),
        }
        if record.exc_info:
            line["trace"] = self.formatException(record.exc_info)
        return msgspec.json.encode(line).decode()


def set_up(form: str, level: str) -> None:
    for name in TALKATIVE:
        logging.getLogger(name).setLevel(logging.ERROR)
    handler = logging.StreamHandler()
    plain = logging.Formatter("%(asctime)s %(levelname)s %(name)s: %(message)s")
    handler.setFormatter(JsonLines() if form == "json" else plain)
    logging.basicConfig(level=level.upper(), handlers=[handler])
