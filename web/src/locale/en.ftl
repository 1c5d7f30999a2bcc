# The shell in English: lobby, table frame, settings. The games bring their own words.

app-name = Mizban
app-coming = The table is being laid.
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
menu = Menu
to-lobby = Lobby
credit-icons = Icons: game-icons.net (CC BY 3.0). All drawings and texts are our own.

## Lobby

lobby-hero = The table is set. Take a seat.
lobby-sub = Board games with friends, or against the computer.
lobby-welcome = Welcome back, { $name }
lobby-turns = { $count ->
    [one] A table waits for you
   *[other] { $count } tables wait for you
}
lobby-no-turns = No table waits for you just now
lobby-your-turn = Your turn
lobby-waits = waiting for you for { $time }
lobby-theirs = Your other tables
lobby-live = live
lobby-plays = waiting for { $names }
lobby-waits-row = your turn for { $time }
lobby-plays-long = { $names }, for { $time }
lobby-chairs = { $taken } of { $seats } chairs taken
lobby-yours = your table
lobby-listed = in the lobby for all
lobby-goes = goes in { $time } unless somebody plays
lobby-old = begun under older rules, it cannot go on
lobby-look-in = Look in
lobby-invite = Invite
lobby-more = More about { $game }
lobby-quit = Leave the game
lobby-quit-question = Leave this game? The computer plays on for you until you come back.
lobby-put-away = Delete the table
lobby-put-away-question = Delete this table? The game cannot be continued.
lobby-keep = Keep it
lobby-shelf = Lay a new table
lobby-shelf-first = Or choose another game
lobby-weight = { $weight ->
    [easy] easy
    [medium] medium
   *[deep] deep
}
lobby-seats-minutes = { $minutes } min, for { $seats }
lobby-deal = I know the game, deal me in
lobby-friendly = Did a friend send you a link? Open it: your chair is waiting.
lobby-all-games = All your games
lobby-looking = Looking for your tables
lobby-play = Play
lobby-play-game = Play { $game }
lobby-with = with { $names }
lobby-continue = Continue
lobby-open = Open tables
lobby-join = Join
lobby-watch = Watch

## A new table

new-title = A table of { $game }
new-credit = Designed by { $designer }, first drawn by { $illustrator }, { $publisher }. No art or text of theirs is used here.
new-game = Game
new-seats = Players
new-who = Who sits where
new-seat = Seat { $number }
new-name = Name at seat { $number }
new-kind-me = Me
new-kind-bot = A computer opponent
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
new-instead = Or instead:
level-which = Which guest is { $name }?
level-kid-name = The neighbour’s kid
level-kid-like = Takes whatever looks prettiest.
level-cousin-name = The cousin
level-cousin-like = Plays for the laughs, wins now and then.
level-friend-name = The old friend
level-friend-like = Knows the game, gives you a proper match.
level-master-name = The teahouse master
level-master-like = Counts the cards and forgives no slip.
level-grandmother-name = Grandmother
level-grandmother-like = Pours you tea, smiles and wins.
level-here-less = On this device with less time to think.
level-here-like = On this device no stronger than { $guest }.
level-casual-name = Casual
level-random-name = Random
# How long a guest thinks: tenths of a second, and whole seconds above one.
level-time = { $tenths ->
    [0] at once
    [1] a blink
    [5] half a second
   *[other] { $seconds ->
        [one] { $seconds } second
       *[other] { $seconds } seconds
    }
}
level-kid = the neighbour’s kid
level-cousin = the cousin
level-friend = the old friend
level-master = the teahouse master
level-grandmother = Grandmother
level-casual = casual
level-random = random

## A table that waits

