# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws buttons: a control's operator with its tooltip."""

from __future__ import annotations

import bpy

from ..panel_view import Control
from .draw_context import DrawContext, draw_text, letters_in


def operator_button(
    layout: bpy.types.UILayout,
    operator: str,
    control: Control,
    tooltip: str = "",
    text: str = "",
    icon: str = "NONE",
    depress: bool = False,
) -> bpy.types.OperatorProperties:
    """Adds a button that runs an operator on a control. Returns the operator's properties."""
    properties = layout.operator(operator, text=text, icon=icon, depress=depress)
    properties.control = control["id"]
    properties.tooltip = control.get("disabled") or tooltip or control.get("help") or control["label"]
    return properties


def draw_button(context: DrawContext, control: Control) -> None:
    """Draws a control of kind `button` on a row of its own."""
    primary = control["tone"] == "primary"
    row = context.layout.row()
    row.scale_y = 1.5 if primary else 1
    draw_button_in_row(context, row, control, "SHADERFX" if primary else "NONE")
    if primary and "disabled" in control:
        draw_text(context.layout, control["disabled"], context.width, "INFO")


def draw_button_in_row(
    context: DrawContext, row: bpy.types.UILayout, control: Control, icon: str = "NONE"
) -> None:
    """Draws a control of kind `button` with its cost: in the button if it fits, else under the row."""
    column = row.column(align=True)
    column.enabled = "disabled" not in control
    text, cost = control["label"], control.get("cost")
    fits = cost is not None and len(text) + len(cost) + 7 <= letters_in(context.width)
    operator_button(column, "meshwright.press", control, text=f"{text} ({cost})" if fits else text, icon=icon)
    if cost and not fits:
        draw_text(context.layout, cost[0].upper() + cost[1:], context.width)
