# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a file imports."""

import pytest

from tools.shipping import imports

OWN = {"package", "package.b", "package.c", "package.c.d"}


@pytest.mark.parametrize(
    ("text", "all_", "needed"),
    [
        ("import a, b.c", {"a", "b.c"}, {"a", "b.c"}),
        ("from a import b", {"a", "a.b"}, {"a", "a.b"}),
        ("from . import b\nfrom .c import d", OWN, OWN),
        ("def f():\n    if x:\n        import a", {"a"}, {"a"}),
        ("try:\n    import a\nexcept ImportError:\n    import b", {"a", "b"}, {"b"}),
        ("try:\n    import a\nexcept (ValueError, ImportError):\n    pass", {"a"}, set()),
        ("try:\n    import a\nexcept:\n    pass", {"a"}, set()),
        ("try:\n    import a\nexcept ValueError:\n    pass", {"a"}, {"a"}),
        ("try:\n    import a\nfinally:\n    pass", {"a"}, {"a"}),
        ("text = 'import a'  # import b", set(), set()),
    ],
)
def test_what_a_file_imports(tmp_path, text, all_, needed):
    file = tmp_path / "package" / "x.py"
    file.parent.mkdir()
    file.write_text(text)
    assert imports.read(file) == all_
    assert imports.read(file, optional=False) == needed
