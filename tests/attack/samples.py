"""Valid files of every kind, where each is put, and the commands that read it."""

import json
from collections.abc import Iterator, Sequence
from dataclasses import dataclass
from pathlib import Path

from cardgame_tui.play.record import Record
from cardgame_tui.play.scenario.marks import scenario_text
from cardgame_tui.play.setup import Setup
from cardgame_tui.ui.session.settings.memory import memory_file
from tests.attack.case import HERE, NEIGHBOUR
from tests.attack.mutations import Mutation
from tests.attack.stand_ins import CARD_SET, PARSE_TABLE, RULEBOOK, table_file, written_table
from tests.attack.values import change_json, change_toml
from tests.journal.matches import archive, conquest, containment, play, rift, rune, written

ROOT = Path(__file__).parents[2]
GAMES = ("dimensional_rift", "rune_duel", "containment", "grand_archive")

CARDS = (
    '[[card]]\nname = "Lamp"\ntype = "creature"\nstats = "1/2/0"\narrows = "T2 L"\ntext = "Action: draw a card."\n'
)
DECK = 'name = "Two"\nruleset = "rune_duel"\nabout = "x"\n[sections]\nmain = ["2 Fog Basin", "Lamp"]\n'
VARIANT = (
    'name = "Night"\nruleset = "dimensional_rift"\nabout = "Dark."\n[options]\nhp = 9\n'
    '[card."Scrap Hound"]\nstats = "2/2/0"\ntext = ""\n[[new]]\nname = "Moth"\ntype = "creature"\n'
    '[[deck]]\nname = "Moths"\n[deck.sections]\nmain = ["3 Moth"]\n[decks]\nseat1 = "Moths"\n'
)
RUNE_VARIANT = (
    'name = "Embers"\nruleset = "rune_duel"\n[options]\nlife_total = 3\n[card."Clover Scout"]\nrank = 9\n'
    '[[new]]\nname = "Ash"\ntype = "creature"\nrank = 3\nrune = "II"\nstats = "1/1"\ntext = ""\n'
)
CONTAINMENT_VARIANT = (
    'name = "Doors"\nruleset = "containment"\n[options]\nxk_limit = 5\n[card."Clockwork Sparrow"]\npower = 3\n'
    '[[new]]\nname = "Hinge"\ntype = "object"\nnumber = "O-900"\nobject_class = "Safe"\ncost = 1\npower = 1\n'
    'text = "When this is breached: breach your Safe sandbox."\n'
)
ARCHIVE_VARIANT = (
    'name = "Doors"\nruleset = "grand_archive"\n[options]\nmain_min = 30\n[card."Keen-Eyed Hound"]\npower = 3\n'
    '[[new]]\nname = "Moth"\ntype = "ally"\nreserve = 1\npower = 1\nlife = 1\ntext = "On Enter: draw a card."\n'
)
SCENARIO = (
    'title = "Two quiet turns"\nruleset = "dimensional_rift"\ncites = ["DR-182"]\nrandom = [1, ["A"]]\n'
    '[options]\nstalemate_turns = 2\n[start]\nturn = 1\n[start.seat1]\nhp = 3\nfield."1C2" = "Scrap Hound"\n'
    '[[step]]\nseat = 1\nchoose = "battle"\nexpect = { "result" = "open" }\n'
    '[[step]]\nseat = 2\nchoose = "battle"\n'
    '[expect]\n"result" = "stalemate"\n'
)
REMEMBERED = {
    "rune_duel": {"step": "on", "table": "fixed", "deck1": "burrow_guard", "names": "Ann, Bo", "variant": ""},
    "dimensional_rift": {"step": "off", "sides": "turned", "options": "hp=3"},
    "containment": {"deck1": "parade", "deck2": "vault", "options": "xk_limit=5"},
    "grand_archive": {"deck1": "tide_and_ink", "deck2": "kiln_and_gale", "options": "mulligan=free"},
    "look": {"theme": "nord", "borders": "ascii"},
}
LARGEST = 4_000
"""Most bytes of a valid file: cases are many, so they are small."""

