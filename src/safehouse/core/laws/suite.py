"""All laws in their order. Laws 13 and 19, for which bots must play, are in `safehouse.bots.laws`."""

from safehouse.core.laws.clauses import every_clause_is_tested
from safehouse.core.laws.codec import codec_is_a_bijection
from safehouse.core.laws.compiled import compiled_and_interpreted_agree
from safehouse.core.laws.components import components_are_conserved
from safehouse.core.laws.copies import copies_are_whole_and_independent
from safehouse.core.laws.declared import secrets_are_declared
from safehouse.core.laws.guides import guide_covers_the_ledger, ledger_is_the_same_in_every_language
from safehouse.core.laws.hidden import nobody_learns_what_is_hidden
from safehouse.core.laws.law import Law
from safehouse.core.laws.logs import logs_say_it_all
from safehouse.core.laws.menus import menu_is_exact
from safehouse.core.laws.occurrence import everything_occurs
from safehouse.core.laws.random_play import random_play_ends, replays_agree
from safehouse.core.laws.reveals import reveals_do_reveal
from safehouse.core.laws.supports import imagination_is_exact
from safehouse.core.laws.texts import texts_are_complete

LAWS = (
    Law(1, "random play ends", random_play_ends),
    Law(2, "replays agree", replays_agree),
    Law(3, "copies are whole and independent", copies_are_whole_and_independent),
    Law(4, "the menu is exact", menu_is_exact),
    Law(5, "nobody learns what is hidden", nobody_learns_what_is_hidden),
    Law(6, "imagination forgets no possibility and adds none", imagination_is_exact),
    Law(7, "components are conserved", components_are_conserved),
    Law(8, "the move codec is a bijection", codec_is_a_bijection),
    Law(9, "everything occurs", everything_occurs),
    Law(10, "every clause has its test", every_clause_is_tested),
    Law(11, "every text exists in every language", texts_are_complete),
    Law(12, "compiled and interpreted agree", compiled_and_interpreted_agree),
    Law(14, "the log says it all", logs_say_it_all),
    Law(15, "secrets are declared", secrets_are_declared),
    Law(16, "reveals do reveal", reveals_do_reveal),
    Law(17, "the guide covers the ledger", guide_covers_the_ledger),
    Law(18, "the ledger is the same in every language", ledger_is_the_same_in_every_language),
)
