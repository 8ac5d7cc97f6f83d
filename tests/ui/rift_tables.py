"""Tables of Dimensional Rift for tests: a position of the battle, at several moments."""

from typing import Any

from cardgame_tui.engine.shown.wording import option_words
from cardgame_tui.play.record import Record
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.session import Session
from cardgame_tui.ui.table.state import TableState
from rulesets.dimensional_rift import PLUGIN
from tests.ui.driving import state_of

POSITION: dict[str, Any] = {
    "turn": 1,
    "number": 7,
    "phase": "event",
    "event": "battle",
    "seat1": {
        "hp": 6,
        "hand": ["Road Surveyor", "Scroll of Toppling"],
        "deck": ["Clay Hauler", "Scrap Hound"],
        "graveyard": ["Smoke Adept"],
        "fables": ["Aurelith, Ninth Lantern"],
        "field": {
            "1C2": {"card": "Chapel Marksman", "mana": 2},
            "1C3": {"card": "Oathbound Pikeman", "attached": ["Tempered Halberd"]},
            "1A1": "Signal Kite",
            "1A4": {"card": "Rift Prism", "face": "down"},
        },
        "conquered": ["1C2", "1C3", "1C4"],
    },
    "seat2": {
        "hp": 5,
        "hand": ["Gatewright", "Wardplate", "Toll Baron"],
        "deck": ["Veil Sneak"],
        "field": {
            "2C2": {"card": "Dusk Lampguard", "damage": 1},
            "2C4": "Scrap Hound",
            "2A5": {"card": "Ledger of Debts", "face": "down"},
            "2M": {"card": "Fog Basin", "mana": 1},
        },
    },
}
BEFORE: dict[str, Any] = {**POSITION, "phase": "event", "event": ""}
"""The same before the event is picked."""
PHASES: dict[str, tuple[str, ...]] = {
    "event": (),
    "conquer": ("Campaign",),
    "deployment": ("Campaign", "1C5", "pass", "pass"),
    "place": ("Campaign", "1C5", "pass", "pass", "summon Road Surveyor"),
    "orientation": ("Campaign", "1C5", "pass", "pass", "summon Road Surveyor", "1C5"),
}
"""The questions of a turn with a Campaign, from the beginning of `BEFORE`."""
MOMENTS: dict[str, tuple[str, ...]] = {
    "act_or_pass": (),
    "target": ("Oathbound Pikeman Strike",),
    "blocker": ("Oathbound Pikeman Strike", "2C3"),
    "respond": ("Oathbound Pikeman Strike", "2C3", "Scrap Hound"),
    "facing": ("flip Rift Prism",),
}


def rift_table(moment: str, **setup: Any) -> TableState:
    """The table at one of the moments of the battle or the Campaign, with the hand of whoever must decide open."""
    ruleset = PLUGIN.load()
    options = ruleset.options_model()
    position, answers = (POSITION, MOMENTS[moment]) if moment in MOMENTS else (BEFORE, PHASES[moment])
    made = Setup(ruleset, options, ruleset.cards, ({}, {}), names=("Alice", "Bob"), position=position, **setup)
    session = Session.of(Record(made))
    session.runner.begin()
    for words in answers:
        _choose(session, words)
    table = state_of(session)
    if session.hand_closed:
        table.show_hand()
    return table


def _choose(session: Session, words: str) -> None:
    prompt = session.prompt
    assert prompt is not None
    duel = session.driver.duel
    fitting = [
        index
        for index, option in enumerate(prompt.options)
        if all(any(word in name for name in option_words(duel, option)) for word in words.lower().split())
    ]
    assert len(fitting) == 1, (words, fitting)
    session.runner.answer(fitting[0])
