"""Text, lines and a canvas of cells of a terminal, and the colours of the themes."""
