"""What a player works out first about a card to play in the duel of trumps, for bots that learn."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Option
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions
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
    hidden = Counter(
        [
            (each.printed.rank, each.printed.rune)
            for pile in ("hand", "deck", "discard")
            for each in duel.pile(theirs, pile).cards
            if not duel.sees(seat, each)
        ]
    )
    if hidden:
        own, hand = (printed.rank, printed.rune), [(each.rank, each.rune) for each in rest]
        trumping = _trumping(options)
        beat = [each for each in hidden if trumping[each, own]]
        beaten = sum([hidden[each] for each in beat])
        found.append(("beaten by", beaten / hidden.total()))
        if beat and hand:
            met = [hidden[each] for each in beat if any([trumping[mine, each] for mine in hand])]
            found.append(("answered", sum(met) / beaten))
    found.append(("left to stay", sum([each.rank <= duel.summons for each in rest]) / HAND))
    return found


class _Trumping(dict[tuple[tuple[int, int], tuple[int, int]], bool]):
    """Whether a card trumps another, by rank and rune of both; each pair is worked out once.

    Args:
        options: the options.
    """

    def __init__(self, options: RuneOptions) -> None:
        super().__init__()
        self._options = options

    def __missing__(self, pair: tuple[tuple[int, int], tuple[int, int]]) -> bool:
        card, last = (RunePrinted("", "", "", *each) for each in pair)
        found = self[pair] = trumps(card, last, self._options)
        return found


_trumping = lru_cache(maxsize=16)(_Trumping)
