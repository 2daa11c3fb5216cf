"""What every registered game must satisfy, at every number of seats."""
