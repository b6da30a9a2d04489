# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Unreal runs this file when the editor starts with the plugin enabled."""

import meshwright_unreal

meshwright_unreal.start()
