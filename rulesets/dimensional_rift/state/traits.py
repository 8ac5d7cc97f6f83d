"""The current values of a card: keywords, Might, Life, Armor, Movement, and where its arrows lead."""

from cardgame_tui.engine.continuous import Continuous
from cardgame_tui.engine.duel import SEATS
from rulesets.dimensional_rift.cards.keywords import Keyword
from rulesets.dimensional_rift.cards.nouns import Stat
from rulesets.dimensional_rift.state.board import GRID, numbers, reach
from rulesets.dimensional_rift.state.card import RiftCard, place_of
from rulesets.dimensional_rift.state.counted import Counted
from rulesets.dimensional_rift.state.duel import RiftDuel

WEAKENED_BY = 2
"""Might a Weakened creature loses (DR-162)."""

_GRID_ZONES = range(len(GRID))

# Members that nearly every decision reads (docs/architecture.md, "Members")
_CONDUIT, _SUPPRESSED = Keyword.CONDUIT, Keyword.SUPPRESSED

_PLACE = {keyword: place for place, keyword in enumerate(Keyword)}


def has(duel: RiftDuel, card: RiftCard, keyword: Keyword) -> bool:
    """Whether a face-up card has a keyword: printed, as a condition, lent by an Equipment, or from an effect."""
    if keyword not in duel.mentioned:
        return False
    if duel.bends and duel.effects.gives(duel, "lost", card, keyword):
        return False
    if keyword in card.printed.program.keywords or keyword in card.conditions:
        return True
    for equipment in card.attached:
        if keyword in equipment.printed.program.grants:
            return True
    return keyword in duel.given and duel.effects.gives(duel, "keyword", card, keyword)


def keywords_now(duel: RiftDuel, card: RiftCard) -> list[Keyword]:
    """Every keyword and condition a face-up card has now, in the order of `Keyword`: those it `has`."""
    keywords = {*card.printed.program.keywords, *card.conditions, *duel.effects.on(duel, "keyword", card)}
    for equipment in card.attached:
        keywords |= equipment.printed.program.grants
    lost = duel.effects.on(duel, "lost", card)
    return sorted((keywords & duel.mentioned).difference(lost), key=_PLACE.__getitem__)


def fixed(stat: Stat) -> str:
    """What an effect is called that replaces a printed number."""
    return f"fixed {stat.value}"


def _printed(duel: RiftDuel, card: RiftCard, stat: Stat, printed: int) -> int:
    """A printed number, or what the newest text that applies has put in its place (DR-205)."""
    found = duel.effects.on(duel, fixed(stat), card) if duel.bends else ()
    return found[-1] if found else printed


def _bonus(duel: RiftDuel, card: RiftCard, stat: str) -> int:
    """What effects add to a number of a card."""
    total = 0
    for effect in duel.effects.of(stat):
        if effect.touches(duel, card):
            source = None if effect.source is None else duel.cards[effect.source]
            times = effect.applies.times(duel, source) if isinstance(effect.applies, Counted) else 1
            total += effect.value * times
    return total


def might(duel: RiftDuel, card: RiftCard) -> int:
    """Damage a creature deals in a fight now (DR-21, DR-120, DR-162)."""
    total = _printed(duel, card, Stat.MIGHT, card.printed.might)
    for equipment in card.attached:
        total += equipment.printed.lends_might
    total += _bonus(duel, card, Stat.MIGHT.value)
    if has(duel, card, Keyword.WEAKENED):
        total -= WEAKENED_BY
    return max(total, 0)


def life(duel: RiftDuel, card: RiftCard) -> int:
    """Damage counters that destroy a creature (DR-22)."""
    total = _printed(duel, card, Stat.LIFE, card.printed.life)
    for equipment in card.attached:
        total += equipment.printed.lends_life
    total += _bonus(duel, card, Stat.LIFE.value)
    return total


def armor(duel: RiftDuel, card: RiftCard) -> int:
    """How much every hit on a creature is reduced, under the option `armor` (DR-23)."""
    if not duel.options.armor:
        return 0
    total = _printed(duel, card, Stat.ARMOR, card.printed.armor)
    total += sum([each.printed.lends_armor for each in card.attached])
    total += _bonus(duel, card, Stat.ARMOR.value)
    return max(total, 0)


def movement(duel: RiftDuel, card: RiftCard) -> int:
    """How many zones a card may go in a Move Action (DR-98)."""
    total = _printed(duel, card, Stat.MOVEMENT, card.printed.movement)
    total += sum([each.printed.lends_movement for each in card.attached])
    total += _bonus(duel, card, Stat.MOVEMENT.value)
    return max(total, 0)


def connections(duel: RiftDuel, card: RiftCard) -> int:
    """Bit set of the grid zones a card's own arrows connect to, those of its Vehicle included (DR-29, DR-37)."""
    place = place_of(card)
    if not card.face_up or place not in _GRID_ZONES:
        return 0
    suppressed = _SUPPRESSED in card.conditions
    if not suppressed and (_SUPPRESSED in duel.given or _SUPPRESSED in card.printed.program.keywords):
        suppressed = has(duel, card, _SUPPRESSED)
    doubles = duel.diagonal_doubles
    zones = reach(place, card.turns, card.owner, card.printed.arrows, suppressed, doubles)
    for each in card.attached:
        if each.printed.is_vehicle:
            zones |= reach(place, each.turns, each.owner, each.printed.arrows, suppressed, doubles)
    return zones


def targeting(duel: RiftDuel, card: RiftCard) -> int:
    """Bit set of the zones a card may target: its own arrows and those of Conduits it reaches (DR-151)."""
    known, bits = card.reach
    if known != duel.changes:
        bits = _targeting(duel, card)
        card.reach = (duel.changes, bits)
    return bits


def _targeting(duel: RiftDuel, card: RiftCard) -> int:
    zones = connections(duel, card)
    if not zones:
        return 0
    own = 1 << place_of(card)
    if _CONDUIT in duel.mentioned:
        zones = _through_conduits(duel, zones, own)
    return zones & ~own


def _through_conduits(duel: RiftDuel, zones: int, own: int) -> int:
    """The zones found, and those that Conduits in them connect to, and Conduits in these, and so on (DR-151)."""
    looked = own
    occupied = duel.occupied()
    while new := zones & occupied & ~looked:
        looked |= new
        for number in numbers(new):
            near = duel.zones[number].cards[0]
            if near.face_up and has(duel, near, _CONDUIT):
                zones |= connections(duel, near)
    return zones


def blessed(duel: RiftDuel, card: RiftCard) -> bool:
    """Whether a creature with mana connects to the card; whose, the option `blessed_by` says (DR-152)."""
    bit = 1 << place_of(card)
    seats = SEATS if duel.options.blessed_by == "either" else (card.owner,)
    creatures = [card for seat in seats for card in duel.side(seat).creatures]
    for each in creatures:
        if each.mana > 0 and connections(duel, each) & bit:
            return True
    return False


def connected_cards(duel: RiftDuel, bits: int) -> list[RiftCard]:
    """Cards in the zones of a bit set, in the order of their zones."""
    return [duel.zones[number].cards[0] for number in numbers(bits) if duel.zones[number].cards]


def lessen(duel: RiftDuel, card: RiftCard, stat: Stat, amount: int, until: str) -> None:
    """Change a stat of a card until a certain time, or until the card leaves."""
    duel.effects.add(Continuous(stat.value, None, None, -amount, until, cards=(card.id,)))
