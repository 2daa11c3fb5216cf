"""The built browser client, with what browsers may keep of it and for how long."""

import html
import re
from pathlib import Path
from typing import Final

from starlette.responses import FileResponse, HTMLResponse, Response
from starlette.staticfiles import StaticFiles
from starlette.types import Scope

_HASHED: Final = re.compile(r"-[A-Za-z0-9_-]{8}\.[a-z0-9]+$")
_NOT_BUILT: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Lastfire</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<h1>The browser client is not built</h1>
<p>In the directory <code>web</code> run <code>npm ci</code> and <code>npm run build</code>,
then load this page again.</p>
<h1 lang="ja">ブラウザー用の画面がまだビルドされていません</h1>
<p lang="ja"><code>web</code> フォルダーで <code>npm ci</code> と <code>npm run build</code>
を実行してから、このページを読み込み直してください。</p>
</body>
</html>
"""


_FOREIGN_HOST: Final = """<!doctype html>
<html lang="en">
<head><meta charset="utf-8"><title>Lastfire</title>
<meta name="viewport" content="width=device-width"></head>
<body>
<h1>This server does not go by the name {name}</h1>
<p>Open it by the address (number) of its machine, or let whoever runs it start it with
<code>--allow-host {option}</code>.</p>
<h1 lang="ja">このサーバーは{name}という名前では応答しません</h1>
<p lang="ja">IPアドレスで開くか、<code>--allow-host {option}</code> を付けて起動し直してもらってください。</p>
</body>
</html>
"""


class Assets(StaticFiles):
    """The files of the page. One with a hash in its name never changes, so browsers keep it."""

    async def check_config(self) -> None:
        """There may be no directory yet: the client may be built while the server runs."""

    async def get_response(self, path: str, scope: Scope) -> Response:
        """One file."""
        response = await super().get_response(path, scope)
        hashed = _HASHED.search(path) is not None
        response.headers["cache-control"] = "public, max-age=31536000, immutable" if hashed else "no-cache"
        return response


def client_page(client: Path) -> Response:
    """The page that every address of the client shows."""
    page = client / "index.html"
    if not page.is_file():
        return HTMLResponse(_NOT_BUILT, 503, {"cache-control": "no-store"})
    # Its address may hold a token, and the next version has the same address.
    return FileResponse(page, headers={"cache-control": "no-store"})


def foreign_host_page(name: str) -> Response:
    """What somebody sees who came by a name that is not allowed."""
    shown = html.escape(name)
    page = _FOREIGN_HOST.format(name=shown or "?", option=shown or "NAME")
    return HTMLResponse(page, 421, {"cache-control": "no-store"})
