"""The ids of components by their numbers."""

from typing import Final

from safehouse.core.data import DataError
from safehouse.core.moves import Domain
from safehouse.games.stationfall import vocabulary as v


def _ids(domain: Domain) -> list[str]:
    return [str(value) for value in domain.values]


SECTION_IDS: Final = _ids(v.SECTION)
PLACE_IDS: Final = _ids(v.PLACE)
CHARACTER_IDS: Final = _ids(v.CHARACTER)
PAWN_IDS: Final = _ids(v.PAWN)
IDENTITY_IDS: Final = _ids(v.IDENTITY)
ABILITY_IDS: Final = _ids(v.ABILITY)
ITEM_IDS: Final = _ids(v.ITEM)
DATA_IDS: Final = _ids(v.DATA)
INSTITUTION_IDS: Final = _ids(v.INSTITUTION)
PROJECT_IDS: Final = _ids(v.PROJECT)
COLOUR_IDS: Final = _ids(v.COLOUR)
GUILT_IDS: Final = _ids(v.GUILT)
POWER_IDS: Final = _ids(v.POWER)
HAZARD_IDS: Final = _ids(v.HAZARD)
TOKEN_IDS: Final = _ids(v.TOKEN)
STATE_IDS: Final = _ids(v.STATE)
POD_IDS: Final = _ids(v.POD)
SHIP_IDS: Final = _ids(v.SHIP)
QUESTION_IDS: Final = _ids(v.QUESTION)
LAUNCH_CONDITION_IDS: Final = _ids(v.LAUNCH_CONDITION)
INTENT_IDS: Final = _ids(v.INTENT)
GROUP_IDS: Final = _ids(v.GROUP)
FILTER_IDS: Final = _ids(v.FILTER)
FACT_IDS: Final = _ids(v.FACT)


def number_of(ids: list[str], name: str, where: str) -> int:
    """The number of a component that a data file names."""
    if name not in ids:
        raise DataError(f"{where}: {name!r} is unknown; there are: {', '.join(ids)}")
    return ids.index(name)
