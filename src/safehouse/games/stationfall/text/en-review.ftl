# Why a move was better than another (reviews)

sign-agenda = Points to hope for from the agenda
sign-bonus = Points to hope for from the bonus character
sign-conspirators = Conspirators under one’s command, on average
