"""A rule option that both players set in the middle of a duel."""

from collections.abc import Sequence

from pydantic import JsonValue, ValidationError

from cardgame_tui.content.option_info import OptionInfo, describe_options, preset_of, setting_text
from cardgame_tui.content.options import OptionModel
from cardgame_tui.content.settings import parse_settings
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Refusal
from cardgame_tui.value import value

SOURCE = "change"
"""What faults in settings that are typed at the table are about."""


@value
class RuleChange:
    """One option that is set while a duel is played; it counts from the answer to the open question on.

    Args:
        option: its name.
        worth: its new value, as JSON has it.
    """

    option: str
    worth: JsonValue

    def refused(self, duel: Duel) -> Refusal | None:
        """Why the option cannot be set now; None if it can."""
        info = _info(duel.options, self.option)
        if info is None:
            return Refusal("", f"there is no option {self.option}")
        if info.name == duel.options.PRESET_BY:
            return Refusal(info.rule, f"{info.title} sets many rules at once: change it for a rematch")
        if info.before_duel:
            return Refusal(info.rule, f"{info.title} is only read before the first turn: change it for a rematch")
        try:
            changed = self._set_in(duel.options)
        except ValidationError:
            return Refusal(info.rule, f"{info.title} allows {info.allowed}")
        if changed == duel.options:
            return Refusal(info.rule, f"{info.title} is {_said(info, getattr(duel.options, info.name))} already")
        return None

    def carry_out(self, duel: Duel) -> None:
        """Play on under the new value, and log it."""
        info, words = _info(duel.options, self.option), self.words(duel)
        assert info is not None
        duel.change_options(self._set_in(duel.options))
        duel.note(info.rule, "rule_changed", word=words)

    def words(self, duel: Duel) -> str:
        """The change in words, such as ``XK limit: 5, was 7``."""
        info = _info(duel.options, self.option)
        assert info is not None
        after, before = (getattr(options, self.option) for options in (self._set_in(duel.options), duel.options))
        return f"{info.title}: {_said(info, after)}, was {_said(info, before)}"

    def _set_in(self, options: OptionModel) -> OptionModel:
        return type(options).model_validate({**options.model_dump(), self.option: self.worth})


def changes_of(options: OptionModel, settings: Sequence[str]) -> list[RuleChange]:
    """The changes that settings such as ``xk_limit=5`` make to options.

    Raises:
        ContentError: with all faults of the settings.
    """
    wanted = parse_settings(type(options), settings, options, source=SOURCE).model_dump(mode="json")
    now = options.model_dump(mode="json")
    return [RuleChange(name, wanted[name]) for name in now if wanted[name] != now[name]]


def rules_changed(begun: OptionModel, now: OptionModel) -> dict[str, str]:
    """What players have changed in a duel, by option, each in short, such as ``XK limit 7 → 5``."""
    infos = describe_options(type(now), preset_of(now))
    pairs = [(info, getattr(begun, info.name), getattr(now, info.name)) for info in infos]
    return {
        info.name: f"{info.title} {_said(info, was)} → {_said(info, new)}"
        for info, was, new in pairs
        if was != new
    }


@value
class Compared:
    """An option that two sets of rules have with different values.

    Args:
        title: what it is called, such as ``XK limit``.
        was: its value in the first.
        now: its value in the second.
        rule: number of its rule.
        help: what it changes, in one sentence.
    """

    title: str
    was: str
    now: str
    rule: str
    help: str

    @property
    def words(self) -> str:
        """Both values, such as ``XK limit 5, was 7``."""
        return f"{self.title} {self.now}, was {self.was}"


def compared(one: OptionModel, two: OptionModel) -> list[Compared]:
    """Every option in which two sets of rules differ, with its values in words."""
    infos = describe_options(type(two), preset_of(two))
    pairs = [(info, getattr(one, info.name), getattr(two, info.name)) for info in infos]
    return [
        Compared(info.title, _said(info, was), _said(info, now), info.rule, info.help)
        for info, was, now in pairs
        if was != now
    ]


def _info(options: OptionModel, name: str) -> OptionInfo | None:
    return next((info for info in describe_options(type(options), preset_of(options)) if info.name == name), None)


def _said(info: OptionInfo, worth: object) -> str:
    """A value of an option in words."""
    word = setting_text(worth)
    return info.words.get(word, word)
