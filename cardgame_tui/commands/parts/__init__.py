"""What a command does in one of several ways, such as with --under."""
