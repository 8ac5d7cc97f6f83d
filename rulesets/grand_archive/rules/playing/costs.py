"""What playing a card costs now (GA-39, GA-40, GA-111)."""

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.text import Amount
from rulesets.grand_archive.cards.amounts import Product
from rulesets.grand_archive.cards.keywords import EFFICIENCY, Keyword
from rulesets.grand_archive.cards.statics.bans import Playing
from rulesets.grand_archive.cards.statics.prices import Costs, FirstCard, PricedCards
from rulesets.grand_archive.cards.triggers.events import Act, words_of
from rulesets.grand_archive.rules.steps.lasting import moment_of
from rulesets.grand_archive.state.card import ArchiveCard
from rulesets.grand_archive.state.deeds import times_done
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import costs_set
from rulesets.grand_archive.state.ruled import RULE, NextCosts, NextGets, Ruled
from rulesets.grand_archive.state.traits import champion_level, has, is_like, traits, worth

AENEAN = "Aenean"
"""The subtype of Elysian Aura and Aenean Progression (GA-328)."""
RESERVE_COST, MEMORY_COST = "reserve cost", "memory cost"
"""The words of the continuous effects that change what is paid for a card; their values are added."""


def reserve_cost(
    duel: ArchiveDuel, seat: int, card: ArchiveCard, *, x: int = 0, instead: int | None = None, raised: int = 0
) -> int:
    """The reserve cost of a card for a seat now, never below 0 (GA-111).

    Args:
        duel: the duel.
        seat: who plays it.
        card: the card.
        x: what was chosen for X.
        instead: the cost that takes the place of the printed one, such as that of Ephemerate.
        raised: how much higher LV counts for an empowered card (GA-308).
    """
    printed = card.printed
    usual = x if printed.x_cost else printed.cost or 0
    cost = usual if instead is None else instead
    if printed.cost_kind == "reserve":
        changed = _changed(duel, seat, card, Playing.ACTIVATE, cost)
        if changed is None:
            return 0
        cost = changed
        cost += _changes(duel, card, RESERVE_COST)
        if AENEAN in printed.subtypes:
            cost += _progression(duel, seat)
        if has(duel, card, EFFICIENCY):
            cost -= champion_level(duel, seat) + raised
    return max(0, cost)


def memory_cost(duel: ArchiveDuel, seat: int, card: ArchiveCard) -> int:
    """The memory cost of a card now, never below 0 (GA-111)."""
    cost = (card.printed.cost or 0) + _changes(duel, card, MEMORY_COST)
    return max(0, _changed(duel, seat, card, Playing.MATERIALIZE, cost) or 0)


def use_next(duel: ArchiveDuel, seat: int, card: ArchiveCard, deed: Playing) -> None:
    """Use up what waits for the next card of a seat, which is this one (GA-179, GA-359)."""
    for effect in list(duel.effects.of(RULE)):
        static, whose = effect.value.static, effect.value.seat
        if not isinstance(static, NextCosts | NextGets) or whose != seat:
            continue
        if _is_about(duel, static.which, card, deed):
            duel.effects.end(effect)
            if isinstance(static, NextGets):
                _give(duel, seat, card, static, effect.origin)


def _give(duel: ArchiveDuel, seat: int, card: ArchiveCard, said: NextGets, origin: int | None) -> None:
    """Let a card on the stack have something, also as what it becomes."""
    given: list[tuple[str, object]] = [("trait", each) for each in said.traits]
    if said.static is not None:
        given.append((RULE, Ruled(said.static, seat)))
    for what, each in given:
        effect = Continuous[ArchiveDuel, ArchiveCard](what, None, None, each, cards=(card.id,), origin=origin)
        effect.until = moment_of(duel, seat, said.until)
        duel.effects.add(effect)
    duel.changed("field")


def _changed(duel: ArchiveDuel, seat: int, card: ArchiveCard, deed: Playing, cost: int) -> int | None:
    """A cost as texts change it, those of the card itself last (GA-183, GA-197); None for no cost at all."""
    said = costs_set(duel, seat)
    own = Costs in card.printed.program.forms
    if not said and not own:
        return cost
    changed = 0
    found = [each for each in said if each[0].which is not None and _is_about(duel, each[0].which, card, deed)]
    if own:
        statics = [rule.static for rule in traits(duel, card).rules]
        found += [
            (each, seat, card)
            for each in statics
            if isinstance(each, Costs) and each.which is None and each.deed in (deed, Playing.PLAY)
        ]
    for static, whose, source in found:
        change = static.change
        if isinstance(static.which, FirstCard) and not _is_next(duel, seat, static.which):
            continue
        if change.free:
            return None
        cost = cost if change.fixed is None else change.fixed
        changed += _worth(duel, whose, source, static, change.more)
        changed -= _worth(duel, whose, source, static, change.less)
    return cost + changed


def _is_about(duel: ArchiveDuel, which: PricedCards, card: ArchiveCard, deed: Playing) -> bool:
    """Whether a text is about the cost of a card, wherever it lies."""
    if which.deed not in (deed, Playing.PLAY):
        return False
    return which.phrase is None or is_like(duel, which.phrase, card.owner, None, card)


def _is_next(duel: ArchiveDuel, seat: int, which: FirstCard) -> bool:
    """Whether the next such card of a seat is the one of this turn that a text is about."""
    return times_done(duel, seat, Act[which.deed.name], words_of(which.phrase)) == which.nth.number - 1


def _worth(
    duel: ArchiveDuel, seat: int, source: ArchiveCard | None, static: Costs | NextCosts, number: int | Amount
) -> int:
    if not number:
        return 0
    return worth(duel, seat, source, number if static.per is None else Product(number, static.per))


def _progression(duel: ArchiveDuel, seat: int) -> int:
    """Aenean Progression: 1 more for each Aenean card that was activated this turn (GA-328)."""
    if not any([has(duel, each, Keyword.AENEAN_PROGRESSION) for each in duel.sides[seat].field()]):
        return 0
    return duel.activated[seat].get(AENEAN, 0)


def _changes(duel: ArchiveDuel, card: ArchiveCard, what: str) -> int:
    return sum(duel.effects.on(duel, what, card)) if duel.effects.of(what) else 0
