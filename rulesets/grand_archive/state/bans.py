"""What objects and players cannot do now (GA-7, GA-192, GA-200): a ban beats every permission."""

from collections.abc import Iterator, Sequence

from cardgame_tui.text.abilities import Selector, Static
from rulesets.grand_archive.cards.statics.bans import (
    AbilityBan,
    AttackBan,
    Ban,
    Cannot,
    ObjectBan,
    PlayBan,
    Playing,
)
from rulesets.grand_archive.state.card import ArchiveCard, controller_of, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import findings
from rulesets.grand_archive.state.layers.fitting import is_card_of
from rulesets.grand_archive.state.people import seats_of_people
from rulesets.grand_archive.state.traits import in_force, is_meant, rules_about, traits


def is_banned(duel: ArchiveDuel, card: ArchiveCard, ban: ObjectBan, by: ArchiveCard | None = None) -> bool:
    """Whether a text says that an object, or a card on the stack, cannot do something.

    Args:
        duel: the duel.
        card: the object or the card.
        ban: what it cannot do, or what cannot be done to it.
        by: the object that would do it.
    """
    own = Cannot in card.printed.program.forms
    if not (own or in_force(duel, Cannot)):
        return False
    said = [each for source, each in rules_about(duel, Cannot, card) if _is_by(duel, each, source, by)]
    if own and not on_field(card):  # of a card on the stack
        said += [rule.static for rule in traits(duel, card).rules]
    return any([isinstance(each, Cannot) and ban in each.bans for each in said])


def _is_by(duel: ArchiveDuel, static: Static, source: ArchiveCard, by: ArchiveCard | None) -> bool:
    """Whether a ban is about what a certain object would do; one that names no others is about all."""
    others = static.others if isinstance(static, Cannot) else None
    return others is None or (by is not None and is_meant(duel, others, controller_of(source), source, by))


def player_banned(duel: ArchiveDuel, seat: int, ban: Ban) -> bool:
    """Whether a text says that a player cannot do something."""
    return any([each == ban for each, _, _ in _bans(duel, seat)])


def may_not_play(duel: ArchiveDuel, seat: int, card: ArchiveCard, deed: Playing) -> bool:
    """Whether a text says that a player cannot activate or materialize a card (GA-104)."""
    bans = _bans(duel, seat)
    return bool(bans) and any(
        isinstance(each, PlayBan) and each.deed in (deed, Playing.PLAY) and is_card_of(card, each.what)
        for each, _, _ in bans
    )


def may_not_use(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> bool:
    """Whether a text says that a player cannot activate abilities of an object (GA-115)."""
    bans = _bans(duel, seat)
    return bool(bans) and any(
        isinstance(each, AbilityBan) and _is_among(duel, each.whom, whose, source, card)
        for each, whose, source in bans
    )


def attack_price(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]
) -> int | None:
    """What a player must pay to attack these targets with a unit; None where the attack cannot be declared."""
    price = 0
    for ban, _ in attack_bans(duel, seat, attacker, targets):
        if ban.amount is None:
            return None
        price += ban.amount
    return price


def attack_bans(
    duel: ArchiveDuel, seat: int, attacker: ArchiveCard, targets: Sequence[ArchiveCard]
) -> Iterator[tuple[AttackBan, ArchiveCard | None]]:
    """The bans on an attack of a unit on these targets, each with the card that has it."""
    for each, whose, source in _bans(duel, seat):
        if not isinstance(each, AttackBan) or not _is_among(duel, each.attackers, whose, source, attacker):
            continue
        if each.targets is None or any([_is_among(duel, each.targets, whose, source, card) for card in targets]):
            yield each, source


def _is_among(
    duel: ArchiveDuel, whom: Selector | None, seat: int, source: ArchiveCard | None, card: ArchiveCard
) -> bool:
    return whom is None or is_meant(duel, whom, seat, source, card)


def _bans(duel: ArchiveDuel, seat: int) -> Sequence[tuple[Ban, int, ArchiveCard | None]]:
    """The bans on a player, each with the player whose text it is and the card that has it."""
    if not in_force(duel, Cannot):
        return ()
    found = findings(duel, seat)
    if found.bans is None:
        found.bans = tuple(_bans_now(duel, seat))
    return found.bans


def _bans_now(duel: ArchiveDuel, seat: int) -> Iterator[tuple[Ban, int, ArchiveCard | None]]:
    for rule in in_force(duel, Cannot):
        if seat in (rule.seats or seats_of_people(rule.static.people, rule.seat)):
            for ban in rule.static.bans:
                yield ban, rule.seat, rule.source
