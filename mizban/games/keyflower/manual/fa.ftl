## Words that only the manual needs.

keyflower-cost-in-list = { $cost_skill ->
    [anvil] یک سندان
    [pickaxe] یک کلنگ
    [saw] یک اره
    [any] { $cost_any ->
        [0] یک کاشی مهارت دلخواه
       *[other] { $cost_any } منبع دلخواه و یک کاشی مهارت دلخواه
    }
   *[none] { COUNTED($cost_iron, "آهن", $cost_stone, "سنگ", $cost_wood, "چوب", $cost_gold, "طلا", $cost_any, "منبع دلخواه", "ندارد") }
}
keyflower-from-players = { $min_players } یا بیشتر
keyflower-spring-load = { $spring_workers } و { $spring_skills }
keyflower-summer-load = { $summer_workers } و { $summer_skills }
keyflower-autumn-load = { $autumn_workers } و { $autumn_skills }
