"""What a card text that can be read must not say: words that refer to nothing, fit nothing or change nothing."""
