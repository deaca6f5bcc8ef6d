"""What the rules read: the pieces, and the cards of one game compiled from the data."""
