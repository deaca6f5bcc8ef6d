"""A game's lessons: `lessons/` in its folder, read, and played on the real engine."""
