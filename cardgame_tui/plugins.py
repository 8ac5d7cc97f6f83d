"""Installed rulesets, found by their entry-point group and loaded at three grains.

`ruleset_ids` reads names alone, `listings` imports each plugin's small front module and tolerates broken
ones, `load_ruleset` builds one game. Only installed entry points are ever loaded, never code from a path that
a file names.
"""

from collections.abc import Sequence
from functools import cache
from typing import TYPE_CHECKING, NamedTuple

from cardgame_tui.engine.plugin import API_VERSION, Plugin
from cardgame_tui.entry_points import RULESETS, EntryPoint, entry_points
from cardgame_tui.loading import LoadingError, error_words

if TYPE_CHECKING:
    from cardgame_tui.ruleset import Ruleset

__all__ = ["Listing", "PluginError", "listings", "load_plugin", "load_ruleset", "ruleset_ids"]

UNKNOWN_DIFFICULTY = 1_000
"""Comes after every difficulty that a game says."""
LISTED = 5.0
"""Seconds that a plugin may take to be imported for a list of all."""


class PluginError(Exception):
    """A ruleset that does not exist or cannot be used; the message is one line."""


class Listing(NamedTuple):
    """One installed ruleset, usable or not.

    Args:
        id: its id.
        plugin: what its entry point names, None when broken.
        reason: why it is broken, empty when it is not.
    """

    id: str
    plugin: Plugin[object] | None
    reason: str = ""


def ruleset_ids() -> list[str]:
    """Ids of all installed rulesets, sorted; imports none of them."""
    return sorted(_installed())


def load_plugin(ruleset_id: str, *, listed: bool = False) -> Plugin[object]:
    """Import the front module of one ruleset.

    Args:
        ruleset_id: its id.
        listed: whether this is for a list of all, which others shall not suffer from.

    Raises:
        PluginError: when no ruleset has that id, with the nearest match, or it is broken, with the reason.
    """
    entries = _installed().get(ruleset_id)
    if entries is None:
        raise PluginError(_unknown(ruleset_id))
    if len(entries) > 1:
        packages = ", ".join(sorted(each.package for each in entries))
        raise PluginError(f"ruleset {ruleset_id}: more than one installed package provides it: {packages}")
    try:
        plugin = entries[0].load_listed(LISTED) if listed else entries[0].load()
    except LoadingError as error:
        raise PluginError(f"ruleset {ruleset_id} cannot be imported: {error}") from error
    return _checked(ruleset_id, plugin)


def listings() -> list[Listing]:
    """All installed rulesets by id; a broken one is listed with its reason and does not affect the others."""
    return [_listing(ruleset_id) for ruleset_id in ruleset_ids()]


def by_difficulty(listed: Sequence[Listing]) -> list[Listing]:
    """Rulesets with the easiest first, and those that say nothing of it last."""
    return sorted(listed, key=lambda each: (each.plugin.difficulty if each.plugin else 0) or UNKNOWN_DIFFICULTY)


def titles() -> dict[str, str]:
    """What the installed games are called, by their ids."""
    return {each.id: each.plugin.title for each in listings() if each.plugin is not None}


@cache
def load_ruleset(ruleset_id: str) -> "Ruleset":
    """Build one game, once.

    Raises:
        PluginError: when no ruleset has that id or it is broken.
    """
    from cardgame_tui.content.card_sets import watch_cards
    from cardgame_tui.ruleset import Ruleset

    plugin = load_plugin(ruleset_id)
    try:
        ruleset = plugin.load()
    except KeyboardInterrupt:
        raise
    except BaseException as error:
        raise PluginError(f"ruleset {ruleset_id} cannot be loaded: {error_words(error)}") from error
    if not isinstance(ruleset, Ruleset):
        raise PluginError(f"ruleset {ruleset_id}: its plugin loads {type(ruleset).__name__}, not a Ruleset")
    watch_cards(ruleset)
    return ruleset


def _installed() -> dict[str, list[EntryPoint]]:
    by_id: dict[str, list[EntryPoint]] = {}
    for entry in entry_points(RULESETS):
        by_id.setdefault(entry.name, []).append(entry)
    return by_id


def _listing(ruleset_id: str) -> Listing:
    try:
        return Listing(ruleset_id, load_plugin(ruleset_id, listed=True))
    except PluginError as error:
        return Listing(ruleset_id, None, str(error))


def _checked(ruleset_id: str, plugin: object) -> Plugin[object]:
    if not isinstance(plugin, Plugin):
        raise PluginError(f"ruleset {ruleset_id}: its entry point names {type(plugin).__name__}, not a Plugin")
    if plugin.id != ruleset_id:
        raise PluginError(f"ruleset {ruleset_id}: the plugin calls itself {plugin.id}")
    if plugin.api != API_VERSION:
        wants = f"is made for interface {plugin.api}, this program has {API_VERSION}"
        raise PluginError(f"ruleset {ruleset_id} {wants}")
    return plugin


def _unknown(ruleset_id: str) -> str:
    known = ruleset_ids()
    if not known:
        return f'no ruleset "{ruleset_id}": none is installed'
    from difflib import get_close_matches

    close = get_close_matches(ruleset_id, known, n=1)
    hint = f"; did you mean {close[0]}?" if close else ""
    return f'no ruleset "{ruleset_id}"; installed: {", ".join(known)}{hint}'
