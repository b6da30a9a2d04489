# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Carries out the core's calls in Unreal. See docs/bring-your-own-host.md, Messages."""

from __future__ import annotations

import shutil
import traceback
from collections.abc import Callable
from pathlib import Path
from typing import Any

from .assets.model_folder import project_folder, sources_folder, unused_path
from .bridge.events import HostCall
from .bridge.glb_metadata import ModelError
from .level.actors import find_actor
from .level.clips import play_clip
from .level.export_selection import export_selection
from .level.import_asset import import_asset
from .level.place import remove_actor
from .level.selection import show_actor
from .watch import FolderWatch

Result = Callable[[], Any]
"""Returns the result of a call, or raises an exception whose text is for the user. A thread runs it: no Unreal in it."""


def run_host_call(call: HostCall, watch: FolderWatch) -> Result:
    """Carries out a call in the main thread."""
    message = call.message
    try:
        return _CALLS[message["call"]](message, watch)
    except KeyError as error:
        if message["call"] in _CALLS:
            raise
        return _error(f"This plugin is too old for {error}.")
    except ModelError as error:
        return _error(str(error))
    except Exception as error:
        traceback.print_exc()
        return _error(f"Unreal reported an error: {str(error).rstrip('.')}. See the Output Log for details.")


def _import(message: dict[str, Any], watch: FolderWatch) -> Result:
    return _value(import_asset(message["asset"], watch))


def _export(message: dict[str, Any], _watch: FolderWatch) -> Result:
    return _value({"path": str(export_selection(Path(message["path"])))})


def _show(message: dict[str, Any], _watch: FolderWatch) -> Result:
    return _value(show_actor(message["asset"]))


def _remove(message: dict[str, Any], _watch: FolderWatch) -> Result:
    return _value(remove_actor(message["asset"]))


def _play(message: dict[str, Any], _watch: FolderWatch) -> Result:
    actor = find_actor(message["asset"])
    if actor is None:
        raise ModelError("That asset is no longer in the level.")
    play_clip(actor, message["clip"])
    return _value(None)


def _save(message: dict[str, Any], _watch: FolderWatch) -> Result:
    source = Path(message["path"])
    folder = sources_folder() / "Files"
    shown = project_folder()

    def save() -> str:
        folder.mkdir(parents=True, exist_ok=True)
        target = unused_path(folder / Path(message["name"]).name)
        shutil.copyfile(source, target)
        return target.relative_to(shown).as_posix()

    return save


def _value(value: Any) -> Result:
    return lambda: value


def _error(text: str) -> Result:
    def fail() -> None:
        raise ModelError(text)

    return fail


_CALLS: dict[str, Callable[[dict[str, Any], FolderWatch], Result]] = {
    "importAsset": _import,
    "exportSelection": _export,
    "show": _show,
    "remove": _remove,
    "playClip": _play,
    "saveFile": _save,
}
