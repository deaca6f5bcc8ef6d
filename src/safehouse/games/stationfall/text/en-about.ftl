# What each thing is and does. Numbers come from the data (about.py).

about-section =
    { $seats ->
        [0] { $dark ->
            [yes] A dark section: the cameras see nothing here.
           *[no] A lit section: the cameras see who downs whom here.
        }{ $gravity ->
            [yes] { " " }It has gravity.
           *[no] { " " }It has no gravity.
        }{ $console ->
            [yes] { " " }It has a console.
           *[no] { "" }
        }{ $power ->
            [yes] { " " }A power section: damaging it lowers the power of the whole station.
           *[no] { "" }
        }{ $airlock ->
            [both] { " " }Its airlock leads to Outer Space and back.
            [out] { " " }Its airlock leads outward only.
            [in] { " " }Its airlock leads inward only.
           *[none] { "" }
        }{ $actions ->
            [none] { "" }
           *[other] { " " }Actions: { $actions }.
        }{ $made ->
            [none] { "" }
           *[other] { " " }Made here: { $made }.
        }{ $corridors ->
            [none] { "" }
           *[other] { " " }Corridors: { $corridors }.
        }{ $locked ->
            [none] { "" }
           *[other] { " " }Locked at the start: { $locked }.
        }{ $vents ->
            [none] { "" }
           *[other] { " " }Vents: { $vents }.
        }
       *[other] An escape pod, docked at the section { $dock }. Seats: { $seats }. It can be launched once evacuation is declared; if Legal is in play, every human inside must also have an NDA.
    }
about-section-physics_lab = { about-section } Data can be wiped only if an option set before the game allows it.
about-section-x_vault = { about-section } Project X comes from here; damage to this section releases it too.
about-section-magnetic_containment = { about-section } There is asphyxiation from the start. If the antimatter leaves this section, it becomes armed.
about-section-outer_space = The space around the station: dark, without gravity and without air. A human without a helmet goes down here at once and cannot be revived here. Only airlocks lead in and out.
about-section-medevac = An escape pod, docked at the section { $dock }. Seats: { $seats }. It needs neither evacuation nor NDA: it is enough that a down human is inside.
about-section-inspector_shuttle = A pod docked at the section { $dock }. Seats: { $seats }. It needs no evacuation: inside must be the Inspector, live or down, or a live character with Jury Rig.

about-pawn = { about-character } The pawn shows where the character is and whether it is live or down.

about-character =
    Type: { $types }. { $start ->
        [none] { "" }
       *[other] Starts in: { $start }.
    } Carries items: { $items }. Influence limit: { $influence }. Abilities: { $abilities }.{ $revealed ->
        [none] { "" }
       *[other] { " " }After the reveal: { $revealed }.
    } { $bonus ->
        [friend] As a bonus character a friend, points: { $points }.
        [grudge] As a bonus character a grudge, points: { $points }.
       *[clones] As a bonus character a point per escaped Clone and one more for all three.
    }{ $bribable ->
        [no] { " " }Cannot be bribed.
       *[yes] { "" }
    }{ $pay ->
        [2] { " " }Bribes on this card count double.
        [0] { " " }Whoever plays it scores nothing for bribes.
       *[1] { "" }
    }{ $guilty ->
        [yes] { " " }Whoever plays it may win while guilty.
       *[no] { "" }
    }

about-colour = The conspiracy of one colour: its cubes, disc, time tokens and bribe have this colour. Which character it plays is secret until it reveals.

about-pawn-billionaire = { about-character-billionaire }
about-pawn-boarder = { about-character-boarder }
about-pawn-botanist = { about-character-botanist }
about-pawn-corpsicle = { about-character-corpsicle }
about-pawn-cyborg = { about-character-cyborg }
about-pawn-daredevil = { about-character-daredevil }
about-pawn-digital_assistant = { about-character-digital_assistant }
about-pawn-doctor = { about-character-doctor }
about-pawn-inspector = { about-character-inspector }
about-pawn-legal = { about-character-legal }
about-pawn-medical = { about-character-medical }
about-pawn-microbiologist = { about-character-microbiologist }
about-pawn-stowaway = { about-character-stowaway }
about-pawn-telepathic_rat = { about-character-telepathic_rat }
about-pawn-monster = Project X brought it. It is not a character; it acts at the end of every player’s turn by its card, and the player whose turn it is makes its choices.
about-pawn-drone_1 = A robot with an integral bludgeon. It cannot be influenced, activated or bribed: whoever uses a console action takes one action with it. It can disassemble itself to repair the section or a robot.
about-pawn-drone_2 = A robot with an integral bludgeon. It cannot be influenced, activated or bribed: whoever uses a console action takes one action with it. It can disassemble itself to repair the section or a robot.
about-pawn-clone_alpha = { about-character-maintenance_clones } Each pawn has its own items and data.
about-pawn-clone_beta = { about-character-maintenance_clones } Each pawn has its own items and data.
about-pawn-clone_gamma = { about-character-maintenance_clones } Each pawn has its own items and data.

about-character-billionaire = { about-character } He has grey bribes on his card and a dog, Fletcher, on the station; as a bonus character he scores by Fletcher.
about-character-boarder = { about-character } She starts armed and helmeted and brings the Rescue Ship.
about-character-botanist = { about-character } He brings Fang Moss; as a bonus character he scores by the moss.
about-character-corpsicle = { about-character } She starts down, with an integral helmet: until somebody revives her she can be neither influenced nor activated.
about-character-cyborg = { about-character } Hazards and weapons affect it as a human, and it can be repaired like a robot.
about-character-daredevil = { about-character } She brings the Rocket Wings, on which a character with a helmet can fly off from Outer Space.
about-character-digital_assistant = { about-character } It has no pawn, is in no section and is never down. As a bonus character it scores if a copy of it escapes.
about-character-doctor = { about-character } She has two identity cards, Jekyll and Hyde, and can be the player character of two players at once.
about-character-inspector = { about-character } She brings a shuttle that may leave without evacuation.
about-character-legal = { about-character } If it is in play, ordinary pods launch only if all humans inside have an NDA.
about-character-maintenance_clones = { about-character } Three pawns on one card; on activation you act with one of them.
about-character-medical = { about-character } It brings the Medevac, which may leave with a down human without evacuation.
about-character-microbiologist = { about-character } She starts contaminated.
about-character-stowaway = { about-character } She starts off the board: her first action must be a step into any dark section of the station; until then she can only wait.
about-character-telepathic_rat = { about-character } It is carried as an item and starts contaminated. It cannot be attacked and hazards do not hurt it; it escapes with whoever carries it.

