"""The worlds a view allows, and what is concluded from it."""
