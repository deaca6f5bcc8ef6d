"""All laws in their order."""

from safehouse.core.laws.law import Law
from safehouse.core.laws.papers import every_clause_is_tested, texts_are_complete
from safehouse.core.laws.parts import codec_is_a_bijection, components_are_conserved, everything_occurs
from safehouse.core.laws.play import copies_are_independent, menu_is_exact, random_play_ends, replays_agree
from safehouse.core.laws.secrecy import imagination_is_complete, worlds_look_the_same
from safehouse.core.laws.twins import compiled_and_interpreted_agree

LAWS = (
    Law(1, "random play ends", random_play_ends),
    Law(2, "replays agree", replays_agree),
    Law(3, "copies are independent", copies_are_independent),
    Law(4, "the menu is exact", menu_is_exact),
    Law(5, "nobody learns what is hidden", worlds_look_the_same),
    Law(6, "imagination forgets no possibility", imagination_is_complete),
    Law(7, "components are conserved", components_are_conserved),
    Law(8, "the move codec is a bijection", codec_is_a_bijection),
    Law(9, "everything occurs", everything_occurs),
    Law(10, "every clause has its test", every_clause_is_tested),
    Law(11, "every text exists in every language", texts_are_complete),
    Law(12, "compiled and interpreted agree", compiled_and_interpreted_agree),
)
