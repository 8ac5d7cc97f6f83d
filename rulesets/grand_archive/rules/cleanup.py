"""Clean-up at the end of a turn (GA-93), and what a turn remembers."""

from operator import itemgetter

from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.statics.abilities import Kept, Limit
from rulesets.grand_archive.rules.stack.priority import STACK, trigger_window
from rulesets.grand_archive.rules.steps.hits import prevention
from rulesets.grand_archive.rules.steps.lasting import end_with_turn
from rulesets.grand_archive.rules.steps.objects.control import return_control
from rulesets.grand_archive.rules.steps.phases import PhaseEnded
from rulesets.grand_archive.rules.steps.searching import discard
from rulesets.grand_archive.rules.steps.triggers import item_of, take_delayed
from rulesets.grand_archive.rules.steps.verb import perform_effects
from rulesets.grand_archive.rules.targeting.parts import choose_parts
from rulesets.grand_archive.state.card import NOTHING
from rulesets.grand_archive.state.delayed import AS_TURN_ENDS, THIS_TURN
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import about_seat

# Members that every turn reads (docs/architecture.md, "Members")
_KEPT, _HAND = tuple(Kept), Kept.HAND


def clean_up(duel: ArchiveDuel) -> Script[None]:
    """Clean up; again after a window, if that put abilities on the stack (GA-92)."""
    while True:
        yield from clean_up_once(duel)
        yield from STACK.settle(duel)
        if not duel.stack:
            return
        try:
            yield from trigger_window(duel)
        except PhaseEnded:
            duel.ending = ""


def clean_up_once(duel: ArchiveDuel) -> Script[None]:
    """All at once: damage on allies goes, what lasts until end of turn ends, limits are enforced (GA-93)."""
    _restore_objects(duel)
    end_with_turn(duel)
    prevention.end_until(duel, "turn")
    duel.delayed = [each for each in duel.delayed if each.moment not in THIS_TURN]
    return_control(duel, "turn")
    for seat in SEATS:
        duel.agility[seat].clear()
        duel.empower[seat] = 0
    yield from _last_effects(duel)
    yield from _within_limits(duel)


def _last_effects(duel: ArchiveDuel) -> Script[None]:
    """What happens as the turn ends; nobody can respond to it (GA-93)."""
    for each in take_delayed(duel, AS_TURN_ENDS):
        item = item_of(duel, each)
        yield from choose_parts(duel, item)
        duel.note("GA-93", "ability_resolves", item.controller, item.source, word=item.label)
        yield from perform_effects(duel, item)


def _restore_objects(duel: ArchiveDuel) -> None:
    """Damage on allies goes, and objects of the turn player are not distant any more (GA-93, GA-295)."""
    for card in duel.objects():
        if card.damage and card.printed.kind != "champion" and not duel.options.ally_damage_stays:
            card.damage = 0
            duel.changed("damage")
    for card in duel.sides[duel.active].field():
        if card.distant:
            card.distant = False
            duel.changed("field")


def forget_turn(duel: ArchiveDuel) -> None:
    """Forget what only this turn had to remember."""
    prevention.forget_attacks(duel)
    for seat in SEATS:
        duel.activated[seat].clear()
        duel.deeds[seat].clear()
        duel.struck[seat].clear()
    for card in [*duel.objects(), *duel.sides[1].mastery.cards, *duel.sides[2].mastery.cards]:
        card.used.clear()
        card.past, card.taken = NOTHING, 0
    for card in duel.sides[duel.active].units.cards:
        card.hurt = False
    duel.known.clear()
    duel.materialized = 0
    duel.withered = False
    duel.changed("turn")


def _within_limits(duel: ArchiveDuel) -> Script[None]:
    """The turn player discards down to the limits of hand and memory (GA-17)."""
    seat = duel.active
    for zone in _KEPT:
        limit = limit_of(duel, seat, zone)
        over = len(duel.pile(seat, zone.value).cards) - (limit or 0)
        if limit is not None and over > 0:
            yield from discard(duel, seat, over, "GA-93", zone=zone.value)


def limit_of(duel: ArchiveDuel, seat: int, zone: Kept) -> int | None:
    """The newest limit that a text sets, otherwise that of the options; None for none (GA-17, GA-200)."""
    if said := [each for each in about_seat(duel, seat, Limit) if each[1].zone is zone]:
        return max(said, key=itemgetter(0))[1].most
    option = duel.options.hand_limit if zone is _HAND else duel.options.memory_limit
    return option or None
