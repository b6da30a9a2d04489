# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Runs the core's calls in Blender. See docs/bring-your-own-host.md, Messages."""

from __future__ import annotations

import shutil
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bpy

from .bridge.events import HostCall
from .bridge.glb_metadata import ModelError
from .bridge.words import say
from .callback_timing import CallbackTiming
from .scene.asset_tag import asset_parts, find_asset
from .scene.clips import ClipNotFoundError, play_clip
from .scene.export_selection import NothingSelectedError, export_selection
from .scene.import_asset import Model, import_asset
from .scene.remove_asset import remove_asset
from .scene.selection import show_asset
from .scene.viewport import viewport_context

Result = Callable[[], Any]
"""Returns the result of a call, or raises an exception whose text is for the user.

The bridge's thread runs it, so it must not use Blender.
"""


class HostCallError(Exception):
    """A call failed; the message is for the user."""


def run_host_call(call: HostCall, timing: CallbackTiming) -> Result:
    """Runs a call of the core in the main thread."""
    message = call.message
    try:
        return _CALLS[message["call"]](call, message, timing)
    except (ModelError, NothingSelectedError, ClipNotFoundError, HostCallError) as error:
        return _error(str(error))
    except Exception as error:
        traceback.print_exc()
        reason = str(error).rstrip(".")
        return _error(say("Blender reported an error: {reason}. See the system console for details.", reason=reason))


def _import(call: HostCall, message: dict[str, Any], timing: CallbackTiming) -> Result:
    asset = message["asset"]
    return _value(import_asset(Model(Path(asset["path"]), call.metadata), asset, timing))


def _export(_call: HostCall, message: dict[str, Any], timing: CallbackTiming) -> Result:
    return _value({"path": str(export_selection(Path(message["path"]), timing))})


def _show(_call: HostCall, message: dict[str, Any], _timing: CallbackTiming) -> Result:
    return _value(show_asset(message["asset"]))


def _remove(_call: HostCall, message: dict[str, Any], timing: CallbackTiming) -> Result:
    return _value(remove_asset(message["asset"], timing))


def _play(_call: HostCall, message: dict[str, Any], _timing: CallbackTiming) -> Result:
    root = find_asset(message["asset"])
    if root is None:
        raise HostCallError(say("That asset is no longer in the scene."))
    with viewport_context():
        play_clip(asset_parts(root), message["clip"])
    return _value(None)


def _save(_call: HostCall, message: dict[str, Any], _timing: CallbackTiming) -> Result:
    if not bpy.data.filepath:
        raise HostCallError(say("Save the .blend file first. Meshwright saves files in its folder."))
    source = Path(message["path"])
    target = Path(bpy.data.filepath).parent / Path(message["name"]).name
    return lambda: str(_copy_to_unused_name(source, target))


def _copy_to_unused_name(source: Path, target: Path) -> Path:
    unused = target
    number = 1
    while unused.exists():
        unused = target.with_stem(f"{target.stem}-{number}")
        number += 1
    shutil.copyfile(source, unused)
    return unused


def _value(value: Any) -> Result:
    return lambda: value


def _error(text: str) -> Result:
    def raise_error() -> None:
        raise HostCallError(text)

    return raise_error


_CALLS: dict[str, Callable[[HostCall, dict[str, Any], CallbackTiming], Result]] = {
    "importAsset": _import,
    "exportSelection": _export,
    "show": _show,
    "remove": _remove,
    "playClip": _play,
    "saveFile": _save,
}
