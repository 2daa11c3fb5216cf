"""The two scenarios: a chain of three goals in place of the main objective. [LN-SCENARIO-1..16]"""
