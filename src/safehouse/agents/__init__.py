"""Seats for programs: the position as text, a seat at a live table, episodes for agents that read, MCP."""
