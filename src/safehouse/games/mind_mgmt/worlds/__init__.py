"""What can be concluded from a view: trails that fit, the map of their shares, whole worlds."""
