"""Working out all characteristics on the field and in the Intents (GA-196)."""

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.abilities import inherit, unlock
from rulesets.grand_archive.state.layers.influence import inherited, of_object, resolved
from rulesets.grand_archive.state.layers.layer import Layer
from rulesets.grand_archive.state.layers.order import apply_layer
from rulesets.grand_archive.state.layers.said import plain
from rulesets.grand_archive.state.layers.work import Work

MOST_ROUNDS = 4
"""How often levels are worked out again because a level opens text that changes levels; then they stay."""


def work_out(duel: ArchiveDuel) -> Work:
    """Work out all characteristics. LV comes first: restrictions read it in every layer (GA-129, GA-185)."""
    levels = {seat: _counted_level(duel.champion(seat)) for seat in SEATS}
    for _ in range(MOST_ROUNDS):
        work = _in_layers(duel, levels)
        found = levels if not work.changes_levels() else {seat: _level(work, seat) for seat in SEATS}
        if found == levels:
            break
        levels = found
    return work


def _in_layers(duel: ArchiveDuel, levels: dict[int, int]) -> Work:
    """Apply everything once, for these levels."""
    work = Work(duel, levels)
    cards = duel.objects()
    objects = len(cards)
    for seat in SEATS:
        cards += duel.sides[seat].intent.cards
    locked = [card for card in cards if _begin(work, card)]
    for seat in SEATS:
        if (champion := duel.champion(seat)) is not None:
            _begin_champion(work, champion)
    if duel.effects.of("trait"):
        work.influences += resolved(duel)
    if work.influences:
        work.influences.sort(key=lambda each: each.stamp)
        for layer in (Layer.BASE, Layer.TYPES, Layer.ELEMENTS):
            apply_layer(work, layer)
    _begin_abilities(work, locked)
    if work.influences:
        apply_layer(work, Layer.ABILITIES)
        apply_layer(work, Layer.STATS)
    for card in cards[:objects]:
        _count(work, card)
    if work.influences:
        apply_layer(work, Layer.SWAPS)
    return work


def _begin(work: Work, card: ArchiveCard) -> bool:
    """Begin with what is printed on an object; whether restrictions must be read for it."""
    printed = plain(card.printed)
    work.now[card.id] = printed.traits
    if printed.layered:
        work.influences += of_object(work.duel, card, printed)
    if printed.news:
        work.news |= printed.news
    return printed.labelled


def _begin_champion(work: Work, champion: ArchiveCard) -> None:
    """A champion has the elements of its lineage, and inherits from it (GA-118, GA-318).

    The option `starting_life_bonus` is added to its life.
    """
    lineage, bonus = work.duel.lineage(champion), work.duel.options.starting_life_bonus
    if bonus and champion.printed.life is not None:
        work.touch(champion).life = champion.printed.life + bonus
    if len(lineage) < 2:
        return
    elements = frozenset().union(*[each.printed.elements for each in lineage])
    if elements != champion.printed.elements:
        work.touch(champion).elements = elements
    for each in lineage[:-1]:
        work.news |= plain(each.printed).news
    work.influences += inherited(work.duel, champion)


def _begin_abilities(work: Work, locked: list[ArchiveCard]) -> None:
    """Read the restrictions in front of keywords and abilities, and let champions inherit (GA-184, GA-318)."""
    for card in locked:
        unlock(work, controller_of(card), card, work.touch(card))
    for seat in SEATS:
        champion = work.duel.champion(seat)
        for each in () if champion is None else work.duel.lineage(champion)[:-1]:
            if champion is not None and plain(each.printed).inherits:
                inherit(work, seat, each, work.touch(champion))


def _count(work: Work, card: ArchiveCard) -> None:
    """Apply the counters of an object; they make no stat that it lacks (GA-43, GA-50, GA-242, GA-245)."""
    counters = card.counters
    now = work.now[card.id]
    if now.durability is not None and now.durability != counters.get("durability", 0):
        now = work.touch(card)
        now.durability = counters.get("durability", 0)
    if not counters:
        return
    bonus = counters.get("buff", 0) - counters.get("debuff", 0)
    if bonus:
        now = work.touch(card)
        now.power = None if now.power is None else now.power + bonus
        now.life = None if now.life is None else now.life + bonus
    if now.level is not None and "level" in counters:
        now = work.touch(card)
        now.level = (now.level or 0) + counters["level"]


def _counted_level(champion: ArchiveCard | None) -> int:
    """The printed level of a champion with its counters; 0 without a champion (GA-78)."""
    if champion is None or champion.printed.level is None:
        return 0
    return champion.printed.level + champion.counters.get("level", 0)


def _level(work: Work, seat: int) -> int:
    champion = work.duel.champion(seat)
    return 0 if champion is None else work.of(champion).level or 0
