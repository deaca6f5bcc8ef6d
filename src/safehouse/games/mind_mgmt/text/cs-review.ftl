# Proč byl jeden tah lepší než jiný (rozbory)

sign-captured = Partie dohrané roboty, v nichž je Náborář zajat
sign-recruits = Kontaktovaní rekruti do konce hry, v průměru