about-item-helmet = Protects a human who has it from fire and asphyxiation, and from attack and robbing with a bludgeon. It does not protect from a gun and is useless to a robot.
about-item-nanogel = As an action it revives a down human, robot or monster in the section. Doses: { $charges }.
about-item-nanogel_half = Nanogel with its last dose: it revives one more in the section who is down and returns to the supply.
about-item-firebomb = Dropped or thrown, it may be lit: then the section where it lands is on fire.
about-item-bludgeon = A weapon: attack and rob a robot or a human without a helmet, and sabotage the section.
about-item-gun = A weapon: attack and rob anyone, helmeted humans too, and sabotage the section.
about-item-antimatter = As soon as it leaves Magnetic Containment, or by self-destruct, it is armed and explodes four minutes later. On the station that ends the game, elsewhere it destroys what is around.
about-item-artifact = It does nothing, but several characters score for it.
about-item-briefcase = It does nothing, but several characters score for it.
about-item-fletcher = The Billionaire’s dog, handled as an item. Nothing hurts him, and the Billionaire scores for his escape.
about-item-fang_moss = Whoever has it may use an action to annihilate a down human in the section with it. The Botanist scores for that.
about-item-rocket_wings = Whoever has them and a helmet flies off from Outer Space to the mesosphere with an action, alone and without evacuation.
about-item-telepathic_rat = A character that is carried as an item. It controls humans without a helmet in its section and escapes with whoever carries it.

about-data-evidence = Made in the Security Station. Sent to the Authorities it makes all other suspect players guilty; some agendas care about it too.
about-data-x_secret = Made in the Bio Lab. Whoever activates a character that already has it may look at the Project X card from then on. Some agendas care about it.
about-data-nda = Whoever has it may not copy, delete, transmit or deliver data and cannot be robbed of data. Humans need it to leave in ordinary pods if Legal is in play.
about-data-digital_assistant = A copy of the program, made in the Mainframe. Whoever has it counts as an Officer for section actions and may launch a pod even without evacuation.

about-institution-authorities = An institution away from the station. Evidence transmitted here during the game makes all other suspect players guilty; delivered at Stationfall it clears the guilty player whose character gives it.
about-institution-news = An institution away from the station. Data sent here has escaped; some characters score for it, others lose by it.

about-power-normal = No power section is damaged. Cameras and jammers can be turned on.
about-power-backup = One power section is damaged. Cameras and jammers are off and cannot be turned on until it is repaired. Even then they do not come on by themselves.
about-power-blackout = At least two power sections are damaged. Everything is dark, no console works, nor any section action but countdown and airlock, and every human and robot can breach locks. Once only one is left damaged the blackout is over and all locks are gone.

about-project-combat_swarm = A swarm of robots, hurt by gun and EMP. After each turn the player may move it up to two sections and down a robot or unhelmeted human in its section. It can be directed from a console too.
about-project-stable_wormhole = Not a monster: a character in the undamaged X-Vault can leave straight for the mesosphere with an action, and may drag a down character along. Not in a blackout.
about-project-blob = It goes to the nearest human or robot, through locks and vents, and engulfs it. Only fire hurts it; fire frees the engulfed.
about-project-assassin = A robot, hurt by gun and EMP. After each turn it goes up to two sections after player characters, then Officers and humans, and downs one target in its section, helmet or not.
about-project-vent_stalker = Hurt by bludgeon, gun and hazards. After each turn it goes up to two sections, vents included, after the nearest human without a helmet and downs one in its section.
about-project-spore_mother = It does not move; hurt by bludgeon, gun and fire. After each turn the player contaminates one human in the same section as it or as somebody contaminated.
about-project-nanite_tide = Hurt by EMP and fire. After each turn it either damages its section or moves to the next, even past a lock.
about-project-siren = It does not move; hurt by bludgeon and gun. It downs humans without a helmet in the X-Vault, and after each turn one human without a helmet takes a step towards it.

about-token-countdown = A time token on a pod. The pod leaves at the end of its owner’s turn in the next minute; damaged, it is annihilated.
about-token-missile = A time token on a section. On its owner’s next turn the section is damaged and everyone in it down; a pod that has left in the meantime is annihilated.
about-token-overload = A time token on a section. On its owner’s next turn the section is damaged; a pod that has left in the meantime is annihilated.

about-switch-on = The device is running. Cameras see what happens in lit sections; jammers keep data from being copied over a distance.
about-switch-off = The device is off. Without cameras downing raises no suspicion; without jammers data can be copied to anyone.

