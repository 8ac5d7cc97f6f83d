"""How a replay is viewed: from whose point of view, and from which key event."""

from collections.abc import Callable, Sequence

from cardgame_tui.play.viewer import Viewer
from cardgame_tui.ui.pages.replay import agree_page, jump_page, viewer_page
from cardgame_tui.ui.replay.desk import ReplayDesk

UNCHANGED = "The point of view does not change."
"""The message when somebody does not agree."""


def pick_jump(at: ReplayDesk) -> None:
    """Pick a key event to go to."""
    at.dialog.choose(jump_page(at.table.replay, at.table.viewer), lambda index: _jump(at, int(index)))


def _jump(at: ReplayDesk, index: int) -> None:
    at.table.jump(index)
    at.draw()


def pick_viewer(at: ReplayDesk) -> None:
    """Pick whose point of view is shown."""
    choose_viewer(at, at.draw)


def choose_viewer(at: ReplayDesk, then: Callable[[], None], why: str = "") -> None:
    """Let a point of view be picked.

    Args:
        at: the replay.
        then: what follows once everyone who must agree has agreed.
        why: why another point of view is needed; empty if the player asked for it.
    """
    page = viewer_page(at.table.replay.setup.names, why, at.table.replay.setup.hand_word)
    at.dialog.choose(page, lambda picked: see_as(at, Viewer(picked), then))


def see_as(at: ReplayDesk, viewer: Viewer, then: Callable[[], None]) -> None:
    """Change the point of view, once everyone who must agree has agreed."""
    _ask(at, () if viewer is Viewer.PUBLIC else at.table.must_agree, viewer, then)


def ask_players(at: ReplayDesk, title: str, what: str, then: Callable[[], None]) -> None:
    """Ask every player who must agree before something is shown that may tell what is hidden.

    Args:
        at: the replay.
        title: the question.
        what: what they agree to.
        then: what follows once all have agreed.
    """
    hand = at.table.replay.setup.hand_word

    def ask(names: Sequence[str]) -> None:
        if not names:
            then()
            return
        at.dialog.choose(
            agree_page(names[0], hand, title, what), lambda _: ask(names[1:]), lambda: at.dialog.note(UNCHANGED)
        )

    ask(at.table.must_agree)


def _ask(at: ReplayDesk, names: Sequence[str], viewer: Viewer, then: Callable[[], None]) -> None:
    """Ask one player after the other before hands of a match that is not over are shown."""
    if names:
        at.dialog.choose(
            agree_page(names[0], at.table.replay.setup.hand_word),
            lambda _: _ask(at, names[1:], viewer, then),
            lambda: at.dialog.note(UNCHANGED),
        )
        return
    at.table.agreed = at.table.agreed or viewer is not Viewer.PUBLIC
    at.table.see_as(viewer)
    then()
