# Port Royal in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

port_royal-name = Port Royal
port_royal-tagline = Push your luck on the quay
port_royal-subtitle = { $last ->
    [yes] turn { $turn }, last round
   *[no] turn { $turn }, ends at { port_royal-points }
}

## Numbers with their nouns, for use inside the messages below

port_royal-coins = { $coins ->
    [one] { $coins } coin
   *[other] { $coins } coins
}
port_royal-points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
port_royal-swords = { $swords ->
    [one] { $swords } sword
   *[other] { $swords } swords
}
port_royal-colours = { $colours ->
    [0] no ship
    [one] { $colours } ship colour
   *[other] { $colours } ship colours
}
port_royal-takes = { $takes ->
    [one] { $takes } card
   *[other] { $takes } cards
}

## What is asked

port_royal-ask-Discover = { $revealed ->
    [0] Your turn: turn up the first card
   *[other] Turn up another card, or stop here?
}
port_royal-help-Discover = { $colours ->
    [0] No ship lies in the harbour yet
    [one] { $colours } ship colour: a second ship of it is a bust
    [3] { $colours } ship colours: a fourth lets you take 2 cards, a repeat is a bust
    [4] { $colours } ship colours: the fifth lets you take 3 cards, a repeat is a bust
    [5] All { $colours } colours are in: any other ship is a bust
   *[other] { $colours } ship colours: a second ship of one is a bust
}
port_royal-wait-Discover = { $revealed ->
    [0] { $seat } is about to turn up the first card
   *[other] { $seat } is deciding: another card, or stop?
}

port_royal-ask-RepelOrAdmit = { $bust ->
    [1] Repel the { $card }? Letting it in is a bust!
   *[other] Repel the { $card }, or let it in?
}
port_royal-help-RepelOrAdmit = You have { port_royal-swords }; repelling uses up none
port_royal-wait-RepelOrAdmit = { $bust ->
    [1] { $seat } can still repel the { $card }, or bust
   *[other] { $seat } is deciding whether to repel the { $card }
}

port_royal-ask-TradeAndHire = { $left ->
    [0] Claim an expedition, or finish your turn
    [one] You may take { $left } card: trade a ship or hire a person
   *[other] You may take { $left } cards: trade ships or hire people
}
port_royal-help-TradeAndHire = { $governors ->
    [0] { port_royal-takes } in all: { port_royal-colours }
    [one] { port_royal-takes } in all: { port_royal-colours } and a governor
   *[other] { port_royal-takes } in all: { port_royal-colours } and { $governors } governors
}
port_royal-wait-TradeAndHire = { $left ->
    [0] { $seat } is finishing the turn
    [one] { $seat } is trading and hiring: { $left } card to take
   *[other] { $seat } is trading and hiring: { $left } cards to take
}

port_royal-ask-TakeCard = { $left ->
    [one] Take a card? The fee of 1 coin goes to { $active_seat }
   *[other] Take up to { $left } cards? Each is 1 coin to { $active_seat }
}
port_royal-help-TakeCard = { $governors ->
    [0] Trade a ship, hire a person, or take nothing
    [one] With your governor: { port_royal-takes } in all, each with the fee
   *[other] With your { $governors } governors: { port_royal-takes } in all, each with the fee
}
port_royal-wait-TakeCard = { $seat } may take a card and pay { $active_seat } for it

port_royal-ask-GivePersons = Who goes on the { $card }?
port_royal-help-GivePersons = They leave your crew and are discarded; a Jack of all Trades fits any symbol
port_royal-wait-GivePersons = { $seat } is choosing the crew of the { $card }

port_royal-ask-AfterBust = Bust! Claim an expedition before your turn ends?
port_royal-help-AfterBust = The harbour is gone, the expeditions are still there
port_royal-wait-AfterBust = { $seat } may still claim an expedition after the bust

## Verbs: the button, the whole sentence, the pill under a lit card

