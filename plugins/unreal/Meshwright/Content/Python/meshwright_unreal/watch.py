# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Watches the folder of sources: a model that appears below `Meshwright/`, or changes there, is imported, again in place.

A thread looks at the files; the main thread imports one at a time. A file counts when it has not changed between two looks, and
its content is remembered, so that a restart of the editor imports nothing twice.
"""

from __future__ import annotations

import hashlib
import json
import os
import threading
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import NamedTuple

import unreal

from .assets.import_model import import_model
from .assets.model_folder import SOURCES, folder_of_source, read_provenance
from .assets.provenance import write_provenance
from .bridge.glb_metadata import ModelError
from .settings import SettingsFile

SECONDS_BETWEEN_LOOKS = 2.0
ENDINGS = (".glb", ".fbx")


class _Seen(NamedTuple):
    size: int
    changed: int
    """In nanoseconds of the file system's clock."""


class FolderWatch:
    """Finds new and changed models of the project."""

    def __init__(self, project: Path, settings: SettingsFile) -> None:
        self._folder = project / SOURCES
        self._memory = project / "Saved" / "Meshwright" / "watched.json"
        self._settings = settings
        self._known = _read_memory(self._memory)
        """SHA-256 of each imported file, by its path from the folder."""
        self._looked: dict[Path, _Seen] = {}
        self._settled: dict[Path, _Seen] = {}
        self._found: SimpleQueue[Path] = SimpleQueue()
        self._lock = threading.Lock()
        self._closed = threading.Event()
        threading.Thread(target=self._run, name="meshwright", daemon=True).start()

    def close(self) -> None:
        """Ends the thread."""
        self._closed.set()

    def expect(self, target: Path, content: Path) -> None:
        """Says that a file will be written by the plugin itself, which imports it."""
        self._remember(target, _digest(content))

    def look(self) -> None:
        """Looks at the folder once. A file that has not changed since the last look, and whose content is new, is found."""
        now = dict(_models(self._folder))
        for path, seen in now.items():
            if self._looked.get(path) != seen or self._settled.get(path) == seen:
                continue
            self._settled[path] = seen
            digest = _digest(path)
            if self._known.get(self._name(path)) != digest:
                self._remember(path, digest)
                self._found.put(path)
        self._looked = now

    def import_next(self) -> None:
        """Imports one model that was found. Main thread only."""
        try:
            path = self._found.get_nowait()
        except Empty:
            return
        folder = folder_of_source(path)
        try:
            imported = import_model(folder, None)
            provenance = read_provenance(path.with_suffix(".json"))
            if provenance:
                write_provenance(imported.mesh, provenance)
            unreal.log(f"Meshwright: {path.name} is imported into {folder.assets}.")
        except (ModelError, OSError) as error:
            unreal.log_warning(f"Meshwright: {path.name} is not imported. {error}")

    def _run(self) -> None:
        while not self._closed.wait(SECONDS_BETWEEN_LOOKS):
            if self._settings.current.watch_folder:
                try:
                    self.look()
                except OSError:
                    pass  # a file that vanished is looked for again

    def _name(self, path: Path) -> str:
        return path.relative_to(self._folder).as_posix()

    def _remember(self, path: Path, digest: str) -> None:
        with self._lock:
            self._known[self._name(path)] = digest
            self._memory.parent.mkdir(parents=True, exist_ok=True)
            part = self._memory.with_suffix(".part")
            part.write_text(json.dumps(self._known, indent=1, sort_keys=True), encoding="utf-8")
            part.replace(self._memory)


def _models(folder: Path) -> list[tuple[Path, _Seen]]:
    """Returns the models below a folder; an FBX beside a GLB of the same name is the same model."""
    found: list[tuple[Path, _Seen]] = []
    for place, _, names in os.walk(folder):
        glbs = {Path(name).stem for name in names if name.lower().endswith(".glb")}
        for name in sorted(names):
            path = Path(place) / name
            ending = path.suffix.lower()
            if ending in ENDINGS and (ending == ".glb" or path.stem not in glbs):
                state = path.stat()
                found.append((path, _Seen(state.st_size, state.st_mtime_ns)))
    return found


def _digest(path: Path) -> str:
    return hashlib.sha256(path.read_bytes()).hexdigest()


def _read_memory(file: Path) -> dict[str, str]:
    try:
        known: dict[str, str] = json.loads(file.read_text(encoding="utf-8"))
        return {str(name): str(digest) for name, digest in known.items()}
    except (OSError, ValueError, AttributeError):
        return {}
