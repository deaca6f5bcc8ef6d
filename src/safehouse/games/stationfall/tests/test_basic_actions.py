"""Chapter 12, action by action."""

from safehouse.core.testing import clause
from safehouse.games.stationfall.tests.scene import Scene, cast


@clause("SF-12.1.1", "SF-5.3", "SF-5.4.2", "SF-A.tunnel_rat", "SF-5.4.3")
def test_a_step_follows_corridors_and_vents_only_with_tunnel_rat() -> None:
    Scene().tell("""
        + exile at chem_lab
        + exile acts
        x SF-12.1.1 red step kitchen
        x SF-5.4.2 red step x_vault
        > red step bio_lab
        + troubleshooter at chem_lab
        + troubleshooter acts
        > red step x_vault
        = troubleshooter at x_vault
        = lock bio_lab x_vault
    """)


@clause("SF-12.1.3a")
def test_a_lock_blocks_those_who_are_no_officers() -> None:
    Scene().tell("""
        + exile at bio_lab
        + exile acts
        x SF-12.1.3a red step x_vault
    """)


@clause("SF-12.1.2b", "SF-12.1.2c", "SF-D16")
def test_a_character_drags_once_and_is_dragged_once_in_a_turn() -> None:
    Scene().tell("""
        + exile at kitchen
        + stranger at kitchen
        + exile down
        + stranger acts
        > red step aft_hub
        > red drag exile
        = exile at aft_hub
        > red step rec_room
        = stranger at rec_room
        = exile at aft_hub
        + engineer at aft_hub
        + engineer acts
        > red step kitchen
        = exile at aft_hub
    """)


@clause("SF-R.8")
def test_nobody_is_dragged_along_a_vent_without_tunnel_rat() -> None:
    Scene().tell("""
        + troubleshooter at chem_lab
        + exile at chem_lab
        + exile down
        + astrochimp at chem_lab
        + astrochimp down
        + troubleshooter acts
        > red step x_vault
        x SF-R.8 red drag exile
        > red drag astrochimp
        = astrochimp at x_vault
    """)


@clause("SF-12.2.1", "SF-12.2.4", "SF-4.6.4", "SF-8.1", "SF-4.5.1", "SF-4.5.2")
def test_items_are_picked_up_from_the_floor_and_from_the_down() -> None:
    Scene().tell("""
        + exile at kitchen
        + stranger at kitchen
        + stranger has gun
        + exile acts 9
        > red pick_up bludgeon
        x SF-12.2.4 red pick_from stranger
        + stranger down
        > red pick_from stranger
        > red item gun
        = exile has gun bludgeon
        + floor kitchen bludgeon bludgeon
        > red pick_up bludgeon
        x SF-12.2.2 red pick_up bludgeon
    """)


@clause("SF-8.4")
def test_integral_items_never_leave_their_possessor() -> None:
    Scene(cast("corpsicle")).tell("""
        + exile at cryo_lab
        + exile acts
        x SF-12.2.1 red pick_from corpsicle
        + security acts
        x SF-8.4 red drop integral_gun
    """)


@clause("SF-12.3", "SF-D13", "SF-8.1.3b")
def test_a_dropped_firebomb_may_be_lit_by_one_who_survives_it() -> None:
    Scene().tell("""
        + security at kitchen
        + security has firebomb
        + astrochimp at suite
        + security acts
        x SF-12.3 red drop helmet
        > red drop firebomb
        > red light
        = fire kitchen
        = damaged kitchen
        = not floor kitchen firebomb
        + exile at hydroponics
        + exile has firebomb
        + exile acts
        > red drop firebomb
        = floor hydroponics firebomb
    """)


@clause("SF-12.4.1", "SF-12.4.2", "SF-12.4.3")
def test_a_gift_cannot_be_refused_but_must_fit() -> None:
    Scene(cast("telepathic_rat")).tell("""
        + exile at kitchen
        + stranger at kitchen
        + stranger down
        + exile has gun helmet nanogel
        + exile acts
        > red give stranger
        > red item gun
        = stranger has gun
        x SF-12.4.3 red give telepathic_rat
        x SF-12.4.1 red give security
        + stranger has gun gun
        x SF-12.4.2 red give stranger
    """)


@clause("SF-12.5.1", "SF-12.5.2", "SF-12.5.3", "SF-5.4.1", "SF-M.15")
def test_things_are_thrown_along_open_corridors_only() -> None:
    Scene().tell("""
        + exile at bio_lab
        + exile has gun
        + exile acts
        x SF-12.5.1 red throw x_vault
        x SF-12.5.2 red throw hydroponics
        x SF-12.5.3 red throw outer_space
        > red throw chem_lab
        > red item gun
        = floor chem_lab gun
    """)


@clause("SF-9.2", "SF-9.3", "SF-R.47", "SF-9.5")
def test_nobody_has_two_copies_of_one_kind() -> None:
    Scene().tell("""
        + exile at security_station
        + exile acts
        > red make_data evidence
        x SF-R.47 red make_data evidence
        + colonel knows evidence
        x SF-12.6.1 red copy evidence
    """)


