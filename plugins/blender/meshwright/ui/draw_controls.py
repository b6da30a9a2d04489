# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws any view in Blender's layout: one function per kind of control."""

from __future__ import annotations

import textwrap
from collections.abc import Callable, Iterator
from typing import NamedTuple

import bpy

from ..session import Session
from .fields import MeshwrightField, property_of
from .panel_view import Control

JOB_ICONS = {
    "waiting": "SORTTIME",
    "working": "RENDER_ANIMATION",
    "ready": "IMPORT",
    "done": "CHECKMARK",
    "failed": "ERROR",
}
NOTE_ICONS = {"info": "INFO", "warning": "ERROR", "error": "CANCEL"}
# Pixels at interface scale 1; average width of a letter.
ICON_WIDTH, LETTER_WIDTH, MARGINS = 26, 6.3, 52


class Pen(NamedTuple):
    """Layout, width and other context of drawing."""

    layout: bpy.types.UILayout
    session: Session
    fields: bpy.types.bpy_prop_collection
    width: float
    """Of the region, in pixels at interface scale 1."""

    def on(self, layout: bpy.types.UILayout) -> Pen:
        """Returns the same context on a part of the layout."""
        return self._replace(layout=layout)


def draw_controls(pen: Pen, controls: list[Control]) -> None:
    """Draws controls in order."""
    for control in controls:
        draw = _BY_KIND.get(control["kind"])
        if draw is not None:
            draw(pen.on(pen.layout.column()), control)


def draw_text(layout: bpy.types.UILayout, text: str, width: float, icon: str = "NONE") -> None:
    """Wraps text over several lines, because Blender's labels have one."""
    column = layout.column(align=True)
    column.scale_y = 0.8
    room = width if icon == "NONE" else width - ICON_WIDTH
    for line in textwrap.wrap(text, max(_letters(room), 12)):
        column.label(text=line, icon=icon)
        icon = "BLANK1" if icon != "NONE" else icon


def _letters(width: float) -> int:
    """Returns how many letters of the interface font fit into a region of this width."""
    return int((width - MARGINS) / LETTER_WIDTH)


def _draw_under_label(pen: Pen, control: Control) -> None:
    column = pen.layout.column(align=True)
    column.label(text=control["label"])
    _draw_field(pen, control, column.row(), "")


def _draw_number(pen: Pen, control: Control) -> None:
    label, unit = control["label"], control.get("unit")
    whole = f"{label} ({unit})" if unit else label
    # The number and its arrows are about twelve letters wide.
    _draw_field(pen, control, pen.layout.row(align=True), whole if len(whole) + 12 <= _letters(pen.width) else label)


def _draw_toggle(pen: Pen, control: Control) -> None:
    _draw_field(pen, control, pen.layout.row(), control["label"])


def _draw_field(pen: Pen, control: Control, row: bpy.types.UILayout, text: str) -> None:
    field: MeshwrightField | None = pen.fields.get(control["id"])
    # The view can be newer than the fields for a moment.
    if field is None:
        row.label(text=control["label"])
        return
    value = pen.session.value(control["id"])
    row.enabled = "disabled" not in control
    row.alert = "issue" in control
    row.prop(field, property_of(control, value), text=text)
    if control["kind"] == "number" and value is not None:
        _button(row, "meshwright.reset", control, "Back to the preset", icon="LOOP_BACK")
    _draw_reasons(pen, control)


def _draw_reasons(pen: Pen, control: Control) -> None:
    if "issue" in control:
        draw_text(pen.layout, control["issue"], pen.width, "ERROR")
    elif "disabled" in control:
        draw_text(pen.layout, control["disabled"], pen.width, "INFO")


def _draw_choices(pen: Pen, control: Control) -> None:
    chosen = pen.session.value(control["id"]) or []
    pen.layout.label(text=control["label"])
    flow = pen.layout.grid_flow(columns=2, align=True, row_major=True)
    flow.enabled = "disabled" not in control
    for option in control["options"]:
        label, pressed = option["label"], option["value"] in chosen
        _button(flow, "meshwright.choose", control, text=label, depress=pressed).option = option["value"]
    _draw_reasons(pen, control)


