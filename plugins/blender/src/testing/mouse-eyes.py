# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs before a window first draws: records what the panels draw, and which key events were handled."""

import sys

import bpy
from meshwright.ui import panels, section_panels


class Eyes:
    drawn = {}
    """What each panel drew last, as Blender's layout tells it."""
    pauses = 0
    """How often Pause was pressed: what came before it has been handled."""


bpy.eyes = Eyes


class TEST_OT_listen(bpy.types.Operator):
    bl_idname = "test.listen"
    bl_label = "Listen"
    bl_options = {"INTERNAL"}

    def invoke(self, context, _event):
        context.window_manager.modal_handler_add(self)
        return {"RUNNING_MODAL"}

    def modal(self, _context, event):
        if event.type == "PAUSE" and event.value == "PRESS":
            Eyes.pauses += 1
        return {"PASS_THROUGH"}


bpy.utils.register_class(TEST_OT_listen)


def watched(panel):
    draw = panel.draw

    def draw_and_tell(self, context):
        draw(self, context)
        Eyes.drawn[panel.__name__] = str(self.layout.introspect())

    panel.draw = draw_and_tell


watched(panels.MESHWRIGHT_PT_panel)
make_section_panel = section_panels.section_panel


def watched_section_panel(section, folded, order):
    panel = make_section_panel(section, folded and "--open-sections" not in sys.argv, order)
    watched(panel)
    return panel


section_panels.section_panel = watched_section_panel
