"""What would happen and is held back, because a text says that something else happens instead (DR-202)."""

from collections.abc import Callable, Iterator

from rulesets.dimensional_rift.cards.nouns import Reference
from rulesets.dimensional_rift.cards.program import Ability, Trigger
from rulesets.dimensional_rift.cards.selectors import Chosen, Each
from rulesets.dimensional_rift.state.card import RiftCard
from rulesets.dimensional_rift.state.duel import RiftDuel
from rulesets.dimensional_rift.state.held_back import HeldBack
from rulesets.dimensional_rift.state.holding import holds
from rulesets.dimensional_rift.state.matching import View, fits


def held_back(
    duel: RiftDuel,
    event: Trigger,
    happen: Callable[[], object],
    *,
    card: RiftCard | None = None,
    seat: int = 0,
    amount: int = 0,
    about: RiftCard | None = None,
) -> bool:
    """Hold an event back if a text replaces it; `replacing.settle_held` then says what happens.

    No text replaces what happens because of itself, so that this comes to an end.

    Args:
        duel: the duel.
        event: what would happen.
        happen: lets it happen after all.
        card: the card that it would happen to, None if it is an event of a player.
        seat: that player.
        amount: how much would happen.
        about: the other card of the event.
    """
    if event not in duel.replaced:
        return False
    found = text_instead(duel, event, card, seat, about)
    if found is None:
        return False
    source, ability = found
    duel.held.append(
        HeldBack(event, source, ability, happen, card, amount, (*duel.instead, (source.id, ability.number)))
    )
    return True


def text_instead(
    duel: RiftDuel, event: Trigger, card: RiftCard | None, seat: int, about: RiftCard | None
) -> tuple[RiftCard, Ability] | None:
    """The text that replaces an event, with its card; one that does so once per turn is used."""
    found = next(_replacing(duel, event, card, seat, about), None)
    if found is not None and found[1].once:
        found[0].used.add(found[1].number)
        duel.uses += 1
    return found


def is_held(duel: RiftDuel, event: Trigger, card: RiftCard) -> bool:
    """Whether an event of a card is held back now."""
    return any(each.card is card and each.event is event for each in duel.held)


def _replacing(
    duel: RiftDuel, event: Trigger, card: RiftCard | None, seat: int, about: RiftCard | None
) -> Iterator[tuple[RiftCard, Ability]]:
    """The texts that replace an event, those of its own card first."""
    found = [each for each in duel.on_battlefield() if each.face_up and each.printed.program.replaces]
    for source in sorted(found, key=lambda each: each is not card):
        for ability in source.printed.program.replaces.get(event, ()):
            used = ability.once and ability.number in source.used
            if used or (source.id, ability.number) in duel.instead:
                continue
            view = View(source, source.owner)
            if ability.whom is not None and (about is None or not _means(duel, ability.whom, about, view)):
                continue
            happens_here = (
                _of_player(ability, seat, source) if card is None else _means(duel, ability.who, card, view)
            )
            if happens_here and holds(duel, ability.condition, view):
                yield source, ability


def _of_player(ability: Ability, seat: int, source: RiftCard) -> bool:
    return ability.seats == 0 or (ability.seats == 1) is (seat == source.owner)


def _means(duel: RiftDuel, who: object, card: RiftCard, view: View) -> bool:
    """Whether the words of a text mean a card."""
    if isinstance(who, Each | Chosen):
        another = isinstance(who, Chosen) and who.another and card is view.source
        return not another and fits(duel, card, who.what, view)
    return who is Reference.THIS and card is view.source
