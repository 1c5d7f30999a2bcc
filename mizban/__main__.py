"""`python -m mizban`. Written so that any Python can read it and say what is missing."""

import sys

from mizban import OLDEST

if sys.version_info < OLDEST:
    oldest, this = (".".join(str(number) for number in version[:2]) for version in (OLDEST, sys.version_info))
    sys.exit("Mizban needs Python " + oldest + " or newer and this is " + this + ": install a newer one and start again with it.")

if __name__ == "__main__":
    from mizban import cli

    sys.exit(cli.main())
