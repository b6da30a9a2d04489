# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""The page of the panel on this machine. Runs in threads of its own and never calls Unreal."""
