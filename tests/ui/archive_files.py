"""The scenario files of Grand Archive's screens."""

from importlib.resources import files

FOLDER = files(__package__)
TABLE, FEATS = FOLDER / "archive_table.toml", FOLDER / "archive_feats.toml"
