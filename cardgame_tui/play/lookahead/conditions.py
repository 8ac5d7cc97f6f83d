"""Under what condition an option does what is said of it: what the other player could do that changes it.

What that player could answer to a question is tried. What they could respond is not known where hidden cards
decide, so a response is named wherever one is possible.
"""

from collections import Counter
from collections.abc import Callable, Iterable, Mapping, Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.unknown import is_known
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.consequence import RESPONDS
from cardgame_tui.play.lookahead.declining import decline_of
from cardgame_tui.play.lookahead.trial import Declined, Trial, try_option

MOST_NAMED = 2
"""Most cards that a condition names."""


def condition_of(
    driver: Driver, index: int, trial: Trial, reader: int, said: Callable[[Trial], Counter[str]]
) -> tuple[str, str]:
    """The condition in words, and the part of it that names cards: those with which the other player could act.

    Args:
        driver: the duel as it is.
        index: the option that was tried.
        trial: what it did, if the other player declines.
        reader: whose knowledge was used.
        said: everything that is said of a trial.
    """
    outcome = said(trial)

    def changes(declined: Declined, answer: Answer) -> bool:
        """Whether another answer of the other player makes false what is said."""
        tried = try_option(driver, index, reader, (declined.place, answer))
        differs = bool(outcome - said(tried)) or tried.unknown not in ("", trial.unknown)
        tried.branch.discard()
        return differs

    found = [(each.prompt.ask, _changing(driver, trial, each, changes)) for each in trial.declined]
    cards = cards_by_ask([(ask, numbers) for ask, numbers in found if numbers is not None])
    return _unless(driver, trial, trial.prompt.options[index], cards) if cards else ("", "")


def _unless(driver: Driver, trial: Trial, option: Option, cards: Mapping[str, Sequence[int]]) -> tuple[str, str]:
    """The condition in words, and its part that names cards.

    Args:
        driver: the duel as it is.
        trial: what the option did.
        option: the option.
        cards: the cards with which the other player could act, by the question that would ask for them.
    """
    wording = driver.ruleset.wording
    words = {**wording.unless_other, **wording.unless}
    means = {ask: _means(trial, numbers, option) if ask in words else "" for ask, numbers in cards.items()}
    parts = dict.fromkeys(f"{words.get(ask, RESPONDS)}{means[ask]}" for ask in cards)
    name = driver.duel.start.names[other(trial.prompt.seat) - 1]
    return f"unless {name} {' or '.join(parts)}", next(filter(None, means.values()), "")


def cards_by_ask(found: Iterable[tuple[str, tuple[int, ...]]]) -> dict[str, tuple[int, ...]]:
    """The cards for each question, joined where it is asked several times; none if it once had none."""
    cards: dict[str, tuple[int, ...]] = {}
    for ask, numbers in found:
        before = cards.get(ask, numbers)
        cards[ask] = tuple(dict.fromkeys(before + numbers)) if before and numbers else ()
    return cards


def _changing(
    driver: Driver, trial: Trial, declined: Declined, changes: Callable[[Declined, Answer], bool]
) -> tuple[int, ...] | None:
    """The cards with which a player could change what is said, empty for other means; None if nothing does."""
    prompt = declined.prompt
    if not declined.is_open:
        return ()
    alike = _alike(driver, trial, prompt)
    if not prompt.public:
        return () if any(changes(declined, answers[0]) for answers in alike) else None
    found = [answer for answers in alike if changes(declined, answers[0]) for answer in answers]
    if not found:
        return None
    alone = [_option(prompt, answer).card for answer in found if _is_one(answer)]
    return tuple([card for card in alone if card is not None])


def _alike(driver: Driver, trial: Trial, prompt: Prompt) -> Iterable[Sequence[Answer]]:
    """The answers that do not decline, those with cards of the same name and the same numbers together.

    The first of them is tried for all: a crowded table has many.
    """
    found: dict[object, list[Answer]] = {}
    for answer in _others(prompt):
        found.setdefault(_kind(driver, trial, prompt, answer), []).append(answer)
    return found.values()


def _kind(driver: Driver, trial: Trial, prompt: Prompt, answer: Answer) -> object:
    """What an answer has in common with those that do the same; one with a hidden card has it alone."""
    option = _option(prompt, answer)
    if not _is_one(answer) or option.card is None or not is_known(trial.duel, option.card):
        return answer
    card = driver.duel.cards[option.card]
    return option.key, option.zone, option.value, card.name, driver.ruleset.numbers(driver.duel, card)


def _option(prompt: Prompt, answer: Answer) -> Option:
    """The option that an answer picks, or the first one."""
    return prompt.options[answer if isinstance(answer, int) else answer[0]]


def _others(prompt: Prompt) -> Iterable[Answer]:
    """The answers that do not decline: each option, and all together where several may be picked."""
    if prompt.single:
        decline = decline_of(prompt)
        return [index for index in range(len(prompt.options)) if index != decline]
    alone = [(index,) for index in range(len(prompt.options))]
    return [*alone, tuple(range(prompt.limit))] if prompt.limit > 1 else alone


def _is_one(answer: Answer) -> bool:
    return isinstance(answer, int) or len(answer) == 1


def _means(trial: Trial, cards: Sequence[int], option: Option) -> str:
    """The cards that could be picked, such as `` with Nettle Witch``; empty for none, and for too many to name.

    The card of the option itself is named there already.
    """
    if option.card in cards or not all(is_known(trial.duel, number) for number in cards):
        return ""
    names = tuple(dict.fromkeys(trial.duel.cards[number].name for number in cards))
    return f" with {' or '.join(names)}" if 0 < len(names) <= MOST_NAMED else ""
