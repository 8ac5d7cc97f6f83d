"""Objects that leave the field or change control, and loading."""

import pytest

from rulesets.grand_archive.content.semantics import nonsense
from rulesets.grand_archive.content.vocabulary import LANGUAGE
from rulesets.grand_archive.rules.steps.objects.leaving import leave
from tests.rulesets.grand_archive.verbs.board import Board


@pytest.mark.parametrize(
    ("name", "zone"), [("Traveller's Satchel", "graveyard"), ("Brasswake Saber", "banishment")]
)
def test_destroy(name: str, zone: str) -> None:
    board = Board()
    board.put(2, name)
    board.perform("Destroy target item, weapon or phantasia.", name)
    assert board.names(2, zone) == [name]


def test_banish() -> None:
    board = Board()
    board.put(2, "Ledger Clerk")
    board.perform("Banish target ally.", "Ledger Clerk")
    assert board.names(2, "banishment") == ["Ledger Clerk"]
    assert board.duel.waiting == []  # it did not die


def test_return_to_hand() -> None:
    board = Board()
    board.put(2, "Ledger Clerk")
    board.perform("Return target ally to its owner's hand.", "Ledger Clerk")
    assert board.names(2, "hand") == ["Ledger Clerk"]


def test_sacrifice_one_of_your_own() -> None:
    board = Board()
    board.put(1, "Ledger Clerk")
    board.put(2, "Hedge Lurker")
    board.perform("Sacrifice an ally you control; if you do, recover 1.", "Ledger Clerk")
    assert board.names(1, "graveyard") == ["Ledger Clerk"]
    board.perform("Sacrifice each ally.")
    assert board.names(2, "units")[-1] == "Hedge Lurker"


def test_sacrifice_is_not_done_to_an_immortal() -> None:
    board = Board()
    phoenix = board.made("ally", "Immortality.")
    board.champion(1).damage = 5
    text = "Sacrifice an ally you control; if you do, recover 5; otherwise recover 1."
    board.perform(text, phoenix.name)
    assert (phoenix.zone, board.champion(1).damage) == (board.duel.sides[1].units, 4)


def test_sacrifice_unless_you_pay() -> None:
    board = Board()
    shrine = board.put(1, "Milestone Shrine")
    board.add(1, "hand", "Curtain Call")
    board.perform("Sacrifice this unless you pay 1.", "yes", source=shrine)
    assert (board.names(1, "domains"), board.names(1, "memory")) == (["Milestone Shrine"], ["Curtain Call"])
    board.perform("Sacrifice this unless you pay 1.", source=shrine)
    assert board.names(1, "graveyard") == ["Milestone Shrine"]


def test_suppress_returns_it_in_the_next_end_phase() -> None:
    board = Board()
    board.put(2, "Ledger Clerk")
    board.perform("Suppress target ally.", "Ledger Clerk")
    assert board.names(2, "banishment") == ["Ledger Clerk"]
    assert [each.event for each in board.duel.delayed] == ["end"]


def test_gain_control_for_a_turn() -> None:
    board = Board()
    clerk = board.put(2, "Ledger Clerk")
    visit = clerk.visit
    board.perform("Gain control of target ally until end of turn; wake it up.", "Ledger Clerk")
    assert (board.names(1, "units")[-1], clerk.owner, clerk.visit) == ("Ledger Clerk", 2, visit)
    assert [each[1:] for each in board.duel.borrowed] == [(2, "turn")]
    board.perform("Gain control of target ally.", "Ledger Clerk", seat=2)
    assert board.names(2, "units")[-1] == "Ledger Clerk"


def test_load_puts_a_card_under_the_object() -> None:
    board = Board()
    bow = board.put(1, "Lanternfoil Bow")
    board.perform("Load an Arrow card from your hand into this.", source=bow)
    board.add(1, "hand", "Curtain Call", "Fledged Arrow")
    board.perform("Load an Arrow card from your hand into this.", "Fledged Arrow", source=bow)
    assert [card.name for card in board.duel.loaded(bow)] == ["Fledged Arrow"]
    assert board.names(1, "hand") == ["Curtain Call"]


def test_return_of_a_card_in_a_graveyard() -> None:
    board = Board()
    board.add(1, "graveyard", "Ledger Clerk", "Steady Thrust")
    board.perform("Return target ally card in your graveyard to its owner's hand.", "Ledger Clerk")
    assert board.names(1, "hand") == ["Ledger Clerk"]


@pytest.mark.parametrize(
    ("where", "names"), [("top", ["Pyre Rebuke", "Clerk"]), ("bottom", ["Clerk", "Pyre Rebuke"])]
)
def test_return_to_an_end_of_the_deck(where: str, names: list[str]) -> None:
    board = Board()
    board.add(2, "deck", "Pyre Rebuke")
    board.put(2, "Ledger Clerk")
    board.perform(f"Return target ally to the {where} of its owner's deck.", "Ledger Clerk")
    assert [name.removeprefix("Ledger ") for name in board.names(2, "deck")] == names


