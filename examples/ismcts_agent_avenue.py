"""OpenSpiel's IS-MCTS plays Agent Avenue against a random player.

    python examples/ismcts_agent_avenue.py --games 10 --simulations 200

Needs `safehouse[openspiel]`. It uses OpenSpiel's Python bot: the C++ one cannot ask a Python game for
another world that fits a player's view.
"""

import argparse
import sys

import numpy as np
import pyspiel
from open_spiel.python.algorithms import ismcts, mcts

import safehouse.research.openspiel  # noqa: F401


def play(game: pyspiel.Game, bot: ismcts.ISMCTSBot, seat: int, random: np.random.RandomState) -> float:
    """What one game is worth to the bot in this seat."""
    state = game.new_initial_state()
    while not state.is_terminal():
        if state.is_chance_node():
            actions, odds = zip(*state.chance_outcomes(), strict=True)
            state.apply_action(random.choice(actions, p=odds))
        elif state.current_player() == seat:
            state.apply_action(bot.step(state))
        else:
            state.apply_action(random.choice(state.legal_actions()))
    return float(state.returns()[seat])


def main() -> None:
    reader = argparse.ArgumentParser(description=__doc__)
    reader.add_argument("--games", type=int, default=10)
    reader.add_argument("--simulations", type=int, default=200)
    reader.add_argument("--mode", default="simple", choices=("simple", "advanced"))
    given = reader.parse_args()
    random = np.random.RandomState(1)
    game = pyspiel.load_game("safehouse_agent_avenue", {"mode": given.mode})
    evaluator = mcts.RandomRolloutEvaluator(n_rollouts=1, random_state=random)
    bot = ismcts.ISMCTSBot(
        game=game, evaluator=evaluator, uct_c=1.4, max_simulations=given.simulations, random_state=random
    )
    won = sum(play(game, bot, number % 2, random) > 0 for number in range(given.games))
    sys.stdout.write(f"IS-MCTS with {given.simulations} simulations won {won} of {given.games} games\n")


if __name__ == "__main__":
    main()
