"""State-based checks (section T): everything that happens by itself before a player receives Opportunity."""

from cardgame_tui.engine.asking import pick_card
from cardgame_tui.engine.duel import SEATS
from cardgame_tui.engine.prompt import Script
from rulesets.grand_archive.cards.keywords import IMMORTALITY
from rulesets.grand_archive.cards.printed import UNIT_TYPES
from rulesets.grand_archive.rules.stack.leaving_stack import fizzle, is_on_stack
from rulesets.grand_archive.rules.steps.attacks.roles import update_roles
from rulesets.grand_archive.rules.steps.hits.kills import credit_kills
from rulesets.grand_archive.rules.steps.noticing import moves_seen
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from rulesets.grand_archive.rules.steps.objects.states import arrange_rows
from rulesets.grand_archive.rules.targeting.parts import in_force
from rulesets.grand_archive.rules.targeting.targets import is_legal
from rulesets.grand_archive.state.card import FIELD, ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import linked_objects, unique_objects
from rulesets.grand_archive.state.items import ArchiveItem
from rulesets.grand_archive.state.traits import Traits, characteristics, is_a, traits

PLACES_OF_TOKENS = FIELD | {"loaded", "intent"}
"""Kinds of zones in which tokens and copies may lie (GA-24, GA-253)."""


def check(duel: ArchiveDuel) -> Script[None]:
    """Run passes of state-based checks until one changes nothing (GA-263 to GA-265).

    Objects are looked at only if what they are, their damage or a player may have changed since.
    """
    while is_due(duel):
        duel.settled = duel.changes
        if duel.checked is not (now := characteristics(duel)):
            duel.checked = now
            yield from check_objects(duel)
        update_roles(duel)
        check_stack(duel)
    moves_seen(duel)


def is_due(duel: ArchiveDuel) -> bool:
    """Whether a pass could find anything: something that it looks at has changed since the last one (GA-96)."""
    if duel.settled == duel.changes:
        return False
    if duel.stack or duel.combat is not None or duel.checked is not characteristics(duel):
        return True
    duel.settled = duel.changes
    return False


def check_objects(duel: ArchiveDuel) -> Script[None]:
    """What a pass does with players and objects."""
    end_game(duel)
    remove_dead(duel)
    yield from keep_one_of_each_unique(duel)
    break_links(duel)
    remove_tokens(duel)
    if duel.retyped:
        arrange_rows(duel)


def end_game(duel: ArchiveDuel) -> None:
    """End the game when a player has lost (GA-268 to GA-270)."""
    one, two = has_lost(duel, 1), has_lost(duel, 2)
    if not (one or two or duel.verdicts):
        return
    losers = [1] * one + [2] * two
    if duel.verdicts:
        losers = _judged(duel, losers)
    if len(losers) == 1:
        duel.finish(3 - losers[0], "GA-268", "defeated")
    if losers:
        duel.finish(_winner_of_both(duel), "GA-270", "both_lose")


def has_lost(duel: ArchiveDuel, seat: int) -> bool:
    """Whether a player has lost: a champion that is dead or as good as dead, or a failed draw (GA-232, GA-269)."""
    if seat in duel.failed_draws:
        return True
    if seat not in duel.had_champion:
        return False
    champion = duel.champion(seat)
    return champion is None or is_dead(champion, traits(duel, champion))


def remove_dead(duel: ArchiveDuel) -> None:
    """Dead units die; weapons and siegeables without durability are destroyed (GA-56, GA-62, GA-217)."""
    now = characteristics(duel)
    dead = [card for card in duel.objects() if is_dead(card, now[card.id])]
    if dead:
        died = leave(duel, dead, "lethal", "GA-264")
        if died:
            credit_kills(duel, died)


def is_dead(card: ArchiveCard, seen: Traits) -> bool:
    """Whether a check removes an object: lethal damage, no life, or no durability (GA-217, GA-218, GA-242).

    Args:
        card: the object.
        seen: its characteristics now.
    """
    if seen.types.isdisjoint(UNIT_TYPES):
        wears = "weapon" in seen.types or "Siegeable" in seen.subtypes
        dead = wears and seen.durability == 0
    else:
        dead = card.damage >= (seen.life or 0)
    return dead and IMMORTALITY not in seen.keywords