room-waiting = { $count ->
    [one] Waiting for one more guest
   *[other] Waiting for { $count } more guests
}
room-yours = your seat
room-variants = Played with
room-closed = Ask the host for the link to take a seat here.
invite = Invitation
invite-help = Scan it, or send the link. No account needed.
invite-copy = Copy the link
invite-copied = Copied
invite-text = Come and play { $game }:
room-chairs = Chairs
room-free = Free chair
room-free-help = for whoever opens the link
room-host = host of this table
room-here = here, ready
room-not-here = has a seat, not here now
room-computer = computer, { $level }
room-computer-here = Computer
room-level = Change how { $name } plays
room-remove = Remove { $name }
room-remove-sure = Remove
room-keep = Keep
room-take-away = Take the chair away
room-to-free = A free chair for a friend
room-move = Move { $name } up one chair
room-more = One more chair
room-cancel = Cancel the table
room-cancel-question = Cancel this table? Whoever sits here is told.
room-leave = Leave the table
room-leave-question = Leave this table? Your chair is free again.
room-stay = Stay
room-start = Start
room-start-with = Start with { $count }
room-too-few = { $count ->
    [one] At least { $count } player
   *[other] At least { $count } players
}
room-host-starts = The game begins when every chair is taken, or when the host starts.
room-public = in the lobby for all
room-is-closed = nobody looks on
invite-qr = The link as a QR code
invite-copy-short = Copy
invite-send = Send the invitation
pace-by-turns = by turns
pace-by-turns-with = by turns, { $pace }
pace-move = { $time } a move
pace-sum = { $time } each
pace-sum-plus = { $time } each, { $more } more a turn
time-days = { $count ->
    [one] { $count } day
   *[other] { $count } days
}
time-hours = { $count ->
    [one] { $count } hour
   *[other] { $count } hours
}
time-minutes = { $count ->
    [one] { $count } minute
   *[other] { $count } minutes
}
time-seconds = { $count ->
    [one] { $count } second
   *[other] { $count } seconds
}
join = Take a seat
join-name = Your name
join-seat = Your seat
join-sit = Sit down

## Seats

seat-you = You
seat-you-inside = you
seat-open = Free seat
seat-thinking = is thinking
# At the table: Mahtab, the old friend.
seat-guest = { $name }, { $guest }
seat-guest-thinking = { $guest } is thinking
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
table-dropped = Connection lost
table-dropped-help = Reconnecting; your game is safe
line-live = Live
line-dropped = Reconnecting
title-turn = Your turn
log = What happened
since = Since your last turn
since-count = Since your last turn: { $count }
undo = Undo
undo-whole = Reset my turn
undo-ask = Ask to take back
scores = Final scores
prompt = What is asked
prompt-or-another = or tap something else that is lit
prompt-what = What do you do with it?
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
prompt-hurry = Do not wait: have it answer now
prompt-skip = Show now what the others have done
standing-mine = Ask only if it concerns me
standing-stop = Stop
prepared = When my turn comes: { $pass }
prepared-on = When your turn comes: { $pass }
what-prepared = Prepared
what-prepared-text = Said for you when this question reaches you. It is dropped when anything else is asked first or a move is taken back; nobody is told of it.
standing-ended = Something has changed: it is up to you again
curtain = Pass the device to { $name }
curtain-help = The cards stay covered until then.
curtain-open = I am { $name }

## The end

end-you = You win!
end-one = { $name } wins
end-shared = A shared win: { $names }
end-record = Your best score so far: before it was { $points }
end-lead = { $points ->
    [one] { $points } point, { $ahead } ahead of { $name }
   *[other] { $points } points, { $ahead } ahead of { $name }
}
end-tie-break = { $points ->
    [one] { $points } point, ahead of { $name } by the tie-break
   *[other] { $points } points, ahead of { $name } by the tie-break
}
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
settings-theme = Appearance
settings-theme-system = Same as the device
settings-theme-light = Light
settings-theme-dark = Dark
settings-motion = Motion
settings-motion-system = Same as the device
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
key-undo-does = undo, or ask the others for it
key-pause = P
key-pause-does = ask for a pause, or go on
key-log = L
key-log-does = what happened
key-talk = T
key-talk-does = talk
key-what = ?
key-what-does = what is this? explains what is focused; then arrows or Tab to anything else, Enter for its rule
key-advice = H
key-advice-does = advice, where the table allows it; then 1, 2 or 3 chooses
key-rules = M
key-rules-does = rules

## Why one answer is better than another

