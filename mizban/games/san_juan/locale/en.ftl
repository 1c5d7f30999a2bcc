# San Juan in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

san_juan-name = San Juan
san_juan-tagline = Every card is a house, or the money for one
san_juan-subtitle = { $last ->
    [yes] the game is over
   *[no] round { $round }, ends at { san_juan-board-buildings }
}

## Numbers with their nouns, and roles by their numbers, for use inside the messages below

san_juan-role = { $role ->
    [0] Builder
    [1] Producer
    [2] Trader
    [3] Councillor
   *[4] Prospector
}
san_juan-privilege = { $role ->
    [0] pay 1 card less
    [1] make 1 more good
    [2] sell 1 more good
    [3] look at 3 more cards
   *[4] draw 1 card
}
san_juan-number = { $number ->
    [one] { $number } card
   *[other] { $number } cards
}
san_juan-drawn = { $drawn ->
    [one] { $drawn } card
   *[other] { $drawn } cards
}
san_juan-price = { $price ->
    [0] nothing
    [one] { $price } card
   *[other] { $price } cards
}
san_juan-sum = Cost { $cost }{ $privilege ->
    [0] { "" }
    [1] , −{ $privilege } as Builder
   *[other] , −{ $privilege } as Builder with the Library
}{ $cheaper ->
    [0] { "" }
   *[other] , −{ $cheaper } with the { $production ->
        [1] Smithy
       *[0] Quarry
    }
}{ $over ->
    [0] { "" }
   *[other] , −{ $credit } over the { $over_card }
}{ $goods ->
    [0] { "" }
   *[other] , −{ $goods } on the Black Market
}

## What is asked

san_juan-ask-StartingHand = Keep { $kept } of your { san_juan-drawn }
san_juan-help-StartingHand = The others are discarded, face down
san_juan-wait-StartingHand = { $seat } is choosing a starting hand

san_juan-ask-ExchangeCards = Office Building: exchange up to { $most ->
    [one] { $most } card
   *[other] { $most } cards
}?
san_juan-help-ExchangeCards = First you discard, then you draw as many
san_juan-wait-ExchangeCards = { $seat } may exchange cards

san_juan-ask-StoreCards = { $once ->
    [1] Put cards under the { $under_card }?
   *[other] Put a card under the { $under_card }?
}
san_juan-help-StoreCards = { $once ->
    [1] Each is a point at the end. Only once in the game, so choose the moment well
   *[other] It is a point at the end
}
san_juan-wait-StoreCards = { $seat } may put cards under a building

san_juan-ask-DiscardDown = Discard { san_juan-number }: you may keep { $limit }
san_juan-help-DiscardDown = The hand limit holds only now, before the first role
san_juan-wait-DiscardDown = { $seat } has too many cards

san_juan-ask-ChooseRole = { $again ->
    [1] You are the Governor: choose your first role
   *[other] Choose a role
}
san_juan-help-ChooseRole = All play it; only you have its privilege
san_juan-wait-ChooseRole = { $seat } is choosing a role

san_juan-ask-DoubleOrSave = { san_juan-role }: use the Library now?
san_juan-help-DoubleOrSave = With two players it works once a round, and you choose another role later
san_juan-wait-DoubleOrSave = { $seat } is deciding about the Library

san_juan-ask-Build = Which building do you build?
san_juan-help-Build = You pay with the other cards of your hand
san_juan-wait-Build = { $seat } may build

san_juan-ask-ChooseSite = Where do you build the { $new_card }?
san_juan-help-ChooseSite = Over an old building you save its cost, but it is gone for good
san_juan-wait-ChooseSite = { $seat } is looking for a site

san_juan-ask-BurnGoods = Pay for the { $new_card } with goods?
san_juan-help-BurnGoods = { san_juan-reckoning }; each good saves 1 card
san_juan-wait-BurnGoods = { $seat } is paying

san_juan-ask-Pay = Pay { san_juan-price } for the { $new_card }
san_juan-help-Pay = { san_juan-reckoning }
san_juan-wait-Pay = { $seat } is paying

san_juan-ask-Produce = { $free ->
    [0] Where do you produce { san_juan-board-goods }?
   *[other] Produce up to { san_juan-board-goods }?
}
san_juan-help-Produce = 1 for all{ $privilege ->
    [0] { "" }
   *[other] , +{ $privilege } as Producer
}{ $more ->
    [0] { "" }
   *[other] , +{ $more } with the Aqueduct
}{ $free ->
    [0] { "" }
   *[other] . The Well gives a card for 2 at once, so it may pay to wait
}
san_juan-wait-Produce = { $seat } is producing

