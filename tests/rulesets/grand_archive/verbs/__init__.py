"""Each verb of Grand Archive."""
