# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Receiving thread: keeps a session with the bridge open and turns its messages into events."""

from __future__ import annotations

from .glb_metadata import ModelError
from .client import CONNECTION_ERRORS, BridgeError, Message
from .context import ConnectionContext
from .downloads import prepare_call
from .events import ConnectionStatus, ViewReceived
from .find_bridge import find_bridge, start_bridge, stop_bridge
from .host_session import HostSession
from .process import StartError
from .sender import Sender
from .words import say

MAX_FAILURES = 3
MAX_RETRY_SECONDS = 5


class ProjectTaken(Exception):
    """Another editor opened the same project."""


class Receiver:
    """Runs sessions with the current bridge, one after another, until the connection is closed."""

    def __init__(self, context: ConnectionContext, sender: Sender) -> None:
        self._context = context
        self._sender = sender
        self._was_connected = False
        self._restarts = context.settings.restart_bridge

    def run(self) -> None:
        """Body of the thread."""
        context = self._context
        failures = 0
        while not context.closed.is_set():
            try:
                context.session = self._open_session()
                failures = 0
                self._follow_events(context.session)
            except (ProjectTaken, StartError) as error:
                context.report_status(ConnectionStatus(False, str(error), stopped=True))
                return
            except BridgeError as error:
                failures += 1
                # A session that was idle too long is unknown; that is not an error for the user.
                if error.status not in (404, 410) or failures > MAX_FAILURES:
                    text = say("The bridge rejected the request: {reason}", reason=error)
                    context.report_status(ConnectionStatus(False, text, stopped=True))
                    return
            except CONNECTION_ERRORS:
                failures += 1
                text = say("The connection to the bridge was lost. Reconnecting. Running jobs continue.")
                context.report_status(ConnectionStatus(False, text))
            context.session = None
            context.closed.wait(min(0.25 * 2**failures, MAX_RETRY_SECONDS))

    def _open_session(self) -> HostSession:
        settings = self._context.settings
        if self._restarts:
            stop_bridge(self._context)
            self._restarts = False
        client = find_bridge()
        if client is None:
            if not settings.start_bridge:
                if self._was_connected:
                    raise ConnectionError("no bridge is running")
                raise StartError(say("No bridge is running. Start one with: npx meshwright bridge"))
            client = start_bridge(self._context)
        return HostSession(client, *client.hello(settings.project, settings.host))

    def _follow_events(self, session: HostSession) -> None:
        last_id = 0
        while not self._context.closed.is_set():
            try:
                for last_id, message in session.client.events(session.host_id, last_id):
                    self._receive(session, message)
            except CONNECTION_ERRORS:
                if not session.client.is_alive():
                    raise
            if session.error:
                raise session.error
            self._context.closed.wait(0.2)

    def _receive(self, session: HostSession, message: Message) -> None:
        kind = message.get("type")
        if kind == "view":
            self._context.inbox.put(ViewReceived(message["view"]))
            # Connected with the first view: nothing is pressed by what an earlier session showed, since jobs may have come.
            if not session.view_received:
                session.view_received = self._was_connected = True
                self._context.report_status(ConnectionStatus(True, ""))
        elif kind == "call" and session.is_new_call(message["id"]):
            self._receive_call(session, message)
        elif kind == "closed":
            error = message["error"]
            session.error = ProjectTaken(error["message"]) if error["code"] == "closed" else ConnectionError()

    def _receive_call(self, session: HostSession, message: Message) -> None:
        try:
            self._context.inbox.put(prepare_call(session, message, self._context.settings.download_folder))
        except (*CONNECTION_ERRORS, BridgeError, ModelError) as error:
            self._sender.send_error(message["id"], str(error) or type(error).__name__)