san_juan-ask-Sell = Sell up to { $sales ->
    [one] { $sales } good
   *[other] { $sales } goods
}?
san_juan-help-Sell = 1 for all{ $privilege ->
    [0] { "" }
   *[other] , +{ $privilege } as Trader
}{ $more ->
    [0] { "" }
   *[other] , +{ $more } with the Trading Post
}{ $in_order ->
    [0] { "" }
   *[other] . You sell in turn, because of the Hut; { $sold ->
        [0] nobody has sold anything so far
        [one] { $sold } good was sold before
       *[other] { $sold } goods were sold before
    }
}
san_juan-wait-Sell = { $seat } may sell

san_juan-ask-KeepCards = Keep { $kept } of these { san_juan-drawn }
san_juan-help-KeepCards = The others are discarded, face down
san_juan-wait-KeepCards = { $seat } is looking at cards

san_juan-ask-DiscardCards = Archive: discard { san_juan-number } of your whole hand
san_juan-help-DiscardCards = Among them: the { san_juan-drawn } you drew
san_juan-wait-DiscardCards = { $seat } is looking at cards

# Decided at once, or out of sight: who is awaited, by what all know.
san_juan-wait-StartingHands = { $count ->
    [one] { $names } is choosing a starting hand
   *[other] { $names } are choosing their starting hands
}
san_juan-wait-Exchanges = { $count ->
    [one] { $names } may exchange cards
   *[other] { $names } may each exchange cards
}
san_juan-wait-Storing = { $count ->
    [one] { $names } may put cards under a building
   *[other] { $names } may put cards under their buildings
}
san_juan-wait-HandLimits = { $count ->
    [one] { $names } has too many cards
   *[other] { $names } have too many cards
}
san_juan-wait-BuilderTurn = { $names } may build
san_juan-wait-ProducerPhase = { $count ->
    [one] { $names } is producing
   *[other] { $names } are producing
}
san_juan-wait-Market = { $count ->
    [one] { $names } may sell
   *[other] { $names } may each sell
}
san_juan-wait-MarketTurn = { $names } may sell
san_juan-wait-Council = { $count ->
    [one] { $names } is looking at cards
   *[other] { $names } are looking at their cards
}

## Verbs: button, full sentence, pill under a lit thing

san_juan-verb-choose = { san_juan-role }
san_juan-say-choose = Choose the { san_juan-role }: { san_juan-privilege }?
san_juan-verb-double = Use it now
san_juan-say-double = Use the Library for the { san_juan-role }?
san_juan-verb-save = Save it
san_juan-say-save = Save the Library for your second role?
san_juan-verb-build = Build
san_juan-say-build = { $over ->
    [0] { $price ->
        [0] Build the { $card } for free?
       *[other] Build the { $card } for { san_juan-price }?
    }
   *[other] { $sites ->
        [1] { $price ->
            [0] Build the { $card } over the { $over_card }, for free?
           *[other] Build the { $card } over the { $over_card } for { san_juan-price }?
        }
       *[other] { $price ->
            [0] Build the { $card } over an old building, for free?
           *[other] Build the { $card } over an old building, for at least { san_juan-price }?
        }
    }
}
san_juan-hint-build = { $price ->
    [0] free
   *[other] −{ $price }
}
    .tone = pay
san_juan-verb-beside = { $price ->
    [0] Beside the others, free
   *[other] Beside the others for { san_juan-price }
}
san_juan-say-beside = { $price ->
    [0] Build it beside your other buildings, for free?
   *[other] Build it beside your other buildings for { san_juan-price }?
}
san_juan-verb-over = Over it
san_juan-say-over = { $price ->
    [0] Build over the { $card }, for free?
   *[other] Build over the { $card } for { san_juan-price }?
}
san_juan-hint-over = { $good ->
    [0] { $price ->
        [0] free
       *[other] −{ $price }
    }
   *[other] { $price ->
        [0] free, good lost
       *[other] −{ $price }, good lost
    }
}
    .tone = pay
