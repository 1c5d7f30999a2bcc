# Lost Cities: Rivals in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

lost_cities_rivals-name = Lost Cities: Rivals
lost_cities_rivals-tagline = Bid for the next step into the unknown
lost_cities_rivals-subtitle = { $left ->
    [one] pile { $pile } of 4, { $left } card left
   *[other] pile { $pile } of 4, { $left } cards left
}

## Numbers with their nouns, for use inside the messages below

lost_cities_rivals-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
lost_cities_rivals-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lost_cities_rivals-fitting = { $fitting ->
    [0] None of the cards fits your expeditions
    [one] { $fitting } card fits your expeditions: +{ lost_cities_rivals-points }
   *[other] { $fitting } cards fit your expeditions: +{ lost_cities_rivals-points }
}

## What is asked

lost_cities_rivals-ask-Turn = Your turn: reveal a card, or open an auction?
lost_cities_rivals-help-Turn = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-Turn = { $seat } reveals a card or opens an auction

lost_cities_rivals-ask-RaiseOrPass = { $bid ->
    [one] { $bid } coin, bid by { $bidder_seat }. And you?
   *[other] { $bid } coins, bid by { $bidder_seat }. And you?
}
lost_cities_rivals-help-RaiseOrPass = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-RaiseOrPass = Highest bid { $bid }, by { $bidder_seat }: { $seat } is thinking

lost_cities_rivals-ask-TakeCards = The display is yours. Which cards do you take?
lost_cities_rivals-help-TakeCards = { lost_cities_rivals-fitting }
lost_cities_rivals-wait-TakeCards = { $seat } won and chooses cards from the display

lost_cities_rivals-ask-RemoveCard = Put one card into the box, or leave them all?
lost_cities_rivals-help-RemoveCard = What stays is on offer in the next auction
lost_cities_rivals-wait-RemoveCard = { $seat } may still put one card into the box

## Verbs: the button, the whole sentence, the pill under a lit card

lost_cities_rivals-verb-reveal = Reveal a card
lost_cities_rivals-say-reveal = Reveal the top card of the pile?
lost_cities_rivals-verb-bid = Bid { $number }
lost_cities_rivals-say-bid = { $number ->
    [one] Bid { $number } coin for the display?
   *[other] Bid { $number } coins for the display?
}
lost_cities_rivals-verb-pass = Pass
lost_cities_rivals-say-pass = Pass and leave this auction?
lost_cities_rivals-verb-take = { $card }
lost_cities_rivals-say-take = { $times ->
    [0] Take { $card }: +{ lost_cities_rivals-points }
   *[other] Take { $card }: footprints count { $times } times
}
lost_cities_rivals-hint-take = { $times ->
    [0] +{ $points }
   *[other] ×{ $times }
}
lost_cities_rivals-verb-remove = { $card } into the box
lost_cities_rivals-say-remove = Put { $card } into the box?
lost_cities_rivals-hint-remove = { $times ->
    [0] rivals: +{ $points }
   *[other] rivals: ×{ $times }
}
lost_cities_rivals-verb-keep = Leave all
lost_cities_rivals-say-keep = Leave all these cards in the display?

lost_cities_rivals-why-falls = you are at { $number } already
lost_cities_rivals-why-begun = no wager after a number

## What happened

