"""Working out all characteristics on the field and in the Intents (GA-196)."""

from collections.abc import Sequence
from functools import lru_cache

from cardgame_tui.engine.duel import SEATS
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.state.card import ArchiveCard, controller_of
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.layers.abilities import inherit, unlock
from rulesets.grand_archive.state.layers.conditions import ask
from rulesets.grand_archive.state.layers.influence import Influence, inherited, of_object, resolved
from rulesets.grand_archive.state.layers.layer import EARLY, LATE, MIDDLE
from rulesets.grand_archive.state.layers.order import apply_layers
from rulesets.grand_archive.state.layers.said import plain
from rulesets.grand_archive.state.layers.work import Work

MOST_ROUNDS = 4
"""How often levels are worked out again because a level opens text that changes levels; then they stay."""


def work_out(duel: ArchiveDuel) -> Work:
    """Work out all characteristics. LV comes first: restrictions read it in every layer (GA-129, GA-185)."""
    champions = [duel.champion(seat) for seat in SEATS]
    levels = {seat: _counted_level(champion) for seat, champion in zip(SEATS, champions, strict=True)}
    for _ in range(MOST_ROUNDS):
        work = _in_layers(duel, levels, [each for each in champions if each is not None])
        if not work.changes_levels():
            break
        found = {seat: _level(work, champion) for seat, champion in zip(SEATS, champions, strict=True)}
        if found == levels:
            break
        levels = found
    return work


def _in_layers(duel: ArchiveDuel, levels: dict[int, int], champions: Sequence[ArchiveCard]) -> Work:
    """Apply everything once, for these levels."""
    work = Work(duel, levels)
    objects = duel.objects()
    locked = _begin(work, [*objects, *duel.sides[1].intent.cards, *duel.sides[2].intent.cards])
    if duel.options.starting_life_bonus:
        for champion in champions:
            _start_with_bonus(work, champion)
    below = [(champion, lineage) for champion in champions if len(lineage := duel.lineage(champion)) > 1]
    for champion, lineage in below:
        _begin_champion(work, champion, lineage)
    for each in resolved(duel):
        work.influences.append(each)
        work.news |= each.said.news
        work.entangled |= each.entangled
    if work.influences:
        work.influences.sort(key=_stamp)
        apply_layers(work, EARLY)
    for card in locked:
        unlock(work, controller_of(card), card, work.touch(card))
    for champion, lineage in below:
        _inherit(work, champion, lineage)
    apply_layers(work, MIDDLE)
    for card in objects:
        if card.counters or work.now[card.id].durability is not None:
            _count(work, card)
    apply_layers(work, LATE)
    return work


def _begin(work: Work, cards: Sequence[ArchiveCard]) -> list[ArchiveCard]:
    """Begin with what is printed; return the cards with restricted text."""
    locked, now = [], work.now
    for card in cards:
        printed = plain(card.printed)
        now[card.id] = printed.traits
        if printed.silent:
            continue
        if printed.layered:
            work.influences += of_object(work.duel, card, printed)
        if printed.news:
            work.news |= printed.news
        if printed.entangled:
            work.entangled = True
        if printed.asked:
            ask(work.asked, work, controller_of(card), card, printed.asked)
        if printed.locked:
            locked.append(card)
    return locked


def _stamp(each: Influence) -> int:
    return each.stamp


def _start_with_bonus(work: Work, champion: ArchiveCard) -> None:
    """Add the option `starting_life_bonus` to the life of a champion."""
    printed = champion.printed.life
    work.touch(champion).life = None if printed is None else printed + work.duel.options.starting_life_bonus


def _begin_champion(work: Work, champion: ArchiveCard, lineage: Sequence[ArchiveCard]) -> None:
    """A champion has the elements of its lineage, and inherits from it (GA-118, GA-318)."""
    elements = _elements_of(*[each.printed for each in lineage])
    if elements != champion.printed.elements:
        work.touch(champion).elements = elements
    for each in lineage[:-1]:
        printed = plain(each.printed)
        work.news |= printed.news
        work.entangled |= printed.entangled
        ask(work.asked, work, controller_of(champion), each, printed.asked)
        if printed.layered:
            work.influences += inherited(champion, each)


@lru_cache(maxsize=4096)
def _elements_of(*cards: ArchivePrinted) -> frozenset[str]:
    """The printed elements of some cards together."""
    return frozenset().union(*[each.elements for each in cards])


def _inherit(work: Work, champion: ArchiveCard, lineage: Sequence[ArchiveCard]) -> None:
    for each in lineage[:-1]:
        if plain(each.printed).inherits:
            inherit(work, controller_of(champion), each, work.touch(champion))


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


def _level(work: Work, champion: ArchiveCard | None) -> int:
    return 0 if champion is None else work.of(champion).level or 0
