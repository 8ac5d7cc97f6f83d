"""Creating tokens (CT-34)."""

from tests.rulesets.containment.verbs.played import played


def test_tokens_are_objects_of_their_creator() -> None:
    duel = played('Create a "Crane" token; create 2 "Footnote" tokens.', {"site": {"1f2": "Clockwork Sparrow"}})
    assert [card.name for card in duel.site(1)] == ["Crane", "Clockwork Sparrow", "Footnote", "Footnote"]
    assert [card.owner for card in duel.site(1)] == [1, 1, 1, 1]
    assert duel.breached_onto == set()
