"""Law 8: the move codec is a bijection."""

from safehouse.core.game import AnyGame
from safehouse.core.laws.law import Effort, demand


def codec_is_a_bijection(game: AnyGame, effort: Effort) -> str:
    space = game.space
    texts: dict[str, int] = {}
    for code in range(space.size):
        text = space.to_text(code)
        demand(text not in texts, f"codes {texts.get(text)} and {code} are both {text!r}")
        texts[text] = code
        demand(space.from_text(text) == code, f"{text!r} reads back as another move")
        demand(space.from_json(space.to_json(code)) == code, f"{text!r} as JSON reads back as another move")
        demand(space.encode(space.decode(code)) == code, f"code {code} does not survive decoding")
    state = game.deal(game.configurations()[0], "codec")
    demand(
        state.moves_in_space == space.size,
        f"the state knows {state.moves_in_space} codes, the space {space.size}",
    )
    demand(state.first_note == space.first_note, f"the first note is {state.first_note} or {space.first_note}?")
    return f"{space.size} codes"
