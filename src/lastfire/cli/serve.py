"""``lastfire serve``: the browser client on this machine."""

import argparse

from lastfire.cli.keeping import find
from lastfire.server.run import serve


def run(args: argparse.Namespace) -> int:
    """Serve until Ctrl-C."""
    serve(
        host=args.host,
        port=args.port,
        open_browser=args.open,
        data_dir=args.data,
        load=find(str(args.load)) if args.load is not None else None,
        hosts=args.allow_host,
    )
    return 0