san_juan-verb-pass = Build nothing
san_juan-say-pass = Build nothing this time?
san_juan-verb-burn = { $card }
san_juan-say-burn = Pay with the good of the { $card }?
san_juan-verb-pay = { $card }
san_juan-say-pay = Pay with the { $card }?
san_juan-verb-produce = { $card }
san_juan-say-produce = Produce on the { $card }?
san_juan-verb-sell = { $card }
san_juan-say-sell = { $price ->
    [one] Sell the good of the { $card } for { $price } card?
   *[other] Sell the good of the { $card } for { $price } cards?
}
san_juan-hint-sell = +{ $price }
san_juan-verb-keep = { $card }
san_juan-say-keep = Keep the { $card }?
san_juan-verb-discard = { $card }
san_juan-say-discard = Discard the { $card }?
san_juan-verb-exchange = { $card }
san_juan-say-exchange = Exchange the { $card }?
san_juan-verb-store = { $card }
san_juan-say-store = Put the { $card } away as a point?

san_juan-why-short = { $lack ->
    [one] { $lack } card short
   *[other] { $lack } cards short
}
san_juan-why-twice = in your town already

## What happened

san_juan-event-RoundBegan = { $you ->
    [yes] Round { $round }: you are the Governor
   *[no] Round { $round }: { $seat } is the Governor
}
san_juan-event-RoleChosen = { $you ->
    [yes] { $times ->
        [1] You chose the { san_juan-role }.
       *[other] You chose the { san_juan-role }; the Library doubles your privilege.
    }
   *[no] { $times ->
        [1] { $seat } chose the { san_juan-role }.
       *[other] { $seat } chose the { san_juan-role }; the Library doubles the privilege.
    }
}
san_juan-event-Received = You drew { $cards }.
san_juan-event-Bonus = { $you ->
    [yes] { $card }: { san_juan-drawn } for you.
   *[no] { $card }: { san_juan-drawn } for { $seat }.
}
san_juan-event-Exchanged = { $you ->
    [yes] You exchanged { san_juan-number }.
   *[no] { $seat } exchanged { san_juan-number }.
}
san_juan-event-Stored = { $you ->
    [yes] You added to the cards under the { $card }.
   *[no] { $seat } added to the cards under the { $card }.
}
san_juan-event-StoredCards = You put under the { $card }: { $stored_cards }.
san_juan-event-DiscardedDown = { $you ->
    [yes] You discarded { san_juan-number } to get down to { $limit }.
   *[no] { $seat } discarded { san_juan-number } to get down to { $limit }.
}
san_juan-event-GoodsBurned = { $you ->
    [yes] Black Market: you paid with the goods of { $cards }.
   *[no] Black Market: { $seat } paid with the goods of { $cards }.
}
san_juan-saved = { $less ->
    [0] .
   *[other] , { $less } less than its cost.
}
san_juan-event-Built = { $you ->
    [yes] { $price ->
        [0] You built the { $card } for free.
       *[other] You built the { $card } for { san_juan-price }{ san_juan-saved }
    }
   *[no] { $price ->
        [0] { $seat } built the { $card } for free.
       *[other] { $seat } built the { $card } for { san_juan-price }{ san_juan-saved }
    }
}
san_juan-event-BuiltOver = { $you ->
    [yes] { $price ->
        [0] You built the { $card } over the { $over_card }, for free.
       *[other] You built the { $card } over the { $over_card } for { san_juan-price }{ san_juan-saved }
    }
   *[no] { $price ->
        [0] { $seat } built the { $card } over the { $over_card }, for free.
       *[other] { $seat } built the { $card } over the { $over_card } for { san_juan-price }{ san_juan-saved }
    }
}
san_juan-event-GoodLost = { $you ->
    [yes] The good on your { $card } is lost.
   *[no] The good on { $seat }’s { $card } is lost.
}
san_juan-event-PaidWith = You paid with { $cards }.
san_juan-event-DidNotBuild = { $you ->
    [yes] You built nothing.
   *[no] { $seat } built nothing.
}
san_juan-event-EndTriggered = { $you ->
    [yes] You have { san_juan-board-buildings }: the game ends.
   *[no] { $seat } has { san_juan-board-buildings }: the game ends.
}
san_juan-event-Produced = { $you ->
    [yes] You produced on { $cards }.
   *[no] { $seat } produced on { $cards }.
}
san_juan-event-ProducedNothing = { $you ->
    [yes] You produced nothing.
   *[no] { $seat } produced nothing.
}
san_juan-event-TileTurned = Prices: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }.
san_juan-event-Sold = { $you ->
    [yes] You sold the goods of { $cards } for { san_juan-drawn }.
   *[no] { $seat } sold the goods of { $cards } for { san_juan-drawn }.
}
san_juan-event-SoldNothing = { $you ->
    [yes] You sold nothing.
   *[no] { $seat } sold nothing.
}
san_juan-event-NobodySold = Nobody sold anything.
san_juan-event-GoodDelivered = { $you ->
    [yes] A good came to your { $card }.
   *[no] A good came to { $seat }’s { $card }.
}
san_juan-event-Kept = { $you ->
    [yes] You kept { $kept } of { san_juan-drawn }.
   *[no] { $seat } kept { $kept } of { san_juan-drawn }.
}
san_juan-event-KeptCards = You kept { $cards }.
san_juan-event-Prospected = { $you ->
    [yes] As Prospector you drew { san_juan-drawn }.
   *[no] As Prospector { $seat } drew { san_juan-drawn }.
}
san_juan-event-TurnedUp = { $you ->
    [yes] Your { $card } turned up { $turned_cards }.
   *[no] { $seat }’s { $card } turned up { $turned_cards }.
}
san_juan-event-TurnedKept = { $you ->
    [yes] { $card }: you kept the { $kept_card }.
   *[no] { $card }: { $seat } kept the { $kept_card }.
}
san_juan-event-TurnedLost = { $you ->
    [yes] { $card }: nothing for you this time.
   *[no] { $card }: nothing for { $seat } this time.
}
san_juan-event-Shuffled = The discard pile was shuffled into a new supply of { $cards_left ->
    [one] { $cards_left } card
   *[other] { $cards_left } cards
}.
san_juan-event-Ended = { $idle ->
    [yes] Nobody has built for ten rounds: the game is over.
   *[no] The game is over.
}

