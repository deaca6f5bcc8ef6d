"""Writes the built-in station as one file: `python -m safehouse.games.stationfall.tools.print_station`."""

import sys

from safehouse.games.stationfall.data.station import printed_file

if __name__ == "__main__":
    sys.stdout.write(printed_file())
