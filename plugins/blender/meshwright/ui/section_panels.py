# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Sub-panels: one for each section of the view but the first, registered when the view first has it."""

from __future__ import annotations

import bpy

from ..session import current_session
from .draw.draw_context import DrawContext
from .draw.draw_controls import draw_controls
from .panel_view import PanelView
from .panels import MESHWRIGHT_PT_panel


class SectionPanels:
    """The registered sub-panels, in the view's order."""

    def __init__(self) -> None:
        self._classes: dict[str, type[bpy.types.Panel]] = {}

    def update(self, view: PanelView) -> None:
        """Registers missing panels. Must not run while Blender draws."""
        sections = view.sections[1:]
        order = _merged_order(list(self._classes), [section["id"] for section in sections])
        if order == list(self._classes):
            return
        folded = {section["id"]: section["folded"] for section in sections}
        for section_id, panel in self._classes.items():
            folded[section_id] = "DEFAULT_CLOSED" in panel.bl_options
        # Blender keeps their open state by name.
        self.clear()
        for index, section_id in enumerate(order):
            self._classes[section_id] = section_panel(section_id, folded[section_id], index)
            bpy.utils.register_class(self._classes[section_id])

    def clear(self) -> None:
        """Unregisters all."""
        for panel in self._classes.values():
            bpy.utils.unregister_class(panel)
        self._classes.clear()


def section_panel(section_id: str, folded: bool, order: int) -> type[bpy.types.Panel]:
    """Returns the panel class of a section, not registered."""

    def poll(_cls: type, _context: bpy.types.Context) -> bool:
        view = current_session().view
        return view is not None and view.section(section_id) is not None

    def draw_header(self: bpy.types.Panel, _context: bpy.types.Context) -> None:
        view = current_session().view
        section = view.section(section_id) if view else None
        self.layout.label(text=section["title"] if section else "")

    def draw(self: bpy.types.Panel, context: bpy.types.Context) -> None:
        session = current_session()
        section = session.view.section(section_id) if session.view else None
        if section:
            with session.timing.callback():
                self.layout.enabled = session.status.connected
                draw_controls(DrawContext.of_panel(self.layout, context, session), section["controls"])

    name = f"MESHWRIGHT_PT_section_{''.join(letter if letter.isalnum() else '_' for letter in section_id)}"
    return type(
        name,
        (bpy.types.Panel,),
        {
            "bl_space_type": "VIEW_3D",
            "bl_region_type": "UI",
            "bl_category": "Meshwright",
            "bl_label": "",
            "bl_parent_id": MESHWRIGHT_PT_panel.__name__,
            "bl_options": {"DEFAULT_CLOSED"} if folded else set(),
            "bl_order": order,
            "poll": classmethod(poll),
            "draw_header": draw_header,
            "draw": draw,
        },
    )


def _merged_order(registered: list[str], current: list[str]) -> list[str]:
    """Returns the registered sections, with each new one after its predecessor in the current view."""
    merged = list(registered)
    for index, section_id in enumerate(current):
        if section_id not in merged:
            previous = current[index - 1] if index else None
            merged.insert(merged.index(previous) + 1 if previous else 0, section_id)
    return merged
