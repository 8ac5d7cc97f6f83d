"""Another option at a decision of a replay, in lines of text: picking it, and both lines up to where they part."""

from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.replay import Replay
from cardgame_tui.play.viewer import Viewer
from cardgame_tui.play.what_if import WhatIf
from cardgame_tui.ui.drawing.replay_asked import chosen
from cardgame_tui.ui.pages.option_pick import OptionPick
from cardgame_tui.ui.plain.terminal import LineTerminal

UNSEEN = "This point of view does not show the options here; try as 1, as 2 or as both."
FOLLOW = (
    "n gives the next answer that was played here too, a all that fit; play goes on from here; nothing goes back."
)


def compare(replay: Replay, viewer: Viewer, terminal: LineTerminal) -> WhatIf | None:
    """Let another answer be picked, and follow what comes of it.

    Args:
        replay: stands at the decision.
        viewer: who compares.
        terminal: where lines are typed and printed.

    Returns:
        The other line when the players want to go on with it, else None.

    Raises:
        OutOfLinesError: when the players leave.
    """
    prompt = replay.prompt
    assert prompt is not None
    if not viewer.may_read(prompt):
        terminal.say(UNSEEN)
        return None
    answer = _pick(replay, viewer, prompt, terminal)
    if answer is None:
        return None
    line = replay.what_if(answer)
    while True:
        terminal.say(*_sides(line, viewer), FOLLOW)
        word = terminal.read()
        if word not in ("n", "a"):
            return line if word == "play" else None
        line.follow(1 if word == "n" else 0)


def _pick(replay: Replay, viewer: Viewer, prompt: Prompt, terminal: LineTerminal) -> Answer | None:
    """Ask for an answer, one option at a time by its number; None when the players think better of it."""
    duel, wording = replay.driver.duel, replay.ruleset.wording
    words = [wording.option(duel, option) for option in prompt.options]
    pick = OptionPick(prompt, words, replay.setup.names, chosen(replay.next_entry))
    answer: Answer | None = None
    while answer is None:
        page = pick.page(replay.question(viewer))
        terminal.say(page.title, *(f"  {number}  {item.words}" for number, item in enumerate(page.items, 1)))
        word = terminal.read()
        if word in {str(number) for number in range(1, len(page.items) + 1)}:
            answer = pick.take(page.items[int(word) - 1].pick)
        elif not word:
            return None
        else:
            terminal.say("Type one of the numbers, or nothing to go back.")
    return answer


def _sides(line: WhatIf, viewer: Viewer) -> list[str]:
    """Both lines: what they share, and each from where they part."""
    parting = line.parting(viewer)
    same = parting.played[: parting.same]
    played, other = parting.played[parting.same :], parting.other[parting.same :]
    shared = ["IN BOTH", *(f"  {words}" for words in same)] if same else []
    return [*shared, "AS PLAYED", *_listed(played), "WHAT IF", *_listed(other)]


def _listed(words: list[str]) -> list[str]:
    return [f"  {each}" for each in words] or ["  nothing more"]
