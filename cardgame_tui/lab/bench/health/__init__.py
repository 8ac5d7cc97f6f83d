"""What a designer asks of a game: whether it is fair, long enough, open, and made of cards that matter."""
