"""The page of a match for a browser."""
