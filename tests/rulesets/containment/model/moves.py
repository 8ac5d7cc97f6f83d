"""How things change places, and what damage does (sections 10 and 11)."""

from tests.rulesets.containment.model.cards import PILES, POOL, TOKENS
from tests.rulesets.containment.model.table import FOE, Item, Sandbox, Table, Thing

FRAMES = 6
"""Frames of a site, where the option `site_frames` is hard."""

Hit = tuple[Sandbox, int]
"""A sandbox and how much damage is dealt to it."""


def fire(table: Table, seat: int, card: str, thing: Thing | None = None, item: Item | None = None) -> None:
    """Let a trigger wait for the next check (CT-81)."""
    table.fired.append(Item("trigger", seat, card, thing, item=item))


# -- onto a site -----------------------------------------------------------------------------------------


def has_frame(table: Table, seat: int) -> bool:
    """Whether an object finds a frame; if not, that is an NK event (option `site_frames`)."""
    if table.options["site_frames"] == "hard" and len(table.sides[seat].site) >= FRAMES:
        table.nk.add(seat)
        return False
    return True


def take_top(table: Table, sandbox: Sandbox) -> Thing | None:
    """Put the top card of a pile on its owner's site (CT-103, CT-104); None without a card or a frame."""
    seat, pile = sandbox
    cards = table.sides[seat].piles[pile]
    if not cards or not has_frame(table, seat):
        return None
    thing = Thing(POOL[cards.pop()], seat)
    table.sides[seat].site.append(thing)
    return thing


def breach_top(table: Table, sandbox: Sandbox) -> None:
    """Breach the top card, if the pile has one (CT-103)."""
    thing = take_top(table, sandbox)
    if thing is not None:
        breached(table, thing, sandbox[0])


def breached(table: Table, thing: Thing, seat: int) -> None:
    """What waits for a breach triggers (CT-81): the object's own text, and E05 for another object."""
    table.arrivals.add(seat)
    if thing.card.id in ("S03", "E02", "E03", "K03"):
        fire(table, seat, thing.card.id, thing)
    for other in table.sides[seat].site:
        if other is not thing and other.card.id == "E05":
            fire(table, seat, "E05", other)


def breach_by_instruction(table: Table, sandbox: Sandbox) -> None:
    """Carry out an instruction to breach a sandbox (CT-103, CT-108b)."""
    seat, pile = sandbox
    if table.sides[seat].piles[pile]:
        breach_top(table, sandbox)
    elif table.options["zk_on_instruction"]:
        table.zk.add(seat)


def create(table: Table, name: str, seat: int) -> None:
    """Create a token; not a breach unless the option says so (CT-34)."""
    if not has_frame(table, seat):
        return
    table.tokens += 1
    thing = Thing(TOKENS[name], seat, table.tokens)
    table.sides[seat].site.append(thing)
    if table.options["token_is_breach"]:
        breached(table, thing, seat)


def change_control(table: Table, thing: Thing) -> None:
    """The other player gains control; it stays the same thing (CT-9, CT-19)."""
    seat = table.controller(thing)
    if has_frame(table, FOE[seat]):
        table.sides[seat].site.remove(thing)
        table.sides[FOE[seat]].site.append(thing)


# -- off a site ------------------------------------------------------------------------------------------


def _leave(table: Table, thing: Thing) -> int:
    """Take a thing off its site and forget what was on it (CT-19); who controlled it."""
    seat = table.controller(thing)
    table.sides[seat].site.remove(thing)
    thing.gone = True
    table.lasting = [each for each in table.lasting if each.thing is not thing]
    return seat


def decommission(table: Table, thing: Thing) -> None:
    """An object goes to its owner's decommissioned zone, a token ceases to exist (CT-34, CT-106)."""
    seat = _leave(table, thing)
    if not thing.serial:
        table.sides[thing.owner].decommissioned.append(thing.card.name)
    if thing.card.id == "S12":
        fire(table, seat, "S12", thing)


def recontain(table: Table, thing: Thing, *, bottom: bool = False) -> None:
    """An object goes face-down into its owner's sandbox (CT-105)."""
    _leave(table, thing)
    if not thing.serial:
        pile = table.sides[thing.owner].piles[thing.card.pile]
        pile.insert(0 if bottom else len(pile), thing.card.name)


# -- damage ----------------------------------------------------------------------------------------------


