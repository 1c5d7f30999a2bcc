# New York 1901 in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

new_york_1901-name = New York 1901
new_york_1901-tagline = Buy land, build high, build higher
new_york_1901-subtitle = { $last ->
    [yes] turn { $turn }, last turns
   *[no] turn { $turn }
}

## Numbers with their nouns, for use inside the messages below

new_york_1901-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
new_york_1901-squares = { $squares ->
    [one] { $squares } square
   *[other] { $squares } squares
}
new_york_1901-workers = { $workers ->
    [0] no worker
    [one] { $workers } worker
   *[other] { $workers } workers
}

## What is asked

new_york_1901-ask-TakeTurn = { $returning ->
    [1] You can’t do anything: which lot do you give back?
   *[other] { $workers ->
        [0] { $demolition ->
            [1] No worker left: build, or demolish?
           *[other] No worker left: which skyscraper do you build?
        }
       *[other] { $demolition ->
            [1] Take a lot card, or demolish?
           *[other] Which lot card do you take?
        }
    }
}
new_york_1901-help-TakeTurn = { $last ->
    [1] This is your last turn
   *[other] { $workers ->
        [0] { $returning ->
            [1] Its worker comes back, and the lot is free for all
           *[other] Workers come back from the lots you build on
        }
       *[other] A worker goes to such a lot; then you may build
    }
}
new_york_1901-wait-TakeTurn = { $returning ->
    [1] { $seat } must give back a lot
   *[other] { $workers ->
        [0] { $seat } has no worker left and must build
       *[other] { $seat } is choosing a lot card
    }
}

new_york_1901-ask-LandGrab = { $left ->
    [1] Land Grab: which is your second lot card?
   *[other] Land Grab: which two small lot cards?
}
new_york_1901-help-LandGrab = The market is refilled when you have both
new_york_1901-wait-LandGrab = { $seat } is grabbing land

new_york_1901-ask-ClaimLot = Where does your worker go?
new_york_1901-help-ClaimLot = { $card }: any free one will do
new_york_1901-wait-ClaimLot = { $seat } is choosing a lot: { $card }

new_york_1901-ask-BuildStep = Which skyscraper do you build? Or none?
new_york_1901-help-BuildStep = On your own free squares, beside a street or a park
new_york_1901-wait-BuildStep = { $seat } may build

new_york_1901-ask-Demolish = Which skyscraper replaces an old one?
new_york_1901-help-Demolish = It must be of a later generation than everything under it
new_york_1901-wait-Demolish = { $seat } is about to demolish

new_york_1901-ask-PlacePiece = { $how ->
    [1] { $card }: what does it replace?
   *[other] Where do you build { $card }?
}
new_york_1901-help-PlacePiece = { $how ->
    [1] { new_york_1901-points }; everything under it goes back to the box
   *[other] { new_york_1901-squares }, { new_york_1901-points }; tap a lit place
}
new_york_1901-wait-PlacePiece = { $seat } is building { $card }

new_york_1901-ask-ConstructionBoom = Construction Boom: build once more?
new_york_1901-help-ConstructionBoom = It uses up the card, which is worth 1 point at the end
new_york_1901-wait-ConstructionBoom = { $seat } may build once more

new_york_1901-ask-BoomFirst = Construction Boom: which skyscraper do you build first?
new_york_1901-help-BoomFirst = On your own free squares; then your turn goes on as usual
new_york_1901-wait-BoomFirst = { $seat } is building with Construction Boom

new_york_1901-ask-AgreeToEnd = Nobody builds any more. End the game now?
new_york_1901-help-AgreeToEnd = { $rounds ->
    [one] { $rounds } round without a building
   *[other] { $rounds } rounds without a building
}. The game ends if all agree, or at { $most }
new_york_1901-wait-AgreeToEnd = { $seat } is thinking about ending the game

## Verbs: the button, the whole sentence, the pill under a lit thing

