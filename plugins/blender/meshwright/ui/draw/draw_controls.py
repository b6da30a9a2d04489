# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws any view in Blender's layout: one function per kind of control."""

from __future__ import annotations

from collections.abc import Callable

import bpy

from ...bridge.words import say
from ..fields import MeshwrightField, property_name
from ..panel_view import Control
from .draw_buttons import draw_button, operator_button
from .draw_context import DrawContext, draw_text, letters_in
from .draw_job import draw_job

NOTE_ICONS = {"info": "INFO", "warning": "ERROR", "error": "CANCEL"}


def draw_controls(context: DrawContext, controls: list[Control]) -> None:
    """Draws controls in order."""
    for control in controls:
        draw = _DRAW_BY_KIND.get(control["kind"])
        if draw is not None:
            draw(context.with_layout(context.layout.column()), control)
            error = context.session.shown_error
            if error and _is_pressed(control, context.session.error_control):
                draw_error(context, error)


def draw_error(context: DrawContext, text: str) -> None:
    """Draws the error of the last action."""
    box = context.layout.box()
    box.alert = True
    draw_text(box, text, context.width - 20, "ERROR")


def _is_pressed(control: Control, control_id: str) -> bool:
    return control["id"] == control_id or any(action["id"] == control_id for action in control.get("actions", ()))


def _label(control: Control) -> str:
    """Returns the label, with a mark on an option that is not at its default."""
    return f"{control['label']} \u2022" if control.get("changed") else control["label"]


def _draw_under_label(context: DrawContext, control: Control) -> None:
    column = context.layout.column(align=True)
    column.label(text=_label(control))
    _draw_field(context, control, column.row(), "")


def _draw_number(context: DrawContext, control: Control) -> None:
    label, unit = _label(control), control.get("unit")
    if control.get("length") and context.session.value(control["id"]) is not None:
        unit = None
    label_with_unit = f"{label} ({unit})" if unit else label
    # The number and its arrows are about twelve letters wide.
    fits = len(label_with_unit) + 12 <= letters_in(context.width)
    _draw_field(context, control, context.layout.row(align=True), label_with_unit if fits else label)


def _draw_toggle(context: DrawContext, control: Control) -> None:
    _draw_field(context, control, context.layout.row(), _label(control))


def _draw_field(context: DrawContext, control: Control, row: bpy.types.UILayout, text: str) -> None:
    field: MeshwrightField | None = context.fields.get(control["id"])
    # The view can be newer than the fields for a moment.
    if field is None:
        row.label(text=control["label"])
        return
    value = context.session.value(control["id"])
    row.enabled = "disabled" not in control
    row.alert = "issue" in control
    row.prop(field, property_name(control, value), text=text)
    if control["kind"] == "number" and value is not None:
        operator_button(row, "meshwright.reset", control, say("Reset to the default value"), icon="LOOP_BACK")
    _draw_issue(context, control)


def _draw_issue(context: DrawContext, control: Control) -> None:
    """Draws why the value is invalid, or why the control is disabled."""
    if "issue" in control:
        draw_text(context.layout, control["issue"], context.width, "ERROR")
    elif "disabled" in control:
        draw_text(context.layout, control["disabled"], context.width, "INFO")


def _draw_choices(context: DrawContext, control: Control) -> None:
    chosen = context.session.value(control["id"]) or []
    context.layout.label(text=_label(control))
    grid = context.layout.grid_flow(columns=2, align=True, row_major=True)
    grid.enabled = "disabled" not in control
    for option in control["options"]:
        label, value = option["label"], option["value"]
        cell = grid.column(align=True)
        icon_id = context.session.icons.icon_id(option.get("picture"))
        if icon_id:
            cell.template_icon(icon_value=icon_id, scale=4)
        properties = operator_button(
            cell, "meshwright.toggle_option", control, text=label, depress=value in chosen
        )
        properties.option = value
    _draw_issue(context, control)


def _draw_files(context: DrawContext, control: Control) -> None:
    files = context.session.value(control["id"]) or []
    column = context.layout.column(align=True)
    column.enabled = "disabled" not in control
    for index, file in enumerate(files):
        row = column.row(align=True)
        row.label(text=file["name"], icon="IMAGE_DATA" if control["media"] == "image" else "MESH_DATA")
        operator_button(row, "meshwright.remove_file", control, say("Remove this file"), icon="X").index = index
    if len(files) < control["most"]:
        label, endings = control["label"], ", ".join(control["endings"])
        tooltip = f"{label}: {endings}"
        row = column.row(align=True)
        operator_button(row, "meshwright.choose_files", control, tooltip, text=label, icon="FILEBROWSER")
        operator_button(row, "meshwright.paste_files", control, say("Paste a copied file or picture"), icon="PASTEDOWN")
    _draw_issue(context, control)


def _draw_note(context: DrawContext, control: Control) -> None:
    draw_text(context.layout, control["label"], context.width, NOTE_ICONS.get(control["tone"], "INFO"))


_DRAW_BY_KIND: dict[str, Callable[[DrawContext, Control], None]] = {
    "text": _draw_under_label,
    "number": _draw_number,
    "choice": _draw_under_label,
    "choices": _draw_choices,
    "toggle": _draw_toggle,
    "files": _draw_files,
    "button": draw_button,
    "note": _draw_note,
    "job": draw_job,
}
