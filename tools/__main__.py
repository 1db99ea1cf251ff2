# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""python -m tools COMMAND: finds the commands in this folder and opens only the one asked for."""

import sys
from importlib import import_module
from pathlib import Path

import click


class Commands(click.Group):
    """Every tools/<name>.py is a command: its click command is called `command`."""

    def list_commands(self, ctx):
        files = sorted(Path(__file__).parent.glob("*.py"))
        return [file.stem for file in files if not file.stem.startswith("_")]

    def get_command(self, ctx, name):
        if name not in self.list_commands(ctx):
            return None
        try:
            return import_module(f"tools.{name}").command
        except ImportError as error:
            return _unavailable(name, error)

    def invoke(self, ctx):
        """Run a command; what is wrong with the call is told in one line that begins with it."""
        try:
            return super().invoke(ctx)
        except click.ClickException as error:
            name = ctx.invoked_subcommand or "tools"
            click.echo(f"{name}: {error.format_message()}", err=True)
            ctx.exit(error.exit_code)


def _unavailable(name, error):
    """Stand in for a command that lacks a library: the others go on working."""

    def tell():
        raise click.ClickException(f"cannot start: {error}; see requirements.txt")

    anything = {"ignore_unknown_options": True, "allow_extra_args": True, "help_option_names": []}
    return click.Command(
        name, callback=tell, short_help=f"(not available: {error})", context_settings=anything
    )


@click.command(cls=Commands)
def tools():
    """Crown Tally on this computer."""


def main():
    """Run a command, and exit with its status."""
    try:
        sys.exit(tools.main(prog_name="python -m tools", standalone_mode=False))
    except click.Abort:
        sys.exit(1)
    except click.exceptions.NoArgsIsHelpError as error:
        error.show()
        sys.exit(error.exit_code)
    except click.ClickException as error:  # before there is a command
        click.echo(f"tools: {error.format_message()}", err=True)
        sys.exit(error.exit_code)


if __name__ == "__main__":
    main()
