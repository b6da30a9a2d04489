# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Parses server-sent events."""

from __future__ import annotations

import json
from collections.abc import Iterator
from typing import Any, Protocol


class ByteLines(Protocol):
    """A binary stream, for example an HTTP response."""

    def readline(self) -> bytes:
        """Returns the next line with its end; empty at the end of the stream."""
        ...


def parse_events(stream: ByteLines, last_id: int) -> Iterator[tuple[int, Any]]:
    """Yields the JSON data of each event with its id, or `last_id` before the first id.

    @raises ValueError an id is no number, or the data is no JSON
    """
    event_id, data = last_id, ""
    while line := stream.readline():
        field, _, value = line.decode("utf-8").rstrip("\r\n").partition(": ")
        if field == "id":
            event_id = int(value)
        elif field == "data":
            data += value
        elif not field and data:
            yield event_id, json.loads(data)
            data = ""
