"""The options of a ruleset described: their purpose, their allowed values, and which are not at their default."""

from collections.abc import Mapping
from dataclasses import field
from enum import Enum
from functools import lru_cache
from types import NoneType
from typing import Literal, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import JsonValue
from pydantic.fields import FieldInfo

from cardgame_tui.content.faults import listed
from cardgame_tui.content.options import OptionModel, Preset, Status, field_presets
from cardgame_tui.value import value

__all__ = [
    "OptionInfo",
    "change_words",
    "changes_by_rule",
    "chosen",
    "describe_options",
    "differences",
    "preset_of",
    "presets",
    "setting_text",
]


@value
class OptionInfo:
    """The description of one option.

    Args:
        name: the field's name, as in ``--set name=value``.
        title: a short name for forms.
        help: one sentence on what it changes.
        rule: number of the rule it changes.
        status: ``source``, ``public`` or ``ours``.
        group: the heading it is listed under.
        default: its value when nothing is set.
        allowed: the allowed values in words.
        choices: every allowed value that can be listed. Of a range or a free text that is at most None.
        least: smallest number allowed, None for no bound.
        most: largest number allowed, None for no bound.
        words: what forms show for some of the values, by the value as it is typed.
        common: whether it is changed often and so shown at first.
        before_duel: whether it is only read before the first turn, so that it cannot be changed in a duel.
    """

    name: str
    title: str
    help: str
    rule: str
    status: Status
    group: str
    default: object
    allowed: str
    choices: tuple[object, ...] = ()
    least: int | None = None
    most: int | None = None
    words: Mapping[str, str] = field(default_factory=dict)
    common: bool = False
    before_duel: bool = False


def describe_options(model: type[OptionModel], preset: str = "") -> tuple[OptionInfo, ...]:
    """Describe every option of a ruleset, in the order of the model.

    Args:
        model: the ruleset's options.
        preset: value of `OptionModel.PRESET_BY` that decides the defaults; default: its own default.

    Raises:
        TypeError: when a field was not made with `rule_option`.
    """
    return _described(model, preset)


def presets(model: type[OptionModel]) -> tuple[str, ...]:
    """Every value of `OptionModel.PRESET_BY` as a word, none for a model without."""
    return (
        tuple(setting_text(value) for value in _choices(model.model_fields[model.PRESET_BY].annotation))
        if model.PRESET_BY
        else ()
    )


def preset_of(options: OptionModel) -> str:
    """The value of `OptionModel.PRESET_BY`, empty for a model without."""
    return str(getattr(options, options.PRESET_BY)) if options.PRESET_BY else ""


def differences(options: OptionModel) -> list[tuple[OptionInfo, object]]:
    """List the options that are not at their default, with their value.

    The option that names the preset is never among them: it decides the defaults.
    """
    infos = [
        each for each in describe_options(type(options), preset_of(options)) if each.name != options.PRESET_BY
    ]
    return [(each, value) for each in infos if (value := getattr(options, each.name)) != each.default]


def change_words(info: OptionInfo, worth: object) -> str:
    """What an option changes: the sentence that a switch turns on or off, or its value and what it was."""
    if worth is True:
        return info.help
    if worth is False:
        return f"No longer: {info.help[:1].lower()}{info.help[1:]}"
    now, usual = (info.words.get(word, word) for word in (setting_text(worth), setting_text(info.default)))
    return f"now {now}, not {usual}. {info.help}"


def changes_by_rule(options: OptionModel) -> dict[str, list[str]]:
    """What options that are not at their default make of the rules, in sentences, by the number of the rule."""
    changes: dict[str, list[str]] = {}
    for info, worth in differences(options):
        changes.setdefault(info.rule, []).append(f"{info.title}: {change_words(info, worth)}")
    return changes


def chosen(options: OptionModel) -> dict[str, object]:
    """The settings needed to get these options: the preset, and what differs from it."""
    named = {options.PRESET_BY: getattr(options, options.PRESET_BY)} if options.PRESET_BY else {}
    return named | {each.name: value for each, value in differences(options)}


def setting_text(value: object) -> str:
    """Write an option's value as a user types it after ``--set name=``."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value if isinstance(value, Enum) else value)


@lru_cache
def _described(model: type[OptionModel], preset: str) -> tuple[OptionInfo, ...]:
    return tuple([_describe(name, info, preset) for name, info in model.model_fields.items()])


def _status(found: JsonValue) -> Status:
    """The status that the field of an option has."""
    return next(each for each in get_args(Status) if each == found)


def _describe(name: str, info: FieldInfo, preset: str) -> OptionInfo:
    about = info.json_schema_extra
    if not isinstance(about, dict) or not {"rule", "status", "group"} <= set(about):
        raise TypeError(f"option {name!r} is not made with rule_option()")
    usual = Preset(info.get_default(call_default_factory=True))
    meant = field_presets(info).get(preset, usual)
    choices = _choices(info.annotation)
    words = [setting_text(each) for each in choices]
    least, most = _bounds(info)
    return OptionInfo(
        name=name,
        title=info.title or name,
        help=info.description or "",
        rule=meant.rule or str(about["rule"]),
        status=meant.status or _status(about["status"]),
        group=str(about["group"]),
        default=meant.default,
        allowed=listed([*_range_words(info.annotation, least, most), *words]),
        choices=choices,
        least=least,
        most=most,
        words=_words(about.get("words")),
        common=bool(about.get("common")),
        before_duel=bool(about.get("before_duel")),
    )


def _words(written: object) -> dict[str, str]:
    return {str(value): str(word) for value, word in written.items()} if isinstance(written, dict) else {}


def _choices(annotation: object) -> tuple[object, ...]:
    """Every single value a type names: of a bool, a Literal, an Enum, None or a union of these."""
    if annotation is bool:
        return (True, False)
    if annotation is NoneType:
        return (None,)
    if get_origin(annotation) is Literal:
        return get_args(annotation)
    if isinstance(annotation, type) and issubclass(annotation, Enum):
        return tuple(annotation)
    return tuple(value for part in get_args(annotation) for value in _choices(part))


def _bounds(info: FieldInfo) -> tuple[int | None, int | None]:
    least: int | None = None
    most: int | None = None
    for bound in info.metadata:
        match bound:
            case Ge(ge=int(number)):
                least = number
            case Gt(gt=int(number)):
                least = number + 1
            case Le(le=int(number)):
                most = number
            case Lt(lt=int(number)):
                most = number - 1
            case _:
                continue
    return least, most


def _range_words(annotation: object, least: int | None, most: int | None) -> list[str]:
    """The ranges a type allows, in words; nothing for a type of single values."""
    kinds = {annotation, *get_args(annotation)}
    if str in kinds:
        return ["any text"]
    if int not in kinds:
        return []
    low = "" if least is None else f" from {least}"
    high = "" if most is None else f" to {most}"
    return ["a number" + low + (high or (" up" if low else ""))]
