"""What a command raises when it cannot do what was asked."""


class UsageError(Exception):
    """Bad arguments or files, in words for the person who typed them. The program exits with 2."""
