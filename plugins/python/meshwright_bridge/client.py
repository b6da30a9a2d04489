# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
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
from .event_stream import parse_events

Message = dict[str, Any]

TIMEOUT_SECONDS = 10
# The answer to a press of Import follows its import, which may wait for others.
LONG_TIMEOUT_SECONDS = 3600
# The bridge sends a heartbeat every 15 seconds.
EVENT_TIMEOUT_SECONDS = 45

# A lost connection, or an answer that is no JSON.
CONNECTION_ERRORS = (OSError, http.client.HTTPException, ValueError)


class BridgeError(Exception):
    """The bridge rejected a request."""

    def __init__(self, status: int, text: str) -> None:
        super().__init__(text)
        self.status = status


class BridgeClient:
    """Client of one bridge. Its token is only sent in a header. @raises BridgeError, CONNECTION_ERRORS"""

    def __init__(self, address: BridgeAddress) -> None:
        parts = urlsplit(address.url)
        self._host, self._port, self._token = parts.hostname or "", parts.port, address.token

    def is_alive(self) -> bool:
        """Whether a bridge of this version answers at the address."""
        try:
            return self._request_json("GET", "/")["version"] == VERSION
        except (*CONNECTION_ERRORS, BridgeError, KeyError, TypeError):
            return False

    def hello(self, project: str, host: Message) -> tuple[str, Path]:
        """Opens the panel of a project. Returns the host id, and the folder for files that the bridge may read."""
        body = {"type": "hello", "version": VERSION, "project": project, "host": host}
        answer = self._request_json("POST", "/hosts", body)
        return str(answer["host"]), Path(answer["exchange"])

    def post(self, host_id: str, message: Message) -> Message:
        """Sends a message. Returns its answer once the effect has happened."""
        return self._request_json("POST", f"/hosts/{host_id}/messages", message, LONG_TIMEOUT_SECONDS)

    def upload(self, path: str) -> Message:
        """Uploads the bytes of a file. Returns a `FileValue`."""
        with open(path, "rb") as file:
            size = str(os.fstat(file.fileno()).st_size)
            headers = {"Content-Type": "application/octet-stream", "Content-Length": size}
            target = f"/files?name={quote(Path(path).name, safe='')}"
            connection, response = self._request("PUT", target, file, LONG_TIMEOUT_SECONDS, headers)
            with connection:
                return json.loads(response.read())

    def download(self, file: str) -> bytes:
        """Returns the bytes of a file sent by the core or named by the view."""
        connection, response = self._request("GET", f"/files/{quote(file)}", None, TIMEOUT_SECONDS, {})
        with connection:
            return response.read()

    def stop_bridge(self) -> None:
        """Stops the bridge; jobs continue."""
        connection, response = self._request("DELETE", "/", None, TIMEOUT_SECONDS, {})
        with connection:
            response.read()

    def leave(self, host_id: str) -> None:
        """Ends the session; jobs continue."""
        connection, response = self._request("DELETE", f"/hosts/{host_id}", None, TIMEOUT_SECONDS, {})
        with connection:
            response.read()

    def events(self, host_id: str, last_id: int) -> Iterator[tuple[int, Message]]:
        """Yields the core's messages after `last_id` with their ids until the connection ends."""
        headers = {"Accept": "text/event-stream"}
        if last_id:
            headers["Last-Event-ID"] = str(last_id)
        path = f"/hosts/{host_id}/messages"
        connection, response = self._request("GET", path, None, EVENT_TIMEOUT_SECONDS, headers)
        with connection:
            yield from parse_events(response, last_id)

    def _request_json(
        self, method: str, path: str, body: Message | None = None, timeout: float = TIMEOUT_SECONDS
    ) -> Message:
        connection, response = self._request(method, path, body, timeout, {})
        with connection:
            return json.loads(response.read() or b"{}")

    def _request(
        self, method: str, path: str, body: Message | BinaryIO | None, timeout: float, headers: dict[str, str]
    ) -> tuple[_HTTPConnection, http.client.HTTPResponse]:
        # Connects to loopback directly: urllib would use the system's proxy.
        connection = _HTTPConnection(self._host, self._port, timeout=timeout)
        try:
            default_headers = {"Authorization": f"Bearer {self._token}", "Content-Type": "application/json"}
            data = json.dumps(body) if isinstance(body, dict) else body
            connection.request(method, path, data, {**default_headers, **headers})
            response = connection.getresponse()
            if response.status >= 400:
                raise BridgeError(response.status, _error_message(response.read(10_000)))
            return connection, response
        except BaseException:
            connection.close()
            raise


class _HTTPConnection(http.client.HTTPConnection):
    def __enter__(self) -> _HTTPConnection:
        return self

    def __exit__(self, *_error: object) -> None:
        self.close()


def _error_message(body: bytes) -> str:
    try:
        answer: Message = json.loads(body)
        error: Message | str = answer.get("error", answer)
        return error if isinstance(error, str) else str(error.get("message", error))
    except (ValueError, AttributeError):
        return body.decode("utf-8", "replace")
