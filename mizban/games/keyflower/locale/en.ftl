# Keyflower in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

keyflower-name = Keyflower
keyflower-tagline = Four seasons, one village, and workers for everything
keyflower-subtitle = { keyflower-season }

## Names and numbers with their nouns, for use inside the messages below

keyflower-season = { $season ->
    [0] spring
    [1] summer
    [2] autumn
   *[3] winter
}
keyflower-colour = { $colour ->
    [0] red
    [1] blue
    [2] yellow
    [3] green
   *[other] of any colour
}
keyflower-resource = { $resource ->
    [0] iron
    [1] stone
    [2] wood
   *[3] gold
}
keyflower-skill = { $skill ->
    [0] anvil
    [1] pickaxe
    [2] saw
   *[other] skill tile
}
keyflower-workers = { $workers ->
    [one] { $workers } worker
   *[other] { $workers } workers
}
keyflower-goods = { COUNTED($iron, "iron", $stone, "stone", $wood, "wood", $gold, "gold", "nothing") }
keyflower-all-colours = { COUNTED($red, "red", $blue, "blue", $yellow, "yellow", $green, "green", "none") }
keyflower-skills = { COUNTED($anvil, { $anvil ->
    [one] anvil
   *[other] anvils
}, $pickaxe, { $pickaxe ->
    [one] pickaxe
   *[other] pickaxes
}, $saw, { $saw ->
    [one] saw
   *[other] saws
}, "none") }
keyflower-crew = { $colour ->
    [0] { $workers ->
        [one] { $workers } red worker
       *[other] { $workers } red workers
    }
    [1] { $workers ->
        [one] { $workers } blue worker
       *[other] { $workers } blue workers
    }
    [2] { $workers ->
        [one] { $workers } yellow worker
       *[other] { $workers } yellow workers
    }
    [3] { $workers ->
        [one] { $workers } green worker
       *[other] { $workers } green workers
    }
   *[other] { keyflower-workers }
}
keyflower-load = { $skills ->
    [0] { keyflower-workers }
    [one] { keyflower-workers }, { $skills } skill tile
   *[other] { keyflower-workers }, { $skills } skill tiles
}

## What is asked

keyflower-ask-Turn = { $season ->
    [3] Your turn: bid, use a tile in a village, or pass
   *[other] Your turn: bid, use a tile, or pass
}
keyflower-help-Turn = { $passes ->
    [0] { keyflower-workers } behind your screen
    [one] { keyflower-workers } behind your screen; { $passes } pass so far
   *[other] { keyflower-workers } behind your screen; { $passes } passes in a row
}
keyflower-wait-Turn = { $seat } is thinking

keyflower-ask-ChooseColour = { $using ->
    [1] Which colour do you use { $card } with?
   *[0] Which colour do you bid for { $card }?
}
keyflower-help-ChooseColour = Everyone must use this colour here until the season ends
keyflower-wait-ChooseColour = { $seat } is choosing a colour

keyflower-ask-SendWorkers = { $using ->
    [1] How many { keyflower-colour } workers go onto { $card }?
   *[0] How many { keyflower-colour } workers do you bid for { $card }?
}
keyflower-help-SendWorkers = { $moving ->
    [0] Behind your screen, { keyflower-colour }: { $workers }. The workers of a losing bid move only together
   *[other] From losing bids: { $moving }. Behind your screen, { keyflower-colour }: { $workers }
}
keyflower-wait-SendWorkers = { $seat } is sending workers

keyflower-ask-SendAnyColours = Who goes onto { $card }? Any colours will do
keyflower-help-SendAnyColours = { $moving } so far; at least { $low }, at most { $high }
keyflower-wait-SendAnyColours = { $seat } is sending workers of any colours

keyflower-ask-PaySkill = Which skill tile do you pay at { $card }?
keyflower-wait-PaySkill = { $seat } is paying a skill tile
keyflower-ask-PayWorker = Which worker do you give up at { $card }?
keyflower-help-PayWorker = It goes into the bag after you have drawn
keyflower-wait-PayWorker = { $seat } is giving up a worker
keyflower-ask-ChooseResource = Iron, stone or wood?
keyflower-wait-ChooseResource = { $seat } is choosing a resource

keyflower-ask-Transport = { $upgrades ->
    [0] Carry resources
   *[other] Carry resources and upgrade tiles
}
keyflower-help-Transport = { $steps ->
    [one] { $steps } step left, upgrades left: { $upgrades }
   *[other] { $steps } steps left, upgrades left: { $upgrades }
}
keyflower-wait-Transport = { $seat } is carrying resources and upgrading tiles

keyflower-ask-PayUpgrade = What do you pay to upgrade { $card }?
keyflower-help-PayUpgrade = Gold may stand for any resource
keyflower-wait-PayUpgrade = { $seat } is paying for an upgrade
keyflower-ask-PayUpgradeSkill = Which skill tile do you pay to upgrade { $card }?
keyflower-wait-PayUpgradeSkill = { $seat } is paying a skill tile for an upgrade

