# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Starts a bridge process, which outlives the editor: it serves every editor and exits after ten minutes without use."""

from __future__ import annotations

import os
import shlex
import shutil
import subprocess
import tempfile
from pathlib import Path
from typing import NamedTuple

from .bridge_archive import installed_command, offered_archive
from .exit_reason import exit_reason
from .words import say

IDLE_SECONDS = 600


class StartError(Exception):
    """The bridge cannot be started; the message is for the user."""


class BridgeSettings(NamedTuple):
    """Command and environment of a bridge."""

    command: str
    base_url: str
    key: str
    """Only for the environment of the process: every user of the machine can read arguments."""


class BridgeProcess:
    """A bridge process that starts."""

    def __init__(self, settings: BridgeSettings) -> None:
        """@raises StartError"""
        # On Windows a backslash is no escape, but quotes remain in the parts.
        command = [part.strip('"') for part in shlex.split(settings.command, posix=os.name == "posix")]
        program = shutil.which(command[0]) if command else None
        own = installed_command(offered_archive())
        if program is None and own is not None:
            program, command = own[0], own
        if program is None:
            reason = say("{program} was not found", program=command[0]) if command else say("its command is empty")
            raise StartError(
                say(
                    "The Meshwright bridge cannot be started: {reason}. Install Node.js 20.19 or later, "
                    "or set the command in the preferences.",
                    reason=reason,
                )
            )
        # Not a pipe: the bridge outlives the editor, and a pipe would have no reader.
        self._log = tempfile.TemporaryFile()
        try:
            self._process = subprocess.Popen(
                [program, *command[1:], "--json", "--exit-when-idle", str(IDLE_SECONDS)],
                stdin=subprocess.DEVNULL,
                stdout=self._log,
                stderr=subprocess.STDOUT,
                env=_environment(settings),
                cwd=Path.home(),
                start_new_session=True,
                creationflags=getattr(subprocess, "CREATE_NO_WINDOW", 0),
            )
        except OSError as error:
            raise StartError(say("The Meshwright bridge cannot be started: {reason}.", reason=error.strerror)) from error

    def check(self) -> None:
        """@raises StartError when the process has exited, with the reason"""
        code = self._process.poll()
        # A bridge that finds another one running exits with 0.
        if code in (None, 0):
            return
        self._log.seek(0)
        reason = exit_reason(self._log.read().decode("utf-8", "replace"), code)
        raise StartError(say("The Meshwright bridge cannot be started: {reason}.", reason=reason))


def _environment(settings: BridgeSettings) -> dict[str, str]:
    own = {"MESHWRIGHT_API_KEY": settings.key, "MESHWRIGHT_BASE_URL": settings.base_url}
    return {**os.environ, **{name: value for name, value in own.items() if value}}
