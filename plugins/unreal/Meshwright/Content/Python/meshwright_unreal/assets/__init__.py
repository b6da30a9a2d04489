# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Models in the project: files, imports and their meaning. Main thread only where Unreal is used."""
