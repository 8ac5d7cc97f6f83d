"""``python -m tests.attack.kills FOLDER SEED CASES``: kills in an empty folder; prints the rows as JSON."""

import json
import sys
from dataclasses import asdict
from pathlib import Path

from tests.attack.kills import attack

if __name__ == "__main__":
    table = attack(Path(sys.argv[1]), seed=int(sys.argv[2]), cases=int(sys.argv[3]), mounts=False)
    print(json.dumps({name: asdict(row) for name, row in table.items()}))