def keep_one_of_each_unique(duel: ArchiveDuel) -> Script[None]:
    """Each player keeps one of several unique objects with the same name (GA-59)."""
    if not duel.options.unique_rule:
        return
    for seat in duel.in_order():
        for name in _doubled(duel, seat):
            alike = [card for card in unique_objects(duel, seat) if traits(duel, card).name == name]
            kept = yield from pick_card(duel, seat, "keep_unique", "GA-59", alike, public=True)
            leave(duel, [card for card in alike if card is not kept], "unique", "GA-59")


def break_links(duel: ArchiveDuel) -> None:
    """Sacrifice what is linked to an object that has left or may not be linked any more (GA-321)."""
    one, two = duel.in_order()
    linked = [*linked_objects(duel, one), *linked_objects(duel, two)]
    if not linked:
        return
    broken = [card for card in linked if _is_broken(duel, card)]
    if broken:
        leave(duel, broken, "sacrificed", "GA-321")


def remove_tokens(duel: ArchiveDuel) -> None:
    """Tokens and copies outside their zone cease to exist (GA-253)."""
    for card in duel.cards[duel.dealt :]:
        if card.token and card.zone is not None and card.zone.kind not in PLACES_OF_TOKENS:
            duel.note("GA-253", "ceases", card.owner, card)
            duel.remove(card)


def check_stack(duel: ArchiveDuel) -> None:
    """Drop illegal targets and locked parts; what has lost all it needs fizzles (GA-136, GA-139, GA-188)."""
    for item in list(duel.stack):
        if item.is_card and (item.source is None or not is_on_stack(item.source)):
            fizzle(duel, item, "GA-139")
        elif item.aims and _loses_all_targets(duel, item):
            fizzle(duel, item, "GA-136")


def _judged(duel: ArchiveDuel, losers: list[int]) -> list[int]:
    """Who loses when an effect has ended the game; who would win and lose at once loses (GA-268 to GA-270)."""
    if "draw" in duel.verdicts:
        duel.finish(0, "GA-270", "drawn")
    lost = set(losers) | {seat for seat in SEATS if f"loses {seat}" in duel.verdicts}
    winners = {seat for seat in SEATS if f"wins {seat}" in duel.verdicts}
    if len(winners) == 2:
        return list(SEATS)
    return sorted(lost | {3 - seat for seat in winners - lost})


def _winner_of_both(duel: ArchiveDuel) -> int:
    """Who wins if both lose at once (`double_ko`, GA-270); 0 for a draw."""
    return {"draw": 0, "turn_player_wins": duel.active}.get(duel.options.double_ko, 3 - duel.active)


def _doubled(duel: ArchiveDuel, seat: int) -> list[str]:
    """The names that several unique objects of a seat share."""
    unique = unique_objects(duel, seat)
    if len(unique) < 2:
        return []
    names = [traits(duel, card).name for card in unique]
    return sorted({name for name in names if names.count(name) > 1})


def _is_broken(duel: ArchiveDuel, card: ArchiveCard) -> bool:
    link = card.linked
    return link is None or link.lost or not on_field(link.thing) or not _fits(duel, card, link.thing)


def _fits(duel: ArchiveDuel, card: ArchiveCard, linked: ArchiveCard) -> bool:
    return is_a(duel, linked, card.printed.program.link)


def _loses_all_targets(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Drop what an item may not target any more; whether it had required targets and none is left."""
    before = _required(item)
    if item.is_card and item.source is not None:
        _drop_locked_parts(duel, item, item.source)
    for place, aimed in enumerate(item.targets):
        if aimed is not None and not is_legal(duel, item, place):
            item.targets[place] = None
            duel.note("GA-136", "target_lost", item.controller, item.source)
    return bool(before) and not _required(item)


def _required(item: ArchiveItem) -> list[int]:
    """The places of the required targets that an item still has."""
    places = enumerate(zip(item.aims, item.targets, strict=True))
    return [place for place, (spec, aimed) in places if not spec.optional and aimed is not None]


def _drop_locked_parts(duel: ArchiveDuel, item: ArchiveItem, source: ArchiveCard) -> None:
    """Switch off the parts of a card on the stack whose restrictions fail now, with their targets (GA-188)."""
    for entry in [entry for entry in item.parts if entry[0].labels]:
        part, mode = entry
        if not in_force(duel, item.controller, source, part, item.empowered):
            item.parts.remove(entry)
            kept = [
                place for place, spec in enumerate(item.aims) if not any([spec is each for each in mode.targets])
            ]
            item.aims, item.targets = [item.aims[p] for p in kept], [item.targets[p] for p in kept]
            duel.note("GA-188", "part_locked", item.controller, source)
