# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""A test in a project of its own, in the fake editor and without a bridge."""

from __future__ import annotations

import os
import tempfile
import unittest
from pathlib import Path
from typing import Any

import unreal
from unreal._editor import editor

FIXTURES = Path(os.environ.get("MESHWRIGHT_FIXTURES", Path(__file__).parents[3] / "fixtures"))


class EditorCase(unittest.TestCase):
    """Opens a new project for each test."""

    def setUp(self) -> None:
        folder = tempfile.TemporaryDirectory()
        self.addCleanup(folder.cleanup)
        self.project = Path(folder.name)
        editor.__init__()
        editor.open(self.project, unreal._make_asset, unreal._make_actor)

    def provenance(self, task: str = "text-to-3d:1@here", **more: Any) -> dict[str, Any]:
        """Returns a provenance as the core gives it."""
        return {"task": task, "title": "a chest", "request": {"prompt": "a chest"}, "importedAt": "2026-01-01T00:00:00Z", **more}


def text_of(folder: Path) -> list[str]:
    """Returns the files below a folder."""
    return sorted(path.relative_to(folder).as_posix() for path in folder.rglob("*") if path.is_file())
