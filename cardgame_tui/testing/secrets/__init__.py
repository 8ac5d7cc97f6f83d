"""What shows that a game tells nothing of hidden cards."""
