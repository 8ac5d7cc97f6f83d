"""The block that is drawn as the target of the table: Moss Behemoth strikes, and two creatures may block."""

from typing import Any

from cardgame_tui.play.record import Record
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from tests.play.positions import index_of, setup_at
from tests.ui.driving import state_of

POSITION: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {
        "hp": 4,
        "hand": ["Gatewright", "Thorn Hexer", "Scroll of Toppling", "Oathbound Pikeman", "Hall of Vigils"],
        "deck": ["Clay Hauler", "Scrap Hound", "Toll Baron", "Veil Sneak"],
        "graveyard": ["Smoke Adept", "Road Surveyor"],
        "fables": ["Aurelith, Ninth Lantern"],
        "field": {
            "1M": "Drum Tower",
            "1C1": {"card": "Muster Sergeant", "damage": 1, "mana": 1},
            "1C2": {"card": "Nettle Witch", "damage": 1, "mana": 2},
            "1C3": {"card": "Moss Behemoth", "damage": 3, "attached": ["Tempered Halberd"]},
            "1C4": {"card": "Scrap Hound", "facing": 90},
            "1C5": {"card": "Ditch Lurker", "face": "down"},
            "1A1": {"card": "Signal Kite", "mana": 1},
            "1A3": {"card": "Rift Prism", "mana": 3},
            "1A4": {"card": "Grapnel Boots", "facing": 90},
        },
        "conquered": ["1C1", "1C2", "1C3", "1C4", "1C5", "1M"],
    },
    "seat2": {
        "hp": 3,
        "hand": ["Gatewright", "Wardplate", "Toll Baron", "Scroll of Sudden Dawn"],
        "deck": ["Veil Sneak", "Clay Hauler", "Scrap Hound"],
        "graveyard": ["Smoke Adept", "Road Surveyor", "Clay Hauler"],
        "field": {
            "2C1": {"card": "Chapel Marksman", "mana": 2, "conditions": ["Prone"]},
            "2C2": {"card": "Ember Chirurgeon", "damage": 1, "mana": 2},
            "2C4": {"card": "Dusk Lampguard", "damage": 1, "facing": 90},
            "2A1": {"card": "Ledger of Debts", "mana": 1},
            "2A2": {"card": "Wardplate", "face": "down"},
            "2A4": "Tempered Halberd",
            "2M": {"card": "Fog Basin", "mana": 1},
        },
        "conquered": ["2C1", "2C2", "2C3", "2C4", "2M"],
    },
}


def asked_for_a_block(**options: Any) -> Session:
    """The match when Bob is asked for a block, with some rule options set."""
    session = Session.of(Record(setup_at("rift", POSITION, options)))
    session.runner.begin()
    for words in ("Moss Behemoth/Strike", "2C3"):
        session.runner.answer(index_of(session.driver, words))
    return session


def drawn_block() -> TableState:
    """The table when Bob is asked for a block, his hand open and the cursor on Dusk Lampguard."""
    table = state_of(asked_for_a_block())
    table.show_hand()
    table.press("tab")
    return table