# What its line has more of, or less; games have words of their own for what they count.
aspect-denial = { $more ->
    [yes] less is left to { $seat }
   *[no] more is left to { $seat }
}
aspect-ahead = { $more ->
    [yes] it comes out better further on
   *[no] it comes out worse further on
}
aspect-end = { $more ->
    [yes] the game ends by it
   *[no] the game goes on
}
# How these are said together.
advice = Advice
advice-thinking = One moment
advice-failed = The lamp stays dark this time.
advice-few = Only { $count } imagined games: rather a guess
advice-equal = 1 and 2 are equally good
advice-from = Your chance to win, from { $count } imagined games
advice-percent = { $percent }%
# As it is read out with the thing or the answer.
advice-place = advice { $place } of { $count }, { $percent } percent
new-advice = Advice for everybody
new-advice-help = Anybody may ask what to answer. A small lamp beside the name tells that they did.
error-no_advice = At this table nobody is advised.
what-advice = { advice }
what-advice-text = Shows the best answers with your chance to win, from what you can know yourself. It answers nothing for you.
what-took-advice = Has taken advice
what-took-advice-text = This player has asked the lamp in this game.
reason-and = { $one } and { $two }
reason-but = { $one }, but { $two }

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
error-paused = The table rests. Go on first.
error-said_no = The others have already said no to that.
error-asking = Something else is being asked just now.
error-not_away = That player is here, or was not waited for long enough yet.
error-alone = There is nobody else at this table who could agree.
error-bad_game = There is no such game, or not with these rules.
error-bad_seats = This game is not for that many players.
error-bad_level = There is no such computer opponent here.
error-seat_taken = Somebody was faster: that seat is taken.
error-bad_invite = This link is not valid for this table.
error-closed = This table is closed: only those who sit there look on.
error-bad_name = Please enter a name: letters that can be seen, of one script in each word.
error-name_taken = Somebody at this table has a name that looks like that. Please choose another.
error-one_seat = You already sit at this table.
error-started = The game has already begun.
error-hushed = At this table spectators only listen.
error-name_in_use = An account has this name, or one that looks like it. Please choose another.
error-bad_password = A password has at least 8 characters, not all alike, and is not your name.
error-bad_sign_in = Name and password do not belong together.
error-used_up = This link has been used or is too old. Ask your other device for a new one.
error-bad_passkey = This passkey was not accepted.
error-has_account = You already have an account.
error-no_account = For this you need an account.
error-not_allowed = Only those who keep the house may do that.
error-silenced = Those who keep the house have asked you not to speak here for now.
error-storage = The server cannot save anything just now. Nothing was lost; try again in a moment.
error-too_many = That was too much at once. Wait a moment.
error-old_rules = This game was begun under older rules and cannot go on.
error-foreign = That request came from another site and was not accepted.
error-failed = Something broke on the server. Nothing was lost; try again.

# A number that is not known.
unknown = ?

## The past of a table

replay = Replay
replay-past = Look back
replay-close = Back to the table
replay-dealt = The cards have just been dealt
replay-untold = { $you ->
    [yes] You have decided
   *[no] { $seat } has decided
}
replay-round = round { $number }
replay-turn = turn { $turn } of { $turns }
replay-move = move { $move } of { $moves }
replay-advised = with advice
replay-first = To the beginning
replay-back = One step back
replay-play = Play
replay-pause = Pause
replay-step = One step on
replay-last = To the end
replay-pace = Pace
replay-eyes = Whose eyes
replay-eyes-open = All hands open
replay-eyes-none = As an onlooker
replay-share = Share
replay-save = Save
replay-fair = Shuffle
replay-fork = Play on from here
replay-fork-short = Play on
replay-fork-help = A new table begins after move { $move } of { $moves }, with the cards as they lie. The finished game stays as it is.
replay-fork-seat = Your seat
replay-fork-where = Where
replay-fork-here = On this device
replay-fork-house = In the house
replay-fork-against = Against whom
replay-fork-guests = Computer opponents
replay-fork-friends = Friends with the link
replay-fork-go = Open the table
table-forked = Goes on from another game
seat-number = Player { $number }
end-replay = Replay
fair-honest = The shuffle was honest: the seed belongs to the hash that was shown before the first card, and all { $moves } moves were legal.
fair-dishonest = The seed does not belong to the hash that was shown before the first card.
fair-unsealed = All { $moves } moves were legal. The record names no hash, so the shuffle cannot be checked.
fair-command = checks a saved record without this server.
record-open = Open a record
record-open-help = Look through a game that was saved as a file.
record-choose = Choose a file, or drop it here
lobby-ended = Games played
lobby-replay = Replay
error-no_record = Line { $line }: this is not the record of a game.
error-cut_off = Line { $line }: the record ends here, although the game goes on.
error-bad_line = Line { $line }: this is not a move.
error-unknown_game = Line { $line }: this game is not played here.
error-bad_table = Line { $line }: the seats, the options or the seed of this table are wrong.
error-other_rules = Line { $line }: it was played under another version of the rules.
error-illegal_move = Line { $line }: the rules did not allow this move.
error-wrong_hash = Line { $line }: the seed does not belong to the hash.

