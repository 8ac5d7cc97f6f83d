"""The folders in which runs are kept."""
