# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Requests of docs/bring-your-own-host.md, on the standard library. Every call blocks: use it in threads only."""

from __future__ import annotations

import http.client
import json
import os
from collections.abc import Iterator
from pathlib import Path
from typing import Any, BinaryIO
from urllib.parse import quote, urlsplit

from .bridge_file import VERSION, BridgeAddress

Message = dict[str, Any]

QUICK_SECONDS = 10
# A press of Import is answered after its import, which may wait for others.
PATIENT_SECONDS = 3600
# The bridge sends a heartbeat every 15 seconds.
SILENCE_SECONDS = 45


class BridgeError(Exception):
    """The bridge refused a request."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class BridgeClient:
    """Client of one bridge. Its token is only sent in a header."""

    def __init__(self, address: BridgeAddress) -> None:
        parts = urlsplit(address.url)
        self._host, self._port, self._token = parts.hostname or "", parts.port, address.token

    def alive(self) -> bool:
        """Whether it is a bridge of this version."""
        try:
            return self._json("GET", "/")["version"] == VERSION
        except (OSError, http.client.HTTPException, BridgeError, ValueError, KeyError, TypeError):
            return False

    def hello(self, project: str, facts: Message) -> tuple[str, Path]:
        """Opens the panel of a project. Returns the session, and the folder for files that the bridge may read."""
        body = {"type": "hello", "version": VERSION, "project": project, "host": facts}
        answer = self._json("POST", "/hosts", body)
        return str(answer["host"]), Path(answer["exchange"])

    def post(self, session: str, message: Message) -> Message:
        """Sends a message. Returns its answer once the effect has happened."""
        return self._json("POST", f"/hosts/{session}/messages", message, PATIENT_SECONDS)

    def keep(self, path: str) -> Message:
        """Uploads the bytes of a file. Returns a `FileValue`."""
        with open(path, "rb") as file:
            headers = {"Content-Type": "application/octet-stream", "Content-Length": str(os.fstat(file.fileno()).st_size)}
            target = f"/files?name={quote(Path(path).name, safe='')}"
            connection, response = self._request("PUT", target, file, PATIENT_SECONDS, headers)
            with connection:
                return json.loads(response.read())

    def read(self, file: str) -> bytes:
        """Returns the bytes of a file sent by the core or named by the view."""
        connection, response = self._request("GET", f"/files/{quote(file)}", None, QUICK_SECONDS, {})
        with connection:
            return response.read()

    def leave(self, session: str) -> None:
        """Ends the session; jobs continue."""
        connection, response = self._request("DELETE", f"/hosts/{session}", None, QUICK_SECONDS, {})
        with connection:
            response.read()

    def events(self, session: str, after: int) -> Iterator[tuple[int, Message]]:
        """Yields the core's messages with their numbers until the connection ends."""
        headers = {"Accept": "text/event-stream"}
        if after:
            headers["Last-Event-ID"] = str(after)
        path = f"/hosts/{session}/messages"
        connection, response = self._request("GET", path, None, SILENCE_SECONDS, headers)
        with connection:
            number, data = after, ""
            while line := response.readline():
                field, _, value = line.decode("utf-8").rstrip("\r\n").partition(": ")
                if field == "id":
                    number = int(value)
                elif field == "data":
                    data += value
                elif not field and data:
                    yield number, json.loads(data)
                    data = ""

    def _json(
        self, method: str, path: str, body: Message | None = None, seconds: float = QUICK_SECONDS
    ) -> Message:
        connection, response = self._request(method, path, body, seconds, {})
        with connection:
            return json.loads(response.read() or b"{}")

    def _request(
        self, method: str, path: str, body: Message | BinaryIO | None, seconds: float, headers: dict[str, str]
    ) -> tuple[_Connection, http.client.HTTPResponse]:
        # Connects to loopback directly: urllib would use the system's proxy.
        connection = _Connection(self._host, self._port, timeout=seconds)
        try:
            own = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
            sent = json.dumps(body) if isinstance(body, dict) else body
            connection.request(method, path, sent, {**own, **headers})
            response = connection.getresponse()
            if response.status >= 400:
                raise BridgeError(response.status, _refusal(response.read(10_000)))
            return connection, response
        except BaseException:
            connection.close()
            raise


class _Connection(http.client.HTTPConnection):
    def __enter__(self) -> _Connection:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def _refusal(body: bytes) -> str:
    try:
        answer = json.loads(body)
        error = answer.get("error", answer)
        return str(error.get("message", error)) if isinstance(error, dict) else str(error)
    except (ValueError, AttributeError):
        return body.decode("utf-8", "replace")