@clause("SF-12.7", "SF-R.38")
def test_only_the_own_pc_deletes_data() -> None:
    Scene().tell("""
        + red reveals exile
        + exile knows evidence
        + stranger knows evidence
        + turn red
        + stranger acts
        x SF-12.7 red delete evidence
        + exile acts
        > red delete evidence
        = not exile knows evidence
    """)


@clause("SF-12.8.3", "SF-8.1.4", "SF-8.1.5", "SF-8.3", "SF-4.6.1a", "SF-4.6.1b")
def test_attacks_need_a_weapon_and_a_live_body() -> None:
    Scene(cast("telepathic_rat")).tell("""
        + telepathic_rat at print_shop
        + exile at print_shop
        + exile acts
        x SF-8.3 red strike security
        x SF-8.3 red shoot security
        + exile has gun
        x SF-12.8.3 red shoot telepathic_rat
        > red shoot security
        = security down
        x SF-12.8.3 red shoot security
    """)


@clause("SF-12.9.1", "SF-12.9.2", "SF-12.9.4", "SF-12.9.5", "SF-R.7", "SF-A.pride")
def test_robbing() -> None:
    Scene().tell("""
        + troubleshooter at therapy_garden
        + exile at therapy_garden
        + exile has helmet
        + exile knows evidence
        + troubleshooter acts 9
        x SF-12.9.1 red rob exile
        x SF-A.pride red rob station_chief
        + troubleshooter has gun
        > red rob exile
        > red data evidence
        = troubleshooter knows evidence
        = not exile knows evidence
        > red rob exile
        > red item helmet
        = troubleshooter has helmet
        + exile has artifact
        x SF-12.9.4 red rob exile
    """)
    Scene().tell("""
        + exile at outer_space
        + exile has helmet helmet
        + security at outer_space
        + security acts
        > red rob exile
        > red item helmet
        = exile live
    """)


@clause("SF-12.10a", "SF-12.10b", "SF-5.1.4c", "SF-5.1.7.2", "SF-R.43")
def test_sabotage_damages_an_undamaged_section_of_the_station() -> None:
    Scene().tell("""
        + troubleshooter at print_shop
        + troubleshooter acts 9
        > red sabotage
        = damaged print_shop
        = troubleshooter live
        x SF-12.10a red sabotage
        + troubleshooter has helmet
        + troubleshooter at outer_space
        x SF-12.10b red sabotage
    """)
    scene = Scene()
    scene.set("damaged outer_space")
    scene.expect("not damaged outer_space")


@clause("SF-12.11.1a", "SF-12.11.1b", "SF-8.1.2", "SF-4.6.3a")
def test_nanogel_revives_twice() -> None:
    Scene().tell("""
        + exile at kitchen
        + exile has nanogel
        + stranger at kitchen
        + stranger down
        + astrochimp down
        + exile acts
        > red revive stranger
        = stranger live
        = exile has nanogel_half
        > red revive astrochimp
        = astrochimp live
        = exile lacks nanogel nanogel_half
        = stock nanogel 7
    """)


@clause("SF-12.11.3", "SF-4.6.3b", "SF-13.11", "SF-A.jury_rig", "SF-R.1")
def test_robots_come_back_by_repair() -> None:
    Scene().tell("""
        + security down
        + exile at print_shop
        + exile acts
        > red repair security
        = security live
        + consort at kitchen
        + consort down
        + troubleshooter at kitchen
        + troubleshooter acts
        > red jury_rig_robot consort
        = consort live
        x SF-13.11 red jury_rig_robot astrochimp
    """)


@clause("SF-8.1.1a", "SF-8.1.1.1", "SF-6.1", "SF-6.4")
def test_hazards_down_bare_humans_and_nobody_else() -> None:
    scene = Scene()
    scene.set("exile at rec_room", "stranger at rec_room", "stranger has helmet", "asphyxiation rec_room")
    scene.expect("exile down", "stranger live", "consort live")
    scene.set(
        "security has helmet", "exile live", "exile at print_shop", "exile has bludgeon", "clear rec_room"
    )
    scene.tell("""
        + exile acts
        x SF-A.armored red strike security
        + consort at print_shop
        + consort has helmet
        + cameras off
        + damaged fuel_cells array_control
        > red strike consort
        = consort down
    """)


@clause("SF-A.armored", "SF-A.fast_talk")
def test_armour_and_smooth_talk_stop_a_bludgeon() -> None:
    Scene().tell("""
        + troubleshooter at rec_room
        + troubleshooter acts
        x SF-A.fast_talk red strike consort
        + troubleshooter at print_shop
        x SF-A.armored red strike security
        x SF-A.armored red rob security
        + consort at tanks
        + troubleshooter at tanks
        > red strike consort
        = consort down
    """)


@clause("SF-8.5.2e", "SF-R.26", "SF-3.3a", "SF-3.3b")
def test_hands_of_kompromat_have_no_limit_and_their_size_is_public() -> None:
    scene = Scene()
    scene.set("red holds exile colonel stranger engineer consort")
    assert scene.view(1).conspiracies[0].hand == 5
    assert scene.view(1).kompromats == []
    assert len(scene.view(0).kompromats) == 5
