"""The page at the end of a duel: who won, by which rule, how the match stands, and what may follow."""

from collections.abc import Iterable

from cardgame_tui.ui.model.asking import result_words
from cardgame_tui.ui.model.pages import Item, Page
from cardgame_tui.ui.session import Session


def result_page(session: Session) -> Page:
    """How a finished duel ended; picks are ``next``, ``again``, ``menu`` and ``quit``."""
    match = session.match
    one, two = match.names
    items = [Item(f"{line.words} ({line.rule})", indent=2, style="dim") for line in session.log(5)]
    if match.best_of > 1:
        items.append(Item(f"Best of {match.best_of}: {one} {match.wins(1)}, {two} {match.wins(2)}"))
    items += _picks(session)
    return Page(result_words(session.view()), tuple(items))


def _picks(session: Session) -> Iterable[Item]:
    if session.match.over:
        if session.match.best_of > 1:
            yield Item(_match_words(session), style="strong")
        yield Item("Again, seats swapped", pick="again")
    else:
        yield Item(f"Duel {len(session.match.results) + 1} of the match", pick="next")
    yield Item("Menu", pick="menu")
    yield Item("Quit", pick="quit")


def _match_words(session: Session) -> str:
    winner = session.match.winner
    return f"{session.name(winner)} wins the match." if winner else "The match is a draw."
