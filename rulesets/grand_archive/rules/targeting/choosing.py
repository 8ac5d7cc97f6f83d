"""Choosing targets as an item is put on the stack, and others for it later (GA-105, GA-203, GA-330)."""

from collections.abc import Sequence

from cardgame_tui.engine.asking import pick_card, pick_cards, pick_item, pick_zone
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Option, Refusal, Script
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.cards.phrases.selectors import Phrase
from rulesets.grand_archive.cards.phrases.who import TargetPlayer
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.targeting.targets import Spec, Thing, can_target, candidates, refuse_target
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import Aimed, ArchiveItem

NO_TARGET = Option("no_target")


def choose_targets(
    duel: ArchiveDuel, item: ArchiveItem, specs: Sequence[Spec], later: Sequence[Spec] = ()
) -> Script[bool]:
    """Let the controller choose a target for each place in a text; False if a required one cannot be chosen.

    The targets are added to the item, all different (GA-203).

    Args:
        duel: the duel.
        item: the item.
        specs: the places.
        later: places that come after these: what one of them needs is not chosen before it.
    """
    for place, spec in enumerate(specs, 1):
        chosen = yield from _choose_for(duel, item, spec, (*specs[place:], *later))
        if len(chosen) < spec.required:
            return False
        item.aims += [spec] * len(chosen)
        item.targets += chosen
    return True


def choose_another(duel: ArchiveDuel, item: ArchiveItem, spec: Spec, chooser: int) -> Script[Aimed]:
    """Let a seat choose one target for a place in a text, different from those that the item has."""
    return (yield from _choose(duel, item, spec, chooser, None, ()))


def _choose_for(duel: ArchiveDuel, item: ArchiveItem, spec: Spec, later: Sequence[Spec]) -> Script[list[Aimed]]:
    """The targets of one place in a text; None for one that may be left out and is."""
    if isinstance(spec, Phrase) and not spec.single:
        return (yield from _choose_several(duel, item, spec, later))
    chosen = yield from _choose(duel, item, spec, item.controller, NO_TARGET if spec.optional else None, later)
    return [] if chosen is None and not spec.optional else [chosen]


def _choose_several(
    duel: ArchiveDuel, item: ArchiveItem, spec: Phrase, later: Sequence[Spec]
) -> Script[list[Aimed]]:
    """Several objects or cards in one choice; the last ones are left if later places need them (GA-203)."""
    needs = _is_possible(duel, item, later)
    cards = [each for each in candidates(duel, item.controller, spec, item) if isinstance(each, ArchiveCard)]
    picked = yield from pick_cards(
        duel, item.controller, "targets", "GA-203", cards, lambda card: _refuse(duel, item, spec, card),
        least=spec.required, most=spec.most, card=item.source, public=_is_public(duel, item),
    )  # fmt: skip
    while needs and picked and not _is_possible(duel, item, later, *picked):
        needed = next((each for each in reversed(picked) if _frees(duel, item, later, picked, each)), picked[-1])
        picked = [each for each in picked if each is not needed]
        duel.note("GA-203", "left_for_later", item.controller, needed)
    return [target(card) for card in picked]


def _choose(
    duel: ArchiveDuel, item: ArchiveItem, spec: Spec, chooser: int, none: Option | None, later: Sequence[Spec]
) -> Script[Aimed]:
    source = item.source
    public = _is_public(duel, item)
    found = candidates(duel, item.controller, spec, item)

    needs = _is_possible(duel, item, later)

    def refuse(thing: Thing) -> Refusal | None:
        refusal = _refuse(duel, item, spec, thing)
        if refusal is None and needs and not _is_possible(duel, item, later, thing):
            return refusals.NEEDED
        return refusal

    if isinstance(spec, TargetPlayer):
        zones = [duel.sides[each].hand for each in SEATS if not spec.opponent or each != item.controller]
        zone = yield from pick_zone(
            duel, chooser, "target", "GA-203", zones, lambda each: _taken(item, each), none=none, card=source,
            public=public,
        )  # fmt: skip
        return None if zone is None else duel.zones[zone.id]
    if spec.on_stack:
        items = [each for each in found if isinstance(each, ArchiveItem)]
        return (
            yield from pick_item(
                duel, chooser, "target", "GA-205", items, refuse, none=none, card=source, public=public
            )
        )
    cards = [each for each in found if isinstance(each, ArchiveCard)]
    card = yield from pick_card(
        duel, chooser, "target", "GA-203", cards, refuse, none=none, card=source, public=public
    )
    return None if card is None else target(card)


def _refuse(duel: ArchiveDuel, item: ArchiveItem, spec: Spec, thing: Thing) -> Refusal | None:
    if thing is item:
        return refusals.ITSELF
    return _taken(item, thing) or refuse_target(duel, item.controller, item.source, spec, thing, item)


def _is_possible(duel: ArchiveDuel, item: ArchiveItem, later: Sequence[Spec], *chosen: Thing) -> bool:
    """Whether each later place that needs a target could have one besides what is chosen; no if none needs one."""
    if item.source is None or not any([each.required for each in later]):
        return bool(chosen)
    taken = [each.thing if isinstance(each, Target) else each for each in item.targets if each is not None]
    return can_target(duel, item.controller, item.source, later, (*taken, *chosen))


def _frees(
    duel: ArchiveDuel, item: ArchiveItem, later: Sequence[Spec], picked: Sequence[ArchiveCard], card: ArchiveCard
) -> bool:
    """Whether the later places can have their targets once this card is left."""
    return _is_possible(duel, item, later, *[each for each in picked if each is not card])


def _is_public(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    return item.source is None or duel.sees(0, item.source)


def _taken(item: ArchiveItem, thing: object) -> Refusal | None:
    """Why something cannot be chosen that the item targets already (GA-203)."""
    for each in item.targets:
        if each is thing or (isinstance(each, Target) and each.thing is thing):
            return refusals.TARGETED
    return None