port_royal-verb-draw = Turn up a card
port_royal-say-draw = Turn up the next card?
port_royal-verb-stop = Stop here
port_royal-say-stop = Stop here and go on to trade and hire?
port_royal-verb-claim = Claim
port_royal-say-claim = Claim the { $card }? +{ port_royal-points }, +{ port_royal-coins }
port_royal-hint-claim = +{ port_royal-points }, +{ port_royal-coins }
port_royal-verb-give = Send { $cards }
port_royal-say-give = Send { $cards }?
port_royal-verb-repel = Repel it
port_royal-say-repel = Repel the ship to the discard pile?
port_royal-verb-admit = Let it in
port_royal-say-admit = Let the ship into the harbour?
port_royal-sure-admit = { $bust ->
    [1] Let it in and lose the whole harbour?
   *[other] { "" }
}
port_royal-verb-trade = Trade
port_royal-say-trade = { $coins ->
    [0] Trade the { $card }? The fee eats up its coin
   *[other] { $fee ->
        [0] Trade the { $card } for { port_royal-coins }?
       *[other] Trade the { $card } for { port_royal-coins } after the fee?
    }
}
port_royal-hint-trade = { $fee ->
    [0] { $bonus ->
        [0] +{ port_royal-coins }
       *[other] +{ $coins } with trader
    }
   *[other] { $coins ->
        [0] ±0 after fee
       *[other] +{ $coins } after fee
    }
}
port_royal-verb-hire = Hire
port_royal-say-hire = { $fee ->
    [0] { $price ->
        [0] Hire the { $card } for free?
       *[other] Hire the { $card } for { port_royal-coins }?
    }
   *[other] { $price ->
        [0] Hire the { $card } for the fee alone?
       *[other] Hire the { $card } for { port_royal-coins }, fee included?
    }
}
port_royal-hint-hire = { $fee ->
    [0] { $coins ->
        [0] free
       *[other] −{ port_royal-coins }
    }
   *[other] −{ $coins } with fee
}
    .tone = pay
port_royal-verb-pass = Take nothing
port_royal-say-pass = Take nothing more from the harbour?
port_royal-verb-done = Done
port_royal-say-done = Finish your part of the turn?

port_royal-why-short = { port_royal-coins } short

## What happened

port_royal-event-TurnBegan = { $you ->
    [yes] Your turn
   *[no] { $seat }’s turn
}
port_royal-event-Revealed = { $you ->
    [yes] You turned up the { $card }.
   *[no] { $seat } turned up the { $card }.
}
port_royal-event-Repelled = { $you ->
    [yes] You repelled the { $card }.
   *[no] { $seat } repelled the { $card }.
}
port_royal-event-Busted = { $you ->
    [yes] A second { $card }: bust! Your turn is over.
   *[no] A second { $card }: bust! { $seat }’s turn is over.
}
port_royal-event-Taxed = { $you ->
    [yes] Tax: you paid { port_royal-coins } out of { $had }.
   *[no] Tax: { $seat } paid { port_royal-coins } out of { $had }.
}
port_royal-event-TaxBonus = { $you ->
    [yes] { $card }: you gained { port_royal-coins }.
   *[no] { $card }: { $seat } gained { port_royal-coins }.
}
port_royal-event-Stopped = { $you ->
    [yes] You stopped with { port_royal-colours } and may take { port_royal-takes }.
   *[no] { $seat } stopped with { port_royal-colours } and may take { port_royal-takes }.
}
port_royal-event-AdmiralsPaid = { $you ->
    [yes] Admirals: you gained { port_royal-coins }.
   *[no] Admirals: { $seat } gained { port_royal-coins }.
}
port_royal-event-JestersPaid = { $you ->
    [yes] Jesters: you gained { port_royal-coins }.
   *[no] Jesters: { $seat } gained { port_royal-coins }.
}
port_royal-event-Traded = { $you ->
    [yes] { $bonus ->
        [0] You traded the { $card } for { port_royal-coins }.
       *[other] You traded the { $card } for { port_royal-coins }, { $bonus } of them thanks to traders.
    }
   *[no] { $bonus ->
        [0] { $seat } traded the { $card } for { port_royal-coins }.
       *[other] { $seat } traded the { $card } for { port_royal-coins }, { $bonus } of them thanks to traders.
    }
}
port_royal-event-Hired = { $you ->
    [yes] { $price ->
        [0] You hired the { $card } for free.
        [one] You hired the { $card } for { $price } coin.
       *[other] You hired the { $card } for { $price } coins.
    }
   *[no] { $price ->
        [0] { $seat } hired the { $card } for free.
        [one] { $seat } hired the { $card } for { $price } coin.
       *[other] { $seat } hired the { $card } for { $price } coins.
    }
}
port_royal-event-Compensated = { $you ->
    [yes] You paid { $to_seat } the fee of { port_royal-coins }.
   *[no] { $seat } paid { $to_seat } the fee of { port_royal-coins }.
}
port_royal-event-Claimed = { $you ->
    [yes] You claimed the { $card } with { $given_cards }: { port_royal-points }, { port_royal-coins }.
   *[no] { $seat } claimed the { $card } with { $given_cards }: { port_royal-points }, { port_royal-coins }.
}
port_royal-event-Passed = { $you ->
    [yes] You took nothing.
   *[no] { $seat } took nothing.
}
port_royal-event-HarborCleared = Left in the harbour and discarded: { $cards }.
port_royal-event-Shuffled = The discard pile was shuffled into a new draw pile of { $cards_left ->
    [one] { $cards_left } card
   *[other] { $cards_left } cards
}.
port_royal-event-CoinsLost = { $you ->
    [yes] Both piles are empty: you miss out on { port_royal-coins }.
   *[no] Both piles are empty: { $seat } misses out on { port_royal-coins }.
}
port_royal-event-RanDry = { $you ->
    [yes] Both piles are empty: you have no card to turn up.
   *[no] Both piles are empty: { $seat } has no card to turn up.
}
port_royal-event-EndTriggered = { $you ->
    [yes] You have { port_royal-points }: this is the last round.
   *[no] { $seat } has { port_royal-points }: this is the last round.
}
port_royal-event-Ended = { $dry ->
    [yes] No card was left to turn up for a whole round: the game is over.
   *[no] The game is over.
}

