# Proč byl jeden tah lepší než jiný (rozbory)

sign-ruled-out = Jakou část karet, kterými podezřelý může být, tah v průměru vyloučí
sign-shown = Jakou část možných karet ostatních podezřelých vyloučí už to, že karta leží lícem vzhůru
sign-hit = Šance, že výstřel hned eliminuje podezřelého
