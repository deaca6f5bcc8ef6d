"""Judges a run by the rows of the database and what clients were told; nothing of the program is used."""

import json
from collections import Counter
from itertools import pairwise
from typing import Any

import psycopg

SLACK = 1000
"""Milliseconds by which clocks of nodes may differ that follow the database's."""


def entries_of(address: str, table: str) -> list[dict[str, Any]]:
    with psycopg.connect(address) as connection:
        rows = connection.execute(
            "SELECT number, entry FROM entries WHERE table_id = %s ORDER BY number", (table,)
        ).fetchall()
    assert [number for number, _ in rows] == list(range(len(rows))), f"{table}: a number is missing"
    return [json.loads(bytes(entry)) for _, entry in rows]


def faults(address: str, table: str, acknowledged: dict[int, list[tuple[str, str]]]) -> list[str]:
    """What is wrong with a table's record; `acknowledged`: by seat, the requests that were, in order, each
    with the move it asked for, in words."""
    entries = entries_of(address, table)
    found = []
    for seat, asked in acknowledged.items():
        stored = [
            (entry["id"], entry["move"]) for entry in entries if entry.get("seat") == seat and "id" in entry
        ]
        doubled = [id for id, times in Counter(id for id, _ in stored).items() if times > 1]
        lost = [move for move in asked if move not in stored]
        if doubled or lost:
            found.append(f"{table}, seat {seat}: doubled {doubled}, lost {lost}")
        if [move for move in stored if move in asked] != asked:
            found.append(f"{table}, seat {seat}: stored in another order than acknowledged")
    moments = [entry["at"] for entry in entries]
    if any(later < earlier - SLACK for earlier, later in pairwise(moments)):
        found.append(f"{table}: time goes back")
    return found
