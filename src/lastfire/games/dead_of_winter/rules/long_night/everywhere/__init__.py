"""What is used in every game of The Long Night, whatever its modules. [LN-SETUP-2]"""
