"""The stage: what somebody who looks on sees of a match."""
