"""The contract every game stands on. Knows no game."""
