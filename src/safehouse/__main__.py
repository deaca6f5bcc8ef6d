"""`python -m safehouse` is the `safehouse` command."""

from safehouse.cli import main

main()
