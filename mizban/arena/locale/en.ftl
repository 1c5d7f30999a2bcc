# What the arena says: in the terminal, in its report and in the document that it writes.

## In the terminal

arena-begins = { $games } games of { $game } for { $seats }, { $left } of them still to play; results go to { $file }. Stop with Ctrl-C, go on with the same command.
arena-ladder = The ladder has { $rungs } rungs, { $left } games are still to play; results go to { $file }. Stop with Ctrl-C, go on with the same command.
arena-pairing = { $one } against { $other }: { $share } % won ({ $low } to { $high }; a fair share is { $fair } %), { $games } games.
arena-alone = { $one } against itself: the first seat won { $share } % ({ $low } to { $high }; a fair share is { $fair } %), { $games } games.
arena-stopped = Stopped after { $played } of { $games } games; the same command goes on from here.
arena-written = Written: { $file }

## What can be in the way

arena-unknown-game = There is no game { $game }: choose one of { $known }.
arena-bad-seats =
    { $game } is for { $low } to { $high } { $high ->
        [one] player
       *[other] players
    }, not for { $seats }.
arena-unknown-opponent = There is no opponent { $opponent }: choose from { $known }, or name a class of your own as module:Class.
arena-bad-setting = The opponent { $opponent } cannot be made: { $error }.
arena-bad-module = The opponent { $opponent } cannot be loaded: { $error }.
arena-no-bot = { $opponent } is no opponent: it has no method choose.
arena-named-twice = { $opponent } is named twice: alone it plays against itself.
arena-nobody = Name at least one opponent, for example: mizban arena { $game } casual random.
arena-no-files = Name at least one file of results, for example: mizban arena report arena/port_royal-2.jsonl.
arena-bad-number = { $option } must be at least { $low }.
arena-damaged = Line { $line } of { $file } is no result of the arena: remove the line, or write to another file with --results.
arena-unknown-game-in = Line { $line } of { $file } is about { $game }, a game that Mizban does not know.
arena-other-rules = Line { $line } of { $file } was played under rules { $theirs } of { $game }, today's are { $ours }: write to another file with --results.
arena-other-version = Line { $line } of { $file } comes from Mizban { $theirs }, this is { $ours }: write to another file with --results.
arena-failed = { $failed } games could not be played, although they were tried again ({ $error }); the others are in { $file }.
arena-no-parquet = Parquet needs pyarrow: pip install "mizban[arena]".
arena-no-ray = A cluster needs Ray: pip install "mizban[cluster]".
arena-no-cluster = No cluster answers at { $address } ({ $error }).

## The report

arena-title = The arena
arena-language = فارسی
arena-facts = { $games } games with { $deals } deals, { $seats } seats, rules { $rules }, Mizban { $version }
arena-seats-title = { $game }, { $seats } seats
arena-how = Every deal is played from every seat.
arena-bars = Bars are 95 % intervals, what stands behind ± is a standard error.

arena-shares = Games won
arena-shares-note = With more than two seats the first-named sits alone among the others. The dashed line is a fair share; a shared win counts in parts.
arena-against = { $one } against { $other }
arena-field = { $one } against a table of { $other }

arena-ratings = Ratings
arena-ratings-note = 400 points more mean winning ten times as often; the mean of all is 1500. Fitted by maximum likelihood (Bradley and Terry).

arena-table = In figures
arena-col-opponent = Opponent
arena-col-pairing = Pairing
arena-col-games = Games
arena-col-won = Won, %
arena-col-interval = 95 % interval
arena-col-lead = Paired lead, %
arena-col-ahead = Points ahead
arena-col-rating = Rating
arena-col-points = Points
arena-col-thinks = Thinks, s
arena-col-longest = Longest, s
arena-lead-note = The paired lead compares in the same deal: how much more of a game is won on a seat than the others win on theirs.

arena-points = Points
arena-points-note = How the games of each opponent ended; the mark is the mean.
arena-mean-points =
    { $mean } { $mean ->
        [one] point
       *[other] points
    }, ± { $error }

arena-seats = Advantage of the seat
arena-seats-note = How often each seat won, whoever sat there; the first seat begins.
arena-seat = Seat { $seat }

arena-length = Length of a game
arena-length-note = Decisions of all players together: { $mean } on average, in most games { $low } to { $high }.

arena-things = Who took it won
arena-things-note = How often those won who took a thing at least once. Who is ahead takes more and better, so this shows company, not always a cause. Told from { $least } times on.
arena-span = { $low } to { $high }
arena-times = { $times } times

arena-col-game = Game
arena-col-goal = Goal, %
arena-col-verdict = Reached
arena-goals = What was to be reached
arena-goals-note = A goal is for the lower end of the 95 % interval, over at least { $games } games.
arena-verdict-reached = yes
arena-verdict-reached-so-far = yes, in fewer games
arena-verdict-open = open: too few games to tell
arena-verdict-unplayed = not measured yet
arena-verdict-missed = no
arena-time-note = The time of those that think is counted in work of the processor, so a busy machine makes nobody weaker; what a guest does in two processes is done one after the other.
arena-errors = What stands behind ± is a standard error; intervals are of 95 %, by Wilson's method.
arena-written-by = Written by { $command }; do not change it by hand.
arena-measured-by = Measured by

## Opponents, as the table calls them

arena-level-kid = the neighbour's kid
arena-level-cousin = the cousin
arena-level-friend = the old friend
arena-level-master = the teahouse master
arena-level-grandmother = Grandmother
arena-level-casual = casual
arena-level-random = random
