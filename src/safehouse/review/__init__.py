"""A finished game looked at again from one seat: what its decisions were worth, given what it could know."""
