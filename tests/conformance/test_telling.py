"""The exchange of hidden cards finds what a game tells of them without naming one."""

import pytest

from cardgame_tui.bots.asking import answer_of, remember
from cardgame_tui.bots.random_bot import RandomBot
from cardgame_tui.engine.asking import PASS, choose
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.prompt import Script, shared_option
from cardgame_tui.play.driver import Driver
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.conformance import Nonconformance, run
from cardgame_tui.testing.secrets.exchange import twin_of, unseen_since
from cardgame_tui.testing.starts import starts_of
from rulesets.rune_duel.rules import trumps
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneCard, RuneDuel
from tests.conformance.telling import COMPLAINTS
from tests.games.leduc import LEDUC, leduc_start
from tests.games.sparks import SPARKS, sparks_start

RUNE = RuneDuelRuleset()


@pytest.mark.parametrize("game", COMPLAINTS, ids=lambda game: game.__name__)
def test_a_game_that_tells_of_hidden_cards_fails(game: type[Ruleset]) -> None:
    with pytest.raises(Nonconformance, match=COMPLAINTS[game]):
        run(game(), sparks_start, 12, every=4)


def _pick_trump_by_itself(duel: RuneDuel, seat: int, last: RuneCard) -> Script[RuneCard | None]:
    """Whether a player cannot trump or does not want to is in the log."""
    hand = duel.pile(seat, "hand").cards
    legal = [
        shared_option("card", card.id) for card in hand if trumps.trumps(card.printed, last.printed, duel.options)
    ]
    if not legal:
        duel.note("RD-34", "cannot_trump", seat)
        return None
    option = yield from choose(duel, seat, "trump", "RD-27", [*legal, PASS], card=last)
    return None if option.card is None else duel.cards[option.card]


def test_a_pass_that_is_told_from_what_is_impossible_fails(monkeypatch: pytest.MonkeyPatch) -> None:
    start_of = starts_of(RUNE, settings=["must_trump=false"])
    run(RUNE, start_of, 4, every=8)
    monkeypatch.setattr(trumps, "_pick_trump", _pick_trump_by_itself)
    with pytest.raises(Nonconformance, match=r"tells seat . something of hidden cards"):
        run(RUNE, start_of, 4, every=8)


def test_what_a_rule_says_of_hidden_cards_is_no_leak(monkeypatch: pytest.MonkeyPatch) -> None:
    run(LEDUC, lambda seed: leduc_start(seed, hands=6), 6, every=2)
    monkeypatch.setattr(type(LEDUC), "disclosures", Ruleset.disclosures)
    with pytest.raises(Nonconformance, match=r"Seat . wins the hand|the hands are equal"):
        run(LEDUC, lambda seed: leduc_start(seed, hands=6), 6, every=2)


def test_cards_change_their_kind_and_their_deck() -> None:
    report = run(SPARKS, sparks_start, 4, every=4)
    figures = report.exchanged
    assert figures["faces"] > figures["kinds"] > figures["faces"] // 4
    assert figures["new"] > figures["twins"]
    assert figures["reached"] > figures["twins"] // 2


@pytest.mark.parametrize("reader", [1, 2])
def test_only_cards_that_the_seat_has_not_seen_change(reader: int) -> None:
    driver = Driver(SPARKS, sparks_start(3), prepare=remember)
    bots = RandomBot(1), RandomBot(2)
    for _ in range(8):
        driver.answer(answer_of(bots, driver))
    unseen = unseen_since(driver, 0)[reader]
    twin = twin_of(driver, reader, 0, unseen, Chance(1))
    assert twin is not None
    assert twin.changed <= unseen
    assert not any(driver.duel.sees(reader, driver.duel.cards[number]) for number in unseen)
    before = driver.fork(0).duel.cards
    for mine, yours in zip(before, twin.driver.duel.cards, strict=True):
        assert (mine.printed is not yours.printed) == (mine.id in twin.changed)
