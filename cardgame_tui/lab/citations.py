"""Which rules a batch of duels has put to use: how often each number is cited."""

from collections import Counter
from collections.abc import Iterable

from cardgame_tui.bots.registry import make_bot
from cardgame_tui.engine.duel import Start
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.lab.batch import Batch
from cardgame_tui.lab.play_out import play_out
from cardgame_tui.play.driver import Driver


def count_citations(batch: Batch) -> Counter[str]:
    """Play a batch and count how often prompts and events cite each rule number.

    Args:
        batch: what to play, on this core.
    """
    ruleset = batch.load()
    cited: Counter[str] = Counter()

    def seen(prompt: Prompt) -> None:
        cited[prompt.rule] += 1

    for seeds in batch.seeds():
        start = Start(seeds.duel, batch.options, batch.decks, cards=ruleset.cards)
        driver = Driver(ruleset, start, keep=False)
        bots = make_bot(batch.bots[0], seeds.bot1), make_bot(batch.bots[1], seeds.bot2)
        play_out(driver, bots, ruleset.longest, seen)
        cited.update(event.rule for event in driver.duel.events or ())
    return cited


def never_cited(cited: Counter[str], rules: Iterable[str]) -> list[str]:
    """The rule numbers of a rulebook that a batch has not put to use, in the order of the book."""
    return [number for number in rules if not cited[number]]