keyflower-ask-ChooseBoat = { $winter ->
    [1] Which boat joins your village?
   *[0] Which boat do you unload?
}
keyflower-help-ChooseBoat = { $winter ->
    [1] You place it and score it at the end
   *[0] Workers and skill tiles go behind your screen
}
keyflower-wait-ChooseBoat = { $seat } is choosing a boat
keyflower-ask-ChooseWinterTiles = Which winter tiles do you put on offer?
keyflower-help-ChooseWinterTiles = One or more of { $tiles }; nobody learns who chose what
keyflower-wait-ChooseWinterTiles = { $seat } is choosing winter tiles
keyflower-ask-PlaceTile = { $tiles ->
    [one] Place your tile
   *[other] Place your { $tiles } tiles, in any order
}
keyflower-help-PlaceTile = Touching edges must match: road, water, or field without a road
keyflower-wait-PlaceTile = { $seat } is placing tiles
keyflower-ask-FlipTile = The Flipper: upgrade one of your tiles for free?
keyflower-wait-FlipTile = { $seat } may upgrade a tile with the Flipper

## Verbs: the button, the whole sentence, the pill under a lit tile

keyflower-verb-pass = Pass
keyflower-say-pass = Pass this turn?
keyflower-standing-pass = Pass until something changes
keyflower-standing-pass-on = Passing for you
keyflower-verb-bid = Bid for { $card }
keyflower-say-bid = Bid for { $card }? At least { keyflower-crew }
keyflower-hint-bid = bid { keyflower-crew }
keyflower-verb-counter = Bid { keyflower-colour } for { $card }
keyflower-say-counter = Bid for { $card } with at least { keyflower-crew }, lying down?
keyflower-hint-counter = bid { keyflower-crew }
keyflower-verb-use = Use { $card }
keyflower-say-use = Use { $card }? At least { keyflower-crew }
keyflower-hint-use = use { keyflower-crew }
keyflower-verb-forfeit = Use { $card }, pay with the group at { $from_card }
keyflower-say-forfeit = Use { $card } and pay with your whole group at { $from_card }?
keyflower-verb-colour = { keyflower-colour }
keyflower-say-colour = { keyflower-crew } behind your screen: this colour?
keyflower-verb-skill = { keyflower-skill }
keyflower-say-skill = Pay this skill tile: { keyflower-skill }?
keyflower-verb-worker = { keyflower-colour }
keyflower-say-worker = Give up a worker: { keyflower-colour }?
keyflower-verb-move = { keyflower-crew } from { $from_card }
keyflower-say-move = Move { keyflower-crew } away from { $from_card }?
keyflower-hint-move = { $workers }
keyflower-verb-send = Send { $total }
keyflower-say-send = { $using ->
    [1] Use { $card } with { $total } { keyflower-colour } { $total ->
        [one] worker
       *[other] workers
    }?
   *[0] Bid { $total } { keyflower-colour } { $total ->
        [one] worker
       *[other] workers
    } for { $card }?
}
keyflower-because-send = { $there ->
    [0] { $moving ->
        [0] { "" }
       *[other] { $workers ->
            [0] From losing bids: { $moving }
           *[other] From losing bids: { $moving }, from behind your screen: { $workers }
        }
    }
   *[other] On top of the { $there } that you have there
}
keyflower-verb-add = { keyflower-colour }
keyflower-say-add = Add a worker: { keyflower-colour }?
keyflower-verb-take = { keyflower-resource }
keyflower-say-take = Take { keyflower-resource }?
keyflower-verb-carry = { keyflower-resource }: { $card } to { $to_card }
keyflower-say-carry = { $steps ->
    [one] Carry { keyflower-resource } from { $card } to { $to_card }? { $steps } step
   *[other] Carry { keyflower-resource } from { $card } to { $to_card }? { $steps } steps
}
keyflower-hint-carry = { $steps }
keyflower-verb-upgrade = Upgrade { $card }
keyflower-say-upgrade = { $points ->
    [0] Upgrade { $card }?
    [one] Upgrade { $card }? { $points } point more
   *[other] Upgrade { $card }? { $points } points more
}
keyflower-hint-upgrade = +{ $points }
keyflower-verb-spend = { keyflower-goods }
keyflower-say-spend = Pay { keyflower-goods }?
keyflower-verb-done = Done
keyflower-say-done = Nothing more: done?
keyflower-verb-board = { $card }
keyflower-say-board = { $winter ->
    [1] Take the { $card } into your village?
   *[0] Unload the { $card }: { keyflower-load }?
}
keyflower-hint-board = { $winter ->
    [1] take it
   *[0] { keyflower-load }
}
keyflower-verb-offer = { $card }
keyflower-say-offer = Put on offer: { $card }?
keyflower-verb-place = Place { $card } here
keyflower-say-place = Place { $card } here?
keyflower-verb-flip = Upgrade { $card } for free
keyflower-say-flip = { $points ->
    [0] Upgrade { $card } for free?
    [one] Upgrade { $card } for free? { $points } point more
   *[other] Upgrade { $card } for free? { $points } points more
}
keyflower-hint-flip = +{ $points }