about-ability-tunnel_rat = Steps along vents too.
about-ability-loyal = Whoever influences it first returns all cubes on its card to their owners, and must then put at least one more than were returned. Your own returned cubes may be used at once.
about-ability-live_streams = While jammers are off, the Billionaire’s section and Fletcher’s count as lit and on camera, even in a blackout.
about-ability-rich = Cannot be bribed. Grey bribes lie on the card; whoever activates him may use one in place of their own bribe.
about-ability-breach = Action: removes a lock from a corridor leading out of its section. In a blackout every human and robot has it.
about-ability-fugitive = Neither an action of this character nor one that downs it makes anyone suspect.
about-ability-scientist = When activated it may take a section action as its free action.
about-ability-zero_born = When activated it may move into a zero-gravity section as its free action, through an airlock too.
about-ability-officer = Steps through a lock and removes it, except in a blackout. May declare evacuation, release Project X, launch pods from the Bridge, self-destruct and make a gun.
about-ability-paranoid = Only a player with another conspirator in its section may influence it. It cannot be bribed.
about-ability-fast_talk = In a lit section a human cannot attack it with a bludgeon.
about-ability-mimic_frameup = When an action of the Consort would make you suspect, you may name another player with a conspirator in that section instead.
about-ability-vengeful = Her kompromat works even while she is down: it revives her, gives her a bludgeon, and you take an action with her.
about-ability-dying = She cannot be activated while exhausted and has no free action.
about-ability-wormtongue = Action: moves one cube from the card of a human in his section to the betrayal box.
about-ability-uncanny = Exhausted only when at least two discs lie on the card.
about-ability-pride = Cannot be robbed.
about-ability-adrenaline = Hazards do not down her. When activated, every move into a section with a hazard is free.
about-ability-ai = Takes console actions only, from anywhere; not in a blackout. Whoever has its data counts as an Officer for section actions and may launch a pod without evacuation.
about-ability-helpful = Nobody may have more than one cube here.
about-ability-split = Has two identity cards, Jekyll and Hyde, and can be the player character of two players.
about-ability-disassemble = Action: the Drone goes down and so repairs its section, or revives another robot in it.
about-ability-remote_control = Cannot be influenced, activated or bribed. Whoever may take a console action uses it for one action with one Drone.
about-ability-jury_rig = Action: repairs the damage of its section, or revives a down robot in it. A burning section cannot be repaired.
about-ability-hacker = The free action may be a console action. While jammers are off it may take console actions in any section.
about-ability-investigator = Picks up kompromats and makes data in a section joined to hers by a corridor, as if she stood there.
about-ability-badge = Robs items, not data, as if she had a gun.
about-ability-process_server = Action: every other human and robot in the section gets an NDA.
about-ability-lawyer_up = Action: an innocent or guilty player whose PC is in the section becomes suspect.
about-ability-emergency_response = Action: revives a down human in the section without nanogel. When activated, moving into a section with a down human is always free.
about-ability-emp_burst = Action: damages her section, downs all robots in it and deletes all data of characters in it, her own included.
about-ability-peacekeeper = Attacks only Fugitives, monsters and PCs of suspect or guilty players. Never sabotages; may rob.
about-ability-armored = Cannot be attacked or robbed with a bludgeon.
about-ability-telepathy = The Rat’s only action: take one action with a live human without a helmet in its section. It cannot be refused, and self-preservation does not apply.
about-ability-acrobatics = Has ZeroBorn: as its free action it may move into a zero-gravity section.
about-ability-hollow_promises = At the reveal all grey bribes return to the Billionaire’s card.
about-ability-missile = Action while jammers are off: a time token on any section. On your next turn it is damaged and everyone in it down.
about-ability-extricate = At the reveal, even at Stationfall, the Rescue Ship turns into a Pirate Ship: it takes only whoever has the Briefcase in Outer Space.
about-ability-creatropism = If no live character possesses Fang Moss, once per activation of yours it moves for free, or eats a down human.
about-ability-mission_first = At the reveal all your cubes return from the betrayal box.
about-ability-shapeshift_switch = At the reveal a live Consort may swap place, items, data and bribes with a human or robot NPC.
about-ability-last_gasp = At the reveal she revives if down; if live she takes one action.
about-ability-recorded_confessional = At the reveal you choose another human in the live Counselor’s section; the other innocent players whose conspirator it is become suspect.
about-ability-brutal = Downs even a helmeted human with a bludgeon; bludgeon and helmet are annihilated.
about-ability-self_repair = Your Cyborg may be activated while down; its first action is to revive.
about-ability-point_break = A live Daredevil with a helmet escapes at Stationfall if the Rocket Wings are in her section.
about-ability-root_access = Action: take one action with a live robot that has Digital Assistant data, without self-preservation.
about-ability-trojan_horse = At the reveal one unescaped character with Evidence or the X-Secret gets a copy of the Digital Assistant.
about-ability-zip_gun = At the reveal as Hyde the Doctor gains a gun.
about-ability-fake_artifact = At the reveal as Jekyll the Doctor takes the Artifact, unless a player character has it, even if it had been annihilated.
about-ability-overload = At the reveal you put a time token on any section; on your next turn it is damaged.
about-ability-blood_from_a_stone = A kompromat you use on an NPC returns to your hand.
about-ability-tradecraft = Action: discard two kompromats from your hand and take one used one from an NPC’s card.
about-ability-offshore_shenanigans = At the reveal your used bribe returns to you.
about-ability-fine_print = You may activate live NPCs with an NDA as if they were your conspirators.
about-ability-hardcopy = Anybody in Legal’s section may sign an NDA as an action.
about-ability-go_go_go = At the reveal you may at once take one action with each live Clone.
about-ability-haywire = At the reveal Medical gains a bludgeon.
about-ability-infect = Action: contaminates a human or robot in her section; whoever is full drops an item of your choice.
about-ability-claymore = At the reveal you place three traps face down in three sections. One is live and downs the first to enter, helmet or not; it raises no suspicion.
about-ability-nerve_gas = Action: puts asphyxiation in her section or where she could throw.
about-ability-authorized_force = Security loses Peacekeeper: it may attack anyone and sabotage.
about-ability-forceful_presence = At the start of her activation one free basic action with an NPC in her section or an NPC Officer anywhere.
about-ability-secret_cache = At the reveal the Stowaway or one of your conspirators gains a helmet.
about-ability-homework = At the reveal you may show a bonus character of yours and take one action with it at once.
about-ability-enigma = If you reveal the Stranger by a Schrödinger reveal, you discard no card and keep your bonus characters; the Stranger loses Uncanny.
about-ability-my_precious = Other players may not drop, throw or airlock the Rat; giving it is allowed.
about-ability-talk_them_through_it = While the Troubleshooter is live, all your conspirators have Jury Rig and Tunnel Rat during your turns.

