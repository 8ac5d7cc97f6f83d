"""The first page: what it holds, where that is, and how it is drawn."""
