"""What each card of the pool does (section 17), by its id: what must be chosen, when, and what happens."""

from collections.abc import Callable, Iterable
from dataclasses import dataclass

from tests.rulesets.containment.model.cards import EUCLID, PILES, SAFE
from tests.rulesets.containment.model.moves import (
    breach_by_instruction,
    cancel,
    change_control,
    create,
    deal,
    decommission,
    recontain,
    restore,
    take_top,
)
from tests.rulesets.containment.model.table import FOE, Item, Lasting, Sandbox, Table, Thing

# -- what may be chosen ----------------------------------------------------------------------------------


def sandboxes(seat: int) -> list[Sandbox]:
    """The three sandboxes of a player."""
    return [(seat, pile) for pile in PILES]


def objects(table: Table, item: Item) -> list[Thing]:
    """The objects that the text of an item lets its controller choose."""
    mine, theirs = table.sides[item.seat].site, table.sides[FOE[item.seat]].site
    match item.card:
        case "S10":
            return list(theirs)
        case "S11":
            return [thing for thing in mine if thing is not item.thing]
        case "P01":
            return [thing for thing in mine if thing.card.cost <= 1]
    return list(mine)


def items(table: Table, item: Item) -> list[Item]:
    """The items on the stack that a text lets its controller choose."""
    seat = item.seat
    if item.card == "I01":
        return [each for each in table.stack if each.kind == "cross test" and (each.sandbox or (0,))[0] == seat]
    return [each for each in table.stack if (seat, "XK") in each.components]


CHOOSES_OBJECT = {"S10", "S11", "S16", "E08", "P01", "P02"}
CHOOSES_OWN_SANDBOX = {"S02", "S08", "P01", "T01"}
CHOOSES_THEIR_SANDBOX = {"S12", "S13", "E05", "E06"}
CHOOSES_ITEM = {"I01", "I02", "E09"}


def choose(table: Table, item: Item) -> bool:
    """Make the choices of an item (CT-83); False if one has no legal option, or nothing would be left to do."""
    if not can_choose(table, item):
        return False
    if item.card in CHOOSES_OBJECT:
        things = {thing.word: thing for thing in objects(table, item)}
        item.chosen = things[table.ask("object", item.seat, list(things))]
    if item.card in CHOOSES_OWN_SANDBOX | CHOOSES_THEIR_SANDBOX:
        owner = item.seat if item.card in CHOOSES_OWN_SANDBOX else FOE[item.seat]
        item.sandbox = pick_sandbox(table, item.seat, sandboxes(owner))
    if item.card in CHOOSES_ITEM:
        found = {f"item {table.stack.index(each) + 1}": each for each in items(table, item)}
        item.item = found[table.ask("item", item.seat, list(found))]
    return True


def can_choose(table: Table, item: Item) -> bool:
    """Whether every choice of an item has a legal option."""
    if item.card in CHOOSES_OBJECT and not objects(table, item):
        return False
    return item.card not in CHOOSES_ITEM or bool(items(table, item))


def pick_sandbox(table: Table, seat: int, legal: Iterable[Sandbox]) -> Sandbox:
    """Ask a player for a sandbox."""
    words = {f"{owner} {pile}": (owner, pile) for owner, pile in legal}
    return words[table.ask("sandbox", seat, list(words))]


def condition(table: Table, card: str, seat: int) -> bool:
    """Whether the printed condition of an Incident holds; the choices of I01 and I02 are their conditions."""
    return card != "I03" or FOE[seat] in table.arrivals


# -- what happens ----------------------------------------------------------------------------------------


@dataclass(slots=True)
class Effect:
    """One effect as it resolves.

    Args:
        table: the table.
        item: the item that resolves.
    """

    table: Table
    item: Item

    @property
    def seat(self) -> int:
        """Its controller."""
        return self.item.seat

    @property
    def here(self) -> Thing | None:
        """Its source, if that is still the same thing on a site."""
        thing = self.item.thing
        return thing if thing is not None and not thing.gone else None

    @property
    def target(self) -> Thing | None:
        """The chosen object, if it is still there and fits (CT-85)."""
        chosen = self.item.chosen
        return chosen if chosen is not None and chosen in objects(self.table, self.item) else None

    def may(self) -> bool:
        """Whether its controller does what it may do (CT-84)."""
        return self.table.ask("may", self.seat, ["yes", "no"]) == "yes"

    def damage(self, amount: int) -> None:
        """Deal damage to the chosen sandbox."""
        assert self.item.sandbox is not None
        deal(self.table, [(self.item.sandbox, amount)])

    def damage_all(self, amount: int, *seats: int) -> None:
        """Deal damage to every sandbox of some players at once."""
        deal(self.table, [(sandbox, amount) for seat in seats for sandbox in sandboxes(seat)])

    def last(self, amount: int, until: str, *, sets: bool = False) -> None:
        """Change the power of the chosen object for a while."""
        if self.target is not None:
            self.table.lasting.append(Lasting(self.target, amount, until, sets))

    def decommission_this(self) -> None:
        """Decommission its source, if that is still there."""
        if self.here is not None:
            decommission(self.table, self.here)