def _draw_files(pen: Pen, control: Control) -> None:
    files = pen.session.value(control["id"]) or []
    column = pen.layout.column(align=True)
    column.enabled = "disabled" not in control
    for number, file in enumerate(files):
        row = column.row(align=True)
        row.label(text=file["name"], icon="IMAGE_DATA" if control["media"] == "image" else "MESH_DATA")
        _button(row, "meshwright.unpick", control, "Remove this file", icon="X").number = number
    if len(files) < control["most"]:
        endings = f"{control['label']}: {', '.join(control['endings'])}"
        _button(column, "meshwright.pick", control, endings, text=control["label"], icon="FILEBROWSER")
    _draw_reasons(pen, control)


def _draw_button(pen: Pen, control: Control) -> None:
    primary = control["tone"] == "primary"
    row = pen.layout.row()
    row.scale_y = 1.5 if primary else 1
    _draw_press(pen, row, control, "SHADERFX" if primary else "NONE")
    if primary and "disabled" in control:
        draw_text(pen.layout, control["disabled"], pen.width, "INFO")


def _draw_press(pen: Pen, row: bpy.types.UILayout, control: Control, icon: str = "NONE") -> None:
    column = row.column(align=True)
    column.enabled = "disabled" not in control
    text, cost = control["label"], control.get("cost")
    fits = cost is not None and len(text) + len(cost) + 9 <= _letters(pen.width)
    _button(column, "meshwright.press", control, text=f"{text}  ·  {cost}" if fits else text, icon=icon)
    if cost and not fits:
        draw_text(pen.layout, cost[0].upper() + cost[1:], pen.width)


def _draw_note(pen: Pen, control: Control) -> None:
    draw_text(pen.layout, control["label"], pen.width, NOTE_ICONS.get(control["tone"], "INFO"))


def _draw_job(pen: Pen, control: Control) -> None:
    box = pen.layout.box()
    picture = pen.session.pictures.icon(control.get("picture"))
    head = box.row()
    if picture:
        head.template_icon(icon_value=picture, scale=2)
    box.alert = control["state"] == "failed"
    draw_text(head.column(), control["label"], pen.width - (70 if picture else 20), JOB_ICONS.get(control["state"], "DOT"))
    if control["text"]:
        draw_text(box, control["text"], pen.width - 20)
    box.alert = False
    if "progress" in control:
        _draw_progress(pen, control, box)
    column = box.column(align=True)
    for actions in _rows(control["actions"], _letters(pen.width - 20)):
        row = column.row(align=True)
        for action in actions:
            _draw_press(pen.on(box), row, action)


def _rows(actions: list[Control], letters: int) -> Iterator[list[Control]]:
    """Groups as many buttons per row as fit without truncation."""
    row: list[Control] = []
    room = 0
    for action in actions:
        needs = len(action["label"]) + len(action.get("cost") or "") + 3
        if row and room < needs:
            yield row
            row = []
        room = (room if row else letters) - needs
        row.append(action)
    if row:
        yield row


def _draw_progress(pen: Pen, control: Control, layout: bpy.types.UILayout) -> None:
    share = control["progress"]
    # From 4.0.
    if hasattr(layout, "progress"):
        layout.progress(factor=share / 100, text=f"{share:.0f}%")
        return
    field = pen.fields.get(control["id"])
    if field is not None:
        row = layout.row()
        row.enabled = False
        row.prop(field, "progress", text="", slider=True)


def _button(
    layout: bpy.types.UILayout,
    operator: str,
    control: Control,
    hint: str = "",
    text: str = "",
    icon: str = "NONE",
    depress: bool = False,
) -> bpy.types.OperatorProperties:
    properties = layout.operator(operator, text=text, icon=icon, depress=depress)
    properties.control = control["id"]
    properties.hint = control.get("disabled") or hint or control.get("help") or control["label"]
    return properties


_BY_KIND: dict[str, Callable[[Pen, Control], None]] = {
    "text": _draw_under_label,
    "number": _draw_number,
    "choice": _draw_under_label,
    "choices": _draw_choices,
    "toggle": _draw_toggle,
    "files": _draw_files,
    "button": _draw_button,
    "note": _draw_note,
    "job": _draw_job,
}
