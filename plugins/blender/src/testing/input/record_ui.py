# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs before a window first draws: records what the panels draw, and which key events were handled, in bpy.ui_log."""

import re
import sys

import bpy
from meshwright.ui import operators, panels, section_panels


class UiLog:
    drawn = {}
    """What each panel drew last, from the introspection of Blender's layout."""
    menu = []
    """The texts of the menu of a job that was opened last."""
    pause_presses = 0
    """How often Pause was pressed: the events before it have been handled."""


bpy.ui_log = UiLog


class TEST_OT_count_pause_presses(bpy.types.Operator):
    bl_idname = "test.count_pause_presses"
    bl_label = "Count Pause Presses"
    bl_options = {"INTERNAL"}

    def invoke(self, context, _event):
        context.window_manager.modal_handler_add(self)
        return {"RUNNING_MODAL"}

    def modal(self, _context, event):
        if event.type == "PAUSE" and event.value == "PRESS":
            UiLog.pause_presses += 1
        return {"PASS_THROUGH"}


bpy.utils.register_class(TEST_OT_count_pause_presses)


def record_drawing(panel):
    draw = panel.draw

    def draw_and_record(self, context):
        draw(self, context)
        UiLog.drawn[panel.__name__] = str(self.layout.introspect())

    panel.draw = draw_and_record


record_drawing(panels.MESHWRIGHT_PT_panel)
section_panel = section_panels.section_panel


def recorded_section_panel(section_id, folded, order):
    panel = section_panel(section_id, folded and "--open-sections" not in sys.argv, order)
    record_drawing(panel)
    return panel


section_panels.section_panel = recorded_section_panel

draw_job_menu = operators.draw_job_menu


def record_menu(layout, control):
    draw_job_menu(layout, control)
    UiLog.menu = re.findall(r"'draw_string': '((?:[^'\\]|\\.)*)'", str(layout.introspect()))


operators.draw_job_menu = record_menu
