# The shell in English: lobby, table frame, settings. The games bring their own words.

app-name = Mizban
close = Close
dismiss = Dismiss
off = off
other-language = فارسی
list-comma = {", "}
several = { $count } × { $name }
settings = Settings
manual = Rules
manual-missing = This game has no manual in English yet.
missing = Nothing here
to-lobby = Lobby
credit-icons = Icons: game-icons.net (CC BY 3.0). All drawings and texts are our own.

## Lobby

lobby-hero = The table is set. Take a seat.
lobby-sub = Board games with friends, or against the computer.
lobby-play = Play
lobby-play-game = Play { $game }
lobby-players = players:
lobby-minutes = { $minutes } min
lobby-mine-turn = Your turn in { $game }
lobby-mine-theirs = Going on: { $game }
lobby-mine-waiting = Waiting for guests: { $game }
lobby-with = with { $names }
lobby-continue = Continue
lobby-open = Open tables
lobby-open-none = No table is open right now. Host one, and friends find it here.
lobby-rest = Your other tables
lobby-join = Join
lobby-watch = Watch
lobby-host = Host a table

## A new table

new-title = A table of { $game }
new-credit = Designed by { $designer }, first drawn by { $illustrator }, { $publisher }. No art or text of theirs is used here.
new-game = Game
new-seats = Players
new-who = Who sits where
new-seat = Seat { $number }
new-name = Name at seat { $number }
new-kind-me = Me
new-kind-bot = Computer, { $level }
new-kind-friend = A friend, by link
new-kind-here = A friend on this device
new-by-link = joins by your link
new-audience = Who may join
new-audience-link = Only with my link
new-audience-public = Everyone in the lobby
new-variants = Variants and rulings
new-preset = Level
new-preset-usual = Usual
new-open = Deal the cards
new-open-invite = Open the table
name-placeholder = Name
guest-name = Guest
guest-friend = Friend { $number }
level-casual = casual
level-random = at random

## A table that waits

room-waiting = { $count ->
    [one] Waiting for one more guest
   *[other] Waiting for { $count } more guests
}
room-yours = your seat
room-variants = Played with
room-closed = Ask the host for the link to take a seat here.
invite = Invitation
invite-help = Send this link. Whoever opens it takes a free seat, on any device, without an account.
invite-here = This link works on this computer only. For other devices in the house start Mizban with { $command } and open the address it prints.
invite-copy = Copy the link
invite-copied = Copied
invite-share = Share
invite-text = Come and play { $game }:
join = Take a seat
join-name = Your name
join-seat = Your seat
join-sit = Sit down

## Seats

seat-you = You
seat-you-inside = you
seat-open = Free seat
seat-thinking = is thinking
seat-awaited = to move
seat-answered = has decided
seat-away = away
seat-look = Look at the cards of { $name }
bot-lion = Arsalan
bot-fox = Mahtab
bot-stag = Bahram
bot-owl = Kaveh
bot-heron = Darya
bot-turtle = Sepehr

## The table

table-mine = My side of the table
table-seats = The other players
table-tools = Tools
table-decided = You have decided
table-wait = { $count ->
    [0] One moment
    [one] Waiting for { $names }
   *[other] Waiting for { $names }
}
table-finished = The game is over
table-dropped = The line dropped, one moment
table-dropped-help = Your game is safe; we are calling back
line-live = Live
line-dropped = Calling back
title-turn = Your turn
log = What happened
since = Since your last turn
since-count = Since your last turn: { $count }
undo = Undo
undo-whole = Reset my turn
scores = Final scores
prompt = What is asked
prompt-or-another = or tap another that is lit
prompt-which = Choose one more, or pick an answer
prompt-some = { $low ->
    [0] { $count } chosen, at most { $high }
   *[other] { $count } of { $high } chosen
}
prompt-confirm = { $count ->
    [0] Choose none
   *[other] Confirm { $count }
}
prompt-back = Back
prompt-skip = Show now what the others have done
standing-mine = Ask only if it concerns me
standing-stop = Stop
standing-ended = Something has changed: it is up to you again
curtain = Pass the device to { $name }
curtain-help = The cards stay covered until then.
curtain-open = I am { $name }

## The end

end-you = You win!
end-one = { $name } wins
end-shared = A shared win: { $names }
end-lead = { $points } points, { $ahead } ahead of { $name }
end-tie-break = { $points } points, ahead of { $name } by the tie-break
end-total = Total
end-look = See the board
end-again = Play again
end-again-join = To the next game
fair = Was the shuffle fair?
fair-help = The hash of the secret seed was shown from the start, the seed follows at the end: with both, anybody can replay the whole game and check every card.
fair-hash = Hash (SHA-256)
fair-seed = Seed
fair-record = The whole game as a record

## Settings

settings-name = Your name
settings-language = Language
settings-theme = Light
settings-theme-system = As the device
settings-theme-light = Day
settings-theme-dark = Night
settings-motion = Motion
settings-motion-system = As the device
settings-motion-full = Full
settings-motion-less = Less
settings-pace = Moves of the others
settings-pace-calm = Unhurried
settings-pace-brisk = Brisk
settings-pace-once = At once
settings-one-tap = Answer with one tap
settings-one-tap-help = Lit cards answer at once, without a second tap to confirm.
settings-plain-list = Plain list of answers
settings-plain-list-help = Every possible answer as a button in the prompt bar.
settings-keys = Keyboard
key-arrows = ← ↑ ↓ →
key-arrows-does = between lit cards and answers; with Shift to any card
key-enter = Enter
key-enter-does = answers; on an unlit card opens it large
key-escape = Esc
key-escape-does = takes back what is chosen; while others play, shows at once what they have done
key-undo = U
key-undo-does = undo
key-log = L
key-log-does = what happened
key-rules = ?
key-rules-does = rules

## When something goes wrong

error-offline = The server cannot be reached. Is it running?
error-malformed = That message was not understood.
error-too_large = That message was too long.
error-no_table = There is no such table.
error-not_found = There is nothing at this address.
error-not_started = The game has not begun yet.
error-unfinished = The game has not ended yet.
error-not_your_seat = That is not your seat.
error-stale = The table had already moved on.
error-not_asked = It is not your turn.
error-illegal = That is not allowed now.
error-no_undo = There is no step back from here.
error-finished = The game is over.
error-bad_game = There is no such game, or not with these seats.
error-seat_taken = Somebody was faster: that seat is taken.
error-bad_invite = This link is not valid for this table.
error-bad_name = Please enter a name.
error-too_many = That was too much at once. Wait a moment.
error-old_rules = This game was begun under older rules and cannot go on.
error-foreign = That request came from another site and was not accepted.
error-failed = Something broke on the server. Nothing was lost; try again.

# A number that is not known.
unknown = ?

## Maps

map-closer = Zoom in
map-whole = The whole map
