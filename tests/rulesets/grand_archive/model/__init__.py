"""Combat and layers of Grand Archive written a second time, from the digest of its rules alone."""
