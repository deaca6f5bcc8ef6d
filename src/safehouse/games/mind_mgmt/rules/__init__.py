"""The rules of MIND MGMT, one module for each chapter of the rulebook."""