## Production buildings

san_juan-production-text = Holds 1 good, which the Producer makes and the Trader sells. You may have several of the same.
san_juan-card-indigo_plant = Indigo Plant
san_juan-card-indigo_plant-text = { san_juan-production-text }
san_juan-card-sugar_mill = Sugar Mill
san_juan-card-sugar_mill-text = { san_juan-production-text }
san_juan-card-tobacco_storage = Tobacco Storage
san_juan-card-tobacco_storage-text = { san_juan-production-text }
san_juan-card-coffee_roaster = Coffee Roaster
san_juan-card-coffee_roaster-text = { san_juan-production-text }
san_juan-card-silver_smelter = Silver Smelter
san_juan-card-silver_smelter-text = { san_juan-production-text }

## City buildings

san_juan-card-smithy = Smithy
san_juan-card-smithy-text = Your production buildings cost { $cheaper_production } card less.
san_juan-card-gold_mine = Gold Mine
san_juan-card-gold_mine-text = In every Prospector phase, turn up 4 cards. If all four cost different amounts, keep the cheapest; otherwise discard them all.
san_juan-card-archive = Archive
san_juan-card-archive-text = In the Councillor phase, take all the cards you draw into your hand, then discard as many as usual from the whole hand.
san_juan-card-poor_house = Poor House
san_juan-card-poor_house-text = After building, draw 1 card if you have at most 1 left.
san_juan-card-black_market = Black Market
san_juan-card-black_market-text = When you build, up to { $burns } of your goods may pay, each for 1 card.
san_juan-card-trading_post = Trading Post
san_juan-card-trading_post-text = You may sell { $more_sales } more good.
san_juan-card-well = Well
san_juan-card-well-text = When you produce 2 goods or more, draw 1 card.
san_juan-card-market_stand = Market Stand
san_juan-card-market_stand-text = When you sell 2 goods or more, draw 1 card.
san_juan-card-crane = Crane
san_juan-card-crane-text = You may build over one of your own buildings and save its cost. The old one is gone for good, but cards put away under it still count. Not over the Crane, and not over the same building.
san_juan-card-chapel = Chapel
san_juan-card-chapel-text = At the start of a round you may put 1 card of your hand under it. Each is a point at the end.
san_juan-card-tower = Tower
san_juan-card-tower-text = At the start of a round you may keep { $hand_limit } cards.
san_juan-card-aqueduct = Aqueduct
san_juan-card-aqueduct-text = You produce { $more_goods } more good.
san_juan-card-carpenter = Carpenter
san_juan-card-carpenter-text = When you have built a city building, draw 1 card.
san_juan-card-prefecture = Prefecture
san_juan-card-prefecture-text = Keep 2 of the Councillor’s cards instead of 1.
san_juan-card-market_hall = Market Hall
san_juan-card-market_hall-text = When you sell at least 1 good, draw 1 card more.
san_juan-card-quarry = Quarry
san_juan-card-quarry-text = Your city buildings cost { $cheaper_city } card less.
san_juan-card-library = Library
san_juan-card-library-text = The privilege of the role you choose counts twice. With two players, once a round.
san_juan-card-statue = Statue
san_juan-card-statue-text = A monument.
san_juan-card-victory_column = Victory Column
san_juan-card-victory_column-text = A monument.
san_juan-card-hero = Hero
san_juan-card-hero-text = A monument.
san_juan-card-guild_hall = Guild Hall
san_juan-card-guild_hall-text = At the end 1 point for each of your production buildings, and 1 for each kind of them.
san_juan-card-city_hall = City Hall
san_juan-card-city_hall-text = At the end 1 point for each of your city buildings, this one included.
san_juan-card-triumphal_arch = Triumphal Arch
san_juan-card-triumphal_arch-text = At the end 4, 6 or 8 points for 1, 2 or 3 of your monuments.
san_juan-card-palace = Palace
san_juan-card-palace-text = Last of all, 1 point for every 4 points you have.

