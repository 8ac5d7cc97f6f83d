"""The example of docs/variants.md is a variant that can be played."""

import re
import shlex
from pathlib import Path

from cardgame_tui.commands.arguments.parser import PROGRAM, build_parser
from cardgame_tui.content.variants import VariantFile
from cardgame_tui.play.recipe import Recipe
from cardgame_tui.plugins import load_ruleset
from rulesets.dimensional_rift.content.card_set import RiftRecord

DOCS = Path(__file__).parents[2] / "docs"
VARIANTS = (DOCS / "variants.md").read_text(encoding="utf-8")


def test_the_variant_shown_is_played(tmp_path: Path) -> None:
    (shown,) = re.findall(r"```toml\n(.*?)```", VARIANTS, re.DOTALL)
    file = tmp_path / "shown.toml"
    file.write_text(shown, encoding="utf-8")
    setup = Recipe(load_ruleset("dimensional_rift"), variant=str(file)).build()
    assert setup.deck_names == ("Glass Wall", "Hounds")
    assert f"`{setup.rules_in_short}`" in VARIANTS.replace("\n", " ")
    assert setup.cards["Scrap Hound"].text == "When destroyed: deal 2 damage to target creature."
    assert "Glass Sentry" in setup.cards


def test_every_part_of_a_variant_is_described() -> None:
    described = set(re.findall(r"^\| (?:`(\w+)`|`\[+(\w+)).*", VARIANTS, re.MULTILINE))
    words = {word for pair in described for word in pair if word} | {"about"}
    assert set(VariantFile.model_fields) <= words


def test_every_field_of_a_card_is_described() -> None:
    rows = re.findall(r"^\| (`.*?`) \|", VARIANTS.partition("## A card of")[2], re.MULTILINE)
    assert {word for row in rows for word in re.findall(r"`(\w+)`", row)} == set(RiftRecord.model_fields)


def test_every_command_shown_can_be_typed() -> None:
    lines = [re.split(r" {2,}", line)[0] for line in VARIANTS.splitlines() if line.startswith(PROGRAM)]
    assert len(lines) == 6
    for line in lines:
        build_parser().parse_args(shlex.split(line)[1:])
