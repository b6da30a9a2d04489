# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Files in the text clipboard: as paths, or as the addresses that a file browser copies."""

from __future__ import annotations

from pathlib import Path
from urllib.parse import urlsplit
from urllib.request import url2pathname


def copied_files(text: str, endings: list[str]) -> list[str]:
    """Returns the existing files that the lines of a text name and that have one of the endings."""
    paths = (_path(line.strip().strip("\"'")) for line in text.splitlines())
    return [str(path) for path in paths if path.suffix.lower() in endings and path.is_file()]


def _path(line: str) -> Path:
    parts = urlsplit(line)
    return Path(url2pathname(parts.path)) if parts.scheme == "file" else Path(line).expanduser()
