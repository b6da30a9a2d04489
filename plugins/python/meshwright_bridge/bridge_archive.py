# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""A bridge with a Node.js of its own, for machines without one: downloaded once, known by its SHA-256.

`bridge_archives.json` beside this file names one archive for each system. A release writes it; without a row for this
system there is nothing to download, and Node.js must be installed.
"""

from __future__ import annotations

import hashlib
import json
import os
import platform
import shutil
import sys
import tempfile
import threading
import urllib.request
from collections.abc import Callable
from pathlib import Path
from typing import NamedTuple
from urllib.parse import urlsplit
from zipfile import BadZipFile, ZipFile

from .bridge_file import cache_folder
from .events import ConnectionStatus
from .words import say

TIMEOUT_SECONDS = 30
CHUNK_BYTES = 1 << 18


class BridgeArchive(NamedTuple):
    """An archive as the plugin knows it."""

    url: str
    sha256: str
    bytes: int

    @property
    def megabytes(self) -> int:
        """Size for people."""
        return round(self.bytes / 1e6)


class DownloadError(Exception):
    """The archive is not there; the message is for the user."""


def offered_archive() -> BridgeArchive | None:
    """Returns the archive for this system and processor; None when there is none."""
    try:
        rows = json.loads((Path(__file__).parent / "bridge_archives.json").read_text(encoding="utf-8"))
        row = rows[_system()]
        return BridgeArchive(str(row["url"]), str(row["sha256"]), int(row["bytes"]))
    except (OSError, ValueError, KeyError, TypeError):
        return None


def installed_command(archive: BridgeArchive | None) -> list[str] | None:
    """Returns program and arguments of the unpacked bridge; None when it is not there."""
    if archive is None:
        return None
    folder = _folder(archive)
    program = folder / ("node.exe" if os.name == "nt" else "node")
    return [str(program), str(folder / "bin" / "bridge.js"), "bridge"] if program.is_file() else None


class ArchiveDownload:
    """A download that runs in a thread of its own."""

    def __init__(self, archive: BridgeArchive) -> None:
        self.percent = 0
        self.error = ""
        """Why it ended without a bridge, as a sentence; empty while it runs and after a success."""
        self.is_over = False
        self._archive = archive
        threading.Thread(target=self._run, name="meshwright download", daemon=True).start()

    def _run(self) -> None:
        try:
            _install(self._archive, self._report)
        except DownloadError as error:
            self.error = str(error)
        self.is_over = True

    def _report(self, received: int) -> None:
        self.percent = min(99, received * 100 // self._archive.bytes)


class BridgeOffer:
    """A bridge that a panel offers where none was found and this machine has no Node.js, and its download."""

    def __init__(self) -> None:
        self.archive: BridgeArchive | None = None
        self._download: ArchiveDownload | None = None

    def consider(self, status: ConnectionStatus) -> None:
        """Decides by a new status of the connection whether a bridge is offered."""
        is_without = status.stopped and shutil.which("npx") is None
        self.archive = offered_archive() if is_without else None

    def accept(self) -> None:
        """Downloads what is offered."""
        if self.archive is not None and self._download is None:
            self._download = ArchiveDownload(self.archive)

    def follow(self, connect: Callable[[], None]) -> ConnectionStatus | None:
        """Returns how the download goes; None without one. Connects once the bridge is there."""
        download = self._download
        if download is None:
            return None
        if not download.is_over:
            return ConnectionStatus(False, say("Downloading the bridge: {percent} %", percent=download.percent))
        self._download = None
        if download.error:
            return ConnectionStatus(False, download.error, stopped=True)
        connect()
        return None


def _install(archive: BridgeArchive, report: Callable[[int], None]) -> None:
    """Downloads, compares and unpacks. Only the whole archive with the known hash is unpacked. @raises DownloadError"""
    folder = _folder(archive)
    folder.parent.mkdir(parents=True, exist_ok=True)
    with tempfile.TemporaryDirectory(dir=folder.parent) as temporary:
        file = Path(temporary) / "archive.zip"
        _download(archive, file, report)
        unpacked = Path(temporary) / "unpacked"
        try:
            with ZipFile(file) as content:
                content.extractall(unpacked)
        except (BadZipFile, OSError) as error:
            raise DownloadError(say("The bridge could not be unpacked. Is the disk full?")) from error
        program = unpacked / ("node.exe" if os.name == "nt" else "node")
        program.chmod(0o700)
        shutil.rmtree(folder, ignore_errors=True)
        unpacked.rename(folder)
    # A bridge of an earlier version may still run: on Windows its folder stays until the next download.
    for other in folder.parent.iterdir():
        if other != folder:
            shutil.rmtree(other, ignore_errors=True)


def _download(archive: BridgeArchive, file: Path, report: Callable[[int], None]) -> None:
    if not _is_trusted(archive.url):
        raise DownloadError(say("The bridge is downloaded by https only."))
    digest, received = hashlib.sha256(), 0
    try:
        with urllib.request.urlopen(archive.url, timeout=TIMEOUT_SECONDS) as answer, file.open("wb") as out:
            while chunk := answer.read(CHUNK_BYTES):
                received += len(chunk)
                if received > archive.bytes:
                    break
                digest.update(chunk)
                out.write(chunk)
                report(received)
    except OSError as error:
        raise DownloadError(say("The bridge could not be downloaded. Check the connection and try again.")) from error
    if received != archive.bytes or digest.hexdigest() != archive.sha256:
        raise DownloadError(say("The download is not the bridge of this version: nothing of it is used. Try again later."))


def _is_trusted(url: str) -> bool:
    parts = urlsplit(url)
    return parts.scheme == "https" or (parts.scheme == "http" and parts.hostname == "127.0.0.1")


def _folder(archive: BridgeArchive) -> Path:
    return cache_folder() / "meshwright" / "bridge-program" / archive.sha256[:16]


def _system() -> str:
    """Returns system and processor by the names of Node.js: `linux-x64`, `darwin-arm64`, `win32-x64`."""
    machine = platform.machine().lower()
    processor = {"x86_64": "x64", "amd64": "x64", "aarch64": "arm64"}.get(machine, machine)
    return f"{sys.platform}-{processor}"
