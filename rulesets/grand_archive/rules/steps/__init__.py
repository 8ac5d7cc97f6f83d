"""Steps that all parts of the rules use: entering, leaving, drawing, counters, triggers and the like."""
