"""The client of a table, what it sends and where it finds tables."""
