# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The API key in a file that only its user can read; no .blend contains it, including the preferences."""

from __future__ import annotations

from pathlib import Path

import bpy

from ..bridge import key_file


def read_key() -> str:
    """Returns the key, or an empty text."""
    return key_file.read_key(_key_file())


def write_key(key: str) -> None:
    """Stores the key; an empty key removes the file."""
    key_file.write_key(_key_file(), key)


def forget_key_of_removed_addon() -> None:
    """Removes the key if this add-on was removed and not only disabled. Called a moment after it was disabled."""
    if not Path(__file__).exists():
        write_key("")


def _key_file() -> Path:
    return Path(bpy.utils.user_resource("CONFIG", path="meshwright", create=True)) / "key"
