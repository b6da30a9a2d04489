# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Downloads of files that the core or the view refers to, by their SHA-256."""

from __future__ import annotations

from pathlib import Path

from .glb_metadata import read_glb_metadata
from .client import Message
from .events import HostCall
from .host_session import HostSession


def prepare_call(session: HostSession, message: Message, folder: Path) -> HostCall:
    """Sets the paths of a call's files and reads a model's metadata, so that the main thread need not wait for them.

    @raises CONNECTION_ERRORS, BridgeError, ModelError
    """
    metadata = None
    if message["call"] == "exportSelection":
        message["path"] = str(session.exchange_folder / f"selection-{message['id']}.glb")
    elif message["call"] == "saveFile":
        message["path"] = str(_local_path(session, message, Path(message["name"]).suffix, folder))
    elif message["call"] == "importAsset":
        asset = message["asset"]
        path = _local_path(session, asset, ".glb", folder)
        asset["path"] = str(path)
        metadata = read_glb_metadata(path)
    return HostCall(message, metadata)


def download_picture(session: HostSession, file: str, folder: Path) -> Path:
    """Downloads a picture into a folder. @raises CONNECTION_ERRORS, BridgeError"""
    path = folder / f"{file}.png"
    path.write_bytes(session.client.download(file))
    return path


def _local_path(session: HostSession, reference: Message, suffix: str, folder: Path) -> Path:
    """Returns the path that the bridge names if it exists here; downloads the file otherwise."""
    path = reference.get("path")
    if path and Path(path).is_file():
        return Path(path)
    downloaded = folder / f"{reference['file']}{suffix}"
    downloaded.write_bytes(session.client.download(reference["file"]))
    return downloaded
