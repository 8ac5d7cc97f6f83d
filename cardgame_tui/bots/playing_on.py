"""Plays a sample on, and judges how it then stands."""

from cardgame_tui.bots.random_bot import random_answer
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Answer, Prompt
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.declining import decline_of, is_bare

__all__ = ["give", "play_at_random", "play_to_quiet", "worth"]

MOST_FOLLOWING = 60
"""Most prompts that are answered on the way to a quiet point."""
IDLE = 4
"""Of so many random answers that pass although the seat could act, only one is given."""
NOT_OVER = 0.95
"""What a judgment of an open duel is multiplied by: a result counts more."""


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
    """Answer for both seats, until the duel is over or so many decisions have been made.

    Answers are random, but where a seat may also pass or decline it does so only once in `IDLE` times: players who
    pass at random do nothing most of the time.
    """
    answer = sample.answer
    for _ in range(decisions):
        prompt = sample.prompt
        if prompt is None:
            return
        answer(lively_answer(prompt, chance))


def play_to_quiet(sample: Driver, seat: int, chance: Chance) -> None:
    """Play on to the next quiet point: the end of the turn, where nothing is half done.

    The seat answers as in `play_at_random`. The other one passes on its priority and else answers at random.

    Args:
        sample: the duel.
        seat: the seat that looks ahead.
        chance: chooses the answers.
    """
    turn = sample.duel.turn
    for _ in range(MOST_FOLLOWING):
        prompt = sample.prompt
        if prompt is None or sample.duel.turn != turn:
            return
        decline = pass_on_priority(prompt) if prompt.seat != seat else None
        sample.answer(lively_answer(prompt, chance) if decline is None else decline)


def pass_on_priority(prompt: Prompt) -> int | None:
    """The answer that passes, if a player has priority; None at any other prompt."""
    return decline_of(prompt) if prompt.ask == StackRules.ask and prompt.single else None


def lively_answer(prompt: Prompt, chance: Chance) -> Answer:
    """A random answer to a prompt, for both seats to a secret one, that seldom passes or declines."""
    below, size = chance.below, len(prompt.options)
    if prompt.single:
        if size == 1:
            return 0
        picked = below(size)
        if is_bare(prompt.options[picked]) and picked == decline_of(prompt) and below(IDLE):
            picked = (picked + 1 + below(size - 1)) % size
        return picked
    return (below(size), below(size)) if prompt.secret else random_answer(prompt, chance)


def worth(sample: Driver, seat: int) -> float:
    """How a sample stands for a seat, from -1 for lost to 1 for won."""
    if sample.result is None:
        return NOT_OVER * max(-1.0, min(1.0, sample.ruleset.evaluate(sample.duel, seat)))
    return sample.ruleset.payoff(sample.duel, seat)
