"""What the screen shows, as plain text with styles: made without Textual and tested as text."""
