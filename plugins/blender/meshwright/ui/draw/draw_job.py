# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws a job: picture, state, progress and actions."""

from __future__ import annotations

from collections.abc import Iterator

import bpy

from ..panel_view import Control
from .draw_buttons import draw_button_in_row
from .draw_context import DrawContext, draw_text, letters_in

JOB_ICONS = {
    "waiting": "SORTTIME",
    "working": "RENDER_ANIMATION",
    "ready": "IMPORT",
    "done": "CHECKMARK",
    "failed": "ERROR",
}


def draw_job(context: DrawContext, control: Control) -> None:
    """Draws a control of kind `job`."""
    box = context.layout.box()
    icon_id = context.session.icons.icon_id(control.get("picture"))
    header = box.row()
    if icon_id:
        header.template_icon(icon_value=icon_id, scale=2)
    box.alert = control["state"] == "failed"
    title_width = context.width - (70 if icon_id else 20)
    draw_text(header.column(), control["label"], title_width, JOB_ICONS.get(control["state"], "DOT"))
    if control["text"]:
        draw_text(box, control["text"], context.width - 20)
    box.alert = False
    if "progress" in control:
        _draw_progress(context, control, box)
    column = box.column(align=True)
    for actions in _rows(control["actions"], letters_in(context.width - 20)):
        row = column.row(align=True)
        for action in actions:
            draw_button_in_row(context.with_layout(box), row, action)


def _rows(actions: list[Control], letters: int) -> Iterator[list[Control]]:
    """Groups as many buttons per row as fit without truncation."""
    row: list[Control] = []
    letters_left = 0
    for action in actions:
        needed = len(action["label"]) + len(action.get("cost") or "") + 3
        if row and letters_left < needed:
            yield row
            row = []
        letters_left = (letters_left if row else letters) - needed
        row.append(action)
    if row:
        yield row


def _draw_progress(context: DrawContext, control: Control, layout: bpy.types.UILayout) -> None:
    percent = control["progress"]
    # From 4.0.
    if hasattr(layout, "progress"):
        layout.progress(factor=percent / 100, text=f"{percent:.0f}%")
        return
    field = context.fields.get(control["id"])
    if field is not None:
        row = layout.row()
        row.enabled = False
        row.prop(field, "progress", text="", slider=True)
