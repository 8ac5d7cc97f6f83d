"""What the words of a text mean when it is carried out: objects, cards and players (GA-132, GA-203, GA-204)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import pick_card, pick_cards
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.shown.view import PUBLIC_SEAT
from cardgame_tui.engine.stack import Target
from cardgame_tui.text.abilities import Selector
from rulesets.grand_archive.cards.selectors import Phrase, Reference, References, That, Those
from rulesets.grand_archive.cards.who import AllPlayers, Players, TargetPlayer, YouAnd
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of, on_field, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, Item
from rulesets.grand_archive.state.traits import means


def objects_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards and objects that a word means now; a choice is made now too (GA-204).

    One thing that is targeted or chosen is `it` for the words after it, several things are `them`.
    """
    if not isinstance(whom, Phrase):
        return _referred(duel, item, whom)
    if whom.targets:
        aimed: Sequence[Aimed] = item.aimed(whom)
    elif whom.group:
        aimed = [target(card) for card in means(duel, whom, item.controller, item.source, item)]
    else:
        aimed = [target(card) for card in (yield from _choose(duel, item, whom))]
    if whom.single:
        item.it = aimed[0] if aimed else None
        return _present(item.it)
    item.them = aimed
    return them_of(item)


def cards_meant(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The cards that a word means, of a choice in a zone all candidates: the effect itself lets choose."""
    if isinstance(whom, Phrase) and not whom.targets:
        return choosable(duel, item, whom)
    return (yield from objects_of(duel, item, whom))


def object_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[ArchiveCard | None]:
    """The one card or object that a word means now, None for one that has left (GA-142)."""
    found = yield from objects_of(duel, item, whom)
    return found[0] if found else None


def on_field_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """The objects that a word means now, without cards that are no objects."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card)]


def bearers_of(duel: ArchiveDuel, item: Item, whom: Selector) -> Script[list[ArchiveCard]]:
    """What a word means now and has characteristics that change: objects, and cards in an Intent (GA-169)."""
    found = yield from objects_of(duel, item, whom)
    return [card for card in found if on_field(card) or (card.zone is not None and card.zone.kind == "intent")]


def choosable(duel: ArchiveDuel, item: Item, whom: Phrase) -> list[ArchiveCard]:
    """What the player may choose among who does what the text says: what that player sees (GA-28)."""
    found = means(duel, whom, item.controller, item.source, item)
    return [each for each in found if duel.sees(item.doer, each)]


def _choose(duel: ArchiveDuel, item: Item, whom: Phrase) -> Script[Sequence[ArchiveCard]]:
    seat, found = item.doer, choosable(duel, item, whom)
    public = all([duel.sees(PUBLIC_SEAT, each) for each in found])
    if whom.single and whom.required:
        card = yield from pick_card(duel, seat, "chosen", "GA-204", found, card=item.source, public=public)
        return () if card is None else (card,)
    least, most = min(whom.required, len(found)), min(whom.most or len(found), len(found))
    if not most or least == len(found):
        return found[:most]
    return (
        yield from pick_cards(
            duel, seat, "chosen", "GA-204", found, least=least, most=most, card=item.source, public=public
        )
    )


def them_of(item: Item) -> list[ArchiveCard]:
    """The several things of the words before that are still there."""
    return [card for aimed in item.them for card in _present(aimed)]


def in_banishment(cards: Sequence[ArchiveCard]) -> list[ArchiveTarget]:
    """Those of some cards that a text has just banished, as they lie now (GA-333)."""
    return [target(card) for card in cards if card.zone is not None and card.zone.kind == "banishment"]


def item_of(item: Item, place: Selector) -> Item | None:
    """The item on the stack that a place in the text targets, if it is still there."""
    found = item.aimed(place) if isinstance(place, Phrase) else [item.it]
    item.it = found[0] if found else None
    aimed = item.it
    return aimed if isinstance(aimed, Item) and not aimed.negated else None


def seats_meant(duel: ArchiveDuel, item: Item, who: Selector | None) -> list[int]:
    """The players that a word means, in turn order; None is the one who does what the text says.

    One player is `that player` for the words after it.
    """
    found = [seat for seat in duel.in_order() if seat in _seats(duel, item, who)]
    if who is not None and len(found) == 1:
        item.that = found[0]
    return found


def _seats(duel: ArchiveDuel, item: Item, who: Selector | None) -> Sequence[int]:
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
            return item.that_player()
        case Players.ITS_CONTROLLER:
            seat = controller_of_it(duel, item)
            return () if seat is None else (seat,)
        case Players.ITS_OWNER:
            return (item.it.thing.owner,) if isinstance(item.it, Target) else ()
        case Players.ATTACKING if duel.combat is not None:
            return (duel.combat.seat,)
        case Players.DEFENDING if duel.combat is not None:
            return (other(duel.combat.seat),)
    return ()


def this_of(item: Item) -> ArchiveCard | None:
    """The source of an item, if it is still the same thing (GA-12)."""
    source = item.source
    return source if source is not None and source.visit == item.visit and source.zone is not None else None


def controller_of_it(duel: ArchiveDuel, item: Item) -> int | None:
    """The seat that controls `it`, or controlled it when it left (GA-34)."""
    it = item.it
    if isinstance(it, Item):
        return it.controller
    if not isinstance(it, Target):
        return None
    if not it.lost:
        return controller_of(it.thing)
    known = duel.known.get((it.thing.id, it.visit))
    return None if known is None else known.controller


def _present(aimed: Aimed) -> list[ArchiveCard]:
    return [aimed.thing] if isinstance(aimed, Target) and not aimed.lost else []


def _referred(duel: ArchiveDuel, item: Item, whom: Selector) -> list[ArchiveCard]:
    match whom:
        case Reference.THIS:
            return _one(this_of(item))
        case Reference.IT | That():
            return _present(item.it)
        case Reference.THEM | References.THEM | References.THEY | Those():
            return them_of(item)
        case Reference.YOUR_CHAMPION:
            return _one(duel.champion(item.controller))
        case Reference.ITS_CHAMPION:
            seat = controller_of_it(duel, item)
            return [] if seat is None else _one(duel.champion(seat))
        case Reference.LINKED if item.source is not None:
            return _present(item.source.linked)
        case Reference.ATTACKER if duel.combat is not None and not duel.combat.gone:
            return _present(duel.combat.attacker)
        case Reference.DEFENDER if duel.combat is not None:
            return [card for each in duel.combat.defenders[:1] for card in _present(each)]
    return []


def _one(card: ArchiveCard | None) -> list[ArchiveCard]:
    return [] if card is None else [card]
