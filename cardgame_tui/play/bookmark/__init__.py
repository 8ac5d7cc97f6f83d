"""Bookmarks: a long duel is resumed from where a turn began, not from its first answer."""
