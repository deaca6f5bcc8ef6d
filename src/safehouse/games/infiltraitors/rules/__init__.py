"""The rules: what may be done, the five actions, what follows a right guess, the end."""
