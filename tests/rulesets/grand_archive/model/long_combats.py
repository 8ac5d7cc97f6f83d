"""Compares many random combats: ``python -m tests.rulesets.grand_archive.model.long_combats 0 20000``."""

import sys
import traceback

from tests.rulesets.grand_archive.model.combat_lockstep import compare


def main(first: int, after: int) -> int:
    """Compare the combats of these seeds; say where the model disagrees."""
    disagree = 0
    for seed in range(first, after):
        try:
            compare(seed)
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"seed {seed}: {type(error).__name__} {error} ({where.name}, line {where.lineno})", flush=True)
            disagree += 1
        if seed % 1000 == 999:
            print(f"{seed + 1 - first} combats, {disagree} disagree", flush=True)
    return int(disagree > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
