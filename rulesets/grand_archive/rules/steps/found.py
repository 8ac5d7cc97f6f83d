"""What the words of a text mean when it is carried out: objects, cards and players (GA-132, GA-203, GA-204)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import pick_card, pick_cards
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.phrases.selectors import (
    AllIn,
    OneOfThem,
    Phrase,
    Reference,
    References,
    That,
    TheDone,
    Those,
    Top,
)
from rulesets.grand_archive.cards.phrases.tails import In, Owner
from rulesets.grand_archive.cards.phrases.who import AllPlayers, Players, TargetPlayer, YouAnd
from rulesets.grand_archive.rules.steps.numbers import number_of
from rulesets.grand_archive.rules.steps.objects.shielding import is_immortal
from rulesets.grand_archive.state.card import (
    ArchiveCard,
    ArchiveTarget,
    controller_of,
    on_field,
    target,
    target_at,
)
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, ArchiveItem
from rulesets.grand_archive.state.layers.groups import describes, group_of, seats_named, zones_of
from rulesets.grand_archive.state.traits import finished, means


def objects_of(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards and objects that a word means now; a choice is made now too (GA-204), or by chance (GA-236).

    One thing that is targeted or chosen is `it` for the words after it, several things are `them`.
    """
    if isinstance(whom, OneOfThem):
        card = yield from pick_card(duel, item.doer, "chosen", "GA-204", item.so_far.looked_at(), card=item.source)
        item.so_far.it = None if card is None else target(card)
        return _present(item.so_far.it)
    if not isinstance(whom, Phrase):
        return _referred(duel, item, whom)
    if whom.targets:
        aimed: Sequence[Aimed] = item.aimed(whom)
    elif whom.group:
        aimed = [target(card) for card in means(duel, whom, item.controller, item.source, item)]
    else:
        aimed = [target(card) for card in (yield from _choose(duel, item, whom))]
    if whom.single:
        item.so_far.it = aimed[0] if aimed else None
        return _present(item.so_far.it)
    item.so_far.them = aimed
    return them_of(item)


