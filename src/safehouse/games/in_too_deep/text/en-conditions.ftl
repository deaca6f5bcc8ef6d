# The conditions of crimes as a person says them. Which zone is meant: -at answers "where", -dat "opposite what".
condition-met = met: { $condition }
condition-unmet = missing: { $condition }
condition-or = or
condition-not = it is not true that { $condition }
condition-you = { $slot ->
    [0] your criminal
   *[other] your criminal { $slot }
 }
condition-zone-own = your criminal’s zone
condition-zone-own-at = in your criminal’s zone
condition-zone-own-dat = your criminal’s zone
condition-zone-slot = the zone of criminal { $slot }
condition-zone-slot-at = in the zone of criminal { $slot }
condition-zone-slot-dat = the zone of criminal { $slot }
condition-zone-free = the other zone{ $letter }
condition-zone-free-at = in the other zone{ $letter }
condition-zone-free-dat = the other zone{ $letter }
condition-zone-guardian = the Guardian’s zone
condition-zone-guardian-at = in the Guardian’s zone
condition-zone-guardian-dat = the Guardian’s zone
condition-zone-item = the zone of the { $item }
condition-zone-item-at = in the zone of the { $item }
condition-zone-item-dat = the zone of the { $item }
condition-zone-turned = { $turn ->
    [opposite] the zone opposite { $zone }
    [clockwise] the next zone clockwise from { $zone }
   *[counter] the next zone counter-clockwise from { $zone }
 }
condition-zone-turned-at = { $turn ->
    [opposite] in the zone opposite { $zone }
    [clockwise] in the next zone clockwise from { $zone }
   *[counter] in the next zone counter-clockwise from { $zone }
 }
condition-zone-turned-dat = { $turn ->
    [opposite] the zone opposite { $zone }
    [clockwise] the next zone clockwise from { $zone }
   *[counter] the next zone counter-clockwise from { $zone }
 }
condition-kind-goods = any goods
condition-kind-vehicle = any vehicle
condition-kind-hardware = any hardware
condition-kind-weapon = any weapon
condition-kind-any = any item
condition-how = { $how ->
    [least] at least
    [most] at most
    [more] more than
    [less] fewer than
   *[exactly] exactly
 }
condition-at = { $you } stands { $place }
condition-anywhere = { $you } is hooked, in any zone
condition-holds = { $you } holds { $item }
condition-holds-nothing = { $you } holds nothing
condition-alone = { $you } is alone in the zone
condition-alone-with = { $you } shares the zone only with { $guardian ->
    [yes] the Guardian{ $criminals ->
        [0] {""}
        [1] {" "}and one other criminal
       *[other] {" "}and { $criminals } other criminals
    }
   *[no] { $criminals ->
        [1] one other criminal
       *[other] { $criminals } other criminals
    }
 }
condition-item = { $mode ->
    [dropped] you find { $item } dropped { $place }
    [held] somebody holds { $item } { $place }
   *[any] you find { $item } { $place }
 }
condition-item-not = { $mode ->
    [dropped] you do not find { $item } dropped { $place }
    [held] nobody holds { $item } { $place }
   *[any] you do not find { $item } { $place }
 }
condition-items = { $number ->
    [0] { $mode ->
        [dropped] no item lies dropped { $place }
        [held] nobody holds an item { $place }
       *[any] there is no item { $place }
    }
   *[other] you find { $how } { $number } { $number ->
        [one] item
       *[other] items
    }{ $mode ->
        [dropped] {" "}dropped
        [held] {" "}in somebody’s hands
       *[any] {""}
    } { $place }
 }{ $kind ->
    [any] {""}
   *[other] {" "}(only { $kind } counts)
 }
condition-crims = { $number ->
    [0] { $who ->
        [mine] no criminal of yours stands
        [rival] no criminal hooked by an opponent stands
        [free] no unhooked criminal stands
        [others] no other criminal stands
       *[all] no criminal stands
    } { $place }
    [1] { $how } 1 { $who ->
        [mine] of your criminals stands
        [rival] criminal hooked by an opponent stands
        [free] unhooked criminal stands
        [others] other criminal stands
       *[all] criminal stands
    } { $place }
   *[other] { $how } { $number } { $who ->
        [mine] of your criminals stand
        [rival] criminals hooked by an opponent stand
        [free] unhooked criminals stand
        [others] other criminals stand
       *[all] criminals stand
    } { $place }
 }
condition-hooked = { $number ->
    [0] you have no criminal hooked
    [1] you have { $how } 1 criminal hooked
   *[other] you have { $how } { $number } criminals hooked
 }
condition-barriers = { $number ->
    [0] no barrier stands on a border { $place }
    [1] { $how } 1 barrier stands on a border { $place }
   *[other] { $how } { $number } barriers stand on the borders { $place }
 }
condition-patrol = { $number ->
    [0] no patrol token lies { $place }
    [1] { $how } 1 patrol token lies { $place }
   *[other] { $how } { $number } patrol tokens lie { $place }
 }
condition-guardian = the Guardian stands { $place }
condition-noguardian = the Guardian does not stand { $place }
condition-empty = nothing and nobody is { $place }
condition-between = a barrier stands between { $zone } and { $other }
condition-opposite = { $zone } lies opposite { $other }
condition-adjacent = { $zone } and { $other } are neighbours
condition-same = { $zone } and { $other } are the same
condition-diff = { $zone } and { $other } are two different zones
condition-dist = { $zone } and { $other } are { $how } { $number } { $number ->
    [one] step
   *[other] steps
 } apart
