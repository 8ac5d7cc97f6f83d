"""Every line that the inspector shows of a card: what is printed, and what it is now."""

from collections.abc import Iterator

from rulesets.grand_archive.cards.keywords import COUNTED, Keyword
from rulesets.grand_archive.cards.printed import ArchivePrinted
from rulesets.grand_archive.rules.combat.combat_damage import attack_total
from rulesets.grand_archive.rules.steps.attacks.attack import parts
from rulesets.grand_archive.state.card import ArchiveCard, on_field
from rulesets.grand_archive.state.duel import ArchiveDuel
from rulesets.grand_archive.state.finding import enabled_elements
from rulesets.grand_archive.state.traits import Traits, power, traits


def details(duel: ArchiveDuel, card: ArchiveCard) -> Iterator[str]:
    """All lines about a card that a viewer may see."""
    printed = card.printed
    yield type_line(printed)
    if printed.text:
        yield printed.text
    if on_field(card):
        yield from _now(duel, card, traits(duel, card))
    seat = card.owner if card.zone is None else card.zone.seat or card.owner
    if card.owner != seat:
        yield f"owned by {duel.start.names[card.owner - 1]} (GA-209)"
    if printed.flip is not None:
        yield f"other side: {printed.flip.name}, {type_line(printed.flip)} (GA-259)"


def attack_shares(duel: ArchiveDuel, card: ArchiveCard) -> list[tuple[int, str]]:
    """What the power of the attack of a unit consists of: each share with the name of its card.

    Empty for a unit that does not attack, and for an attack with nothing but the power of its unit.
    """
    combat = duel.combat
    if combat is None or not combat.is_attacking(card):
        return []
    shares = [(power(duel, each), "its own" if each is card else each.name) for each in parts(duel)]
    shares.append((attack_total(duel) - sum([share for share, _ in shares]), "more"))
    found = [(share, name) for share, name in shares if share]
    return found if any([name != "its own" for _, name in found]) else []


def type_line(printed: ArchivePrinted) -> str:
    """Elements, supertypes, type, level and subtypes."""
    words = [*sorted(printed.elements), *sorted(printed.supertypes)]
    words += [("fast action" if printed.fast else "slow action") if printed.kind == "action" else printed.kind]
    words += [f"level {printed.level}"] if printed.level is not None else []
    subtypes = f", {' '.join(sorted(printed.subtypes))}" if printed.subtypes else ""
    return " ".join(words) + subtypes


def keyword_words(words: dict[Keyword, int]) -> str:
    """Keywords in words, with the numbers of counted ones."""
    said = [f"{each.value} {count}" if each in COUNTED else each.value for each, count in words.items()]
    return ", ".join(sorted(said))


def _now(duel: ArchiveDuel, card: ArchiveCard, now: Traits) -> Iterator[str]:
    """What an object is now, each with its rule."""
    stats = (("power", now.power), ("life", now.life), ("durability", now.durability), ("level", now.level))
    said = ", ".join([f"{word} {value}" for word, value in stats if value is not None])
    if said:
        yield f"now {said} (GA-196)"
    if now.keywords:
        yield f"now {keyword_words(dict(now.keywords))}"
    if card.damage:
        yield f"{card.damage} damage ({'GA-218' if now.level is not None else 'GA-217'})"
    if shares := attack_shares(duel, card):
        said = " + ".join([f"{share} {name}" for share, name in shares])
        yield f"attacks with {attack_total(duel)} power: {said} (GA-160)"
    for kind, count in card.counters.items():
        yield f"{count} {kind} counter{'s' if count > 1 else ''} (GA-241)"
    if now.level is not None and card.zone is not None:
        lineage = [each.name for each in duel.lineage(card)]
        yield f"lineage: {' < '.join(reversed(lineage))} (GA-25)"
        yield f"elements: {', '.join(sorted(enabled_elements(duel, card.zone.seat)))} (GA-118)"
    for each in duel.preventions:
        if each.protects(card):
            yield f"prevents {'all' if each.amount is None else each.amount} damage (GA-222)"
