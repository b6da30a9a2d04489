# SPDX-License-Identifier: GPL-3.0-or-later
"""Counts the work of the add-on per callback of Blender's main thread, independent of machine speed: bpy.work."""

import sys
import threading
from contextlib import contextmanager

import bpy
from meshwright import session as sessions
from meshwright.callback_timing import CallbackTiming

WAITS = ("open", "os.", "shutil.", "socket.", "http.client.", "urllib.", "subprocess.", "time.sleep", "import")


class Work:
    callbacks = 0
    most_calls = 0
    """Functions that one callback calls at the most, Blender's own code left out."""
    most_views = 0
    most_scene_calls = 0
    waits = []
    """What can wait for a disk, the network or another program."""


class Now:
    thread = None
    foreign = 0
    calls = views = scene_calls = 0


bpy.work = Work


def counts():
    return Now.thread == threading.get_ident() and not Now.foreign


def heard(event, arguments):
    if event.startswith(WAITS) and counts():
        Work.waits.append(f"{event} {str(arguments)[:200]}")


def called(_frame, event, _argument):
    if event in ("call", "c_call"):
        Now.calls += 1


callback, foreign = CallbackTiming.callback, CallbackTiming.foreign


@contextmanager
def counted_callback(self):
    with callback(self):
        Now.calls = Now.views = Now.scene_calls = 0
        Now.thread = threading.get_ident()
        sys.setprofile(called)
        try:
            yield
        finally:
            sys.setprofile(None)
            Now.thread = None
            Work.callbacks += 1
            Work.most_calls = max(Work.most_calls, Now.calls)
            Work.most_views = max(Work.most_views, Now.views)
            Work.most_scene_calls = max(Work.most_scene_calls, Now.scene_calls)


@contextmanager
def uncounted_foreign(self):
    with foreign(self):
        sys.setprofile(None)
        Now.foreign += 1
        try:
            yield
        finally:
            Now.foreign -= 1
            sys.setprofile(called)


class CountedView(sessions.PanelView):
    def __init__(self, data):
        Now.views += 1
        super().__init__(data)


run_host_call = sessions.run_host_call


def counted_host_call(call, timing):
    Now.scene_calls += 1
    return run_host_call(call, timing)


CallbackTiming.callback, CallbackTiming.foreign = counted_callback, uncounted_foreign
sessions.PanelView, sessions.run_host_call = CountedView, counted_host_call
sys.addaudithook(heard)
