"""The seed of a bot says nothing about its duel: one function makes seeds, and no generator draws them."""

import ast
from collections.abc import Iterator, Sequence
from dataclasses import replace
from hashlib import blake2b
from itertools import islice, pairwise
from pathlib import Path

import pytest

from cardgame_tui.bots.bot import Bot
from cardgame_tui.bots.sample_chance import SampleChance
from cardgame_tui.bots.seat_bots import SeatBots
from cardgame_tui.bots.simulator import Simulator, hidden_places
from cardgame_tui.engine.chance import Chance
from cardgame_tui.engine.duel import Duel
from cardgame_tui.engine.seeds import Purpose, match_seeds, seed_for
from cardgame_tui.lab.batch import GameSeeds, seeds_of
from tests.bots.duels import questions
from tests.bots.generator_attack import drawn_seed, seeds_that_draw
from tests.journal.matches import rift

ROOT = Path(__file__).parents[2]
ALLOWED = ("cardgame_tui/engine/seeds.py", "cardgame_tui/engine/chance.py")
"""The module that makes seeds, and the generator that begins with one."""


def drawn_units(seed: int) -> Iterator[GameSeeds]:
    """The seeds of duels as they were once made."""
    chance = Chance(seed)
    for number in range(1, 100):
        yield GameSeeds(number, drawn_seed(chance), drawn_seed(chance), drawn_seed(chance))


def duel_seeds_known(seeds: GameSeeds) -> set[int]:
    """What the bot at seat 1 can work out about the seed of its duel, if its own was drawn right after it."""
    return {drawn_seed(Chance(seed)) for seed in seeds_that_draw(seeds.bot1, skipped=2)}


@pytest.mark.parametrize("seed", [1, 7, 123_456_789])
def test_the_attack_works_on_seeds_that_a_generator_draws(seed: int) -> None:
    for seeds in islice(drawn_units(seed), 3):
        assert seeds.duel in duel_seeds_known(seeds)


@pytest.mark.parametrize("seed", [1, 7, 123_456_789])
def test_a_bot_cannot_work_out_the_seed_of_its_duel(seed: int) -> None:
    for seeds in islice(seeds_of(seed), 10):
        assert seeds.duel not in duel_seeds_known(seeds)
        assert seeds.bot2 not in duel_seeds_known(seeds)


def nested(seed: int, *place: int) -> int:
    """The seed of a bot at the table as it was once made."""
    for number in place:
        seed = drawn_seed(Chance(seed + number, stream=55))
    return seed


def matches_known(seed: int, *place: int) -> set[int]:
    """What a bot at the table can work out about the seed of the match from its own."""
    known = {seed}
    for number in reversed(place):
        known = {found - number for each in known for found in seeds_that_draw(each % 2**64, stream=55)}
    return known


def test_a_bot_at_the_table_cannot_work_out_the_seed_of_the_match(monkeypatch: pytest.MonkeyPatch) -> None:
    place, match = (2, 1, 17), 20_260_101
    assert match in matches_known(nested(match, *place), *place), "the attack works"
    got: list[int] = []

    def watched(name: str, setup: object, seat: int, seed: int) -> Bot:
        got.append(seed)
        raise InterruptedError

    monkeypatch.setattr("cardgame_tui.bots.seat_bots.make_bot", watched)
    bots = SeatBots(replace(rift(match), seats=("random", "random")))
    with pytest.raises(InterruptedError):
        bots.at(2, 1, 17)
    for order in ((2, 1, 17), (1, 17, 2)):
        assert match not in matches_known(got[0], *order)


def all_seeds(seed: int) -> dict[str, int]:
    """One seed of each purpose, and some of other places."""
    found = {purpose.value: seed_for(seed, purpose, 1, 2) for purpose in Purpose}
    places: Sequence[tuple[int, ...]] = ((), (1,), (2,), (12,), (1, 1), (2, 1), (1, 2, 0))
    return found | {f"bot at {place}": seed_for(seed, Purpose.BOT, *place) for place in places}


def test_seeds_of_purposes_and_places_differ() -> None:
    found = [each for seed in (0, 1, 2, -1, 2**64, 2**64 + 1) for each in all_seeds(seed).values()]
    assert len(set(found)) == len(found)
    assert all(0 <= each < 2**64 for each in found)


