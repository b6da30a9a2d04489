# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Meshwright for Blender: a sentence or a picture becomes an asset in the scene."""

from __future__ import annotations

bl_info = {
    "name": "Meshwright",
    "description": "From a sentence or a picture to an asset in the scene",
    "author": "Meshwright contributors",
    "version": (0, 1, 0),
    "blender": (3, 4, 0),
    "location": "3D View > Sidebar > Meshwright",
    "category": "Import-Export",
}

import bpy

from . import current
from .handlers import add_handlers, remove_handlers
from .session import Session
from .ui import operators
from .ui.fields import MeshwrightField, update_fields
from .ui.panels import MESHWRIGHT_PT_panel, SectionPanels
from .ui.preferences import MeshwrightPreferences, bridge_settings, may_start

_CLASSES = (MeshwrightField, MeshwrightPreferences, *operators.CLASSES, MESHWRIGHT_PT_panel)
_sections = SectionPanels()

SECONDS = 0.1


def pump() -> float:
    """Processes messages from the bridge. Called by Blender's timer, and by tests where timers do not fire."""
    now = current.session()
    now.drain()
    with now.timing.callback():
        if now.view:
            _sections.update(now.view)
        update_fields(bpy.context.window_manager)
    return SECONDS


def register() -> None:
    """Called by Blender when the add-on is enabled."""
    for item in _CLASSES:
        bpy.utils.register_class(item)
    bpy.types.WindowManager.meshwright_fields = bpy.props.CollectionProperty(type=MeshwrightField)
    current.begin(Session(bridge_settings, may_start))
    add_handlers()
    bpy.app.timers.register(pump, first_interval=SECONDS, persistent=True)


def unregister() -> None:
    """Called by Blender when the add-on is disabled. Jobs continue at the service."""
    if bpy.app.timers.is_registered(pump):
        bpy.app.timers.unregister(pump)
    remove_handlers()
    current.end()
    _sections.clear()
    for window_manager in bpy.data.window_managers:
        window_manager.property_unset("meshwright_fields")
    del bpy.types.WindowManager.meshwright_fields
    for item in reversed(_CLASSES):
        bpy.utils.unregister_class(item)
