"""TOML files: read with the line of every key, within limits, written for people, and changed in place."""
