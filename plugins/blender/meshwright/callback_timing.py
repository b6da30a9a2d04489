# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Measures how long callbacks block Blender's main thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time


class CallbackTiming:
    """Measures every callback; Blender's own code in it is measured separately."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        """Wall time of the longest callback, without Blender's own code."""
        self.longest_cpu_ms = 0.0
        """Most CPU time of one callback: unlike wall time, other programs do not lengthen it."""
        self.longest_blender_ms = 0.0
        """Wall time of Blender's own importer, exporter, undo and evaluation in one callback, at most."""
        self._blender_times = (0.0, 0.0)

    @contextmanager
    def callback(self) -> Iterator[None]:
        """Wraps one callback of the main thread."""
        self._blender_times = (0.0, 0.0)
        start = perf_counter(), thread_time()
        try:
            yield
        finally:
            wall = perf_counter() - start[0] - self._blender_times[0]
            cpu = thread_time() - start[1] - self._blender_times[1]
            self.longest_ms = max(self.longest_ms, wall * 1000)
            self.longest_cpu_ms = max(self.longest_cpu_ms, cpu * 1000)
            self.longest_blender_ms = max(self.longest_blender_ms, self._blender_times[0] * 1000)

    @contextmanager
    def blender(self) -> Iterator[None]:
        """Wraps Blender's own importer, exporter, undo and evaluation."""
        start = perf_counter(), thread_time()
        try:
            yield
        finally:
            wall, cpu = self._blender_times
            self._blender_times = wall + perf_counter() - start[0], cpu + thread_time() - start[1]
