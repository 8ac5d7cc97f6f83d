"""Combat and layers of Grand Archive written a second time, from the digest of its rules alone.

`board` is the data of the layers, `reading` and `layers` work them out, and `costs` uses them. `units` is the
data of a combat, `declaration` says which attacks are legal, and `combat` what their damage does.
`random_boards` and `random_combats` make positions to compare the game with, from the cards in `pool` and the
abilities in `invented`; `board_in_game` and `staged_combat` lay them out in the game.
"""
