"""What a text says that cannot be read: the players carry it out by hand (GA-345)."""

from functools import partial
from typing import ClassVar

from cardgame_tui.engine import by_hand
from cardgame_tui.engine.by_hand import Deed, Done
from cardgame_tui.engine.duel import SEATS, other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.value import value
from rulesets.grand_archive.rules.steps import counters, drawing
from rulesets.grand_archive.rules.steps.hits import damage
from rulesets.grand_archive.rules.steps.hits.damage import Hit
from rulesets.grand_archive.rules.steps.objects import states
from rulesets.grand_archive.rules.steps.objects.leaving import How
from rulesets.grand_archive.rules.steps.objects.sending import send
from rulesets.grand_archive.rules.steps.verb import Step
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

RULE = "GA-345"


@value
class ByHand(Step):
    """Words that are not read; the player says what happens, and the other player agrees (GA-345)."""

    PHRASES: ClassVar = ("by hand {words}",)
    words: str

    def perform(self, duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
        """Let the players carry it out."""
        yield from by_hand.carry_out(duel, DEEDS, item.controller, item.source, RULE, self.words)
        return True


def _objects(duel: ArchiveDuel) -> list[ArchiveCard]:
    return [card for seat in SEATS for card in duel.sides[seat].field()]


def _others(duel: ArchiveDuel) -> list[ArchiveCard]:
    """The objects that may leave the field by a text: all but champions."""
    return [card for card in _objects(duel) if card.printed.kind != "champion"]


def _deal(duel: ArchiveDuel, done: Done[ArchiveCard]) -> Script[object]:
    return damage.deal(duel, [Hit(done.whom, done.number, None, combat=False)], RULE)


def _recover(duel: ArchiveDuel, done: Done[ArchiveCard], *, others: bool) -> None:
    damage.recover(duel, other(done.seat) if others else done.seat, done.number, RULE)


def _draw(duel: ArchiveDuel, done: Done[ArchiveCard], *, others: bool, to: str = "hand") -> None:
    drawing.draw(duel, other(done.seat) if others else done.seat, done.number, RULE, to=to)


def _send(duel: ArchiveDuel, done: Done[ArchiveCard], *, how: How) -> None:
    send(duel, [done.whom], how, RULE)


def _put(duel: ArchiveDuel, done: Done[ArchiveCard], *, kind: str) -> None:
    counters.put(duel, done.whom, kind, done.number, RULE)


def _take(duel: ArchiveDuel, done: Done[ArchiveCard], *, kind: str) -> None:
    counters.take(duel, done.whom, kind, done.number, RULE)


DEEDS = (
    Deed("by_hand_draw", partial(_draw, others=False), counted=True),
    Deed("by_hand_draw_into_memory", partial(_draw, others=False, to="memory"), counted=True),
    Deed("by_hand_other_draws", partial(_draw, others=True), counted=True),
    Deed("by_hand_recover", partial(_recover, others=False), counted=True),
    Deed("by_hand_other_recovers", partial(_recover, others=True), counted=True),
    Deed("by_hand_damage", _deal, _objects, counted=True),
    Deed("by_hand_destroy", partial(_send, how="destroyed"), _others),
    Deed("by_hand_banish", partial(_send, how="banished"), _others),
    Deed("by_hand_return", partial(_send, how="returned"), _others),
    Deed("by_hand_into_memory", partial(_send, how="into_memory"), _others),
    Deed("by_hand_rest", lambda duel, it: states.rest(duel, it.whom, RULE), _objects),
    Deed("by_hand_wake", lambda duel, it: states.wake(duel, it.whom, RULE), _objects),
    Deed("by_hand_buff", partial(_put, kind="buff"), _objects, counted=True),
    Deed("by_hand_debuff", partial(_put, kind="debuff"), _objects, counted=True),
    Deed("by_hand_level", partial(_put, kind="level"), _objects, counted=True),
    Deed("by_hand_mark", partial(_put, kind="mark"), _objects, counted=True),
    Deed("by_hand_unmark", partial(_take, kind="mark"), _objects, counted=True),
)
"""What players may carry out by hand."""
