# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws a job: picture, title, one line, progress and two buttons; the other actions are in a menu."""

from __future__ import annotations

from collections.abc import Iterator

import bpy

from ...bridge.words import say
from ..panel_view import Control
from ..preview_icons import PreviewIcons
from .draw_buttons import draw_button_in_row, operator_button
from .draw_context import DrawContext, draw_text, letters_in, letters_of_line

JOB_ICONS = {
    "waiting": "SORTTIME",
    "working": "RENDER_ANIMATION",
    "ready": "IMPORT",
    "done": "CHECKMARK",
    "failed": "ERROR",
}

MOST_BUTTONS = 2
"""Actions outside the menu."""
MENU_LETTERS = 6
"""Width of the button of the menu."""
LARGER_SCALE = 14
"""Of a picture that was asked for, in units of a button's height."""
MENU_WIDTH = 420
"""Of the text in the menu, in pixels at interface scale 1."""


def draw_job(context: DrawContext, control: Control) -> None:
    """Draws a control of kind `job`."""
    box = context.layout.box()
    icon_id = context.session.icons.icon_id(control.get("picture"))
    header = box.row()
    if icon_id:
        header.template_icon(icon_value=icon_id, scale=2)
    box.alert = control["state"] == "failed"
    title_width = context.width - (70 if icon_id else 20) - (25 if "larger" in control else 0)
    draw_text(header.column(), control["label"], title_width, JOB_ICONS.get(control["state"], "DOT"))
    larger = control.get("larger")
    if larger:
        operator_button(header, "meshwright.larger_pictures", control, larger["label"], icon="VIEWZOOM")
    _draw_takes(context, control, box)
    shown, folded = split_actions(control)
    if control["text"]:
        _draw_line(box, control, context.width - 20, is_brief=bool(folded))
    box.alert = False
    if "progress" in control:
        _draw_progress(context, control, box)
    column = box.column(align=True)
    row = column.row(align=True)
    for actions in _rows(shown, letters_in(context.width - 20) - (MENU_LETTERS if folded else 0)):
        row = column.row(align=True)
        for action in actions:
            draw_button_in_row(context.with_layout(box), row, action)
    if folded:
        tooltip = say("More for {title}", title=control["label"])
        operator_button(row, "meshwright.job_menu", control, tooltip, icon="DOWNARROW_HLT")


def draw_larger_pictures(layout: bpy.types.UILayout, control: Control, icons: PreviewIcons) -> None:
    """Draws the pictures of a job side by side, each with its name."""
    row = layout.row()
    for shown in control.get("larger", {}).get("pictures", ()):
        column = row.column()
        icon_id = icons.icon_id(shown["picture"])
        if icon_id:
            column.template_icon(icon_value=icon_id, scale=LARGER_SCALE)
        column.label(text=shown["label"])


def _draw_takes(context: DrawContext, control: Control, layout: bpy.types.UILayout) -> None:
    """Draws the takes side by side, each with a button that uses it."""
    takes = control.get("takes", ())
    if not takes:
        return
    grid = layout.grid_flow(row_major=True, columns=max(1, min(len(takes), int(context.width // 70))), even_columns=True)
    for take in takes:
        cell = grid.column(align=True)
        icon_id = context.session.icons.icon_id(take.get("picture"))
        if icon_id:
            cell.template_icon(icon_value=icon_id, scale=3)
        if "control" in take:
            press = {"id": take["control"], "label": take["label"]}
            operator_button(cell, "meshwright.press", press, take["text"], text=take["label"])
        else:
            cell.label(text=take["label"], icon="CHECKMARK" if take["picked"] else "RENDER_ANIMATION")


def split_actions(control: Control) -> tuple[list[Control], list[Control]]:
    """Returns the actions of a job with a button of their own, and those in its menu. One alone needs no menu."""
    drawn = {take.get("control") for take in control.get("takes", ())}
    actions = [action for action in control["actions"] if action["id"] not in drawn]
    count = len(actions) if len(actions) <= MOST_BUTTONS + 1 else MOST_BUTTONS
    return actions[:count], actions[count:]


def draw_job_menu(layout: bpy.types.UILayout, control: Control) -> None:
    """Draws the whole text of a job, and the actions without a button of their own."""
    if control["text"]:
        draw_text(layout, control["text"], MENU_WIDTH)
        layout.separator()
    # A danger asks in a menu of its own.
    layout.operator_context = "INVOKE_DEFAULT"
    for action in split_actions(control)[1]:
        row = layout.row()
        row.enabled = "disabled" not in action
        cost = action.get("cost")
        operator_button(
            row, "meshwright.press", action, text=f"{action['label']} ({cost})" if cost else action["label"]
        )


def _draw_line(layout: bpy.types.UILayout, control: Control, width: float, *, is_brief: bool) -> None:
    """Draws the text: of a result one line, because the menu has the whole; what the user must read in all its lines."""
    text = control["text"]
    letters = letters_of_line(text, width)
    if is_brief and control["state"] in ("done", "ready") and len(text) > letters:
        text = f"{text[: letters - 1].rstrip()}\u2026"
    draw_text(layout, text, width)


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
