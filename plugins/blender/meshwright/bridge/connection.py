# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Connection to the bridge, in its own threads. Blender's main thread only reads the inbox."""

from __future__ import annotations

import http.client
import threading
import traceback
from collections.abc import Callable
from itertools import count
from pathlib import Path
from queue import SimpleQueue
from typing import Any, NamedTuple

from ..gltf.glb_metadata import BadModel, GltfFacts, gltf_facts
from .bridge_file import read_bridge_file
from .client import BridgeClient, BridgeError, Message
from .process import BridgeProcess, BridgeSettings, CannotStart

LOST = (OSError, http.client.HTTPException, ValueError)


class Status(NamedTuple):
    """Status of the bridge connection."""

    open: bool
    text: str
    """For the panel; empty when all is well."""
    waits: bool = False
    """Nothing happens any more before somebody presses Connect."""


class ViewCame(NamedTuple):
    """The newest view."""

    view: Message


class CallCame(NamedTuple):
    """A call of the core with its files ready."""

    message: Message
    facts: GltfFacts | None
    """Of a model to import."""


class IntentDone(NamedTuple):
    """Result of an intent."""

    control: str
    error: str | None


class PictureCame(NamedTuple):
    """A picture of the view."""

    file: str
    path: Path
    """Where it lies on this disk."""


Event = Status | ViewCame | CallCame | IntentDone | PictureCame


class LinkSettings(NamedTuple):
    """Session settings."""

    project: str
    facts: Message
    bridge: BridgeSettings
    may_start: bool
    folder: Path
    """For files that are not on this disk yet."""


