"""What players read before decisions are undone, in words that reveal nothing, and how both agree."""

from collections.abc import Iterable

from cardgame_tui.ui.drawing.cells import Line, capital
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.curtain import choice_lines
from cardgame_tui.ui.session.session import Session

AGREE = 0
"""The option of a player who agrees."""
OPTIONS = ["agree", "refuse"]
"""What each player chooses from."""


def final_words(session: Session) -> str:
    """Say that nothing is taken back in this match; empty where the option ``undo`` allows it."""
    return "Answers are final in this match (option undo: never)." if session.setup.table.undo == "never" else ""


def undo_words(session: Session, asker: int, reason: str) -> list[str]:
    """Say who asks for what to be taken back, and why both have to agree.

    Args:
        session: the match.
        asker: the seat whose hand was open when it was asked for, 0 when none was.
        reason: what hidden thing somebody has come to know since.
    """
    who = session.name(asker) if asker else "Somebody"
    return [f"{who} asks to undo {_decision_words(session)}", f"Both must agree: {reason}."]


def alone_words(session: Session, reason: str) -> list[str]:
    """Say to somebody who plays alone what is undone, and what they have already seen; said before it is undone.

    Args:
        session: the match.
        reason: what hidden thing somebody has come to know since.
    """
    taken = _decision_words(session)
    return [capital(taken), f"Nobody else has to agree, but you have already seen it: {reason}."]


def _decision_words(session: Session) -> str:
    """The decision that would be taken back, and the answers that go with it."""
    count = session.runner.undoable
    moment = session.record.duel.situation(count)
    whose = f"{session.name(moment.seat)}'s last decision" if moment.seat else "the secret choice of both"
    wording = session.ruleset.wording
    when = wording.when(moment.turn) + (f", {wording.phase(moment.phase)}" if moment.turn else "")
    bots = {0: "", 1: " One answer of a bot after it goes too."}
    after = bots.get(count - 1, f" {count - 1} answers of bots after it go too.")
    return f"{whose} ({when}).{after}"


def agree_lines(session: Session, choice: SecretChoice, words: list[str], width: int, height: int) -> list[Line]:
    """Ask each player whether an undo is agreed to."""
    return choice_lines(session, choice, ["TAKE BACK?", *words], OPTIONS, width, height)


def refused_words(session: Session, seats: Iterable[int]) -> str:
    """Say who did not agree."""
    return f"{' and '.join(map(session.name, seats))} did not agree."
