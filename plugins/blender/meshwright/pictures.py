# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Pictures of jobs as icons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import bpy.utils.previews


class Pictures:
    """Keeps a picture for every hash it is given. Blender loads them when it draws them."""

    def __init__(self) -> None:
        self._icons = bpy.utils.previews.new()
        self._asked: set[str] = set()

    def missing(self, files: Iterable[str]) -> list[str]:
        """Those that were never asked for; asking is done with that."""
        wanted = [file for file in files if file not in self._asked]
        self._asked.update(wanted)
        return wanted

    def add(self, file: str, path: Path) -> None:
        """Keeps a picture under its hash. Its file is not read here."""
        if file not in self._icons:
            self._icons.load(file, str(path), "IMAGE")

    def icon(self, file: str | None) -> int:
        """Its number for `icon_value`; 0 while it is not there."""
        return self._icons[file].icon_id if file and file in self._icons else 0

    def close(self) -> None:
        """Frees all."""
        bpy.utils.previews.remove(self._icons)
