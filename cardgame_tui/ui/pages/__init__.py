"""Pages to read or to pick from, as text: made without Textual."""
