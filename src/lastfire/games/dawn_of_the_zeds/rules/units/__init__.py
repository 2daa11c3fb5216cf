"""Counters: their kinds, their names, what is printed on them."""