FILE = "FILE"
"""Stands for the name of the file in the words of a command."""


@dataclass(frozen=True)
class Sample:
    """One kind of file.

    Args:
        name: what it is.
        contents: valid files.
        commands: the words of each command that reads it; `FILE` stands for its name.
        place: where it is put; see `Case`.
        stands_for: the shipped file that it replaces; see `Case`.
        share: how many of a hundred thousand cases are of this kind.
    """

    name: str
    contents: Sequence[bytes]
    commands: Sequence[str]
    place: str = f"{HERE}/file.toml"
    stands_for: str = ""
    share: int = 6

    @property
    def sealed(self) -> bool:
        """Whether its lines have checksums."""
        return self.place.endswith(".jsonl")

    @property
    def by_value(self) -> Mutation | None:
        """What changes its values, if there is such a change."""
        return {".toml": change_toml, ".json": change_json if self.place.startswith("config") else None}.get(
            Path(self.place).suffix
        )


CONFIG = (
    'theme = "light"\nborders = "lines"\ncard_names = "first"\nprivacy = "strict"\nundo = "free"\n'
    'step = "on"\nsides = "fixed"\nnames = ["Ann", "Bo"]\n[keys]\nundo = "l"\nlog = ["u", ";"]\n'
)
"""What a person may set in the config file."""


def samples(folder: Path) -> list[Sample]:
    """Valid files of all kinds; journals and marks are made by playing in a folder."""
    return [*_texts(), *_of_matches(folder), *_remembered(), _config(), *_of_games(folder)]


def _texts() -> Iterator[Sample]:
    decks, variants = ROOT / "decks", "*/variants/*.toml"
    yield Sample("deck", _read(decks, "*/*.toml", DECK), ["decks check FILE"], share=10)
    yield Sample(
        "variant",
        _read(decks, variants, VARIANT, RUNE_VARIANT, CONTAINMENT_VARIANT, ARCHIVE_VARIANT),
        [
            *(
                "variants dimensional_rift FILE",
                "variants rune_duel FILE",
                "variants containment FILE",
                "variants grand_archive FILE",
                "decks check FILE",
                "cards rune_duel --lint FILE",
            ),
            *(
                "cards dimensional_rift --lint FILE",
                "cards rune_duel --variant FILE",
                "options rune_duel --variant FILE",
                "cards containment --lint FILE",
                "cards grand_archive --lint FILE",
            ),
            "play dimensional_rift --plain --no-journal --variant FILE",
        ],
    )
    commands = [f"cards {game} --lint FILE" for game in GAMES]
    yield Sample("cards", [CARDS.encode(), *_card_sets()], commands)
    rulings = _read(ROOT / "tests" / "rulings", "**/*.toml", SCENARIO)
    yield Sample("scenario", rulings, ["check FILE", "check --json FILE", "play --plain --from FILE"], share=13)
    for kind, text in (("decks", DECK), ("variants", RUNE_VARIANT)):
        place = f"config/{kind}/rune_duel/own.toml"
        yield Sample(f"own {kind}", [text.encode()], OWN[kind], place, share=3)


OWN = {
    "decks": [
        "play rune_duel --plain --no-journal",
        "play rune_duel --plain --deck1 own",
        "simulate rune_duel --games 1 --deck2 own",
    ],
    "variants": [
        "variants rune_duel",
        "variants rune_duel own",
        "play rune_duel --plain --variant own",
        "cards rune_duel --variant own",
    ],
}
"""The commands that read the decks and variants of a user."""


def _config() -> Sample:
    """The config file, which commands read where it always lies."""
    commands = ["config", "play rune_duel --plain --no-journal", "resume"]
    return Sample("config", [CONFIG.encode()], commands, "config/config.toml")


