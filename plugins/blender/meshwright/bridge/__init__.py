# SPDX-License-Identifier: GPL-3.0-or-later
# Part of Meshwright for Blender.
"""Connection to the bridge. Runs in threads of its own and never calls Blender."""
