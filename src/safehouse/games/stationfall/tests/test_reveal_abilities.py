"""Abilities that come with a reveal, and what is built on them (15.3.2)."""

from safehouse.core.testing import clause
from safehouse.core.words import Words
from safehouse.games.stationfall import GAME
from safehouse.games.stationfall.describe import describe
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-A.acrobatics")
def test_the_revealed_chimp_is_zero_born() -> None:
    Scene().tell("""
        + red identity astrochimp
        > red reveal astrochimp
        > red activate astrochimp
        > red free_action
        > red step aft_hub
        = actions 2
    """)


@clause("SF-A.hollow_promises", "SF-K.billionaire.1", "SF-K.billionaire.2", "SF-K.billionaire.3", "SF-A.rich")
def test_grey_bribes() -> None:
    scene = Scene(cast("billionaire"))
    scene.tell("""
        + red cubes billionaire 1
        + blue identity exile
        + turn red
        > red activate billionaire
        > red grey_bribe exile
        > red wait
        x SF-15.5.4.1 red bribe stranger
        > red end_turn
        > blue reveal exile
        = blue scores 1
        + billionaire at mcqueen
        + launched mcqueen
        = blue scores 2
    """)
    scene = Scene(cast("billionaire"))
    scene.tell("""
        + grey exile stranger colonel
        + red identity billionaire
        > red reveal billionaire
    """)
    assert scene.state.grey == [1, 1, 1]


@clause("SF-A.missile", "SF-A.missile.1", "SF-A.overload", "SF-A.overload.1", "SF-D20")
def test_missile_and_overload_strike_in_the_next_minute() -> None:
    Scene(cast("boarder")).tell("""
        + red reveals boarder
        + turn red
        + boarder acts
        x SF-A.missile red missile kitchen
        + jammers off
        > red missile kitchen
        x SF-A.missile red missile suite
        + exile at kitchen
        + exile has helmet
        + minute 12
        + turn red
        > red renegotiate
        = exile down
        = damaged kitchen
        = red is innocent
    """)
    Scene().tell("""
        + red identity engineer
        > red reveal engineer
        > red aim mcqueen
        = red tokens 2
        + exile at mcqueen
        + launched mcqueen
        + token red overload kitchen 13
        + minute 12
        + turn red
        > red renegotiate
        > red resolve 1
        = gone mcqueen
        = exile annihilated
        = damaged kitchen
        = red tokens 3
    """)


@clause(
    "SF-A.creatropism", "SF-K.botanist.1", "SF-K.botanist.2", "SF-K.botanist.3", "SF-K.botanist.4", "SF-D18"
)
def test_fang_moss() -> None:
    scene = Scene(cast("botanist"))
    scene.tell("""
        + red reveals botanist
        + exile at print_shop
        + exile down
        + exile has gun
        + turn red
        + stranger acts
        > red moss_step print_shop
        x SF-A.creatropism red moss_feed exile
        > red end_turn
        + troubleshooter at suite
        + turn red
        + stranger acts
        > red moss_feed exile
        = exile annihilated
        = floor print_shop gun
        + botanist down
        + botanist at kitchen
        + colonel at kitchen
        + colonel has fang_moss
        + colonel acts
        > red feed botanist
        = botanist annihilated
        x SF-K.botanist.2 red feed astrochimp
    """)
    assert scene.state.moss_victims == 2


@clause(
    "SF-A.mission_first",
    "SF-A.offshore_shenanigans",
    "SF-A.authorized_force",
    "SF-4.4.1",
    "SF-4.4.4",
    "SF-15.3.2",
)
def test_small_reveal_abilities() -> None:
    Scene().tell("""
        + red identity colonel
        + red betrayal 3
        > red reveal colonel
        = red betrayal 0
    """)
    Scene().tell("""
        + red identity inspector
        + red bribes exile
        > red reveal inspector
        = red bribe supply
    """)
    Scene().tell("""
        + red identity security
        + exile at print_shop
        > red reveal security
        > red activate security
        > red shoot exile
        = exile down
    """)


@clause("SF-A.shapeshift_switch", "SF-A.shapeshift_switch.1")
def test_the_consort_swaps_places() -> None:
    Scene().tell("""
        + red identity consort
        + consort has gun
        + exile has helmet artifact
        + exile knows evidence
        + blue bribes exile
        > red reveal consort
        > red swap exile
        = consort at array_control
        = exile at rec_room
        = consort has helmet artifact
        = consort knows evidence
        = exile has gun
        = blue bribe consort
    """)


@clause("SF-A.last_gasp")
def test_last_gasp() -> None:
    Scene(cast("corpsicle")).tell("""
        + red identity corpsicle
        > red reveal corpsicle
        = corpsicle live
    """)
    Scene(cast("corpsicle")).tell("""
        + red identity corpsicle
        + corpsicle live
        > red reveal corpsicle
        > red step bio_lab
        = corpsicle at bio_lab
        > red activate corpsicle
        = actions 2
    """)


@clause("SF-A.recorded_confessional", "SF-A.recorded_confessional.1")
def test_a_confession_makes_suspects() -> None:
    Scene().tell("""
        + red identity counselor
        + blue cubes station_chief 2
        + green cubes station_chief 1
        > red reveal counselor
        > red confess station_chief
        = blue is suspect
        = green is innocent
    """)


