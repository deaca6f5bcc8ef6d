"""Text as people mean it: capitals and accents make no difference."""

import unicodedata


def folded(text: str) -> str:
    """Small letters without accents."""
    parted = unicodedata.normalize("NFKD", text.casefold())
    return "".join(letter for letter in parted if not unicodedata.combining(letter))
