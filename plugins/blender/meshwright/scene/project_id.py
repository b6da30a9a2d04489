# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Project id: names the panel's state at the bridge. Stored in the .blend, so that moving the file loses no job.

An unsaved file has an id of its own, which is stored on the disk only while a job runs: a new file begins with an empty
panel, but after a crash the next unsaved file has the jobs that were running.
"""

from __future__ import annotations

import threading
import uuid
from pathlib import Path

import bpy

PROJECT_KEY = "meshwright_project"


def project_id() -> str:
    """Returns the project id of the open file, also of one that is not saved yet."""
    if not bpy.data.filepath:
        return _unsaved_id()
    stored = (scene.get(PROJECT_KEY) for scene in bpy.data.scenes)
    return next((name for name in stored if isinstance(name, str)), f"blender:{bpy.data.filepath}")


def write_project_id() -> None:
    """Writes the project id into the file before a save."""
    project = project_id()
    for scene in bpy.data.scenes:
        scene[PROJECT_KEY] = project


def begin_file() -> None:
    """After another file was opened: a new one has another id than the unsaved file before."""
    _unsaved.project = None


def end_unsaved_project() -> None:
    """After a save, gives the next unsaved file another project id."""
    keep_unsaved_project(False)


def keep_unsaved_project(running: bool) -> None:
    """Stores the id of an unsaved file while a job runs, in a thread of its own."""
    project = _unsaved.project if running and not bpy.data.filepath else None
    if project != _unsaved.stored:
        _unsaved.stored = project
        threading.Thread(target=_unsaved.store, name="meshwright", daemon=True).start()


class _Unsaved:
    """Project id of the unsaved file."""

    def __init__(self) -> None:
        self.project: str | None = None
        self.stored: str | None = None
        """What the file on the disk has, or will have."""
        self.file = Path()
        self._lock = threading.Lock()

    def store(self) -> None:
        """Writes the newest id, or removes the file. Uses no Blender."""
        with self._lock:
            if self.stored is None:
                self.file.unlink(missing_ok=True)
            else:
                self.file.write_text(self.stored, encoding="ascii")


_unsaved = _Unsaved()


def _unsaved_id() -> str:
    if _unsaved.project is None:
        folder = bpy.utils.user_resource("CONFIG", path="meshwright", create=True)
        _unsaved.file = Path(folder) / "unsaved-project"
        # Left by a Blender that ended while a job ran. The first unsaved file has it.
        if _unsaved.stored is None and _unsaved.file.exists():
            _unsaved.stored = _unsaved.file.read_text(encoding="ascii")
            _unsaved.project = _unsaved.stored
        else:
            _unsaved.project = f"blender-{uuid.uuid4()}"
    return _unsaved.project
