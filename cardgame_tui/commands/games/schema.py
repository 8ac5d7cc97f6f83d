"""``schema``: the JSON schema of a kind of file, for editors."""

import json
from argparse import Namespace

from cardgame_tui.commands.arguments.games import CONFIG_SCHEMA
from cardgame_tui.commands.shared.reading import read_ruleset
from cardgame_tui.content.schemas import SCHEMAS, schema_of


def run(arguments: Namespace) -> int:
    """Print a schema; with a game it knows the fields of its cards and its options.

    Raises:
        UsageError: when the game does not exist.
    """
    if arguments.kind == CONFIG_SCHEMA:
        from cardgame_tui.ui.session.settings.config import config_model

        found = schema_of(config_model(), CONFIG_SCHEMA)
    else:
        found = SCHEMAS[arguments.kind](read_ruleset(arguments.ruleset) if arguments.ruleset else None)
    print(json.dumps(found, indent=2, ensure_ascii=False))
    return 0
