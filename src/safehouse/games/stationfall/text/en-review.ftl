# Why a move was better than another (reviews)

sign-agenda = Points to hope for from the agenda
sign-bonus = Points to hope for from the bonus character
sign-bribes = Points for bribes received
sign-excess = Points lost for cubes over the limit
sign-guilty = Positions in which you are guilty
sign-conspirators = Conspirators under one’s command, on average
