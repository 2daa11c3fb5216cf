"""``python -m lastfire`` is the same as ``lastfire``."""

import sys

from lastfire.cli import main

if __name__ == "__main__":
    sys.exit(main())
