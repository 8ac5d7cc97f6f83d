"""Draw."""

from tests.rulesets.rune_duel.verbs.lines import lines, perform


def test_draw_takes_no_more_cards_than_the_draw_pile_holds() -> None:
    duel = lines(deck=["Friend", "Shield", "Other Enemy"])
    perform(duel, "draw 2 cards")
    assert sorted(card.printed.name for card in duel.pile(1, "hand").cards) == ["Friend", "Shield"]
    perform(duel, "draw 2 cards")
    assert len(duel.pile(1, "hand").cards) == 3
