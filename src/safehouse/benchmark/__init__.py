"""What an agent is worth by a fixed protocol (`evaluate`), and games as data (`dataset`)."""
