"""What the mutants of keywords put in place of parts of Grand Archive: one rule broken in each."""

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from typing import Any

from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.keywords import Keyword
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules import cleanup, recollection
from rulesets.grand_archive.rules.combat import combat_damage
from rulesets.grand_archive.rules.playing import activation, glimpse
from rulesets.grand_archive.rules.playing.bill import Part
from rulesets.grand_archive.rules.playing.plan import Plan
from rulesets.grand_archive.rules.stack import leaving_stack, words
from rulesets.grand_archive.rules.steps import triggers
from rulesets.grand_archive.rules.steps.attacks import attack
from rulesets.grand_archive.rules.steps.hits import replacing
from rulesets.grand_archive.rules.steps.objects import entering, states
from rulesets.grand_archive.rules.steps.triggers import Subject
from rulesets.grand_archive.state import traits
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget, controller_of, target
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem

FIRE = triggers.fire
ANY_HAS = attack.any_has
APPLICABLE = replacing._applicable
APPLY = replacing._apply
RELEASE_CARD = leaving_stack.release_card
ANNOUNCE = activation._announce
PUT_BACK = glimpse._put_back
ENTER_WITH = entering._enter_with
JUDGE_CALLS = glimpse._judge_calls
CHARGE = recollection.charge
ATTACK_TOTAL = combat_damage.attack_total
CLEAN_UP_ONCE = cleanup.clean_up_once


def deaf(*events: Event) -> Callable[..., None]:
    """Let abilities wait, but for those of some events."""

    def fire(duel: ArchiveDuel, one: Subject, event: Event, *rest: Any, **more: Any) -> None:
        if event not in events:
            FIRE(duel, one, event, *rest, **more)

    return fire


def fire_once(duel: ArchiveDuel, one: Subject, event: Event, *rest: Any, **more: Any) -> None:
    """Let an ability wait once for several events of one moment."""
    if not any(item.source is one.card for item in duel.waiting):
        FIRE(duel, one, event, *rest, **more)


def charge_again(duel: ArchiveDuel) -> None:
    """Put charge counters on and let On Charge trigger again and again."""
    for card in duel.sides[duel.active].field():
        card.charged.clear()
    CHARGE(duel)


def blind_together(*keywords: Keyword) -> Callable[..., bool]:
    """The test for keywords of an attack, blind for some of them."""
    return lambda duel, cards, asked: asked not in keywords and ANY_HAS(duel, cards, asked)


def ranged_from_anywhere(duel: ArchiveDuel) -> int:
    """Count Ranged for units that are not distant."""
    combat = duel.combat
    assert combat is not None
    unit = combat.attacker.thing
    near = 0 if unit.distant else traits.amount(duel, unit, Keyword.RANGED)
    return ATTACK_TOTAL(duel) + near


def enter_awake(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """Let units with Hindered enter awake."""
    ENTER_WITH(duel, card)
    card.rested = False


def enter_without_bulwark(duel: ArchiveDuel, card: ArchiveCard) -> None:
    """Let an object enter without bulwark counters."""
    ENTER_WITH(duel, card)
    card.counters.pop("bulwark", None)


def dead_anyway(card: ArchiveCard, seen: traits.Traits) -> bool:
    """Let units with Immortality die of their damage."""
    return not seen.types.isdisjoint(UNIT_TYPES) and card.damage >= (seen.life or 0)


def immortal_in_all_ways(duel: ArchiveDuel, card: ArchiveCard, how: str) -> bool:
    """Let Immortality keep an object from the unique rule too."""
    return traits.has(duel, card, Keyword.IMMORTALITY)


def intercept_at_rest(duel: ArchiveDuel, champion: ArchiveCard) -> None:
    """Let rested allies intercept."""
    for card in duel.sides[controller_of(champion)].units.cards:
        if traits.has(duel, card, Keyword.INTERCEPT):
            triggers.fire_word(duel, "intercept", "GA-287", controller_of(card), card, about=target(champion))


def bulwark_for_all(event: replacing.Event, hit: Any) -> list[Any]:
    """Let bulwark counters prevent any damage."""
    found = APPLICABLE(event, replace(hit, combat=True))
    return [each for each in found if isinstance(each, replacing.Rule)] or APPLICABLE(event, hit)


def foster_anyway(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Foster an ally that was damaged meanwhile."""
    yield from ()
    assert item.source is not None
    states.foster(duel, item.source)


def foster_the_hurt(duel: ArchiveDuel) -> None:
    """Let Foster trigger for damaged allies too."""
    for card in duel.sides[duel.active].units.cards:
        if not card.fostered and traits.has(duel, card, Keyword.FOSTER):
            triggers.fire_word(duel, words.FOSTER, "GA-302", duel.active, card)


def reservable_at_rest(duel: ArchiveDuel, seat: int) -> list[ArchiveCard]:
    """Let rested Reservable objects pay too."""
    return [each for each in duel.sides[seat].field() if traits.has(duel, each, Keyword.RESERVABLE)]


def no_ingredients(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> list[Part]:
    """Find nothing for the ingredients of a Brew."""
    return [Part(()) for _ in card.printed.program.brew]


def not_brewed(duel: ArchiveDuel, plan: Plan, ephemeral: bool) -> Script[None]:
    """Forget that ingredients were used."""
    yield from ANNOUNCE(duel, plan, ephemeral)
    plan.item.played = replace(plan.item.played, brewed=False)


def preserved_anyway(duel: ArchiveDuel, item: ArchiveItem, **rest: Any) -> None:
    """Preserve what has not resolved too."""
    RELEASE_CARD(duel, item, **{**rest, "resolved": True})


def not_ephemeral(duel: ArchiveDuel, plan: Plan, ephemeral: bool) -> Script[None]:
    """Forget that a card was played by Ephemerate."""
    yield from ANNOUNCE(duel, plan, False)


def judge_no_calls(duel: ArchiveDuel, seat: int, looked_at: Sequence[ArchiveCard]) -> Iterator[Any]:
    """Say nothing about cards that cannot be called."""
    yield from ((option, refusal) for option, refusal in JUDGE_CALLS(duel, seat, looked_at) if refusal is None)


def back_on_top(duel: ArchiveDuel, seat: int, above: list[ArchiveCard], below: list[ArchiveCard]) -> None:
    """Put everything that was looked at back on top."""
    PUT_BACK(duel, seat, above + below, [])


def champion_performs(duel: ArchiveDuel, item: ArchiveItem) -> ArchiveCard | None:
    """Let the champion attack with a Command card whose ally has left."""
    return duel.champion(item.controller)


def doubled_twice(event: replacing.Event, hit: Any, chosen: Any) -> Script[None]:
    """Double once for each Critical."""
    yield from APPLY(event, hit, chosen)
    if chosen is replacing.Rule.DOUBLE:
        hit.amount *= 2


def highest(duel: ArchiveDuel, cards: Sequence[ArchiveCard], keyword: Keyword) -> int:
    """Take the highest number of a keyword instead of the sum."""
    return max([traits.amount(duel, each, keyword) for each in cards], default=0)


def stays_distant(duel: ArchiveDuel) -> Script[None]:
    """Clean up, but leave units distant."""
    distant = [card for card in duel.objects() if card.distant]
    yield from CLEAN_UP_ONCE(duel)
    for card in distant:
        card.distant = True


def kills_by_all(duel: ArchiveDuel, died: Sequence[ArchiveTarget]) -> None:
    """Credit a kill to every retaliator."""
    combat = duel.combat
    if combat is not None:
        for victim in died:
            for each in combat.retaliators:
                FIRE(duel, Subject(each.thing, each.visit), Event.KILLS, victim)
