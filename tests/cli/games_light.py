"""Leduc as if it were installed, found without importing it."""

from cardgame_tui.entry_points import EntryPoint


def entry_points(group: str) -> list[EntryPoint]:
    """What `cardgame_tui.entry_points.entry_points` would give."""
    return [EntryPoint("leduc", "tests.cli.light_plugin:PLUGIN", "leduc")]
