"""Cards as PDF, to print on paper and to cut out."""
