# Proč byl jeden tah lepší než jiný (rozbory)

sign-agenda = Body, v něž se dá doufat z agendy
sign-bonus = Body, v něž se dá doufat za bonusovou postavu
sign-conspirators = Konspirátoři, kterým velíte, v průměru
