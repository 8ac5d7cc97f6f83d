"""The form that asks under which other rule a duel is played: a variant and every option of its game."""

from collections.abc import Callable

from cardgame_tui.content.faults import ContentError, gathered
from cardgame_tui.content.option_info import chosen, setting_text
from cardgame_tui.content.variants import pick_variant
from cardgame_tui.play.rules_in_play import read_options
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.under.side_by_side import SideBySide
from cardgame_tui.ui.pages.forms.field import Field
from cardgame_tui.ui.pages.forms.filled_form import FilledForm
from cardgame_tui.ui.pages.forms.form import Form
from cardgame_tui.ui.setup.basis import Variants
from cardgame_tui.ui.setup.fields import OPTION, VARIANT, option_fields, variant_field

AS_IT_IS = "as in this match"
"""The choice of variants that changes nothing."""
NOTHING_CHANGED = "Change an option or pick a variant first."
VARIANT_HELP = "Its options are set over those of this match, and its cards are used."


class UnderForm(FilledForm[SideBySide]):
    """The form of a duel. Every option begins with the value it has in the match.

    Args:
        setup: the set-up of the match.
        make: makes both lines, under rules in words.

    Attributes:
        form: the form.
    """

    def __init__(self, setup: Setup, make: Callable[[str], SideBySide]) -> None:
        self._setup = setup
        self._make = make
        variants = Variants(setup.ruleset)
        self._variants = {AS_IT_IS: "", **{shown: word for shown, word in variants.words.items() if word}}
        variant = variant_field(list(self._variants))
        variant.help = VARIANT_HELP
        variant.counted = True
        self.form = Form("Under another rule", [variant, *option_fields(setup.ruleset)])
        self._variant = variant
        self._followed = variant.value
        for field in self._options():
            value = setting_text(getattr(setup.options, field.name.removeprefix(OPTION)))
            field.rare = field.rare and value == field.usual
            field.value = field.usual = value

    def _options(self) -> list[Field]:
        return [field for field in self.form.fields if field.name.startswith(OPTION)]

    def words(self) -> str:
        """The other rules in words, as ``--under`` takes them; empty where nothing is changed."""
        settings = [
            f"{field.name.removeprefix(OPTION)}={field.value}"
            for field in self.form.changed()
            if field.name != VARIANT
        ]
        return ",".join(word for word in (self._variants[self._variant.value], *settings) if word)

    def read(self) -> SideBySide | None:
        """Play the duel under the rules of the form; None when they cannot be used, and the form says why."""
        words = self.words()
        if not words:
            self.form.faults = [NOTHING_CHANGED]
            return None
        try:
            return self._make(words)
        except ContentError as error:
            self.form.faults = [str(fault).removeprefix("--under: ") for fault in error.faults]
        except ValueError as error:
            self.form.faults = [str(error)]
        return None

    def update(self) -> None:
        """Forget what was wrong, and give every unchanged option the value it has under the picked variant."""
        self.form.faults = ()
        if self._variant.value == self._followed:
            return
        self._followed = self._variant.value
        options, word = self._setup.options, self._variants[self._variant.value]
        if word:
            with gathered([]):
                variant = pick_variant(self._setup.ruleset.id, word)
                options = read_options(self._setup.ruleset, variant, made_for=chosen(self._setup.options))
        for field in self._options():
            field.rebase(setting_text(getattr(options, field.name.removeprefix(OPTION))))
