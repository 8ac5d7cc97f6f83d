"""The answers of a run together: as lines, as JSON, as a page."""