## Why something is not allowed

keyflower-why-few_to_bid = A bid here needs { keyflower-crew }
keyflower-why-few_to_use = A use here needs { keyflower-crew }
keyflower-why-full = No more uses here this season: six workers are the most on a tile
keyflower-why-no_skill = You have no { keyflower-skill }
keyflower-why-no_worker = It costs a worker you do not have ({ keyflower-colour })
keyflower-why-cost = The resources for the upgrade are not on the tile
keyflower-why-nowhere = Fits nowhere yet

## What happened

keyflower-event-SeasonBegan = { $you ->
    [yes] It is { keyflower-season }: you begin
   *[no] It is { keyflower-season }: { $seat } begins
}
keyflower-event-TilesLaidOut = On offer: { $cards }.
keyflower-event-BoatLoaded = The { $card } brings { keyflower-load }.
keyflower-event-Passed = { $you ->
    [yes] You passed.
   *[no] { $seat } passed.
}
keyflower-event-Bid = { $you ->
    [yes] You bid { keyflower-crew } for { $card }, { $total } in all.
   *[no] { $seat } bid { keyflower-crew } for { $card }, { $total } in all.
}
keyflower-event-CounterBid = { $you ->
    [yes] You bid { keyflower-crew }, lying down, for { $card }, { $total } in all.
   *[no] { $seat } bid { keyflower-crew }, lying down, for { $card }, { $total } in all.
}
keyflower-event-GroupMoved = { $you ->
    [yes] You moved { keyflower-crew } away from { $card }.
   *[no] { $seat } moved { keyflower-crew } away from { $card }.
}
keyflower-event-StoodUp = { $you ->
    [yes] Your workers at { $card } stand up: it is { keyflower-colour } now.
   *[no] The workers of { $seat } at { $card } stand up: it is { keyflower-colour } now.
}
keyflower-event-Used = { $you ->
    [yes] You used { $card } with { keyflower-crew }.
   *[no] { $seat } used { $card } with { keyflower-crew }.
}
keyflower-event-UsedMixed = { $you ->
    [yes] You used { $card } with workers of several colours: { keyflower-all-colours }.
   *[no] { $seat } used { $card } with workers of several colours: { keyflower-all-colours }.
}
keyflower-event-WorkerPaid = { $you ->
    [yes] You paid { keyflower-crew }.
   *[no] { $seat } paid { keyflower-crew }.
}
keyflower-event-SkillPaid = { $you ->
    [yes] You paid a skill tile: { keyflower-skill }.
   *[no] { $seat } paid a skill tile: { keyflower-skill }.
}
keyflower-event-Produced = { $you ->
    [yes] You put on { $card }: { keyflower-goods }.
   *[no] { $seat } put on { $card }: { keyflower-goods }.
}
keyflower-event-WorkersDrawn = { $you ->
    [yes] You drew { keyflower-workers } from the bag.
   *[no] { $seat } drew { keyflower-workers } from the bag.
}
keyflower-event-WorkersSeen = { $you ->
    [yes] Your new workers: { keyflower-all-colours }.
   *[no] The new workers of { $seat }: { keyflower-all-colours }.
}
keyflower-event-GreenTaken = { $you ->
    [yes] You took { keyflower-workers } from the green supply.
   *[no] { $seat } took { keyflower-workers } from the green supply.
}
keyflower-event-SkillsDrawn = { $you ->
    [yes] { $skills ->
        [one] You drew { $skills } skill tile.
       *[other] You drew { $skills } skill tiles.
    }
   *[no] { $skills ->
        [one] { $seat } drew { $skills } skill tile.
       *[other] { $seat } drew { $skills } skill tiles.
    }
}
keyflower-event-SkillsSeen = { $you ->
    [yes] Your new skill tiles: { keyflower-skills }.
   *[no] The new skill tiles of { $seat }: { keyflower-skills }.
}
keyflower-event-Carried = { $you ->
    [yes] You carried { keyflower-resource } from { $card } to { $to_card }.
   *[no] { $seat } carried { keyflower-resource } from { $card } to { $to_card }.
}
keyflower-event-Upgraded = { $you ->
    [yes] You upgraded { $card }.
   *[no] { $seat } upgraded { $card }.
}
keyflower-event-SeasonEnded = The turns of { keyflower-season } are over.
keyflower-event-BidsReturned = { $you ->
    [yes] { keyflower-workers } of losing bids came back behind your screen.
   *[no] { keyflower-workers } of losing bids went back behind the screen of { $seat }.
}
keyflower-event-Unsold = { $workers ->
    [0] Nobody bid for { $card }.
   *[other] Nobody bid for { $card }; { keyflower-workers } went into the bag.
}
keyflower-event-Won = { $you ->
    [yes] { $gained ->
        [0] You won { $card } with { keyflower-workers }.
       *[other] You won { $card } with { keyflower-workers }, and { $gained } came with it.
    }
   *[no] { $gained ->
        [0] { $seat } won { $card } with { keyflower-workers }.
       *[other] { $seat } won { $card } with { keyflower-workers }, and { $gained } came with it.
    }
}
keyflower-event-CameHome = { $you ->
    [yes] { keyflower-workers } went behind your screen from the tiles of your village.
   *[no] { keyflower-workers } went behind the screen of { $seat } from the tiles of the village.
}
keyflower-event-StartPlayerWon = { $you ->
    [yes] The purple worker is yours.
   *[no] The purple worker goes to { $seat }.
}
keyflower-event-StartPlayerPassedOn = { $you ->
    [yes] Nobody bid for the purple worker: it passes to you.
   *[no] Nobody bid for the purple worker: it passes to { $seat }.
}
keyflower-event-BoatTaken = { $you ->
    [yes] You unloaded the { $card }: { keyflower-load }.
   *[no] { $seat } unloaded the { $card }: { keyflower-load }.
}
keyflower-event-BoatTileTaken = { $you ->
    [yes] You took the { $card }.
   *[no] { $seat } took the { $card }.
}
keyflower-event-Placed = { $you ->
    [yes] You placed { $card }.
   *[no] { $seat } placed { $card }.
}
keyflower-event-FitsNowhere = { $you ->
    [yes] Your { $card } fits nowhere and leaves the game.
   *[no] The { $card } of { $seat } fits nowhere and leaves the game.
}
keyflower-event-Flipped = { $you ->
    [yes] Your Flipper upgraded { $card } for free.
   *[no] The Flipper of { $seat } upgraded { $card } for free.
}
keyflower-event-Ended = Winter is over: the points are counted.

