# Sample Game in English. Keys are formed, never typed: see ARCHITECTURE.md, "Words".

sample_game-name = Sample Game
sample_game-tagline = Shine brighter than the others
sample_game-subtitle = { $night ->
    [0] before the first night
   *[other] night { $night } of { $nights }
}

## What is asked

sample_game-ask-Swap = Which lanterns do you put back?
sample_game-help-Swap = They are shuffled into the deck, and you draw as many
sample_game-wait-Swap = { $seat } may swap lanterns

sample_game-ask-Lay = { $prizes ->
    [one] Which lantern do you lay for { $card }?
   *[other] Which lantern do you lay for all that hangs over the square?
}
sample_game-help-Lay = Another colour than { $card }, if you have one
sample_game-wait-Lay = { $seat } is choosing a lantern
sample_game-wait-Contest = { $count ->
    [one] { $names } is choosing a lantern
   *[other] { $names } are choosing lanterns
}

## Verbs: the button, the whole sentence, the pill under a lit card

sample_game-verb-swap = Put back { $cards }
sample_game-say-swap = Put back { $cards }?
sample_game-confirm-swap = { $count ->
    [one] Swap { $count } lantern
   *[other] Swap { $count } lanterns
}
sample_game-verb-lay = Lay { $card }
sample_game-say-lay = Lay { $card }? It shines with { $light }
sample_game-hint-lay = light { $light }

sample_game-why-colour = same colour

## What happened

sample_game-event-Drew = { $you ->
    [yes] You drew { $cards }.
   *[no] { $seat } drew { $cards }.
}
sample_game-event-Swapped = { $you ->
    [yes] { $count ->
        [0] You kept your lanterns.
        [one] You swapped { $count } lantern.
       *[other] You swapped { $count } lanterns.
    }
   *[no] { $count ->
        [0] { $seat } kept all lanterns.
        [one] { $seat } swapped { $count } lantern.
       *[other] { $seat } swapped { $count } lanterns.
    }
}
sample_game-event-NightBegan = Night { $night }: { $card } hangs over the square
sample_game-event-Laid = { $you ->
    [yes] You laid { $card }, which shines with { $light }.
   *[no] { $seat } laid { $card }, which shines with { $light }.
}
sample_game-event-Won = { $you ->
    [yes] You won { $cards }.
   *[no] { $seat } won { $cards }.
}
sample_game-event-NobodyWon = Nobody won: what hangs over the square stays there.

## Cards

sample_game-card-red = Red { $light }
sample_game-card-red-text = Shines with { $light }, and with 1 more for each red lantern that you have won.
sample_game-card-yellow = Yellow { $light }
sample_game-card-yellow-text = Shines with { $light }, and with 1 more for each yellow lantern that you have won.
sample_game-card-green = Green { $light }
sample_game-card-green-text = Shines with { $light }, and with 1 more for each green lantern that you have won.
sample_game-card-blue = Blue { $light }
sample_game-card-blue-text = Shines with { $light }, and with 1 more for each blue lantern that you have won.

## Options of the table

sample_game-option-swaps = Swap at the beginning
sample_game-option-swaps-help = Before the first night everybody may put up to 2 lanterns back and draw as many.
sample_game-option-equals_outshine = Equals outshine each other
sample_game-option-equals_outshine-help = Of two that shine equally neither wins, but the brightest of the others. Switched off, nobody wins that night.

## The score sheet

sample_game-part-lights = Light of the lanterns won
sample_game-part-colours = Colours
sample_game-part-lanterns = Lanterns won (break ties)

## The board

sample_game-board-square = Over the square
sample_game-board-laid = Laid last
sample_game-board-deck = Deck
sample_game-board-burnt = Burnt out
sample_game-board-hand = in hand
sample_game-board-won = won

## What is this?

sample_game-what-subtitle = The night
    .at = a-night
sample_game-what-subtitle-text = Which night it is.
sample_game-what-deck = Deck
    .at = set-up
sample_game-what-deck-text = { $count ->
    [one] One lantern is left.
   *[other] { $count } lanterns are left.
}
sample_game-what-burnt = Burnt out
    .at = a-night
sample_game-what-burnt-text = Lanterns that nobody has won; they are out of the game.
sample_game-what-points = Points
    .at = the-end
sample_game-what-points-text = What the lanterns won by this player bring so far.
sample_game-what-won = Lanterns won
    .at = the-end
sample_game-what-won-text = How many lanterns you have won.
sample_game-what-hand = In hand
    .at = a-night
sample_game-what-hand-text = How many lanterns this player still holds.
