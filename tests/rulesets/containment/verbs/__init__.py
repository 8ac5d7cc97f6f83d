"""Each verb of Containment."""
