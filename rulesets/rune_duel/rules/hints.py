"""What a player works out first about a card to play in the duel of trumps, for bots that learn."""

from collections import Counter
from collections.abc import Sequence
from functools import lru_cache
from typing import TypeAlias

from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Prompt
from cardgame_tui.engine.shown.showing import Hints
from rulesets.rune_duel.cards.printed import RunePrinted
from rulesets.rune_duel.options import RuneOptions
from rulesets.rune_duel.rules.trumps import trumps
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel

Strength: TypeAlias = tuple[int, int]
"""Rank and rune of a card."""

HAND = 5
"""About as many cards as a hand has."""
ASKS = frozenset({"lead", "trump", "discard"})


def hints(duel: RuneDuel, seat: int, prompt: Prompt) -> Sequence[Hints]:
    """Whether a card would stay, how many cards could trump it, and how many of the hand could go on after those.

    Args:
        duel: the duel.
        seat: who is asked.
        prompt: the open prompt.
    """
    if prompt.ask not in ASKS:
        return ()
    hidden, cards = _hidden(duel, seat), duel.cards
    return [() if option.card is None else _of(duel, cards[option.card], hidden) for option in prompt.options]


def _hidden(duel: RuneDuel, seat: int) -> Counter[Strength]:
    """How often the other player may have each strength: all cards of that player that the seat does not see."""
    sees, theirs = duel.sees, other(seat)
    return Counter(
        [
            (each.printed.rank, each.printed.rune)
            for pile in ("hand", "deck", "discard")
            for each in duel.pile(theirs, pile).cards
            if not sees(seat, each)
        ]
    )


def _of(duel: RuneDuel, card: RuneCard, hidden: Counter[Strength]) -> Hints:
    """The hints about a card in hand."""
    printed, summons = card.printed, duel.summons
    rest = [] if card.zone is None else [each.printed for each in card.zone.cards if each is not card]
    stays = printed.rank <= summons
    found = [("stays" if stays else "goes", 1.0), ("stays with", (printed.attack + printed.life) / 10 * stays)]
    if hidden:
        own, hand = (printed.rank, printed.rune), [(each.rank, each.rune) for each in rest]
        trumping = _trumping(duel.options)
        beat = [each for each in hidden if trumping[each, own]]
        beaten = sum([hidden[each] for each in beat])
        found.append(("beaten by", beaten / hidden.total()))
        if beat and hand:
            met = [hidden[each] for each in beat if any([trumping[mine, each] for mine in hand])]
            found.append(("answered", sum(met) / beaten))
    found.append(("left to stay", sum([each.rank <= summons for each in rest]) / HAND))
    return found


class _Trumping(dict[tuple[Strength, Strength], bool]):
    """Whether a card trumps another, by the strengths of both; each pair is worked out once.

    Args:
        options: the options.
    """

    def __init__(self, options: RuneOptions) -> None:
        super().__init__()
        self._options = options

    def __missing__(self, pair: tuple[Strength, Strength]) -> bool:
        card, last = (RunePrinted("", "", "", *each) for each in pair)
        found = self[pair] = trumps(card, last, self._options)
        return found


_trumping = lru_cache(maxsize=16)(_Trumping)
