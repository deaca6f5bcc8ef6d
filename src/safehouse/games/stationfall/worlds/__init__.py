"""The worlds a seat cannot tell apart."""
