"""A game's rulebook for players: `guide/` in its folder, read, drawn and searched."""
