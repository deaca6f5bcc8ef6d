"""Players that know what their seat may know, and nothing else."""