## The manual

manual-contents = Contents
manual-chapter = { $at } of { $count }
manual-figure = Figure { $number }
manual-search = Search the rules
manual-found = { $count ->
    [0] nothing found
   *[other] { $at } of { $count }
}
manual-previous = the place before
manual-next = the next place

## Maps

map-closer = Zoom in
map-whole = The whole map

## What is this?

mark = ?
what-menu = { menu }
what-menu-text = Leads to the lobby, the rules and the other language.
what-ask = What is this?
what-ask-text = Tap anything on the table, and it says what it is. A tap beside everything, or Esc, ends it.
what-subtitle = Where the game stands
what-subtitle-text = The turn or the round, and what brings the end.
in-rules = In the rules
what-prompt-rule = The rule of this question
what-prompt-rule-text = Opens the rules where they speak of what is asked now.
what-prompt-hurry = { prompt-hurry }
what-prompt-hurry-text = An opponent is thinking; the ring shows how far it is. A tap makes it answer now, with the best it has found.
what-prompt-skip = { prompt-skip }
what-prompt-skip-text = The moves of the others are shown one after the other; this shows all that are left at once.
what-host = The host
what-host-text = Says in one sentence what is asked of you. Whatever you may tap is lit.
what-waiting = Waiting
what-waiting-text = It is somebody else’s turn to decide.
what-seat = { $seat }
what-seat-text = The numbers and cards of this player. A tap on the panel shows all of it in full; a ring around it means that it is this player’s turn.
what-seat-answered = { seat-answered }
what-seat-answered-text = This player has answered. All answers are shown when the last one is there.
what-seat-away = Not here
what-seat-away-text = This player has no connection to the table just now.
what-me = Your place
what-me-text = What lies on the wood is yours: your numbers, your cards and the question to you.
what-undo = { undo }
what-undo-text = Takes your last answer back, as long as nobody has learned anything from it.
what-undo-ask = { undo-ask }
what-undo-ask-text = Others have seen or answered something since: if they agree, your last answer is taken back all the same.
what-paused = A pause
what-paused-text = Clocks and opponents stand until somebody at the table goes on.
what-undo-whole = { undo-whole }
what-undo-whole-text = Takes back all your answers since your turn began, as far as that is allowed.
what-manual = { manual }
what-manual-text = The whole manual of this game, with a search.
what-log = { log }
what-log-text = Everything that was done at this table, in words, the newest last.
what-waiting-tables = { waiting-title }
what-waiting-tables-text = Other tables at which it is your turn.
what-settings = { settings }
what-settings-text = Name, language, look, pace and keys.
what-language = The other language
what-language-text = Switches between Persian and English at any moment; the game goes on.
what-line-live = { line-live }
what-line-live-text = The table is connected: what the others do appears at once.
what-line-dropped = { line-dropped }
what-line-dropped-text = The line to the table is lost for the moment. Nothing of the game is lost.
what-table-forked = { table-forked }
what-table-forked-text = This table was begun in the middle of a game that was played before.
what-map-closer = { map-closer }
what-map-closer-text = Two fingers, the wheel or a double tap do the same.
what-map-whole = { map-whole }
what-map-whole-text = Shows all of it again.

## Lessons

lesson = Lesson
lesson-learn = Learn
lesson-learn-game = Learn “{ $game }”
lesson-go-on = Go on with the lesson
lesson-go-on-game = Your lesson in “{ $game }”
lesson-offer = Never played { $game }? Learn it in { $minutes } minutes.
lesson-offer-help = On the real table, one step at a time. You can leave whenever you like.
lesson-offer-manual = Rather learn by playing? The lesson takes { $minutes } minutes.
lesson-start = Start the lesson
lesson-no = I know the game
lesson-step = Step { $step } of { $steps }
lesson-back = Back
lesson-skip = Skip
lesson-show = Show me
lesson-seen = I see
lesson-watch = One moment
lesson-hurry = Faster
lesson-lit = In the light: { $names }
lesson-leave = Leave the lesson
lesson-not-now = not now
lesson-other = That would do too, but let us do it this way.
lesson-again = Nothing has happened, choose again.
lesson-end = Your tea is ready, and so are you.
lesson-end-text = This is all you need for a first table. The rest you learn as you play.
lesson-table = { $count ->
    [one] A first table, with one opponent
   *[other] A first table, with { $count } opponents
}
lesson-once-more = Once more
tips = A hint
tips-off = No more hints
error-lesson = Nothing has happened, choose again.

