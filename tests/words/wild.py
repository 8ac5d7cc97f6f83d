"""Random sentences of a language in play: whatever the game accepts, it can play.

``python -m tests.words.wild GAME MINUTES [SEED]`` does so for long, and prints each text that breaks a duel.
"""

import sys
from collections.abc import Iterator
from random import Random
from time import monotonic

from cardgame_tui.content.faults import ContentError
from cardgame_tui.engine.digest import state_digest
from cardgame_tui.text import TextError
from cardgame_tui.text.abilities import CardText
from tests.attack.grafts import Grafts
from tests.words.stage import Stage
from tests.words.stages import STAGES
from tests.words.trial import DECISIONS, Tried, some_answer, tried

PLAYS = 4
"""In how many positions a text is played."""


def wild_texts(stage: Stage, chance: Random) -> Iterator[Tried]:
    """Yield texts that the game accepts: one or two sentences that are made out of examples."""
    grafts = Grafts(stage.language, [text for text, _ in stage.examples], stage.names or ("Footnote",))
    while True:
        kind = chance.choice(stage.examples)[1]
        tree = CardText(tuple([grafts.sentence(chance) for _ in range(chance.choice((1, 1, 2)))]))
        try:
            text = stage.language.print(tree)
            said = stage.language.parse(text) == tree
        except (ValueError, TextError):
            continue
        found = tried(stage, text, kind) if said else None
        if found is not None:
            yield found


def fault_of(found: Tried, chance: Random) -> Exception | None:
    """What goes wrong with a text in some positions."""
    for _ in range(PLAYS):
        try:
            _play(found, chance)
        except Exception as error:
            return error
    return None


def _play(found: Tried, chance: Random) -> None:
    """Play in one position, if the card may lie in it."""
    try:
        driver = found.stage.driver(found.cards, found.kind, found.text, chance.randrange(2**32))
    except ContentError:
        return
    for _ in range(DECISIONS):
        if driver.prompt is None:
            break
        driver.answer(some_answer(driver, driver.prompt, chance, 1.0))
    state_digest(driver.duel)


def main(game: str, minutes: float, seed: int = 1) -> int:
    """Play for so long; 1 if anything broke."""
    chance, count, broken = Random(seed), 0, 0
    for stage in STAGES[game]:
        until = monotonic() + minutes * 60 / len(STAGES[game])
        for found in wild_texts(stage, chance):
            if monotonic() > until:
                break
            count += 1
            if (error := fault_of(found, chance)) is not None:
                broken += 1
                print(f"{found.kind}: {found.text}\n  {type(error).__name__}: {error}", flush=True)
    print(f"{count} texts played, {broken} broke a duel")
    return int(broken > 0)


if __name__ == "__main__":
    sys.exit(main(sys.argv[1], float(sys.argv[2]), *map(int, sys.argv[3:])))
