# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Panels, operators, properties and preferences."""
