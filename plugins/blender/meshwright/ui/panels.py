# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The panel in the 3D view's side bar: the first section, and a sub-panel for each other section of the view."""

from __future__ import annotations

import bpy

from .. import __package__ as ADDON_NAME
from ..current import session
from .draw_controls import Pen, draw_controls, draw_text
from .panel_view import View

_WHERE = {"bl_space_type": "VIEW_3D", "bl_region_type": "UI", "bl_category": "Meshwright"}


class MESHWRIGHT_PT_panel(bpy.types.Panel):
    """Shows the first section and the status of the bridge"""

    bl_label = "Meshwright"
    bl_space_type = "VIEW_3D"
    bl_region_type = "UI"
    bl_category = "Meshwright"

    def draw(self, context: bpy.types.Context) -> None:
        """Draws the session's view; the first draw opens the link."""
        now = session()
        now.want()
        with now.timing.callback():
            self._draw(context)

    def _draw(self, context: bpy.types.Context) -> None:
        now = session()
        pen = _pen(self.layout, context)
        if now.status.text:
            draw_text(self.layout, now.status.text, pen.width, "ERROR" if now.status.waits else "SORTTIME")
        if now.status.waits:
            row = self.layout.row(align=True)
            row.operator("meshwright.connect", icon="FILE_REFRESH")
            row.operator("preferences.addon_show", text="Preferences", icon="PREFERENCES").module = ADDON_NAME
        for text, icon in ((now.problem, "ERROR"), (now.waiting, "SORTTIME")):
            if text:
                box = self.layout.box()
                box.alert = icon == "ERROR"
                draw_text(box, text, pen.width - 20, icon)
        if now.view and now.view.sections:
            body = self.layout.column()
            body.enabled = now.status.open
            draw_controls(pen.on(body), now.view.sections[0]["controls"])
            if now.view.announcement and not now.problem and not _said_by_job(now.view):
                draw_text(self.layout, now.view.announcement, pen.width, "INFO")


class SectionPanels:
    """Sub-panels: classes registered when the view first has a section, in the view's order."""

    def __init__(self) -> None:
        self._classes: dict[str, type[bpy.types.Panel]] = {}

    def update(self, view: View) -> None:
        """Registers missing panels. Must not run while Blender draws."""
        sections = view.sections[1:]
        order = _merged(list(self._classes), [section["id"] for section in sections])
        if order == list(self._classes):
            return
        folded = {section["id"]: section["folded"] for section in sections}
        for known, panel in self._classes.items():
            folded[known] = "DEFAULT_CLOSED" in panel.bl_options
        # Blender keeps their open state by name.
        self.clear()
        for number, section in enumerate(order):
            self._classes[section] = _section_panel(section, folded[section], number)
            bpy.utils.register_class(self._classes[section])

    def clear(self) -> None:
        """Unregisters all."""
        for panel in self._classes.values():
            bpy.utils.unregister_class(panel)
        self._classes.clear()


def _merged(known: list[str], now: list[str]) -> list[str]:
    """Returns the known sections, with each new one after its current predecessor."""
    merged = list(known)
    for place, section in enumerate(now):
        if section not in merged:
            before = now[place - 1] if place else None
            merged.insert(merged.index(before) + 1 if before else 0, section)
    return merged


def _section_panel(section: str, folded: bool, order: int) -> type[bpy.types.Panel]:
    def poll(_cls: type, _context: bpy.types.Context) -> bool:
        view = session().view
        return view is not None and view.section(section) is not None

    def draw_header(self: bpy.types.Panel, _context: bpy.types.Context) -> None:
        view = session().view
        found = view.section(section) if view else None
        self.layout.label(text=found["title"] if found else "")

    def draw(self: bpy.types.Panel, context: bpy.types.Context) -> None:
        now = session()
        found = now.view.section(section) if now.view else None
        if found:
            with now.timing.callback():
                self.layout.enabled = now.status.open
                draw_controls(_pen(self.layout, context), found["controls"])

    name = f"MESHWRIGHT_PT_section_{''.join(letter if letter.isalnum() else '_' for letter in section)}"
    return type(
        name,
        (bpy.types.Panel,),
        {
            **_WHERE,
            "bl_label": "",
            "bl_parent_id": "MESHWRIGHT_PT_panel",
            "bl_options": {"DEFAULT_CLOSED"} if folded else set(),
            "bl_order": order,
            "poll": classmethod(poll),
            "draw_header": draw_header,
            "draw": draw,
        },
    )


def _said_by_job(view: View) -> bool:
    jobs = (control for section in view.sections for control in section["controls"] if control["kind"] == "job")
    return any(job["text"] and job["text"] in view.announcement for job in jobs)


def _pen(layout: bpy.types.UILayout, context: bpy.types.Context) -> Pen:
    width = context.region.width / context.preferences.system.ui_scale
    return Pen(layout, session(), context.window_manager.meshwright_fields, width)
