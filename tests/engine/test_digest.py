"""The digest: equal for equal tables, another for every change."""

import os
import subprocess
import sys
from collections.abc import Callable
from pathlib import Path
from typing import Any

import pytest

from cardgame_tui.engine.digest import joint_digest, state_digest
from cardgame_tui.engine.stack import StackItem, Target
from tests.engine.bare import BareDuel, bare_table
from tests.engine.duels import played

ROOT = Path(__file__).parents[2]


def swap_hand(duel: BareDuel) -> None:
    duel.named["seat1.hand"].cards.reverse()


def rename(duel: BareDuel) -> None:
    duel.cards[0].printed.name = "another"


CHANGES: dict[str, Callable[[BareDuel], object]] = {
    "a card moves": lambda duel: duel.move(duel.cards[0], duel.zones[1]),
    "a zone is in another order": swap_hand,
    "a card turns over": lambda duel: setattr(duel.cards[0], "face_up", False),
    "a card changes hands": lambda duel: setattr(duel.cards[0], "owner", 2),
    "a card is another": rename,
    "a number is drawn": lambda duel: duel.chance.next32(),
    "the turn": lambda duel: setattr(duel, "turn", 1),
    "the active seat": lambda duel: setattr(duel, "active", 2),
    "the phase": lambda duel: setattr(duel, "phase", "late"),
    "the stack": lambda duel: duel.stack.append(StackItem(1, "T-2", "item", duel.cards[0])),
    "a trigger waits": lambda duel: duel.waiting.append(StackItem(1, "T-2", "item", duel.cards[0])),
    "a card is shown": lambda duel: duel.shown.update({0: 1}),
    "the result": lambda duel: duel.record_result(1, "T-5", "lives"),
}


def test_equal_tables_share_a_digest() -> None:
    assert state_digest(bare_table()) == state_digest(bare_table())


def test_a_digest_is_32_hexadecimal_digits() -> None:
    assert len(state_digest(bare_table())) == 32
    assert set(state_digest(bare_table())) <= set("0123456789abcdef")


def test_a_digest_is_the_same_in_every_process() -> None:
    play = (
        "from tests.engine.duels import played\n"
        "from cardgame_tui.engine.digest import state_digest\n"
        "print(state_digest(played('sparks').driver.duel))"
    )
    for hash_seed in ("1", "2"):
        environment = {**os.environ, "PYTHONHASHSEED": hash_seed}
        done = subprocess.run(
            [sys.executable, "-c", play], env=environment, capture_output=True, text=True, check=True, cwd=ROOT
        )
        assert done.stdout.strip() == state_digest(played("sparks").driver.duel)


@pytest.mark.parametrize("change", CHANGES.values(), ids=CHANGES.keys())
def test_every_change_shows(change: Callable[[BareDuel], object]) -> None:
    duel = bare_table()
    before = state_digest(duel)
    change(duel)
    assert state_digest(duel) != before


Item = StackItem[Any, Any]

ITEMS: dict[str, Callable[[BareDuel], StackItem[Any, Any]]] = {
    "plain": lambda duel: Item(1, "T-2", "item", duel.cards[0], [duel.zones[0]]),
    "controller": lambda duel: Item(2, "T-2", "item", duel.cards[0], [duel.zones[0]]),
    "rule": lambda duel: Item(1, "T-3", "item", duel.cards[0], [duel.zones[0]]),
    "what": lambda duel: Item(1, "T-2", "other", duel.cards[0], [duel.zones[0]]),
    "source": lambda duel: Item(1, "T-2", "item", None, [duel.zones[0]]),
    "targets": lambda duel: Item(1, "T-2", "item", duel.cards[0], [duel.zones[1]]),
    "no target any more": lambda duel: Item(1, "T-2", "item", duel.cards[0], [None]),
    "a card": lambda duel: Item(1, "T-2", "item", duel.cards[0], [Target(duel.cards[0], 0)]),
    "another card": lambda duel: Item(1, "T-2", "item", duel.cards[0], [Target(duel.cards[1], 0)]),
    "a card that left": lambda duel: Item(1, "T-2", "item", duel.cards[0], [Target(duel.cards[0], -1)]),
    "an item": lambda duel: Item(1, "T-2", "item", duel.cards[0], [Item(1, "T-2", "item", None)]),
}


def test_items_that_differ_in_anything_differ() -> None:
    digests = set()
    for make in ITEMS.values():
        duel = bare_table()
        duel.stack.append(make(duel))
        digests.add(state_digest(duel))
    assert len(digests) == len(ITEMS)


def test_items_that_target_different_items_differ() -> None:
    digests = set()
    for target in (0, 1):
        duel = bare_table()
        for _ in range(2):
            duel.push(StackItem(1, "T-2", "item", None))
        duel.push(Item(2, "T-2", "cancel", None, [duel.stack[target]]))
        digests.add(state_digest(duel))
    assert len(digests) == 2


def test_numbers_and_visits_are_no_state() -> None:
    duel, other = bare_table(), bare_table()
    other.pushed = 7
    card = other.cards[0]
    zone = card.zone
    assert zone is not None
    other.move(card, other.zones[1])
    other.move(card, zone, bottom=True)
    for each in (duel, other):
        each.push(StackItem(1, "T-2", "item", None))
    assert state_digest(duel) == state_digest(other)


def test_the_digest_refuses_a_target_it_does_not_know() -> None:
    duel = bare_table()
    duel.push(Item(1, "T-2", "item", None, ["a word"]))
    with pytest.raises(TypeError, match="a str cannot be a target"):
        state_digest(duel)


def test_the_order_of_the_stack_shows() -> None:
    one, two = bare_table(), bare_table()
    items = [StackItem(1, "T-2", "item", None), StackItem(2, "T-2", "item", None)]
    one.stack += items
    two.stack += reversed(items)
    assert state_digest(one) != state_digest(two)


def test_the_log_is_not_part_of_the_table() -> None:
    duel = bare_table()
    before = state_digest(duel)
    duel.events = []
    duel.note("T-1", "moved")
    assert state_digest(duel) == before


def test_digests_join_in_order() -> None:
    assert joint_digest(["a", "b"]) == joint_digest(iter(["a", "b"]))
    assert joint_digest(["a", "b"]) != joint_digest(["b", "a"])
    assert joint_digest([]) != joint_digest([""] * 2)
