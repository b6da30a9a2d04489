# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the work of the add-on per callback of Blender's main thread, independent of machine speed: bpy.work."""

import sys
import threading
from contextlib import contextmanager

import bpy
from meshwright import session as session_module
from meshwright.callback_timing import CallbackTiming

BLOCKING_EVENTS = (
    "open", "os.", "shutil.", "socket.", "http.client.", "urllib.", "subprocess.", "time.sleep", "import",
)  # fmt: skip


class Work:
    callbacks = 0
    most_calls = 0
    """Most functions called by one callback, without Blender's own code."""
    most_views = 0
    most_scene_calls = 0
    waits = []
    """Audit events that may wait for a disk, the network or another program."""


class CurrentCallback:
    thread = None
    blender_depth = 0
    calls = views = scene_calls = 0


bpy.work = Work


def is_counted():
    return CurrentCallback.thread == threading.get_ident() and not CurrentCallback.blender_depth


def on_audit_event(event, arguments):
    if event.startswith(BLOCKING_EVENTS) and is_counted():
        Work.waits.append(f"{event} {str(arguments)[:200]}")


def on_profile_event(_frame, event, _argument):
    if event in ("call", "c_call"):
        CurrentCallback.calls += 1


original_callback, original_blender = CallbackTiming.callback, CallbackTiming.blender


@contextmanager
def counted_callback(self):
    with original_callback(self):
        CurrentCallback.calls = CurrentCallback.views = CurrentCallback.scene_calls = 0
        CurrentCallback.thread = threading.get_ident()
        sys.setprofile(on_profile_event)
        try:
            yield
        finally:
            sys.setprofile(None)
            CurrentCallback.thread = None
            Work.callbacks += 1
            Work.most_calls = max(Work.most_calls, CurrentCallback.calls)
            Work.most_views = max(Work.most_views, CurrentCallback.views)
            Work.most_scene_calls = max(Work.most_scene_calls, CurrentCallback.scene_calls)


@contextmanager
def uncounted_blender(self):
    with original_blender(self):
        sys.setprofile(None)
        CurrentCallback.blender_depth += 1
        try:
            yield
        finally:
            CurrentCallback.blender_depth -= 1
            sys.setprofile(on_profile_event)


class CountedView(session_module.PanelView):
    def __init__(self, data):
        CurrentCallback.views += 1
        super().__init__(data)


run_host_call = session_module.run_host_call


def counted_host_call(call, timing):
    CurrentCallback.scene_calls += 1
    return run_host_call(call, timing)


CallbackTiming.callback, CallbackTiming.blender = counted_callback, uncounted_blender
session_module.PanelView, session_module.run_host_call = CountedView, counted_host_call
sys.addaudithook(on_audit_event)