## The New Buildings

san_juan-card-guard_room = Guard Room
san_juan-card-guard_room-text = At the start of a round you may keep { $hand_limit } cards, players without one only { $limits_others }.
san_juan-card-office_building = Office Building
san_juan-card-office_building-text = At the start of a round you may exchange 1 or { $exchanges } cards.
san_juan-card-hut = Hut
san_juan-card-hut-text = When nobody sells anything in a Trader phase, draw 1 card.
san_juan-card-tavern = Tavern
san_juan-card-tavern-text = At the end of a Builder phase draw 1 card if nobody has fewer buildings than you and somebody has more.
san_juan-card-park = Park
san_juan-card-park-text = Building over it with the Crane saves up to { $credit } cards.
san_juan-card-customs_office = Customs Office
san_juan-card-customs_office-text = When the Councillor is chosen it gets 1 good, if it is empty. The good sells for 2 cards.
san_juan-card-bank = Bank
san_juan-card-bank-text = Once in the game, at the start of a round, you may put any number of cards under it. Each is a point at the end.
san_juan-card-harbor = Harbour
san_juan-card-harbor-text = When you sell, one of the goods goes under it and is a point at the end.
san_juan-card-goldsmith = Goldsmith
san_juan-card-goldsmith-text = In every Prospector phase, turn up 1 card. Keep it if nobody has that building.
san_juan-card-residence = Residence
san_juan-card-residence-text = At the end, for sets of three different buildings of equal cost: 4 points for the first, then 3, 2 and 1.
san_juan-card-cathedral = Cathedral
san_juan-card-cathedral-text = Anybody may build it from the table. At the end, for buildings of cost 6 that the others have: 4 points for the first, then 3, 2 and 1.

san_juan-card-tile = Trading House tile
san_juan-card-tile-text = Cards for each good: indigo { $indigo }, sugar { $sugar }, tobacco { $tobacco }, coffee { $coffee }, silver { $silver }.

## Options of the table

san_juan-option-new_buildings = The New Buildings
san_juan-option-new_buildings-help = 33 more cards with ten more city buildings. Switched off, you play the base game.
san_juan-option-cathedral = The Cathedral
san_juan-option-cathedral-help = It lies open on the table, and whoever wants may build it. It belongs to the New Buildings: these without it are a house variant.
san_juan-option-advanced_setup = Advanced set-up
san_juan-option-advanced_setup-help = Everybody chooses 4 cards to begin with: the Governor from 5, the others from 6, 7 and 8.
san_juan-option-guard_room_always = A hand limit of 6 from the start
san_juan-option-guard_room_always-help = With the New Buildings, players without a Guard Room keep only 6 cards even before anybody has built one.
san_juan-option-open_totals = Open totals
san_juan-option-open_totals-help = Everybody sees how many cards lie under Chapel, Bank and Harbour. Which they are stays secret.
san_juan-option-decline_discounts = Discounts may be declined
san_juan-option-decline_discounts-help = With a Poor House you may pay more than the price, by not using your privilege, Smithy or Quarry.
san_juan-option-sell_in_order = Sell in turn when there is a Hut
san_juan-option-sell_in_order-help = While a Hut is in play you sell one after the other, so that its owner knows whether anything was sold before. Switched off, everybody sells at once.