lost_cities_rivals-event-Revealed = { $you ->
    [yes] You revealed { $card }.
   *[no] { $seat } revealed { $card }.
}
lost_cities_rivals-event-Unusable = Nobody can use { $card }: it goes into the box.
lost_cities_rivals-event-AuctionOpened = { $you ->
    [yes] You opened an auction with { lost_cities_rivals-coins }.
   *[no] { $seat } opened an auction with { lost_cities_rivals-coins }.
}
lost_cities_rivals-event-Raised = { $you ->
    [yes] You bid { lost_cities_rivals-coins }.
   *[no] { $seat } bid { lost_cities_rivals-coins }.
}
lost_cities_rivals-event-Passed = { $forced ->
    [yes] { $you ->
        [yes] You didn’t have enough coins and had to pass.
       *[no] { $seat } didn’t have enough coins and had to pass.
    }
   *[no] { $you ->
        [yes] You passed.
       *[no] { $seat } passed.
    }
}
lost_cities_rivals-event-AuctionWon = { $you ->
    [yes] You won the auction and paid { lost_cities_rivals-coins } into the bank.
   *[no] { $seat } won the auction and paid { lost_cities_rivals-coins } into the bank.
}
lost_cities_rivals-event-Took = { $you ->
    [yes] You took { $cards }: +{ lost_cities_rivals-points }.
   *[no] { $seat } took { $cards }: +{ lost_cities_rivals-points }.
}
lost_cities_rivals-event-TookNothing = { $none_fits ->
    [yes] { $you ->
        [yes] None of the cards fits your expeditions: you took nothing.
       *[no] None of the cards fits { $seat }: nothing was taken.
    }
   *[no] { $you ->
        [yes] You took nothing.
       *[no] { $seat } took nothing.
    }
}
lost_cities_rivals-event-Removed = { $you ->
    [yes] You put { $card } into the box.
   *[no] { $seat } put { $card } into the box.
}
lost_cities_rivals-event-PileEnded = { $coins ->
    [0] Pile { $pile } is used up. The bank holds too little to share and keeps { $left }.
   *[other] Pile { $pile } is used up: each player gets { lost_cities_rivals-coins } from the bank{ $left ->
        [0] { "" }
       *[other] ; left in it: { $left }
    }.
}
lost_cities_rivals-event-Ended = { $left ->
    [0] The last card is out: the game is over.
    [one] The last card is out: the game is over, and { $left } coin stays in the bank.
   *[other] The last card is out: the game is over, and { $left } coins stay in the bank.
}

## Cards

lost_cities_rivals-number-text = { $footprints ->
    [one] { $footprints } footprint. Fits an expedition that has not gone beyond { $number }.
   *[other] { $footprints } footprints. Fits an expedition that has not gone beyond { $number }.
}
lost_cities_rivals-wager-text = The footprints of its expedition count once more. Goes only before the first number.
lost_cities_rivals-card-yellow = Yellow { $number }
lost_cities_rivals-card-yellow-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-blue = Blue { $number }
lost_cities_rivals-card-blue-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-white = White { $number }
lost_cities_rivals-card-white-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-green = Green { $number }
lost_cities_rivals-card-green-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-red = Red { $number }
lost_cities_rivals-card-red-text = { lost_cities_rivals-number-text }
lost_cities_rivals-card-wager-yellow = Yellow wager
lost_cities_rivals-card-wager-yellow-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-blue = Blue wager
lost_cities_rivals-card-wager-blue-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-white = White wager
lost_cities_rivals-card-wager-white-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-green = Green wager
lost_cities_rivals-card-wager-green-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-wager-red = Red wager
lost_cities_rivals-card-wager-red-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-yellow = Yellow starting wager
lost_cities_rivals-card-starting-wager-yellow-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-blue = Blue starting wager
lost_cities_rivals-card-starting-wager-blue-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-white = White starting wager
lost_cities_rivals-card-starting-wager-white-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-green = Green starting wager
lost_cities_rivals-card-starting-wager-green-text = { lost_cities_rivals-wager-text }
lost_cities_rivals-card-starting-wager-red = Red starting wager
lost_cities_rivals-card-starting-wager-red-text = { lost_cities_rivals-wager-text }

## The score sheet

lost_cities_rivals-part-yellow = Yellow expedition
lost_cities_rivals-part-blue = Blue expedition
lost_cities_rivals-part-white = White expedition
lost_cities_rivals-part-green = Green expedition
lost_cities_rivals-part-red = Red expedition
lost_cities_rivals-part-coins = Coins

## The board

