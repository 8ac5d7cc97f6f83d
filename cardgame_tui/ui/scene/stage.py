"""What somebody who looks on sees of a match: the public table, and a caption in place of the question."""

from cardgame_tui.play.lookahead.consequence import Score
from cardgame_tui.play.rules_in_play import ChangedRule
from cardgame_tui.play.viewer import LogLine
from cardgame_tui.ui.scene.scene import Scene
from cardgame_tui.value import value


@value
class StageOption:
    """One public answer to the open question.

    Args:
        words: what it says.
        follows: what it would lead to, without scores.
        unless: under what condition.
        score: the scores that change, in short.
        changed: whether the changed rules make it what it is.
    """

    words: str
    follows: str
    unless: str = ""
    score: str = ""
    changed: bool = False


@value
class Turnout:
    """The one number of the stage: what the most telling answer does to a score.

    Args:
        words: which answer, and whose score.
        seat: whose score it is.
        score: the score before and after it.
        usual: what it would be without the changed rules, empty where that is the same or not known.
    """

    words: str
    seat: int
    score: Score
    usual: str = ""


@value
class Stage:
    """The stage at one moment.

    Args:
        scene: the table as both players may know it, without a question.
        rules: what is different from the game as it is, most telling first.
        happens: one sentence for what happens now.
        changed: whether that happens because of the changed rules.
        before: what would have happened in its place without them; empty where they did nothing.
        asks: one sentence for who may do what.
        who: the seat that decides, 0 for nobody or both.
        options: the answers, if both players may know them; empty otherwise.
        hidden: what is said in place of answers that nobody but the asked player may know; empty for none.
        turnout: the one large number; None for none.
        counter: which slide it is, such as ``2 of 5``; empty where it is none.
        steps: what the answer on a slide led to, in place of answers.
    """

    scene: Scene
    rules: tuple[ChangedRule, ...]
    happens: str = ""
    changed: bool = False
    before: str = ""
    asks: str = ""
    who: int = 0
    options: tuple[StageOption, ...] = ()
    hidden: str = ""
    turnout: Turnout | None = None
    counter: str = ""
    steps: tuple[LogLine, ...] = ()

    @property
    def marks(self) -> bool:
        """Whether anything on it is marked as the work of a changed rule."""
        usual = self.turnout is not None and bool(self.turnout.usual)
        told = self.changed or any(step.by_change for step in self.steps)
        return told or usual or any(option.changed for option in self.options)