def test_return_to_memory_shows_a_card_that_had_to_be_of_a_kind() -> None:
    board = Board()
    board.duel.events = []
    board.add(1, "hand", "Ledger Clerk", "Steady Thrust")
    board.perform("Return an ally card in your hand to its owner's memory.", "Ledger Clerk")
    assert board.names(1, "memory") == ["Ledger Clerk"]
    assert [event.rule for event in board.duel.events if event.what == "reveals"] == ["GA-30"]


def test_return_to_the_field_under_your_control() -> None:
    board = Board()
    board.add(2, "graveyard", "Ledger Clerk", "Steady Thrust")
    board.perform("Return target ally card in a graveyard to the field.", "Ledger Clerk")
    (clerk,) = [each for each in board.duel.sides[1].units.cards if each.name == "Ledger Clerk"]
    assert (clerk.owner, clerk.rested) == (2, False)


def test_return_of_a_linked_object_lets_choose_its_link() -> None:
    board = Board()
    hound = board.put(2, "Keen-Eyed Hound")
    board.put(1, "Ledger Clerk")
    board.add(1, "graveyard", "Unquenched Vow")
    board.perform(
        "Return target phantasia card in your graveyard to the field.", "Unquenched Vow", "Keen-Eyed Hound"
    )
    (vow,) = board.duel.sides[1].domains.cards
    assert vow.linked is not None
    assert vow.linked.thing is hound


def test_banish_a_card_that_is_no_object() -> None:
    board = Board()
    board.add(2, "graveyard", "Ledger Clerk")
    board.perform("Banish target card in a graveyard.", "Ledger Clerk")
    assert board.names(2, "banishment") == ["Ledger Clerk"]


def test_sacrifice_own_is_chosen_by_each_player_and_happens_together() -> None:
    board = Board()
    for seat in (1, 2):
        board.put(seat, "Keen-Eyed Hound")
        board.put(seat, "Hedge Lurker")
    board.perform("Each player sacrifices an ally.", "Hedge Lurker", "Keen-Eyed Hound")
    assert (board.names(1, "graveyard"), board.names(2, "graveyard")) == (["Hedge Lurker"], ["Keen-Eyed Hound"])


def test_gain_control_ends_with_the_turn_only() -> None:
    tree = LANGUAGE.parse("Gain control of target ally until end of combat.")
    assert list(nonsense(tree, "action")) == ["control is gained until end of turn or for good"]


def test_put_cards_into_a_deck_in_the_order_that_is_chosen() -> None:
    board = Board()
    board.add(1, "deck", "Ledger Clerk")
    board.add(1, "hand", "Curtain Call", "Searing Volley", "Steady Thrust")
    text = "Put two cards in your hand on the bottom of your deck in any order."
    board.perform(text, ["Curtain Call", "Searing Volley"], ["Searing Volley", "Curtain Call"])
    assert (board.names(1, "deck"), board.names(1, "hand")) == (
        ["Curtain Call", "Searing Volley", "Ledger Clerk"], ["Steady Thrust"]
    )  # fmt: skip


def test_put_cards_onto_the_field_under_your_control() -> None:
    board = Board()
    board.add(2, "graveyard", "Ledger Clerk")
    board.perform("Put target ally card in a graveyard onto the field rested.", "Ledger Clerk")
    assert "Ledger Clerk" in board.names(1, "units")


def test_look_at_the_top_and_share_out() -> None:
    board = Board()
    board.add(1, "deck", "Steady Thrust", "Curtain Call", "Ledger Clerk", "Searing Volley")
    text = (
        "Look at the top 3 cards of your deck; you may put an ally card among them into your memory; put the rest "
    )
    board.perform(f"{text}on the bottom of your deck in a random order.", "yes", "Ledger Clerk")
    assert (board.names(1, "memory"), board.names(1, "deck")[-1]) == (["Ledger Clerk"], "Steady Thrust")
    assert not board.duel.shown


def test_reveal_shows_the_cards_of_a_zone() -> None:
    board = Board()
    board.add(2, "hand", "Ledger Clerk", "Curtain Call")
    board.perform("Target opponent reveals their hand; discard a card among them.", "seat2.hand", "Ledger Clerk")
    assert board.names(2, "graveyard") == ["Ledger Clerk"]


def test_turn_face_up() -> None:
    board = Board()
    (card,) = board.add(2, "banishment", "Ledger Clerk")
    card.face_up = False
    board.perform("Turn target face-down card in a banishment face-up.", "card")
    assert card.face_up


def test_return_what_was_just_banished_to_its_owners_side() -> None:
    board = Board()
    clerk = board.put(2, "Ledger Clerk")
    clerk.damage = 1
    text = "Banish target ally; return it to the field under its owner's control."
    board.perform(text, "Ledger Clerk")
    assert (clerk.zone, clerk.damage) == (board.duel.sides[2].units, 0)


def test_banish_until_returns_it_as_the_object_leaves() -> None:
    board = Board()
    cage = board.made("item", "Rest: recover 1.")
    clerk = board.put(2, "Ledger Clerk")
    board.perform("Banish target ally until this leaves the field.", "Ledger Clerk", source=cage)
    assert clerk.zone is board.duel.sides[2].banishment
    leave(board.duel, [cage], "destroyed", "GA-212")
    assert [each.rule for each in board.duel.waiting] == ["GA-179"]
