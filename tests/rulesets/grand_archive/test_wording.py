"""Every question, option and event that the rules use has words, and nothing else has."""

import ast
from collections.abc import Iterator
from pathlib import Path

import rulesets
from cardgame_tui.engine import by_hand
from rulesets.grand_archive.rules.steps.objects.leaving import DESTINATIONS, WORDS
from rulesets.grand_archive.rules.turn import PHASES
from rulesets.grand_archive.showing.wording import WORDING
from rulesets.grand_archive.state.combat import STEPS

FOLDER = Path(rulesets.__path__[0]) / "grand_archive"
FILES = [path for room in ("rules", "verbs") for path in sorted((FOLDER / room).rglob("*.py"))]
ASKING = frozenset(
    {
        "choose",
        "choose_some",
        "choose_judged",
        "confirm",
        "pick_card",
        "pick_cards",
        "pick_item",
        "pick_zone",
        "put_in_order",
    }
)
"""Functions whose third argument is the word of a question."""


def _calls() -> Iterator[ast.Call]:
    for path in FILES:
        for node in ast.walk(ast.parse(path.read_text(encoding="utf-8"))):
            if isinstance(node, ast.Call):
                yield node


def _name(call: ast.Call) -> str:
    if isinstance(call.func, ast.Name):
        return call.func.id
    return call.func.attr if isinstance(call.func, ast.Attribute) else ""


def _word(node: ast.expr | None) -> str:
    return node.value if isinstance(node, ast.Constant) and isinstance(node.value, str) else ""


def _nth(call: ast.Call, place: int) -> str:
    return _word(call.args[place]) if len(call.args) > place else ""


def _asked() -> set[str]:
    found = {_nth(call, 2) for call in _calls() if _name(call) in ASKING}
    found |= {_word(each.value) for call in _calls() for each in call.keywords if each.arg == "ask"}
    found |= {*by_hand.ASKS, *(_nth(call, 0) for call in _calls() if _name(call) == "Deed")}
    return (found - {""}) | {
        "pay",
        "attack_tax",
        "attack_tax_of",
        "priority",
        "trigger_order",
        "glimpse_top",
        "glimpse_bottom",
    }


def _noted() -> set[str]:
    found = {_nth(call, 1) for call in _calls() if _name(call) == "note"} - {""}
    found |= {WORDS.get(how, how) for how in DESTINATIONS} | {"draws", "draws_into_memory"}
    found |= {"dies", "rests", "wakes_up"}
    turning = [call for call in _calls() if _name(call) in ("rest", "wake")]
    found |= {_word(each.value) for call in turning for each in call.keywords if each.arg == "word"}
    found |= {f"{phase}_phase" for phase in PHASES} | {f"{step}_step" for step in STEPS[1:]}
    found |= {f"result_{_nth(call, 2)}" for call in _calls() if _name(call) == "finish"}
    found |= {*by_hand.EVENTS}
    found |= {"loses", "becomes", "swaps", "gains"}  # the word is a variable there
    return found


def _offered() -> set[str]:
    found = {_nth(call, 0) for call in _calls() if _name(call) in ("Option", "shared_option", "Deed")}
    found |= {*by_hand.OPTIONS}
    return (found | {_nth(call, 1) for call in _calls() if _name(call) == "partial"}) - {""}


def test_every_question_has_words() -> None:
    assert _asked() <= set(WORDING.asks) | {"static", "intercept"}
    assert set(WORDING.asks) - {"static", "intercept"} <= _asked()


def test_every_event_has_words() -> None:
    assert _noted() - set(WORDING.events) == set()
    places = {f"top_card_to_{place}" for place in ("hand", "memory", "graveyard", "banishment")}
    assert set(WORDING.events) - _noted() == places


def test_every_option_has_words() -> None:
    kernel = {"pass", "yes", "no", "done", "item", "trigger"}
    assert _offered() - set(WORDING.options) == set()
    assert set(WORDING.options) - _offered() == kernel


def test_no_words_are_empty() -> None:
    assert all([*WORDING.asks.values(), *WORDING.options.values(), *WORDING.events.values()])
