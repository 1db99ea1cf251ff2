# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""What a file imports."""

import pytest

from tools.shipping import imports


@pytest.mark.parametrize(
    ("text", "all_", "needed"),
    [
        ("import a, b.c", {"a", "b.c"}, {"a", "b.c"}),
        ("from a import b", {"a", "a.b"}, {"a", "a.b"}),
        ("from . import b\nfrom .c import d", set(), set()),
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
    (tmp_path / "x.py").write_text(text)
    assert imports.read(tmp_path / "x.py") == all_
    assert imports.read(tmp_path / "x.py", optional=False) == needed
