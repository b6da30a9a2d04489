# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Project id: names the panel's state at the bridge. Stored in the .blend, so that moving the file loses no job."""

from __future__ import annotations

import uuid
from pathlib import Path

import bpy

PROJECT_KEY = "meshwright_project"


def project_id() -> str:
    """Returns the project id of the open file; for an unsaved file that of the next file saved on this machine."""
    if not bpy.data.filepath:
        return _unsaved_id()
    stored = (scene.get(PROJECT_KEY) for scene in bpy.data.scenes)
    return next((name for name in stored if isinstance(name, str)), f"blender:{bpy.data.filepath}")


def write_project_id() -> None:
    """Writes the project id into the file before a save."""
    project = project_id()
    for scene in bpy.data.scenes:
        scene[PROJECT_KEY] = project


def end_unsaved_project() -> None:
    """After a save, gives the next unsaved file another project id."""
    file = _unsaved_file()
    if bpy.data.filepath and file.exists() and file.read_text(encoding="ascii") == project_id():
        file.unlink()


def _unsaved_id() -> str:
    file = _unsaved_file()
    if not file.exists():
        file.write_text(f"blender-{uuid.uuid4()}", encoding="ascii")
    return file.read_text(encoding="ascii")


def _unsaved_file() -> Path:
    return Path(bpy.utils.user_resource("CONFIG", path="meshwright", create=True)) / "unsaved-project"
