# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Measures how long callbacks block Blender's main thread."""

from __future__ import annotations

from collections.abc import Iterator
from contextlib import contextmanager
from time import perf_counter, thread_time


class CallbackTiming:
    """Measures every callback; Blender's own code inside of it is counted separately."""

    def __init__(self) -> None:
        self.longest_ms = 0.0
        """The longest callback, without Blender's own part."""
        self.longest_cpu_ms = 0.0
        """The same by the processor's time: what it is where nobody else uses the machine."""
        self.longest_foreign_ms = 0.0
        """The longest that Blender's own importer, exporter, undo and evaluation took in one callback."""
        self._foreign = (0.0, 0.0)

    @contextmanager
    def callback(self) -> Iterator[None]:
        """Wraps one callback of the main thread."""
        self._foreign = (0.0, 0.0)
        began = perf_counter(), thread_time()
        try:
            yield
        finally:
            wall, cpu = perf_counter() - began[0] - self._foreign[0], thread_time() - began[1] - self._foreign[1]
            self.longest_ms = max(self.longest_ms, wall * 1000)
            self.longest_cpu_ms = max(self.longest_cpu_ms, cpu * 1000)
            self.longest_foreign_ms = max(self.longest_foreign_ms, self._foreign[0] * 1000)

    @contextmanager
    def foreign(self) -> Iterator[None]:
        """Wraps Blender's own importer, exporter, undo and evaluation."""
        began = perf_counter(), thread_time()
        try:
            yield
        finally:
            wall, cpu = self._foreign
            self._foreign = wall + perf_counter() - began[0], cpu + thread_time() - began[1]
