"""The Raxxon module: a laboratory, its experiments, and its pills."""
