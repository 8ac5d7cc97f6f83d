"""The screens of a match: what each is for, who is where, and what all of them share."""
