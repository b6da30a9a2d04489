# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Pictures of jobs and options as preview icons."""

from __future__ import annotations

from collections.abc import Iterable
from pathlib import Path

import bpy.utils.previews


class PreviewIcons:
    """Icons by the SHA-256 of their pictures. Blender loads a picture when it draws it."""

    def __init__(self) -> None:
        self._previews = bpy.utils.previews.new()
        self._requested: set[str] = set()

    def missing(self, files: Iterable[str]) -> list[str]:
        """Returns the pictures that were not requested before, and marks them as requested."""
        missing = [file for file in files if file not in self._requested]
        self._requested.update(missing)
        return missing

    def add(self, file: str, path: Path) -> None:
        """Adds a picture. Its file is not read here."""
        if file not in self._previews:
            self._previews.load(file, str(path), "IMAGE")

    def icon_id(self, file: str | None) -> int:
        """Returns the value for `icon_value`; 0 while the picture is missing."""
        return self._previews[file].icon_id if file and file in self._previews else 0

    def close(self) -> None:
        """Frees all pictures."""
        bpy.utils.previews.remove(self._previews)
