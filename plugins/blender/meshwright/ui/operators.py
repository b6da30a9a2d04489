# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Operators for the panel's buttons."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

from pathlib import Path

import bpy

from ..current import session


class _OnControl:
    control: bpy.props.StringProperty(options={"SKIP_SAVE"})
    hint: bpy.props.StringProperty(options={"SKIP_SAVE", "HIDDEN"})

    @classmethod
    def description(cls, _context: bpy.types.Context, properties: bpy.types.OperatorProperties) -> str:
        """Returns the tooltip: why it is disabled, or its help."""
        return properties.hint


class MESHWRIGHT_OT_press(_OnControl, bpy.types.Operator):
    """Presses a button of the panel"""

    bl_idname = "meshwright.press"
    bl_label = "Press"
    bl_options = {"INTERNAL"}

    def invoke(self, context: bpy.types.Context, event: bpy.types.Event) -> set[str]:
        """Asks for confirmation when the effect cannot be undone."""
        view = session().view
        control = view.control(self.control) if view else None
        if control and control.get("tone") == "danger":
            return context.window_manager.invoke_confirm(self, event)
        return self.execute(context)

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the press."""
        session().press(self.control)
        return {"FINISHED"}


class MESHWRIGHT_OT_reset(_OnControl, bpy.types.Operator):
    """Takes a value back to its preset"""

    bl_idname = "meshwright.reset"
    bl_label = "Reset"
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the reset."""
        session().set(self.control, None)
        return {"FINISHED"}


class MESHWRIGHT_OT_choose(_OnControl, bpy.types.Operator):
    """Adds one of several options, or takes it away"""

    bl_idname = "meshwright.choose"
    bl_label = "Choose"
    bl_options = {"INTERNAL"}

    option: bpy.props.StringProperty(options={"SKIP_SAVE"})

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the new choice."""
        chosen = list(session().value(self.control) or [])
        if self.option in chosen:
            chosen.remove(self.option)
        else:
            chosen.append(self.option)
        session().set(self.control, chosen)
        return {"FINISHED"}


class MESHWRIGHT_OT_pick(_OnControl, bpy.types.Operator):
    """Picks files"""

    bl_idname = "meshwright.pick"
    bl_label = "Pick"
    bl_options = {"INTERNAL"}

    directory: bpy.props.StringProperty(subtype="DIR_PATH", options={"SKIP_SAVE"})
    files: bpy.props.CollectionProperty(type=bpy.types.OperatorFileListElement, options={"SKIP_SAVE"})
    filter_glob: bpy.props.StringProperty(options={"HIDDEN", "SKIP_SAVE"})

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Opens Blender's file browser."""
        view = session().view
        control = view.control(self.control) if view else None
        self.filter_glob = ";".join(f"*{ending}" for ending in control["endings"]) if control else ""
        context.window_manager.fileselect_add(self)
        return {"RUNNING_MODAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the picked files."""
        paths = [str(Path(self.directory) / file.name) for file in self.files if file.name]
        session().pick(self.control, paths)
        return {"FINISHED"}


class MESHWRIGHT_OT_unpick(_OnControl, bpy.types.Operator):
    """Takes a file away"""

    bl_idname = "meshwright.unpick"
    bl_label = "Remove"
    bl_options = {"INTERNAL"}

    number: bpy.props.IntProperty(options={"SKIP_SAVE"})

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the remaining files."""
        kept = list(session().value(self.control) or [])
        session().set(self.control, kept[: self.number] + kept[self.number + 1 :])
        return {"FINISHED"}


class MESHWRIGHT_OT_connect(bpy.types.Operator):
    """Looks for the bridge again, and starts one if the preferences say so"""

    bl_idname = "meshwright.connect"
    bl_label = "Connect"
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Reconnects."""
        session().connect()
        return {"FINISHED"}


CLASSES = (
    MESHWRIGHT_OT_press,
    MESHWRIGHT_OT_reset,
    MESHWRIGHT_OT_choose,
    MESHWRIGHT_OT_pick,
    MESHWRIGHT_OT_unpick,
    MESHWRIGHT_OT_connect,
)
