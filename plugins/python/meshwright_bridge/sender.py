# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Sending thread: intents, uploads and answers, in order."""

from __future__ import annotations

import traceback
from collections.abc import Callable
from queue import SimpleQueue
from typing import Any

from .client import CONNECTION_ERRORS, BridgeError, Message
from .context import ConnectionContext, start_thread
from .downloads import download_picture
from .events import IntentFinished, PictureReceived
from .host_session import HostSession
from .words import say

Finished = Callable[[str | None], None]
"""Called with the error of an intent, or with None."""


class Sender:
    """A queue of requests to the bridge. Every method returns at once."""

    def __init__(self, context: ConnectionContext) -> None:
        self._context = context
        self._outbox: SimpleQueue[Callable[[], None] | None] = SimpleQueue()

    def run(self) -> None:
        """Body of the thread. Returns after `stop`."""
        while request := self._outbox.get():
            try:
                request()
            except Exception:
                traceback.print_exc()

    def stop(self) -> None:
        """Ends the thread after the queued requests."""
        self._outbox.put(None)

    def send_intent(self, intent: Message, finished: Finished | None = None) -> None:
        """Sends an intent.

        @param finished: called in a thread with the error, or with None; without it the result arrives as `IntentFinished`
        """
        self._outbox.put(lambda: self._intent(intent, finished))

    def upload_files(self, control: str, paths: list[str], existing: list[Message]) -> None:
        """Uploads files and sets the control to the existing ones and them. Its result arrives as `IntentFinished`."""
        self._outbox.put(lambda: self._upload(control, paths, existing))

    def send_result(self, call_id: int, result: Callable[[], Any]) -> None:
        """Answers a call with the value that `result` returns in the thread, or with the text of its exception."""
        self._outbox.put(lambda: self._answer(call_id, result))

    def send_error(self, call_id: int, error: str) -> None:
        """Answers a call with an error."""
        self._outbox.put(lambda: self._post_answer({"type": "answer", "id": call_id, "error": error}))

    def request_picture(self, file: str) -> None:
        """Downloads a picture; it arrives as `PictureReceived`, or never."""
        self._outbox.put(lambda: start_thread(lambda: self._download_picture(file)))

    def _intent(self, intent: Message, finished: Finished | None) -> None:
        session = self._context.session
        # In order, except for presses: their answers follow their effects, which may need answers of this thread.
        if intent["do"] == "press":
            start_thread(lambda: self._post_intent(session, intent, finished))
        else:
            self._post_intent(session, intent, finished)

    def _post_intent(self, session: HostSession | None, intent: Message, finished: Finished | None = None) -> None:
        error = say("The bridge is not connected.")
        if session is not None:
            answer = self._post(session, {"type": "intent", "id": session.next_intent_id(), "intent": intent})
            error = answer["error"]["message"] if "error" in answer else None
        if finished:
            finished(error)
        else:
            self._context.inbox.put(IntentFinished(intent.get("control", ""), error))

    def _upload(self, control: str, paths: list[str], existing: list[Message]) -> None:
        session = self._context.session
        try:
            if session is None:
                raise ConnectionError(say("The bridge is not connected."))
            files = [*existing, *(session.client.upload(path) for path in paths)]
        except (*CONNECTION_ERRORS, BridgeError) as error:
            self._context.inbox.put(IntentFinished(control, str(error)))
            return
        self._post_intent(session, {"do": "set", "control": control, "value": files})

    def _answer(self, call_id: int, result: Callable[[], Any]) -> None:
        try:
            message = {"type": "answer", "id": call_id, "result": result()}
        except Exception as error:
            message = {"type": "answer", "id": call_id, "error": str(error) or type(error).__name__}
        self._post_answer(message)

    def _post_answer(self, message: Message) -> None:
        session = self._context.session
        if session is not None:
            self._post(session, message)

    def _post(self, session: HostSession, message: Message) -> Message:
        """Posts until there is an answer: the bridge never runs the same id twice."""
        while session is self._context.session:
            try:
                return session.client.post(session.host_id, message)
            except BridgeError as error:
                return {"error": {"message": str(error)}}
            except CONNECTION_ERRORS:
                self._context.closed.wait(0.5)
        lost = say("The connection to the bridge was lost before it answered. The list of jobs shows the result.")
        return {"error": {"message": lost}}

    def _download_picture(self, file: str) -> None:
        session = self._context.session
        if session is None:
            return
        try:
            path = download_picture(session, file, self._context.settings.download_folder)
            self._context.inbox.put(PictureReceived(file, path))
        except (*CONNECTION_ERRORS, BridgeError):
            pass  # a job is usable without its picture
