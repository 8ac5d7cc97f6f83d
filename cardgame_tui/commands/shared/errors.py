"""The errors that commands raise."""


class UsageError(Exception):
    """Bad arguments or files, explained to the person who typed them. The program exits with 2."""


class RulesetError(Exception):
    """A ruleset raised an error during a duel. The program exits with 70."""
