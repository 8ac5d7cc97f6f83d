"""The marked decisions of a saved match as slides: from the first page, at a table and in a replay."""

from pathlib import Path

from cardgame_tui.play.history.replay import Replay
from cardgame_tui.play.history.slides import Slides
from cardgame_tui.play.journal.errors import JournalError
from cardgame_tui.play.journal.reader import Journal
from cardgame_tui.play.journal.saves import has_marks, saved
from cardgame_tui.play.resume import FindRuleset
from cardgame_tui.plugins import load_ruleset, titles
from cardgame_tui.ui.pages.page import Item, Page
from cardgame_tui.ui.pages.saves import saved_words
from cardgame_tui.ui.replay.slides_screen import SlidesScreen
from cardgame_tui.ui.screens.page import PageScreen
from cardgame_tui.ui.widgets.lines import LinesScreen

PRESENT = "Present"
NO_MARKS = (
    "No decision is marked yet.",
    "At the table press # at a decision, and type a line of text. It is then a slide: those who look on see the "
    "table and the line, are asked what they would do, and see the answer.",
)
"""Why there is nothing to show, and what to do."""


def slides_screen(journal: Journal | Path, find_ruleset: FindRuleset = load_ruleset) -> LinesScreen[str]:
    """The screen of the marked decisions of a match, or a page that says why there are none."""
    try:
        slides = Slides(Replay(journal, find_ruleset))
    except JournalError as error:
        items = tuple(Item(line) for line in str(error).splitlines())
        return PageScreen(Page("This match cannot be shown", items))
    return SlidesScreen(slides) if slides.all else PageScreen(Page(PRESENT, tuple(map(Item, NO_MARKS))))


class PresentScreen(PageScreen):
    """Lists the saved matches with marked decisions; one that is picked is shown, and the list stays below."""

    def __init__(self) -> None:
        self._matches = [each for each in saved() if not each.fault and has_marks(each.path)]
        named = titles()
        items = [
            Item(saved_words(each, named.get(each.ruleset, "")), pick=str(place))
            for place, each in enumerate(self._matches)
        ]
        super().__init__(Page(PRESENT, tuple(items) or tuple(map(Item, NO_MARKS))))

    def leave_with(self, picked: str | None) -> None:
        """Show what was picked."""
        if picked:
            self.app.push_screen(slides_screen(self._matches[int(picked)].path))
