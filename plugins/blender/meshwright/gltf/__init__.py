# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""GLB files, and Blender's own glTF importer and exporter."""
