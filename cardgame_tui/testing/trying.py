"""Check of the conformance kit that trying an option tells nobody what they may not know."""

from collections.abc import Iterable

from cardgame_tui.engine.view import PUBLIC_SEAT
from cardgame_tui.play.driver import Driver
from cardgame_tui.play.lookahead.in_words import in_words
from cardgame_tui.play.lookahead.trial import try_option
from cardgame_tui.testing.canary import hidden_from, named_cards
from cardgame_tui.testing.shuffling import with_others_hidden
from cardgame_tui.testing.watch import Watch, mark


def consequences_tell_nothing(watch: Watch) -> None:
    """What is said of an option is the same whatever the cards are that its reader does not see, and names none.

    The options are tried once more in the same turn with all these cards swapped, also those of the
    reader's own deck.
    """
    prompt, driver = watch.prompt, watch.driver
    if not prompt.single:
        return
    reader = PUBLIC_SEAT if prompt.public else prompt.seat
    twin = with_others_hidden(driver, reader, own=True)
    hidden = hidden_from(watch.duel, reader)
    for index in _some(len(prompt.options)):
        words = _said(driver, index, reader)
        if named := named_cards(words) & hidden:
            watch.complain(f"what is said of {mark(prompt.options[index])} names the card {min(named)}: {words!r}")
        if twin is not None and _same_options(driver, twin) and _said(twin, index, reader) != words:
            watch.complain(f"what is said of {mark(prompt.options[index])} depends on hidden cards: {words!r}")


def _said(driver: Driver, index: int, reader: int) -> str:
    return in_words(driver, index, try_option(driver, index, reader), reader).words


def _same_options(driver: Driver, twin: Driver) -> bool:
    """Whether two duels ask the same question with the same options."""
    mine, yours = driver.prompt, twin.prompt
    if mine is None or yours is None or (mine.seat, mine.ask) != (yours.seat, yours.ask):
        return False
    return [mark(option) for option in mine.options] == [mark(option) for option in yours.options]


def _some(count: int) -> Iterable[int]:
    """The first option, the last one and one between them."""
    return sorted({0, count // 2, count - 1})
