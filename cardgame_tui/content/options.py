"""Options of a ruleset: one model whose every field says what it is for and which rule is behind it."""

from collections.abc import Iterable, Mapping
from dataclasses import asdict, dataclass, replace
from enum import Enum
from types import NoneType
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar, get_args, get_origin

from annotated_types import Ge, Gt, Le, Lt
from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator
from pydantic.fields import FieldInfo

from cardgame_tui.content.checking import checked
from cardgame_tui.content.faults import ContentError, FileFault, listed, nearest, quoted
from cardgame_tui.content.toml import Document, KeyPath, clean_text, dotted

Status: TypeAlias = Literal["source", "ours"]
"""Whether the source of the rules says it, or we decided where the source is silent."""


class OptionModel(BaseModel):
    """The rule knobs of a game. A ruleset subclasses it and makes every field with `knob`.

    Attributes:
        PRESET_BY: name of the option that gives the others their defaults, such as ``edition``; empty for a
            model in which every option has one default. Its value is a word.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    PRESET_BY: ClassVar[str] = ""

    @model_validator(mode="before")
    @classmethod
    def _take_preset(cls, values: Any) -> Any:
        """Fill what is not given with the defaults of the preset that is."""
        if not cls.PRESET_BY or not isinstance(values, Mapping):
            return values
        return {**_preset_values(cls, values.get(cls.PRESET_BY)), **values}


OptionsT = TypeVar("OptionsT", bound=OptionModel)


@dataclass(frozen=True, slots=True)
class Preset:
    """What an option is where the model's `OptionModel.PRESET_BY` has a certain value.

    Args:
        default: what holds there unless told otherwise: a plain JSON value.
        rule: number of the rule it turns there; empty for the same rule.
        status: whose decision the default is there; empty for the same.
    """

    default: JsonValue
    rule: str = ""
    status: Status | Literal[""] = ""


def knob(
    default: Any,
    *,
    title: str,
    help: str,
    rule: str,
    status: Status,
    group: str,
    presets: Mapping[str, Preset] | None = None,
    **field_kwargs: Any,
) -> Any:
    """Make one field of an `OptionModel`.

    Args:
        default: what holds unless told otherwise.
        title: a short name for forms.
        help: one sentence on what it changes.
        rule: number of the rule it turns.
        status: whether the rules' source says so or we do.
        group: heading it stands under.
        presets: what is different under a value of `OptionModel.PRESET_BY`.
        **field_kwargs: bounds and the like, as for ``pydantic.Field``.
    """
    about: dict[str, JsonValue] = {
        "rule": rule,
        "status": status,
        "group": group,
        "presets": {word: asdict(preset) for word, preset in (presets or {}).items()},
    }
    return Field(default, title=title, description=help, json_schema_extra=about, **field_kwargs)


@dataclass(frozen=True, slots=True)
class Knob:
    """One option, described.

    Args:
        name: the field's name, as in ``--set name=value``.
        title: a short name for forms.
        help: one sentence on what it changes.
        rule: number of the rule it turns.
        status: ``source`` or ``ours``.
        group: heading it stands under.
        default: what holds unless told otherwise.
        allowed: the allowed values in words.
        choices: every allowed value where they can be listed; for a range or free text only None, if allowed.
        least: smallest number allowed, None for no bound.
        most: largest number allowed, None for no bound.
    """

    name: str
    title: str
    help: str
    rule: str
    status: Status
    group: str
    default: Any
    allowed: str
    choices: tuple[Any, ...] = ()
    least: int | None = None
    most: int | None = None


def describe(model: type[OptionModel], preset: str = "") -> list[Knob]:
    """Describe every option of a ruleset, in the order of the model.

    Args:
        model: the ruleset's options.
        preset: value of `OptionModel.PRESET_BY` whose defaults are meant; its own default unless told.

    Raises:
        TypeError: when a field was not made with `knob`.
    """
    return [_describe(name, info, preset) for name, info in model.model_fields.items()]


def presets(model: type[OptionModel]) -> tuple[str, ...]:
    """Every value of `OptionModel.PRESET_BY` as a word, none for a model without."""
    return (
        tuple(say(value) for value in _choices(model.model_fields[model.PRESET_BY].annotation))
        if model.PRESET_BY
        else ()
    )


def preset_of(options: OptionModel) -> str:
    """The value of `OptionModel.PRESET_BY`, empty for a model without."""
    return str(getattr(options, options.PRESET_BY)) if options.PRESET_BY else ""


def parse_settings(
    model: type[OptionsT], settings: Iterable[str], base: OptionsT | None = None, source: str = "--set"
) -> OptionsT:
    """Read settings such as ``hand_size=5``.

    Args:
        model: the ruleset's options.
        settings: ``name=value`` each; of two for the same option the later one counts.
        base: the options they change; the defaults unless told. What is at its default there follows when a
            setting takes another preset.
        source: what to call the place they come from in messages.

    Raises:
        ContentError: with all faults.
    """
    knobs = {each.name: each for each in describe(model)}
    values: dict[str, Any] = {} if base is None else chosen(base)
    faults: list[FileFault] = []
    for setting in settings:
        name, equals, word = (part.strip() for part in clean_text(setting).partition("="))
        if not equals:
            faults.append(FileFault(source, None, "", f"found {quoted(setting)}", "name=value"))
        elif name not in knobs:
            found = "no such option"
            faults.append(FileFault(source, None, name, found, listed(knobs), nearest(name, knobs)))
        else:
            values[name] = _value(knobs[name], word)
    try:
        options = check_options(model, values, Document(source, values))
    except ContentError as error:
        raise ContentError([*faults, *error.faults]) from None
    if faults:
        raise ContentError(faults)
    return options


def check_options(
    model: type[OptionsT], values: Mapping[str, Any], document: Document, path: KeyPath = ()
) -> OptionsT:
    """Check a table of options, such as ``[options]`` of a scenario.

    Raises:
        ContentError: with all faults.
    """
    try:
        return checked(model, values, document, path)
    except ContentError as error:
        words = {dotted((*path, each.name)): each.allowed for each in describe(model)}
        faults = [replace(each, allowed=words.get(each.field, each.allowed)) for each in error.faults]
        raise ContentError(faults) from None


def differences(options: OptionModel) -> list[tuple[Knob, Any]]:
    """List the options that are not at their default, with their value.

    The option that names the preset is never among them: it says which defaults are meant.
    """
    knobs = [each for each in describe(type(options), preset_of(options)) if each.name != options.PRESET_BY]
    return [(each, value) for each in knobs if (value := getattr(options, each.name)) != each.default]


def chosen(options: OptionModel) -> dict[str, Any]:
    """What has to be said to get these options: the preset, and what differs from it."""
    named = {options.PRESET_BY: getattr(options, options.PRESET_BY)} if options.PRESET_BY else {}
    return named | {each.name: value for each, value in differences(options)}


def say(value: Any) -> str:
    """Write an option's value as it is typed after ``--set name=``."""
    if value is None:
        return "none"
    if isinstance(value, bool):
        return "on" if value else "off"
    return str(value.value if isinstance(value, Enum) else value)


