## Words that only the manual needs.

keyflower-cost-in-list = { $cost_skill ->
    [anvil] an anvil
    [pickaxe] a pickaxe
    [saw] a saw
    [any] { $cost_any ->
        [0] any skill tile
       *[other] { $cost_any } of any resource and any skill tile
    }
   *[none] { COUNTED($cost_iron, "iron", $cost_stone, "stone", $cost_wood, "wood", $cost_gold, "gold", $cost_any, "of any resource", "none") }
}
keyflower-from-players = { $min_players } or more
keyflower-spring-load = { $spring_workers } and { $spring_skills }
keyflower-summer-load = { $summer_workers } and { $summer_skills }
keyflower-autumn-load = { $autumn_workers } and { $autumn_skills }
