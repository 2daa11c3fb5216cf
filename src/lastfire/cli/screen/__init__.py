"""The table on a terminal: ``app`` runs it, ``table`` draws it, ``stage`` plays what happened."""
