"""The question that is open on both sides: what each option does as it was played and under the other rule."""

from collections.abc import Sequence

from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.play.lookahead.consequences import Consequences
from cardgame_tui.play.under.side_by_side import OTHER, PLAYED, SideBySide
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.value import value

NOT_OFFERED = "not offered"
"""What stands for an option on the side that does not have it."""
OFFERED = "offered"
"""What stands for an option of which there is nothing to say."""


@value
class OptionOnBoth:
    """An option and what it does on both sides.

    Args:
        words: the option.
        does: what it does as it was played, and under the other rule.
    """

    words: str
    does: tuple[str, str]

    @property
    def equal(self) -> bool:
        """Whether it does the same on both sides."""
        return self.does[PLAYED] == self.does[OTHER]


def open_question(both: SideBySide, viewer: Viewer) -> Sequence[OptionOnBoth]:
    """The options of the open question, those that differ first; none where both sides are not asked the same.

    Args:
        both: the two lines.
        viewer: who looks; what they may not read is not shown.
    """
    prompts = _same_prompt(both, viewer)
    if prompts is None:
        return ()
    sides = [_outcomes(both, side, prompt, viewer) for side, prompt in zip((PLAYED, OTHER), prompts, strict=True)]
    one, two = sides
    options = [OptionOnBoth(words, (does, two.get(words, NOT_OFFERED))) for words, does in one.items()]
    options += [OptionOnBoth(words, (NOT_OFFERED, does)) for words, does in two.items() if words not in one]
    return sorted(options, key=lambda option: option.equal)


def _same_prompt(both: SideBySide, viewer: Viewer) -> tuple[Prompt, Prompt] | None:
    """The prompts of both sides if they ask the same player the same, and the viewer may read both."""
    if not (both.at_rest(PLAYED) and both.at_rest(OTHER)):
        return None
    one, two = (both.driver(side).prompt for side in (PLAYED, OTHER))
    if one is None or two is None or (one.seat, one.ask) != (two.seat, two.ask):
        return None
    readable = all(prompt.single and not prompt.secret and viewer.may_read(prompt) for prompt in (one, two))
    return (one, two) if readable else None


def _outcomes(both: SideBySide, side: int, prompt: Prompt, viewer: Viewer) -> dict[str, str]:
    """What each option of a side does, by its words; empty where to try all takes too long."""
    driver = both.driver(side)
    reader = prompt.seat if viewer.sees_all else viewer.seat or PUBLIC_SEAT
    known = Consequences(driver, reader, to_all=True)
    if not known.affords(len(prompt.options)):
        return {}
    wording = driver.ruleset.wording
    said: dict[str, str] = {}
    for index, option in enumerate(prompt.options):
        words = wording.option(driver.duel, option)
        said.setdefault(words, known.of(index).words or OFFERED)
    return said
