"""Retaliation (GA-156, GA-159, GA-293, GA-294)."""

from cardgame_tui.engine.asking import pick_cards, put_in_order
from cardgame_tui.engine.duel import other
from cardgame_tui.engine.prompt import Refusal, Script, shared_option
from rulesets.grand_archive.cards.keywords import AMBUSH, Keyword
from rulesets.grand_archive.cards.statics.abilities import Deed
from rulesets.grand_archive.cards.statics.bans import ObjectBan
from rulesets.grand_archive.cards.triggers.events import Event
from rulesets.grand_archive.rules import refusals
from rulesets.grand_archive.rules.steps.attacks.attack import fighters
from rulesets.grand_archive.rules.steps.objects.states import rest
from rulesets.grand_archive.rules.steps.triggers import happens
from rulesets.grand_archive.state.bans import is_banned
from rulesets.grand_archive.state.card import ArchiveCard, target
from rulesets.grand_archive.state.combat import Combat
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.traits import has, power


def declare_retaliation(duel: ArchiveDuel) -> Script[None]:
    """Let the defending player choose which units retaliate against the attacker (GA-156)."""
    combat = duel.combat
    assert combat is not None
    if duel.options.retaliation == "off" or combat.gone:
        return
    units = fighters(duel, other(combat.seat), Deed.RETALIATE)
    able = [each for each in units if refuse_retaliation(duel, combat, each) is None]
    if able and duel.options.retaliation == "optional":
        able = yield from _choose(duel, combat)
    for card in able:
        if not has(duel, card, Keyword.STEADFAST):
            rest(duel, card, "GA-156")
        combat.retaliators.append(target(card))
        duel.note("GA-156", "retaliates", other(combat.seat), card, other=combat.attacker.thing)
    if able:
        duel.changed("combat")
    for card in able:
        happens(duel, card, Event.RETALIATES, combat.attacker)


def refuse_retaliation(duel: ArchiveDuel, combat: Combat, card: ArchiveCard) -> Refusal | None:
    """Say why a unit cannot retaliate (GA-156); an ally need not obey to do so (GA-189)."""
    if is_banned(duel, card, ObjectBan.RETALIATE) or is_banned(
        duel, combat.attacker.thing, ObjectBan.RETALIATED, card
    ):
        return refusals.CANNOT_RETALIATE
    if combat.is_defending(card):
        if card.rested and not has(duel, card, Keyword.STEADFAST):
            return refusals.RETALIATOR_RESTED
    elif not combat.defenders or not has(duel, card, AMBUSH):
        return refusals.NOT_DEFENDING
    elif card.rested:
        return refusals.RETALIATOR_RESTED
    return None if power(duel, card) > 0 else refusals.RETALIATOR_POWER


def order_retaliators(duel: ArchiveDuel) -> Script[None]:
    """Let the attacking player put several retaliators in order (GA-159)."""
    combat = duel.combat
    assert combat is not None
    if len(combat.retaliators) < 2 or combat.attacker.lost:
        return
    options = [shared_option("card", each.thing.id) for each in combat.retaliators]
    picked = yield from put_in_order(duel, combat.seat, "retaliators", "GA-159", options, public=True)
    combat.retaliators = [combat.retaliators[options.index(each)] for each in picked]


def _choose(duel: ArchiveDuel, combat: Combat) -> Script[list[ArchiveCard]]:
    seat, attacker = other(combat.seat), combat.attacker.thing
    units = fighters(duel, seat, Deed.RETALIATE)
    return (
        yield from pick_cards(
            duel, seat, "retaliate", "GA-156", units, lambda each: refuse_retaliation(duel, combat, each),
            card=attacker, public=True,
        )
    )  # fmt: skip
