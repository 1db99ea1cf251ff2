# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The code.py that unpacks itself, on the language of the device."""

import sys
import zlib

from tests.test_micropython import micropython
from tools.bundling.selfextract import make

FILES = {
    "code.py": b"print('hello')\n",
    "lib/table/app.py": bytes(at * at * 7919 % 251 for at in range(9000)),
    "lib/kingdom/score.py": b"# nothing\n" * 4000,
    "fonts/a.pcf": bytes(range(256)) * 10,
    "settings.toml": b"",
}
# What is C on the device, in a few lines, and a FAT file system in memory as the root of all.
LIBRARY = {
    "zlib.py": """
import deflate, io
def decompress(data):
    return deflate.DeflateIO(io.BytesIO(data), deflate.ZLIB).read()
""",
    "storage.py": """
def unsafe_disable_usb_drive():
    print("taken")
def enable_usb_drive():
    print("given back")
""",
    "microcontroller.py": """
def reset():
    print("reset")
""",
}
RUN = """
import sys, vfs
sys.path[:] = [sys.argv[1]]
class NoTime:
    sleep = staticmethod(lambda seconds: None)
sys.modules["time"] = NoTime
import binascii, microcontroller, os, storage, zlib

class Ram:
    def __init__(self): self.data = bytearray(512 * 512)
    def readblocks(self, at, buffer):
        buffer[:] = self.data[at * 512 : at * 512 + len(buffer)]
    def writeblocks(self, at, buffer):
        self.data[at * 512 : at * 512 + len(buffer)] = buffer
    def ioctl(self, what, argument): return {4: 512, 5: 512}.get(what, 0)

with open(sys.argv[2]) as file: text = file.read()
ram = Ram()
vfs.VfsFat.mkfs(ram)
vfs.umount("/")
vfs.mount(vfs.VfsFat(ram), "/")
for name, kept in (("/code.py", text), ("/saves", "kept")):
    with open(name, "w") as file: file.write(kept)
exec(text[: text.index("\\n# ---8<---")])

def tell(folder):
    for entry in os.ilistdir(folder):
        path = folder + "/" + entry[0]
        if entry[1] == 0x4000: tell(path)
        else:
            with open(path, "rb") as file: print(path[1:], binascii.crc32(file.read()))
tell("")
"""


def test_it_unpacks_on_the_devices_language_and_file_system(tmp_path):
    for name, text in {**LIBRARY, "run.py": RUN, "made.py": make(FILES).text}.items():
        (tmp_path / name).write_text(text)
    arguments = (f"{tmp_path}/run.py", str(tmp_path), f"{tmp_path}/made.py")
    printed = micropython("-X", "heapsize=2m", *arguments).splitlines()
    end = printed.index("reset")
    assert printed[1] == "taken"
    there = dict(line.split() for line in printed[end + 1 :])
    wanted = {**FILES, "saves": b"kept"}
    assert there == {name: str(zlib.crc32(data)) for name, data in wanted.items()}


def test_the_same_files_make_the_same_text():
    assert make(dict(reversed(FILES.items()))) == make(FILES)


def test_memory_is_that_of_a_file_packed_and_whole_and_of_the_one_before():
    made = make(FILES)
    whole = len(FILES["lib/kingdom/score.py"])
    assert whole < made.memory < whole + 6000 + 5000
    assert make({"a": b"", "b": b""}).memory < 40


def test_every_line_after_the_head_is_a_comment():
    head, mark, rest = make(FILES).text.partition("\n# ---8<---")
    assert mark and all(line.startswith("#") for line in rest.splitlines()[1:])
    compile(head, "code.py", "exec", dont_inherit=True)
    assert sys.getsizeof(head) < 5000
