"""The form in which players set rule options in the middle of a duel."""

from collections.abc import Sequence

from typing_extensions import override

from cardgame_tui.content.faults import ContentError
from cardgame_tui.content.option_info import describe_options, preset_of, setting_text
from cardgame_tui.content.options import OptionModel
from cardgame_tui.play.rule_change import RuleChange, changes_of
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.filled_form import FilledForm
from cardgame_tui.ui.pages.forms.form import Form
from cardgame_tui.ui.setup.fields import OPTION, option_fields

TITLE = "Change a rule from here on"
NOTHING_CHANGED = "Change an option first."


class RuleForm(FilledForm[Sequence[RuleChange]]):
    """The options that can be set in the middle of a duel, with the values they have in it.

    Args:
        ruleset: the game.
        options: the options in force.
    """

    def __init__(self, ruleset: Ruleset, options: OptionModel) -> None:
        self._options = options
        infos = describe_options(type(options), preset_of(options))
        early = {OPTION + info.name for info in infos if info.before_duel or info.name == options.PRESET_BY}
        fields = [field for field in option_fields(ruleset) if field.name not in early]
        for field in self._of_options(fields):
            value = setting_text(getattr(options, field.name.removeprefix(OPTION)))
            field.rare = field.rare and value == field.usual
            field.value = field.usual = value
        self.form = Form(TITLE, fields)

    def _of_options(self, fields: Sequence[Field]) -> list[Field]:
        return [field for field in fields if field.name.startswith(OPTION)]

    @override
    def read(self) -> Sequence[RuleChange] | None:
        changed = self._of_options(self.form.changed())
        settings = [f"{field.name.removeprefix(OPTION)}={field.value}" for field in changed]
        if not settings:
            self.form.faults = [NOTHING_CHANGED]
            return None
        try:
            return changes_of(self._options, settings)
        except ContentError as error:
            self.form.faults = [str(fault) for fault in error.faults]
        return None

    @override
    def update(self) -> None:
        self.form.faults = ()