# The house on this device: without a server, also offline.

device-loading = The house is moving in on this device
device-starting = It is all here. One moment, the lamps are being lit.
device-loaded = { $loaded } of { $total } MB
device-failed = The house could not be loaded. Is there a connection?
device-again = Try again
device-elsewhere = This game is open in another tab.
device-elsewhere-help = When it is closed there, it goes on here. Or take it over now.
device-take = Play on here
device-forgetful = This browser keeps nothing: the game ends with this tab. Save it as a file to keep it.
device-kept = This game is kept in this browser. As a file it can go on elsewhere.
device-game = This game
device-save = Save as a file
device-offer = Play on this device, also offline
device-offer-plain = Play on this device
device-offer-help = All games and opponents move into this browser: { $megabytes } MB, only once. From then on you need no connection.
device-offer-plain-help = All games and opponents move into this browser: { $megabytes } MB, only once.
device-offer-games = { $count ->
    [one] One game waits for you there.
   *[other] { $count } games wait for you there.
}
device-offer-go = Take the house along
device-offer-back = Go on there
device-house = The house is open, too
device-house-help = There you play with friends. Your games of this device stay here.
device-house-go = To the house
device-online = Go on in the house
device-online-help = It can also go on in the house, where the opponents have more time to think. The game here stays as it is.
error-not_alone = Only a game of one person against computer opponents can go on in the house.
device-lobby = On this device
device-lobby-help = Your games are kept in this browser. They can be played without a connection.
device-update = A new version is here.
device-update-now = Take it
error-device-storage = This device could not save that: there is no room left. Nothing was lost; make some room and try again.
error-device-failed = Something broke. The game is kept; load the page again.
line-here = On this device
what-line-here = { line-here }
what-line-here-text = The rules and the other players are in this browser. No connection is needed, and every move is kept at once.

## Talk

talk = Talk
talk-none = Nothing has been said yet.
talk-say = Say something
talk-send = Send
talk-reactions = Reactions
talk-unread = { $count ->
    [one] One new word
   *[other] { $count } new words
}
talk-watching = watching
talk-about = About { $name }
talk-mute = Mute
talk-unmute = Hear again
talk-mute-help = Whoever you mute is not heard by you, at any table, and is not told.
talk-unheard = You have muted { $name }.
talk-hear = Hear again
talk-let-speak = Spectators may speak
talk-name = Your name, to speak by
talk-name-send = Speak by this name
say-tea = Tea for you
say-well_played = Well played
say-oh = Oh!
say-luck = Good luck
report = Report
report-why = What is the matter with { $name }?
report-insult = Insults
report-spam = Disturbs
report-name = Bad name
report-play = Ruins the game
report-other = Something else
report-text = In your own words, if you like
report-send = Send the report
report-done = Thank you. Those who watch over this house will look at it, with the last words said here.

## People

