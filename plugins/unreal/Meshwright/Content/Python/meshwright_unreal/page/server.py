# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Serves the page of the panel on loopback, to the tab or the browser that the plugin opened and to no other page.

The address that is opened carries a ticket in its fragment, which is never sent by itself. The page exchanges it once for a token, and every
other request carries that token in a header. Requests of other pages, and those to another name of this machine, are refused.
"""

from __future__ import annotations

import json
import secrets
from http.server import BaseHTTPRequestHandler, ThreadingHTTPServer
from pathlib import Path
from tempfile import TemporaryDirectory
from threading import Thread
from typing import TYPE_CHECKING, Any
from urllib.parse import parse_qs, unquote, urlsplit

from ..bridge.client import CONNECTION_ERRORS, BridgeError

if TYPE_CHECKING:
    from ..session import Session

MOST_JSON = 1_000_000
MOST_FILE = 512 * 1024 * 1024
"""As the bridge takes at most."""
WAIT_SECONDS = 20.0
MOST_TICKETS = 8

_FILES = {
    "/": ("index.html", "text/html; charset=utf-8"),
    "/panel.js": ("panel.js", "text/javascript; charset=utf-8"),
}
_HEADERS = {
    "Cache-Control": "no-store",
    "Content-Security-Policy": "default-src 'none'; script-src 'self'; style-src 'unsafe-inline'; connect-src 'self'; "
    "img-src 'self' blob: data:; frame-ancestors 'none'; base-uri 'none'; form-action 'none'",
    "Cross-Origin-Resource-Policy": "same-origin",
    "Referrer-Policy": "no-referrer",
    "X-Content-Type-Options": "nosniff",
}


class Refusal(Exception):
    """A request that is not answered."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class PageServer:
    """A server on a free port of 127.0.0.1, with a token that is new at every start."""

    def __init__(self, session: Session, folder: Path) -> None:
        self.session, self.folder = session, folder
        self._token = secrets.token_urlsafe(32)
        self._tickets: list[str] = []
        server = self

        class Handler(_Handler):
            page = server

        self._http = _Server(("127.0.0.1", 0), Handler)
        self.port = int(self._http.server_address[1])
        Thread(target=self._http.serve_forever, name="meshwright", daemon=True).start()

    def address(self) -> str:
        """Returns an address of the page for one opening."""
        ticket = secrets.token_urlsafe(32)
        self._tickets = [*self._tickets[-MOST_TICKETS + 1 :], ticket]
        return f"http://127.0.0.1:{self.port}/#{ticket}"

    def take_ticket(self, ticket: str) -> str:
        """Returns the token for a ticket, once. @raises Refusal"""
        if ticket not in self._tickets:
            raise Refusal(401, "Open the panel again with Tools > Meshwright.")
        self._tickets.remove(ticket)
        return self._token

    def is_token(self, given: str) -> bool:
        """Whether a request carries the token, compared in constant time."""
        return secrets.compare_digest(given.encode(), f"Bearer {self._token}".encode())

    def close(self) -> None:
        """Ends the server."""
        Thread(target=self._end, name="meshwright", daemon=True).start()

    def _end(self) -> None:
        self._http.shutdown()
        self._http.server_close()


class _Server(ThreadingHTTPServer):
    daemon_threads = True

    def handle_error(self, request: object, client_address: object) -> None:
        """Writes nothing: a page that is closed breaks its connection."""


