"""Static abilities: what objects have and cannot do, and what cards cost."""
