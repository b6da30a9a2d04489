# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright for Unreal.
"""Changes and reads of the open level. Main thread only."""
