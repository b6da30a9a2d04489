# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Operators for the panel's buttons."""

# No postponed annotations here: Blender would evaluate them without the names of this module.

from pathlib import Path

import bpy

from ..bridge.words import say
from ..session import current_session
from .clipboard_picture import NoPicture, save_clipboard_picture
from .copied_files import copied_files
from .draw.draw_job import LARGER_SCALE, draw_job_menu, draw_larger_pictures
from .panel_view import Control


class _ControlOperator:
    control: bpy.props.StringProperty(options={"SKIP_SAVE", "HIDDEN"})
    tooltip: bpy.props.StringProperty(options={"SKIP_SAVE", "HIDDEN"})

    @classmethod
    def description(cls, _context: bpy.types.Context, properties: bpy.types.OperatorProperties) -> str:
        """Returns the tooltip of the control: why it is disabled, or its help. Blender adds the full stop."""
        return properties.tooltip.removesuffix(".")


class MESHWRIGHT_OT_press(_ControlOperator, bpy.types.Operator):
    """Press a button of the panel"""

    bl_idname = "meshwright.press"
    bl_label = "Press"
    bl_options = {"INTERNAL"}

    confirmed: bpy.props.BoolProperty(options={"SKIP_SAVE", "HIDDEN"})

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Asks by the name of the button when the effect cannot be undone."""
        view = current_session().view
        control = view.control(self.control) if view else None
        if not control or control.get("tone") != "danger" or self.confirmed:
            return self.execute(context)

        def draw(menu: bpy.types.Menu, _context: bpy.types.Context) -> None:
            properties = menu.layout.operator(self.bl_idname, text=control["label"], icon="CHECKMARK")
            properties.control, properties.tooltip, properties.confirmed = self.control, self.tooltip, True

        context.window_manager.popup_menu(draw, title=f"{control['label']}?", icon="QUESTION")
        return {"CANCELLED"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the press."""
        current_session().press(self.control)
        return {"FINISHED"}


class MESHWRIGHT_OT_job_menu(_ControlOperator, bpy.types.Operator):
    """Show the other actions of a job"""

    bl_idname = "meshwright.job_menu"
    bl_label = "More"
    bl_options = {"INTERNAL"}

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Opens a menu with the text of the job and the actions that have no button of their own."""
        view = current_session().view
        control = view.control(self.control) if view else None
        if not control:
            return {"CANCELLED"}

        def draw(menu: bpy.types.Menu, _context: bpy.types.Context) -> None:
            draw_job_menu(menu.layout, control)

        context.window_manager.popup_menu(draw, title=control["label"])
        return {"FINISHED"}


class MESHWRIGHT_OT_larger_pictures(_ControlOperator, bpy.types.Operator):
    """Show the pictures of a job side by side"""

    bl_idname = "meshwright.larger_pictures"
    bl_label = "Pictures"
    bl_options = {"INTERNAL"}

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Opens them beside the mouse; they close when the mouse leaves them."""
        control = self._job()
        if not control:
            return {"CANCELLED"}
        count = len(control["larger"]["pictures"])
        return context.window_manager.invoke_popup(self, width=count * (LARGER_SCALE + 1) * 20)

    def draw(self, _context: bpy.types.Context) -> None:
        """Draws the pictures."""
        control = self._job()
        if control:
            draw_larger_pictures(self.layout, control, current_session().icons)

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Does nothing: the pictures are only looked at."""
        return {"FINISHED"}

    def _job(self) -> Control | None:
        view = current_session().view
        control = view.control(self.control) if view else None
        return control if control and "larger" in control else None


class MESHWRIGHT_OT_reset(_ControlOperator, bpy.types.Operator):
    """Reset the value to its default"""

    bl_idname = "meshwright.reset"
    bl_label = "Reset"
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the reset."""
        current_session().set_value(self.control, None)
        return {"FINISHED"}