## Ships

port_royal-ship-text = { $swords ->
    [0] Trade it for { port_royal-coins }. It flies the skull: nobody can repel it.
   *[other] Trade it for { port_royal-coins }. To repel it you need { port_royal-swords }.
}
port_royal-card-ship-yellow = Pinnace
port_royal-card-ship-yellow-text = { port_royal-ship-text }
port_royal-card-ship-blue = Flute
port_royal-card-ship-blue-text = { port_royal-ship-text }
port_royal-card-ship-green = Skiff
port_royal-card-ship-green-text = { port_royal-ship-text }
port_royal-card-ship-red = Frigate
port_royal-card-ship-red-text = { port_royal-ship-text }
port_royal-card-ship-black = Galleon
port_royal-card-ship-black-text = { port_royal-ship-text }

## Persons

port_royal-card-trader-yellow = Yellow Trader
port_royal-card-trader-yellow-text = Whenever you trade a yellow Pinnace, you gain 1 more coin.
port_royal-card-trader-blue = Blue Trader
port_royal-card-trader-blue-text = Whenever you trade a blue Flute, you gain 1 more coin.
port_royal-card-trader-green = Green Trader
port_royal-card-trader-green-text = Whenever you trade a green Skiff, you gain 1 more coin.
port_royal-card-trader-red = Red Trader
port_royal-card-trader-red-text = Whenever you trade a red Frigate, you gain 1 more coin.
port_royal-card-trader-black = Black Trader
port_royal-card-trader-black-text = Whenever you trade a black Galleon, you gain 1 more coin.
port_royal-card-settler = Settler
port_royal-card-settler-text = Brings a house for an expedition. You discard the Settler to claim it.
port_royal-card-captain = Captain
port_royal-card-captain-text = Brings an anchor for an expedition. You discard the Captain to claim it.
port_royal-card-priest = Priest
port_royal-card-priest-text = Brings a cross for an expedition. You discard the Priest to claim it.
port_royal-card-jack = Jack of all Trades
port_royal-card-jack-text = Stands for an anchor, a cross or a house, whichever an expedition asks for. You discard the Jack to claim it.
port_royal-card-sailor = Sailor
port_royal-card-sailor-text = Gives you { port_royal-swords } against ships, turn after turn.
port_royal-card-pirate = Pirate
port_royal-card-pirate-text = Gives you { port_royal-swords } against ships, turn after turn.
port_royal-card-mademoiselle = Mademoiselle
port_royal-card-mademoiselle-text = Every person you hire costs 1 coin less. The fee to the active player stays.
port_royal-card-jester = Jester
port_royal-card-jester-text = Gain 1 coin on every bust, whoever’s it is, and also when you find the harbour empty in another player’s turn.
port_royal-card-admiral = Admiral
port_royal-card-admiral-text = Gain 2 coins if the harbour holds 5 or more cards when it is your turn to take cards.
port_royal-card-governor = Governor
port_royal-card-governor-text = You may take 1 more card, in your own turn and in those of the others. In other players’ turns each card costs the fee.

## Tax increases and expeditions

