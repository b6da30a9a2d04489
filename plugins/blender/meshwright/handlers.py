# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Application handlers: file load, save, undo, changed selection."""

from __future__ import annotations

from typing import Any

import bpy
from bpy.app.handlers import persistent

from .scene.asset_browser import write_catalog
from .scene.project_id import begin_file, end_unsaved_project, write_project_id
from .session import current_session


@persistent
def _after_load(*_args: Any) -> None:
    current_session().close()
    begin_file()


@persistent
def _before_save(*_args: Any) -> None:
    write_project_id()


@persistent
def _after_save(*_args: Any) -> None:
    end_unsaved_project()
    write_catalog()


@persistent
def _scene_changed(*_args: Any) -> None:
    current_session().selection_changed = True


@persistent
def _after_undo(*_args: Any) -> None:
    session = current_session()
    session.selection_changed = session.scene_changed = True


_HANDLERS = {
    "load_post": _after_load,
    "save_pre": _before_save,
    "save_post": _after_save,
    "depsgraph_update_post": _scene_changed,
    "undo_post": _after_undo,
    "redo_post": _after_undo,
}


def add_handlers() -> None:
    """Registers the handlers."""
    for name, handler in _HANDLERS.items():
        getattr(bpy.app.handlers, name).append(handler)


def remove_handlers() -> None:
    """Removes the handlers."""
    for name, handler in _HANDLERS.items():
        handlers = getattr(bpy.app.handlers, name)
        if handler in handlers:
            handlers.remove(handler)
