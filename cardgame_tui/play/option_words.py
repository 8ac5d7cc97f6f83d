"""What was picked from a prompt: in stable words, for comparison, and in the words of the screen."""

from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.prompt import Answer, Option, Prompt
from cardgame_tui.engine.shown.wording import option_parts, option_words
from cardgame_tui.play.driver import Driver


def picks(duel: Duel, prompt: Prompt, answer: Answer) -> list[list[str]]:
    """The stable words of each picked option; for a secret prompt seat 1's option and then seat 2's."""
    options = prompt.options
    if isinstance(answer, int):
        return [option_parts(duel, options[answer])]
    return [option_parts(duel, options[index]) for index in answer]


def words_of(driver: Driver, option: Option) -> set[str]:
    """All words an option goes by, in lower case: key, card, zone, value and what the screen says."""
    said = driver.ruleset.wording.option(driver.duel, option)
    return {each.casefold() for each in (said, *option_words(driver.duel, option))}


def chosen_options(prompt: Prompt, answer: Answer) -> list[Option]:
    """The options an answer picks."""
    indexes = (answer,) if isinstance(answer, int) else answer
    return [prompt.options[index] for index in indexes]
