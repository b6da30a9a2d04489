# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The API key in a file that only its user can read; no .blend contains it, including the preferences."""

from __future__ import annotations

import os
from pathlib import Path

import bpy


def read_key() -> str:
    """Returns the key, or an empty text."""
    try:
        return _key_file().read_text(encoding="ascii").strip()
    except (OSError, ValueError):
        return ""


def write_key(key: str) -> None:
    """Stores the key; an empty key removes the file."""
    file = _key_file()
    if not key.strip():
        file.unlink(missing_ok=True)
        return
    part = file.with_suffix(".part")
    part.unlink(missing_ok=True)
    with os.fdopen(os.open(part, os.O_WRONLY | os.O_CREAT | os.O_EXCL, 0o600), "w", encoding="ascii") as out:
        out.write(key.strip())
    part.replace(file)


def forget_key_of_removed_addon() -> None:
    """Removes the key if this add-on was removed and not only disabled. Called a moment after it was disabled."""
    if not Path(__file__).exists():
        write_key("")


def _key_file() -> Path:
    return Path(bpy.utils.user_resource("CONFIG", path="meshwright", create=True)) / "key"