new_york_1901-verb-take = Take { $card }
new_york_1901-say-take = Take the card { $card }?
new_york_1901-verb-claim = Lot { $number }
new_york_1901-say-claim = Put a worker on { $card } { $number }?
new_york_1901-verb-grab = Land Grab
new_york_1901-say-grab = Use Land Grab and take two small lots at once?
new_york_1901-verb-shift = Market Shift
new_york_1901-say-shift = Use Market Shift and turn up a new market?
new_york_1901-verb-boom = Construction Boom
new_york_1901-say-boom = Use Construction Boom now and build before the rest of your turn?
new_york_1901-verb-demolish = Demolish
new_york_1901-say-demolish = { $workers ->
    [0] Replace an old building?
   *[other] Replace an old building instead of taking a lot?
}
new_york_1901-verb-build = { $card }
new_york_1901-say-build = Build { $card }? { new_york_1901-squares }, { new_york_1901-points }
new_york_1901-hint-build = +{ $points }
new_york_1901-verb-place = Build here
new_york_1901-say-place = { $demolished ->
    [0] Build here? { new_york_1901-points }{ $streets ->
        [0] { "" }
        [one] , on { $streets } street in play
       *[other] , on { $streets } streets in play
    }
    [one] Build here and demolish { $demolished } building? { new_york_1901-points }
   *[other] Build here and demolish { $demolished } buildings? { new_york_1901-points }
}
new_york_1901-hint-place = +{ $points }
new_york_1901-because-place = { $cost ->
    [0] { $back ->
        [0] { "" }
        [one] { $back } worker comes back
       *[other] { $back } workers come back
    }
   *[other] { $back ->
        [0] { $cost ->
            [one] { $cost } worker guards a lot that becomes empty
           *[other] { $cost } workers guard lots that become empty
        }
       *[other] Workers: { $back } come back, { $cost } guard emptied lots
    }
}
new_york_1901-verb-return = Give back { $card } { $number }
new_york_1901-say-return = Give back { $card } { $number } and take its worker?
new_york_1901-verb-done = Finish the turn
new_york_1901-say-done = Build nothing more and finish the turn?
new_york_1901-verb-agree = End the game
new_york_1901-say-agree = Agree to end the game now?
new_york_1901-verb-play_on = Play on
new_york_1901-say-play_on = Play on?

new_york_1901-why-locked = { $from ->
    [one] from { $from } point
   *[other] from { $from } points
}
new_york_1901-why-crowned = at most one per player
new_york_1901-why-expand = first take a lot card
new_york_1901-why-room = no room now
new_york_1901-why-frontage = no room beside a street or park
new_york_1901-why-older = nothing of yours is older
new_york_1901-why-guards = too few workers for the emptied lots
new_york_1901-why-left = { $left } must stay unbuilt
new_york_1901-why-replace = nothing newer fits there now
new_york_1901-why-worker = no free worker
new_york_1901-why-large = only small lots now
new_york_1901-why-workers = you need { new_york_1901-workers }
new_york_1901-why-future = the future market is empty
new_york_1901-why-small = too few small lots are open

## What happened

