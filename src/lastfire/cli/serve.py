"""``lastfire serve``: the browser client on this machine."""

import argparse
import os

from lastfire.cli.keeping import find
from lastfire.cli.values import UsageError, words_list
from lastfire.folders import data_folder
from lastfire.server.choices import BadChoice, chosen
from lastfire.server.run import serve
from lastfire.server.settings import Settings


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    try:
        given = chosen(vars(args), os.environ)
    except BadChoice as error:
        raise UsageError(error.words) from error
    names = os.environ.get("LASTFIRE_ALLOW_HOST")
    serve(
        host=args.host,
        port=args.port,
        open_browser=args.open,
        load=find(str(args.load)) if args.load is not None else None,
        hosts=args.allow_host or (words_list(names) if names else ()),
        settings=Settings(args.data or data_folder(), **given),  # type: ignore[arg-type]
    )
    return 0
