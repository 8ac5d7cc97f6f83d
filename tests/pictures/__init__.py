"""The pictures of the documentation, drawn by the program itself."""

from pathlib import Path

FOLDER = Path(__file__).parents[2] / "docs" / "pictures"
"""Where they are kept."""