seat-nameless = Somebody
account = Account
account-keep = Keep your games
account-make = Make an account
account-make-help = Play on any device: a name and a password are enough, nobody asks for a mail address. All games you have played here stay yours.
account-have = I have an account
account-name = Name
account-password = Password
account-password-help = At least 8 characters; a short sentence is best.
account-password-change = Change the password
account-password-old = Password until now
account-password-new = New password
account-password-save = Save the new password
account-password-changed = The new password counts from now on. All other devices are signed out.
account-since = Here since { $day }
passkeys = Passkeys
passkey-help = Sign in with your fingerprint, your face or the lock of your device, without a password.
passkey-cannot = Passkeys need a browser that knows them and a secure address with a name.
passkey-add = Add a passkey
passkey-drop = Remove
passkey-since = made on { $day }
link-title = Your other devices
link-help = A phone or another computer signs in by a link that is good once, for five minutes.
link-show = Show the link
link-again = Show a new one
link-over = That link is no longer good.
link-scan = Point the camera of the other device at the code, or open this link there:
link-code = Code to sign in with
link-address = Link to sign in with
link-left = { $minutes }:{ $seconds } left
devices = Signed in on
device = { $browser } on { $system }
device-here = this device
device-seen = last seen { $when }
browser-chrome = Chrome
browser-edge = Edge
browser-firefox = Firefox
browser-opera = Opera
browser-safari = Safari
browser-samsung = Samsung Internet
browser-other = a browser
system-android = Android
system-ios = iPhone or iPad
system-linux = Linux
system-mac = Mac
system-windows = Windows
system-other = a device
sign-in = Sign in
sign-in-as = Sign in here as { $name }?
sign-in-guest = Go on here as on your other device?
sign-in-along = What you have played as a guest on this device comes along.
sign-in-no = Not now
sign-in-new = I have no account yet
sign-in-otherwise = Sign in with name and password
sign-in-passkey = With a passkey
sign-in-by-link = Signed in elsewhere?
sign-in-by-link-help = Open “Account” there and show the link: its code signs you in here without a password.
sign-out = Sign out
sign-out-here = Sign out here
sign-out-everywhere = Sign out everywhere
farewell = Your things
export = Take everything along
export-help = A file with all that is known here about you, and the records of your finished games.
delete = Leave for good
delete-help = Name, password, devices, notes and words are deleted. Finished games stay readable for those who played along, with nobody’s name at your seat; where a game goes on, the computer plays for you.
delete-sure = I know that this cannot be undone.
delete-do = Delete everything

## Those who keep the house

house = The house
house-playing = Tables in play
house-finished = Games played
house-people = People
house-accounts = Accounts
house-connections = Connected now
house-load = Load
house-disk = Free on the disk
house-database = Database
house-since = Version { $version }, started { $when }
house-reports = Reported
house-settle = Dealt with
house-tables = Tables
house-tables-none = Nobody plays just now.
house-close = Close
house-close-sure = Really close it
house-find = Find by name
house-mute = Mute
house-unmute = Let speak
house-muted = muted
house-remove = Remove
house-remove-sure = Really remove
house-removed = removed
house-let-in = Let in again
house-make-moderator = Make moderator
house-make-player = No moderator
house-backups = Backups
house-backups-help = Each holds everything, password hashes too: only whoever can read this machine’s files gets them. The last ten are kept.
house-backup = Make a backup now
role-guest = guest
role-player = account
role-moderator = moderator
role-host = host of the house
size-mib = { $count } MB
size-gib = { $count } GB

## My games

profile = Your games
profile-games = { $count ->
    [one] { $count } game
   *[other] { $count } games
}
profile-won = { $count } won
profile-since = here since { $day }
profile-waiting = Tables of yours
profile-turn = your turn
profile-theirs = others are deciding
profile-open = waiting for guests
profile-list = Games
profile-game = { $games ->
    [one] { $games } game
   *[other] { $games } games
}, { $won } won
profile-rated-from = rated from number { $games } on
profile-line = Which games
profile-line-people = tables of { $seats }, with people
profile-line-levels = tables of { $seats }, against the computer
profile-line-other = tables of { $seats }, unrated
profile-what = What is shown
profile-what-rating = Rating
profile-what-points = Points
profile-month = this month
profile-plot = { $first } on { $from }, { $last } on { $to }
profile-dot = { $day }: { $value }, { $won ->
    [yes] won
   *[no] not won
}
profile-key-won = won
profile-key-not = not won
season-spring = spring
season-summer = summer
season-autumn = autumn
season-winter = winter
profile-rivals = Head to head
profile-rival = { $mine } times ahead of { $name }, { $theirs } times behind
profile-last = Last tables
profile-result-won = Won, { $mine } to { $best }
profile-result-place = Place { $place }, { $mine } to { $best }
profile-result-alone = Points: { $mine }
profile-none = No finished game yet. The first one you play to its end appears here.
profile-keep = Make an account, and your games are yours on every device.

## People at the table