def cards_meant(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards that a word means, of a choice in a zone all candidates: the effect itself lets choose."""
    if isinstance(whom, Phrase) and not whom.targets:
        return choosable(duel, item, whom)
    return (yield from objects_of(duel, item, whom))


def object_of(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[ArchiveCard | None]:
    """The one card or object that a word means now, None for one that has left (GA-142)."""
    found = yield from objects_of(duel, item, whom)
    return found[0] if found else None


def on_field_of(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[list[ArchiveCard]]:
    """The objects that a word means now, without cards that are no objects."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card)]


def bearers_of(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[list[ArchiveCard]]:
    """What a word means now and has characteristics that change: objects, and cards in an Intent (GA-169)."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card) or (card.zone is not None and card.zone.kind == "intent")]


def choosable(duel: ArchiveDuel, item: ArchiveItem, whom: Phrase) -> list[ArchiveCard]:
    """What the player may choose among who does what the text says: what that player sees (GA-28)."""
    found = means(duel, whom, item.controller, item.source, item)
    return [each for each in found if duel.sees(item.doer, each)]


def _choose(duel: ArchiveDuel, item: ArchiveItem, whom: Phrase) -> Script[Sequence[ArchiveCard]]:
    found = means(duel, whom, item.controller, item.source, item) if whom.random else choosable(duel, item, whom)
    return (yield from _pick(duel, item, whom, found, "chosen", "GA-204"))


def _pick(
    duel: ArchiveDuel, item: ArchiveItem, whom: Phrase, found: list[ArchiveCard], ask: str, rule: str
) -> Script[Sequence[ArchiveCard]]:
    """Let the player who does what the text says, or chance, pick as many as the words ask for."""
    if whom.random:
        return by_chance(duel, whom, found)
    seat, public = item.doer, all([duel.sees(PUBLIC_SEAT, each) for each in found])
    if whom.single and whom.required:
        card = yield from pick_card(duel, seat, ask, rule, found, card=item.source, public=public)
        return () if card is None else (card,)
    least, most = min(whom.required, len(found)), min(whom.most or len(found), len(found))
    if not most or least == len(found):
        return found[:most]
    return (
        yield from pick_cards(
            duel, seat, ask, rule, found, least=least, most=most, card=item.source, public=public
        )
    )


def by_chance(duel: ArchiveDuel, whom: Phrase, found: Sequence[ArchiveCard]) -> list[ArchiveCard]:
    """Those of some cards that chance picks (GA-236)."""
    drawn = list(found)
    duel.chance.shuffle(drawn)
    return drawn[: whom.most or len(drawn)]


def own_of(
    duel: ArchiveDuel, item: ArchiveItem, whom: Selector, seat: int, ask: str = "chosen"
) -> Script[list[ArchiveCard]]:
    """The objects of a seat that a word for what it sacrifices means (GA-213).

    Args:
        duel: the duel.
        item: the item that resolves.
        whom: the word.
        seat: who sacrifices.
        ask: what the seat is asked; among several players each chooses only what can be sacrificed (GA-299).
    """
    if not isinstance(whom, Phrase) or whom.targets or whom.group:
        return [card for card in (yield from on_field_of(duel, item, whom)) if controller_of(card) == seat]
    before, item.so_far.actor = item.so_far.actor, seat
    meant = means(duel, whom, seat, item.source, item)
    own = [each for each in meant if controller_of(each) == seat]
    if ask != "chosen":
        own = [each for each in own if not is_immortal(duel, each, "sacrificed")]
    found = list((yield from _pick(duel, item, whom, own, ask, "GA-213")))
    item.so_far.actor = before
    remembered(item, found, one=whom.single)
    return found


def discards_of(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards that a player discards: of the hand, if no zone is named (GA-240)."""
    if not isinstance(whom, Phrase) or whom.place is not None:
        return (yield from objects_of(duel, item, whom))
    hand = [each for each in duel.sides[item.doer].hand.cards if is_meant_in(duel, item, whom, each)]
    if whom.group or len(hand) <= whom.required:
        return hand
    if whom.random:
        return by_chance(duel, whom, hand)
    least, most = whom.required, min(whom.most or len(hand), len(hand))
    return (
        yield from pick_cards(duel, item.doer, "discard", "GA-240", hand, least=least, most=most, card=item.source)
    )


def is_meant_in(duel: ArchiveDuel, item: ArchiveItem, whom: Phrase, card: ArchiveCard) -> bool:
    """Whether a phrase without a zone fits a card in the zone that the verb looks in."""
    return describes(finished(duel), group_of(whom), item.controller, item.source, card)


def them_of(item: ArchiveItem) -> list[ArchiveCard]:
    """The several things of the words before that are still there."""
    return [card for aimed in item.so_far.them for card in _present(aimed)]


def again(item: ArchiveItem, whom: Selector) -> list[ArchiveCard]:
    """The cards that the text has just banished, or what has left as it triggered (GA-22, GA-34)."""
    if item.back and (left := _that_left(item, whom)):
        return left
    back = whom in (Reference.IT, Reference.THEM, References.THEM) or isinstance(whom, That | Those)
    return [each.thing for each in item.so_far.banished if not each.lost] if back else []


def _that_left(item: ArchiveItem, whom: Selector) -> list[ArchiveCard]:
    """What has left the field as the item triggered, one change of zones later, where all see it (GA-34)."""
    about = item.so_far.it if whom is Reference.IT or isinstance(whom, That) else None
    if whom is Reference.THIS and item.source is not None:
        about = target_at(item.source, item.visit)
    return _now(about)


_OPEN = ("graveyard", "banishment")
"""Zones in which all players see what has left the field."""


def in_banishment(cards: Sequence[ArchiveCard]) -> list[ArchiveTarget]:
    """Those of some cards that a text has just banished, as they lie now (GA-333)."""
    return [target(card) for card in cards if card.zone is not None and card.zone.kind == "banishment"]


def item_of(item: ArchiveItem, place: Selector) -> ArchiveItem | None:
    """The item on the stack that a place in the text targets, if it is still there."""
    found = item.aimed(place) if isinstance(place, Phrase) else [item.so_far.it]
    item.so_far.it = found[0] if found else None
    aimed = item.so_far.it
    return aimed if isinstance(aimed, ArchiveItem) and not aimed.negated else None


def seats_meant(duel: ArchiveDuel, item: ArchiveItem, who: Selector | None) -> list[int]:
    """The players that a word means, in turn order; None is the one who does what the text says.

    One player is `that player` for the words after it.
    """
    found = [seat for seat in duel.in_order() if seat in _seats(duel, item, who)]
    if who is not None and len(found) == 1:
        item.so_far.that = found[0]
    return found


def _seats(duel: ArchiveDuel, item: ArchiveItem, who: Selector | None) -> Sequence[int]:
    match who:
        case None:
            return (item.doer,)
        case TargetPlayer():
            return item.player(who)
        case YouAnd(player=player):
            return (item.controller, *_seats(duel, item, player))
        case Players.EACH | AllPlayers.PLAYERS:
            return duel.in_order()
        case Players.OPPONENT | AllPlayers.OPPONENTS:
            return (other(item.controller),)
        case Players.THAT:
            return item.so_far.that_player(duel.known)
        case Players.ITS_CONTROLLER | Players.NAMED_CONTROLLER:
            seat = item.so_far.controller_of_it(duel.known)
            return () if seat is None else (seat,)
        case Players.ITS_OWNER:
            return (item.so_far.it.thing.owner,) if isinstance(item.so_far.it, Target) else ()
        case Players.ATTACKING if duel.combat is not None:
            return (duel.combat.seat,)
        case Players.DEFENDING if duel.combat is not None:
            return (other(duel.combat.seat),)
    return ()


def this_of(item: ArchiveItem) -> ArchiveCard | None:
    """The source of an item, if it is still the same thing (GA-12)."""
    source = item.source
    return source if source is not None and source.visit == item.visit and source.zone is not None else None


def _present(aimed: Aimed) -> list[ArchiveCard]:
    return [aimed.thing] if isinstance(aimed, Target) and not aimed.lost else []


def _now(aimed: Aimed) -> list[ArchiveCard]:
    """A thing that a text has moved, one change of zones later, where all see it (GA-22, GA-34)."""
    if not isinstance(aimed, Target) or aimed.thing.visit != aimed.visit + 1:
        return []
    zone = aimed.thing.zone
    return [aimed.thing] if zone is not None and zone.kind in _OPEN else []


def _referred(duel: ArchiveDuel, item: ArchiveItem, whom: Selector) -> list[ArchiveCard]:
    match whom:
        case Reference.THIS:
            return _one(this_of(item))
        case Reference.IT | That():
            return _present(item.so_far.it)
        case TheDone(way=way):
            item.so_far.point(way)
            return _present(item.so_far.it) or _now(item.so_far.it)
        case Reference.THEM | References.THEM | References.THEY | Those():
            return them_of(item)
        case References.REST:
            return item.so_far.looked_at()
        case Top():
            count = number_of(duel, item, whom.count)
            decks = [duel.sides[seat].deck.cards for seat in decks_of(duel, item, whom)]
            return remembered(item, [card for deck in decks for card in deck[: -count - 1 : -1]], one=count == 1)
        case AllIn(place=place):
            found = [card for cards in zones_of(duel, In(place), item.controller, item) for card in cards]
            return remembered(item, found)
        case Reference.YOUR_CHAMPION:
            return _one(duel.champion(item.controller))
        case Reference.FOES_CHAMPION:
            return _one(duel.champion(other(item.controller)))
        case Reference.ITS_CHAMPION:
            seat = item.so_far.controller_of_it(duel.known)
            return [] if seat is None else _one(duel.champion(seat))
        case Reference.LINKED if item.source is not None:
            return _present(item.source.linked)
        case Reference.ATTACKER if duel.combat is not None and not duel.combat.gone:
            return _present(duel.combat.attacker)
        case Reference.DEFENDER if duel.combat is not None:
            return [card for each in duel.combat.defenders[:1] for card in _present(each)]
    return []


def decks_of(duel: ArchiveDuel, item: ArchiveItem, top: Top) -> Sequence[int]:
    """The players whose decks the top cards are of."""
    if top.player is not None:
        return item.player(top.player)
    return seats_named(duel, top.owner or Owner.YOUR, item.controller, item)


def remembered(item: ArchiveItem, found: list[ArchiveCard], *, one: bool = False) -> list[ArchiveCard]:
    """Let some cards be `them`, and a single one `it`, for the words after them."""
    item.so_far.them = [target(each) for each in found]
    if one:
        item.so_far.it = item.so_far.them[0] if found else None
    return found


def _one(card: ArchiveCard | None) -> list[ArchiveCard]:
    return [] if card is None else [card]
