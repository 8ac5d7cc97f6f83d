"""The table as lines of styled text at a size: made without Textual and tested as text."""