## The score sheet

san_juan-part-printed = Printed on buildings
san_juan-part-stored = Cards under buildings
san_juan-part-triumphal_arch = Triumphal Arch
san_juan-part-guild_hall = Guild Hall
san_juan-part-city_hall = City Hall
san_juan-part-residence = Residence
san_juan-part-cathedral = Cathedral
san_juan-part-palace = Palace
san_juan-part-hand_and_goods = Hand cards and goods (break ties)

## The board

san_juan-board-roles = Roles
san_juan-board-role-runs = { $you ->
    [yes] { san_juan-role } phase, chosen by you
   *[no] { san_juan-role } phase, chosen by { $seat }
}
san_juan-board-governor = Governor
san_juan-board-privilege = { san_juan-privilege }
san_juan-board-privilege-twice = { $role ->
    [0] pay 2 cards less
    [1] make 2 more goods
    [2] sell 2 more goods
    [3] look at 6 more cards
   *[4] draw 2 cards
}
san_juan-board-prices = Market prices
san_juan-board-prices-hidden = not yet known
san_juan-board-prices-next = next prices
san_juan-board-good-indigo = Indigo
san_juan-board-good-sugar = Sugar
san_juan-board-good-tobacco = Tobacco
san_juan-board-good-coffee = Coffee
san_juan-board-good-silver = Silver
san_juan-board-good-customs = Customs good
san_juan-board-supply = Supply
san_juan-board-discard = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
san_juan-board-discarded = Cards here that you know: { $cards }
san_juan-board-town = Your town
san_juan-board-town-of = { $seat }’s town
san_juan-board-buildings = { $buildings ->
    [one] { $buildings } building
   *[other] { $buildings } buildings
}
san_juan-board-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
san_juan-board-goods = { $goods ->
    [one] { $goods } good
   *[other] { $goods } goods
}
san_juan-board-hand = { $hand ->
    [one] { $hand } card
   *[other] { $hand } cards
}
san_juan-board-limit = at most { $limit } at the start of a round
san_juan-board-stored = { $count ->
    [one] { $count } card under it
   *[other] { $count } cards under it
}
san_juan-board-stored-some = cards lie under it
san_juan-board-covers = covers: { $cards }
san_juan-board-doomed = will be built over
san_juan-board-fresh = works from the next role on
san_juan-board-cathedral = Cathedral, for all
san_juan-board-drawn = Just drawn
san_juan-board-chosen = { san_juan-role } this round

## One line on a card

san_juan-line-indigo_plant = 1 indigo
san_juan-line-sugar_mill = 1 sugar
san_juan-line-tobacco_storage = 1 tobacco
san_juan-line-coffee_roaster = 1 coffee
san_juan-line-silver_smelter = 1 silver
san_juan-line-smithy = production −1
san_juan-line-gold_mine = turn 4, perhaps keep 1
san_juan-line-archive = discard from all
san_juan-line-poor_house = 0 or 1 card left: +1
san_juan-line-black_market = pay with 2 goods
san_juan-line-trading_post = sell 1 more good
san_juan-line-well = 2 goods made: +1
san_juan-line-market_stand = 2 goods sold: +1
san_juan-line-crane = build over your own
san_juan-line-chapel = put 1 card away
san_juan-line-tower = keep 12 cards
san_juan-line-aqueduct = make 1 more good
san_juan-line-carpenter = city building: +1
san_juan-line-prefecture = keep 2 cards
san_juan-line-market_hall = any sale: +1
san_juan-line-quarry = city buildings −1
san_juan-line-library = privilege twice
san_juan-line-statue = monument
san_juan-line-victory_column = monument
san_juan-line-hero = monument
san_juan-line-guild_hall = per production
san_juan-line-city_hall = 1 per city building
san_juan-line-triumphal_arch = for your monuments
san_juan-line-palace = 1 per 4 points
san_juan-line-guard_room = others keep 6 cards
san_juan-line-office_building = exchange 1 or 2
san_juan-line-hut = nobody sold: +1
san_juan-line-tavern = fewest buildings: +1
san_juan-line-park = build over it: −6
san_juan-line-customs_office = a good worth 2
san_juan-line-bank = once: put cards away
san_juan-line-harbor = a sold good: 1 point
san_juan-line-goldsmith = turn 1, perhaps keep
san_juan-line-residence = threes of equal cost
san_juan-line-cathedral = others’ buildings of 6