def _of_matches(folder: Path) -> Iterator[Sample]:
    journals = _journals(folder)
    commands = [
        *(
            "replay FILE --transcript",
            "share FILE --to share.html",
            "replay FILE --plain",
            "resume FILE --plain",
            "resume FILE --plain --before 3",
        ),
        *(
            "replay FILE --transcript --as both",
            "replay FILE --plain --at 4",
            "resume FILE --plain --seat2 random",
        ),
    ]
    yield Sample("journal", journals, commands, f"{HERE}/file.jsonl", share=30)
    yield Sample("saved match", journals, ["resume", "resume --plain"], "saves/file.jsonl", share=8)
    commands = ["check FILE", "play --plain --from FILE", "play --plain --no-journal --from FILE"]
    yield Sample("mark", list(_marks()), commands, share=5)


def _journals(folder: Path) -> list[bytes]:
    kept = [path.read_bytes() for path in sorted((ROOT / "tests" / "journal" / "format1").glob("r*.jsonl"))]
    setups: dict[str, Setup] = {
        "rift": rift(3),
        "conquest": conquest(5),
        "rune": rune(3),
        "containment": containment(3),
        "archive": archive(3),
        "several": rift(2, best_of=3),
    }
    lengths = (30, 12, 30, 30, 30, 3)
    made = [
        written(setup, folder / name, count) for (name, setup), count in zip(setups.items(), lengths, strict=True)
    ]
    return [*kept, *(path.read_bytes() for path in made)]


def _marks() -> Iterator[bytes]:
    for setup, count in (
        (rift(3), 0),
        (rift(4), 25),
        (conquest(2), 40),
        (rune(3), 9),
        (rune(4), 0),
        (containment(3), 30),
        (archive(3), 40),
    ):
        record = play(Record(setup), count + 1)
        yield scenario_text(record.driver, setup).encode()


def _remembered() -> Iterator[Sample]:
    commands = [f"play {game} --plain --no-journal" for game in GAMES]
    yield Sample(
        "remembered",
        [json.dumps(REMEMBERED, indent=1).encode()],
        commands,
        f"config/{memory_file().name}",
        share=5,
    )


def _of_games(folder: Path) -> Iterator[Sample]:
    for game in GAMES:
        home = ROOT / "rulesets" / game
        book = (home / "rulebook.md").read_text(encoding="utf-8")
        commands = [f"rules {game}", f"rules {game} 3", f"rules {game} hand card", f"rules {game} --status ours"]
        place = f"{HERE}/rulebook.md"
        yield Sample("rulebook", _excerpts(book, "\n## "), commands, place, f"{RULEBOOK} {game}", share=3)
        cards = (home / "cards.toml").read_text(encoding="utf-8")
        commands = [f"cards {game}", f"cards {game} --lint", f"options {game}"]
        yield Sample(
            "card set", _excerpts(cards, "\n[[card]]"), commands, stands_for=f"{CARD_SET} {game}", share=3
        )
        table = written_table(game, folder)
        place = f"cache/{table_file(game)}"
        yield Sample(
            "parse table", [table], [f"cards {game} --lint {NEIGHBOUR}"], place, f"{PARSE_TABLE} {game}", share=2
        )


def _read(folder: Path, pattern: str, *more: str) -> list[bytes]:
    found = [path.read_bytes() for path in sorted(folder.glob(pattern))]
    return [*(text.encode() for text in more), *(data for data in found if len(data) <= LARGEST)]


def _card_sets() -> list[bytes]:
    files = (ROOT / "rulesets" / game / "cards.toml" for game in GAMES)
    return [data for file in files for data in _excerpts(file.read_text(encoding="utf-8"), "\n[[card]]")]


def _excerpts(text: str, sign: str) -> list[bytes]:
    """Parts of a text that begin at a sign, a few together, none too long."""
    parts = [sign.strip("\n") + part for part in text.split(sign)[1:]]
    groups = ["\n".join(parts[at : at + 2]).encode() for at in range(0, len(parts), 2)]
    return [group for group in groups if len(group) <= LARGEST]
