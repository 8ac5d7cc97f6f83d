"""``options``: list the options of a game."""

from argparse import Namespace
from itertools import groupby
from textwrap import fill

from cardgame_tui.commands.common import rules_asked
from cardgame_tui.content.knobs import Knob, describe, differences, preset_of, presets, say
from cardgame_tui.content.options import OptionModel

WIDTH = 79


def run(arguments: Namespace) -> int:
    """Print the options by group, each with its rule, default, value and status.

    Raises:
        UsageError: for an unknown game, variant or setting.
    """
    rules = rules_asked(arguments)
    if rules.in_short():
        print(f"rules: {rules.in_short()}")
    options: OptionModel = rules.options
    changed = {knob.name for knob, _ in differences(options)}
    shown = [
        knob
        for knob in describe(type(options), preset_of(options))
        if arguments.status in (None, knob.status) and (knob.name in changed or not arguments.changed)
    ]
    defaults = _defaults(type(options))
    for group, knobs in groupby(shown, key=lambda knob: knob.group):
        print(group)
        for knob in knobs:
            mark = "   (changed)" if knob.name in changed else ""
            print(f"  {knob.name} = {say(getattr(options, knob.name))}{mark}")
            for line in in_words(knob, defaults[knob.name]):
                print(fill(line, WIDTH, initial_indent="    ", subsequent_indent="      "))
    if not shown:
        print("every option has its default value" if arguments.changed else "no such option")
    return 0


def in_words(knob: Knob, default: str) -> tuple[str, str]:
    """Describe an option: what it does, its allowed values, and who decided the default.

    Args:
        knob: the option.
        default: its default in words.
    """
    ours = ", our decision: the source is silent" if knob.status == "ours" else ""
    return f"{knob.title}: {knob.help} ({knob.rule}{ours})", f"allowed: {knob.allowed}; default: {default}"


def _defaults(model: type[OptionModel]) -> dict[str, str]:
    """Return the default of every option; for each preset where they differ: ``6 conquest, 20 rift``."""
    words = presets(model) or ("",)
    found: dict[str, dict[str, str]] = {}
    for word in words:
        for knob in describe(model, word):
            found.setdefault(knob.name, {})[word] = say(knob.default)
    return {name: _joined(by_preset) for name, by_preset in found.items()}


def _joined(by_preset: dict[str, str]) -> str:
    different = set(by_preset.values())
    if len(different) == 1:
        return different.pop()
    return ", ".join(f"{default} {word}" for word, default in by_preset.items())
