"""The form of the settings, with a small table that shows how they look."""
