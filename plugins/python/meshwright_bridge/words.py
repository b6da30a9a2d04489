# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Texts for the user in the language of the host. English texts are the keys; without a translation they are said as they are."""

from __future__ import annotations

from collections.abc import Callable

_translate: list[Callable[[str], str]] = []


def speak(translate: Callable[[str], str]) -> None:
    """Sets the function that gives the translation of an English text, or that text. Any thread calls it."""
    _translate[:] = [translate]


def say(text: str, **values: object) -> str:
    """Returns a text in the language of the host, with its `{values}` inserted."""
    return (_translate[0](text) if _translate else text).format(**values)
