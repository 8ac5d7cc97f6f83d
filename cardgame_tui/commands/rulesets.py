"""``rulesets``: the installed games, broken ones with their reason."""

from argparse import Namespace
from dataclasses import asdict, dataclass

from cardgame_tui.plugins import Listing, listings


@dataclass(frozen=True, slots=True)
class Line:
    """One installed game as it is listed.

    Args:
        id: its id.
        title: its name, empty when broken.
        version: its version, empty when broken.
        summary: a line about it, or why it is broken.
        broken: whether it cannot be played.
    """

    id: str
    title: str
    version: str
    summary: str
    broken: bool


def run(arguments: Namespace) -> int:
    """Print the list."""
    lines = [_line(each) for each in listings()]
    if arguments.json:
        import json

        print(json.dumps([asdict(line) for line in lines]))
        return 0
    for line in lines:
        print(f"{line.id}: broken: {line.summary}" if line.broken else _in_words(line))
    if not lines:
        print("no ruleset is installed")
    return 0


def _in_words(line: Line) -> str:
    return f"{line.id}: {line.title} {line.version}: {line.summary}"


def _line(listing: Listing) -> Line:
    plugin = listing.plugin
    if plugin is None:
        return Line(listing.id, "", "", listing.reason, True)
    return Line(listing.id, plugin.title, plugin.version, plugin.summary, False)
