"""Where things are kept on this machine."""

import sys
from pathlib import Path

import platformdirs


def data_folder() -> Path:
    r"""Where this person's Lastfire keeps its data, by the custom of the platform.

    ``~/.local/share/lastfire`` or below ``XDG_DATA_HOME``; ``~/Library/Application Support/Lastfire`` on
    macOS; ``%LOCALAPPDATA%\Lastfire`` on Windows.
    """
    name = "Lastfire" if sys.platform in ("win32", "darwin") else "lastfire"
    return Path(platformdirs.user_data_dir(name, appauthor=False))
