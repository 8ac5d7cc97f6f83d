"""What a player works out first about a card to play in the duel of trumps, for bots that learn."""

from collections.abc import Sequence

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option
from rulesets.rune_duel.rules.trumps import trumps
from rulesets.rune_duel.state.duel import RuneDuel

HAND = 5
"""About as many cards as a hand has."""


def hints(duel: RuneDuel, seat: int, option: Option) -> Sequence[tuple[str, float]]:
    """Whether a card would stay, how many cards could trump it, and how many of the hand could go on after those.

    Args:
        duel: the duel.
        seat: whose option it is.
        option: an option.
    """
    if option.card is None or duel.phase not in ("duel", "cleanup"):
        return ()
    card, options = duel.cards[option.card], duel.options
    if card.zone is not duel.pile(seat, "hand"):
        return ()
    printed, rest = card.printed, [each.printed for each in card.zone.cards if each is not card]
    stays = printed.rank <= duel.summons
    found = [("stays" if stays else "goes", 1.0), ("stays with", (printed.attack + printed.life) / 10 * stays)]
    theirs = other(seat)
    hidden = [
        each.printed
        for pile in ("hand", "deck", "discard")
        for each in duel.pile(theirs, pile).cards
        if not duel.sees(seat, each)
    ]
    if hidden:
        beat = [each for each in hidden if trumps(each, printed, options)]
        found.append(("beaten by", len(beat) / len(hidden)))
        if beat and rest:
            answered = sum([any([trumps(mine, each, options) for mine in rest]) for each in beat])
            found.append(("answered", answered / len(beat)))
    found.append(("left to stay", sum([each.rank <= duel.summons for each in rest]) / HAND))
    return found
