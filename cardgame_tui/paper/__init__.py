"""Cards and rules as PDF, to print on paper."""
