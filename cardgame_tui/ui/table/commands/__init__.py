"""The commands of a running table: when they work, what they do, and which a screen has."""
