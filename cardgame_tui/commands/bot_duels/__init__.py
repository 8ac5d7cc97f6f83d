"""Commands that let bots play many duels."""
