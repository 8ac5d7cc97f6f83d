"""What a terminal that has only ASCII shows instead of each glyph of the table, cell for cell."""

_PAIRS = (
    ("↑→↓←↗↘↙↖", "^>v</\\/\\"),
    ("─│┌┐└┘├┤┬┴┼╭╮╰╯", "-|+++++++++++++"),
    ("━┃┏┓┗┛", "=#####"),
    ("═║╔╗╚╝", "%%%%%%"),
    ("▐▌█■□◆◇", "[|##.o."),
    ("▲▶▼◀▸", "^>v<>"),
    ("·…╱╲░▒×╌┄┆┊●▀▄✓‹›▁", '.~/\\:%x--::*"_+<>_'),
)

ASCII = str.maketrans(dict(pair for glyphs, plains in _PAIRS for pair in zip(glyphs, plains, strict=True)))
"""A table for `str.translate`."""
