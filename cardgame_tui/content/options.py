"""Options of a ruleset: one model in which every field states its purpose and its rule."""

from collections.abc import Mapping
from dataclasses import asdict
from functools import lru_cache
from typing import Any, ClassVar, Literal, TypeAlias, TypeVar

from pydantic import BaseModel, ConfigDict, Field, JsonValue, model_validator
from pydantic.fields import FieldInfo

from cardgame_tui.value import value

__all__ = ["OptionModel", "Preset", "Status", "rule_option"]

Status: TypeAlias = Literal["source", "public", "ours"]
"""Where a default comes from: the source of the rules, public pages about the game in a rulebook that tells them
apart, or our decision where both are silent."""


class OptionModel(BaseModel):
    """The rule options of a game. A ruleset subclasses it and makes every field with `rule_option`.

    Attributes:
        PRESET_BY: name of the option that gives the others their defaults, such as ``edition``; empty for a
            model in which every option has one default. Its value is a word.
    """

    model_config = ConfigDict(frozen=True, extra="forbid")

    PRESET_BY: ClassVar[str] = ""

    @model_validator(mode="before")
    @classmethod
    def _take_preset(cls, values: Any) -> Any:
        """Fill missing options with the defaults of the preset."""
        if not cls.PRESET_BY or not isinstance(values, Mapping):
            return values
        preset = values.get(cls.PRESET_BY)
        return {**_preset_values(cls, preset if isinstance(preset, str) else ""), **values}


OptionsT = TypeVar("OptionsT", bound=OptionModel)


@value
class Preset:
    """The form of an option under one value of the model's `OptionModel.PRESET_BY`.

    Args:
        default: the default there: a plain JSON value.
        rule: number of the rule it changes there; empty for the same rule.
        status: whose decision the default is there; empty for the same.
    """

    default: JsonValue
    rule: str = ""
    status: Status | Literal[""] = ""


def rule_option(
    default: Any,
    *,
    title: str,
    help: str,
    rule: str,
    status: Status,
    group: str,
    presets: Mapping[str, Preset] | None = None,
    words: Mapping[str, str] | None = None,
    common: bool = False,
    before_duel: bool = False,
    **field_kwargs: Any,
) -> Any:
    """Make one field of an `OptionModel`.

    Args:
        default: its value when nothing is set.
        title: a short name for forms.
        help: one sentence on what it changes.
        rule: number of the rule it changes.
        status: where the default comes from.
        group: the heading it is listed under.
        presets: the differences under a value of `OptionModel.PRESET_BY`.
        words: what the set-up form shows for a value, in at most 20 characters; other values as they are.
        common: whether it is changed often. Forms then show it at first, and the others on request; a model
            without any such option is shown whole.
        before_duel: whether it is only read before the first turn, so that it cannot be changed in a duel.
        **field_kwargs: bounds and the like, as for ``pydantic.Field``.
    """
    about: dict[str, JsonValue] = {
        "rule": rule,
        "status": status,
        "group": group,
        "words": dict(words or {}),
        "common": common,
        "before_duel": before_duel,
        "presets": {word: asdict(preset) for word, preset in (presets or {}).items()},
    }
    return Field(default, title=title, description=help, json_schema_extra=about, **field_kwargs)


def field_presets(info: FieldInfo) -> dict[str, Preset]:
    """The form of a field made with `rule_option` under each value of `OptionModel.PRESET_BY` that changes it."""
    about = info.json_schema_extra
    listed: Any = about.get("presets", {}) if isinstance(about, dict) else {}
    return {word: Preset(**values) for word, values in listed.items()}


@lru_cache
def _preset_values(model: type[OptionModel], preset: str) -> Mapping[str, object]:
    """The defaults of the options under a preset; an unknown preset changes nothing."""
    found = {name: field_presets(info).get(preset) for name, info in model.model_fields.items()}
    return {name: preset.default for name, preset in found.items() if preset is not None}
