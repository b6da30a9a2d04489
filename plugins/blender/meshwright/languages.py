# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The language of the interface: own texts by the catalogues beside this file, those of Blender's classes by Blender."""

from __future__ import annotations

import json
from pathlib import Path

import bpy

from .bridge.words import speak

CATALOGUES = {
    file.stem: json.loads(file.read_text(encoding="utf-8"))
    for file in sorted((Path(__file__).parent / "languages").glob("*.json"))
}
"""Translations by their English text, by base language."""

CONTEXTS = ("*", "Operator")
"""Where Blender looks for the texts of panels and properties, and for the names of operators."""


def language() -> str:
    """Returns the language of the interface: `de_DE`."""
    is_translated = bpy.context.preferences.view.use_translate_interface
    return (bpy.app.translations.locale if is_translated else "") or "en"


def translation(text: str) -> str:
    """Returns the text in the language of the interface, or the text where none is known."""
    return CATALOGUES.get(language().split("_")[0], {}).get(text, text)


def register_languages(addon: str) -> None:
    """Gives the translations to Blender and to the bridge client."""
    locales = {locale: CATALOGUES.get(locale.split("_")[0]) for locale in bpy.app.translations.locales}
    bpy.app.translations.register(
        addon,
        {
            locale: {(context, text): said for text, said in texts.items() for context in CONTEXTS}
            for locale, texts in locales.items()
            if texts
        },
    )
    speak(translation)


def unregister_languages(addon: str) -> None:
    """Takes the translations back."""
    bpy.app.translations.unregister(addon)
