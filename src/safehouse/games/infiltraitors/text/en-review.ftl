# Why a move was better than another (reviews)

sign-ruled-out = What part of the cards that the suspect can be is ruled out, on average