new-audience-closed = Only with my link, and nobody watches
timing-speed = Pace
timing-now = All at once, now
timing-turns = By turns, over days
timing-clock = Clock
timing-none = No clock
timing-away = If somebody is gone, the computer plays after
timing-never = never
people-nudge = Nudge
people-nudged = Sent
people-computer = Computer plays
people-computer-plays = the computer plays
people-away-for = Away for { $time }
people-waited = Waited for since yesterday or longer
people-left = The computer plays for you
people-left-help = Touch the table, and it is your seat again.
people-back = I am back
people-hand-over = Let the computer play for me
people-remove = Ask the others to remove this player
people-pause = Pause
people-paused = The table rests
people-paused-help = Clocks and opponents stand. Whoever sits here may go on.
people-resume = Go on
asking-computer = { $by } asks: may the computer play for { $name }?
asking-remove = { $by } asks: shall { $name } leave the table?
asking-pause = { $by } would like to pause
asking-resume = { $by } would like to go on
asking-undo = { $by } would like to take the last move back
asking-undo-help = { $moves ->
    [one] One answer goes back.
   *[other] { $moves } answers go back.
} What was seen stays seen.
asking-mine-undo = You would like to take your last move back
asking-mine-pause = You would like to pause
asking-mine-computer = You ask that the computer play
asking-mine-remove = You ask that a player leave
asking-mine-resume = You would like to go on
asking-withdraw = Never mind
consider-undo = { $others ->
    [alone] Take the last move back?
   *[others] Ask the others to take your last move back?
}
consider-undo-help = It goes back with all that followed. What was seen stays seen, and the same cards come again.
consider-pause = { $others ->
    [alone] Pause now?
   *[others] Ask the others for a pause?
}
consider-pause-help = Clocks and opponents stand until somebody goes on.
consider-do = { $others ->
    [alone] Yes
   *[others] Ask
}
asking-silence-yes = Without an answer it is a yes in { $time }.
asking-silence-no = Without an answer it is a no in { $time }.
asking-waits = The others are asked: { $time } left.
asking-yes = Of course
asking-no = Better not
again-waits = Waiting for { $names }
again-eager = { $names } would like to play again.
again-not = { $names } won’t play another one now.
again-no = Not now
again-without = Play without { $names }
tale-stood-in-away = The computer plays for { $name }, who is away
tale-stood-in-wish = { $name } lets the computer play
tale-stood-in-agreed = The computer plays for { $name }
tale-came-back = { $name } is back
tale-ran-out = The time of { $name } is up: the computer answers once
tale-nudged = { $by } reminds { $name }
tale-undo = { $name } took something back
tale-asked-computer = { $by } asks that the computer play for { $name }
tale-asked-remove = { $by } asks that { $name } leave
tale-asked-pause = { $by } asks for a pause
tale-asked-resume = { $by } asks to go on
tale-asked-undo = { $by } asks to take a move back
tale-agreed-computer = The computer plays for { $name }
tale-agreed-remove = { $name } has left, the computer plays on
tale-agreed-pause = The table rests
tale-agreed-resume = The game goes on
tale-agreed-undo = { $by } takes the last move back, as agreed
tale-refused-computer = { $name } is waited for
tale-refused-remove = { $name } stays
tale-refused-pause = The game goes on without a pause
tale-refused-resume = The table rests on
tale-refused-undo = The move of { $by } stands

## My turn, told and heard

waiting-title = Waiting for you
waiting-count = { $count ->
    [one] One table waits for you
   *[other] { $count } tables wait for you
}
waiting-none = No table waits for you.
settings-sound = Sound and vibration
settings-sound-help = A short tone for your turn, cards, coins, words and the end.
notices = Tell me when it is my turn
notices-help = This browser tells you even when no page of ours is open; once for each turn, never what is in your hand.
notices-quiet = Quiet hours
notices-from = from
notices-to = until
notices-home-screen = To be told of your turn, add this page to your home screen first.
notices-table = Notices of this table
error-notices_denied = This browser does not allow notices here. Its settings for this page can change that.

