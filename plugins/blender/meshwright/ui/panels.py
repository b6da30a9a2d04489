# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The panel in the 3D view's sidebar: status, messages and the first section of the view."""

from __future__ import annotations

import bpy

from .. import __package__ as ADDON_NAME
from ..bridge.words import say
from ..online_access import can_be_allowed
from ..session import Session, current_session
from .draw.draw_context import DrawContext, draw_text
from .draw.draw_controls import draw_controls
from .panel_view import PanelView


class MESHWRIGHT_PT_panel(bpy.types.Panel):
    """Shows the first section and the status of the bridge"""

    bl_label = "Meshwright"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Meshwright"

    def draw(self, context: bpy.types.Context) -> None:
        """Draws the session's view; the first draw requests the connection."""
        session = current_session()
        session.request_connection()
        with session.timing.callback():
            draw_context = DrawContext.of_panel(self.layout, context, session)
            _draw_status(draw_context)
            for text, icon in (
                (session.importer_problem, "ERROR"),
                (_unplaced_error(session), "ERROR"),
                (session.busy_reason, "SORTTIME"),
            ):
                if text:
                    box = self.layout.box()
                    box.alert = icon == "ERROR"
                    draw_text(box, text, draw_context.width - 20, icon)
            if session.view and session.view.sections:
                _draw_first_section(draw_context, session, session.view)


def _unplaced_error(session: Session) -> str:
    """Returns the error of an action whose control is gone; the others are drawn below their control."""
    placed = session.view is not None and session.view.control(session.error_control) is not None
    return "" if placed else session.shown_error


def _draw_status(draw_context: DrawContext) -> None:
    layout, status = draw_context.layout, draw_context.session.status
    if status.message:
        draw_text(layout, status.message, draw_context.width, "ERROR" if status.stopped else "SORTTIME")
    changed = draw_context.session.settings_changed
    if changed:
        text = say("The service or key was changed. Restart the bridge to use it.")
        draw_text(layout, text, draw_context.width, "INFO")
    if draw_context.session.offline:
        if can_be_allowed():
            layout.operator("meshwright.show_online_access", icon="PREFERENCES")
    elif status.stopped or changed:
        archive = draw_context.session.offer.archive
        if archive is not None:
            text = say("Download the Bridge ({megabytes} MB)", megabytes=archive.megabytes)
            layout.operator("meshwright.download_bridge", text=text, icon="IMPORT")
        row = layout.row(align=True)
        row.operator("meshwright.restart_bridge" if changed else "meshwright.reconnect", icon="FILE_REFRESH")
        row.operator("preferences.addon_show", text="Preferences", icon="PREFERENCES").module = ADDON_NAME


def _draw_first_section(draw_context: DrawContext, session: Session, view: PanelView) -> None:
    column = draw_context.layout.column()
    column.enabled = session.status.connected
    draw_controls(draw_context.with_layout(column), view.sections[0]["controls"])
    if view.announcement and not session.error and not view.is_said_by_job(view.announcement):
        draw_text(draw_context.layout, view.announcement, draw_context.width, "INFO")
