# SPDX-License-Identifier: GPL-3.0-or-later
"""Runs inside Blender for the tests: installs the add-on from its zip and runs commands from standard input.

Each line in is JSON, `{"id": 1, "code": "answer = 1"}`; each line out that begins with @@ is `{"id", "answer"}` or
`{"id", "error"}`. With a window, Blender's timers drive the add-on; without one they do not fire, and this loop does.
"""

import json
import os
import queue
import sys
import threading
import time
import traceback

if "--numpy-as-it-is" not in sys.argv:
    # Debian 12's Blender cannot import any mesh without this. Tests only: the add-on shows the remedy instead.
    import numpy

    if not hasattr(numpy, "bool"):
        numpy.bool = bool

import bpy

bpy.context.preferences.view.show_splash = False
# From 4.2 Blender is offline until its user allows more.
if hasattr(bpy.context.preferences.system, "use_online_access") and "--offline" not in sys.argv:
    bpy.context.preferences.system.use_online_access = True
inbox = queue.SimpleQueue()


def read():
    for line in sys.stdin:
        inbox.put(json.loads(line))
    inbox.put({"quit": True})


def send(message):
    os.write(1, b"\n@@" + json.dumps(message).encode() + b"\n")


def run(message):
    if message.get("quit"):
        os._exit(0)
    try:
        scope = {"bpy": bpy}
        exec(message["code"], scope)
        send({"id": message["id"], "answer": scope.get("answer")})
    except BaseException:
        send({"id": message["id"], "error": traceback.format_exc()})


def run_all():
    while True:
        try:
            run(inbox.get_nowait())
        except queue.Empty:
            return 0.01


zip_file = sys.argv[sys.argv.index("--zip") + 1]
if "--installed" not in sys.argv:
    bpy.ops.preferences.addon_install(filepath=zip_file)
bpy.ops.preferences.addon_enable(module="meshwright")

if not bpy.app.background:
    with open(os.path.join(os.path.dirname(__file__), "..", "input", "record_ui.py"), encoding="utf-8") as script:
        exec(script.read())

threading.Thread(target=read, daemon=True).start()
if bpy.app.background:
    import meshwright

    send({"ready": True})
    while True:
        run_all()
        if "meshwright_fields" in dir(bpy.types.WindowManager):
            meshwright.on_timer()
            bpy.context.view_layer.update()
        time.sleep(0.01)
else:
    bpy.app.timers.register(run_all, first_interval=0.1, persistent=True)
    bpy.app.timers.register(lambda: send({"ready": True}), first_interval=0.5)
