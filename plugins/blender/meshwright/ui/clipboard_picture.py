# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""A picture in the clipboard, as pixels. Blender gives it to image editors only, from 4.0 on and not on every system."""

from __future__ import annotations

import tempfile
from collections.abc import Iterator
from contextlib import contextmanager
from pathlib import Path

import bpy

from ..bridge.words import say


class NoPicture(Exception):
    """Why the clipboard gives no picture, for the user."""


def save_clipboard_picture(context: bpy.types.Context, folder: Path) -> Path:
    """Saves the picture in the clipboard as a new PNG file. Returns its path. @raises NoPicture"""
    if "clipboard_paste" not in dir(bpy.ops.image):
        raise NoPicture(say("Blender before 4.0 pastes no pictures, only copied files. Save the picture and copy its file"))
    before = set(bpy.data.images)
    with _image_editor(context):
        if not bpy.ops.image.clipboard_paste.poll():
            raise NoPicture(
                say("Blender pastes no pictures on this system, only copied files. Save the picture and copy its file")
            )
        bpy.ops.image.clipboard_paste()
    pasted = [image for image in bpy.data.images if image not in before]
    if not pasted:
        raise NoPicture(say("The clipboard has neither a picture nor a fitting file"))
    path = Path(tempfile.mkdtemp(dir=folder)) / "pasted.png"
    for image in pasted:
        image.filepath_raw, image.file_format = str(path), "PNG"
        image.save()
        bpy.data.images.remove(image)
    return path


@contextmanager
def _image_editor(context: bpy.types.Context) -> Iterator[None]:
    """Makes the smallest area of the window an image editor for the time of a call."""
    window = context.window or context.window_manager.windows[0]
    area = min(window.screen.areas, key=lambda each: (each == context.area, each.width * each.height))
    editor = area.ui_type
    area.ui_type = "IMAGE_EDITOR"
    try:
        with context.temp_override(window=window, area=area):
            yield
    finally:
        area.ui_type = editor
