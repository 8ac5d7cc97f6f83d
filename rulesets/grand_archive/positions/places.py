"""The places of a position in words, such as ``1.champion``, ``2.0`` or ``1.graveyard.0``."""

from collections.abc import Iterator, Mapping, Sequence

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.positions.position import PILES, Position, SeatPosition
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel

GONE = "gone"
"""The place of a card that has left the game, such as ``1.gone.Kindling Knife`` with its owner (GA-253)."""


def places(duel: ArchiveDuel, objects: Mapping[int, Sequence[ArchiveCard]]) -> dict[str, ArchiveCard]:
    """Every card of a duel that lies somewhere, by the words for its place.

    Args:
        duel: the duel.
        objects: the objects of each seat but for its champion, in the order of the position.
    """
    found: dict[str, ArchiveCard] = {}
    for seat in SEATS:
        for words, cards in _cards(duel, seat, objects[seat]):
            found |= {f"{seat}.{words}{number}": card for number, card in enumerate(cards)}
        for words, single in (("champion", duel.champion(seat)), ("mastery", duel.mastery(seat))):
            found |= {} if single is None else {f"{seat}.{words}": single}
    return found


def words_of(duel: ArchiveDuel) -> dict[ArchiveCard, str]:
    """The words for the place of every card of a duel, as its position lists the cards."""
    return {card: words for words, card in places(duel, objects_in_order(duel)).items()}


def place_names(position: Position) -> set[str]:
    """The words for every place of a position in which a card lies."""
    found: set[str] = set()
    for seat, side in position.sides():
        found |= {f"{seat}.{words}{number}" for words, count in _counts(side) for number in range(count)}
        found |= {f"{seat}.{words}" for words in ("champion", "mastery") if getattr(side, words)}
    return found


def objects_in_order(duel: ArchiveDuel) -> dict[int, list[ArchiveCard]]:
    """The objects of each seat but for its champion, as a position lists them."""
    return {seat: [card for card in duel.sides[seat].field() if card is not duel.champion(seat)] for seat in SEATS}


def gone_name(words: str) -> tuple[int, str] | None:
    """The owner and the name of a card that has left the game; None for words that name a place."""
    seat, _, rest = words.partition(".")
    what, _, name = rest.partition(".")
    return (int(seat), name) if what == GONE and seat in ("1", "2") else None


def _cards(
    duel: ArchiveDuel, seat: int, objects: Sequence[ArchiveCard]
) -> Iterator[tuple[str, Sequence[ArchiveCard]]]:
    """The groups of cards of a seat with the beginning of their places; `_counts` has the same groups."""
    champion = duel.champion(seat)
    yield "", objects
    yield "lineage.", [] if champion is None else duel.lineage(champion)
    yield "deck.", duel.sides[seat].deck.cards[::-1]
    yield "statuses.", duel.statuses(seat)
    for number, card in enumerate(objects):
        yield f"{number}.loaded.", duel.loaded(card)
    for pile in PILES:
        yield f"{pile}.", duel.pile(seat, pile).cards


def _counts(side: SeatPosition) -> Iterator[tuple[str, int]]:
    yield "", len(side.field)
    yield "lineage.", 0 if side.champion is None else len(side.champion.lineage)
    yield "deck.", len(side.deck)
    yield "statuses.", len(side.statuses)
    for number, placed in enumerate(side.field):
        yield f"{number}.loaded.", len(placed.loaded)
    for pile, cards in side.piles().items():
        yield f"{pile}.", len(cards)
