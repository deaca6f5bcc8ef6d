"""What a seat of Agent Avenue concludes from its view: the worlds it cannot tell apart."""
