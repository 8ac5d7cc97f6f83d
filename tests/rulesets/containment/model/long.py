"""Compares many random games with the plain model: ``python -m tests.rulesets.containment.model.long 0 3000``."""

import sys
import traceback
from collections import Counter

from tests.rulesets.containment.model.lockstep import compare


def main(first: int, after: int) -> int:
    """Compare the games of these seeds; say how they ended, and where the model disagrees."""
    results: Counter[str] = Counter()
    for seed in range(first, after):
        try:
            result = compare(seed).driver.result
        except Exception as error:
            where = traceback.extract_tb(error.__traceback__)[-1]
            print(f"seed {seed}: {type(error).__name__} {error} ({where.name}, line {where.lineno})", flush=True)
            results["DISAGREES"] += 1
        else:
            results["unfinished" if result is None else result.how] += 1
        if seed % 100 == 99:
            print(f"{seed + 1 - first} games, {results['DISAGREES']} disagree", flush=True)
    print(", ".join(f"{how} {count}" for how, count in results.most_common()))
    return int(results["DISAGREES"] > 0)


if __name__ == "__main__":
    sys.exit(main(int(sys.argv[1]), int(sys.argv[2])))
