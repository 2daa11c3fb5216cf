"""Attacks on a server of this machine, over loopback alone: see ``python -m bench.attacks --help``."""
