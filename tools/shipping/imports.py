# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Which modules a file imports, read off its source."""

import ast
from functools import cache


@cache
def read(path, optional=True):
    """Give the full names of all that a file may import, as a set.

    `from a import b` gives a and a.b: b may be a module. optional=False leaves out what the file
    does without: an import in a try that takes the ImportError.
    """
    names, nodes = set(), [ast.parse(path.read_text(encoding="utf-8"))]
    while nodes:
        node = nodes.pop()
        names |= _named(node, path.parent.name)
        spared = () if optional or not _is_forgiving(node) else node.body
        nodes += [child for child in _inside(node) if child not in spared]
    return frozenset(names)


def _inside(node):
    """The statements in a statement: no expression imports."""
    for field in ("body", "handlers", "orelse", "finalbody"):
        yield from getattr(node, field, ())


def _named(node, package):
    if isinstance(node, ast.Import):
        return {alias.name for alias in node.names}
    if isinstance(node, ast.ImportFrom):
        inside = [package] if node.level else []  # no library here has packages in packages
        module = ".".join(inside + [node.module] * bool(node.module))
        return {module, *(f"{module}.{alias.name}" for alias in node.names)}
    return set()


def _is_forgiving(node):
    return isinstance(node, ast.Try) and any(
        handler.type is None or "ImportError" in ast.unparse(handler.type)
        for handler in node.handlers
    )
