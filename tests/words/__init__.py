"""No silent word: whatever word of a text is changed, it is refused or some position answers differently."""
