# What the lessons of New York 1901 say. A message is a step: one sentence, then `why`; then what is said to wrong answers. See docs/lessons.md.

new_york_1901-lesson-city = Lower Manhattan: five districts in five colours.
    .why = You buy lots here and put skyscrapers on them. Each one brings points, and whoever has the most in the end wins.
new_york_1901-lesson-home = This is yours: a small lot with an old house.
    .why = You are Robert Fletcher and begin in the blue district. Around this house we build your first block.
new_york_1901-lesson-workers = You have no points yet, but four workers.
    .why = A worker holds each new lot for you until something is built there. Then he comes home.
new_york_1901-lesson-market = Four lots are for sale.
    .why = A card shows a district and a size, two squares or three. It does not name a certain lot: any free one of that kind will do.

new_york_1901-lesson-take = Take the card of a small blue lot.
    .why = With a worker at home you begin your turn by taking a lot. Beside your house a blue one is free.
    .far = A red lot would be far from your house.
    .far-why = Large buildings need squares side by side, so stay together. Nothing has happened, choose again.
new_york_1901-lesson-claim = Put your worker on the lot beside your house.
    .why = Any free small lot of this colour may be yours. This one lies in your block.
    .far = That one lies beyond a street.
    .far-why = A building never crosses a street, so your lots belong into one block. Nothing has happened, choose again.
new_york_1901-lesson-build = Now build: take the bronze Tower.
    .why = Two squares, two points. At the beginning only bronze is open to you.
    .wait = You may wait, but then your worker stays out there.
    .wait-why = Build, and he comes home at once. Nothing has happened, choose again.
new_york_1901-lesson-place = Put it on your new lot.
    .why = It must lie on your own free squares and touch a street or a park. Tap the place, then confirm.
new_york_1901-lesson-scored = 2 points at once, and your worker is home.
    .why = That was a whole turn: take a lot, put a worker there, build if you like. Now it is { $left_seat }’s turn.
new_york_1901-lesson-rivals = { $left_seat } and { $right_seat } have built a Tower each.
    .why = Everybody has the same 18 skyscrapers. A lot that somebody has taken stays theirs to the end.

new_york_1901-lesson-large = Take a large green lot.
    .why = Three squares, marked by flowers on the map. There are only three of them in green.
    .far = Red is still far from your block.
    .far-why = Green lies right beside your house. Nothing has happened, choose again.
new_york_1901-lesson-claim-large = Take the three squares along Cedar.
    .why = They lie below your house, in the same block.
    .street = Broadway lies between that lot and yours.
    .street-why = No building crosses a street. Nothing has happened, choose again.
new_york_1901-lesson-build-large = Build the Tribune there.
    .why = Three squares in a row, three points: it fills the lot.
    .less = It fits, but it brings 1 point less.
    .less-why = And a single square would be left over. Nothing has happened, choose again.
    .wait = You may wait, but then your worker stays out there.
    .wait-why = Build, and he comes home at once. Nothing has happened, choose again.
new_york_1901-lesson-place-large = Put it along the street.
    .why = Tap the place that is lit, then confirm.
new_york_1901-lesson-five = 5 points. At 6 silver opens, at 18 gold.
    .why = Silver and gold are larger and bring more. They may also replace what stands there already.

new_york_1901-lesson-middle = Take the small blue lot once more.
    .why = Two squares are still free in the middle of your block.
    .far = Pink lies at the other end of town.
    .far-why = The middle of your block is still free. Nothing has happened, choose again.
new_york_1901-lesson-claim-middle = Put your worker into the middle of the block.
    .why = This lot touches no street, so nothing can be built on it alone. We need it for something larger.
    .far = That one lies beyond a street.
    .far-why = The lot in the middle joins what you have. Nothing has happened, choose again.
new_york_1901-lesson-waits = One worker waits out there, three are at home.
    .why = Keep an eye on them: without a worker at home you cannot take a new lot.

new_york_1901-lesson-broadway = Take the large green lot.
    .why = The last free piece of your block: the column along Broadway.
    .far = The large blue lots lie in other blocks.
    .far-why = With the green one this whole block is yours. Nothing has happened, choose again.