note = My note at this table
note-help = Nobody else sees it.
table-watching = You are watching: you see what lies open, and can talk
table-watching-late = All seats are taken: you are watching, see what lies open, and can talk
table-watching-hand = You are watching, and { $name } lets you see the hand
watch = { $count ->
    [one] { $names } watches
   *[other] { $names } watch
}
watch-title = Who watches
watch-you = You
watch-somebody = Somebody
watch-unknown = { $count ->
    [one] somebody
   *[other] { $count } guests
}
watch-none = Nobody watches any more.
watch-public = sees what lies open, and can talk
watch-hand = sees the hand of { $name } too, and can talk
watch-hand-mine = sees your hand too, and can talk
watch-show = Show my hand
watch-hide = Hide my hand
watch-show-help = Whoever you show your hand to sees it until you hide it, and takes no seat in this game. All at the table are told.
watch-let-in = Spectators may play on for the computer
watch-sit = Play on for the computer
watch-sit-help = You play on for the computer from here; all at the table are told. The game is not rated then.
what-watchers = Who watches
what-watchers-text = They see what lies open, and no hand but one that is shown to them. A tap tells of each.
tale-taught = { $name } shows the hand to a spectator
tale-untaught = { $name } hides the hand again
tale-sat-down = { $name } plays on for the computer
error-not_watching = Nobody of that name is watching.
error-other_hand = This spectator has seen another player’s hand.
error-knows_hand = You have seen a hand in this game: you can only watch.
error-not_let_in = At this table nobody takes the computer’s seat.

## The analysis of a finished game

answer-with = { $label }: { $names }
percent = { $number }%
analysis = Analysis
analysis-chart = The chances of every seat, move by move
analysis-even = even
analysis-turning = Turning point { $number } of { $count }
analysis-move = Move { $move }
analysis-deal = The deal
analysis-deal-help = What the cards gave everybody before the first move.
analysis-earlier = Earlier turning point
analysis-later = Next turning point
analysis-better = Better
analysis-lost-you = This cost you { $points ->
    [one] one point of chance
   *[other] { $points } points of chance
}, by what you could know.
analysis-lost = This cost { $seat } { $points ->
    [one] one point of chance
   *[other] { $points } points of chance
}, by what could be known from there.
analysis-why = Why: { $why }.
analysis-won = A fine find: { $points ->
    [one] one point better
   *[other] { $points } points better
} than what first comes to mind.
analysis-best = As good as the best.
analysis-one-of = One of several good answers: there were { $count }.
analysis-hidden = Open the hands to see which move was better.
analysis-forced = { $you ->
    [yes] You had nothing to decide here.
   *[no] { $seat } had nothing to decide here.
}
analysis-calm = A calm game: no single decision of yours turned it.
analysis-try = Try another move from here
analysis-waiting = Waiting for its turn; you may leave and come back.
analysis-working = Going through the game; you may leave and come back.
analysis-table = Chances as a table
analysis-until = Until the end of
analysis-balance = The game so far, in points of chance
analysis-cards = Cards
analysis-mine = My choices
analysis-own = Choices of { $name }
analysis-theirs = The others' choices
analysis-balance-help = Together: { $points } { $side ->
    [below] below
   *[above] above
} an even chance. Choices are what decisions lost against the best answer, judged by what each could know; the cards are all the rest.
key-analysis = A
key-analysis-does = the analysis of a finished game; N and P go to the next turning point and the one before

## Puzzles

puzzle = Puzzle
puzzles = Puzzles
puzzle-today = Puzzle of the day
puzzle-yesterday = Yesterday’s puzzle: { $game }
puzzle-number = Puzzle { $number }
puzzles-of = Puzzles: { $game }
puzzles-help = In each of them one answer is clearly the best, and not the first that comes to mind. You have found { $found } of { $count }.
puzzle-link = Puzzle { $number }{ $state ->
    [right] , found
    [wrong] , missed
   *[open] {""}
}
puzzle-tile = { $game }, { $date }
puzzle-ask = Find the best answer. One counts; look around as long as you like.
puzzle-right = Right! { $answer }
puzzle-wrong = Not quite. Better: { $answer }
puzzle-as-others = Like you, out of a hundred guests { $count } found it.
puzzle-others = Out of a hundred guests { $count } found it.
puzzle-first = You are the first one to try it here.
puzzle-why = Compared with what first comes to mind: { $why }.
puzzle-ahead = It comes out better further on.
puzzle-next = Next one
puzzle-run = { $days ->
    [one] day in a row
   *[other] days in a row
}
puzzle-fresh = a fresh tray tomorrow
puzzle-tray = { $days ->
    [one] One day in a row
   *[other] { $days } days in a row
}, { $today ->
    [right] today solved
    [wrong] today missed
   *[open] today still open
}.
puzzle-share = Mizban, puzzle of the day, { $date }: { $game }. { $right ->
    [yes] I found it.
   *[no] I did not find it.
}