def s02(effect: Effect) -> None:
    assert effect.item.sandbox is not None
    restore(effect.table, effect.item.sandbox, 1)


def s03(effect: Effect) -> None:
    create(effect.table, "Crane", effect.seat)


def s05(effect: Effect) -> None:
    breach_by_instruction(effect.table, (effect.seat, EUCLID))


def s07(effect: Effect) -> None:
    """The top card is shown; nothing changes."""


def s08(effect: Effect) -> None:
    if effect.may():
        effect.damage(1)


def s10(effect: Effect) -> None:
    effect.last(-1, f"start phase {effect.seat}")


def s11(effect: Effect) -> None:
    if effect.target is not None:
        recontain(effect.table, effect.target)


def s12(effect: Effect) -> None:
    effect.damage(2)


def s13(effect: Effect) -> None:
    effect.damage(1)


def s15(effect: Effect) -> None:
    if effect.here is not None and effect.may():
        effect.decommission_this()
        assert effect.item.item is not None
        effect.item.item.prevented = True


def s16(effect: Effect) -> None:
    effect.last(3, "turn", sets=True)


def e02(effect: Effect) -> None:
    create(effect.table, "Crow", effect.seat)
    create(effect.table, "Crow", effect.seat)


def e03(effect: Effect) -> None:
    if effect.here is not None and effect.may():
        effect.decommission_this()


def e06(effect: Effect) -> None:
    roll = effect.table.chance("die", [])
    if roll == 1:
        effect.decommission_this()
    else:
        effect.damage(1 if roll <= 4 else 3)


def e07(effect: Effect) -> None:
    if effect.here is not None and effect.table.controller(effect.here) == effect.seat:
        change_control(effect.table, effect.here)


def e08(effect: Effect) -> None:
    if effect.target is not None and effect.may():
        recontain(effect.table, effect.target, bottom=True)


def cancel_xk(effect: Effect) -> None:
    """E09 and the first half of I02 (CT-113)."""
    batch = effect.item.item
    assert batch is not None
    batch.components.discard((effect.seat, "XK"))
    if not batch.components:
        cancel(effect.table, batch)


def k02(effect: Effect) -> None:
    create(effect.table, "Footnote", effect.seat)


def k03(effect: Effect) -> None:
    effect.damage_all(2, 1, 2)


def p01(effect: Effect) -> None:
    if effect.target is not None:
        decommission(effect.table, effect.target)
    assert effect.item.sandbox is not None
    restore(effect.table, effect.item.sandbox, 2)


def p02(effect: Effect) -> None:
    effect.last(1, "end phase")


def p03(effect: Effect) -> None:
    if not effect.may():
        return
    roll = effect.table.chance("die", []) + effect.table.chance("die", [])
    assert effect.item.item is not None
    if roll >= 10:
        cancel(effect.table, effect.item.item)
    elif roll <= 3:
        effect.damage_all(1, effect.seat)


def t01(effect: Effect) -> None:
    assert effect.item.sandbox is not None
    take_top(effect.table, effect.item.sandbox)


def t02(effect: Effect) -> None:
    effect.damage_all(3, effect.seat)
    effect.table.extra.append(effect.seat)


def t03(effect: Effect) -> None:
    """A Field works from its zone once it has resolved (CT-32)."""


def i01(effect: Effect) -> None:
    assert effect.item.item is not None
    cancel(effect.table, effect.item.item)


def i02(effect: Effect) -> None:
    cancel_xk(effect)
    things = {thing.word: thing for thing in effect.table.sides[effect.seat].site}
    if things:
        decommission(effect.table, things[effect.table.ask("decommission", effect.seat, list(things))])


def i03(effect: Effect) -> None:
    breach_by_instruction(effect.table, (FOE[effect.seat], SAFE))


EFFECTS: dict[str, Callable[[Effect], None]] = {
    "S02": s02,
    "S03": s03,
    "S05": s05,
    "S07": s07,
    "S08": s08,
    "S10": s10,
    "S11": s11,
    "S12": s12,
    "S13": s13,
    "S15": s15,
    "S16": s16,
    "E02": e02,
    "E03": e03,
    "E05": s13,
    "E06": e06,
    "E07": e07,
    "E08": e08,
    "E09": cancel_xk,
    "K02": k02,
    "K03": k03,
    "P01": p01,
    "P02": p02,
    "P03": p03,
    "T01": t01,
    "T02": t02,
    "T03": t03,
    "I01": i01,
    "I02": i02,
    "I03": i03,
}
"""What each text does when it resolves."""

ACTIVATED = {"S02", "S05", "S10", "S11", "S16", "E06", "E07", "P01", "P02"}
"""Effects of objects and personnel that are used in the own main phase on an empty stack (CT-79)."""

QUICK = {"E09"}
"""Effects that are used whenever one has priority (CT-80)."""

COST_DECOMMISSIONS = {"S05", "E09"}
"""Those whose cost is to decommission their source."""


def resolve(table: Table, item: Item) -> None:
    """Carry out the text of an item."""
    EFFECTS[item.card](Effect(table, item))