new_york_1901-event-TurnBegan = { $you ->
    [yes] { $last ->
        [yes] Your last turn
       *[no] Your turn
    }
   *[no] { $last ->
        [yes] { $seat }’s last turn
       *[no] { $seat }’s turn
    }
}
new_york_1901-event-LotClaimed = { $you ->
    [yes] You took { $card } { $number }.
   *[no] { $seat } took { $card } { $number }.
}
new_york_1901-event-MarketRefilled = { $left ->
    [0] New in the market: { $cards }. No card is left.
    [one] New in the market: { $cards }. { $left } card is left.
   *[other] New in the market: { $cards }.
}
new_york_1901-event-ActionUsed = { $you ->
    [yes] You used { $card }.
   *[no] { $seat } used { $card }.
}
new_york_1901-event-MarketShifted = { $you ->
    [yes] You put the open cards under the future market: { $cards }.
   *[no] { $seat } put the open cards under the future market: { $cards }.
}
new_york_1901-event-Demolished = { $you ->
    [yes] You demolished { $cards }.
   *[no] { $seat } demolished { $cards }.
}
new_york_1901-event-Built = { $you ->
    [yes] { $workers ->
        [0] You built { $card }: { new_york_1901-points }.
       *[other] You built { $card }: { new_york_1901-points }, { new_york_1901-workers } back.
    }
   *[no] { $workers ->
        [0] { $seat } built { $card }: { new_york_1901-points }.
       *[other] { $seat } built { $card }: { new_york_1901-points }, { new_york_1901-workers } back.
    }
}
new_york_1901-event-Crowned = { $you ->
    [yes] Your king token stands on { $card }.
   *[no] { $seat }’s king token stands on { $card }.
}
new_york_1901-event-PrestigeScored = { $you ->
    [yes] { $card }: you gained { new_york_1901-points }.
   *[no] { $card }: { $seat } gained { new_york_1901-points }.
}
new_york_1901-event-Manned = { $you ->
    [yes] A worker of yours guards the empty { $card } { $number }.
   *[no] A worker of { $seat } guards the empty { $card } { $number }.
}
new_york_1901-event-Unlocked = { $you ->
    [yes] { $generation ->
        [2] You can build silver skyscrapers now!
       *[other] You can build gold skyscrapers now!
    }
   *[no] { $generation ->
        [2] { $seat } can build silver skyscrapers now.
       *[other] { $seat } can build gold skyscrapers now.
    }
}
new_york_1901-event-BuiltNothing = { $you ->
    [yes] You built nothing.
   *[no] { $seat } built nothing.
}
new_york_1901-event-LotReturned = { $you ->
    [yes] You had no move and gave back { $card } { $number }.
   *[no] { $seat } had no move and gave back { $card } { $number }.
}
new_york_1901-event-EndTriggered = { $market ->
    [yes] The lot cards run out: everybody else has one last turn.
   *[no] { $you ->
        [yes] You have four skyscrapers left: everybody else has one last turn.
       *[no] { $seat } has four skyscrapers left: everybody else has one last turn.
    }
}
new_york_1901-event-Voted = { $you ->
    [yes] { $agreed ->
        [yes] You agreed to end the game.
       *[no] You wanted to play on.
    }
   *[no] { $agreed ->
        [yes] { $seat } agreed to end the game.
       *[no] { $seat } wanted to play on.
    }
}
new_york_1901-event-StreetScored = { $you ->
    [yes] { $card }: you have the most buildings ({ $buildings }), { new_york_1901-points }.
   *[no] { $card }: { $seat } has the most buildings ({ $buildings }), { new_york_1901-points }.
}
new_york_1901-event-StreetTied = { $buildings ->
    [0] { $card }: nobody has built there.
   *[other] { $card }: a tie with { $buildings } each, no points.
}
new_york_1901-event-ChallengeScored = { $you ->
    [yes] { $card }: you gained { new_york_1901-points }.
   *[no] { $card }: { $seat } gained { new_york_1901-points }.
}
new_york_1901-event-ActionsScored = { $you ->
    [yes] Unused action cards: { $cards }. You gained { new_york_1901-points }.
   *[no] Unused action cards: { $cards }. { $seat } gained { new_york_1901-points }.
}
new_york_1901-event-Ended = { $stalemate ->
    [yes] Nobody builds any more: the game is over.
   *[no] The game is over.
}

## Lot cards

new_york_1901-card-lot-green-2 = Small Green Lot
new_york_1901-card-lot-green-2-text = Any free lot of { $size } squares in the green district.
new_york_1901-card-lot-green-3 = Large Green Lot
new_york_1901-card-lot-green-3-text = Any free lot of { $size } squares in the green district.
new_york_1901-card-lot-blue-2 = Small Blue Lot
new_york_1901-card-lot-blue-2-text = Any free lot of { $size } squares in the blue district.
new_york_1901-card-lot-blue-3 = Large Blue Lot
new_york_1901-card-lot-blue-3-text = Any free lot of { $size } squares in the blue district.
new_york_1901-card-lot-red-2 = Small Red Lot
new_york_1901-card-lot-red-2-text = Any free lot of { $size } squares in the red district.
new_york_1901-card-lot-red-3 = Large Red Lot
new_york_1901-card-lot-red-3-text = Any free lot of { $size } squares in the red district.
new_york_1901-card-lot-yellow-2 = Small Yellow Lot
new_york_1901-card-lot-yellow-2-text = Any free lot of { $size } squares in the yellow district.
new_york_1901-card-lot-yellow-3 = Large Yellow Lot
new_york_1901-card-lot-yellow-3-text = Any free lot of { $size } squares in the yellow district.
new_york_1901-card-lot-pink-2 = Small Pink Lot
new_york_1901-card-lot-pink-2-text = Any free lot of { $size } squares in the pink district.
new_york_1901-card-lot-pink-3 = Large Pink Lot
new_york_1901-card-lot-pink-3-text = Any free lot of { $size } squares in the pink district.

