# Why a move was better than another (reviews)

sign-captured = Games played on by bots in which the Recruiter is captured
sign-recruits = Recruits contacted by the end, on average
