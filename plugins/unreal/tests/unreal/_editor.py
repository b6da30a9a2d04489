# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""State of the fake editor: project, assets, level, selection, transactions. Tests look into it; the plugin must not."""

from __future__ import annotations

import json
from collections.abc import Callable
from pathlib import Path
from typing import TYPE_CHECKING, Any

if TYPE_CHECKING:
    from . import Actor, Object

Record = dict[str, Any]


class Editor:
    """One open project with one level. Assets and level are JSON files of the project, as far as they were saved."""

    def __init__(self) -> None:
        self.project = Path()
        self.assets: dict[str, Object] = {}
        self.actors: dict[str, Actor] = {}
        """All that were ever in the level since it was opened, by path: undo brings back the same ones."""
        self.standing: list[str] = []
        self.selected: list[str] = []
        self.done: list[tuple[str, Record, Record]] = []
        self.undone: list[tuple[str, Record, Record]] = []
        self.depth = 0
        self.before: Record = {}
        self.playing = False
        self.camera: tuple[tuple[float, float, float], tuple[float, float, float]] = ((-500, 0, 300), (-20, 0, 0))
        """Eye in centimetres; roll is last of pitch, yaw, roll in degrees."""
        self.ticks: list[Callable[[float], None]] = []
        self.ends: list[Callable[[], None]] = []
        self.launched: list[str] = []
        self.menus: dict[str, list[tuple[str, str]]] = {}
        self.log: list[str] = []
        self.playing_clips: dict[str, str] = {}
        self.source_control = False
        self.checked_out: list[str] = []
        self.added: list[str] = []
        self.imports: list[str] = []
        self.tabs: dict[str, str] = {}
        self._names = 0

    def open(self, project: Path, make: Callable[[Record], Object], make_actor: Callable[[Record], Actor]) -> None:
        """Opens a project: reads its saved assets and its saved level."""
        self.project = project
        (project / "Content").mkdir(parents=True, exist_ok=True)
        for file in sorted((project / "Content").rglob("*.uasset")):
            record = json.loads(file.read_text("utf-8"))
            self.assets[record["path"]] = make(record)
        level = project / "Content" / "Suite.umap"
        if level.is_file():
            data = json.loads(level.read_text("utf-8"))
            self._names = data["names"]
            for record in data["actors"]:
                self.actors[record["path"]] = make_actor(record)
                self.standing.append(record["path"])

    def save_level(self) -> None:
        """Saves the level, as Ctrl+S does."""
        actors = [self.actors[path]._record() for path in self.standing]
        text = json.dumps({"names": self._names, "actors": actors}, indent=1)
        part = self.project / "Content" / "Suite.tmp"
        part.write_text(text, "utf-8")
        part.replace(part.with_suffix(".umap"))

    def file_of(self, path: str) -> Path:
        """Returns the file of an asset."""
        return self.project / "Content" / f"{path.removeprefix('/Game/')}.uasset"

    def new_name(self, kind: str) -> str:
        """Returns a name that no actor of this level ever had."""
        self._names += 1
        return f"/Game/Suite.Suite:PersistentLevel.{kind}_{self._names}"

    def state(self) -> Record:
        """Returns what undo can change."""
        actors = {path: self.actors[path]._record() for path in self.standing}
        return {"actors": actors, "selected": list(self.selected)}

    def begin(self) -> None:
        """Begins a transaction, or a part of the open one."""
        if self.depth == 0:
            self.before = self.state()
        self.depth += 1

    def end(self, text: str) -> None:
        """Ends a transaction. One that changed nothing is none."""
        self.depth -= 1
        after = self.state()
        if self.depth == 0 and after["actors"] != self.before["actors"]:
            self.done.append((text, self.before, after))
            self.undone.clear()

    def undo(self) -> str | None:
        """Undoes the newest transaction. Returns its text."""
        return self._turn(self.done, self.undone, 1)

    def redo(self) -> str | None:
        """Does the newest transaction again that was undone."""
        return self._turn(self.undone, self.done, 2)

    def _turn(self, take: list[tuple[str, Record, Record]], give: list[tuple[str, Record, Record]], to: int) -> str | None:
        if not take:
            return None
        entry = take.pop()
        give.append(entry)
        text = entry[0]
        wanted, other = (entry[1], entry[2]) if to == 1 else (entry[2], entry[1])
        # Only what the transaction changed: the rest of the level is as it is.
        for path in {*wanted["actors"], *other["actors"]}:
            new, old = wanted["actors"].get(path), other["actors"].get(path)
            if new == old:
                continue
            if new is None:
                self.standing.remove(path)
            else:
                self.actors[path]._load(new)
                if path not in self.standing:
                    self.standing.append(path)
        self.selected = [path for path in wanted["selected"] if path in self.standing]
        return text


editor = Editor()
