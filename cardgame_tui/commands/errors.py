"""What a command raises when it cannot do what was asked."""


class UsageError(Exception):
    """Bad arguments or files, in words for the person who typed them. The program exits with 2."""


class RulesFault(Exception):  # noqa: N818 - the fault of a ruleset, named like the other faults
    """A ruleset broke down while it was played. The program exits with 70."""