def test_each_bit_of_a_seed_is_independent_of_the_other_seeds() -> None:
    rows = [all_seeds(seed) for seed in range(1_000)]
    names = list(rows[0])
    for place, one in enumerate(names):
        for two in names[:place]:
            changed = [row[one] ^ row[two] for row in rows]
            counts = [sum(each >> bit & 1 for each in changed) for bit in range(64)]
            assert all(400 < each < 600 for each in counts), (one, two)
    following = [one["bot"] ^ two["bot"] for one, two in pairwise(rows)]
    assert all(400 < sum(each >> bit & 1 for each in following) < 600 for bit in range(64))


def test_seeds_stay_what_they_are() -> None:
    """Runs of the bench and digests rest on them, and journals on those of matches."""
    key = blake2b(b"7", digest_size=32).digest()
    made = blake2b(b"bot 12 3", key=key, digest_size=8).digest()
    assert seed_for(7, Purpose.BOT, 12, 3) == int.from_bytes(made, "big")
    chance = Chance(7)
    assert match_seeds(7, 3) == [drawn_seed(chance) for _ in range(3)]


HASHES = ("blake2b", "blake2s", "sha256", "hash", "crc32")


def seeds_made(source: str) -> Iterator[str]:
    """Where a module works a seed out by itself: arithmetic with one, or a hash or a generator around one."""
    for node in ast.walk(ast.parse(source)):
        if isinstance(node, ast.BinOp | ast.AugAssign):
            parts = (node.left, node.right) if isinstance(node, ast.BinOp) else (node.target,)
            yield from (ast.unparse(node) for part in parts if _is_seed(part))
        elif isinstance(node, ast.Call) and ast.unparse(node.func).rpartition(".")[2] in HASHES:
            yield from (ast.unparse(node) for part in ast.walk(node) if _is_seed(part))


def _is_seed(node: ast.AST) -> bool:
    name = node.id if isinstance(node, ast.Name) else node.attr if isinstance(node, ast.Attribute) else ""
    return name.lower().strip("_").endswith("seed")


@pytest.mark.parametrize("package", ["cardgame_tui", "rulesets"])
def test_only_one_module_makes_seeds_from_seeds(package: str) -> None:
    found = {
        f"{path.relative_to(ROOT)}: {words}"
        for path in sorted((ROOT / package).rglob("*.py"))
        if str(path.relative_to(ROOT)) not in ALLOWED
        for words in seeds_made(path.read_text(encoding="utf-8"))
    }
    assert not found


@pytest.mark.parametrize(
    "source",
    [
        "Chance(seed + 1)",
        "replace(setup, seed=setup.seed + 1)",
        "self._seed += 1",
        "blake2b(repr(seed).encode())",
    ],
)
def test_seeds_made_by_hand_are_noticed(source: str) -> None:
    assert list(seeds_made(source))


def test_a_generator_draws_no_seeds() -> None:
    assert not hasattr(Chance, "seed")


def places_of(duel: Duel, numbers: Sequence[int]) -> list[tuple[int, int]]:
    """Where cards lie: the number of the zone, and the place in it."""
    found = {card.id: (zone.id, place) for zone in duel.zones for place, card in enumerate(zone.cards)}
    return [found[number] for number in numbers]


def deal_taken_back(sample: Duel, hidden: Sequence[Sequence[tuple[int, int]]]) -> list[str]:
    """Run the chance of a sample backwards and exchange the cards of some places back: their names before."""
    chance = sample.chance
    assert isinstance(chance, SampleChance)
    version, words, gauss = chance._generator.getstate()
    rewound = max(0, words[-1] - 2 * sum(len(each) - 1 for each in hidden))
    chance._generator.setstate((version, (*words[:-1], rewound), gauss))
    names: list[str] = []
    for places in hidden:
        cards = [sample.zones[zone].cards[place] for zone, place in places]
        pairs = [(place, chance.below(place + 1)) for place in range(len(cards) - 1, 0, -1)]
        for one, two in reversed(pairs):
            if one != two:
                cards[one].exchange(cards[two])
        names += [card.name for card in cards]
    return names


@pytest.mark.parametrize("number", [None, 3])
def test_a_bot_cannot_take_the_deal_of_a_sample_back(number: int | None) -> None:
    met = 0
    for driver in islice(questions("rune_duel", 1, every=9), 12):
        assert driver.prompt is not None
        seat = driver.prompt.seat or 1
        hidden = hidden_places(driver.ruleset, driver.duel, (seat,))
        if not hidden or not all(each.alike for each in hidden):
            continue
        met += 1
        places = [places_of(driver.duel, each.numbers) for each in hidden]
        names = [driver.duel.zones[zone].cards[place].name for each in places for zone, place in each]
        sample = Simulator(driver, seat).sample(number)
        assert deal_taken_back(sample.duel, places) != names
    assert met