new_york_1901-lesson-claim-broadway = Take the column along Broadway.
    .why = It touches the lot in the middle, and that is what counts.
    .street = That one lies on the other side of Broadway.
    .street-why = No building crosses a street. Nothing has happened, choose again.
new_york_1901-lesson-build-over = Build the Havemeyer: it has a corner.
    .why = It will cover two squares here and one in the middle, so both workers come home.
    .straight = It would fit, but your worker in the middle would stay.
    .straight-why = The Havemeyer touches both lots and fetches both workers. Nothing has happened, choose again.
    .wait = You may wait, but then both workers stay out there.
    .wait-why = Build, and they come home at once. Nothing has happened, choose again.
new_york_1901-lesson-place-over = Lay it over both lots.
    .why = A building may cover several lots and need not fill them. What stays free is still yours.

new_york_1901-lesson-silver = 8 points: silver is open to you!
    .why = Your block is nearly full. Now we tear down some of it and build higher.
new_york_1901-lesson-demolish = Take the wrecking ball: demolish.
    .why = You do this instead of taking a lot. The points of what you tear down stay yours.
new_york_1901-lesson-exchange = Build the Broad Exchange: six squares, 6 points.
    .why = It must be of a later generation than all that it replaces. Silver may stand on bronze, and on your old house.
new_york_1901-lesson-place-exchange = Put it into the upper corner.
    .why = Your house, the Tower and the Havemeyer go, and 6 points come. What is marked with a ball is torn down.

new_york_1901-lesson-boom = Play your action card: build the American Surety too.
    .why = Construction Boom lets you build once more in this turn. Three squares along Broadway have become free.
    .save = Unused the card is worth 1 point in the end.
    .save-why = The building brings 3 now. Nothing has happened, choose again.
    .less = That fits too, but it brings only 2 points.
    .less-why = The American Surety fills all three squares: 3 points. Nothing has happened, choose again.
new_york_1901-lesson-place-boom = Put it along Broadway.
    .why = The worker who had to go there comes home again.
new_york_1901-lesson-seventeen = 17 points: one more and gold is open.
    .why = 8 from before, 6 for silver, 3 for the boom. Nothing of what you tore down was taken from you.

new_york_1901-lesson-streets = Three streets bring 5 points each in the end.
    .why = They go to whoever has the most buildings there. You have one on each of the three; what was torn down no longer counts.
new_york_1901-lesson-challenge = One challenge holds for all.
    .why = In this game: the most bronze, the most silver and the most gold buildings bring 5 points each.
new_york_1901-lesson-actions = Two action cards are left to you.
    .why = Each can be used once: Land Grab takes two small lots, Market Shift changes the market. Unused they are worth 1 point.
new_york_1901-lesson-legends = The four legends: whoever builds one first has it.
    .why = From 18 points on, and only one for each of you. They are huge and bring 10 points and more.
new_york_1901-lesson-end = With four skyscrapers left somebody ends the game.
    .why = Then everybody else has one last turn. It also ends when the lots run out.

## What one has learned

new_york_1901-lesson-learned-1 = Take a lot, put a worker there, build
new_york_1901-lesson-learned-2 = On your own squares, at a street, in one block
new_york_1901-lesson-learned-3 = Silver from 6 points, gold from 18: tear down, build higher
new_york_1901-lesson-learned-4 = Streets, the challenge and unused cards count in the end

## Hints at the first table, by question

new_york_1901-tip-TakeTurn = Stay together: lots in one block become one large building. With no worker at home you cannot take a lot.
new_york_1901-tip-ClaimLot = Choose a lot beside your own, on the same side of the street. Corners do not touch.
new_york_1901-tip-BuildStep = Build while it brings a worker home. Wait only if the next lot makes a larger building possible.
new_york_1901-tip-PlacePiece = Turn and flip the piece as you like. Try to touch two streets at once.
new_york_1901-tip-Demolish = Tear down what is small: its points stay yours. Gold can never be torn down.
new_york_1901-tip-LandGrab = Take two small lots that lie side by side with yours.
new_york_1901-tip-ConstructionBoom = Use it when it brings more than 1 point, for that is what the card is worth unused.
new_york_1901-tip-AgreeToEnd = If nobody can build any more, there is no harm in stopping.
