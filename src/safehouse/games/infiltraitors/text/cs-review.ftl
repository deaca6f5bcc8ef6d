# Proč byl jeden tah lepší než jiný (rozbory)

sign-ruled-out = Jakou část karet, kterými podezřelý může být, tah v průměru vyloučí
