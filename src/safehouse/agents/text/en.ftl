# For agents that read.
agent-answer = Answer with the number of one move, from 1 to { $count }.
agent-again = That names none of the moves. Answer with one whole number from 1 to { $count }, nothing else.
agent-over = The game is over.
agent-waiting = It is not your decision now.
agent-played = Played: { $move }
agent-legal = That move is allowed now.
agent-no-such-move = There is no move { $number }; there are { $count }.
agent-moves-now = Nothing has been played. These are the moves now:
agent-not-found = Nothing about that in the rules.
agent-chapters = Chapters of the rulebook; ask for one by the word before its title:
