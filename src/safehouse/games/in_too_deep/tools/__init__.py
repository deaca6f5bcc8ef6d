"""Commands for authors."""
