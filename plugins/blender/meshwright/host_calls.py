# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Calls of the core, answered with Blender's own data. See docs/bring-your-own-host.md, Messages."""

from __future__ import annotations

import shutil
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

import bpy

from .bridge.connection import CallCame
from .callback_timing import CallbackTiming
from .gltf.glb_metadata import BadModel
from .scene.asset_tag import find_root, parts_of
from .scene.clips import play
from .scene.export_selection import NothingSelected, export_selection
from .scene.import_asset import Model, import_asset
from .scene.remove_asset import remove_asset
from .scene.selection import show
from .scene.viewport import viewport

Answer = Callable[[], Any]
"""Makes the answer, or raises with a sentence for the user. Called in a thread, so it must not touch Blender."""


def carry_out(call: CallCame, timing: CallbackTiming) -> Answer:
    """Runs a call of the core."""
    message = call.message
    try:
        return _CALLS[message["call"]](call, message, timing)
    except (BadModel, NothingSelected, CannotDo) as error:
        return _refusing(str(error))
    except Exception as error:
        traceback.print_exc()
        return _refusing(f"Blender could not do it: {error}. The system console says more.")


class CannotDo(Exception):
    """A call failed; the message is for the user."""


def _import(call: CallCame, message: dict[str, Any], timing: CallbackTiming) -> Answer:
    asset = message["asset"]
    return _value(import_asset(Model(Path(asset["path"]), call.facts), asset, timing))


def _export(_call: CallCame, message: dict[str, Any], timing: CallbackTiming) -> Answer:
    return _value({"path": str(export_selection(Path(message["path"]), timing))})


def _show(_call: CallCame, message: dict[str, Any], _timing: CallbackTiming) -> Answer:
    return _value(show(message["asset"]))


def _remove(_call: CallCame, message: dict[str, Any], timing: CallbackTiming) -> Answer:
    return _value(remove_asset(message["asset"], timing))


def _play(_call: CallCame, message: dict[str, Any], _timing: CallbackTiming) -> Answer:
    root = find_root(message["asset"])
    if root is None:
        raise CannotDo("That asset is no longer in the scene.")
    with viewport():
        play(parts_of(root), message["clip"])
    return _value(None)


def _save(_call: CallCame, message: dict[str, Any], _timing: CallbackTiming) -> Answer:
    if not bpy.data.filepath:
        raise CannotDo("Save the .blend first: files go into its folder.")
    source = Path(message["path"])
    wanted = Path(bpy.data.filepath).parent / Path(message["name"]).name

    def copied() -> str:
        target = wanted
        number = 1
        while target.exists():
            target = wanted.with_stem(f"{wanted.stem}-{number}")
            number += 1
        shutil.copyfile(source, target)
        return str(target)

    return copied


def _value(value: Any) -> Answer:
    return lambda: value


def _refusing(text: str) -> Answer:
    def refuse() -> None:
        raise CannotDo(text)

    return refuse


_CALLS: dict[str, Callable[[CallCame, dict[str, Any], CallbackTiming], Answer]] = {
    "importAsset": _import,
    "exportSelection": _export,
    "show": _show,
    "remove": _remove,
    "playClip": _play,
    "saveFile": _save,
}
