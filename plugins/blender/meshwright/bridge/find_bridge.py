# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Finds the running bridge of this user, or starts one."""

from __future__ import annotations

from .bridge_file import read_bridge_file
from .client import BridgeClient
from .context import ConnectionContext
from .events import ConnectionStatus
from .process import BridgeProcess, StartError

# Two minutes: the first start downloads the bridge through npx.
START_CHECKS, SECONDS_BETWEEN_CHECKS = 1200, 0.1


def find_bridge() -> BridgeClient | None:
    """Returns a client of the running bridge; None without one."""
    address = read_bridge_file()
    client = BridgeClient(address) if address else None
    return client if client and client.is_alive() else None


def start_bridge(context: ConnectionContext) -> BridgeClient:
    """Starts a bridge and waits until it answers. @raises StartError"""
    context.report_status(ConnectionStatus(False, "Starting the bridge"))
    process = BridgeProcess(context.settings.bridge)
    for _ in range(START_CHECKS):
        process.check()
        client = find_bridge()
        if client:
            return client
        if context.closed.wait(SECONDS_BETWEEN_CHECKS):
            break
    raise StartError(
        "The bridge was started but does not respond. Run it in a terminal to see why: npx meshwright bridge"
    )