## Skyscrapers

new_york_1901-piece-text = { $generation ->
    [starter] Starter building of { new_york_1901-squares }. It counts on its street and may be replaced by anything.
    [bronze] Bronze, { new_york_1901-squares }, { new_york_1901-points }{ $irregular ->
        [yes] , irregular.
       *[no] .
    }
    [silver] Silver, { new_york_1901-squares }, { new_york_1901-points }{ $irregular ->
        [yes] , irregular.
       *[no] .
    }
    [gold] Gold, { new_york_1901-squares }, { new_york_1901-points }{ $irregular ->
        [yes] , irregular.
       *[no] .
    }
   *[legendary] Legendary, { new_york_1901-squares }, { new_york_1901-points }, { $height } feet tall{ $irregular ->
        [yes] , irregular.
       *[no] .
    } It counts as gold. At most one per player.
}
new_york_1901-card-tower = Tower Building
new_york_1901-card-tower-text = { new_york_1901-piece-text }
new_york_1901-card-gillender = Gillender Building
new_york_1901-card-gillender-text = { new_york_1901-piece-text }
new_york_1901-card-mail-and-express = Mail and Express Building
new_york_1901-card-mail-and-express-text = { new_york_1901-piece-text }
new_york_1901-card-tribune = Tribune Building
new_york_1901-card-tribune-text = { new_york_1901-piece-text }
new_york_1901-card-potter = Potter Building
new_york_1901-card-potter-text = { new_york_1901-piece-text }
new_york_1901-card-havemeyer = Havemeyer Building
new_york_1901-card-havemeyer-text = { new_york_1901-piece-text }
new_york_1901-card-american-surety = American Surety Building
new_york_1901-card-american-surety-text = { new_york_1901-piece-text }
new_york_1901-card-manhattan-life = Manhattan Life Building
new_york_1901-card-manhattan-life-text = { new_york_1901-piece-text }
new_york_1901-card-world = World Building
new_york_1901-card-world-text = { new_york_1901-piece-text }
new_york_1901-card-st-paul = St. Paul Building
new_york_1901-card-st-paul-text = { new_york_1901-piece-text }
new_york_1901-card-empire = Empire Building
new_york_1901-card-empire-text = { new_york_1901-piece-text }
new_york_1901-card-broad-exchange = Broad Exchange Building
new_york_1901-card-broad-exchange-text = { new_york_1901-piece-text }
new_york_1901-card-liberty-tower = Liberty Tower
new_york_1901-card-liberty-tower-text = { new_york_1901-piece-text }
new_york_1901-card-bankers-trust = Bankers Trust Building
new_york_1901-card-bankers-trust-text = { new_york_1901-piece-text }
new_york_1901-card-west-street = West Street Building
new_york_1901-card-west-street-text = { new_york_1901-piece-text }
new_york_1901-card-city-investing = City Investing Building
new_york_1901-card-city-investing-text = { new_york_1901-piece-text }
new_york_1901-card-trinity = Trinity Building
new_york_1901-card-trinity-text = { new_york_1901-piece-text }
new_york_1901-card-hudson-terminal = Hudson Terminal
new_york_1901-card-hudson-terminal-text = { new_york_1901-piece-text }
new_york_1901-card-starter = Starter Building
new_york_1901-card-starter-text = { new_york_1901-piece-text }
new_york_1901-card-park-row = Park Row
new_york_1901-card-park-row-text = { new_york_1901-piece-text }
new_york_1901-card-singer = Singer
new_york_1901-card-singer-text = { new_york_1901-piece-text }
new_york_1901-card-metropolitan-life = Metropolitan Life
new_york_1901-card-metropolitan-life-text = { new_york_1901-piece-text }
new_york_1901-card-woolworth = Woolworth
new_york_1901-card-woolworth-text = { new_york_1901-piece-text }

