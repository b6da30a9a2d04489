# SPDX-License-Identifier: Apache-2.0
# pyright: reportPrivateUsage=false
"""Runs the built plugin in the fake editor: `python3 fake_editor.py PROJECT PLUGIN`.

Ticks thirty times a second, as Slate does, and carries out lines of JSON `{"id", "code"}` of its input in the main thread.
"""

from __future__ import annotations

import json
import runpy
import sys
import threading
import time
import traceback
from pathlib import Path
from queue import Empty, SimpleQueue
from typing import Any

HERE = Path(__file__).parent
SECONDS = 1 / 30


def main(project: Path, plugin: Path) -> None:
    """Opens the project and runs until the input ends."""
    python = plugin / "Content" / "Python"
    sys.path[:0] = [str(HERE), str(python)]
    import unreal
    from unreal._editor import editor

    editor.open(project, unreal._make_asset, unreal._make_actor)
    runpy.run_path(str(python / "init_unreal.py"))
    import meshwright_unreal
    import user

    lines: SimpleQueue[str | None] = SimpleQueue()
    threading.Thread(target=_read, args=(lines,), daemon=True).start()
    scope: dict[str, Any] = {"editor": editor, "unreal": unreal, "plugin": meshwright_unreal, "user": user}
    print("@@ready", flush=True)
    before = time.monotonic()
    while True:
        while True:
            try:
                line = lines.get_nowait()
            except Empty:
                break
            if line is None:
                for end in list(editor.ends):
                    end()
                return
            print(f"@@{json.dumps(_answer(json.loads(line), scope))}", flush=True)
        now = time.monotonic()
        for tick in list(editor.ticks):
            tick(now - before)
        before = now
        time.sleep(SECONDS)


def _read(lines: SimpleQueue[str | None]) -> None:
    for line in sys.stdin:
        lines.put(line)
    lines.put(None)


def _answer(call: dict[str, Any], scope: dict[str, Any]) -> dict[str, Any]:
    values = {**scope, "answer": None}
    try:
        exec(call["code"], values)
        return {"id": call["id"], "answer": values["answer"]}
    except Exception:
        return {"id": call["id"], "error": traceback.format_exc()}


if __name__ == "__main__":
    main(Path(sys.argv[1]), Path(sys.argv[2]))
