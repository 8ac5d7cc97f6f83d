"""The short form of the invented variants, and that a broken game is noticed, kept and played again."""

from pathlib import Path
from random import Random

import pytest

from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from cardgame_tui.ruleset import Ruleset
from cardgame_tui.testing.watch import Nonconformance
from rulesets.rune_duel.ruleset import RuneDuelRuleset
from rulesets.rune_duel.state.duel import RuneDuel
from tests.attack import variants
from tests.attack.invented import Game, invent
from tests.attack.invented_games import GAMES
from tests.attack.table import faults, in_words
from tests.attack.variants import attack, play_again
from tests.conformance.broken_rune import OpenHand

RUNE = GAMES[-1]


class LostCard(RuneDuelRuleset):
    """Loses a card when a duel begins."""

    def new_duel(self, start: object) -> RuneDuel:
        duel = super().new_duel(start)  # type: ignore[arg-type]
        duel.pile(1, "deck").cards.pop()
        return duel


@pytest.mark.parametrize("game", GAMES, ids=lambda game: game.name)
def test_an_invented_variant_is_valid_and_wild(game: Game, folder: Path) -> None:
    text = invent(game, Random(3))
    assert text == invent(game, Random(3))
    (folder / "one.toml").write_text(text, encoding="utf-8")
    setup = Recipe(load_ruleset(game.ruleset), str(folder / "one.toml")).build()
    assert setup.variant is not None
    written = setup.variant.written
    assert sum(bool(table["text"]) for table in written.new) > 4
    assert len(written.card) > 4
    assert any(name.startswith("Invented") for name in setup.decks[0]["main"])


def test_duels_of_invented_variants_keep_all_promises(folder: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    monkeypatch.setattr(
        variants, "DUELS", {"dimensional_rift": 1, "rune_duel": 12, "containment": 1, "grand_archive": 1}
    )
    table = attack(folder, seed=1, cases=16)
    assert not faults(table), in_words(table)
    assert {name.removesuffix(", all promises") for name in table} == {
        f"{what} of {game.name}" for what in ("variants", "duels", "ends of duels") for game in GAMES
    }


@pytest.mark.parametrize(
    ("broken", "share", "words"), [(LostCard(), 10**9, "is in 0 zones"), (OpenHand(), 1, "offers card")]
)
def test_a_broken_game_is_noticed(
    broken: Ruleset, share: int, words: str, folder: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.setattr(variants, "GAMES", (RUNE,))
    monkeypatch.setattr(variants, "SHARE", share)
    monkeypatch.setattr(variants, "load_ruleset", lambda ruleset_id: broken)
    table = attack(folder, seed=2, cases=1)
    assert words in faults(table)[0]
    (kept,) = (folder / "failing").iterdir()
    with pytest.raises(Nonconformance, match=words):
        play_again(kept, broken)
    play_again(kept, RuneDuelRuleset())