about-identity-astrochimp = Agenda and points: { agenda-astrochimp-1 } ({ $points-1 }); + { agenda-astrochimp-2 } ({ $points-2 }); + { agenda-astrochimp-3 } ({ $points-3 }); + { agenda-astrochimp-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-billionaire = Agenda and points: { agenda-billionaire-1 } ({ $points-1 }); + { agenda-billionaire-2 } ({ $points-2 }); { agenda-billionaire-3 } ({ $points-3 }); + { agenda-billionaire-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-boarder = Agenda and points: { agenda-boarder-1 } ({ $points-1 }); + { agenda-boarder-2 } ({ $points-2 }); + { agenda-boarder-3 } ({ $points-3 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-botanist = Agenda and points: { agenda-botanist-1 } ({ $points-1 }); { agenda-botanist-2 } ({ $points-2 }); { agenda-botanist-3 } ({ $points-3 }); + { agenda-botanist-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-colonel = Agenda and points: { agenda-colonel-1 } ({ $points-1 }); { agenda-colonel-2 } ({ $points-2 }); { agenda-colonel-3 } ({ $points-3 }); { agenda-colonel-4 } ({ $points-4 }).
about-identity-consort = Agenda and points: { agenda-consort-1 } ({ $points-1 }); + { agenda-consort-2 } ({ $points-2 }); + { agenda-consort-3 } ({ $points-3 }); + { agenda-consort-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-corpsicle = Agenda and points: { agenda-corpsicle-1 } ({ $points-1 }); + { agenda-corpsicle-2 } ({ $points-2 }); { agenda-corpsicle-3 } ({ $points-3 }); { agenda-corpsicle-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-counselor = Agenda and points: { agenda-counselor-1 } ({ $points-1 }); { agenda-counselor-2 } ({ $points-2 }); { agenda-counselor-3 } ({ $points-3 }); { agenda-counselor-4 } ({ $points-4 }).
about-identity-cyborg = Agenda and points: { agenda-cyborg-1 } ({ $points-1 }); { agenda-cyborg-2 } ({ $points-2 }); { agenda-cyborg-3 } ({ $points-3 }); { agenda-cyborg-4 } ({ $points-4 }).
about-identity-daredevil = Agenda and points: { agenda-daredevil-1 } ({ $points-1 }); + { agenda-daredevil-2 } ({ $points-2 }); + { agenda-daredevil-3 } ({ $points-3 }); { agenda-daredevil-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-digital_assistant = Agenda and points: { agenda-digital_assistant-1 } ({ $points-1 }); { agenda-digital_assistant-2 } ({ $points-2 }); { agenda-digital_assistant-3 } ({ $points-3 }).
about-identity-doctor_jekyll = Agenda and points: { agenda-doctor_jekyll-1 } ({ $points-1 }); + { agenda-doctor_jekyll-2 } ({ $points-2 }); + { agenda-doctor_jekyll-3 } ({ $points-3 }); { agenda-doctor_jekyll-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-doctor_hyde = Agenda and points: { agenda-doctor_hyde-1 } ({ $points-1 }); + { agenda-doctor_hyde-2 } ({ $points-2 }); + { agenda-doctor_hyde-3 } ({ $points-3 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-engineer = Agenda and points: { agenda-engineer-1 } ({ $points-1 }); { agenda-engineer-2 } ({ $points-2 }); { agenda-engineer-3 } ({ $points-3 }); { agenda-engineer-4 } ({ $points-4 }).
about-identity-exile = Agenda and points: { agenda-exile-1 } ({ $points-1 }); + { agenda-exile-2 } ({ $points-2 }); + { agenda-exile-3 } ({ $points-3 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-inspector = Agenda and points: { agenda-inspector-1 } ({ $points-1 }); + { agenda-inspector-2 } ({ $points-2 }); { agenda-inspector-3 } ({ $points-3 }); + { agenda-inspector-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-legal = Agenda and points: { agenda-legal-1 } ({ $points-1 }); { agenda-legal-2 } ({ $points-2 }); { agenda-legal-3 } ({ $points-3 }); { agenda-legal-4 } ({ $points-4 }).
about-identity-maintenance_clones = Agenda and points: { agenda-maintenance_clones-1 } ({ $points-1 }); + { agenda-maintenance_clones-2 } ({ $points-2 }); + { agenda-maintenance_clones-3 } ({ $points-3 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-medical = Agenda and points: { agenda-medical-1 } ({ $points-1 }); { agenda-medical-2 } ({ $points-2 }).
about-identity-microbiologist = Agenda and points: { agenda-microbiologist-1 } ({ $points-1 }); { agenda-microbiologist-2 } ({ $points-2 }); { agenda-microbiologist-3 } ({ $points-3 }).
about-identity-operative = Agenda and points: { agenda-operative-1 } ({ $points-1 }); { agenda-operative-2 } ({ $points-2 }); { agenda-operative-3 } ({ $points-3 }); { agenda-operative-4 } ({ $points-4 }); { agenda-operative-5 } ({ $points-5 }).
about-identity-security = Agenda and points: { agenda-security-1 } ({ $points-1 }); { agenda-security-2 } ({ $points-2 }); { agenda-security-3 } ({ $points-3 }); { agenda-security-4 } ({ $points-4 }); + { agenda-security-5 } ({ $points-5 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-station_chief = Agenda and points: { agenda-station_chief-1 } ({ $points-1 }); + { agenda-station_chief-2 } ({ $points-2 }); { agenda-station_chief-3 } ({ $points-3 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-stowaway = Agenda and points: { agenda-stowaway-1 } ({ $points-1 }); { agenda-stowaway-2 } ({ $points-2 }); { agenda-stowaway-3 } ({ $points-3 }); + { agenda-stowaway-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-stranger = Agenda and points: { agenda-stranger-1 } ({ $points-1 }); { agenda-stranger-2 } ({ $points-2 }); { agenda-stranger-3 } ({ $points-3 }); { agenda-stranger-4 } ({ $points-4 }).
about-identity-telepathic_rat = Agenda and points: { agenda-telepathic_rat-1 } ({ $points-1 }); + { agenda-telepathic_rat-2 } ({ $points-2 }); { agenda-telepathic_rat-3 } ({ $points-3 }); { agenda-telepathic_rat-4 } ({ $points-4 }). A line with a + counts only if the nearest earlier one without it is fulfilled.
about-identity-troubleshooter = Agenda and points: { agenda-troubleshooter-1 } ({ $points-1 }); { agenda-troubleshooter-2 } ({ $points-2 }); { agenda-troubleshooter-3 } ({ $points-3 }); { agenda-troubleshooter-4 } ({ $points-4 }).

about-move-step = The character moves along one corridor to the next section, with Tunnel Rat also along a vent. Only an Officer passes a lock. It may drag one down character along.
    .name = Step
about-move-pick_up = The character takes an item lying here, if it fits within its limit.
    .name = Pick up an item
about-move-pick_from = The character takes an item of a down character in its section. Integral items and data cannot be taken.
    .name = Take an item from somebody down
about-move-pick_kompromat = The kompromat goes to your hand, and only you see whom it concerns. It takes no slot of the character.
    .name = Pick up a kompromat
about-move-drop = The item is left lying in the section. A firebomb may be lit.
    .name = Drop an item
about-move-give = Another character in the section gets the item, even if down, if it has room. It cannot refuse.
    .name = Give an item
about-move-throw = The item lands in a neighbouring section, only along a corridor without a lock. A firebomb may be lit.
    .name = Throw an item
about-move-copy = Another character gets a copy of one kind of data; the character keeps its own. With jammers on only in the same section, without them anywhere.
    .name = Copy data
about-move-delete = Your revealed character removes one kind of data from its card. Others’ data cannot be deleted.
    .name = Delete data
about-move-strike = Downs another robot, a human without a helmet, or a monster in the section. A human going down in the light with cameras on means suspicion.
    .name = Attack with a bludgeon
about-move-shoot = Downs anyone live in the section, helmeted humans too. A human going down in the light with cameras on means suspicion.
    .name = Attack with a gun
about-move-rob = The character takes one item or one kind of data from a live character in the section. With a bludgeon from a robot or a human without a helmet, with a gun from anyone.
    .name = Rob
about-move-sabotage = With a bludgeon or a gun it damages the section it stands in: its actions and console stop working.
    .name = Sabotage
about-move-revive = Uses one dose of nanogel and revives a down human, robot or monster in the section. A human without a helmet in a hazard cannot be revived.
    .name = Revive with nanogel
about-move-wait = The action is skipped.
    .name = Wait
about-move-wait_disc = The action is skipped and your disc returns to the supply: the character will not be exhausted by it next time.
    .name = Wait and take the disc
about-move-declare_evacuation = An Officer on the Bridge only. The locks vanish and pods can be launched.
    .name = Declare evacuation
about-move-transmit = From Array Control it sends a copy of its data to the Authorities or News. Evidence sent to the Authorities makes all other suspect players guilty.
    .name = Transmit data
about-move-release_project_x = An Officer on the Bridge or in the Cryo Lab only. The Project X card is turned and evacuation is declared.
    .name = Release Project X
about-move-decontaminate = In the Tanks it rids itself or another character there of contamination.
    .name = Decontaminate
about-move-jettison = Antimatter lying free in Magnetic Containment flies into Outer Space and is armed. It explodes four minutes later.
    .name = Jettison the antimatter
about-move-countdown = You put a time token on the pod the character is in. It leaves at the end of your turn in the next minute, unless the game ends before. Damaged by then, it is annihilated with all inside.
    .name = Launch by countdown
about-move-launch = An occupied pod docked at this section leaves at once; the acting character stays. A damaged pod is annihilated with all inside.
    .name = Launch from the section
about-move-launch_all = An Officer on the Bridge only, after evacuation: all occupied pods that may leave do so at once.
    .name = Launch from the Bridge
about-move-make_item = The character gains a new item of the kind made in the section, if it has room.
    .name = Manufacture an item
about-move-make_data = The character gains data of the kind made in the section.
    .name = Manufacture data
about-move-make_contamination = In the Bio Lab the character contaminates itself. Some agendas reward it.
    .name = Get contaminated
about-move-meditate = A player character in the Therapy Garden returns all your cubes from the betrayal box to your supply.
    .name = Meditate
about-move-repair = In the Print Shop it revives a down robot there.
    .name = Repair a robot
about-move-self_destruct = An Officer on the Bridge only: evacuation is declared and the antimatter armed, wherever it is. It explodes four minutes later; on the station that ends the game.
    .name = Self-destruct
about-move-airlock = The character moves along the arrow to Outer Space or from it, and may drag a down character along. Outside a human needs a helmet.
    .name = Go through the airlock
about-move-airlock_throw = The item flies along the arrow to Outer Space or from it.
    .name = Throw an item through the airlock
about-move-eject = A down character in the section goes through the airlock into Outer Space; the acting one stays.
    .name = Eject into space
about-move-toggle_cameras = In the Security Station. They can be turned on only at normal power.
    .name = Toggle the cameras
about-move-wipe = In the Physics Lab it deletes all data of one character there. Only if this option is on.
    .name = Wipe data
about-move-enter_wormhole = A character in the X-Vault leaves straight for the mesosphere: it has escaped, and may drag a down character along.
    .name = Enter the wormhole
about-move-suppress = From a console it turns fire into asphyxiation in one section, or removes asphyxiation. So a fire takes two actions.
    .name = Fire suppression
about-move-toggle_jammers = From a console. Without jammers, data can be copied over any distance. They can be turned on only at normal power.
    .name = Toggle the jammers
about-move-remote_control = By a console action you take one action with one live Drone.
    .name = Command a Drone
about-move-command_swarm = By a console action you move the swarm up to two sections and may down somebody in its section. It can make you suspect.
    .name = Direct the Combat Swarm
about-move-breach = Removes a lock from a corridor leading out of this section. In a blackout every human and robot can do it.
    .name = Breach
about-move-jury_rig = Removes the damage of the section the character stands in. Not while it burns.
    .name = Jury-rig the section
about-move-jury_rig_robot = Revives a down robot in the same section.
    .name = Jury-rig a robot
about-move-disassemble = The Drone goes down and so repairs its section.
    .name = Disassemble and repair the section
about-move-disassemble_for = The Drone goes down and so revives another robot in its section.
    .name = Disassemble and revive a robot
about-move-wormtongue = The Counselor moves one cube from the card of a human in his section to the betrayal box.
    .name = Wormtongue
about-move-serve_nda = Every other human and robot in Legal’s section gets an NDA.
    .name = Serve NDAs
about-move-lawyer_up = An innocent or guilty player whose PC is with Legal becomes suspect.
    .name = Lawyer up
about-move-treat = Medical revives a down human in the section without nanogel.
    .name = Treat a human
about-move-emp_burst = The Operative damages her section, downs all robots in it and deletes all data there.
    .name = EMP burst
about-move-telepathy = The Rat takes one action with a live human without a helmet in its section. It cannot be refused, and self-preservation does not apply.
    .name = Telepathy
about-move-missile = Only with jammers off: you put a time token on a section. On your next turn it is damaged and everyone in it down.
    .name = Launch a missile
about-move-self_repair = A down Cyborg revives itself with its first action.
    .name = Self-repair
about-move-root_access = The Digital Assistant takes one action with a live robot that has its data. Self-preservation does not apply.
    .name = Root access
about-move-tradecraft = You discard two kompromats from your hand and take one used one from an NPC’s card.
    .name = Tradecraft
about-move-hardcopy = A character in Legal’s section gains an NDA.
    .name = Sign an NDA
about-move-infect = The Microbiologist contaminates a human or robot in her section. Whoever is full drops an item of your choice.
    .name = Infect
about-move-nerve_gas = The Operative puts asphyxiation in her section, or in a neighbouring one where she could throw. Humans without a helmet go down; it can make you suspect.
    .name = Nerve gas
about-move-fly_wings = In Outer Space, with the Rocket Wings and a helmet: the character flies alone to the mesosphere. No evacuation is needed.
    .name = Fly off on the wings
about-move-feed = Whoever has Fang Moss lets it eat a down human in the section: that human is annihilated, the items stay.
    .name = Feed the moss
about-move-choose = You will play and score for this card; your other cards are bonus characters. Nobody sees the choice.
    .name = Choose a secret identity
about-move-assign = You decide which two cards are identities and to whom (to which colour) they belong; the remaining one is the bonus character.
    .name = Assign the identities
about-move-propose_assign = Suggest to your team mate who plays which identity. It binds nobody, and only the two of you see it.
    .name = Propose the identities
about-move-reveal = The card is shown and the character is your player character: your cubes on it return, those of others fall into the betrayal box. Revealing a bonus character means losing the bonus points.
    .name = Reveal
about-move-influence = You put cubes on its card. If you have the most there, even tied, it is your conspirator.
    .name = Influence a character
about-move-cubes = How many cubes from your supply you put there. Cubes outside your supply above the influence limit cost points at the end.
    .name = Number of cubes
about-move-activate = You put your disc on a conspirator. It takes two actions, one if exhausted, plus a free pick up or drop.
    .name = Activate a character
about-move-renegotiate = Instead of activating you take your disc back. No action this turn.
    .name = Renegotiate
about-move-take_back = Instead of activating you take back your disc and one cube from this card. No action this turn.
    .name = Renegotiate and take a cube back
about-move-free_action = Once per activation, as an extra: pick up, drop, or what the character’s ability allows.
    .name = Use the free action
about-move-bribe = Your bribe buys one action with this character and stays on its card. The player of a player character may refuse.
    .name = Bribe
about-move-grey_bribe = The activated Billionaire pays for one action of another character with a grey bribe in place of yours.
    .name = Bribe with a grey bribe
about-move-kompromat = You show it and take one action with that character. The player of a player character may refuse: an innocent one becomes suspect by it, and the kompromat returns to your hand.
    .name = Use a kompromat
about-move-with = You decide with which pawn of the character you act.
    .name = Choose the pawn
about-move-ask_owner = The Doctor may belong to two players; you decide which of them answers.
    .name = Whom to ask
about-move-accept = Your character does exactly what was announced. A bribe on its card gives you a point at the end.
    .name = Agree
about-move-refuse = The action is not taken. Refusing a bribe costs nothing; an innocent player who refuses a kompromat becomes suspect. A refused bribe or kompromat goes back to whoever used it.
    .name = Refuse
about-move-end_turn = Remaining actions lapse and the resolution follows.
    .name = End the activation
about-move-moss_step = A loose Fang Moss moves once per activation of yours along an open corridor.
    .name = The moss creeps
about-move-moss_feed = A loose Fang Moss eats a down human in its section.
    .name = The moss eats
about-move-presence = At the start of the Station Chief’s activation one free basic action with an NPC beside her or an NPC Officer anywhere.
    .name = Forceful Presence
about-move-frame = Another player with a conspirator in that section becomes suspect instead of you.
    .name = Frame somebody
about-move-item = You decide which item is meant.
    .name = Choose the item
about-move-data = You decide which data is meant.
    .name = Choose the data
about-move-to = You decide who gets the copy. Whoever has such data already gets no second copy.
    .name = Choose the receiver
about-move-drag = The down character moves with the one that walks. In one turn each may drag and be dragged only once.
    .name = Drag along
about-move-alone = The character goes alone.
    .name = Go alone
about-move-light = Fire starts in the section where it lands: it damages the section and downs humans without a helmet there. The bomb returns to the supply.
    .name = Light the bomb
about-move-unlit = The bomb stays lying there like any item.
    .name = Do not light it
about-move-let_go = The character is full; it drops this item in its section.
    .name = Let an item go
about-move-cube_of = You decide whose cube goes to the betrayal box.
    .name = Whose cube
about-move-resolve = If there are several, you choose the order.
    .name = Resolve a time token
about-move-monster_step = What the card leaves open, the player whose turn it is chooses.
    .name = Move the monster
about-move-monster_stay = The monster moves no further.
    .name = The monster stays
about-move-victim = You decide whom the monster strikes. It does not make you suspect.
    .name = Choose the victim
about-move-spare = The swarm downs nobody this turn.
    .name = Spare everybody
about-move-swap = The Consort and an NPC swap places, items, data and bribes.
    .name = Swap places
about-move-skip = The optional effect is not used.
    .name = Decline
about-move-aim = You put a time token here; on your next turn the section is damaged.
    .name = Aim at a section
about-move-trap = The first one placed is live, the other two are decoys. They go in three different sections.
    .name = Place a trap
about-move-helmet_to = Secret Cache: the Stowaway or a conspirator of yours gets the helmet.
    .name = Give the helmet
about-move-assistant_to = Trojan Horse: an unescaped character with Evidence or the X-Secret gets it.
    .name = Give a copy of the Digital Assistant
about-move-confess = The other innocent players whose conspirator this human is become suspect.
    .name = Hear the confession
about-move-take_artifact = Fake Artifact: the Artifact moves to the Doctor, unless a player character has it.
    .name = Take the Artifact
about-move-show = Homework: everyone sees it, and you take one action with it at once.
    .name = Show a bonus character
about-move-discard = Tradecraft: the kompromat leaves the game face down.
    .name = Discard a kompromat
about-move-take = Tradecraft: the kompromat goes from an NPC’s card to your hand.
    .name = Take a used kompromat
about-move-deliver = Your escaped character gives a copy of data to an institution at Stationfall. Evidence to the Authorities lets you win again if you are guilty.
    .name = Deliver data
about-move-done = Nothing more to choose.
    .name = Done

thing-goal = Goal of the game
about-thing-goal = { $teams ->
    [yes] The pair with the most points together wins, unless one of them is guilty.
   *[no] { $winners ->
        [1] Of the players who are not guilty, the one with the most points wins.
       *[other] Of the players who are not guilty, the { $winners } with the most points win.
    }
 } Points come from the agenda of your identity, from bonus characters and from bribes; they are counted at Stationfall.
thing-conspiracy = Conspiracy
about-thing-conspiracy = A player with cubes of one colour. It steers the characters on which it has the most cubes.
thing-conspirator = Conspirator
about-thing-conspirator = A live, unescaped character with at least one cube of yours, on which nobody has more than you; a tie is enough. You may activate your conspirators. Your own revealed, live character is one even without cubes.
thing-cube = Influence cube
about-thing-cube = Each conspiracy has { $cubes }. By influencing you put them on a character card; whoever has the most there may activate the character. They return to the supply one at a time by renegotiating.
thing-influence_limit = Influence limit
about-thing-influence_limit = The number in the white cube on the card. If it is your character, you may have that many cubes outside your supply at the end, on cards and in the betrayal box together. Each one above that costs a point.
thing-supply = Supply of cubes
about-thing-supply = Cubes you have at hand and can influence with. They break a tie at the end if the betrayal box does not.
thing-betrayal_box = Betrayal box
about-thing-betrayal_box = When another player reveals as a character, your cubes on its card fall here. They count towards the influence limit, and in a tie whoever has fewer here wins. Meditating in the Therapy Garden brings them back.
thing-activation_disc = Activation disc
about-thing-activation_disc = You put it on the card of the character you activate, and it stays there after your turn. A character with a disc on its card is exhausted next time. Activate another one and the disc moves there: whoever alternates between two characters seldom finds them exhausted. You get it back by renegotiating or waiting.
thing-exhausted = Exhausted
about-thing-exhausted = A disc, maybe your own, already lay on its card at the start of the activation. It takes only one action instead of two.
thing-time_token = Time token
about-thing-time_token = Each conspiracy has { $tokens }. A placed token is resolved at the end of your turn in the next minute: a pod leaves, a missile strikes, a section overloads.
thing-bribe = Bribe
about-thing-bribe = Once a game it buys one action with an NPC, or with another player’s PC if that player agrees. It stays on that card. Unused it is worth 1 point at the end; used, it gives a point to whoever reveals as that character. Refused, it comes back, and there is no other bribe in that turn.
thing-grey_bribe = Grey bribe
about-thing-grey_bribe = It lies on the Billionaire’s card. Whoever activates him may bribe with it in place of their own bribe. It gives a point only if the Billionaire escaped.
thing-kompromat = Kompromat
about-thing-kompromat = It lies face down on the board and is picked up like an item; it goes to the hand of the player whose turn it is, and only that player sees whom it concerns. Used, it gives one action with that character. An innocent player who refuses it for a character becomes suspect, and the kompromat returns to the hand of whoever used it. You may use it on your own PC too, and no more than one in a turn.
thing-hand = A player’s hand
about-thing-hand = Identity cards and kompromats. Everyone sees how many somebody has; only the holder knows which they are.
thing-secret_identity = Secret identity
about-thing-secret_identity = The character you secretly play: its card scores at the end. You may reveal it at the start of any of your turns, at Stationfall at the latest.
thing-bonus_character = Bonus character
about-thing-bonus_character = Your other card. A friend gives points by escaping, a grudge by being down and not escaped. After a Schrödinger reveal it gives nothing.
thing-friend = Friend
about-thing-friend = A symbol on the card: whoever has this character as a bonus gets a point per symbol if it escaped, even down.
thing-grudge = Grudge
about-thing-grudge = A symbol on the card: whoever has this character as a bonus gets a point per symbol if it is down or annihilated and did not escape.
thing-pc = Player character (PC)
about-thing-pc = A character that somebody has revealed as theirs. It is its player’s conspirator without cubes, nobody can influence it any more, and others bribe or blackmail it only with that player’s consent.
thing-npc = Non-player character (NPC)
about-thing-npc = A character that nobody has revealed as theirs yet, even if somebody holds its card in secret.
thing-agenda = Agenda
about-thing-agenda = The lines on a character card that score at the end for the player with this identity. A line with a + counts only if the nearest earlier one without it is fulfilled.
thing-reveal = Reveal
about-thing-reveal = At the start of a turn you show your identity. Your cubes on its card return, those of others fall into the betrayal box, and the character gains its reveal abilities.
thing-schrodinger = Schrödinger reveal
about-thing-schrodinger = Instead of your secret identity you reveal a bonus character and play on as it. The secret identity is discarded unseen, and you have no bonus points.
thing-reveal_ability = Reveal ability
about-thing-reveal_ability = A character gains it when somebody reveals as it during the game. Whoever reveals only at Stationfall usually gets nothing from it.
thing-human = Human
about-thing-human = Walks, carries items and acts. Without a helmet fire, asphyxiation and the bludgeon down it. A human going down can raise suspicion.
thing-robot = Robot
about-thing-robot = Walks, carries items and acts. Hazards do not harm it, a helmet does not protect it. Nanogel and repair revive it; downing it raises no suspicion.
thing-live = Live
about-thing-live = In play and neither down nor annihilated: it can act.
thing-down = Down
about-thing-down = Lies there and does not act; cannot be influenced or activated. Anyone may take its items or drag it. It can be revived, and can escape even so.
thing-annihilated = Annihilated
about-thing-annihilated = Gone for good with all it had. Never escaped; for points it counts as down.
thing-escaped = Escaped
about-thing-escaped = In the mesosphere, live or down, with what it carries. It is out of play and nobody can reach it any more.
thing-engulfed = Engulfed
about-thing-engulfed = Inside the Blob: it does not act and is in no section. Fire in the Blob’s section, or the Blob going down, frees it.
thing-section = Section
about-thing-section = One named area of the board. Those in the same section can give each other things, attack and rob each other.
thing-corridor = Corridor
about-thing-corridor = A solid line between sections. One action takes a character along it to the next section; things can be thrown along it too, unless it is locked.
thing-vent = Vent
about-thing-vent = A dashed line. Only characters with Tunnel Rat crawl through; nothing can be thrown along it, and it is never locked.
thing-lock = Lock
about-thing-lock = Closes a corridor. It is removed by an Officer stepping through, by the action Breach, or when evacuation is declared.
thing-airlock = Airlock
about-thing-airlock = An arrow to Outer Space or from it. With one action a character passes, throws something, or ejects somebody who is down. Damaged, it does not work.
thing-console = Console
about-thing-console = From here you switch the jammers and fight hazards in any section of the station; you command Drones from here too. It does not work in a blackout or in a damaged section.
thing-power_section = Power section
about-thing-power_section = One damaged: cameras and jammers go off. Two damaged: blackout.
thing-gravity = Gravity
about-thing-gravity = Blue sections have it, the others do not. It matters only to the ability ZeroBorn.
thing-lit = Lit section
about-thing-lit = If the cameras are on, a human going down is seen, and whoever caused it by an action is suspect.
thing-dark = Dark section
about-thing-dark = The cameras see nothing here: a human going down raises no suspicion. In a blackout every section is dark.
thing-damage = Damage
about-thing-damage = A damaged section offers neither its actions nor its console; it hurts nobody and can be walked through. Jury Rig or Disassemble repairs it, but not while it burns. A damaged pod is annihilated with all inside when it leaves.
thing-fire = Fire
about-thing-fire = A hazard: every human without a helmet in the section goes down at once. It damages the section, which cannot be repaired while it burns. It is fought from a console and first turns into asphyxiation.
thing-asphyxiation = Asphyxiation
about-thing-asphyxiation = A hazard: every human without a helmet in the section goes down at once. No fire can start here. A console removes it, in Outer Space never.
thing-contamination = Contamination
about-thing-contamination = Takes one item slot of a character; whoever is full must drop something. Only decontamination in the Tanks removes it. Some agendas care about it.
thing-item_limit = Item limit
about-thing-item_limit = How many items a character can carry. Data, kompromats and bribes do not count, contamination does.
thing-integral = Integral item
about-thing-integral = Part of a character: it uses it, but it cannot be dropped, given, thrown or robbed.
thing-evacuation = Evacuation
about-thing-evacuation = Removes all locks and lets pods be launched. Declared by an Officer on the Bridge, by releasing Project X with an action, by arming the antimatter, by a blackout (which leaves the locks), at the latest by minute 1.
thing-pod = Escape pod
about-thing-pod = The main way to escape. Step in; after evacuation is declared it is launched by a countdown from inside, by a character in the section beside it, or by an Officer from the Bridge. Seats are few.
thing-occupied = Occupied pod
about-thing-occupied = At least one human, robot or monster is inside, live or down. Only such a pod can be launched from outside.
thing-mesosphere = Mesosphere
about-thing-mesosphere = What is here has escaped and is out of play. Only those who left in the same pod or by the same way are in one section.
thing-cameras = Cameras
about-thing-cameras = While they are on, a human going down in a lit section makes the player whose turn it is suspect. They are switched in the Security Station; on only at normal power.
thing-jammers = Jammers
about-thing-jammers = On: data can be copied only within a section. Off: to anyone in play. They are switched from a console; on only at normal power.
thing-minute = Minute
about-thing-minute = One round: everyone has one turn. The marker goes down; minute 1 declares evacuation by itself, minute 0 may or may not be played: the token lying on it will tell.
thing-entry_token = Atmospheric entry token
about-thing-entry_token = It lies face down on minute 0 and nobody knows it. A fireball: the game ends at once. Otherwise minute 0 is still played.
thing-stationfall = Stationfall
about-thing-stationfall = The end of the game. Everyone reveals, escaped player characters may give data to institutions, and points are counted.
thing-innocent = Innocent
about-thing-innocent = Everyone begins like this.
thing-suspect = Suspect
about-thing-suspect = The cameras saw a human go down through that player’s action, or a kompromat was refused. A suspect can win, but is guilty once another player sends Evidence to the Authorities.
thing-guilty = Guilty
about-thing-guilty = Cannot win, whatever the points, unless the escaped character gives Evidence to the Authorities at Stationfall, or the card allows it.
thing-project_x = Project X
about-thing-project_x = An unknown card under the X-Vault. An Officer on the Bridge or in the Cryo Lab, a blackout, or damage to the X-Vault releases it. Usually it brings a monster.
thing-trap = Trap
about-thing-trap = A token lying face down in a section. One of three is live and downs the first to enter, helmet or not. Only the Operative’s player knows which.
thing-rescue_ship = Rescue Ship
about-thing-rescue_ship = At Stationfall it saves all live characters in Outer Space. If the Boarder is revealed it is a Pirate Ship and takes only whoever has the Briefcase in Outer Space.
thing-free_action = Free action
about-thing-free_action = An activated human or robot has one extra: pick something up, or drop something. Some abilities let it be used in other ways.
thing-section_action = Section action
about-thing-section_action = Possible only in that section and only while it is undamaged; in a blackout only the pod’s countdown and the airlock remain.
thing-self_preservation = Self-preservation
about-thing-self_preservation = A character does not take an action that would certainly and at once down or annihilate itself. It may take risks.
thing-drag = Dragging
about-thing-drag = A moving character can take one down character along, by one section. In one turn each may drag and be dragged only once.
thing-influence_phase = Influence
about-thing-influence_phase = The optional second part of a turn: cubes from your supply on one character card.
thing-activation_phase = Activation
about-thing-activation_phase = The third part of a turn: the disc on a conspirator and two actions, one if exhausted. Plus a free action, one bribe and one kompromat.
thing-renegotiation = Renegotiation
about-thing-renegotiation = Instead of activating: the disc back and, if you like, one cube from a card. No action this turn, not even a free one or one by bribe or kompromat.
thing-resolution = Resolution
about-thing-resolution = The end of a turn: your time tokens of the previous minute take effect, then the antimatter explodes if it is due, then the monster acts.
thing-delivery = Delivery of data
about-thing-delivery = At Stationfall an escaped player character may give its data to institutions. Evidence to the Authorities turns a guilty player back into a suspect; it makes nobody guilty.
thing-tie = Tie
about-thing-tie = Whoever has fewer cubes in the betrayal box wins, then whoever has more in the supply; then the victory is shared.
thing-medical_track = Medical’s track
about-thing-medical_track = It advances for each human Medical revived and for each cube that its reveal sent to the betrayal box. Stars reached are points for the player with this identity.
thing-automaton = Automaton
about-thing-automaton = An opponent in the solo game with a secret identity of its own. It rolls a die: on 1 to 4 it pursues its agenda, otherwise general aims.

now-ability = { $ability }: { $ability-does }
now-ability-later = Once revealed, { $ability }: { $ability-does }
now-exhausted = A disc lies on the card: whoever activates this character has only one action.
