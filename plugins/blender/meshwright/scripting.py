# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Functions for scripts, also in a Blender without a window, whose timers do not fire. They block until they are done."""

from __future__ import annotations

import time
from collections.abc import Callable
from typing import NamedTuple

from .session import Session, current_session

SECONDS_BETWEEN_LOOKS = 0.02
CONNECT_SECONDS = 130
"""The first start downloads the bridge."""


class ScriptError(Exception):
    """The panel refused something, or its bridge stopped; the message is for the user."""


class JobResult(NamedTuple):
    """A job of the panel that is over."""

    title: str
    state: str
    """`done`: in the scene, or finished without a model. `ready`: not in the scene. `failed`."""
    text: str
    """State or result in one or two sentences."""


class Scripting:
    """The functions, over what processes the panel's messages."""

    def __init__(self, process_messages: Callable[[], object]) -> None:
        self._process_messages = process_messages

    def generate(self, prompt: str, *, height: float | None = None) -> None:
        """Starts a job for a prompt, as Generate does. Returns once the job is in the list.

        @param height: in metres; None keeps the model's own size
        @raises ScriptError, TimeoutError
        """
        session = self._open_panel()
        if session.view and session.view.control("start-new"):
            session.press("start-new")
        known = {job["id"] for job in session.view.jobs()} if session.view else set()
        session.set_value("family", "text-to-3d")
        session.set_value("field/prompt", prompt)
        session.set_value("height", height)
        session.press("make")
        self._wait(lambda: any(job["id"] not in known for job in _view_jobs(session)), CONNECT_SECONDS, session)

    def wait_for_jobs(self, timeout_seconds: float = 600) -> list[JobResult]:
        """Waits until no job of the open file runs, and its models are in the scene. Returns all its jobs, the newest first.

        @raises ScriptError, TimeoutError
        """
        session = self._open_panel()
        self._wait(lambda: session.view is not None and not session.view.is_busy(), timeout_seconds, session)
        return [JobResult(job["label"], job["state"], job["text"]) for job in _view_jobs(session)]

    def _open_panel(self) -> Session:
        session = current_session()
        session.request_connection()
        self._wait(lambda: session.view is not None and session.status.connected, CONNECT_SECONDS, session)
        return session

    def _wait(self, is_over: Callable[[], bool], seconds: float, session: Session) -> None:
        end = time.monotonic() + seconds
        while True:
            self._process_messages()
            if session.status.stopped or session.error:
                raise ScriptError(session.error or session.status.message)
            if is_over():
                return
            if time.monotonic() > end:
                raise TimeoutError(f"Meshwright is not done after {seconds:g} s. Running jobs continue.")
            time.sleep(SECONDS_BETWEEN_LOOKS)


def _view_jobs(session: Session) -> list[dict]:
    return list(session.view.jobs()) if session.view else []
