"""When a player is asked: what they have ordered, and questions with only one answer."""
