"""Draw the pictures of the documentation: python -m tests.pictures [FOLDER]; the same as nox -s pictures."""

import sys
from pathlib import Path

from tests.pictures import FOLDER
from tests.pictures.cast import write_cast
from tests.pictures.stills import draw_all

folder = Path(sys.argv[1]) if len(sys.argv) > 1 else FOLDER
draw_all(folder)
write_cast(folder)
