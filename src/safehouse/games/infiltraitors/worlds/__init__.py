"""What a seat can conclude from its view, and the worlds it cannot tell apart."""
