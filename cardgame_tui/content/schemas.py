"""JSON schemas of the TOML files that people write, for editors that complete and check fields."""

from collections.abc import Callable, Iterator, Mapping
from typing import Any, TypeAlias

from pydantic import BaseModel

from cardgame_tui.content.cards import TABLE
from cardgame_tui.content.decks import DeckFile
from cardgame_tui.content.foreign.field_map import MapFile
from cardgame_tui.content.game_content import GameContent
from cardgame_tui.content.scenarios.cases import CASE
from cardgame_tui.content.scenarios.scenario import Scenario
from cardgame_tui.content.typography.table import Typography
from cardgame_tui.content.variants import VariantFile

Schema: TypeAlias = dict[str, Any]
"""A JSON schema."""

DIALECT = "https://json-schema.org/draft/2020-12/schema"
"""The language that schemas are written in."""


def schema_of(model: type[BaseModel], title: str) -> Schema:
    """The schema of one model."""
    return {"$schema": DIALECT, **model.model_json_schema(), "title": title}


def cards_schema(game: GameContent | None) -> Schema:
    """A card file: ``[[card]]`` tables."""
    made: Schema = {"$schema": DIALECT, "title": "cards", "type": "object", "additionalProperties": False}
    made["properties"] = {TABLE: {"type": "array", "items": {"type": "object"}}}
    made["required"] = [TABLE]
    if game is not None:
        made["properties"][TABLE]["items"] = _defined(made, "Card", game.card_model)
    return made


def deck_schema(game: GameContent | None) -> Schema:
    """A deck file."""
    return _of_game(schema_of(DeckFile, "deck"), game)


def variant_schema(game: GameContent | None) -> Schema:
    """A variant: changes of cards may leave out any field, added cards have those that a card file needs."""
    made = _of_game(schema_of(VariantFile, "variant"), game)
    if game is not None:
        made["properties"]["new"]["items"] = _defined(made, "Card", game.card_model)
        change = {key: each for key, each in made["$defs"]["Card"].items() if key != "required"}
        made["$defs"]["Change"] = change
        made["properties"]["card"]["additionalProperties"] = {"$ref": "#/$defs/Change"}
    return made


def scenario_schema(game: GameContent | None) -> Schema:
    """A scenario, a mark or a lesson."""
    made = _of_game(schema_of(Scenario, "scenario"), game)
    made["properties"][CASE] = {"type": "array", "items": {"type": "object"}}
    if game is not None:
        made["properties"]["card"]["items"] = _defined(made, "Card", game.card_model)
        if (position := game.position_model()) is not None:
            made["properties"]["start"] = _defined(made, "Position", position)
            for each in made["$defs"]["Position"], *_of_position(position, made):
                each["properties"] = _or_text(each.get("properties", {}))
    return made


def map_schema(game: GameContent | None) -> Schema:
    """A map of the fields of card files from elsewhere."""
    made = schema_of(MapFile, "map")
    if game is not None:
        fields = made["properties"]["fields"]
        fields["properties"] = dict.fromkeys(game.card_model.model_fields, fields["additionalProperties"])
    return made


def typography_schema(game: GameContent | None) -> Schema:
    """The tables of typography of a game."""
    return schema_of(Typography, "typography")


SCHEMAS: Mapping[str, Callable[[GameContent | None], Schema]] = {
    "cards": cards_schema,
    "deck": deck_schema,
    "variant": variant_schema,
    "scenario": scenario_schema,
    "map": map_schema,
    "typography": typography_schema,
}
"""What makes the schema of a kind of file; for a game it knows the fields of its cards, its options and its id."""


def _of_game(made: Schema, game: GameContent | None) -> Schema:
    if game is None:
        return made
    made["properties"]["ruleset"] = {"type": "string", "const": getattr(game, "id", "")}
    if "options" in made["properties"]:
        made["properties"]["options"] = _defined(made, "Options", game.options_model)
    return made


def _of_position(position: type[BaseModel], made: Schema) -> Iterator[Schema]:
    """The definitions that a position uses."""
    for name in position.model_json_schema().get("$defs", {}):
        if made["$defs"][name].get("type") == "object":
            yield made["$defs"][name]


def _or_text(schema: Any) -> Any:
    """A schema that takes a text or a list wherever it takes an object: a position may name cards and no more."""
    if isinstance(schema, list):
        return [_or_text(each) for each in schema]
    if not isinstance(schema, dict):
        return schema
    if "$ref" in schema:
        return {"anyOf": [{"type": "string"}, {"type": "array"}, schema]}
    return {key: _or_text(each) for key, each in schema.items()}


def _defined(made: Schema, name: str, model: type[BaseModel]) -> Schema:
    """Add the schema of a model to the definitions of another, and refer to it."""
    own = model.model_json_schema()
    made.setdefault("$defs", {}).update(own.pop("$defs", {}))
    made["$defs"][name] = own
    return {"$ref": f"#/$defs/{name}"}
