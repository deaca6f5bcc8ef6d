"""The laws every game obeys, as a conformance suite: `safehouse check`."""
