# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Changes and reads of the Blender scene. Main thread only."""
