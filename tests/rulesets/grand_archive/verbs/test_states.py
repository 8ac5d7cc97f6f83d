"""States of objects (GA-206 to GA-208)."""

from tests.rulesets.grand_archive.verbs.board import Board


def test_rest_and_then_nothing_to_rest() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    board.champion(1).damage = 5
    for damage in (4, 4):
        board.perform("Rest target ally; if you do, recover 1.", "Gatehouse Warden")
        assert (warden.rested, board.champion(1).damage) == (True, damage)


def test_wake_up() -> None:
    board = Board()
    golem = board.put(2, "Furnace Golem")
    assert golem.rested
    board.perform("Wake target ally up.", "Furnace Golem")
    assert not golem.rested


def test_keep_rested_lasts_for_one_wake_up() -> None:
    board = Board()
    golem = board.put(2, "Furnace Golem")
    board.perform("Target ally doesn't wake up during its controller's next wake up phase.", "Furnace Golem")
    kept = [each for each in board.duel.effects.of("stays rested") if each.touches(board.duel, golem)]
    assert [each.until for each in kept] == ["next wake up"]


def test_become_distant() -> None:
    board = Board()
    fletcher = board.put(1, "Gust Fletcher")
    board.perform("This becomes distant.", source=fletcher)
    assert fletcher.distant


def test_transform_keeps_the_object() -> None:
    board = Board()
    idol = board.put(1, "Wardstone Idol")
    visit = idol.visit
    board.perform("Transform this.", source=idol)
    assert (idol.name, idol.visit, idol.transformed) == ("Wardstone Colossus", visit, True)
    assert board.names(1, "units")[-1] == "Wardstone Colossus"


def test_become_ephemeral() -> None:
    board = Board()
    warden = board.put(2, "Gatehouse Warden")
    board.perform("Target ally becomes ephemeral; destroy it.", "Gatehouse Warden")
    assert (warden.zone, board.names(2, "banishment")) == (board.duel.sides[2].banishment, ["Gatehouse Warden"])
