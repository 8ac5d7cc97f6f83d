"""The next combat as the lines stand: both passes and what follows them, played out by the rules themselves."""

from collections.abc import Iterator

from cardgame_tui.engine.duel import SEATS, DuelOver
from cardgame_tui.engine.events import Event
from cardgame_tui.engine.shown.face import Forecast, Foreseen
from rulesets.rune_duel.rules.combat.aftermath import after_combat
from rulesets.rune_duel.rules.combat.passes import combat
from rulesets.rune_duel.state.duel import RuneDuel

TITLE = "Next combat as it stands"
LEAVES = {"dies": "dies", "fades_away": "fades away"}
"""The word for a creature that leaves in the combat, by the word of its event."""
HITS = ("lose_life", "breaks_through")
"""Event words for life that a player loses to a creature."""


def next_combat(duel: RuneDuel) -> Forecast | None:
    """Play combat on a copy of the duel, and say who leaves, who hits a player, and what life is left.

    It ends where players carry something out by hand, since nobody knows what they will say.

    Args:
        duel: the copy; it is played on.
    """
    if not any(duel.creatures()):
        return None
    life, slots = dict(duel.life), {each.id: each.slot for each in duel.creatures()}
    try:
        if next(combat(duel), None) is None:  # else players carry something out by hand (RD-75)
            after_combat(duel)
    except DuelOver:
        pass
    events = [event for event in duel.events or () if event.card in slots]
    foreseen = [_foreseen(duel, event, slots) for event in sorted(events, key=lambda each: slots[each.card or 0])]
    return Forecast(TITLE, (*dict.fromkeys(filter(None, foreseen)), *_life(duel, life)))


def _foreseen(duel: RuneDuel, event: Event, slots: dict[int, int]) -> Foreseen | None:
    """A creature that leaves, or a hit on a player; None for anything else."""
    card = duel.cards[event.card or 0]
    place = f"slot {slots[card.id]}"
    if event.what in LEAVES:
        return Foreseen(LEAVES[event.what], card.name, card.owner, place, loss=True)
    if event.what in HITS:
        return Foreseen(f"hits {duel.start.names[event.seat - 1]}", card.name, card.owner, place)
    return None


def _life(duel: RuneDuel, before: dict[int, int]) -> Iterator[Foreseen]:
    """The life of each player that would change, and the end of the game."""
    names = duel.start.names
    for seat in SEATS:
        after = max(0, duel.life[seat])
        if after != before[seat]:
            yield Foreseen(f"life {before[seat]} → {after}", names[seat - 1], seat, loss=after < before[seat])
    if duel.result is not None:
        winner = duel.result.winner
        yield Foreseen("wins", names[winner - 1], winner) if winner else Foreseen("the game is a draw")
