"""Resolving what is on the stack (section K)."""

from cardgame_tui.engine.prompt import Script
from cardgame_tui.engine.stack import Target
from rulesets.grand_archive.rules.playing.materializing import refuse_champion
from rulesets.grand_archive.rules.stack.leaving_stack import fizzle, release_card
from rulesets.grand_archive.rules.stack.words import perform_word
from rulesets.grand_archive.rules.steps.conditions import is_true
from rulesets.grand_archive.rules.steps.objects.champion import level_up
from rulesets.grand_archive.rules.steps.objects.copying_objects import choose_original
from rulesets.grand_archive.rules.steps.objects.entering import enter
from rulesets.grand_archive.rules.steps.objects.tokens import summon_printed
from rulesets.grand_archive.rules.steps.verb import perform_effects
from rulesets.grand_archive.rules.targeting.targets import is_legal
from rulesets.grand_archive.state.card import ArchiveCard, ArchiveTarget
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.items import ArchiveItem


def resolve(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """Resolve an item that has left the stack: it fizzles, or does what it says (GA-131, GA-136).

    An attack card fizzles here: only in the main phase does it begin a combat (GA-149).
    """
    if item.is_attack:
        fizzle(duel, item, "GA-149")
    elif may_not_resolve(duel, item):
        fizzle(duel, item, "GA-136")
    elif not item.is_card:
        yield from _resolve_ability(duel, item)
    elif _becomes_object(item):
        yield from _resolve_object(duel, item)
    else:
        yield from _perform(duel, item)
        release_card(duel, item, resolved=True)
    duel.changed("turn")


def may_not_resolve(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Whether an item fizzles as it starts to resolve (GA-125, GA-135, GA-136)."""
    if has_lost_target(duel, item):
        return True
    card = item.source
    if item.what != "materialization" or card is None or card.printed.kind != "champion":
        return False
    return refuse_champion(duel, item.controller, card) is not None


def has_lost_target(duel: ArchiveDuel, item: ArchiveItem) -> bool:
    """Whether a required target of an item is illegal, or was dropped earlier (GA-136)."""
    for place, spec in enumerate(item.aims):
        if not spec.optional and not is_legal(duel, item, place):
            return True
    return False


def _becomes_object(item: ArchiveItem) -> bool:
    return item.source is not None and item.source.printed.is_object


def _resolve_object(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """A card becomes an object, the copy of one a token; a champion is levelled up (GA-124, GA-133, GA-256)."""
    card, seat = item.source, item.controller
    assert card is not None
    duel.note("GA-131", "resolves", seat, card)
    if card.printed.kind == "champion":
        champion = duel.champion(seat)
        assert champion is not None
        level_up(duel, champion, card, "GA-124")
    elif item.copy:
        token = summon_printed(duel, seat, card.printed, played=item.played, rule="GA-256")
        token.linked = _link_of(card, item)
        release_card(duel, item)
    else:
        copied = yield from choose_original(duel, seat, card)
        enter(duel, card, seat, played=item.played, linked=_link_of(card, item), copied=copied)


def _link_of(card: ArchiveCard, item: ArchiveItem) -> ArchiveTarget | None:
    """The object that a card with Link targeted (GA-321)."""
    if not card.printed.program.link or not item.targets:
        return None
    aimed = item.targets[-1]
    return aimed if isinstance(aimed, Target) else None


def _resolve_ability(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    """An ability resolves, if its condition is true and its controller wants to (GA-175, GA-177)."""
    if item.word:
        duel.note(item.rule, "ability_resolves", item.controller, item.source, word=item.label)
        yield from perform_word(duel, item)
        return
    ability = item.ability
    assert ability is not None
    if ability.condition is not None and not is_true(duel, item, ability.condition):
        duel.note("GA-175", "condition_fails", item.controller, item.source, word=item.label)
        return
    yield from _perform(duel, item)


def _perform(duel: ArchiveDuel, item: ArchiveItem) -> Script[None]:
    if item.is_card:
        duel.note("GA-131", "resolves", item.controller, item.source)
    else:
        duel.note(item.rule, "ability_resolves", item.controller, item.source, word=item.label)
    yield from perform_effects(duel, item)