class _Handler(BaseHTTPRequestHandler):
    page: PageServer
    protocol_version = "HTTP/1.1"
    server_version = "Meshwright"
    sys_version = ""

    def do_GET(self) -> None:
        self._answer("GET")

    def do_POST(self) -> None:
        self._answer("POST")

    def do_PUT(self) -> None:
        self._answer("PUT")

    def log_message(self, format: str, *args: object) -> None:
        """Writes nothing: the log of Unreal is not for requests."""

    def _answer(self, method: str) -> None:
        try:
            url = urlsplit(self.path)
            self._check_sender()
            if method == "GET" and url.path in _FILES:
                name, kind = _FILES[url.path]
                self._send(200, (self.page.folder / name).read_bytes(), kind)
                return
            if (method, url.path) == ("POST", "/session"):
                self._send_json({"token": self.page.take_ticket(str(self._json().get("ticket")))})
                return
            if not self.page.is_token(self.headers.get("Authorization", "")):
                raise Refusal(401, "Open the panel again with Tools > Meshwright.")
            self._route(method, url.path, parse_qs(url.query))
        except Refusal as refusal:
            # What was not read of the body would be taken for the next request.
            self.close_connection = True
            self._send_json({"error": str(refusal)}, refusal.status)
        except (BridgeError, *CONNECTION_ERRORS) as error:
            self.close_connection = True
            self._send_json({"error": str(error) or type(error).__name__}, 502)

    def _route(self, method: str, path: str, query: dict[str, list[str]]) -> None:
        session = self.page.session
        match method, path:
            case "GET", "/view":
                shown = session.board.wait(int(query.get("after", ["-1"])[0]), WAIT_SECONDS)
                self._send_json({**shown, "settings": session.settings.shown()})
            case "POST", "/intent":
                self._send_json({"error": session.act(self._json())})
            case "POST", "/settings":
                session.change_settings(self._json())
                self._send_json(session.settings.shown())
            case "POST", "/connect":
                session.request_connection(bool(self._json().get("restart")))
                self._send_json({})
            case "POST", "/bridge":
                self._json()
                session.offer.accept()
                self._send_json({})
            case "PUT", "/files":
                self._send_json(self._keep(query.get("name", ["file"])[0]))
            case "GET", _ if path.startswith("/files/"):
                data = session.host_session().client.download(unquote(path.removeprefix("/files/")))
                self._send(200, data, "application/octet-stream")
            case _:
                raise Refusal(404, "There is nothing here.")

    def _check_sender(self) -> None:
        own = {f"127.0.0.1:{self.page.port}", f"localhost:{self.page.port}"}
        if self.headers.get("Host", "") not in own:
            raise Refusal(403, "Another name of this machine is not served.")
        origin = self.headers.get("Origin")
        if origin is not None and origin not in {f"http://{name}" for name in own}:
            raise Refusal(403, "Other pages may not use this one.")
        if self.headers.get("Sec-Fetch-Site", "none") not in ("none", "same-origin"):
            raise Refusal(403, "Other pages may not use this one.")

    def _json(self) -> dict[str, Any]:
        text = self.rfile.read(self._length(MOST_JSON)).strip() or b"{}"
        if not text.startswith(b"{"):
            raise Refusal(400, "The body is no object.")
        try:
            data: dict[str, Any] = json.loads(text)
            return data
        except ValueError:
            raise Refusal(400, "The request cannot be read.") from None

    def _keep(self, name: str) -> dict[str, Any]:
        left = self._length(MOST_FILE)
        with TemporaryDirectory() as folder:
            path = Path(folder) / (Path(name.replace("\\", "/")).name or "file")
            with path.open("wb") as file:
                while left > 0 and (data := self.rfile.read(min(left, 1 << 20))):
                    file.write(data)
                    left -= len(data)
            return self.page.session.host_session().client.upload(str(path))

    def _length(self, most: int) -> int:
        try:
            length = int(self.headers.get("Content-Length", ""))
        except ValueError:
            raise Refusal(411, "The length of the body is missing.") from None
        if not 0 <= length <= most:
            raise Refusal(413, f"The body has more than {most} bytes.")
        return length

    def _send_json(self, data: object, status: int = 200) -> None:
        self._send(status, json.dumps(data).encode(), "application/json")

    def _send(self, status: int, data: bytes, kind: str) -> None:
        try:
            self.send_response(status)
            for name, value in {**_HEADERS, "Content-Type": kind, "Content-Length": str(len(data))}.items():
                self.send_header(name, value)
            self.end_headers()
            self.wfile.write(data)
        except ConnectionError:
            self.close_connection = True  # the page was closed