lost_cities_rivals-board-display = Display
lost_cities_rivals-board-display-note = the winner takes whatever fits
lost_cities_rivals-board-fits = { $fitting ->
    [0] no card fits your expeditions
    [one] { $fitting } marked card fits your expeditions
   *[other] the { $fitting } marked cards fit your expeditions
}
lost_cities_rivals-board-useless = of no use to anybody
lost_cities_rivals-board-bank = Bank
lost_cities_rivals-board-coins = Your coins
lost_cities_rivals-board-pile = { $left ->
    [0] Pile { $pile }: used up
    [one] Pile { $pile }: { $left } card
   *[other] Pile { $pile }: { $left } cards
}
lost_cities_rivals-board-last-pile = last pile
lost_cities_rivals-board-box = { $count ->
    [one] Box: { $count } card
   *[other] Box: { $count } cards
}
lost_cities_rivals-board-starter = Starting player
lost_cities_rivals-board-in = still in
lost_cities_rivals-board-passed = passed
lost_cities_rivals-board-bid = bid { $coins }
lost_cities_rivals-board-highest = highest: { $coins }
lost_cities_rivals-board-won = won for { $coins }
lost_cities_rivals-board-unusable = Nobody can use it!
lost_cities_rivals-board-shared = { $coins ->
    [one] The bank shares out: { $coins } coin each
   *[other] The bank shares out: { $coins } coins each
}
lost_cities_rivals-board-if-now = { $points ->
    [one] if it ended now: { $points } point
   *[other] if it ended now: { $points } points
}
lost_cities_rivals-board-score = Score as it stands
lost_cities_rivals-board-footprints = { $footprints ->
    [one] { $footprints } footprint
   *[other] { $footprints } footprints
}
lost_cities_rivals-board-wagers = ×{ $times }
lost_cities_rivals-board-bonus = +{ $points } for four numbers
lost_cities_rivals-board-empty = no expedition yet
lost_cities_rivals-board-place-yellow = City in the Dunes
lost_cities_rivals-board-place-blue = City under the Sea
lost_cities_rivals-board-place-white = City in the Peaks
lost_cities_rivals-board-place-green = City in the Jungle
lost_cities_rivals-board-place-red = City by the Volcano
lost_cities_rivals-board-fits-too = { $mine ->
    [yes] also fits
   *[no] fits
}
lost_cities_rivals-board-bids = Bids
lost_cities_rivals-board-more = One coin more
lost_cities_rivals-board-less = One coin less
lost_cities_rivals-board-total = Total
lost_cities_rivals-board-score-rule = Footprints × (1 + wagers), plus 8 for four or more numbers. Every coin is a point.

# The name of a section on the line of time of a replay.
lost_cities_rivals-section-PileEnded = pile { $pile } done

## What is this?

lost_cities_rivals-what-subtitle = The pile
    .at = end-of-a-pile
lost_cities_rivals-what-subtitle-text = Which of the piles is being played, and how many cards are left in it.
lost_cities_rivals-what-coins = Coins
    .at = cards-and-coins
lost_cities_rivals-what-coins-text = Money for the auctions, open to all; at the end each coin is a point.
lost_cities_rivals-what-points = Points so far
    .at = end-of-the-game
lost_cities_rivals-what-points-text = What the game would bring if it ended now: all expeditions, and a point for each coin. A tap shows how it comes about.
lost_cities_rivals-what-starter = Starting player
    .at = set-up
lost_cities_rivals-what-starter-text = Began the game; turns go clockwise from there.
lost_cities_rivals-what-display = Display
    .at = cards-and-coins
lost_cities_rivals-what-display-text = The open cards: the next auction is for all of them. Its winner takes those that fit.
lost_cities_rivals-what-score = Points so far
    .at = end-of-the-game
lost_cities_rivals-what-score-text = Opens a table of all expeditions and what each would bring now.
lost_cities_rivals-what-fitting = What fits you
    .at = expeditions
lost_cities_rivals-what-fitting-text = How many of these cards you could lay down, and what they would add to your points together.
lost_cities_rivals-what-gain = What it brings you
    .at = expeditions
lost_cities_rivals-what-gain-text = This card fits one of your expeditions: so many points more, or so many times the footprints of its colour.
lost_cities_rivals-what-useless = Of no use
    .at = reveal
lost_cities_rivals-what-useless-text = Nobody can lay this card down any more.
lost_cities_rivals-what-shared = The bank is shared
    .at = end-of-a-pile
lost_cities_rivals-what-shared-text = A pile is used up: its coins go back to the players in equal parts, what is left over stays.
lost_cities_rivals-what-deck = Draw pile
    .at = reveal
lost_cities_rivals-what-deck-text = { $left ->
    [one] One card is left in this pile. Each turn turns up one.
   *[other] { $left } cards are left in this pile. Each turn turns up one.
}
lost_cities_rivals-what-pile = Pile { $pile }
    .at = end-of-a-pile
lost_cities_rivals-what-pile-text = { $left ->
    [0] It is used up.
    [one] One card is left in it.
   *[other] { $left } cards are left in it.
}
lost_cities_rivals-what-last-pile = The last pile
    .at = end-of-the-game
lost_cities_rivals-what-last-pile-text = The game ends when it is used up.
lost_cities_rivals-what-bank = Bank
    .at = end-of-a-pile