## Options and the score sheet

keyflower-option-skills_on_boats_face_up = Skill tiles on boats are open
keyflower-option-skills_on_boats_face_up-help = Switched off, only the player who takes the boat sees them.
keyflower-option-worker_costs_payable_from_losing_bids = Losing bids may pay
keyflower-option-worker_costs_payable_from_losing_bids-help = Where a use costs a worker, all workers of a losing bid may be given instead.
keyflower-option-boat_4a_may_target_turn_order_tiles = Boat 4a at turn-order tiles too
keyflower-option-boat_4a_may_target_turn_order_tiles-help = Its owner may answer bids for turn-order tiles in another colour.
keyflower-option-boat_3b_lets_any_resource_score_as_gold = Boat 3b makes gold of everything
keyflower-option-boat_3b_lets_any_resource_score_as_gold-help = With this boat any resource left over scores 1 point, as gold does.
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter = The purple worker must be won
keyflower-option-purple_worker_scores_only_if_its_tile_was_won_in_winter-help = Only who won its tile in winter may use it in scoring. Switched off, whoever holds it at the end.
keyflower-option-show_exact_bag_count = Show the number in the bag
keyflower-option-show_exact_bag_count-help = Switched off, you only see whether the bag is full, half full or nearly empty.
keyflower-option-show_worker_counts_behind_screens = Show the numbers behind screens
keyflower-option-show_worker_counts_behind_screens-help = How many workers and skill tiles each player has, and what was seen of them.
keyflower-part-tiles = Tiles of the village
keyflower-part-turn_order = Turn-order tiles
keyflower-part-boats = Boat
keyflower-part-kept = Resources on autumn tiles
keyflower-part-winter = Winter tiles
keyflower-part-gold = Gold

## The board

