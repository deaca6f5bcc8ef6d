"""The tables the rules read: the contents of the box, and what its data files say of it."""
