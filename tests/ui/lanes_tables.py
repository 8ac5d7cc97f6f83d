"""Tables of Lanes for tests."""

from collections.abc import Iterable, Mapping
from typing import Any

from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.play.table_settings import TableSettings
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.games.lanes import LANES, LanesOptions
from tests.ui.driving import SIZES, state_of

POSITION: Mapping[str, Any] = {
    "seat1.hand": ["Old Brock", "Ditch Sentry", "Twin-Axe Marauder", "Well Water", "Lop-Eared Lancer"],
    "seat2.hand": ["Ember Hound", "Kiln Ogre", "狐火"],
    "seat2.held": ["War Drum", "Spiked Barding"],
    "1s1": {"card": "Hedge Runner", "damage": 1, "gear": ["Hazel Spear"]},
    "1s2": {"card": "Meadow Warden"},
    "1s4": {"card": "霧の番人", "damage": 2, "gear": ["竹の槍"]},
    "2s1": {"card": "Kiln Ogre", "damage": 2},
    "2s2": {"card": "灯籠守の老兵"},
    "2s3": {"card": "Twin-Axe Marauder", "gear": ["War Drum", "Bark Mail"]},
}
EIGHT = {"1s8": {"card": "Harvest Giant"}, "2s7": {"card": "Smoke Rider"}}
FOURTEEN = {
    **{f"1s{number}": {"card": f"Walker {number}"} for number in range(5, 13)},
    "2s14": {"card": "Smoke Rider"},
}
DUEL = {"duel": ["Meadow Warden", "Spark Flick", "灯籠守の老兵", "Kiln Ogre"]}
SIZE_IDS = [f"{width}x{height}" for width, height in SIZES]


def lanes_table(
    more: Mapping[str, Any] | None = None,
    *,
    keys: Iterable[str] = (),
    position: Mapping[str, Any] = POSITION,
    privacy: str = "gate",
    **options: bool,
) -> TableState:
    """A table of Lanes with the hand of whoever must decide open, after some keys.

    Args:
        more: what lies there besides.
        keys: keys pressed once the hand is open.
        position: what lies there.
        privacy: how hands are kept apart.
        **options: what is not as usual.
    """
    start = {**position, **(more or {})}
    names = ("Alice", "Bob")
    setup = Setup(
        LANES,
        LanesOptions(**options),
        {},
        ({}, {}),
        names=names,
        position=start,
        table=TableSettings(privacy=privacy),
    )
    session = Session.of(Record(setup))
    session.runner.begin()
    table = state_of(session)
    if session.gate_closed:
        table.show_hand()
    for key in keys:
        table.press(key)
    return table


def far_seat(table: TableState) -> TableState:
    """The same table from the other side."""
    table.flipped = True
    return table
