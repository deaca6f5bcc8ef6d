"""Commands for the authors of the bots."""
