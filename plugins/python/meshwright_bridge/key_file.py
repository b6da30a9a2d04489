# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""The API key in a file that only its user can read."""

from __future__ import annotations

import os
from pathlib import Path


def read_key(file: Path) -> str:
    """Returns the key, or an empty text."""
    try:
        return file.read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def write_key(file: Path, key: str) -> None:
    """Stores the key; an empty key removes the file. @raises OSError, UnicodeError"""
    if not key.strip():
        file.unlink(missing_ok=True)
        return
    part = file.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(key.strip())
    part.replace(file)
