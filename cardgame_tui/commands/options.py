"""``options``: every rule knob of a game."""

from argparse import Namespace
from itertools import groupby
from textwrap import indent

from cardgame_tui.commands.common import read_options, read_ruleset
from cardgame_tui.content.options import Knob, describe, say


def run(arguments: Namespace) -> int:
    """Print the options by group; with ``--set`` the values that differ from the default are marked.

    Raises:
        UsageError: for an unknown game or setting.
    """
    ruleset = read_ruleset(arguments.ruleset)
    options = read_options(ruleset, arguments.settings)
    for group, knobs in groupby(describe(ruleset.options_model), key=lambda knob: knob.group):
        print(group)
        for knob in knobs:
            print(indent(in_words(knob, getattr(options, knob.name)), "  "))
    return 0


def in_words(knob: Knob, value: object) -> str:
    """One option: name, value, what it does, what is allowed, and whose decision the default is."""
    changed = "" if value == knob.default else f"   (changed; default {say(knob.default)})"
    ours = ", our decision where the source is silent" if knob.status == "ours" else ""
    return (
        f"{knob.name} = {say(value)}{changed}\n"
        f"    {knob.title}: {knob.help} ({knob.rule}{ours})\n"
        f"    allowed: {knob.allowed}"
    )