lost_cities_rivals-what-bank-text = Winning bids are paid here. When a pile is used up, the bank is shared among all.
lost_cities_rivals-what-box = Box
    .at = cards-and-coins
lost_cities_rivals-what-box-text = Cards that have left the game; they never come back. A tap shows them.
lost_cities_rivals-what-in = In the auction
    .at = auction
lost_cities_rivals-what-in-text = These players have neither bid nor passed yet.
lost_cities_rivals-what-out = Passed
    .at = auction
lost_cities_rivals-what-out-text = These players are out of this auction and pay nothing.
lost_cities_rivals-what-highest = The highest bid
    .at = auction
lost_cities_rivals-what-highest-text = Whoever bids next must bid more. If all others pass, this player pays it and takes cards.
lost_cities_rivals-what-rung = A bid of { $coins }
    .at = auction
lost_cities_rivals-what-rung-text = One rung for each coin: a bid must be higher than all before it and no higher than one’s own coins.
lost_cities_rivals-what-less = One coin less
    .at = auction
lost_cities_rivals-what-less-text = Changes the bid; nothing is said to the others yet.
lost_cities_rivals-what-more = One coin more
    .at = auction
lost_cities_rivals-what-more-text = Changes the bid; nothing is said to the others yet.
lost_cities_rivals-what-won = Winner of the auction
    .at = the-winner
lost_cities_rivals-what-won-text = Pays the bid to the bank, takes cards that fit, and may send one to the box.
lost_cities_rivals-what-passed = Passed
    .at = auction
lost_cities_rivals-what-passed-text = This player is out of the present auction.
lost_cities_rivals-what-bid = Bid
    .at = auction
lost_cities_rivals-what-bid-text = So many coins this player has offered for the display.
lost_cities_rivals-what-trail = { $colour ->
    [yellow] { lost_cities_rivals-part-yellow }
    [blue] { lost_cities_rivals-part-blue }
    [white] { lost_cities_rivals-part-white }
    [green] { lost_cities_rivals-part-green }
   *[red] { lost_cities_rivals-part-red }
}
    .at = expeditions
lost_cities_rivals-what-trail-text = How far this expedition has come: its last number. The next one must be as high or higher; × says how often its footprints count.
lost_cities_rivals-what-expedition = { $colour ->
    [yellow] { lost_cities_rivals-part-yellow }
    [blue] { lost_cities_rivals-part-blue }
    [white] { lost_cities_rivals-part-white }
    [green] { lost_cities_rivals-part-green }
   *[red] { lost_cities_rivals-part-red }
}
    .at = expeditions
lost_cities_rivals-what-expedition-text = Wagers first, then numbers that never fall. Its footprints, times the wagers, are its points.
lost_cities_rivals-what-times = Wagers
    .at = expeditions
lost_cities_rivals-what-times-text = So many times the footprints of this expedition count.
lost_cities_rivals-what-worth = What it is worth
    .at = end-of-the-game
lost_cities_rivals-what-worth-text = The points of this expedition as it lies now.

## What a seat took: headings of win rates, for whoever measures many games

lost_cities_rivals-took-took = Cards taken

## Why one answer is better than another: what its line has more of, or less. A count of 0 is not counted.

lost_cities_rivals-aspect-points = { $more ->
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
lost_cities_rivals-aspect-coins = { $more ->
    [yes] { $count ->
        [0] more money for auctions to come
        [one] one coin more
       *[other] { $count } coins more
    }
   *[no] { $count ->
        [0] less money for auctions to come
        [one] one coin fewer
       *[other] { $count } coins fewer
    }
}
lost_cities_rivals-aspect-wagers = { $more ->
    [yes] { $count ->
        [0] wagers that multiply more
        [one] one wager more
       *[other] { $count } wagers more
    }
   *[no] { $count ->
        [0] wagers that multiply less
        [one] one wager fewer
       *[other] { $count } wagers fewer
    }
}
lost_cities_rivals-aspect-bonus = { $more ->
    [yes] nearer to the bonus of an expedition
   *[no] further from the bonus of an expedition
}
lost_cities_rivals-aspect-expeditions = { $more ->
    [yes] longer expeditions
   *[no] shorter expeditions
}
lost_cities_rivals-aspect-display = { $more ->
    [yes] a better display for you
   *[no] a worse display for you
}
lost_cities_rivals-aspect-tempo = { $more ->
    [yes] your turn comes sooner
   *[no] your turn comes later
}
