# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""What drawing a control needs: layout, session, fields and the width for text."""

from __future__ import annotations

import textwrap
from typing import NamedTuple
from unicodedata import east_asian_width

import bpy

from ...session import Session

# Pixels at interface scale 1; average width of a letter.
ICON_WIDTH, LETTER_WIDTH, MARGINS = 26, 6.3, 52


class DrawContext(NamedTuple):
    """Layout, width and other context of drawing."""

    layout: bpy.types.UILayout
    session: Session
    fields: bpy.types.bpy_prop_collection
    width: float
    """Of the region, in pixels at interface scale 1."""

    @classmethod
    def of_panel(cls, layout: bpy.types.UILayout, context: bpy.types.Context, session: Session) -> DrawContext:
        """Returns the context for the layout of a panel."""
        width = context.region.width / context.preferences.system.ui_scale
        return cls(layout, session, context.window_manager.meshwright_fields, width)

    def with_layout(self, layout: bpy.types.UILayout) -> DrawContext:
        """Returns the same context with a part of the layout."""
        return self._replace(layout=layout)


def draw_text(layout: bpy.types.UILayout, text: str, width: float, icon: str = "NONE") -> None:
    """Wraps text over several lines, because Blender's labels have one."""
    column = layout.column(align=True)
    column.scale_y = 0.8
    text_width = width if icon == "NONE" else width - ICON_WIDTH
    for line in textwrap.wrap(text, letters_of_line(text, text_width)):
        column.label(text=line, icon=icon)
        icon = "BLANK1" if icon != "NONE" else icon


def letters_of_line(text: str, width: float) -> int:
    """Returns how many letters of this text fit into a line: those of Japanese are twice as wide."""
    wide = sum(east_asian_width(letter) in "WF" for letter in text)
    return max(letters_in(width) * len(text) // max(len(text) + wide, 1), 6)


def letters_in(width: float) -> int:
    """Returns how many letters of the interface font fit into a region of this width."""
    return int((width - MARGINS) / LETTER_WIDTH)
