# What the lessons of Lost Cities: Rivals say. A message is a step: one sentence, then `why`; then what is said to wrong answers. See docs/lessons.md.

lost_cities_rivals-lesson-goal = Five roads lead to five lost cities. Here are yours.
    .why = In each colour you lay cards whose numbers never fall. What lies there brings points, and whoever has the most wins.
lost_cities_rivals-lesson-begun = Two of your expeditions have begun, with a wager each.
    .why = A wager has no number. It makes all that follows in its colour count twice.
lost_cities_rivals-lesson-gold = You have 12 coins. You bid with them.
    .why = Every coin that is left in the end is a point, so bid only as much as the cards are worth to you.
lost_cities_rivals-lesson-rivals = { $left_seat } and { $right_seat } are your rivals.
    .why = What they have, you can see: coins, points and expeditions. { $left_seat } collects blue and yellow, { $right_seat } yellow and white.
lost_cities_rivals-lesson-display = What lies open here will be sold at auction.
    .why = This is the display. { $right_seat } has turned up the first card: a red 4, just right for you.

lost_cities_rivals-lesson-reveal = Your turn: turn up a card.
    .why = In your turn you do one of two things: you turn up a card, or you open an auction.
    .early = For one card alone an auction hardly pays.
    .early-why = The price is for the whole display, so let it grow a little. Nothing has happened, choose again.
lost_cities_rivals-lesson-footprints = A red 6 with two footprints.
    .why = Footprints are points: one on the cards from 2 to 5, two on those from 6 to 10. The number only says where a card may go.
lost_cities_rivals-lesson-fitting = 3, 4 and 6: all of them fit your red expedition.
    .why = Together four footprints, and your wager doubles them: 8 points.
lost_cities_rivals-lesson-open = Open the auction: tap the 2 on the ladder.
    .why = You bid for everything in the display at once. The others may then bid more, or pass.
    .wait = The others would not wait.
    .wait-why = Three good cards lie here. If you do not open the auction, { $left_seat } may. Nothing has happened, choose again.
    .dear = Begin lower: nobody has said anything yet.
    .dear-why = You would pay 6 coins for what you might get for 2 or 3. Nothing has happened, choose again.
lost_cities_rivals-lesson-outbid = { $left_seat } says 3, { $right_seat } has passed.
    .why = Whoever passes is out. It goes round until only one is left, and only this one pays.
lost_cities_rivals-lesson-raise = Bid 4.
    .why = The cards are worth 8 points to you and every coin one point, so 4 is still a bargain.
    .pass = These cards are worth 8 points to you.
    .pass-why = { $left_seat } would have them for 3 coins. Nothing has happened, choose again.
    .dear = There is no need to go that high at once.
    .dear-why = 8 coins for 8 points: you would gain nothing. Nothing has happened, choose again.
lost_cities_rivals-lesson-take = You have won! Take the three red cards.
    .why = The 4 coins go to the bank. All three cards are chosen already: just confirm.
lost_cities_rivals-lesson-remove = Now you may send one card to the box. Take the wager.
    .why = Both rivals collect yellow. This wager would make their footprints count once more.
    .keep = If it stays, a rival will have it next.
    .keep-why = Both collect yellow, and it costs you nothing to send it away. Nothing has happened, choose again.
lost_cities_rivals-lesson-doubled = Red: four footprints, counted twice, are 8 points.
    .why = After the 6 only a 6 or more fits here. What you have passed over is lost to you.
lost_cities_rivals-lesson-bank = What you paid lies in the bank.
    .why = Nothing of it is gone: when a pile of cards is used up, the bank is shared out among all.
lost_cities_rivals-lesson-left = After an auction the winner’s left neighbour is next.
    .why = So now it is { $left_seat }’s turn. Let us see what the two do.

lost_cities_rivals-lesson-pass = { $right_seat } bids 2. This is not for you: pass.
    .why = A blue 9 and a white 2: you have no wager in either colour.
    .dear = You would pay 3 coins for three footprints.
    .dear-why = That gains you nothing. Keep your gold for green and red. Nothing has happened, choose again.
lost_cities_rivals-lesson-rising = { $right_seat } took only the white 2. A good start.
    .why = A low number leaves room for many others. Had he begun with the 9, only the 10 would still fit.

lost_cities_rivals-lesson-wager = A green wager! You have one already.
    .why = With two wagers the footprints of an expedition count three times. Wagers go before the first number.