keyflower-board-offer = On offer
keyflower-board-boats = Boats
keyflower-board-village = Village of { $seat }
keyflower-board-my-village = Your village
keyflower-board-screen = Behind the screen
keyflower-board-bag = Bag: { $workers }
keyflower-board-green = Green: { $workers }
keyflower-board-pile = Skill tiles: { $skills }
keyflower-board-no-bid = no bid
keyflower-board-order = { $purple ->
    [yes] boat order, start player
   *[no] boat order
}
keyflower-board-supply = Supply
keyflower-board-steps = Steps left: { $steps }
keyflower-board-upgrades = Upgrades left: { $upgrades }
keyflower-board-turn = Turn the tile
keyflower-board-cost = To upgrade
keyflower-board-start-player = Start player
keyflower-board-tiles-of = { $season ->
    [0] Spring tiles
    [1] Summer tiles
    [2] Autumn tiles
   *[3] Winter tiles
}
keyflower-board-nothing = Nothing on offer
keyflower-board-harbour = Boats and turn order
keyflower-board-reckoning = { $you ->
    [yes] Your points
   *[no] Points of { $seat }
}
keyflower-board-gold-left = Gold left over
keyflower-board-villages = Villages
keyflower-board-mine = My village
keyflower-board-bid = { $you ->
    [yes] You: { keyflower-crew }
   *[no] { $seat }: { keyflower-crew }
}
keyflower-board-bid-leads = { $you ->
    [yes] You lead with { keyflower-crew }
   *[no] { $seat } leads with { keyflower-crew }
}
keyflower-board-bids = in bids
keyflower-board-on-bids = { keyflower-workers } in bids
keyflower-board-bag-level = { $level ->
    [full] full
    [half] half full
   *[low] nearly empty
}
keyflower-board-places = { $count ->
    [one] { $count } place
   *[other] { $count } places
}
keyflower-board-carry-what = Tap or drag a resource
keyflower-board-carry-where = Where to?
keyflower-board-carry-none = No steps left
keyflower-board-take-good = Take { keyflower-resource } from { $card }
keyflower-board-goods = { keyflower-resource }: { $count }
keyflower-board-workers = Workers behind your screen, { keyflower-colour }: { $workers }
keyflower-board-skills = Skill tiles behind your screen: { $skills }
keyflower-board-fewer = One fewer
keyflower-board-more = One more
keyflower-board-to-place = Tiles to place
keyflower-board-take-tile = Take { $card } in hand
keyflower-board-hand = Your winter tiles, only you see them

## Tiles

