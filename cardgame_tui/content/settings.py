"""Reading the values of options: settings that were typed, and tables in files."""

from collections import Counter
from collections.abc import Iterable, Mapping, Sequence
from dataclasses import replace

from cardgame_tui.cleaning import clean_text
from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.option_info import OptionInfo, chosen, describe_options, setting_text
from cardgame_tui.content.options import OptionsT
from cardgame_tui.content.toml.document import Document, KeyPath, dotted

__all__ = ["check_options", "parse_settings", "separate_settings"]

SETTINGS = "--set"
"""What messages call the settings of the command line."""


def parse_settings(
    model: type[OptionsT], settings: Iterable[str], base: OptionsT | None = None, source: str = SETTINGS
) -> OptionsT:
    """Read settings such as ``hand_size=5``.

    Args:
        model: the ruleset's options.
        settings: ``name=value`` each; for the same option the last one counts.
        base: the options they change; default: the default options. Values at their default there follow when a
            setting takes another preset.
        source: the name of their source in messages.

    Raises:
        ContentError: with all faults.
    """
    infos = {each.name: each for each in describe_options(model)}
    values: dict[str, object] = {} if base is None else chosen(base)
    faults: list[FileFault] = []
    for setting in settings:
        name, equals, word = (part.strip() for part in clean_text(setting).partition("="))
        if not (name and equals):
            faults.append(FileFault(source, None, "", f"found {quoted(setting)}", "name=value"))
        elif name not in infos:
            found = "no such option"
            faults.append(FileFault(source, None, name, found, listed(infos), nearest(name, infos)))
        else:
            values[name] = _value(infos[name], word)
    try:
        options = check_options(model, values, Document(source, values))
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if faults:
        raise ContentError(faults)
    return options


def separate_settings(words: str, source: str) -> Sequence[str]:
    """Separate settings that were typed together, such as ``hp=3,hand_size=6``.

    Args:
        words: the settings; may be empty.
        source: the name of their source in messages.

    Raises:
        ContentError: when one has no name or no value, or an option is set more than once.
    """
    settings = [part.strip() for part in words.split(",")] if words else []
    names = [(setting, *map(str.strip, setting.partition("=")[:2])) for setting in settings]
    faults = [
        FileFault(source, None, "", f"found {quoted(setting or words)}", "name=value")
        for setting, name, equals in names
        if not (name and equals)
    ]
    times = Counter(name for _, name, _ in names if name)
    faults += [FileFault(source, None, name, "set more than once") for name in times if times[name] > 1]
    if faults:
        raise ContentError(faults)
    return settings


def check_options(
    model: type[OptionsT], values: Mapping[str, object], document: Document, path: KeyPath = ()
) -> OptionsT:
    """Check a table of options, such as ``[options]`` of a scenario.

    Raises:
        ContentError: with all faults.
    """
    try:
        return checked(model, values, document, path)
    except ContentError as error:
        words = {dotted((*path, each.name)): each.allowed for each in describe_options(model)}
        faults = [replace(each, allowed=words.get(each.field, each.allowed)) for each in error.faults]
        raise ContentError(faults) from None


def _value(option: OptionInfo, word: str) -> object:
    """The choice a word names, or the word itself for the model to judge."""
    named = {setting_text(choice).casefold(): choice for choice in option.choices}
    return named.get(word.casefold(), word)
