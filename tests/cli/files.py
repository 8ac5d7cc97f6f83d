"""Files for the command line to read."""

DECK = 'name = "Two"\nruleset = "leduc"\n[sections]\nmain = ["Jack of hearts", "King of hearts"]\n'
SCENARIO = """title = "A queen beats a jack"
ruleset = "leduc"
cites = ["LE-9"]
[start]
board = "King of spades"
seat1.hand = "Queen of spades"
seat2.hand = "Jack of spades"
[[step]]
seat = 1
choose = "call"
[[step]]
seat = 2
choose = "call"
[expect]
winner = 1
"""
