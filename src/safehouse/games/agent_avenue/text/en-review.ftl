# Why a move was better than another (reviews)

sign-won-catch = Games played on by bots that are won by catching the rival
sign-lost-catch = Games played on by bots that are lost by being caught
sign-won-codebreakers = Games played on by bots that are won by one’s own three Codebreakers
sign-lost-codebreakers = Games played on by bots that are lost to the rival’s three Codebreakers
sign-won-daredevils = Games played on by bots that are won by the rival’s three Daredevils
sign-lost-daredevils = Games played on by bots that are lost by one’s own three Daredevils
sign-won-leader_of_the_pack = Games played on by bots that are won by Leader of the Pack
sign-lost-leader_of_the_pack = Games played on by bots that are lost to Leader of the Pack
sign-won-masterplan = Games played on by bots that are won by the Masterplan
sign-lost-masterplan = Games played on by bots that are lost to the rival’s Masterplan
sign-won-security_system = Games played on by bots that are won by the Security System
sign-lost-security_system = Games played on by bots that are lost to the rival’s Security System
sign-won-nearer = Games played on by bots that are won by being nearer to a catch with the deck empty
sign-lost-nearer = Games played on by bots that are lost with the deck empty, the rival being nearer to a catch
sign-won-level = Games played on by bots that are won with the deck empty and both as near to a catch
sign-lost-level = Games played on by bots that are lost with the deck empty and both as near to a catch
sign-lead = Spaces ahead after the exchange, on average
sign-codebreakers = One’s own Codebreakers in play after the exchange, on average
sign-daredevils = One’s own Daredevils in play after the exchange, on average
sign-rival-codebreakers = The rival’s Codebreakers in play after the exchange, on average
sign-rival-daredevils = The rival’s Daredevils in play after the exchange, on average
