"""A trial in words: what happens, the scores that change, where play stops, and under what condition."""

from collections import Counter
from collections.abc import Iterator

from cardgame_tui.engine.asking import PASS
from cardgame_tui.engine.duel import Duel, other
from cardgame_tui.engine.priority import StackRules
from cardgame_tui.engine.prompt import Option
from cardgame_tui.engine.shown.unknown import HIDDEN_CARDS, UnknownError
from cardgame_tui.engine.shown.wording import top_of_stack
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.conditions import condition_of
from cardgame_tui.play.lookahead.consequence import RESPONDS, YOU, Consequence, Score
from cardgame_tui.play.lookahead.outcomes import Outcomes, together
from cardgame_tui.play.lookahead.own_cards import is_on_side, own_card
from cardgame_tui.play.lookahead.sums import sums_of
from cardgame_tui.play.lookahead.trial import Trial
from cardgame_tui.ruleset import Ruleset


def in_words(driver: Driver, index: int, trial: Trial, reader: int, you: int) -> Consequence:
    """Put a trial into words.

    Args:
        driver: the duel as it is.
        index: the option that was tried.
        trial: what it did.
        reader: whose knowledge was used.
        you: the seat that the words call ``you``; 0 for words to everybody.
    """
    option, ruleset = trial.prompt.options[index], driver.ruleset
    scores = tuple(_scores(driver, trial, you))
    outcomes = Outcomes(driver, trial, option, reader, you)
    clauses = [*together(outcomes.clauses()), *_end(ruleset, driver.duel, trial, you)]
    if not clauses and not scores and (meaning := ruleset.meaning(driver.duel, trial.prompt, option)):
        return Consequence((meaning,))
    if not clauses and not scores:
        clauses = [*_what_comes_next(driver, trial, option, reader)] or [
            *_lets_resolve(driver, trial, option, reader)
        ]
        if trial.unknown:
            return Consequence(tuple(clauses))
    worse = int.__gt__ if ruleset.meter else int.__lt__
    losses = [score for score in scores if score.name == YOU and worse(score.after, score.before)]
    condition, means = "", ""
    if clauses or scores:
        condition, means = condition_of(
            driver, index, trial, reader, lambda each: _said(driver, each, option, reader, you)
        )
    conditions = [condition, "then it depends" if trial.unknown else ""]
    unless = ", ".join(filter(None, conditions))
    responder = driver.duel.start.names[other(trial.prompt.seat) - 1] if unless and RESPONDS in condition else ""
    return Consequence(
        tuple(clauses),
        scores,
        unless,
        bool(losses),
        _hits_own(driver, trial, option),
        responder,
        means if unless else "",
        outcomes.blows(),
        tuple(sums_of(driver, trial, reader)),
    )


def _said(driver: Driver, trial: Trial, option: Option, reader: int, you: int) -> Counter[str]:
    """All that is said of a trial: what happens, the scores that change, and the end of a turn or a duel."""
    outcomes = Outcomes(driver, trial, option, reader, you)
    scores = [score.words for score in _scores(driver, trial, you)]
    others = [*scores, *_end(driver.ruleset, driver.duel, trial, you)]
    return outcomes.told() + Counter(filter(None, [*others, outcomes.blows()]))


def _hits_own(driver: Driver, trial: Trial, option: Option) -> bool:
    """Whether an option picks a card of the deciding player on the board that then is gone or has less life."""
    duel, ruleset = driver.duel, driver.ruleset
    number = own_card(driver, option, trial.prompt.seat)
    if number is None:
        return False
    if not is_on_side(ruleset, trial.duel, number, trial.prompt.seat):
        return True
    try:
        before = ruleset.face(duel, duel.cards[number]).health
        after = ruleset.face(trial.duel, trial.duel.cards[number]).health
    except UnknownError:
        return False
    return before is not None and after is not None and after[0] < before[0]


def _what_comes_next(driver: Driver, trial: Trial, option: Option, reader: int) -> Iterator[str]:
    """What is said where nothing is known to happen: what decides it, or what is asked next."""
    if trial.unknown:
        yield from _unknown(driver.ruleset.outlook(driver.duel, trial.prompt, option, trial.unknown), trial)
    else:
        yield from _next_question(driver, trial, option, reader)


def _unknown(outlook: str | None, trial: Trial) -> Iterator[str]:
    """The words for an outcome that is not known: those of the game, or what decides it.

    Hidden cards decide all options of a question alike where an option only picks: then they are not named.
    """
    if outlook is None and (trial.events or trial.unknown != HIDDEN_CARDS):
        outlook = f"depends on {trial.unknown}"
    if outlook:
        yield outlook


def _lets_resolve(driver: Driver, trial: Trial, option: Option, reader: int) -> Iterator[str]:
    """For a pass while something is on the stack of which nothing else is said: what it lets resolve."""
    if option.key == PASS.key and trial.prompt.ask == StackRules.ask and driver.duel.stack:
        yield f"lets {top_of_stack(driver.duel, reader)} resolve"


def _scores(driver: Driver, trial: Trial, you: int) -> Iterator[Score]:
    """The first thing that is counted for each seat, where it changes; the deciding player's first."""
    asked, ruleset, names = trial.prompt.seat, driver.ruleset, driver.duel.start.names
    for seat in (asked, other(asked)):
        before, after = _score(ruleset, driver.duel, seat), _score(ruleset, trial.duel, seat)
        if before is not None and after is not None and before != after:
            word = ruleset.gauges(driver.duel, seat)[0][0]
            begins = ruleset.life_comes_later and ruleset.health(driver.duel, seat) is None
            yield Score(YOU if seat == you else names[seat - 1], word, before, after, begins)


def _score(ruleset: Ruleset, duel: Duel, seat: int) -> int | None:
    """The life that a seat has left, or what counts up to its end, or else what is counted first; 0 for nothing.

    None if it depends on a card that the reader does not know.
    """
    try:
        health, gauges = ruleset.health(duel, seat), ruleset.gauges(duel, seat)
    except UnknownError:
        return None
    return health[0] if health and not ruleset.meter else gauges[0][1] if gauges else 0


def _end(ruleset: Ruleset, now: Duel, trial: Trial, you: int) -> Iterator[str]:
    """The end of the duel; and for a pass, that of the turn or of the phase."""
    duel, wording = trial.duel, ruleset.wording
    if duel.result is not None:
        winner = duel.result.winner
        names = duel.start.names
        won = f"{names[winner - 1]} wins" if not you else "you win" if winner == you else "you lose"
        yield won if winner else "a draw"
    elif not trial.closes:
        return
    elif duel.turn != trial.turn:
        yield f"the {wording.turn} ends"
    elif (then := ruleset.step_words(duel)) != ruleset.step_words(now):
        yield f"then {then}"


def _next_question(driver: Driver, trial: Trial, option: Option, reader: int) -> Iterator[str]:
    """What a pass leads to, if that asks the same player before anything else happens."""
    prompt = trial.branch.prompt
    if (
        prompt is None
        or option.key != PASS.key
        or prompt.ask == StackRules.ask
        or prompt.seat != trial.prompt.seat
    ):
        return
    try:
        words = driver.ruleset.wording.question(trial.duel, prompt, reader)
    except UnknownError:
        return
    yield f"then: {words.removeprefix(f'{driver.duel.start.names[prompt.seat - 1]}, ').removesuffix('.')}"
