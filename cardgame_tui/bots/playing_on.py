"""Plays a sample on, and judges how it then stands."""

from cardgame_tui.bots.random_bot import random_answer
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.declining import decline_of
from cardgame_tui.play.driver import Driver

__all__ = ["give", "play_at_random", "play_to_quiet", "worth"]

MOST_FOLLOWING = 60
"""Prompts on the way to a quiet point at most."""
NOT_OVER = 0.95
"""How much a judgment counts against a result."""


def give(sample: Driver, seat: int, answer: Answer, chance: Chance) -> None:
    """Answer the open prompt for a seat; the other seat answers a secret one at random."""
    prompt = sample.prompt
    assert prompt is not None
    if prompt.secret:
        assert isinstance(answer, int)
        theirs = chance.below(len(prompt.options))
        sample.answer((answer, theirs) if seat == 1 else (theirs, answer))
    else:
        sample.answer(answer)


def play_at_random(sample: Driver, chance: Chance, decisions: int) -> None:
    """Answer at random for both seats, until the duel is over or so many decisions have been made."""
    answer, below = sample.answer, chance.below
    for _ in range(decisions):
        prompt = sample.prompt
        if prompt is None:
            return
        if prompt.single:
            size = len(prompt.options)
            answer(below(size) if size > 1 else 0)
        else:
            answer(_at_random(prompt, chance))


def _at_random(prompt: Prompt, chance: Chance) -> Answer:
    if prompt.secret:
        return chance.below(len(prompt.options)), chance.below(len(prompt.options))
    return random_answer(prompt, chance)


def play_to_quiet(sample: Driver, seat: int, chance: Chance) -> None:
    """Play on to the next quiet point, after a seat has answered.

    In a game with a stack that is where the stack is empty and the seat, or anybody in another turn, may act
    freely. On the way both seats pass, the other one declines what it may decline, and all else is answered at
    random. In a game without a stack it is the end of the turn, and everything is answered at random.
    """
    duel, turn = sample.duel, sample.duel.turn
    has_stack = sample.ruleset.layout(duel.options).has_stack
    for _ in range(MOST_FOLLOWING):
        prompt = sample.prompt
        if prompt is None or duel.turn != turn:
            return
        if not has_stack:
            play_at_random(sample, chance, 1)
            continue
        if prompt.ask == StackRules.ask and not duel.stack and prompt.seat == seat:
            return
        decline = decline_of(prompt) if prompt.single else None
        passes = prompt.ask == StackRules.ask or prompt.seat != seat
        if passes and decline is not None:
            sample.answer(decline)
        else:
            play_at_random(sample, chance, 1)


def worth(sample: Driver, seat: int) -> float:
    """How a sample stands for a seat, from -1 for lost to 1 for won."""
    result = sample.result
    if result is None:
        return NOT_OVER * max(-1.0, min(1.0, sample.ruleset.evaluate(sample.duel, seat)))
    if not result.winner:
        return 0.0
    return 1.0 if result.winner == seat else -1.0
