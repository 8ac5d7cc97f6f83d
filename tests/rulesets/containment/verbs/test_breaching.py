"""Breaching a sandbox, and what else is done with its top card (CT-21, CT-103 to CT-106)."""

from tests.rulesets.containment.verbs.played import played

SAFE = {"safe": ["Clockwork Sparrow", "Twin Keyring"]}


def test_a_breach_takes_the_top_card() -> None:
    duel = played("Breach your Safe sandbox.", SAFE)
    assert [card.name for card in duel.site(1)] == ["Clockwork Sparrow"]
    assert duel.breached_onto == {1}
    assert duel.sandbox(1, "Safe").protection == 4


def test_putting_a_card_on_the_site_is_no_breach() -> None:
    duel = played("Put the top card of each of your sandboxes on your site.", SAFE)
    assert [card.name for card in duel.site(1)] == ["Clockwork Sparrow"]
    assert duel.breached_onto == set()


def test_a_top_card_is_decommissioned() -> None:
    duel = played("Decommission the top card of your Safe sandbox.", SAFE)
    assert [card.name for card in duel.pile(1, "decommissioned").cards] == ["Clockwork Sparrow", "Test Tale"]


def test_a_revealed_card_stays() -> None:
    duel = played("Reveal the top card of your Safe sandbox.", SAFE)
    assert [card.name for card in duel.sandbox(1, "Safe").cards] == ["Twin Keyring", "Clockwork Sparrow"]
    shown = [event for event in duel.events or () if event.what == "revealed"]
    assert [(event.shown, event.sight) for event in shown] == [(True, 3)]
