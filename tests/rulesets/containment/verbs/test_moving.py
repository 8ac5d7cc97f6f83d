"""Objects that leave a site or change control (CT-9, CT-105, CT-106)."""

from tests.rulesets.containment.verbs.played import played

SITE = {"site": {"1f1": "Clockwork Sparrow", "1f2": "Twin Keyring"}, "safe": ["Quiet Metronome"]}


def test_an_object_is_decommissioned() -> None:
    duel = played("Decommission an object you control.", SITE, "Twin Keyring")
    assert [card.name for card in duel.site(1)] == ["Clockwork Sparrow"]


def test_the_object_may_be_picked_on_resolution() -> None:
    duel = played("Decommission an object you control, picked on resolution.", SITE, "Clockwork Sparrow")
    assert [card.name for card in duel.site(1)] == ["Twin Keyring"]
    assert duel.result is None


def test_an_object_is_recontained_on_top_or_at_the_bottom() -> None:
    for words, order in (
        ("", ["Quiet Metronome", "Twin Keyring"]),
        (" to the bottom", ["Twin Keyring", "Quiet Metronome"]),
    ):
        duel = played(f"Recontain an object you control{words}.", SITE, "Twin Keyring")
        assert [card.name for card in duel.sandbox(1, "Safe").cards] == order
        assert not any(card.face_up for card in duel.sandbox(1, "Safe").cards)


def test_control_changes_both_ways() -> None:
    away = played("Choose an object; the opponent gains control of that object.", SITE, "Twin Keyring")
    assert [card.name for card in away.site(2)] == ["Twin Keyring"]
    theirs = {"seat2": {"site": {"2f3": "Glass Choir"}}}
    mine = played("Gain control of an object the opponent controls.", SITE, "Glass Choir", **theirs)
    assert [(card.name, card.owner) for card in mine.site(1)][2] == ("Glass Choir", 2)


def test_a_cost_limits_the_choice() -> None:
    theirs = {"seat2": {"site": {"2f3": "Glass Choir"}}}
    duel = played("Decommission an object with cost 1 or less.", {"site": {"1f1": "Crow"}}, "Crow", **theirs)
    assert [card.name for card in duel.site(2)] == ["Glass Choir"]
    assert duel.site(1) == []