port_royal-card-tax-swords = Tax Increase (most swords)
port_royal-card-tax-swords-text = Whoever has 12 coins or more pays half of them, rounded down. Then the player with the most swords gains { port_royal-coins }, and so does everyone tied.
port_royal-card-tax-points = Tax Increase (fewest points)
port_royal-card-tax-points-text = Whoever has 12 coins or more pays half of them, rounded down. Then the player with the fewest points gains { port_royal-coins }, and so does everyone tied.
port_royal-card-expedition-2-captain = Expedition of Two Anchors
port_royal-card-expedition-2-captain-text = Discard { $captains } Captains in your own turn: { $points } points and { $coins } coins.
port_royal-card-expedition-2-priest = Expedition of Two Crosses
port_royal-card-expedition-2-priest-text = Discard { $priests } Priests in your own turn: { $points } points and { $coins } coins.
port_royal-card-expedition-2-settler = Expedition of Two Houses
port_royal-card-expedition-2-settler-text = Discard { $settlers } Settlers in your own turn: { $points } points and { $coins } coins.
port_royal-card-expedition-2-captain-1-settler = Expedition of Two Anchors and a House
port_royal-card-expedition-2-captain-1-settler-text = Discard { $captains } Captains and { $settlers } Settler in your own turn: { $points } points and { $coins } coins.
port_royal-card-expedition-2-priest-1-settler = Expedition of Two Crosses and a House
port_royal-card-expedition-2-priest-1-settler-text = Discard { $priests } Priests and { $settlers } Settler in your own turn: { $points } points and { $coins } coins.
port_royal-card-expedition-captain-priest-settler = Expedition of Anchor, Cross and House
port_royal-card-expedition-captain-priest-settler-text = Discard { $captains } Captain, { $priests } Priest and { $settlers } Settler in your own turn: { $points } points and { $coins } coins. Only with five players.

## Options of the table

port_royal-option-end_with_expedition = End with an expedition
port_royal-option-end_with_expedition-help = The rulebook’s variant: 12 points bring the last round only together with an expedition, and only players with an expedition can win.
port_royal-option-governor_at_once = A new Governor helps at once
port_royal-option-governor_at_once-help = Whoever hires a Governor may take one more card right away. Switched off, the Governor helps from the next time on.
port_royal-option-claim_after_bust = Claim after a bust
port_royal-option-claim_after_bust-help = After a bust the active player may still claim expeditions before the turn ends, as in the edition of 2021.

## The score sheet

port_royal-part-persons = People
port_royal-part-expeditions = Expeditions
port_royal-part-coins = Coins (break ties)

## The board

port_royal-board-tax = Tax Increase
port_royal-board-harbor = Harbour
port_royal-board-fee = pay { $to_seat } 1 coin per card
port_royal-board-expeditions = Expeditions
port_royal-board-expeditions-note = for the active player
port_royal-board-expedition = Expedition
port_royal-board-to-end = { $points ->
    [0] enough points for the last round
    [one] { $points } point to the end
   *[other] { $points } points to the end
}
port_royal-board-deck = Draw pile
port_royal-board-discard = { $count ->
    [one] Discard pile, { $count } card
   *[other] Discard pile, { $count } cards
}
port_royal-board-colours = { $colours ->
    [0] no ship
    [one] { $colours } ship colour
   *[other] { $colours } ship colours
}
port_royal-board-left = { $left ->
    [one] { $left } card to take
   *[other] { $left } cards to take
}
port_royal-board-mouth = At the harbour mouth
port_royal-board-twice = Two of a colour: bust!
port_royal-board-last = last round
port_royal-board-active = active player

port_royal-line-settler = for an expedition
port_royal-line-captain = for an expedition
port_royal-line-priest = for an expedition
port_royal-line-jack = any symbol
port_royal-line-sailor = { port_royal-swords }
port_royal-line-pirate = { port_royal-swords }
port_royal-line-mademoiselle = cheaper hiring
port_royal-line-jester = on every bust
port_royal-line-admiral = with 5 or more cards
port_royal-line-governor = one more card

## What is this?

port_royal-what-subtitle = The turn
    .at = end-of-the-game
port_royal-what-subtitle-text = Which turn it is, and how many points bring the last round.
port_royal-what-coins = Coins
    .at = cards
port_royal-what-coins-text = What this player can spend on people. All may count them; they are worth no points, but break ties.
port_royal-what-points = Points
    .at = end-of-the-game
