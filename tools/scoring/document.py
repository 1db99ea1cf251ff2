# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""Reading JSON with care: what is wrong with it is told in one line."""

import json

_KINDS = {str: "a text", list: "a list", dict: "an object", int: "a whole number"}


def parse(data):
    """Read bytes of JSON; a ValueError tells the line and column."""
    try:
        return json.loads(
            data.decode("utf-8-sig"),
            object_pairs_hook=_unique,
            parse_int=_whole_number,
            parse_constant=_no_number,
        )
    except UnicodeDecodeError as error:
        raise ValueError(f"byte {error.start + 1} is not UTF-8; save the file as UTF-8") from None
    except json.JSONDecodeError as error:
        place = f"line {error.lineno}, column {error.colno}"
        raise ValueError(f"{place}: this is not JSON: {error.msg}") from None
    except RecursionError:
        raise ValueError("this JSON is nested too deeply to be a table of kingdoms") from None


def wanted(kind, value, what):
    """Give back a value of the kind wanted."""
    if type(value) is not kind:  # True is an int for isinstance
        raise ValueError(f"{what} must be {_KINDS[kind]}, not {shown(value)}")
    return value


def keys_known(mapping, known, what):
    for key in mapping:
        if key not in known:
            raise ValueError(f"{what} has an unknown key '{key}'; there is {', '.join(known)}")


def shown(value):
    """A value as it stood in the file, cut short; of a list or an object only what it is."""
    if type(value) in (list, dict):
        return _KINDS[type(value)]
    text = json.dumps(value, ensure_ascii=False)
    return text if len(text) <= 40 else text[:37] + "..."


def _unique(pairs):
    found = {}
    for key, value in pairs:
        if key in found:
            raise ValueError(f"the key '{key}' is there twice; keep one")
        found[key] = value
    return found


def _whole_number(text):
    if len(text) > 18:
        raise ValueError(f"the number {text[:6]}... is too long")
    return int(text)


def _no_number(name):
    raise ValueError(f"{name} is not a number here; write a whole number")
