# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Pictures of jobs as icons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import bpy.utils.previews


class Pictures:
    """Stores a picture per hash. Blender loads them when it draws them."""

    def __init__(self) -> None:
        self._icons = bpy.utils.previews.new()
        self._asked: set[str] = set()

    def missing(self, files: Iterable[str]) -> list[str]:
        """Returns the hashes that were not requested before, and marks them as requested."""
        wanted = [file for file in files if file not in self._asked]
        self._asked.update(wanted)
        return wanted

    def add(self, file: str, path: Path) -> None:
        """Stores a picture under its hash. Its file is not read here."""
        if file not in self._icons:
            self._icons.load(file, str(path), "IMAGE")

    def icon(self, file: str | None) -> int:
        """Returns the number for `icon_value`; 0 while the picture is missing."""
        return self._icons[file].icon_id if file and file in self._icons else 0

    def close(self) -> None:
        """Frees all pictures."""
        bpy.utils.previews.remove(self._icons)
