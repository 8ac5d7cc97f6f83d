"""Commands with strange words, and files with strange names."""

import random
from collections.abc import Sequence

from tests.attack.case import HERE, Case
from tests.attack.samples import CARDS, DECK, SCENARIO, VARIANT
from tests.attack.values import NUMBERS, WORDS

COMMANDS = (
    "rules rune_duel 3",
    "rules dimensional_rift hand card --edition rift --status ours",
    "rules dimensional_rift --side-by-side --edition conquest",
    "cards rune_duel Moth --variant short_game --set life_total=3",
    "cards dimensional_rift --set edition=rift",
    "options dimensional_rift --set hp=3 --status ours --changed",
    "options rune_duel --set life_total=3 --set mulligan=one --variant long_game",
    "variants dimensional_rift long_siege",
    "play rune_duel --plain --no-journal --seat1 random --seat2 random --seed 4 --names Ann Bo",
    "play rune_duel --plain --no-journal --deck1 burrow_guard --deck2 cinder_reavers --set life_total=1",
    "play dimensional_rift --plain --no-journal --set hp=1 --privacy open --undo free --step on --sides fixed",
    "simulate rune_duel --games 1 --seed 3 --bots random,random --json --set life_total=2",
    "replay file.toml --plain --at 3",
    "resume file.toml --plain --before 2 --seat1 human",
    "check file.toml --json",
    "decks check file.toml --set hp=3 --variant long_siege",
    "scenarios rune_duel",
    "options containment --set deck_shape=6/4/2/1/2 --set base_protection=3/6/9 --changed",
    "play containment --plain --no-journal --seat1 random --seat2 random --variant crowded --set xk_limit=5",
    "options grand_archive --set mulligan=free --set starting_level=1 --changed",
    "play grand_archive --plain --no-journal --seat1 random --seat2 random --variant draft --set opening_hand=4",
    "rulesets --json",
    "where --json",
)
"""Commands that work, most of them."""

FLAGS = tuple(sorted({word for command in COMMANDS for word in command.split() if word.startswith("--")}))

NAMES = (
    "a b",
    "\x1b]0;x\x07",
    "\u202eevil",
    "-",
    "--help",
    "a\nb",
    "[red]",
    "\udcff",
    "\U0001f3b4",
    "%s",
    "~",
    "*",
    "n" * 250,
)
"""Names of files that steer a terminal, look like something else, or are no text."""

READS = (("check", SCENARIO), ("decks check", DECK), ("decks check", VARIANT), ("cards rune_duel --lint", CARDS))


def strange_words(chance: random.Random) -> Case:
    """A command with one to three strange words."""
    command = chance.choice(COMMANDS)
    words = command.split()
    for _ in range(chance.choice((1, 1, 2, 3))):
        _change(words, chance)
    name = " ".join(command.split()[: 2 if command.startswith("decks") else 1])
    return Case(f"words: {name}", "words", tuple(_bounded(words)), data=SCENARIO.encode())


def _change(words: list[str], chance: random.Random) -> None:
    place = chance.randrange(len(words))
    word = _word(chance)
    kind = chance.randrange(6)
    if kind == 0:
        words[place] = word
    elif kind == 1:
        words.insert(place, word)
    elif kind == 2:
        words[place:place] = [chance.choice(FLAGS), word]
    elif kind == 3 and len(words) > 1:
        del words[place]
    elif "=" in words[place]:
        words[place] = f"{words[place].partition('=')[0]}={word}"
    else:
        words[place] += word


def _word(chance: random.Random) -> str:
    word = str(chance.choice((*WORDS, *WORDS, *NUMBERS, *NAMES)))
    word = "x" if word == "/" else word  # a search of the complete disk only takes long
    return word.replace("\0", "").replace("\ud800", "\udcff")


def _bounded(words: Sequence[str]) -> list[str]:
    """The same without a request for many duels, which would only take long."""
    if "simulate" not in words:
        return list(words)
    return [word if not word.lstrip("+-0").isdecimal() or int(word) < 2 else "1" for word in words]


def strange_name(chance: random.Random) -> Case:
    """A valid file in a folder of its own, where one or both have a strange name."""
    command, text = chance.choice(READS)
    folder = chance.choice(NAMES) + chance.choice(("", "", chance.choice(WORDS)))[:100]
    name = (
        chance.choice(NAMES)
        + chance.choice(("", "", "1", "\x1b[2J", "\u2066"))
        + chance.choice((".toml", ".TOML", ""))
    )
    folder, name = (_possible(each) for each in (folder, name))
    asked = chance.choice((folder, f"{folder}/{name}"))
    return Case(f"names: {command}", "names", (*command.split(), asked), f"{HERE}/{folder}/{name}", text.encode())


def _possible(name: str) -> str:
    """The same as a name that a file may have."""
    kept = name.replace("/", "").replace("\0", "").replace("\ud800", "\udcff")
    while len(kept.encode("utf-8", "surrogateescape")) > 255:
        kept = kept[:-5]
    return kept if kept not in ("", ".", "..") else "x"
