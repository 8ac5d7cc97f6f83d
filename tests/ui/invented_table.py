"""A table with rows that no game here has: several zones in a row, rows that hide, titles, piles with a note."""

from cardgame_tui.engine.shown.face import Face, StackView
from cardgame_tui.engine.shown.layout import Layout, Row, RowKind
from cardgame_tui.engine.shown.view import CardView, View, ZoneView
from cardgame_tui.ui.scene.question import Entry, Question
from cardgame_tui.ui.scene.scene import Scene

BOXES = ("Safe", "Euclid", "Keter", "Personnel")
CREW = (
    "Roadside Sellsword",
    "Keen-Eyed Hound",
    "Hedge Lurker",
    "Tideglass Seer",
    "Gatehouse Warden",
    "Nils of the Gate",
)
THINGS = ("Brasswake Saber", "Traveller's Satchel", "Archivist's Lens")
LONG = tuple(f"Walker {number}" for number in range(1, 16))
ITEMS = tuple(
    StackView(1 + number % 2, f"{name}: turns the attack to another unit", None, (), "CT-94")
    for number, name in enumerate(("Sheltering Swell", "Crosswind Feint", "Tidal Ceasefire", "Second Thoughts"))
)
LAYOUT = Layout(
    rows=(
        Row(RowKind.GRID, tuple(f"2b{number}" for number in range(1, 5)), "2b", 2, titles=BOXES),
        Row(RowKind.FLOW, ("seat2.things", "seat2.domains"), "things", 2),
        Row(RowKind.FLOW, ("seat2.units",), "units", 2),
        Row(RowKind.FLOW, ("intent",), "intent", 0, hides=True),
        Row(RowKind.FLOW, ("seat1.units",), "units", 1),
        Row(RowKind.FLOW, ("seat1.things", "seat1.domains"), "things", 1),
        Row(RowKind.GRID, tuple(f"1b{number}" for number in range(1, 5)), "1b", 1, titles=BOXES),
    ),
    middle="front line",
    asides=(("seat1.held",), ("seat2.held",)),
    hands=("seat1.hand", "seat2.hand"),
    piles=(("seat1.grave",), ("seat2.grave",)),
)


class Table:
    """Makes the view of a table zone by zone."""

    def __init__(self) -> None:
        self._zones: dict[str, ZoneView] = {}
        self._cards = 0

    def zone(self, name: str, seat: int, names: tuple[str, ...] = (), badge: str = "", closed: int = 0) -> None:
        """Add a zone that holds cards of these names, or so many that are not seen."""
        cards = tuple(self._card(each, seat) for each in names)
        number = len(self._zones)
        kind = name.rpartition(".")[2]
        self._zones[name] = ZoneView(number, name, seat, kind, "", "", len(cards) + closed, cards, badge)

    def _card(self, name: str, seat: int) -> CardView:
        self._cards += 1
        face = Face(
            name, kind="ally, human", stats="2/3", health=(2, 3), text="True Sight.", lines=("True Sight.",)
        )
        return CardView(self._cards, face, True, (), seat or 1)

    def view(self, stack: tuple[StackView, ...]) -> View:
        """The view of seat 1."""
        return View(
            seat=1,
            names=("Alice", "Bob"),
            turn=3,
            when="turn 3",
            duel_word="duel",
            active=1,
            phase="Main",
            phases=("Start", "Main", "End"),
            gauges={1: (("XK", 4), ("tales", 2)), 2: (("XK", 6), ("tales", 2))},
            zones=self._zones,
            stack=stack,
            result=None,
            health={1: (2, 6), 2: (1, 7)},
        )


def invented(
    things: tuple[str, ...] = THINGS,
    units: tuple[str, ...] = CREW,
    intent: tuple[str, ...] = (),
    stack: tuple[StackView, ...] = (),
    layout: Layout = LAYOUT,
) -> Scene:
    """A table of the invented layout.

    Args:
        things: cards of the first zone of the rows with two zones; the second one holds one card.
        units: cards of seat 1 at the front; seat 2 has the first three.
        intent: cards of the row that hides.
        stack: items on the stack.
        layout: where the zones are.
    """
    table = Table()
    for seat in (1, 2):
        for number, note in enumerate(("2 of 4", "8 of 8", "12 of 12", ""), 1):
            table.zone(
                f"{seat}b{number}", seat, ("Agent Doma",) if number == 4 else (), note, closed=9 - 2 * number
            )
        table.zone(f"seat{seat}.units", seat, units if seat == 1 else units[:3])
        table.zone(f"seat{seat}.things", seat, things if seat == 1 else ())
        table.zone(f"seat{seat}.domains", seat, ("Besieged Tollgate",))
        for name in ("held", "hand", "grave"):
            table.zone(f"seat{seat}.{name}", seat, ("Emergency Bulkhead",) if name == "hand" and seat == 1 else ())
    table.zone("intent", 0, intent)
    asked = Question(
        words="Alice: act or pass?", who="Alice", rule="CT-67", entries=(Entry("1", "Emergency Bulkhead", "", 0),)
    )
    return Scene(view=table.view(stack), layout=layout, near=1, question=asked, cards={}, zones={})
