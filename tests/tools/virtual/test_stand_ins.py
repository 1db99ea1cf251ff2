# SPDX-FileCopyrightText: 2026 Crown Tally maintainers
# SPDX-License-Identifier: MIT
"""The stand-ins refuse what the C refuses."""

from array import array
from importlib import import_module
from types import SimpleNamespace

import pytest

_MODULES = "analogio board digitalio microcontroller neopixel_write storage supervisor"


@pytest.fixture
def c(device):
    """The C modules as the program would import them."""
    with device.inside():
        yield SimpleNamespace(**{name: import_module(name) for name in _MODULES.split()})


def test_the_board_has_the_pins_of_its_type_stubs(c):
    from board_definitions import pyportal

    with open(pyportal.__path__[0] + "/__init__.pyi") as stubs:
        declared = {line.split(":")[0] for line in stubs if ": microcontroller.Pin" in line}
    assert declared == {
        n for n in dir(c.board) if isinstance(getattr(c.board, n), c.microcontroller.Pin)
    }


@pytest.mark.parametrize(
    ("name", "has", "lacks"),
    [
        ("espressif_esp32s3_box", "DISPLAY SDA", "I2C SPI STEMMA_I2C"),
        ("m5stack_core2", "DISPLAY I2C SPI", "STEMMA_I2C"),
        ("featherwing_24", "I2C SPI STEMMA_I2C D9", "DISPLAY"),
    ],
)
def test_the_board_module_has_what_the_board_has(boot, name, has, lacks):
    machine = boot("idle", board=name)
    with machine.inside():
        module = import_module("board")
        assert [n for n in has.split() if not hasattr(module, n)] == []
        assert [n for n in lacks.split() if hasattr(module, n)] == []
        assert module.board_id == machine.board.board_id


def test_names_of_one_pin_are_one_pin(c):
    assert c.board.D13 is c.board.LED


def test_a_pin_has_one_owner(c):
    held = c.digitalio.DigitalInOut(c.board.TOUCH_XL)
    for kind in (c.digitalio.DigitalInOut, c.analogio.AnalogIn):
        with pytest.raises(ValueError, match="TOUCH_XL in use"):
            kind(c.board.TOUCH_XL)
    held.deinit()
    with c.analogio.AnalogIn(c.board.TOUCH_XL):
        pass
    c.digitalio.DigitalInOut(c.board.TOUCH_XL)


def test_the_display_keeps_its_pins(c):
    with pytest.raises(ValueError, match="TFT_CS in use"):
        c.digitalio.DigitalInOut(c.board.TFT_CS)


def test_what_is_not_a_pin_is_refused(c):
    for kind in (c.digitalio.DigitalInOut, c.analogio.AnalogIn):
        with pytest.raises(TypeError, match="pin must be of type Pin"):
            kind("TOUCH_XL")
    with pytest.raises(TypeError, match="cannot create"):
        c.microcontroller.Pin()


def test_not_every_pin_is_analog(c):
    with pytest.raises(ValueError, match="Invalid pin"):
        c.analogio.AnalogIn(c.board.NEOPIXEL)


def test_analog_values_are_read_only(c):
    with pytest.raises(AttributeError):
        c.analogio.AnalogIn(c.board.LIGHT).value = 3


def test_nothing_works_after_deinit(c):
    pin, analog = c.digitalio.DigitalInOut(c.board.LED), c.analogio.AnalogIn(c.board.LIGHT)
    pin.deinit()
    analog.deinit()
    pin.deinit()  # twice is fine
    for use in (
        lambda: pin.value,
        lambda: pin.switch_to_output(),
        lambda: pin.direction,
        lambda: analog.value,
        lambda: c.neopixel_write.neopixel_write(pin, b"abc"),
    ):
        with pytest.raises(ValueError, match="deinitialized"):
            use()


def test_an_input_is_not_set_and_an_output_not_pulled(c):
    pin = c.digitalio.DigitalInOut(c.board.LED)
    assert pin.direction == c.digitalio.Direction.INPUT
    with pytest.raises(AttributeError, match="Cannot set value when direction is input"):
        pin.value = True
    with pytest.raises(AttributeError, match="Drive mode not used"):
        pin.drive_mode = c.digitalio.DriveMode.OPEN_DRAIN
    pin.direction = c.digitalio.Direction.OUTPUT
    with pytest.raises(AttributeError, match="Pull not used"):
        pin.pull = c.digitalio.Pull.UP
    with pytest.raises(ValueError, match="direction"):
        pin.direction = "up"
    pin.switch_to_output(True)
    assert pin.value is True


def test_a_pulled_input_reads_its_pull(c):
    pin = c.digitalio.DigitalInOut(c.board.LED)
    pin.switch_to_input(pull=c.digitalio.Pull.UP)
    assert pin.value is True
    pin.pull = None
    assert pin.value is False


def test_a_light_takes_bytes_on_a_digital_pin(c, device):
    pin = c.digitalio.DigitalInOut(c.board.NEOPIXEL)
    pin.switch_to_output()
    c.neopixel_write.neopixel_write(pin, bytearray((10, 20, 30)))
    assert device.lights == [(20, 10, 30)]
    with pytest.raises(TypeError, match="DigitalInOut"):
        c.neopixel_write.neopixel_write(c.board.NEOPIXEL, b"abc")
    with pytest.raises(TypeError):
        c.neopixel_write.neopixel_write(pin, [1, 2, 3])