keyflower-transport-text = { $basic_transport ->
    [one] { $basic_transport } step
   *[other] { $basic_transport } steps
} of transport and { $basic_upgrade ->
    [one] { $basic_upgrade } upgrade
   *[other] { $basic_upgrade } upgrades
}. Upgraded: { $upgraded_transport } steps and { $upgraded_upgrade ->
    [one] { $upgraded_upgrade } upgrade
   *[other] { $upgraded_upgrade } upgrades
}, and { $upgraded_points } points at the end.
keyflower-points-text = { $points ->
    [0] { $upgraded_points } points if upgraded.
   *[other] { $points } points. Upgraded: { $upgraded_points } points.
}
keyflower-turn-order-text = Turn { $number } in choosing a boat. In winter it joins the winner’s village: 1 point for every tile it touches.
keyflower-card-home_1 = Home 1
keyflower-card-home_1-text = { keyflower-transport-text }
keyflower-card-home_2 = Home 2
keyflower-card-home_2-text = { keyflower-transport-text }
keyflower-card-home_3 = Home 3
keyflower-card-home_3-text = { keyflower-transport-text }
keyflower-card-home_4 = Home 4
keyflower-card-home_4-text = { keyflower-transport-text }
keyflower-card-home_5 = Home 5
keyflower-card-home_5-text = { keyflower-transport-text }
keyflower-card-home_6 = Home 6
keyflower-card-home_6-text = { keyflower-transport-text }
keyflower-card-alehouse = Alehouse
keyflower-card-alehouse-text = { $basic_workers } worker from the bag. Upgraded: { $upgraded_workers } workers.
keyflower-card-apprentice_hall = Apprentice Hall
keyflower-card-apprentice_hall-text = { $basic_skills } skill tile. Upgraded: { $upgraded_skills } skill tiles, and { $upgraded_points } points at the end.
keyflower-card-gold_mine = Gold Mine
keyflower-card-gold_mine-text = { $basic_gold } gold. Upgraded: { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-key_mine = Key Mine
keyflower-card-key_mine-text = { $basic_iron } iron. Upgraded: { $upgraded_iron } iron, and { $upgraded_points } points at the end.
keyflower-card-keystone_quarry = Keystone Quarry
keyflower-card-keystone_quarry-text = { $basic_stone } stone. Upgraded: { $upgraded_stone } stone, and { $upgraded_points } points at the end.
keyflower-card-keywood = Keywood
keyflower-card-keywood-text = { $basic_wood } wood. Upgraded: { $upgraded_wood } wood, and { $upgraded_points } points at the end.
keyflower-card-miner = Miner
keyflower-card-miner-text = { $basic_iron } iron. Upgraded: { $upgraded_iron } iron and { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-peddler = Peddler
keyflower-card-peddler-text = Pay a yellow worker for { $basic_green } green worker. Upgraded: { $upgraded_green } green workers.
keyflower-card-quarryman = Quarryman
keyflower-card-quarryman-text = { $basic_stone } stone. Upgraded: { $upgraded_stone } stone and { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-stable = Stable
keyflower-card-stable-text = { keyflower-transport-text }
keyflower-card-woodcutter = Woodcutter
keyflower-card-woodcutter-text = { $basic_wood } wood. Upgraded: { $upgraded_wood } wood and { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-workshop = Workshop
keyflower-card-workshop-text = 1 iron, stone or wood of your choice. Upgraded: { $upgraded_iron } iron, { $upgraded_stone } stone and { $upgraded_wood } wood, and { $upgraded_points } points at the end.
keyflower-card-brewer = Brewer
keyflower-card-brewer-text = Pay any skill tile for { $basic_workers } workers from the bag. Upgraded: { $upgraded_workers } workers, and { $upgraded_points } points at the end.
keyflower-card-carpenter = Carpenter
keyflower-card-carpenter-text = Pay a saw for { $basic_wood } wood. Upgraded: { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-farrier = Farrier
keyflower-card-farrier-text = { keyflower-transport-text }
keyflower-card-hiring_fair = Hiring Fair
keyflower-card-hiring_fair-text = Pay any skill tile for { $basic_skills } skill tiles. Upgraded: { $upgraded_skills } skill tiles, and { $upgraded_points } points at the end.
keyflower-card-mason = Mason
keyflower-card-mason-text = Pay a pickaxe for { $basic_stone } stone. Upgraded: { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-smelter = Smelter
keyflower-card-smelter-text = Pay an anvil for { $basic_iron } iron. Upgraded: { $upgraded_gold } gold, and { $upgraded_points } points at the end.
keyflower-card-store = Store
keyflower-card-store-text = Pay a blue worker for { $basic_green } green worker. Upgraded: { $upgraded_green } green workers, and { $upgraded_points } points at the end.
keyflower-card-tavern = Tavern
keyflower-card-tavern-text = Pay any worker for { $basic_workers } workers from the bag. Upgraded: { $upgraded_workers } workers.
keyflower-card-summer_boat_1a = Summer Boat 1a
keyflower-card-summer_boat_1a-text = 2 more workers from the bag with every boat you take.
keyflower-card-summer_boat_2a = Summer Boat 2a
keyflower-card-summer_boat_2a-text = You carry over fields without a road too; the edges of your tiles need not match.
keyflower-card-summer_boat_3a = Summer Boat 3a
keyflower-card-summer_boat_3a-text = For upgrades, any resource pays for any other.
keyflower-card-summer_boat_4a = Summer Boat 4a
keyflower-card-summer_boat_4a-text = Answer a red, blue or yellow bid in another colour; at turn-order tiles only if the table plays so.
keyflower-card-barn = Barn
keyflower-card-barn-text = At the end { $keep_points } point for every resource on it. Upgraded: { $upgraded_keep_points } points.
keyflower-card-blacksmith = Blacksmith
keyflower-card-blacksmith-text = At the end { $keep_points } points for every iron on it. Upgraded: { $upgraded_keep_points } points.
keyflower-card-fair = Fair
keyflower-card-fair-text = Pay a red worker for { $basic_green } green worker. Upgraded: { $upgraded_green } green workers, and { $upgraded_points } points at the end.
keyflower-card-forge = Forge
keyflower-card-forge-text = { keyflower-points-text }
keyflower-card-goldsmith = Goldsmith
keyflower-card-goldsmith-text = { keyflower-points-text }
keyflower-card-inn = Inn
keyflower-card-inn-text = { $basic_workers } worker from the bag. Upgraded: { $upgraded_workers } workers.
keyflower-card-sawmill = Sawmill
keyflower-card-sawmill-text = { keyflower-points-text }
keyflower-card-sculptor = Sculptor
keyflower-card-sculptor-text = { keyflower-points-text }
keyflower-card-stone_yard = Stone Yard
keyflower-card-stone_yard-text = At the end { $keep_points } points for every stone on it. Upgraded: { $upgraded_keep_points } points.
keyflower-card-timber_yard = Timber Yard
keyflower-card-timber_yard-text = At the end { $keep_points } points for every wood on it. Upgraded: { $upgraded_keep_points } points.
keyflower-card-wainwright = Wainwright
keyflower-card-wainwright-text = { keyflower-transport-text }
keyflower-card-well = Well
keyflower-card-well-text = { keyflower-points-text }
keyflower-card-apothecary = Apothecary
keyflower-card-apothecary-text = 3 points for every 5 workers.
keyflower-card-craftsmans_guild = Craftsman’s Guild
keyflower-card-craftsmans_guild-text = 3 points for every set of a red, a blue and a yellow worker.
keyflower-card-jeweller = Jeweller
keyflower-card-jeweller-text = 2 points for every gold.
keyflower-card-key_guild = Key Guild
keyflower-card-key_guild-text = 10 points for every 5 skill tiles.
keyflower-card-key_market = Key Market
keyflower-card-key_market-text = 2 points for every green worker.
keyflower-card-keythedral = Keythedral
keyflower-card-keythedral-text = { $points } points.
keyflower-card-mercers_guild = Mercer’s Guild
keyflower-card-mercers_guild-text = 5 points for every set of iron, stone and wood.
keyflower-card-scholar = Scholar
keyflower-card-scholar-text = One kind of skill tile only: 3 points for each.
keyflower-card-scribes = Scribes
keyflower-card-scribes-text = 10 points for every set of anvil, pickaxe and saw.
keyflower-card-village_hall = Village Hall
keyflower-card-village_hall-text = Workers of one colour only: 1 point for each.
keyflower-card-watermill = Watermill
keyflower-card-watermill-text = One kind of resource only: 1 point for each.
keyflower-card-windmill = Windmill
keyflower-card-windmill-text = 5 points for every 5 resources.
keyflower-card-turn_order_1 = Turn Order 1
keyflower-card-turn_order_1-text = { keyflower-turn-order-text }
keyflower-card-turn_order_2 = Turn Order 2
keyflower-card-turn_order_2-text = { keyflower-turn-order-text }
keyflower-card-turn_order_3 = Turn Order 3
keyflower-card-turn_order_3-text = { keyflower-turn-order-text }
keyflower-card-turn_order_4 = Turn Order 4
keyflower-card-turn_order_4-text = { keyflower-turn-order-text }
keyflower-card-boat_keyflower = Keyflower
keyflower-card-boat_keyflower-text = 1 point for every step of transport you have.
keyflower-card-boat_sea_bastion = Sea Bastion
keyflower-card-boat_sea_bastion-text = 1 point for every tile on one closed loop of road.
keyflower-card-boat_sea_breese = Sea Breese
keyflower-card-boat_sea_breese-text = For 1 to 5 boats in a line from the water edge of your home: 2, 4, 8, 16 or 32 points.
keyflower-card-boat_flipper = Flipper
keyflower-card-boat_flipper-text = { $points } points, and one free upgrade before scoring.
keyflower-card-boat_ianvincible = Ianvincible
keyflower-card-boat_ianvincible-text = { $points } points.
keyflower-card-boat_white_wind = White Wind
keyflower-card-boat_white_wind-text = 1 point for every worker.
keyflower-card-summer_boat_1b = Summer Boat 1b
keyflower-card-summer_boat_1b-text = A green worker from the supply with every boat you take.
keyflower-card-summer_boat_2b = Summer Boat 2b
keyflower-card-summer_boat_2b-text = Your steps and upgrades are doubled.
keyflower-card-summer_boat_3b = Summer Boat 3b
keyflower-card-summer_boat_3b-text = In final scoring, each resource counts as any other on your tiles. If the table plays so, what is left over scores 1 point like gold.
keyflower-card-summer_boat_4b = Summer Boat 4b
keyflower-card-summer_boat_4b-text = A tile already bid for or used: use it with workers of any colours.

# The name of a section on the line of time of a replay.
keyflower-section-SeasonBegan = { keyflower-season }

## What is this?

keyflower-what-subtitle = The season
    .at = a-season
keyflower-what-subtitle-text = The game has four: spring, summer, autumn and winter. In each one bids for new tiles; after winter all is counted.
keyflower-what-offer = Tiles on offer
    .at = bidding
keyflower-what-offer-text = Workers beside a tile are a bid, workers on it use it. At the end of the season each tile goes to its highest bidder.
keyflower-what-harbour = Boats and turn order
    .at = end-of-season
keyflower-what-harbour-text = Boats bring workers and skill tiles at the end of the season. Whoever wins a turn-order tile chooses a boat early.
keyflower-what-supply = Supply
    .at = pieces
keyflower-what-supply-text = What is left in the middle: the bag, green workers, skill tiles and resources.
keyflower-what-supply-of = { keyflower-resource }
    .at = pieces
keyflower-what-supply-of-text = So much of it is left in the supply. What a tile makes comes from here.
keyflower-what-bag = Bag
    .at = pieces
keyflower-what-bag-text = Red, blue and yellow workers, drawn by chance. Lost ones and those of winning bids go back into it.
keyflower-what-green = Green workers
    .at = pieces
keyflower-what-green-text = Rare: so many are left in the supply, and only some tiles bring them. Few can answer a bid of green.
keyflower-what-pile = Skill tiles
    .at = pieces
keyflower-what-pile-text = So many lie face down: anvils, pickaxes and saws.
keyflower-what-tiles = Village
    .at = tiles
keyflower-what-tiles-text = So many tiles this player’s village has.
keyflower-what-bids = Workers in bids
    .at = bidding
keyflower-what-bids-text = So many of this player’s workers lie beside tiles.
keyflower-what-bid = { keyflower-board-bid }
    .at = bidding
keyflower-what-bid-text = A bid must be higher than all others on this tile and of the same colour. Workers of a lost bid may move on.
keyflower-what-bid-leads = { keyflower-board-bid-leads }
    .at = bidding
keyflower-what-bid-leads-text = { $you ->
    [yes] If nobody bids more, the tile is yours at the end of the season, and these workers go into the bag.
   *[no] If nobody bids more, the tile goes to this player at the end of the season, and these workers into the bag.
}
keyflower-what-start-player = Start player
    .at = end-of-season
keyflower-what-start-player-text = Has the purple worker and begins the season. It goes to whoever wins its tile.
keyflower-what-village = Village of { $seat }
    .at = placing-tiles
keyflower-what-village-text = A tap shows it. All may use its tiles; the workers on them then belong to its owner.
keyflower-what-screen = Behind the screen
    .at = pieces
keyflower-what-screen-text = Workers and skill tiles of this player. Only what all have seen is shown, the rest is hidden.
keyflower-what-goods = { keyflower-resource }
    .at = transport-and-upgrading
keyflower-what-goods-text = Resources lie on the tiles of a village. They pay for upgrades of the tile they lie on and count for winter tiles; gold is also a point.
keyflower-what-workers = { $colour ->
    [0] Red workers
    [1] Blue workers
    [2] Yellow workers
   *[3] Green workers
}
    .at = workers
keyflower-what-workers-text = Behind your screen, seen only by you. They bid for tiles and use them; all workers at one tile have one colour.
keyflower-what-skill = { keyflower-skill }
    .at = pieces
keyflower-what-skill-text = A skill tile behind your screen. Some tiles and upgrades cost one, and some winter tiles reward them.
keyflower-what-fewer = One fewer
    .at = workers
keyflower-what-fewer-text = Sends one worker fewer; nothing is said to the others yet.
keyflower-what-more = One more
    .at = workers
keyflower-what-more-text = Sends one worker more; nothing is said to the others yet.
keyflower-what-steps = Steps
    .at = transport-and-upgrading
keyflower-what-steps-text = So many steps are left: each carries one resource along a road to the next tile.
keyflower-what-upgrades = Upgrades
    .at = transport-and-upgrading
keyflower-what-upgrades-text = So many tiles may still be upgraded in this turn, with resources that lie on them.
keyflower-what-upgrade-cost = A way to pay
    .at = transport-and-upgrading
keyflower-what-upgrade-cost-text = These resources on the tile pay for the upgrade.
keyflower-what-turn = Turn the tile
    .at = placing-tiles
keyflower-what-turn-text = Turns it by one edge: roads must meet roads, and water water.
keyflower-what-place = A place for this tile
    .at = placing-tiles
keyflower-what-place-text = Here its edges fit those of its neighbours.
keyflower-what-rim = Room to grow
    .at = placing-tiles
keyflower-what-rim-text = Tiles you win are laid beside those you have, road to road.
keyflower-what-reckoning = Final scoring
    .at = final-scoring
keyflower-what-reckoning-text = What each tile has brought, with workers, skill tiles and resources given to where they count most.

## What a seat took: headings of win rates, for whoever measures many games

keyflower-took-won = Tiles won
keyflower-took-boats = Boats taken
keyflower-took-upgraded = Tiles upgraded

## Why one answer is better than another: what its line has more of, or less. A count of 0 is not counted.

keyflower-aspect-points = { $more ->
    [yes] { $count ->
        [0] better prospects of points
        [one] one point more
       *[other] { $count } points more
    }
   *[no] { $count ->
        [0] worse prospects of points
        [one] one point fewer
       *[other] { $count } points fewer
    }
}
keyflower-aspect-bids = { $more ->
    [yes] { $count ->
        [0] a better place in the bidding
        [one] ahead on one tile more
       *[other] ahead on { $count } tiles more
    }
   *[no] { $count ->
        [0] a worse place in the bidding
        [one] ahead on one tile fewer
       *[other] ahead on { $count } tiles fewer
    }
}
keyflower-aspect-upgrades = { $more ->
    [yes] nearer to upgrades
   *[no] further from upgrades
}
keyflower-aspect-village = { $more ->
    [yes] { $count ->
        [0] a stronger village
        [one] one tile more
       *[other] { $count } tiles more
    }
   *[no] { $count ->
        [0] a weaker village
        [one] one tile fewer
       *[other] { $count } tiles fewer
    }
}
keyflower-aspect-workers = { $more ->
    [yes] { $count ->
        [0] workers of better colours
        [one] one worker more
       *[other] { $count } workers more
    }
   *[no] { $count ->
        [0] workers of worse colours
        [one] one worker fewer
       *[other] { $count } workers fewer
    }
}
keyflower-aspect-skills = { $more ->
    [yes] { $count ->
        [0] skills that fit better
        [one] one skill tile more
       *[other] { $count } skill tiles more
    }
   *[no] { $count ->
        [0] skills that fit worse
        [one] one skill tile fewer
       *[other] { $count } skill tiles fewer
    }
}
keyflower-aspect-resources = { $more ->
    [yes] { $count ->
        [0] resources that fit better
        [one] one resource more
       *[other] { $count } resources more
    }
   *[no] { $count ->
        [0] resources that fit worse
        [one] one resource fewer
       *[other] { $count } resources fewer
    }
}
keyflower-aspect-winter = { $more ->
    [yes] more points to come in winter
   *[no] fewer points to come in winter
}
keyflower-aspect-tempo = { $more ->
    [yes] a better place in the order of turns
   *[no] a worse place in the order of turns
}
