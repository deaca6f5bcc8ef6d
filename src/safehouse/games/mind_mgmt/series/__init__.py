"""Games of the same people one after another (MM-5.13, MM-5.14)."""
