# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Why a bridge process ended, in one sentence from its output."""

from __future__ import annotations

import re

from .words import say

_NPM = re.compile(r"npm (?:error|ERR!)\s*(.*)")
_CODE = re.compile(r"code (E\w+)")
_NO_SENTENCE = re.compile(r"code |errno |syscall |path |network |\d{3}$|A complete log of this run|For a full report")

UNREACHABLE = "npm cannot reach its registry. Check the connection, then press Reconnect"
NPM_REASONS = {
    "E404": "npm finds no such package in its registry. Install the command meshwright and name it in the preferences",
    "ENOTFOUND": UNREACHABLE,
    "EAI_AGAIN": UNREACHABLE,
    "ETIMEDOUT": UNREACHABLE,
    "ECONNREFUSED": UNREACHABLE,
    "ECONNRESET": UNREACHABLE,
    "ENOSPC": "the disk is full, so npm cannot download it",
    "EACCES": "npm may not write into its folder",
    "EBADENGINE": "this Node.js is too old. Install Node.js 20.19 or later",
}
"""By the code of npm, whose own text fills a screen."""


def exit_reason(output: str, code: int) -> str:
    """Returns the reason without a full stop: a known one of npm, else the last line of the program's output."""
    lines = [line.strip() for line in output.splitlines() if line.strip()]
    npm = [match.group(1) for line in lines if (match := _NPM.match(line))]
    codes = [match.group(1) for line in npm if (match := _CODE.match(line))]
    if codes and codes[0] in NPM_REASONS:
        return say(NPM_REASONS[codes[0]])
    said = [line for line in npm if line and not _NO_SENTENCE.match(line)][:1] or [
        line for line in lines if not _NPM.match(line)
    ][-1:]
    return said[0].removesuffix(".") if said else say("it exited with code {code}", code=code)
