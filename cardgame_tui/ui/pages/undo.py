"""What players read before decisions are undone, in words that reveal nothing, and how both agree."""

from collections.abc import Iterable

from cardgame_tui.ui.cells.text import Line, capital
from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.pages.curtain import choice_lines
from cardgame_tui.ui.scene.card_names import names_in_use
from cardgame_tui.ui.session.session import Session

AGREE = 0
"""The option of a player who agrees."""
UNDO_TITLE = "Undo?"
"""What is asked if nothing else is."""
OPTIONS = ["agree", "refuse"]
"""What each player chooses from."""


def final_words(session: Session) -> str:
    """Say that this match does not allow undo; empty if the setting ``undo`` allows it."""
    return "Answers are final in this match (option undo: never)." if session.setup.table.undo == "never" else ""


def undo_words(session: Session, count: int, asker: int, reason: str) -> list[str]:
    """Say who asks to undo which decision, and why both have to agree.

    Args:
        session: the match.
        count: how many decisions would be undone.
        asker: the seat whose hand was open when the player asked, 0 for none.
        reason: which hidden information somebody has seen since.
    """
    who = session.name(asker) if asker else "Somebody"
    return [f"{who} asks to undo {_decision_words(session, count)}", f"Both must agree: {reason}."]


def alone_words(session: Session, count: int, reason: str) -> list[str]:
    """Tell a player who plays alone, before the undo, what is undone and what they have already seen.

    Args:
        session: the match.
        count: how many decisions are undone.
        reason: which hidden information somebody has seen since.
    """
    taken = _decision_words(session, count)
    return [capital(taken), f"You play alone, so only you decide; {reason}."]


def _decision_words(session: Session, count: int) -> str:
    """The decision that would be undone, and the answers that are undone with it."""
    moment = session.record.duel.situation(count)
    whose = f"{session.name(moment.seat)}'s last decision" if moment.seat else "the secret choice of both"
    wording = session.ruleset.wording
    when = wording.when(moment.turn) + (f", {wording.phase(moment.phase)}" if moment.turn else "")
    if count > session.runner.undoable:
        return f"{count} decisions, back to the start of {wording.when(moment.turn)}."
    one, several = ("of a bot", "of bots") if session.alone else ("from an order", "from orders")
    answers = {0: "", 1: f" One answer {one} after it is undone too."}
    after = answers.get(count - 1, f" {count - 1} answers {several} after it are undone too.")
    return f"{whose} ({when}).{after}"


def agree_lines(
    session: Session,
    choice: SecretChoice,
    words: list[str],
    width: int,
    height: int,
    *,
    title: str = UNDO_TITLE,
    ascii: bool = False,
) -> list[Line]:
    """Ask each player whether an undo, or what else the title says, is agreed to."""
    words = names_in_use(session.setup).within(words)
    return choice_lines(session, choice, [title, *words], OPTIONS, width, height, ascii=ascii)


def refused_words(session: Session, seats: Iterable[int]) -> str:
    """Say who did not agree."""
    return f"{' and '.join(map(session.name, seats))} did not agree."
