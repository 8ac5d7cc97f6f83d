"""What sets off a triggered ability."""
