"""The vocabulary of Agent Avenue as integers: agents, market cards, moves, events."""
# compiled by mypyc

from typing import Final

# Agents, in the order of data/agents.toml
DOUBLE_AGENT: Final = 0
ENFORCER: Final = 1
CODEBREAKER: Final = 2
SABOTEUR: Final = 3
DAREDEVIL: Final = 4
SENTINEL: Final = 5
SIDEKICK: Final = 6
MOLE: Final = 7
AGENTS: Final = 8

# Black market cards, in the order of data/black_market.toml: the ongoing ones first
LEADER_OF_THE_PACK: Final = 0
MASTERPLAN: Final = 1
SECURITY_SYSTEM: Final = 2
GETAWAY_CAR: Final = 3
WATCHTOWER: Final = 4
SUPERCOMPUTER: Final = 5
DISTRACTION_DEVICE: Final = 6
SINISTER_TWIN: Final = 7
SURVEILLANCE_TRUCK: Final = 8
SMOKE_SCREEN: Final = 9
OUTPOST: Final = 10
SECRET_RECRUIT: Final = 11
DOUBLE_TROUBLE: Final = 12
SPYCATION: Final = 13
MIND_CONTROL: Final = 14
MARKET_CARDS: Final = 15
FIRST_INSTANT: Final = 8

GREEN: Final = 0
BLUE: Final = 1
NOBODY: Final = -1
NOTHING: Final = -1

FACE_UP: Final = 0
FACE_DOWN: Final = 1

# Moves: each constant is the first code of its kind
SWAP: Final = 0
OFFER_UP: Final = 8
OFFER_DOWN: Final = 16
RECRUIT: Final = 24
TAKE: Final = 26
LET_MATE_TAKE: Final = 41
CHOOSE: Final = 56
RECRUIT_AGAIN: Final = 64
KEEP_IN_HAND: Final = 65
FIRST_NOTE: Final = 66
PROPOSE_LEAD: Final = 66
PROPOSE_RECRUIT: Final = 68
PROPOSE_TAKE: Final = 70
PROPOSE_MATE_TAKE: Final = 85
MOVES: Final = 100

# The two answers of PROPOSE_LEAD
ME: Final = 0
MATE: Final = 1

# Phases
PLAY: Final = 0
COVER: Final = 1
ANSWER: Final = 2
MARKET: Final = 3
CHOICE: Final = 4
AGAIN: Final = 5
OVER: Final = 6

# Events
DEALT: Final = 0
SUPPLY_OPENED: Final = 1
STARTS: Final = 2
SWAPPED: Final = 3
LED: Final = 4
COVERED: Final = 5
REFILLED: Final = 6
DREW: Final = 7
ANSWERED: Final = 8
RECRUITED: Final = 9
MOVED: Final = 10
GOT_AWAY: Final = 11
TOOK: Final = 12
SUPPLY_FILLED: Final = 13
IGNORED: Final = 14
TURNED_UP: Final = 15
SHOWED_PAIR: Final = 16
TOOK_BACK: Final = 17
KEPT: Final = 18
STOLE: Final = 19
DISCARDED: Final = 20
CONDITION_MET: Final = 21
DECKED_OUT: Final = 22
WON: Final = 23
PROPOSED_LEAD: Final = 24
PROPOSED_RECRUIT: Final = 25
PROPOSED_TAKE: Final = 26

# End conditions (AA-8.17)
CATCH: Final = 0
CODEBREAKERS: Final = 1
DAREDEVILS: Final = 2
PACK_LED: Final = 3
PLAN_COMPLETE: Final = 4
HOME_SECURED: Final = 5
