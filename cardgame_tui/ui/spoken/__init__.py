"""A table in sentences, for people who listen: as `--plain` prints it, and as a page of a match says it."""
