# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Draws the controls of a view with Blender's layouts."""
