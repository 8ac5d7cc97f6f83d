"""Shows that the rulings can fail: breaks one rule of a game at a time and runs the files that it must fail.

It is part of the tests; for a list of what each mutant breaks run ``python -m tests.rulings.mutants`` from the
root of the repository. That ends with exit code 1 when a file holds although its rule is broken.
"""

import sys

from tests.rulings.archive_combat_mutants import ARCHIVE_COMBAT_MUTANTS
from tests.rulings.archive_corner_mutants import ARCHIVE_CORNER_MUTANTS
from tests.rulings.archive_cost_mutants import ARCHIVE_COST_MUTANTS
from tests.rulings.archive_design_mutants import ARCHIVE_DESIGN_MUTANTS
from tests.rulings.archive_effect_mutants import ARCHIVE_EFFECT_MUTANTS
from tests.rulings.archive_event_mutants import ARCHIVE_EVENT_MUTANTS
from tests.rulings.archive_further_mutants import ARCHIVE_FURTHER_MUTANTS
from tests.rulings.archive_keyword_mutants import ARCHIVE_KEYWORD_MUTANTS
from tests.rulings.archive_mutants import ARCHIVE_MUTANTS
from tests.rulings.archive_other_mutants import ARCHIVE_OTHER_MUTANTS
from tests.rulings.archive_play_mutants import ARCHIVE_PLAY_MUTANTS
from tests.rulings.archive_rule_mutants import ARCHIVE_RULE_MUTANTS
from tests.rulings.archive_saying_mutants import ARCHIVE_SAYING_MUTANTS
from tests.rulings.archive_stack_mutants import ARCHIVE_STACK_MUTANTS
from tests.rulings.archive_text_mutants import ARCHIVE_TEXT_MUTANTS
from tests.rulings.conquest_mutants import CONQUEST_MUTANTS
from tests.rulings.containment_mutants import CONTAINMENT_MUTANTS
from tests.rulings.files import CONTAINMENT, DIMENSIONAL_RIFT, GRAND_ARCHIVE, RUNE_DUEL
from tests.rulings.language_mutants import LANGUAGE_MUTANTS
from tests.rulings.rift_mutants import RIFT_MUTANTS
from tests.rulings.rune_combat_mutants import RUNE_COMBAT_MUTANTS
from tests.rulings.rune_mutants import RUNE_MUTANTS

MUTANTS = {
    DIMENSIONAL_RIFT: (*CONQUEST_MUTANTS, *RIFT_MUTANTS, *LANGUAGE_MUTANTS),
    RUNE_DUEL: (*RUNE_MUTANTS, *RUNE_COMBAT_MUTANTS),
    CONTAINMENT: CONTAINMENT_MUTANTS,
    GRAND_ARCHIVE: (
        *ARCHIVE_MUTANTS,
        *ARCHIVE_COMBAT_MUTANTS,
        *ARCHIVE_STACK_MUTANTS,
        *ARCHIVE_KEYWORD_MUTANTS,
        *ARCHIVE_PLAY_MUTANTS,
        *ARCHIVE_RULE_MUTANTS,
        *ARCHIVE_TEXT_MUTANTS,
        *ARCHIVE_EFFECT_MUTANTS,
        *ARCHIVE_CORNER_MUTANTS,
        *ARCHIVE_SAYING_MUTANTS,
        *ARCHIVE_DESIGN_MUTANTS,
        *ARCHIVE_EVENT_MUTANTS,
        *ARCHIVE_OTHER_MUTANTS,
        *ARCHIVE_COST_MUTANTS,
        *ARCHIVE_FURTHER_MUTANTS,
    ),
}
"""All mutants of each game."""


def main() -> int:
    """Print what each mutant breaks and say whether all its files failed."""
    held = {mutant.breaks: mutant.wrong(game) for game, mutants in MUTANTS.items() for mutant in mutants}
    for breaks, names in held.items():
        print(f"{'HOLDS: ' + ', '.join(names) if names else 'ok'}: without the rule that {breaks}")
    return 1 if any(held.values()) else 0


if __name__ == "__main__":
    sys.exit(main())
