"""Passing with the hand closed: when that is offered, and what a pass does as everybody can see.

Both depend on the question, the turn, the phase and the stack, never on what the player could do.
"""

from typing import Any

from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.shown.wording import top_of_stack
from cardgame_tui.play.asking.orders import asks_priority
from cardgame_tui.ruleset import Ruleset

CLOSED = "you can pass or say no once your {hand} is open"
"""Why a pass does nothing where none is offered without looking; ``hand`` is the game's word for it."""


def may_pass_unseen(duel: Duel[Any], prompt: Prompt) -> bool:
    """Whether a player may pass without opening the hand: only where a pass gives up no more than a response.

    A player whose own turn or phase the pass could end opens the hand first, and so does one who is asked anything
    else: what a "no" costs there may be hidden.
    """
    return asks_priority(prompt) and (bool(duel.stack) or duel.active != prompt.seat)


def passing_words(game: Ruleset, duel: Duel[Any], prompt: Prompt) -> str:
    """What a pass does, such as ``Main: a pass ends your turn unless Bob acts``; empty where none is offered."""
    if not asks_priority(prompt):
        return ""
    if duel.stack:
        return f"pass: {top_of_stack(duel, PUBLIC_SEAT)} resolves when both pass"
    step = game.step_words(duel)
    step = step[:1].upper() + step[1:]
    if duel.active != prompt.seat:
        return f"pass: {step} ends when both pass"
    ends = game.wording.passing.get(duel.phase, "it" if step == game.phase_words(duel) else "this step")
    return f"{step}: a pass ends {ends} unless {duel.start.names[other(prompt.seat) - 1]} acts"
