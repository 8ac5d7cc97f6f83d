"""``rulesets``: list the installed games, a broken one with the reason; write a new one, or check one."""

from argparse import Namespace

from cardgame_tui.plugins import Listing, listings


def run(arguments: Namespace) -> int:
    """Print the list, write a game or check one.

    Returns:
        0; of a check 1 when something is wrong, 130 after Ctrl-C.

    Raises:
        UsageError: for bad arguments.
    """
    if arguments.action == "new":
        from cardgame_tui.commands.games.rulesets_new import write_game

        return write_game(arguments.name, arguments.kind)
    if arguments.action == "check":
        from cardgame_tui.commands.games.rulesets_check import check

        return check(arguments.ruleset, arguments.games, arguments.seed, arguments.jobs)
    return _print_list(arguments)


def _print_list(arguments: Namespace) -> int:
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