## What the board adds: the button of a set, and the reckoning behind a choice

san_juan-reckoning = { $less ->
    [0] The printed cost, no discount
   *[other] { san_juan-sum }: { $price } to pay
}
san_juan-because-build = { $over ->
    [0] { $sites ->
        [1] { san_juan-reckoning }
       *[other] { san_juan-reckoning }; { $cheapest ->
            [0] free over an old building
           *[other] over an old building at least { $cheapest }
        }
    }
   *[other] { san_juan-reckoning }
}
san_juan-because-beside = { san_juan-reckoning }
san_juan-because-over = { $good ->
    [0] { san_juan-reckoning }
   *[other] { san_juan-reckoning }; the good on it is lost
}
san_juan-hint-beside = { $price ->
    [0] free
   *[other] −{ $price }
}
    .tone = pay
san_juan-confirm-pay = { $count ->
    [0] Build
   *[other] Build, pay { $count }/{ $high }
}
san_juan-confirm-burn = { $count ->
    [0] Pay without goods
    [one] Pay with { $count } good
   *[other] Pay with { $count } goods
}
san_juan-confirm-produce = { $low ->
    [0] { $count ->
        [0] Produce nothing
        [one] Produce { $count } good
       *[other] Produce { $count } goods
    }
   *[other] Produce { $count }/{ $high }
}
san_juan-confirm-sell = { $count ->
    [0] Sell nothing
    [one] Sell { $count } good
   *[other] Sell { $count } goods
}
san_juan-confirm-keep = Keep { $count }/{ $high }
san_juan-confirm-discard = Discard { $count }/{ $high }
san_juan-confirm-exchange = { $count ->
    [0] Exchange nothing
   *[other] Exchange { $count }
}
san_juan-confirm-store = { $count ->
    [0] Put nothing away
   *[other] Put { $count } away
}
san_juan-board-known = Those of them that you know
san_juan-board-open-hand = Cards of this hand that all have seen
san_juan-board-governor-is = { $you ->
    [yes] you are the Governor
   *[no] { $seat } is the Governor
}
san_juan-board-to-end = { $buildings ->
    [0] the game is over
    [one] { $buildings } building to the end
   *[other] { $buildings } buildings to the end
}
san_juan-board-of = of { $limit }

# The name of a section on the line of time of a replay.
san_juan-section-RoundBegan = { $round }

## What is this?

san_juan-what-subtitle = The round
    .at = end-of-the-game
san_juan-what-subtitle-text = Which round it is, and how many buildings in one town end the game.
san_juan-what-hand = Cards in hand
    .at = the-start-of-a-round
san_juan-what-hand-text = Buildings one can build, and at the same time the money to pay for them. At the start of a round at most { $limit } are kept.
san_juan-what-empty-hand = No card in hand
    .at = builder
san_juan-what-empty-hand-text = The cards you draw will lie here: buildings and money at once.
san_juan-what-drawn = Just drawn
    .at = councillor
san_juan-what-drawn-text = Choose from these what you keep; nobody else sees them.
san_juan-what-buildings = Buildings
    .at = end-of-the-game
san_juan-what-buildings-text = How many stand in this town. The first full town ends the game with that Builder phase.
san_juan-what-goods = Goods
    .at = producer
san_juan-what-goods-text = So many of this town’s buildings hold a good that can be sold.
san_juan-what-points = Points
    .at = end-of-the-game
san_juan-what-points-text = As the town stands now, its halls included. What others have stored is not known before the end.
san_juan-what-governor = Governor
    .at = choosing-roles
san_juan-what-governor-text = Chooses a role first in this round. The crown then goes to the left.
san_juan-what-roles = Roles
    .at = roles
san_juan-what-roles-text = Whoever has the turn chooses one; everybody plays it, and the chooser has a privilege.
san_juan-what-role-builder = Builder
    .at = builder
san_juan-what-role-builder-text = Everybody may build one card of the hand and pays with other cards of the hand. The chooser pays one less.
san_juan-what-role-producer = Producer
    .at = producer