def restore(table: Table, sandbox: Sandbox, amount: int) -> None:
    """Raise protection up to base (CT-106)."""
    seat, pile = sandbox
    side = table.sides[seat]
    side.protection[pile] = min(side.base[pile], side.protection[pile] + amount)


def deal(table: Table, hits: list[Hit], test: Item | None = None) -> None:
    """One damage event (CT-98 to CT-102).

    Args:
        table: the table.
        hits: what is hit, how much.
        test: the cross test that deals it, if one does.
    """
    hits = [(sandbox, amount) for sandbox, amount in hits if amount > 0]
    if test is not None and test.prevented and hits:
        hits = _prevented(table, hits)
    for seat in table.order:
        hits = _reduced(table, hits, seat)
    hits = [(sandbox, amount) for sandbox, amount in hits if amount > 0]
    rest: dict[Sandbox, int] = {}
    for (seat, pile), amount in hits:
        side = table.sides[seat]
        rest[seat, pile] = max(0, amount - side.protection[pile])
        side.protection[pile] = max(0, side.protection[pile] - amount)
    if hits and test is not None and test.card == "S07":
        fire(table, test.seat, "S07", test.thing)
    for seat in table.order:
        for pile in PILES:
            if (seat, pile) in rest and table.sides[seat].protection[pile] == 0:
                _break(table, (seat, pile), rest[seat, pile])


def _prevented(table: Table, hits: list[Hit]) -> list[Hit]:
    """A cross test that deals no damage (S15); its owner orders it and K05's reduction (CT-91)."""
    owner = hits[0][0][0]
    if _reduces(table, owner) and table.ask("prevention", owner, ["S15", "K05"]) == "K05":
        table.hit.add(owner)
    return []


def _reduces(table: Table, seat: int) -> bool:
    return seat not in table.hit and table.has(seat, "K05")


def _reduced(table: Table, hits: list[Hit], seat: int) -> list[Hit]:
    """K05: the first damage to its controller's sandboxes each turn is reduced by 2, for one of those hit."""
    mine = [sandbox for sandbox, _ in hits if sandbox[0] == seat]
    if not mine:
        return hits
    chosen = None
    if _reduces(table, seat):
        words = {f"{each[0]} {each[1]}": each for each in mine}
        chosen = words[table.ask("reduce", seat, list(words))]
    table.hit.add(seat)
    return [(sandbox, max(0, amount - 2) if sandbox == chosen else amount) for sandbox, amount in hits]


def _break(table: Table, sandbox: Sandbox, rest: int) -> None:
    """CT-100; the rest is lost, unless an option lets it hit the same sandbox again (CT-101)."""
    seat, pile = sandbox
    side = table.sides[seat]
    if side.piles[pile]:
        breach_top(table, sandbox)
    else:
        table.zk.add(seat)
    side.protection[pile] = side.base[pile]
    if rest and table.options["carry_over_damage"]:
        left = max(0, rest - side.protection[pile])
        side.protection[pile] = max(0, side.protection[pile] - rest)
        if side.protection[pile] == 0:
            _break(table, sandbox, left)


# -- cross tests -----------------------------------------------------------------------------------------


def resolve_test(table: Table, test: Item) -> None:
    """CT-95 to CT-97."""
    thing = test.thing
    assert thing is not None
    if thing.gone or thing not in table.sides[test.seat].site:
        return
    if test.sandbox is not None:
        amount = table.power(thing)
        if table.options["cross_test_dice"]:
            amount = sum(table.chance("die", []) >= 4 for _ in range(amount))
        deal(table, [(test.sandbox, amount)], test)
        return
    foe = test.chosen
    assert foe is not None
    if foe.gone or foe not in table.sides[FOE[test.seat]].site:
        return
    powers = {each: table.power(each) for each in (thing, foe)}
    for each in (thing, foe):
        if powers[each] == min(powers.values()):
            decommission(table, each)


def end_tale(table: Table, item: Item) -> None:
    """A Tale or Incident has resolved or was cancelled (CT-30 to CT-32, CT-86)."""
    if item.kind in ("tale", "incident"):
        table.sides[item.seat].decommissioned.append(item.name)


def cancel(table: Table, item: Item) -> None:
    """Remove an item from the stack (CT-86)."""
    if item in table.stack:
        table.stack.remove(item)
        end_tale(table, item)
