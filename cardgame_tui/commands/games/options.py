"""``options``: list the options of a game."""

from argparse import Namespace
from itertools import groupby
from textwrap import fill

from cardgame_tui.commands.shared.reading import options_asked
from cardgame_tui.content.option_info import (
    OptionInfo,
    describe_options,
    differences,
    preset_of,
    presets,
    setting_text,
)
from cardgame_tui.content.options import OptionModel

WIDTH = 79


def run(arguments: Namespace) -> int:
    """Print the options by group, each with its rule, default, value and status.

    Raises:
        UsageError: for an unknown game, variant or setting.
    """
    options, in_short = options_asked(arguments)
    if in_short:
        print(f"rules: {in_short}")
    changed = {info.name for info, _ in differences(options)}
    shown = [
        info
        for info in describe_options(type(options), preset_of(options))
        if arguments.status in (None, info.status) and (info.name in changed or not arguments.changed)
    ]
    defaults = _defaults(type(options))
    for group, infos in groupby(shown, key=lambda info: info.group):
        print(group)
        for info in infos:
            mark = "   (changed)" if info.name in changed else ""
            print(f"  {info.name} = {setting_text(getattr(options, info.name))}{mark}")
            for line in in_words(info, defaults[info.name]):
                print(fill(line, WIDTH, initial_indent="    ", subsequent_indent="      "))
    if not shown:
        print(_nothing(type(options), changed=arguments.changed))
    return 0


def _nothing(model: type[OptionModel], *, changed: bool) -> str:
    """The line that is printed when the list of options is empty."""
    if not model.model_fields:
        return "this game has no options"
    return "every option has its default value" if changed else "no such option"


def in_words(info: OptionInfo, default: str) -> tuple[str, str]:
    """Describe an option: what it does, its allowed values, and who decided the default.

    Args:
        info: the option.
        default: its default in words.
    """
    ours = ", our decision: not in the source" if info.status == "ours" else ""
    return f"{info.title}: {info.help} ({info.rule}{ours})", f"allowed: {info.allowed}; default: {default}"


def _defaults(model: type[OptionModel]) -> dict[str, str]:
    """Return the default of every option; for each preset where they differ: ``6 conquest, 20 rift``."""
    words = presets(model) or ("",)
    found: dict[str, dict[str, str]] = {}
    for word in words:
        for info in describe_options(model, word):
            found.setdefault(info.name, {})[word] = setting_text(info.default)
    return {name: _joined(by_preset) for name, by_preset in found.items()}


def _joined(by_preset: dict[str, str]) -> str:
    different = set(by_preset.values())
    if len(different) == 1:
        return different.pop()
    return ", ".join(f"{default} {word}" for word, default in by_preset.items())
