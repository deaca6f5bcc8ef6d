# Why a move was better than another (reviews)

sign-ruled-out = What part of the cards that the suspect can be is ruled out, on average
sign-shown = What part of the cards of the other suspects is ruled out just because the card lies open
sign-hit = The chance that a shot eliminates a suspect at once