port_royal-what-points-text = Of the people and expeditions before this player. As soon as anybody has { $end }, the last round is on.
port_royal-what-swords = Swords
    .at = a-ship
port_royal-what-swords-text = Of this player’s Sailors and Pirates. With at least as many as a ship shows, the active player may repel it; they are never used up.
port_royal-what-ship-swords = The ship’s swords
    .at = a-ship
port_royal-what-ship-swords-text = So many swords are needed to repel this ship.
port_royal-what-bust = Bust
    .at = a-ship
port_royal-what-bust-text = A ship of this colour already lies in the harbour. If this one comes in too, the whole harbour is lost, and so is the turn.
port_royal-what-active = Active player
    .at = a-turn
port_royal-what-active-text = Turns up cards, takes first, and gets a coin for every card that another takes.
port_royal-what-to-end = To the last round
    .at = end-of-the-game
port_royal-what-to-end-text = What is still missing to the last round, which begins at { $end }.
port_royal-what-expeditions = Expeditions
    .at = expeditions
port_royal-what-expeditions-text = Lie here until the active player claims them: the people they ask for are given up for points and coins.
port_royal-what-harbor = Harbour
    .at = trade-and-hire
port_royal-what-harbor-text = What the active player has turned up in this turn. When it is enough, ships are traded here and people hired.
port_royal-what-berths = Ship colours
    .at = trade-and-hire
port_royal-what-berths-text = One place for each colour. Four different ones let the active player take two cards, all five three; the same colour twice is a bust.
port_royal-what-takes = Cards to take
    .at = trade-and-hire
port_royal-what-takes-text = So many cards this player may still take from the harbour.
port_royal-what-takes-colours = Ship colours
    .at = trade-and-hire
port_royal-what-takes-colours-text = When the active player stopped, so many ship colours lay in the harbour: the more, the more cards.
port_royal-what-takes-governors = Governors
    .at = card-governor
port_royal-what-takes-governors-text = Each of them lets its owner take one card more.
port_royal-what-fee = Fee
    .at = the-others
port_royal-what-fee-text = Whoever is not the active player pays one coin for each card taken, besides its price.
port_royal-what-last = Last round
    .at = end-of-the-game
port_royal-what-last-text = Somebody has enough points. It is played until all have been active equally often.
port_royal-what-deck = Draw pile
    .at = when-the-draw-pile-runs-out
port_royal-what-deck-text = { $count ->
    [one] One card is left, face down. Turned up it goes to the harbour; unseen it is a coin.
   *[other] { $count } cards are left, face down. Turned up they go to the harbour; unseen each is a coin.
}
port_royal-what-discard = Discard pile
    .at = when-the-draw-pile-runs-out
port_royal-what-discard-text = Lies open: a tap shows all of it. When the draw pile runs out, it is shuffled and becomes the new one.
port_royal-what-display = Before you
    .at = cards
port_royal-what-display-text = The people you hire and the expeditions you claim will lie here.

## What a seat took: headings of win rates, for whoever measures many games

port_royal-took-hired = People hired
port_royal-took-claimed = Expeditions claimed
port_royal-took-traded = Ships traded with

## Why one answer is better than another: what its line has more of, or less. A count of 0 is not counted.

port_royal-aspect-points = { $more ->
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
port_royal-aspect-coins = { $more ->
    [yes] { $count ->
        [0] a little more money
        [one] one coin more
       *[other] { $count } coins more
    }
   *[no] { $count ->
        [0] a little less money
        [one] one coin fewer
       *[other] { $count } coins fewer
    }
}
port_royal-aspect-crew = { $more ->
    [yes] a step nearer to an expedition
   *[no] a step further from an expedition
}
port_royal-aspect-swords = { $more ->
    [yes] { $count ->
        [0] more strength against ships
        [one] one sword more
       *[other] { $count } swords more
    }
   *[no] { $count ->
        [0] less strength against ships
        [one] one sword fewer
       *[other] { $count } swords fewer
    }
}
port_royal-aspect-helpers = { $more ->
    [yes] persons that pay off later
   *[no] fewer persons that pay off later
}
port_royal-aspect-harbor = { $more ->
    [yes] better cards to take from the harbour
   *[no] worse cards to take from the harbour
}
port_royal-aspect-risk = { $more ->
    [yes] a better balance of risk
   *[no] a higher risk of losing the harbour
}
port_royal-aspect-tempo = { $more ->
    [yes] the turn stays with you
   *[no] the turn passes on
}
