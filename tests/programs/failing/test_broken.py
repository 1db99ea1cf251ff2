# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""A module that cannot be imported, for the test of the runner."""

import no_such_module_at_all  # noqa: F401
