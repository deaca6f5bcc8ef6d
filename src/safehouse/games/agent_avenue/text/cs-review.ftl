# Proč byl jeden tah lepší než jiný (rozbory)

sign-won-catch = Partie dohrané roboty a vyhrané chycením soupeře
sign-lost-catch = Partie dohrané roboty a prohrané tím, že soupeř chytil vás
sign-won-codebreakers = Partie dohrané roboty a vyhrané vlastními třemi Kryptografkami
sign-lost-codebreakers = Partie dohrané roboty a prohrané třemi Kryptografkami soupeře
sign-won-daredevils = Partie dohrané roboty a vyhrané díky třem Odvážlivcům soupeře
sign-lost-daredevils = Partie dohrané roboty a prohrané vlastními třemi Odvážlivci
sign-won-leader_of_the_pack = Partie dohrané roboty a vyhrané Vůdkyní smečky
sign-lost-leader_of_the_pack = Partie dohrané roboty a prohrané s Vůdkyní smečky u soupeře
sign-won-masterplan = Partie dohrané roboty a vyhrané Mistrovským plánem
sign-lost-masterplan = Partie dohrané roboty a prohrané Mistrovským plánem soupeře
sign-won-security_system = Partie dohrané roboty a vyhrané Zabezpečovacím systémem
sign-lost-security_system = Partie dohrané roboty a prohrané Zabezpečovacím systémem soupeře
sign-won-nearer = Partie dohrané roboty a vyhrané s prázdným balíčkem, protože chybělo méně k chycení
sign-lost-nearer = Partie dohrané roboty a prohrané s prázdným balíčkem, protože soupeři chybělo méně k chycení
sign-won-level = Partie dohrané roboty a vyhrané s prázdným balíčkem při stejné vzdálenosti
sign-lost-level = Partie dohrané roboty a prohrané s prázdným balíčkem při stejné vzdálenosti
sign-lead = Náskok v polích po výměně karet, v průměru
sign-codebreakers = Vlastní Kryptografky ve hře po výměně, v průměru
sign-daredevils = Vlastní Odvážlivci ve hře po výměně, v průměru
sign-rival-codebreakers = Soupeřovy Kryptografky ve hře po výměně, v průměru
sign-rival-daredevils = Soupeřovi Odvážlivci ve hře po výměně, v průměru
