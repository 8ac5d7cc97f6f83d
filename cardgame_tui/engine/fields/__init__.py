"""The fields that a class declares, and the code that begins, copies and digests them."""
