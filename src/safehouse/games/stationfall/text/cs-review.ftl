# Proč byl jeden tah lepší než jiný (rozbory)

sign-agenda = Body, v něž se dá doufat z úkolů
sign-bonus = Body, v něž se dá doufat za bonusovou postavu
sign-bribes = Body za přijaté úplatky
sign-excess = Body ztracené za kostky nad limit
sign-guilty = Pozice, v nichž jste vinni
sign-conspirators = Konspirátoři, kterým velíte, v průměru
