"""One folder a game. `README.md` beside this file says how to add one."""
