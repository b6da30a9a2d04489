# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Finds the running bridge of this user, or starts one."""

from __future__ import annotations

from .bridge_file import read_bridge_file
from .client import CONNECTION_ERRORS, BridgeClient, BridgeError
from .context import ConnectionContext
from .events import BridgeStarted, ConnectionStatus
from .process import BridgeProcess, StartError
from .words import say

# Two minutes: the first start downloads the bridge through npx.
START_CHECKS, STOP_CHECKS, SECONDS_BETWEEN_CHECKS = 1200, 100, 0.1


def find_bridge() -> BridgeClient | None:
    """Returns a client of the running bridge; None without one."""
    address = read_bridge_file()
    client = BridgeClient(address) if address else None
    return client if client and client.is_alive() else None


def stop_bridge(context: ConnectionContext) -> None:
    """Stops the running bridge, so that the next one takes the current service and key. @raises StartError"""
    client = find_bridge()
    if client is None:
        return
    context.report_status(ConnectionStatus(False, say("Stopping the bridge")))
    try:
        client.stop_bridge()
    except (*CONNECTION_ERRORS, BridgeError):
        pass  # it may have ended by itself
    for _ in range(STOP_CHECKS):
        if not client.is_alive() or context.closed.wait(SECONDS_BETWEEN_CHECKS):
            return
    raise StartError(say("The bridge does not stop. End it in a terminal: npx meshwright bridge --stop"))


def start_bridge(context: ConnectionContext) -> BridgeClient:
    """Starts a bridge and waits until it answers. @raises StartError"""
    context.report_status(ConnectionStatus(False, say("Starting the bridge")))
    process = BridgeProcess(context.settings.bridge)
    for _ in range(START_CHECKS):
        process.check()
        client = find_bridge()
        if client:
            context.inbox.put(BridgeStarted())
            return client
        if context.closed.wait(SECONDS_BETWEEN_CHECKS):
            break
    raise StartError(
        say("The bridge was started but does not respond. Run it in a terminal to see why: npx meshwright bridge")
    )
