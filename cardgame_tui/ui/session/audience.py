"""What people who look on may see of both hands: the match as it was some turns ago, if the players allow it."""

from typing import NamedTuple

from cardgame_tui.ui.session.match_runner import MatchRunner


class Shown(NamedTuple):
    """What a screen shows of a match.

    Args:
        runner: the match, or a copy of it as it was.
        hands: whether both hands may be seen in it; only ever in a copy, which holds nothing that came later.
        late: how many turns ago it was so; 0 for now.
    """

    runner: MatchRunner
    hands: bool = False
    late: int = 0


def shown_late(runner: MatchRunner) -> Shown:
    """A match as people who look on may see it now.

    Before so many turns have been played they see how the duel began, as everybody may. So they see its end, and
    both hands there once nothing can be undone. All this depends only on how the match stands now, so an undo,
    a rematch and changed rules need no care.
    """
    record, late = runner.record, runner.hands_late
    if not late or not record.begun:
        return Shown(runner)
    if record.result is not None:
        final = runner.undoable == 0
        return Shown(runner.as_it_was(len(record.duel.lines)), hands=True) if final else Shown(runner)
    decisions = record.duel.turns_ago(late)
    return Shown(runner.as_it_was(decisions or 0), decisions is not None, late)
