# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Pictures and models dropped on the panel, from Blender 4.1 on: older versions have no file handlers."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

from pathlib import Path

import bpy

from ..bridge.words import say
from ..session import current_session
from .panel_view import Control

# All that any request takes; the control decides.
ENDINGS = ".png;.jpg;.jpeg;.webp;.glb;.gltf;.obj;.fbx;.stl"


def files_control(paths: list[str]) -> Control | None:
    """Returns the first control of the view that takes files with these endings."""
    view = current_session().view
    endings = {Path(path).suffix.lower() for path in paths}
    controls = (control for section in view.sections for control in section["controls"]) if view else ()
    return next((control for control in controls if _takes(control, endings)), None)


class MESHWRIGHT_OT_drop_files(bpy.types.Operator):
    """Add the dropped files to the request"""

    bl_idname = "meshwright.drop_files"
    bl_label = "Add to Meshwright"
    bl_options = {"INTERNAL"}

    directory: bpy.props.StringProperty(subtype="DIR_PATH", options={"SKIP_SAVE"})
    files: bpy.props.CollectionProperty(type=bpy.types.OperatorFileListElement, options={"SKIP_SAVE"})

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Uploads the dropped files."""
        paths = [str(Path(self.directory) / file.name) for file in self.files if file.name]
        control = files_control(paths)
        if control is None:
            self.report({"WARNING"}, say("This request takes no such file. Choose one that does, such as Image to 3D."))
            return {"CANCELLED"}
        current_session().add_files(control["id"], paths)
        return {"FINISHED"}


CLASSES: tuple[type, ...] = (MESHWRIGHT_OT_drop_files,)

if hasattr(bpy.types, "FileHandler"):

    class MESHWRIGHT_FH_files(bpy.types.FileHandler):
        """Takes files over the sidebar; Blender's own handlers take them over the scene."""

        bl_idname = "MESHWRIGHT_FH_files"
        bl_label = "Meshwright"
        bl_import_operator = MESHWRIGHT_OT_drop_files.bl_idname
        bl_file_extensions = ENDINGS

        @classmethod
        def poll_drop(cls, context: bpy.types.Context) -> bool:
            """Returns whether the mouse is over the sidebar of a 3D view while the panel is connected."""
            area, region = context.area, context.region
            is_sidebar = bool(area and region and area.type == "VIEW_3D" and region.type == "UI")
            return is_sidebar and current_session().view is not None

    CLASSES = (MESHWRIGHT_OT_drop_files, MESHWRIGHT_FH_files)


def _takes(control: Control, endings: set[str]) -> bool:
    return control["kind"] == "files" and bool(endings) and endings <= set(control["endings"])
