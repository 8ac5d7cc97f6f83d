"""Games for programs that learn: numbers for actions and for what a seat sees, in PettingZoo and in OpenSpiel."""
