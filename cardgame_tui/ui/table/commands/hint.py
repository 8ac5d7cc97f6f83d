"""What a bot would do, for people who play alone or with open hands: to learn a game, or to look at a position."""

from collections.abc import Iterator
from time import perf_counter
from typing import TYPE_CHECKING

from cardgame_tui.play.option_words import chosen_options
from cardgame_tui.ui.cells.text import counted
from cardgame_tui.ui.pages.page import Item, Page

if TYPE_CHECKING:
    from cardgame_tui.bots.search_bot import Judged, SearchBot
    from cardgame_tui.ui.session.session import Session
    from cardgame_tui.ui.table.desk import TableDesk

TITLE = "What a bot would do"
"""The heading of the page."""
MOST_SECONDS = 1.0
"""How long the bot may think: the table waits for it."""
SAMPLES = 200
"""How many samples it asks for at most."""
MOST_ANSWERS = 12
"""Answers that the page lists at most."""


def hint_works(at: "TableDesk") -> bool:
    """Whether a person has to decide who plays alone or with open hands."""
    session = at.session
    prompt = session.prompt if session.stepping is None else None
    if prompt is None or prompt.seat not in session.people:
        return False
    return session.alone or session.settings.privacy == "open"


def hint(at: "TableDesk") -> None:
    """Show what a bot would answer, with its estimate of each answer."""
    at.dialog.show(hint_page(at.session), at.go_on)


def hint_page(session: "Session") -> Page:
    """What a bot would answer at the seat that must decide, from what that seat knows."""
    from cardgame_tui.bots.asking import Asked
    from cardgame_tui.bots.bot import BotSetup
    from cardgame_tui.bots.ismcts_bot import IsmctsBot

    prompt, driver = session.prompt, session.driver
    assert prompt is not None
    setup = BotSetup.of_match(session.setup).with_effort(SAMPLES)
    bot = IsmctsBot(setup, prompt.seat, len(driver.given))
    try:
        asked, begun = Asked(bot, driver, prompt.seat), perf_counter()
        while asked.answer is None and perf_counter() - begun < MOST_SECONDS:
            asked.give_sample()
        if asked.answer is None:
            asked.stop()
    except Exception as error:  # a hint ends no match, whatever stops the bot
        return Page(TITLE, (Item(f"There is no hint here: the bot stopped with an error ({_kind(error)})."),))
    return Page(TITLE, tuple(_items(session, bot)))


def _kind(error: Exception) -> str:
    """What stopped a bot; its text may name cards that nobody has seen."""
    return type(error.__cause__ or error).__name__


def _items(session: "Session", bot: "SearchBot") -> Iterator[Item]:
    if not bot.judged:
        yield Item("Only one answer is possible.")
        return
    tries = sum(each.tries for each in bot.judged)
    yield Item(
        f"From what {session.name(bot.seat)} knows, the bot ismcts played on from here {counted(tries, 'time')}. "
        "Its estimate of each answer comes first: +100 is a certain win, -100 a certain loss. "
        "How often it tried the answer stands in brackets."
    )
    yield from (Item(_words(session, each)) for each in bot.judged[:MOST_ANSWERS])
    if left := bot.judged[MOST_ANSWERS:]:
        yield Item(f"and {len(left)} other answers")


def _words(session: "Session", judged: "Judged") -> str:
    prompt = session.prompt
    assert prompt is not None
    wording, duel = session.ruleset.wording, session.driver.duel
    said = ", ".join(wording.option(duel, each) for each in chosen_options(prompt, judged.answer)) or "nothing"
    return f"{100 * judged.worth:+4.0f}  {said} ({judged.tries})"
