# SPDX-License-Identifier: Apache-2.0
# Part of Meshwright: the bridge client that its plugins in Python share.
"""Connection to the bridge. Runs in threads of its own and never calls the editor."""
