"""Numbers that a player picks as a text is carried out: how many, and how much for each of several (GA-204)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import choose
from cardgame_tui.engine.prompt import Script, shared_option
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def pick_number(
    duel: ArchiveDuel, item: ArchiveItem, least: int, most: int, card: ArchiveCard | None
) -> Script[int]:
    """Let the player who does what the text says pick a number.

    Args:
        duel: the duel.
        item: the item that resolves.
        least: the lowest number.
        most: the greatest.
        card: what it is about.
    """
    if most <= least:
        return max(0, most)
    options = [shared_option("number", None, None, number) for number in range(least, most + 1)]
    option = yield from choose(duel, item.doer, "how_many", "GA-204", options, card=card, public=True)
    assert isinstance(option.value, int)
    return option.value


def shared_among(
    duel: ArchiveDuel, item: ArchiveItem, amount: int, cards: Sequence[ArchiveCard]
) -> Script[list[tuple[ArchiveCard, int]]]:
    """Let the player divide an amount: at least 1 for each, as long as there is enough (GA-355)."""
    shares, left = list[tuple[ArchiveCard, int]](), amount
    for place, card in enumerate(cards):
        others = len(cards) - place - 1
        least = min(1, left)
        share = (
            left if not others else (yield from pick_number(duel, item, least, max(least, left - others), card))
        )
        shares.append((card, share))
        left -= share
    return [(card, share) for card, share in shares if share]
