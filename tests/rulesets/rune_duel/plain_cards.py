"""The effects of the cards of the pool, written a second time from the rulebook (RD-37 to RD-40, RD-70)."""

from collections.abc import Iterable

from tests.rulesets.rune_duel.plain_table import CARDS, FOE, NO_LIMIT, Card, Creature, Table

HEALING_ARRIVALS = {"Warren Nurse": 2, "Star-Eared Sage": 3}
FACING_ARRIVALS = {"Fern Stalker": 2, "Molten Wyrmling": 3}


def play(table: Table, name: str) -> bool:
    """Play a card; False when it has no place to go."""
    card, seat = CARDS[name], table.owner[name]
    if card.kind == "artifact":
        return attach(table, card, seat)
    if card.kind == "spell":
        if not cast(table, card, seat):
            return False
        table.sides[seat].discard.append(name)
        return True
    enter(table, card, seat)
    return True


def enter(table: Table, card: Card, seat: int) -> None:
    """Put a creature into its line (RD-37, RD-61), or away when the line is full (RD-7)."""
    line, most = table.sides[seat].line, table.options["max_slots"] or NO_LIMIT
    slot = first = next(number for number in range(1, NO_LIMIT) if number not in line)
    if first > most:
        table.sides[seat].discard.append(card.name)
        return
    if "Charge" in card.text and table.options["charge_mode"] == "front":
        for number in range(first, 1, -1):
            line[number] = line.pop(number - 1)
        slot = 1
    elif "Charge" in card.text:
        taken = {*line, *table.sides[FOE[seat]].line}
        slot = next((number for number in range(1, most + 1) if number not in taken), first)
    counters = card.number("Fade") if table.options["fade_mode"] == "counters" else 0
    line[slot] = Creature(card, fade=counters)
    arrive(table, card.name, seat, slot)


def arrive(table: Table, name: str, seat: int, slot: int) -> None:
    """Let an Arrival happen (RD-67)."""
    mine, theirs = table.sides[seat].line, table.sides[FOE[seat]].line
    heal(mine.values(), HEALING_ARRIVALS.get(name, 0))
    if name in FACING_ARRIVALS and slot in theirs:
        theirs[slot].damage += FACING_ARRIVALS[name]
    elif name == "Cauldron Hag":
        harm(theirs.values(), 1)
    elif name == "Hoard Drake":
        table.lose(FOE[seat], 2)
    elif name == "Moon Rabbit":
        table.draw(seat, 1)


def attach(table: Table, card: Card, seat: int) -> bool:
    """Attach an artifact (RD-38, RD-65)."""
    line = [creature for _, creature in sorted(table.sides[seat].line.items())]
    free = [creature for creature in line if not creature.artifacts]
    seekers = line if table.options["carrot_mode"] == "stack" else free
    hosts = [creature for creature in seekers if "Carrot Seeker" in creature.card.text] or free
    if hosts:
        hosts[0].artifacts.append(card.name)
    return bool(hosts)


def cast(table: Table, card: Card, seat: int) -> bool:
    """Let a spell happen; False without a target (RD-39)."""
    theirs = table.sides[FOE[seat]].line
    if card.name == "Well Water":
        table.sides[seat].life += 3
    elif card.name == "Hot Coals":
        table.lose(FOE[seat], 2)
    elif card.name == "Cataclysm":
        harm(theirs.values(), 3)
        return bool(theirs)
    elif "an artifact" in card.text:
        return break_artifact(table, seat)
    else:
        return cast_on_creature(table, card, seat)
    return True


def pick(table: Table, seat: int, valid: list[str]) -> str:
    """The target among the valid ones, the enemy line's first (RD-40)."""
    if len(valid) == 1 or table.options["target_choice"] == "lowest_slot":
        return valid[0]
    return table.ask("target", seat, valid)


def break_artifact(table: Table, seat: int) -> bool:
    """Rust Rain and Melt Steel."""
    theirs = table.sides[FOE[seat]]
    creatures = [creature for _, creature in sorted(theirs.line.items())]
    valid = [name for creature in creatures for name in creature.artifacts]
    if not valid:
        return False
    target = pick(table, seat, valid)
    next(creature for creature in creatures if target in creature.artifacts).artifacts.remove(target)
    theirs.discard.append(target)
    return True


def cast_on_creature(table: Table, card: Card, seat: int) -> bool:
    """A spell with one creature as its target."""
    lines = [seat] if "your" in card.text else [FOE[seat], seat] if "any" in card.text else [FOE[seat]]
    found = {c.card.name: (s, at) for s in lines for at, c in sorted(table.sides[s].line.items())}
    if "damaged" in card.text:
        found = {name: (s, at) for name, (s, at) in found.items() if table.sides[s].line[at].damage}
    if not found:
        return False
    owner, slot = found[pick(table, seat, list(found))]
    if card.name == "Root Snare":
        move_to_end(table, owner, slot)
        return True
    target = table.sides[owner].line[slot]
    target.damage += card.number("Deal")
    heal([target], target.damage if "all damage" in card.text else card.number("Heal"))
    return True


def move_to_end(table: Table, seat: int, slot: int) -> None:
    """Move a creature behind the last of its line, if that slot exists (RD-70)."""
    line = table.sides[seat].line
    last = max(line)
    if slot != last and last < (table.options["max_slots"] or NO_LIMIT):
        line[last + 1] = line.pop(slot)


def harm(creatures: Iterable[Creature], amount: int) -> None:
    """Deal damage to each."""
    for creature in creatures:
        creature.damage += amount


def heal(creatures: Iterable[Creature], amount: int) -> None:
    """Remove up to so much damage from each."""
    for creature in creatures:
        creature.damage = max(0, creature.damage - amount)
