# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Sizes and places of objects. Main thread only."""