lost_cities_rivals-lesson-patience = Wait a little: turn up a card.
    .why = The price is for the whole display. The more of it you can use, the better.
    .early = Soon, but a wager alone brings no points.
    .early-why = It needs numbers behind it. Let us see whether green comes. Nothing has happened, choose again.
lost_cities_rivals-lesson-late = A red wager, but too late for you.
    .why = Numbers lie in your red expedition already, and a wager must come before them.
lost_cities_rivals-lesson-strong = Wager, 5 and 7 in green: bid 5 at once.
    .why = Three footprints, counted three times: 9 points. A strong bid frightens the others away.
    .low = They would answer with 2, 3, 4 and more.
    .low-why = You know what the cards are worth to you. Say it at once. Nothing has happened, choose again.
    .wait = Now it is worth it: 9 points lie here.
    .wait-why = Whoever waits too long finds the display empty. Nothing has happened, choose again.
lost_cities_rivals-lesson-take-green = They have passed. Take your green cards.
    .why = They are laid down in an order that works: the wager first, then the 5, then the 7.
lost_cities_rivals-lesson-remove-blue = Send the blue 9 to the box.
    .why = { $left_seat } has a wager in blue: the 9 would bring her 4 points.
    .keep = It would bring { $left_seat } 4 points.
    .keep-why = You may send one card away, so choose the one that hurts most. Nothing has happened, choose again.
    .idle = Nobody collects red but you.
    .idle-why = The blue 9 would help { $left_seat } more. Nothing has happened, choose again.
lost_cities_rivals-lesson-tripled = Green: three footprints, three times: 9 points.
    .why = You have spent 9 coins and gained 17 points. Now the others fetch what they need.

lost_cities_rivals-lesson-meanwhile = 18 coins lie in the bank by now.
    .why = You have only 3 left, but they come back: the pile is nearly used up.
lost_cities_rivals-lesson-last-card = One card is left in this pile. Turn it up.
    .why = With the last card of a pile the bank is shared out equally.
    .early = First let us fetch the gold from the bank.
    .early-why = With 3 coins you can hardly win anything. Nothing has happened, choose again.
lost_cities_rivals-lesson-shared = 6 coins for everybody!
    .why = Gold goes round: it pays to spend it while a pile lasts. What cannot be shared stays in the bank.
lost_cities_rivals-lesson-many = Six of these cards fit you. Bid 3.
    .why = The red 8 most of all. But it costs nothing to begin a new expedition, so the others bring points too.
    .dear = That is all your gold.
    .dear-why = The others passed cheaper cards before. Try less first. Nothing has happened, choose again.
    .wait = Do not wait for something better.
    .wait-why = 20 points lie here for you, and { $left_seat } is next. Nothing has happened, choose again.
lost_cities_rivals-lesson-take-all = Take them all.
    .why = The white wager goes before the white 9 and doubles it. The red 5 and the green 2 do not fit: your numbers are higher.

lost_cities_rivals-lesson-bonus = The red 8 is the fourth number there: 8 points more!
    .why = Every expedition with four or more numbers gets these 8 points once. Wagers are not counted and do not multiply them.
lost_cities_rivals-lesson-score = Here you always see what you have now.
    .why = Footprints times wagers, 8 for four numbers, and 1 point for each coin. An expedition never costs you points.
lost_cities_rivals-lesson-end = After four piles the game is over, on the spot.
    .why = The last bank is not shared, and what lies in the display counts for nobody.

## What one has learned

lost_cities_rivals-lesson-learned-1 = Turn up a card, or open an auction
lost_cities_rivals-lesson-learned-2 = Wagers first, then numbers that never fall
lost_cities_rivals-lesson-learned-3 = The winner takes what fits and sends one card away
lost_cities_rivals-lesson-learned-4 = Four numbers bring 8 points, a coin brings 1

## Hints at the first table, by question

lost_cities_rivals-tip-Turn = Open an auction when at least two cards help you. Otherwise let the display grow.
lost_cities_rivals-tip-RaiseOrPass = A coin is a point in the end, so bid less than the cards are worth to you. A part of what is paid comes back when the pile ends.
lost_cities_rivals-tip-TakeCards = Take all that fits. Leave a high number only if lower ones of its colour are still to come.
lost_cities_rivals-tip-RemoveCard = Look at the pills: send away what would help a rival most.
