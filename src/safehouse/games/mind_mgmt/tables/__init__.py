"""The constants the rules of MIND MGMT read, made once from the data."""
