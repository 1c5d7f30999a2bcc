"""`python -m mizban`. Written so that any Python 3 can read it and say what is missing."""

import sys

OLDEST = (3, 11)


def main() -> int:
    if sys.version_info < OLDEST:
        this = ".".join(str(number) for number in sys.version_info[:2])
        sys.stderr.write("Mizban needs Python 3.11 or newer and this is " + this + ": install a newer one and start again with it.\n")
        return 2
    from mizban import cli

    return cli.main()


if __name__ == "__main__":
    sys.exit(main())