## Streets of New York

new_york_1901-street-text = { new_york_1901-points } at the end for the most buildings on this street. A tie: as the table plays it.
new_york_1901-card-broadway = Broadway
new_york_1901-card-broadway-text = { new_york_1901-street-text }
new_york_1901-card-wall-street = Wall Street
new_york_1901-card-wall-street-text = { new_york_1901-street-text }
new_york_1901-card-nassau-broad = Nassau & Broad
new_york_1901-card-nassau-broad-text = { new_york_1901-street-text }
new_york_1901-card-cedar = Cedar
new_york_1901-card-cedar-text = { new_york_1901-street-text }
new_york_1901-card-pine-thames = Pine & Thames
new_york_1901-card-pine-thames-text = { new_york_1901-street-text }

## Bonus challenges

new_york_1901-card-bronze-baron = Bronze Baron
new_york_1901-card-bronze-baron-text = At the end: 5, 10 or 15 points for 4, 5 or 6 of your bronze buildings still standing.
new_york_1901-card-master-architect = Master Architect
new_york_1901-card-master-architect-text = At the end: 3, 6 or 10 points for 3, 4, or at least 5 of your buildings of irregular shape.
new_york_1901-card-generation-king = Generation King
new_york_1901-card-generation-king-text = At the end: 5 points each for the most bronze, the most silver and the most gold buildings. A tie gives nothing.
new_york_1901-card-gold-tycoon = Gold Tycoon
new_york_1901-card-gold-tycoon-text = At the end: 3 points for every district in which you have at least 2 gold buildings.
new_york_1901-card-gold-prestige = Gold Prestige
new_york_1901-card-gold-prestige-text = Whenever you add a gold building: 1 point for every bronze or silver building of others that it touches.

## Characters

new_york_1901-card-schneider = David Schneider
new_york_1901-card-schneider-text = Begins in the pink district.
new_york_1901-card-fletcher = Robert Fletcher
new_york_1901-card-fletcher-text = Begins in the blue district.
new_york_1901-card-obrien = Nora O’Brien
new_york_1901-card-obrien-text = Begins in the green district.
new_york_1901-card-moretti = Lucia Moretti
new_york_1901-card-moretti-text = Begins in the red district.
new_york_1901-card-lindqvist = Jakob Lindqvist
new_york_1901-card-lindqvist-text = Begins in the yellow district.

## Action cards

new_york_1901-card-construction-boom = Construction Boom
new_york_1901-card-construction-boom-text = Build once more in this turn, on free squares. At least 4 of your skyscrapers must stay unbuilt. Unused it is worth 1 point.
new_york_1901-card-market-shift = Market Shift
new_york_1901-card-market-shift-text = At the start of your turn: all open lot cards go under the future market, 4 new ones are turned up. Unused it is worth 1 point.
new_york_1901-card-land-grab = Land Grab
new_york_1901-card-land-grab-text = When you expand: take two small lots at once. You need 2 workers and a future market. Unused it is worth 1 point.

## Options of the table

new_york_1901-preset-beginner = Beginners
new_york_1901-preset-expert = Experts
new_york_1901-option-gold_tycoon = Challenge: Gold Tycoon
new_york_1901-option-gold_tycoon-help = For beginners: the challenge is always Gold Tycoon, the easiest to follow.
new_york_1901-option-known_streets = Three famous streets
new_york_1901-option-known_streets-help = For beginners: the streets are always Wall Street, Broadway and Nassau & Broad.
new_york_1901-option-action_cards = Action cards
new_york_1901-option-action_cards-help = Every player has Construction Boom, Market Shift and Land Grab. Beginners may leave them out.
new_york_1901-option-starters = Starter buildings
new_york_1901-option-starters-help = Every player begins with a building on a lot of their own. Experts begin with nothing.
new_york_1901-option-high_thresholds = Higher thresholds
new_york_1901-option-high_thresholds-help = For experts: silver from 10 points on and gold from 25, instead of 6 and 18.
new_york_1901-option-tied_streets = Tied streets score
new_york_1901-option-tied_streets-help = All who share the most buildings on a street get its points. Switched off, a tie gives nothing.
new_york_1901-option-boom_first = Construction Boom at the start, too
new_york_1901-option-boom_first-help = Construction Boom may also be used first thing in a turn: build, then go on with the workers that came back. Switched off, it only follows a build.

