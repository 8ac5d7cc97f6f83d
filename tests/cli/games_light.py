"""Leduc as if it were installed, found without importing it."""

from importlib.metadata import EntryPoint, EntryPoints


def entry_points(group: str) -> EntryPoints:
    """What `importlib.metadata.entry_points` would give."""
    return EntryPoints([EntryPoint("leduc", "tests.cli.light_plugin:PLUGIN", group)])
