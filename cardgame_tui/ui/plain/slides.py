"""The marked decisions of a match in lines of text, one after the other."""

from collections.abc import Iterable

from cardgame_tui.play.history.slides import Slides
from cardgame_tui.play.lookahead.consequence import joined
from cardgame_tui.ui.plain.commands import SAID_BRIEFLY
from cardgame_tui.ui.plain.terminal import UNKNOWN, LineTerminal
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.scene.slide_stage import slide_on_stage
from cardgame_tui.ui.scene.stage import Stage, StageOption
from cardgame_tui.ui.spoken.hearing import in_texts
from cardgame_tui.ui.spoken.listing import table_listing

FORWARD, BACK = ("", "next"), ("back",)
"""What is typed to go on, and to go back."""
MOVING = "An empty line or next: the answer, then the next question. back: back to a question. quit: leave."
LAST = "This was the last one. Type quit."
FIRST = "This is the first one."


def show_slides(slides: Slides, terminal: LineTerminal) -> None:
    """Print the slides as they are asked for.

    Args:
        slides: the slides.
        terminal: where lines are typed and printed.

    Raises:
        OutOfLinesError: at the end of the input, or when somebody leaves.
    """
    terminal.spoken = in_texts(slides.replay.ruleset.wording.spoken)
    terminal.names = names_in_use(slides.replay.setup)
    terminal.say(*slides.replay.notes, MOVING)
    _print(slides, terminal)
    while True:
        typed = terminal.read()
        if typed in ("help", "?"):
            terminal.say(MOVING)
        elif typed in ("brief", "full"):
            terminal.brief = typed == "brief"
            terminal.say(SAID_BRIEFLY[terminal.brief])
        elif typed not in (*FORWARD, *BACK):
            terminal.say(UNKNOWN)
        elif slides.forward() if typed in FORWARD else slides.back():
            _print(slides, terminal)
        else:
            terminal.say(LAST if typed in FORWARD else FIRST)


def _print(slides: Slides, terminal: LineTerminal) -> None:
    stage = slide_on_stage(slides, ascii=False)
    if slides.answered:
        terminal.say(stage.asks, *map(str, stage.steps))
        return
    terminal.say(stage.counter, *table_listing(stage.scene, brief=terminal.brief), *_question(stage))


def _question(stage: Stage) -> Iterable[str]:
    """The line of text, the changed rules, the question and what can be answered."""
    yield stage.happens
    yield from (f"Changed rule: {rule.title}: {rule.words}" for rule in stage.rules)
    yield from (stage.asks, stage.hidden)
    yield from (f"  {_option(option)}" for option in stage.options)


def _option(option: StageOption) -> str:
    follows = joined(joined(option.follows, option.unless), option.score)
    changed = " (by a changed rule)" if option.changed else ""
    return f"{option.words}: {follows}{changed}" if follows else f"{option.words}{changed}"
