"""A secret choice in lines of text: each player types in turn, and the screen is cleared in between."""

from collections.abc import Callable, Container

from cardgame_tui.ui.keys.secret import SecretChoice
from cardgame_tui.ui.plain.terminal import LineTerminal
from cardgame_tui.ui.session.session import Session


def ask_secret(
    session: Session, terminal: LineTerminal, taken: Container[str], is_undo: Callable[[str], bool]
) -> str:
    """Let each person choose, and answer the prompt; returns the line of one who wants to undo, else nothing.

    Args:
        session: the match.
        terminal: where lines are typed and printed.
        taken: letters that pick nothing.
        is_undo: whether a line asks for an undo.
    """
    prompt, duel, runner = session.prompt, session.driver.duel, session.runner
    assert prompt is not None
    words = [session.ruleset.wording.option(duel, option) for option in prompt.options]
    choice = SecretChoice(len(words), runner.deciders(), in_turn=True, taken=taken)
    while not choice.done:
        seat = choice.turn_of
        terminal.say(f"{session.question()} ({prompt.rule})", f"{session.name(seat)} chooses in secret:")
        terminal.say(*(f"  {key}  {word}" for key, word in zip(choice.keys(seat), words, strict=True)))
        line = terminal.read()
        if is_undo(line):
            return line
        if not choice.press(line):
            terminal.say("That does nothing here.")
            continue
        terminal.clear()
    runner.answer_secret(choice.chosen)
    return ""