## The score sheet

new_york_1901-part-buildings = Skyscrapers
new_york_1901-part-streets = Streets
new_york_1901-part-challenge = Challenge
new_york_1901-part-actions = Unused action cards
new_york_1901-part-height = Legendary height in feet (breaks ties)
new_york_1901-part-gold = Gold buildings (break ties)

## The board

new_york_1901-board-map = Map of Lower Manhattan
new_york_1901-board-places = { $count ->
    [one] { $count } place this way
   *[other] { $count } places this way
}
new_york_1901-board-free = { $count } free
new_york_1901-board-market = Open market
new_york_1901-board-future = { $count ->
    [0] Future market, empty
    [one] Future market, { $count } card
   *[other] Future market, { $count } cards
}
new_york_1901-board-known = Given back: at the bottom, in this order
new_york_1901-board-shifted = Put under it by Market Shift, in no known order
new_york_1901-board-goals = Goals
new_york_1901-board-streets = Streets in play
new_york_1901-board-challenge = Challenge
new_york_1901-board-legendary = Legendary skyscrapers
new_york_1901-board-unbuilt = { $count ->
    [one] { $count } skyscraper left
   *[other] { $count } skyscrapers left
}
new_york_1901-board-to-end = { $count ->
    [0] enough built to end the game
    [one] { $count } more building to the end
   *[other] { $count } more buildings to the end
}
new_york_1901-board-workers = { $workers ->
    [0] no free worker
    [one] { $workers } free worker
   *[other] { $workers } free workers
}
new_york_1901-board-actions = Action cards
new_york_1901-board-turn = Turn
new_york_1901-board-flip = Flip
new_york_1901-board-from = from { new_york_1901-points }
new_york_1901-board-next-silver = { new_york_1901-points } to silver
new_york_1901-board-next-gold = { new_york_1901-points } to gold
new_york_1901-board-all-unlocked = may build gold
new_york_1901-board-last = last turns
new_york_1901-board-score = Score track
new_york_1901-board-generation-starter = starter
new_york_1901-board-generation-bronze = bronze
new_york_1901-board-generation-silver = silver
new_york_1901-board-generation-gold = gold
new_york_1901-board-generation-legendary = legendary
new_york_1901-board-district-green = Green district
new_york_1901-board-district-blue = Blue district
new_york_1901-board-district-red = Red district
new_york_1901-board-district-yellow = Yellow district
new_york_1901-board-district-pink = Pink district
new_york_1901-board-colour-green = Green
new_york_1901-board-colour-blue = Blue
new_york_1901-board-colour-red = Red
new_york_1901-board-colour-yellow = Yellow
new_york_1901-board-colour-pink = Pink
new_york_1901-board-size-2 = small
new_york_1901-board-size-3 = large
new_york_1901-board-irregular = irregular
new_york_1901-board-street-broadway = Broadway
new_york_1901-board-street-wall_street = Wall Street
new_york_1901-board-street-nassau_broad = Nassau & Broad
new_york_1901-board-street-nassau = Nassau St.
new_york_1901-board-street-broad = Broad St.
new_york_1901-board-street-cedar = Cedar
new_york_1901-board-street-pine_thames = Pine & Thames
new_york_1901-board-street-pine = Pine St.
new_york_1901-board-street-thames = Thames St.
new_york_1901-board-street-liberty_maiden = Liberty St. & Maiden Lane
new_york_1901-board-street-trinity_place = Trinity Place
new_york_1901-board-street-william = William St.
new_york_1901-board-street-pearl = Pearl St.
new_york_1901-board-street-rector = Rector St.
new_york_1901-board-street-beaver = Beaver St.
new_york_1901-board-park-trinity_churchyard = Trinity Churchyard
new_york_1901-board-park-bowling_green = Bowling Green
new_york_1901-board-park-hanover_square = Hanover Square
new_york_1901-board-standing-stock_exchange = Stock Exchange
new_york_1901-board-standing-sub_treasury = Sub-Treasury
new_york_1901-board-river-hudson = Hudson River
new_york_1901-board-river-east = East River

