"""Seats for programs: a seat at a live table, episodes for agents that read, MCP."""
