"""Benchmarks: speed as a ratio to a peer in the same run."""
