"""From keys to answers: badges, and the parts of an answer picked so far."""
