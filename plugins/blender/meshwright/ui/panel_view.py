# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""The panel's view from the core, indexed by control id. See docs/bring-your-own-host.md."""

from __future__ import annotations

from collections.abc import Iterator
from typing import Any

Control = dict[str, Any]


class PanelView:
    """One immutable view."""

    def __init__(self, data: dict[str, Any]) -> None:
        self.announcement: str = data["announcement"]
        self.sections: list[dict[str, Any]] = data["sections"]
        self._controls = {control["id"]: control for control in _all_controls(self.sections)}

    def control(self, control_id: str) -> Control | None:
        """Returns the control or job action with this id."""
        return self._controls.get(control_id)

    def section(self, section_id: str) -> dict[str, Any] | None:
        """Returns the section with this id."""
        return next((section for section in self.sections if section["id"] == section_id), None)

    def jobs(self) -> Iterator[Control]:
        """Yields the jobs, newest first."""
        return (control for control in self._controls.values() if control["kind"] == "job")

    def coming_heights(self) -> list[float]:
        """Returns the heights of the assets that running jobs will bring, in metres."""
        return [job["height"] for job in self.jobs() if "height" in job]

    def is_busy(self) -> bool:
        """Whether a job runs or waits for its turn."""
        return any(job["state"] in ("waiting", "working") for job in self.jobs())

    def is_said_by_job(self, text: str) -> bool:
        """Whether a job already shows this text, alone or as a part of its own."""
        return any(job["text"] and (job["text"] in text or text in job["text"]) for job in self.jobs())

    def field_ids(self) -> list[str]:
        """Returns the ids of controls that need a property: settable ones, and jobs for their progress."""
        return [control_id for control_id, control in self._controls.items() if control["kind"] in FIELD_KINDS]

    def pictures(self) -> Iterator[str]:
        """Yields the SHA-256 of each picture in the view."""
        for control in self._controls.values():
            larger = control.get("larger", {}).get("pictures", ())
            for pictured in (control, *control.get("options", ()), *control.get("takes", ()), *larger):
                if pictured.get("picture"):
                    yield pictured["picture"]


FIELD_KINDS = ("text", "number", "choice", "toggle", "job")


def _all_controls(sections: list[dict[str, Any]]) -> Iterator[Control]:
    for section in sections:
        for control in section["controls"]:
            yield control
            yield from control.get("actions", ())
