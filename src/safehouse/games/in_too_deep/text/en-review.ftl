# Why a move was better than another (reviews)

sign-intel = Intel collected after another round
sign-dominance = Points for the lowest dominance token after another round
sign-least-corrupt = The reward of the least corrupt after another round
sign-over-the-edge = What going over the edge would cost after another round
sign-evidence = Points for evidence after another round
sign-dilemmas = Intel on stored dilemmas after another round
sign-warrants = Points for warrants after another round
sign-badges = Points for badges after another round
sign-rival = The best of the others’ points after another round
