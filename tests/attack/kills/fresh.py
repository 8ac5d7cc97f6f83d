"""``python -m tests.attack.kills.fresh ERRAND``: a victim in a new process."""

import json
import sys

from tests.attack.kills.victim import from_fields, run

if __name__ == "__main__":
    sys.exit(run(from_fields(json.loads(sys.argv[1]))))
