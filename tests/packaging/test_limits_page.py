"""The page of limits names every limit with its number, and no other."""

import re
from pathlib import Path

from cardgame_tui import limits

PAGE = Path(__file__).parents[2] / "docs" / "limits.md"


def test_the_page_of_limits_is_complete_and_right() -> None:
    rows = re.findall(r"^\| .* \| ([\d,]+) \| `(\w+)` \|$", PAGE.read_text(encoding="utf-8"), re.MULTILINE)
    written = {name: int(number.replace(",", "")) for number, name in rows}
    assert written == {name: value for name, value in vars(limits).items() if name.isupper()}
