# Proč byl jeden tah lepší než jiný (rozbory)

sign-intel = Nasbírané informace po dalším kole
sign-dominance = Body za nejnižší žeton nadvlády po dalším kole
sign-least-corrupt = Odměna nejméně zkaženému po dalším kole
sign-over-the-edge = Postih za hranou po dalším kole
sign-evidence = Body za důkazy po dalším kole
sign-dilemmas = Informace na uložených dilematech po dalším kole
sign-warrants = Body za zatykače po dalším kole
sign-badges = Body za odznaky po dalším kole
sign-rival = Body nejlepšího z ostatních po dalším kole
