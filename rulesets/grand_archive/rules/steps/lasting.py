"""Continuous effects that resolutions leave behind, and when they end (GA-193, GA-194)."""

from collections.abc import Sequence

from cardgame_tui.engine.continuous import Continuous
from rulesets.grand_archive.cards.nouns import Duration
from rulesets.grand_archive.cards.statics.given import Given
from rulesets.grand_archive.rules.steps import statics
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.ruled import WATCH, Watch


def start(
    duel: ArchiveDuel,
    item: ArchiveItem,
    what: str,
    cards: Sequence[ArchiveCard] | None,
    value: object,
    until: Duration | None,
) -> None:
    """Start a continuous effect on a fixed set of objects, or on whatever its value describes if there is none."""
    source = item.source
    with_source = until is Duration.WHILE_CONTROLLED
    if (cards is not None and not cards) or (with_source and not _is_controlled(item)):
        return
    if until is Duration.WHILE_THERE and not _is_there(item):
        return
    number = None if source is None else source.id
    fixed = None if cards is None else tuple([card.id for card in cards])
    effect = Continuous[ArchiveDuel, ArchiveCard](what, None, None, value, cards=fixed, origin=number)
    effect.source, effect.until = number if with_source else None, moment_of(duel, item.controller, until)
    if until is Duration.WHILE_THERE and number is not None:
        effect.until = statics.stay_of(number)
    duel.effects.add(effect)
    duel.changed("field")


def watch(duel: ArchiveDuel, item: ArchiveItem, words: str, until: Duration) -> None:
    """Start a triggered ability for a while, of the player who does what the text of an item says (GA-350)."""
    start(duel, item, WATCH, None, Watch(Given(words), item.doer), until)


def moment_of(duel: ArchiveDuel, seat: int, until: Duration | None) -> str:
    """The word of the moment at which an effect of a seat ends; empty for never, or for one with a source."""
    match until:
        case Duration.END_OF_TURN:
            return "turn"
        case Duration.END_OF_COMBAT:
            return "combat"
        case Duration.END_OF_PHASE:
            return "combat" if duel.combat is not None else duel.phase
        case Duration.YOUR_NEXT_TURN:
            return f"turn of {seat}"
        case Duration.END_OF_YOUR_NEXT_TURN:
            return f"end of turn {duel.turns[seat] + 1} of {seat}"
    return ""


def end_with_turn(duel: ArchiveDuel) -> None:
    """End what lasts until the end of this turn (GA-93)."""
    duel.effects.end_until("turn")
    duel.effects.end_until("combat")
    duel.effects.end_until(f"end of turn {duel.turns[duel.active]} of {duel.active}")


def end_before_turn(duel: ArchiveDuel) -> None:
    """End what lasts until the beginning of this turn (GA-83)."""
    duel.effects.end_until(f"turn of {duel.active}")


def _is_there(item: ArchiveItem) -> bool:
    """Whether the source of an item is still on the field."""
    source = item.source
    return source is not None and source.visit == item.visit and on_field(source)


def _is_controlled(item: ArchiveItem) -> bool:
    """Whether the source of an item is still there, under the same control."""
    return _is_there(item) and item.source is not None and controller_of(item.source) == item.controller
