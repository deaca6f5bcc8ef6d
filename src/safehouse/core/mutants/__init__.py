"""The measure of the laws: faults made in a game's secrecy, one at a time, and which law catches each."""
