"""``rulesets``: list the installed games; a broken one with the reason."""

from argparse import Namespace

from cardgame_tui.plugins import Listing, listings


def run(arguments: Namespace) -> int:
    """Print the list."""
    found = listings()
    if arguments.json:
        import json

        print(json.dumps([_as_json(each) for each in found]))
        return 0
    for each in found:
        print(_in_words(each))
    if not found:
        print("no game is installed")
    return 0


def _in_words(listing: Listing) -> str:
    plugin = listing.plugin
    if plugin is None:
        return f"{listing.id}: broken: {listing.reason}"
    return f"{plugin.id}: {plugin.title} {plugin.version}: {plugin.summary}"


def _as_json(listing: Listing) -> dict[str, str]:
    plugin = listing.plugin
    if plugin is None:
        return {"id": listing.id, "broken": listing.reason}
    return {"id": plugin.id, "title": plugin.title, "version": plugin.version, "summary": plugin.summary}