class MESHWRIGHT_OT_toggle_option(_ControlOperator, bpy.types.Operator):
    """Add or remove an option"""

    bl_idname = "meshwright.toggle_option"
    bl_label = "Toggle Option"
    bl_options = {"INTERNAL"}

    option: bpy.props.StringProperty(options={"SKIP_SAVE"})

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the chosen options."""
        options = list(current_session().value(self.control) or [])
        if self.option in options:
            options.remove(self.option)
        else:
            options.append(self.option)
        current_session().set_value(self.control, options)
        return {"FINISHED"}


class MESHWRIGHT_OT_choose_files(_ControlOperator, bpy.types.Operator):
    """Choose files"""

    bl_idname = "meshwright.choose_files"
    bl_label = "Choose Files"
    bl_options = {"INTERNAL"}

    directory: bpy.props.StringProperty(subtype="DIR_PATH", options={"SKIP_SAVE"})
    files: bpy.props.CollectionProperty(type=bpy.types.OperatorFileListElement, options={"SKIP_SAVE"})
    filename: bpy.props.StringProperty(options={"HIDDEN", "SKIP_SAVE"})
    filter_glob: bpy.props.StringProperty(options={"HIDDEN", "SKIP_SAVE"})
    display_type: bpy.props.EnumProperty(
        items=[("THUMBNAIL", "Thumbnails", "")], default="THUMBNAIL", options={"HIDDEN", "SKIP_SAVE"}
    )

    def invoke(self, context: bpy.types.Context, _event: bpy.types.Event) -> set[str]:
        """Opens Blender's file browser."""
        view = current_session().view
        control = view.control(self.control) if view else None
        self.filter_glob = ";".join(f"*{ending}" for ending in control["endings"]) if control else ""
        self.filename = ""
        context.window_manager.fileselect_add(self)
        return {"RUNNING_MODAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Uploads the chosen files."""
        paths = [str(Path(self.directory) / file.name) for file in self.files if file.name]
        current_session().add_files(self.control, paths)
        return {"FINISHED"}


class MESHWRIGHT_OT_paste_files(_ControlOperator, bpy.types.Operator):
    """Add what is in the clipboard: files that were copied in a file browser, or a picture"""

    bl_idname = "meshwright.paste_files"
    bl_label = "Paste Files"
    bl_options = {"INTERNAL"}

    def execute(self, context: bpy.types.Context) -> set[str]:
        """Uploads the files, or the picture."""
        view = current_session().view
        control = view.control(self.control) if view else None
        paths = copied_files(context.window_manager.clipboard, control["endings"] if control else [])
        if not paths and control and control["media"] == "image":
            try:
                paths = [str(save_clipboard_picture(context, Path(bpy.app.tempdir)))]
            except NoPicture as reason:
                self.report({"WARNING"}, str(reason))
                return {"CANCELLED"}
        if not paths:
            self.report({"WARNING"}, say("The clipboard has no path of a fitting file"))
            return {"CANCELLED"}
        current_session().add_files(self.control, paths)
        return {"FINISHED"}


class MESHWRIGHT_OT_remove_file(_ControlOperator, bpy.types.Operator):
    """Remove a file"""

    bl_idname = "meshwright.remove_file"
    bl_label = "Remove File"
    bl_options = {"INTERNAL"}

    index: bpy.props.IntProperty(options={"SKIP_SAVE"})

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Sends the remaining files."""
        files = list(current_session().value(self.control) or [])
        current_session().set_value(self.control, files[: self.index] + files[self.index + 1 :])
        return {"FINISHED"}


class MESHWRIGHT_OT_reconnect(bpy.types.Operator):
    """Reconnect to the bridge. Starts one if the preferences allow it"""

    bl_idname = "meshwright.reconnect"
    bl_label = "Reconnect"
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Reconnects."""
        current_session().connect()
        return {"FINISHED"}


class MESHWRIGHT_OT_restart_bridge(bpy.types.Operator):
    """Stop the running bridge and start one with the service and key of the preferences. Jobs continue"""

    bl_idname = "meshwright.restart_bridge"
    bl_label = "Restart Bridge"
    bl_options = {"INTERNAL"}

    @classmethod
    def poll(cls, _context: bpy.types.Context) -> bool:
        """Needs the permission to start a bridge."""
        if current_session().may_start_bridge():
            return True
        cls.poll_message_set(say("Start Bridge is off in the preferences of the add-on"))
        return False

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Restarts the bridge."""
        current_session().connect(restart_bridge=True)
        return {"FINISHED"}


class MESHWRIGHT_OT_download_bridge(bpy.types.Operator):
    """Download the Bridge"""

    bl_idname = "meshwright.download_bridge"
    bl_label = "Download the Bridge"
    bl_description = (
        "Download the program that makes the models, with a Node.js of its own, into the cache folder of this user. "
        "It is used only when it is the file that this add-on knows"
    )
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Starts the download; the panel connects when it is there."""
        current_session().offer.accept()
        return {"FINISHED"}


class MESHWRIGHT_OT_show_online_access(bpy.types.Operator):
    """Open the preferences at System > Network, where online access is allowed"""

    bl_idname = "meshwright.show_online_access"
    bl_label = "Online Access Preferences"
    bl_options = {"INTERNAL"}

    def execute(self, _context: bpy.types.Context) -> set[str]:
        """Opens the preferences; the panel connects as soon as access is allowed."""
        bpy.ops.screen.userpref_show(section="SYSTEM")
        return {"FINISHED"}


CLASSES = (
    MESHWRIGHT_OT_press,
    MESHWRIGHT_OT_job_menu,
    MESHWRIGHT_OT_larger_pictures,
    MESHWRIGHT_OT_reset,
    MESHWRIGHT_OT_toggle_option,
    MESHWRIGHT_OT_choose_files,
    MESHWRIGHT_OT_paste_files,
    MESHWRIGHT_OT_remove_file,
    MESHWRIGHT_OT_reconnect,
    MESHWRIGHT_OT_restart_bridge,
    MESHWRIGHT_OT_show_online_access,
    MESHWRIGHT_OT_download_bridge,
)
