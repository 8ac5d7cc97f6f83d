"""What is printed on a card: its values, its program, and the words and sentences the rules read."""