@clause("SF-A.self_repair", "SF-A.self_repair.1")
def test_the_cyborg_repairs_itself_first() -> None:
    Scene().tell("""
        + red reveals cyborg
        + cyborg down
        + turn red
        > red activate cyborg
        x SF-11.1 red step bio_lab
        > red self_repair
        = cyborg live
        > red step bio_lab
        + cyborg down
        + turn blue
        x SF-4.6.2 blue activate cyborg
        + fire bio_lab
        + turn red
        x SF-6.2 red activate cyborg
    """)


@clause("SF-A.point_break", "SF-K.daredevil.1", "SF-K.daredevil.2", "SF-R.23")
def test_wings() -> None:
    Scene(cast("daredevil")).tell("""
        + red reveals daredevil
        + daredevil at kitchen
        + daredevil has helmet
        + floor kitchen rocket_wings
        stationfall
        = daredevil at wings
    """)
    Scene(cast("daredevil")).tell("""
        + exile at outer_space
        + exile has rocket_wings helmet
        + stranger at outer_space
        + stranger has helmet
        + stranger acts
        x SF-K.daredevil.2 red fly_wings
        + exile acts
        > red fly_wings
        = exile at wings
        = not stranger escaped
    """)


@clause(
    "SF-A.root_access",
    "SF-A.root_access.1",
    "SF-A.trojan_horse",
    "SF-A.trojan_horse.1",
    "SF-K.digital_assistant.1",
    "SF-K.digital_assistant.2",
    "SF-K.digital_assistant.3",
    "SF-K.digital_assistant.4",
    "SF-4.2.2a",
    "SF-4.2.2b",
)
def test_the_digital_assistant() -> None:
    Scene(cast("digital_assistant", "consort")).tell("""
        + red identity digital_assistant
        + consort knows evidence nda
        + consort has gun
        > red reveal digital_assistant
        > red assistant_to consort
        = consort knows digital_assistant
        > red activate digital_assistant
        = actions 2
        x SF-4.2.2b red step kitchen
        > red toggle_jammers
        = not jammers
        > red root_access consort
        > red shoot consort
        = consort down
        x SF-15.5.3a red free_action
    """)
    Scene(cast("digital_assistant")).tell("""
        > red influence digital_assistant
        > red cubes 1
        > red activate digital_assistant
        x SF-A.root_access red root_access security
        > red suppress magnetic_containment
        = not asphyxiation magnetic_containment
    """)


@clause(
    "SF-A.blood_from_a_stone", "SF-A.blood_from_a_stone.1", "SF-A.tradecraft", "SF-A.tradecraft.1", "SF-D25"
)
def test_the_exiles_paper_trade() -> None:
    scene = Scene()
    scene.tell("""
        + red reveals exile
        + red holds stranger colonel consort
        + used engineer
        + turn red
        > red activate exile
        > red kompromat stranger
        > red wait
        = red holds stranger
        > red tradecraft
        > red discard colonel
        > red discard consort
        > red take engineer
        = red holds engineer
        = red discarded colonel
        x SF-A.tradecraft red tradecraft
    """)
    assert {k.character for k in scene.view(1).kompromats} == {"engineer"}


@clause("SF-A.claymore.2", "SF-A.claymore")
def test_claymores_are_laid_in_three_different_sections_and_only_their_owner_knows() -> None:
    scene = Scene(cast("operative"))
    scene.tell("""
        + red identity operative
        > red reveal operative
        > red trap kitchen
        x SF-A.claymore.2 red trap kitchen
        > red trap outer_space
        > red trap mcqueen
    """)
    assert scene.view(0).live_trap == "kitchen"
    assert scene.view(1).live_trap is None
    assert scene.told(1)[-1]["live"] is None
    scene.set("exile at mcqueen", "exile at aft_airlocks", "exile acts").plays("red step mcqueen")
    scene.expect("exile live")


@clause("SF-A.nerve_gas", "SF-A.nerve_gas.1", "SF-6.5.2")
def test_nerve_gas() -> None:
    Scene(cast("operative")).tell("""
        + red reveals operative
        + fire rec_room
        + stranger at rec_room
        + turn red
        + operative acts
        x SF-11.2a red nerve_gas suite
        > red nerve_gas rec_room
        = asphyxiation rec_room
        = damaged rec_room
        = stranger down
    """)


@clause("SF-A.forceful_presence", "SF-A.forceful_presence.1")
def test_forceful_presence() -> None:
    Scene().tell("""
        + red reveals station_chief
        + turn red
        > red activate station_chief
        > red presence colonel
        > red step mainframe
        = colonel at mainframe
        = actions 2
        x SF-A.forceful_presence red presence counselor
    """)


@clause("SF-A.secret_cache", "SF-A.secret_cache.1", "SF-4.5.3.1")
def test_the_secret_cache() -> None:
    Scene(cast("stowaway")).tell("""
        + red identity stowaway
        + red cubes exile 1
        + exile has gun gun gun
        > red reveal stowaway
        > red helmet_to exile
        > red let_go gun
        = exile has helmet
    """)
    Scene(cast("stowaway")).tell("""
        + red identity stowaway
        > red reveal stowaway
        > red helmet_to stowaway
        = stowaway has helmet
    """)


@clause("SF-A.homework", "SF-A.homework.1", "SF-D3")
def test_homework_shows_a_bonus_character() -> None:
    scene = Scene()
    scene.tell("""
        + red identity stranger exile
        > red reveal stranger
        > red show exile
        > red step forward_hub
        = exile at forward_hub
    """)
    assert scene.view(1).shown == ["exile"]
    told = describe(scene.view(1), Words("en", GAME, you=1, strict=True))
    assert "Identity cards shown without being revealed: Exile." in told