class Link:
    """Runs sessions with the current bridge, one after another, until it is closed."""

    def __init__(self, settings: LinkSettings) -> None:
        self.inbox: SimpleQueue[Event] = SimpleQueue()
        self._settings = settings
        self._outbox: SimpleQueue[Callable[[], None] | None] = SimpleQueue()
        self._closed = threading.Event()
        self._session: _Session | None = None
        self._was_open = False
        for work in (self._listen, self._send):
            _thread(work)

    def intent(self, intent: Message) -> None:
        """Sends an intent. Its result arrives as `IntentDone`."""
        self._outbox.put(lambda: self._carry_out(intent))

    def pick(self, control: str, paths: list[str], kept: list[Message]) -> None:
        """Uploads picked files and sets the control to them and the existing ones."""
        self._outbox.put(lambda: self._pick(control, paths, kept))

    def answer(self, call: int, result: Callable[[], Any]) -> None:
        """Answers a call with the return value of `result`, run in the thread, or with the text of its exception."""
        self._outbox.put(lambda: self._answer(call, result))

    def picture(self, file: str) -> None:
        """Requests a picture; it arrives as `PictureCame`, or never."""
        self._outbox.put(lambda: _thread(lambda: self._picture(file)))

    def close(self) -> None:
        """Ends the session; the threads stop by themselves. Jobs continue."""
        self._closed.set()
        self._outbox.put(None)
        session = self._session
        if session is not None:
            _thread(session.leave)

    # Receiving

    def _listen(self) -> None:
        failures = 0
        while not self._closed.is_set():
            try:
                self._session = self._opened()
                failures = 0
                self._follow(self._session)
            except _Taken as error:
                self._say(Status(False, str(error), waits=True))
                return
            except CannotStart as error:
                self._say(Status(False, str(error), waits=True))
                return
            except BridgeError as error:
                failures += 1
                # A session that was idle too long is unknown; that is not an error for the user.
                if error.status not in (404, 410) or failures > 3:
                    self._say(Status(False, f"The bridge refused: {error}", waits=True))
                    return
            except LOST:
                failures += 1
                self._say(Status(False, "The bridge is gone. Looking for it again; jobs go on meanwhile."))
            self._session = None
            self._closed.wait(min(0.25 * 2**failures, 5))

    def _opened(self) -> _Session:
        client = self._found() or self._started()
        return _Session(client, *client.hello(self._settings.project, self._settings.facts))

    def _found(self) -> BridgeClient | None:
        address = read_bridge_file()
        client = BridgeClient(address) if address else None
        return client if client and client.alive() else None

    def _started(self) -> BridgeClient:
        if not self._settings.may_start:
            if self._was_open:
                raise ConnectionError("the bridge is gone")
            raise CannotStart("No bridge is running. Start one with: npx meshwright bridge")
        self._say(Status(False, "Starting the bridge"))
        process = BridgeProcess(self._settings.bridge)
        # The first start downloads it through npx.
        for _ in range(1200):
            process.check()
            client = self._found()
            if client:
                return client
            if self._closed.wait(0.1):
                break
        raise CannotStart("The bridge was started and does not answer. Try it in a terminal: npx meshwright bridge")

    def _follow(self, session: _Session) -> None:
        last = 0
        while not self._closed.is_set():
            try:
                for last, message in session.client.events(session.name, last):
                    self._receive(session, message)
            except LOST:
                if not session.client.alive():
                    raise
            if session.error:
                raise session.error
            self._closed.wait(0.2)

    def _receive(self, session: _Session, message: Message) -> None:
        kind = message.get("type")
        if kind == "view":
            if not session.greeted:
                session.greeted = self._was_open = True
                self._say(Status(True, ""))
            self.inbox.put(ViewCame(message["view"]))
        elif kind == "call" and session.is_new(message["id"]):
            self._prepare(session, message)
        elif kind == "closed":
            error = message["error"]
            session.error = _Taken(error["message"]) if error["code"] == "closed" else ConnectionError()

    def _prepare(self, session: _Session, message: Message) -> None:
        """Prepares a file in this thread as far as possible, before the main thread has to wait for it."""
        try:
            if message["call"] == "exportSelection":
                message["path"] = str(session.exchange / f"selection-{message['id']}.glb")
            if message["call"] == "saveFile":
                message["path"] = self._local(message, message["name"])
            if message["call"] == "importAsset":
                asset = message["asset"]
                asset["path"] = self._local(asset, "model.glb")
                self.inbox.put(CallCame(message, gltf_facts(Path(asset["path"]))))
                return
        except (*LOST, BridgeError, BadModel) as error:
            reason = str(error)
            self.answer(message["id"], lambda: _fail(reason))
            return
        self.inbox.put(CallCame(message, None))

    def _local(self, ref: Message, name: str) -> str:
        path = ref.get("path")
        if path and Path(path).is_file():
            return path
        session = self._session
        if session is None:
            raise ConnectionError("the bridge is gone")
        ending = Path(name).suffix
        file = self._settings.folder / f"{ref['file']}{ending}"
        file.write_bytes(session.client.read(ref["file"]))
        return str(file)

    # Sending

    def _send(self) -> None:
        while work := self._outbox.get():
            try:
                work()
            except Exception:
                traceback.print_exc()

    def _carry_out(self, intent: Message) -> None:
        # In order, except for presses: their answers come after their effects, which may need answers of this thread.
        if intent["do"] == "press":
            session = self._session
            _thread(lambda: self._post_intent(session, intent))
        else:
            self._post_intent(self._session, intent)

    def _post_intent(self, session: _Session | None, intent: Message) -> None:
        error = "The bridge is not connected."
        if session is not None:
            answer = self._posted(session, {"type": "intent", "id": session.next(), "intent": intent})
            error = answer["error"]["message"] if "error" in answer else None
        self.inbox.put(IntentDone(intent.get("control", ""), error))

    def _pick(self, control: str, paths: list[str], kept: list[Message]) -> None:
        session = self._session
        try:
            if session is None:
                raise ConnectionError("The bridge is not connected.")
            files = [*kept, *(session.client.keep(path) for path in paths)]
        except (*LOST, BridgeError) as error:
            self.inbox.put(IntentDone(control, str(error)))
            return
        self._post_intent(session, {"do": "set", "control": control, "value": files})

    def _answer(self, call: int, result: Callable[[], Any]) -> None:
        session = self._session
        try:
            message = {"type": "answer", "id": call, "result": result()}
        except Exception as error:
            message = {"type": "answer", "id": call, "error": str(error) or type(error).__name__}
        if session is not None:
            self._posted(session, message)

    def _posted(self, session: _Session, message: Message) -> Message:
        """Posts until there is an answer: the same id never runs twice."""
        while session is self._session:
            try:
                return session.client.post(session.name, message)
            except BridgeError as error:
                return {"error": {"message": str(error)}}
            except LOST:
                self._closed.wait(0.5)
        return {"error": {"message": "The bridge was gone before it answered. The jobs say what came of it."}}

    def _picture(self, file: str) -> None:
        session = self._session
        try:
            if session is not None:
                path = self._settings.folder / f"{file}.png"
                path.write_bytes(session.client.read(file))
                self.inbox.put(PictureCame(file, path))
        except (*LOST, BridgeError):
            pass  # a job does not need its picture

    def _say(self, status: Status) -> None:
        self.inbox.put(status)


class _Taken(Exception):
    """Another editor opened the same project."""


class _Session:
    def __init__(self, client: BridgeClient, name: str, exchange: Path) -> None:
        self.client = client
        self.name = name
        self.exchange = exchange
        self.greeted = False
        self.error: Exception | None = None
        self._numbers = count(1)
        self._calls: set[int] = set()
        self._lock = threading.Lock()

    def next(self) -> int:
        with self._lock:
            return next(self._numbers)

    def is_new(self, call: int) -> bool:
        """Whether a call is new; a repeated one is in progress or already answered."""
        known = call in self._calls
        self._calls.add(call)
        return not known

    def leave(self) -> None:
        try:
            self.client.leave(self.name)
        except (*LOST, BridgeError):
            pass  # the session times out without a listener


def _fail(reason: str) -> None:
    raise RuntimeError(reason)


def _thread(work: Callable[[], None]) -> None:
    # A non-daemon thread would keep Blender from exiting.
    threading.Thread(target=work, name="meshwright", daemon=True).start()