## What is this?

new_york_1901-what-subtitle = The turn
    .at = end-of-the-game
new_york_1901-what-subtitle-text = Which turn it is, and whether the last ones have begun.
new_york_1901-what-points = Points
    .at = scoring
new_york_1901-what-points-text = Of the buildings so far. Streets, the challenge and unused action cards are added at the end.
new_york_1901-what-workers = Workers
    .at = expand
new_york_1901-what-workers-text = So many stand ready. One goes to each new lot and comes back when something is built there.
new_york_1901-what-unbuilt = Unbuilt skyscrapers
    .at = end-of-the-game
new_york_1901-what-unbuilt-text = So many this player still has. When few are left, the last turns begin.
new_york_1901-what-generation = { $generation ->
    [bronze] { new_york_1901-board-generation-bronze }
    [silver] { new_york_1901-board-generation-silver }
    [gold] { new_york_1901-board-generation-gold }
   *[legendary] { new_york_1901-board-generation-legendary }
}
    .at = skyscrapers
new_york_1901-what-generation-text = A generation of skyscrapers. Bronze is open from the start, silver, gold and the legendary ones from a certain number of points on.
new_york_1901-what-next = What comes next
    .at = build
new_york_1901-what-next-text = The points to the next generation, and what is missing to the last turns.
new_york_1901-what-progress = { $seat }
    .at = challenges
new_york_1901-what-progress-text = What this player has of the challenge, and the points it would bring now.
new_york_1901-what-streets = Streets of this game
    .at = characters-and-streets
new_york_1901-what-streets-text = At the end whoever has most buildings along one of these streets scores its points.
new_york_1901-what-street-count = { $seat }
    .at = scoring
new_york_1901-what-street-count-text = So many buildings of this player touch the street. The leader is marked; a tie brings nothing.
new_york_1901-what-street-points = Points of the street
    .at = scoring
new_york_1901-what-street-points-text = Go to the player with most buildings along it when the game ends.
new_york_1901-what-street = A street that scores
    .at = scoring
new_york_1901-what-street-text = Buildings touch it. At the end whoever has most of them along it gets its points.
new_york_1901-what-street-plain = A street
    .at = build
new_york_1901-what-street-plain-text = Every building must touch a street or a park. This one scores nothing in this game.
new_york_1901-what-street-end = Who leads this street
    .at = scoring
new_york_1901-what-street-end-text = The points of the street or, if one player leads, that player’s animal.
new_york_1901-what-track = Score track
    .at = scoring
new_york_1901-what-track-text = How many points each player has, and from where on silver and gold may be built.
new_york_1901-what-lane = { $seat }
    .at = scoring
new_york_1901-what-lane-text = The points of this player so far.
new_york_1901-what-market = Open market
    .at = lot-cards
new_york_1901-what-market-text = Lot cards to choose from: a card gives you a free lot of its district and size.
new_york_1901-what-future = Future market
    .at = lot-cards
new_york_1901-what-future-text = Lot cards that are still to come, and how many. When they run out, the game comes to its end.
new_york_1901-what-lot-card = { $card }
    .at = lot-cards
new_york_1901-what-lot-card-text = Put a worker on a free lot of this district and size. It is yours from then on.
new_york_1901-what-free-lots = Free lots
    .at = expand
new_york_1901-what-free-lots-text = So many lots of this kind nobody owns yet.
new_york_1901-what-map = Map
    .at = the-map
new_york_1901-what-map-text = Lower Manhattan: lots in five districts, streets and parks.
new_york_1901-what-lot = { $district ->
    [green] { new_york_1901-board-district-green }
    [blue] { new_york_1901-board-district-blue }
    [red] { new_york_1901-board-district-red }
    [yellow] { new_york_1901-board-district-yellow }
   *[pink] { new_york_1901-board-district-pink }
}
    .at = the-map