def test_nvm_is_bytes_of_a_fixed_size(c):
    nvm = c.microcontroller.nvm
    assert len(nvm) == 256 and set(nvm) == {255}
    nvm[0:3] = b"abc"
    nvm[-1] = 7
    nvm[3:5] = array("B", (1, 2))
    assert nvm[0:5] == bytearray(b"abc\x01\x02") and nvm[255] == 7
    assert isinstance(nvm[0:3], bytearray)


@pytest.mark.parametrize(
    ("index", "value", "error"),
    [
        (0, 256, ValueError),
        (0, -1, ValueError),
        (0, "a", TypeError),
        (0, 1.0, TypeError),
        (256, 0, IndexError),
        (-257, 0, IndexError),
        (slice(0, 3), b"ab", ValueError),
        (slice(0, 3), b"abcd", ValueError),
        (slice(254, 300), b"abcd", ValueError),
        (slice(0, 3), [1, 2, 3], NotImplementedError),
        (slice(0, 2), array("H", (1, 2)), ValueError),
        (slice(0, 4, 2), b"ab", NotImplementedError),
    ],
)
def test_nvm_refuses(c, index, value, error):
    with pytest.raises(error):
        c.microcontroller.nvm[index] = value
    assert len(c.microcontroller.nvm) == 256 and set(c.microcontroller.nvm) == {255}


def test_nvm_has_no_bytes_to_spare(c):
    with pytest.raises(TypeError):
        del c.microcontroller.nvm[0]
    with pytest.raises(AttributeError):
        c.microcontroller.nvm.append(1)


def test_only_the_root_is_mounted(c):
    with pytest.raises(OSError):
        c.storage.remount("/sd", readonly=False)
    with pytest.raises(TypeError):
        c.storage.getmount(1)
    assert c.storage.getmount("/").readonly
    c.storage.remount("/", readonly=False)
    assert not c.storage.getmount("/").readonly


def test_usb_changes_belong_to_boot(c):
    with pytest.raises(RuntimeError, match="Cannot change USB"):
        c.storage.disable_usb_drive()
    with pytest.raises(RuntimeError, match="Cannot change USB"):
        c.storage.enable_usb_drive()


def test_the_drive_can_be_taken_from_a_computer_and_given_back(boot):
    device = boot("idle", computer=True)
    with device.inside():
        storage = import_module("storage")
        with pytest.raises(RuntimeError, match="visible via USB"):
            storage.remount("/", readonly=False)
        storage.unsafe_disable_usb_drive()
        assert not storage.getmount("/").readonly and not device.hardware.usb_drive
        storage.enable_usb_drive()
        assert storage.getmount("/").readonly and device.hardware.usb_drive


def test_the_watchdog_is_the_samd51s(c):
    from watchdog import WatchDogMode

    dog = c.microcontroller.watchdog
    with pytest.raises(ValueError, match="not currently running"):
        dog.feed()
    with pytest.raises(ValueError, match="greater than 0"):
        dog.mode = WatchDogMode.RESET
    with pytest.raises(ValueError, match="greater than 0"):
        dog.timeout = 0
    with pytest.raises(ValueError, match="maximum"):
        dog.timeout = 17
    with pytest.raises(NotImplementedError):
        dog.mode = WatchDogMode.RAISE
    with pytest.raises(TypeError):
        dog.mode = 1
    dog.timeout = 2
    dog.mode = WatchDogMode.RESET
    dog.feed()
    dog.mode = None
    assert dog.mode is None


def test_a_bus_needs_its_lock(c):
    bus = c.board.I2C()
    assert c.board.I2C() is bus
    with pytest.raises(RuntimeError, match="lock"):
        bus.scan()
    assert bus.try_lock() and not bus.try_lock()
    assert bus.scan() == []
    with pytest.raises(OSError):
        bus.writeto(0x38, b"x")
    with pytest.raises(ValueError, match="SDA in use"):
        c.digitalio.DigitalInOut(c.board.SDA)


def test_the_runtime_can_be_asked_and_hardly_changed(c, device):
    runtime = c.supervisor.runtime
    assert runtime.display is device.display
    assert runtime.usb_connected is False
    runtime.autoreload = False
    assert device.hardware.autoreload is False
    with pytest.raises(AttributeError):
        runtime.usb_connected = True
    with pytest.raises(AttributeError):
        runtime.auto_reload = False


def test_a_pwm_output_takes_16_bits_and_a_pin(device):
    with device.inside():
        board, pwmio = import_module("board"), import_module("pwmio")
        output = pwmio.PWMOut(board.D3, duty_cycle=5)
        assert device.hardware.duties == {"D3": 5}
        for duty in (-1, 65536):
            with pytest.raises(ValueError, match="between 0 and 65535"):
                output.duty_cycle = duty
        with pytest.raises(ValueError, match="D3 in use"):
            pwmio.PWMOut(board.D3)
        with pytest.raises(TypeError, match="must be of type Pin"):
            pwmio.PWMOut("D3")
        output.deinit()
        with pytest.raises(ValueError, match="deinitialized"):
            output.duty_cycle = 1
        pwmio.PWMOut(board.D3)


def test_a_display_in_memory_cannot_be_dimmed_and_has_no_bus(boot):
    machine = boot("idle", board="makerfabs_tft7")
    with machine.inside():
        display = import_module("board").DISPLAY
        assert isinstance(display, import_module("framebufferio").FramebufferDisplay)
        with pytest.raises(RuntimeError, match="Brightness not adjustable"):
            display.brightness = 0.5
        with pytest.raises(RuntimeError, match="Brightness not adjustable"):
            display.brightness  # noqa: B018
        with pytest.raises(AttributeError):
            display.bus  # noqa: B018
        assert (display.width, display.height) == (800, 480)
