"""Cards that an effect tells a player to play, or that a text lets a player play (GA-103, GA-107, GA-124)."""

from collections.abc import Iterator, Sequence
from functools import partial

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.card import Printed
from cardgame_tui.engine.prompt import Judged, Refusal, Script, SharedOptions, shared_option
from cardgame_tui.value import value
from rulesets.grand_archive.cards.nouns import Duration, Pile
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.cards.statics.abilities import MayPlay
from rulesets.grand_archive.cards.statics.prices import FromElsewhere
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.playing import materializing
from rulesets.grand_archive.rules.playing.activation import (
    activate,
    cards_made_fast,
    refuse_activation,
    refuse_now,
    text_for_leaving,
)
from rulesets.grand_archive.rules.steps.lasting import start
from rulesets.grand_archive.rules.steps.objects.champion import level_up
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import statics_of
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.layers.fitting import is_card_of

MAY_PLAY = "may play"
"""The word of the effects that let a player play a card for a while."""
_PERMITTED = SharedOptions(partial(shared_option, "permitted"))


def play_one_of(
    duel: ArchiveDuel,
    item: ArchiveItem,
    cards: Sequence[ArchiveCard],
    *,
    free: bool = False,
    materialize: bool = False,
) -> Script[bool]:
    """Let the controller of a resolving item play one of some cards; whether one was played (GA-103, GA-142).

    Args:
        duel: the duel.
        item: the item that resolves.
        cards: the cards.
        free: whether it is played without paying its cost.
        materialize: whether it is materialized, not activated.
    """
    seat = item.controller
    found = [each for each in cards if each is not item.source]

    def refuse(each: ArchiveCard) -> Refusal | None:
        return refuse_playing(duel, seat, each, free=free)

    card = yield from pick_card(duel, seat, "play_card", "GA-103", found, refuse, card=item.source)
    if card is None:
        return False
    return (yield from _play(duel, seat, card, free=free, as_materialization=materialize))


def refuse_playing(duel: ArchiveDuel, seat: int, card: ArchiveCard, *, free: bool = False) -> Refusal | None:
    """Say why an effect cannot let a seat play a card now; its speed does not matter."""
    if card.preserved:
        return refusals.PRESERVED
    if card.printed.cost_kind == "reserve":
        return refuse_activation(duel, seat, card, instead=0 if free else None)
    return materializing.refuse_materialization(duel, seat, card, free=free)


def judge_permitted(duel: ArchiveDuel, seat: int) -> list[Judged]:
    """The cards outside the hand that a text lets a seat play at their normal speed (GA-103)."""
    permits, own = statics_of(duel, seat, MayPlay), _from_elsewhere(duel, seat)
    if not permits and not own and not duel.effects.of(MAY_PLAY):
        return []
    made_fast = cards_made_fast(duel, seat)
    permitted = [
        card
        for _, static in permits
        for card in duel.pile(seat, static.pile.zone).cards
        if duel.sees(seat, card) and is_card_of(card, static.what) and card.printed.cost_kind == "reserve"
    ]
    permitted += _permitted_now(duel, seat) + own
    return [
        (_PERMITTED[card.id], refuse_now(duel, seat, card, made_fast, instead=permitted_cost(duel, seat, card)))
        for card in dict.fromkeys(permitted)
    ]


def _from_elsewhere(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The cards whose own text lets a seat activate them from where they lie (GA-104)."""
    if duel.elsewhere is None:
        left_from = [kind for card in duel.start.cards.values() for kind in _left_from(card)]
        duel.elsewhere = tuple(dict.fromkeys(left_from))
    cards = [card for kind in duel.elsewhere for card in duel.pile(seat, kind).cards if duel.sees(seat, card)]
    return [card for card in cards if text_for_leaving(duel, card) is not None]


def _left_from(printed: Printed) -> Iterator[str]:
    """The kinds of zones from which a side of a printed card lets it be activated."""
    assert isinstance(printed, ArchivePrinted)
    for side in (printed, printed.flip):
        for each in side.program.statics if side is not None else ():
            if isinstance(each.static, FromElsewhere) and each.static.pile is not Pile.HAND:
                yield each.static.pile.zone


@value
class Permit:
    """Whoever may play a card for a while, as long as the card stays where it is (GA-103).

    Args:
        seat: the player.
        visit: the stay of the card.
        free: whether its reserve cost need not be paid.
    """

    seat: int
    visit: int
    free: bool = False


def permit(
    duel: ArchiveDuel, item: ArchiveItem, card: ArchiveCard, until: Duration, *, free: bool = False
) -> None:
    """Let the player who does what an item says play a card for a while (GA-103)."""
    start(duel, item, MAY_PLAY, [card], Permit(item.doer, card.visit, free), until)
    duel.note("GA-103", "may_play", item.doer, card)


def permitted_cost(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int | None:
    """What a permission to play a card sets its reserve cost to: 0, or None for its own cost."""
    return 0 if any([found is card and each.free for found, each in _permits(duel, seat)]) else None


def _permits(duel: ArchiveDuel, seat: int) -> list[tuple[ArchiveCard, Permit]]:
    """The cards that a seat may play for a while, each with its permission."""
    found = [
        (duel.cards[number], effect.value) for effect in duel.effects.of(MAY_PLAY) for number in effect.cards or ()
    ]
    return [(card, each) for card, each in found if each.seat == seat and card.visit == each.visit]


def _permitted_now(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """The cards that a seat may play for a while; those in its hand it may play anyway."""
    hand = duel.sides[seat].hand.cards
    return [
        card
        for card, _ in _permits(duel, seat)
        if card not in hand and duel.sees(seat, card) and card.printed.cost_kind == "reserve"
    ]


def level_up_by_effect(duel: ArchiveDuel, item: ArchiveItem) -> Script[bool]:
    """Level the controller's champion up with a legal champion card of the material deck (GA-124, GA-128)."""
    seat = item.controller
    found = [each for each in duel.sides[seat].material.cards if each.printed.kind == "champion"]
    champion = duel.champion(seat)
    card = yield from pick_card(
        duel,
        seat,
        "level_up",
        "GA-124",
        found,
        lambda each: materializing.refuse_champion(duel, seat, each),
        card=item.source,
    )
    if card is None or champion is None:
        return False
    level_up(duel, champion, card, "GA-124")
    return True


def _play(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, free: bool, as_materialization: bool
) -> Script[bool]:
    if card.printed.cost_kind == "reserve":
        what = "materialization" if as_materialization else "activation"
        return (yield from activate(duel, seat, card, instead=0 if free else None, what=what))
    yield from materializing.materialize(duel, seat, card, free=free)
    return True