def _preset_values(model: type[OptionModel], preset: object) -> dict[str, Any]:
    """What the options without a word are under a preset; an unknown preset changes nothing."""
    word = preset if isinstance(preset, str) else ""
    found = {name: _presets(info).get(word) for name, info in model.model_fields.items()}
    return {name: preset.default for name, preset in found.items() if preset is not None}


def _presets(info: FieldInfo) -> dict[str, Preset]:
    about = info.json_schema_extra
    listed: Any = about.get("presets", {}) if isinstance(about, dict) else {}
    return {word: Preset(**values) for word, values in listed.items()}


def _describe(name: str, info: FieldInfo, preset: str) -> Knob:
    about = info.json_schema_extra
    if not isinstance(about, dict) or not {"rule", "status", "group"} <= set(about):
        raise TypeError(f"option {name!r} is not made with knob()")
    usual = Preset(info.get_default(call_default_factory=True))
    meant = _presets(info).get(preset, usual)
    choices = _choices(info.annotation)
    words = [say(each) for each in choices]
    least, most = _bounds(info)
    return Knob(
        name=name,
        title=info.title or name,
        help=info.description or "",
        rule=meant.rule or str(about["rule"]),
        status="source" if (meant.status or about["status"]) == "source" else "ours",
        group=str(about["group"]),
        default=meant.default,
        allowed=listed([*_range_words(info.annotation, least, most), *words]),
        choices=choices,
        least=least,
        most=most,
    )


def _choices(annotation: Any) -> tuple[Any, ...]:
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


def _range_words(annotation: Any, least: int | None, most: int | None) -> list[str]:
    """What a type allows beside single values, in words; nothing for a type of single values."""
    kinds = {annotation, *get_args(annotation)}
    if str in kinds:
        return ["any text"]
    if int not in kinds:
        return []
    low = "" if least is None else f" from {least}"
    high = "" if most is None else f" to {most}"
    return ["a number" + low + (high or (" up" if low else ""))]


def _value(option: Knob, word: str) -> Any:
    """The choice a word names, or the word itself for the model to judge."""
    named = {say(choice).casefold(): choice for choice in option.choices}
    return named.get(word.casefold(), word)