san_juan-what-role-producer-text = Everybody lays one good on an empty production building, the chooser one more.
san_juan-what-role-trader = Trader
    .at = trader
san_juan-what-role-trader-text = The prices are turned up. Everybody may sell one good for that many cards, the chooser one more.
san_juan-what-role-councillor = Councillor
    .at = councillor
san_juan-what-role-councillor-text = Everybody draws cards and keeps one of them; the chooser sees more to choose from.
san_juan-what-role-prospector = Prospector
    .at = prospector
san_juan-what-role-prospector-text = Nobody does anything, but the chooser draws a card.
san_juan-what-role-by = Chosen by { $seat }
    .at = choosing-roles
san_juan-what-role-by-text = This role is taken for the round; nobody else can choose it.
san_juan-what-prices = Trading House
    .at = tiles
san_juan-what-prices-text = The tile says how many cards each good is sold for. It is turned up when the Trader is played; then the next one comes.
san_juan-what-price = { $ware ->
    [indigo] { san_juan-board-good-indigo }
    [sugar] { san_juan-board-good-sugar }
    [tobacco] { san_juan-board-good-tobacco }
    [coffee] { san_juan-board-good-coffee }
   *[silver] { san_juan-board-good-silver }
}
    .at = trader
san_juan-what-price-text = So many cards this good brings when it is sold to this tile. A question mark: not known yet.
san_juan-what-supply = Supply
    .at = the-supply
san_juan-what-supply-text = { $count ->
    [one] One card is left to draw. When the supply is empty, the discard pile is shuffled and takes its place.
   *[other] { $count } cards are left to draw. When the supply is empty, the discard pile is shuffled and takes its place.
}
san_juan-what-discard = Discard pile
    .at = the-supply
san_juan-what-discard-text = Cards that were paid or discarded, face down. A tap shows those that you know.
san_juan-what-town = Town
    .at = cards
san_juan-what-town-text = All buildings of this player. Each of them works in its own phase and brings its points at the end.
san_juan-what-plot = Free plot
    .at = builder
san_juan-what-plot-text = Room for one more building. The game ends with the Builder phase in which a town has none left.
san_juan-what-stored = Stored cards
    .at = card-chapel
san_juan-what-stored-text = Lie under this building and count at the end; what they are only their owner sees.
san_juan-what-fresh = Just built
    .at = builder
san_juan-what-fresh-text = This building works from the next role on.
san_juan-what-doomed = Will be covered
    .at = card-crane
san_juan-what-doomed-text = The new building is laid over this one, which leaves the game.
san_juan-what-plus = Cards drawn
    .at = cards
san_juan-what-plus-text = This building has just brought so many cards.
san_juan-what-to-end = To the end
    .at = end-of-the-game
san_juan-what-to-end-text = With building number { $end } in anybody’s town the Builder phase is the last one.

## What a seat took: headings of win rates, for whoever measures many games

san_juan-took-chosen = Roles chosen
san_juan-took-built = Buildings built

## Why one answer is better than another: what its line has more of, or less. A count of 0 is not counted.

san_juan-aspect-points = { $more ->
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
san_juan-aspect-hand = { $more ->
    [yes] { $count ->
        [0] a better hand
        [one] one card more in hand
       *[other] { $count } cards more in hand
    }
   *[no] { $count ->
        [0] a weaker hand
        [one] one card fewer in hand
       *[other] { $count } cards fewer in hand
    }
}
san_juan-aspect-goods = { $more ->
    [yes] { $count ->
        [0] goods that sell better
        [one] one good more
       *[other] { $count } goods more
    }
   *[no] { $count ->
        [0] goods that sell worse
        [one] one good fewer
       *[other] { $count } goods fewer
    }
}
san_juan-aspect-stored = { $more ->
    [yes] { $count ->
        [0] more put away
        [one] one card more put away
       *[other] { $count } cards more put away
    }
   *[no] { $count ->
        [0] less put away
        [one] one card fewer put away
       *[other] { $count } cards fewer put away
    }
}
san_juan-aspect-roles = { $more ->
    [yes] better roles to come for you
   *[no] worse roles to come for you
}
san_juan-aspect-town = { $more ->
    [yes] { $count ->
        [0] a stronger town
        [one] one building more
       *[other] { $count } buildings more
    }
   *[no] { $count ->
        [0] a weaker town
        [one] one building fewer
       *[other] { $count } buildings fewer
    }
}