new_york_1901-what-lot-text = { $size ->
    [3] A large lot, with flowers. Whoever takes a card for a large lot of this district may put a worker here.
   *[other] A small lot. Whoever takes a card for a small lot of this district may put a worker here.
}
new_york_1901-what-lot-out = Not in this game
    .at = set-up
new_york_1901-what-lot-out-text = With two players this district is left out: nobody can own a lot here.
new_york_1901-what-owned = Lot of { $seat }
    .at = expand
new_york_1901-what-owned-text = Only its owner may build here.
new_york_1901-what-worker = Worker of { $seat }
    .at = expand
new_york_1901-what-worker-text = Guards a lot until its owner builds there, then comes back.
new_york_1901-what-park = Park
    .at = build
new_york_1901-what-park-text = Nobody builds on it. A building may touch it instead of a street.
new_york_1901-what-old-building = An old building
    .at = the-map
new_york_1901-what-old-building-text = Was here before: nobody builds on its squares.
new_york_1901-what-crest = Coat of arms
    .at = characters-and-streets
new_york_1901-what-crest-text = A character of this district begins here with a starter building.
new_york_1901-what-legendary = Legendary skyscrapers
    .at = skyscrapers
new_york_1901-what-legendary-text = For all, but each player may build only one of them, and only with enough points.
new_york_1901-what-goals = Goals
    .at = scoring
new_york_1901-what-goals-text = Who leads which street, and how far you are with the challenge. A tap shows all of it.
new_york_1901-what-piece = { $card }
    .at = skyscrapers
new_york_1901-what-piece-text = A skyscraper. It lies on free squares of its owner and touches a street or a park.
new_york_1901-what-places = Places
    .at = build
new_york_1901-what-places-text = So many places fit the piece as it lies in your hand.
new_york_1901-what-turn = Turn
    .at = build
new_york_1901-what-turn-text = Turns the piece by a quarter.
new_york_1901-what-flip = Flip
    .at = build
new_york_1901-what-flip-text = Turns the piece over.
new_york_1901-what-demolish = Demolish
    .at = demolish
new_york_1901-what-demolish-text = Replaces older buildings of yours by one of a later generation; the old ones leave the game.

## What a seat took: headings of win rates, for whoever measures many games

new_york_1901-took-built = Skyscrapers built
new_york_1901-took-claimed = Lots claimed
new_york_1901-took-used = Action cards used

## Why one answer is better than another: what its line has more of, or less. A count of 0 is not counted.

new_york_1901-aspect-points = { $more ->
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
new_york_1901-aspect-streets = { $more ->
    [yes] a stronger hold on the streets
   *[no] a weaker hold on the streets
}
new_york_1901-aspect-challenge = { $more ->
    [yes] nearer to the bonus challenge
   *[no] further from the bonus challenge
}
new_york_1901-aspect-actions = { $more ->
    [yes] { $count ->
        [0] more action cards kept
        [one] one action card more
       *[other] { $count } action cards more
    }
   *[no] { $count ->
        [0] fewer action cards kept
        [one] one action card fewer
       *[other] { $count } action cards fewer
    }
}
new_york_1901-aspect-skyscrapers = { $more ->
    [yes] nearer to the higher skyscrapers
   *[no] further from the higher skyscrapers
}
new_york_1901-aspect-workers = { $more ->
    [yes] { $count ->
        [0] workers better placed
        [one] one free worker more
       *[other] { $count } free workers more
    }
   *[no] { $count ->
        [0] workers worse placed
        [one] one free worker fewer
       *[other] { $count } free workers fewer
    }
}
new_york_1901-aspect-building = { $more ->
    [yes] more to build at once
   *[no] less to build at once
}
new_york_1901-aspect-land = { $more ->
    [yes] { $count ->
        [0] land with more promise
        [one] one square of land more
       *[other] { $count } squares of land more
    }
   *[no] { $count ->
        [0] land with less promise
        [one] one square of land fewer
       *[other] { $count } squares of land fewer
    }
}
new_york_1901-aspect-tempo = { $more ->
    [yes] a better place in the order of turns
   *[no] a worse place in the order of turns
}
