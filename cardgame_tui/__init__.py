"""The table: two people at one terminal play card games whose rules the program knows."""

__version__ = "0.2.0"
