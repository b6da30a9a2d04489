# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Meshwright for Blender: generates assets from text or pictures and imports them into the scene."""

from __future__ import annotations

bl_info = {
    "name": "Meshwright",
    "description": "Generate assets for the scene from text or pictures",
    "author": "Meshwright contributors",
    "version": (1, 0, 0),
    "blender": (3, 4, 0),
    "location": "3D View > Sidebar > Meshwright",
    "category": "Import-Export",
}

__all__ = ["JobResult", "ScriptError", "generate", "wait_for_jobs"]

import bpy

from .handlers import add_handlers, remove_handlers
from .languages import register_languages, unregister_languages
from .scene.place.place_outlines import PlaceOutlines
from .scripting import JobResult, Scripting, ScriptError
from .session import Session, begin_session, current_session, end_session
from .ui import drop_files, operators
from .ui.fields import MeshwrightField, update_fields
from .ui.key_file import forget_key_of_removed_addon
from .ui.panels import MESHWRIGHT_PT_panel
from .ui.preferences import MeshwrightPreferences, bridge_settings, may_start_bridge
from .ui.section_panels import SectionPanels
from .ui.status_bar import StatusBar, draw_status_bar

_CLASSES = (MeshwrightField, MeshwrightPreferences, *operators.CLASSES, *drop_files.CLASSES, MESHWRIGHT_PT_panel)
_section_panels = SectionPanels()
_status_bar = StatusBar()
_place_outlines = PlaceOutlines()

TIMER_SECONDS = 0.1


def on_timer() -> float:
    """Processes messages from the bridge. Called by Blender's timer, and by tests where timers do not fire."""
    session = current_session()
    session.process_messages()
    with session.timing.callback():
        if session.view:
            _section_panels.update(session.view)
        _status_bar.update(session.view)
        _place_outlines.update(session.view.coming_heights() if session.view else [], session.timing)
        update_fields(bpy.context.window_manager)
    return TIMER_SECONDS


_scripting = Scripting(on_timer)
generate = _scripting.generate
wait_for_jobs = _scripting.wait_for_jobs


def register() -> None:
    """Called by Blender when the add-on is enabled."""
    register_languages(__package__)
    for item in _CLASSES:
        bpy.utils.register_class(item)
    bpy.types.WindowManager.meshwright_fields = bpy.props.CollectionProperty(type=MeshwrightField)
    begin_session(Session(bridge_settings, may_start_bridge))
    add_handlers()
    bpy.types.STATUSBAR_HT_header.append(draw_status_bar)
    _place_outlines.begin()
    bpy.app.timers.register(on_timer, first_interval=TIMER_SECONDS, persistent=True)


def unregister() -> None:
    """Called by Blender when the add-on is disabled. Jobs continue at the service."""
    if bpy.app.timers.is_registered(on_timer):
        bpy.app.timers.unregister(on_timer)
    remove_handlers()
    bpy.types.STATUSBAR_HT_header.remove(draw_status_bar)
    _place_outlines.end()
    end_session()
    _section_panels.clear()
    for window_manager in bpy.data.window_managers:
        window_manager.property_unset("meshwright_fields")
    del bpy.types.WindowManager.meshwright_fields
    for item in reversed(_CLASSES):
        bpy.utils.unregister_class(item)
    unregister_languages(__package__)
    # Blender deletes the files of a removed add-on after this call.
    bpy.app.timers.register(forget_key_of_removed_addon, first_interval=1)
