"""What tests in all folders share."""

pytest_plugins = ["tests.browser.fixtures"]
