# What the lessons of Port Royal say. A message is a step: one sentence, then `why`; then what is said to wrong answers. See docs/lessons.md.

port_royal-lesson-welcome = This is the harbour. Here you make your fortune.
    .why = Ships bring coins, people cost coins and bring points. Whoever has the most points in the end wins.
port_royal-lesson-purse = This is yours: 3 coins, no points, no swords yet.
    .why = A coin is a card lying face down. Nobody knows what is on the other side, not even you.
port_royal-lesson-others = { $left_seat } and { $right_seat } play against you.
    .why = You can always see how many coins, points and swords they have.

port_royal-lesson-draw = Your turn: tap the pile to turn up a card.
    .why = The turn begins with this, and you may turn up as many as you dare.
port_royal-lesson-ship = A ship! It is worth 3 coins to you.
    .why = At the foot of the card: the swords you would need to drive it away, and the coins it brings.
port_royal-lesson-draw-on = Turn up another card.
    .why = The more cards lie here, the more there is to choose from.
port_royal-lesson-person = A Sailor: 3 coins to hire, 1 point on the shield.
    .why = People stay with you for the rest of the game. The Sailor also brings you a sword.
port_royal-lesson-dare = One more. Dare it!
    .why = So far only one ship lies here, so most cards do no harm.
port_royal-lesson-colours = Two ships, two colours: all is well.
    .why = If a ship of a colour comes that already lies here, it is a bust: the whole harbour is gone, and so is your turn.
port_royal-lesson-stop = Enough. Stop here, before it gets dangerous.
    .why = When you stop, you may take one card from the harbour.
    .greedy = You could, but let us keep what we have.
    .greedy-why = Blue and green are taken now: two ships in five would cost you everything. Nothing has happened, choose again.

port_royal-lesson-trade = Trade the blue ship: 3 coins for you.
    .why = Tap the card, then the button. The ship is discarded, the coins are yours.
    .sailor = The Sailor is a good catch, but he takes your last coin.
    .sailor-why = He costs 3, and you have 3. First let us earn something; others like him will come.
    .small = This one brings only 1 coin.
    .small-why = You may take just one card, so take the one that pays more: the blue ship, 3 coins.
    .done = You may take nothing, but why should you?
    .done-why = 3 coins lie before you. Nothing has happened, choose again.
port_royal-lesson-fee = { $left_seat } took the other ship and paid you 1 coin.
    .why = In your turn each of the others may take one card too. For every card they pay you 1 coin.
port_royal-lesson-her-turn = Now it is { $left_seat }’s turn. Let us watch.
    .why = What was left in the harbour is gone. She turns up cards of her own.
port_royal-lesson-danger = A red ship and a Settler. She wants more.
    .why = Only a second red ship could hurt her.
port_royal-lesson-bust = A second red ship: bust!
    .why = All her cards are discarded, and nobody takes anything. It is { $right_seat }’s turn.

port_royal-lesson-take = { $right_seat } has stopped. Hire the Sailor from his harbour.
    .why = 3 coins for the Sailor and 1 for { $right_seat }, because it is his turn.
    .captain = The Captain is for expeditions. The sword comes first.
    .captain-why = He would cost 5 coins in all. The Sailor protects you from your next turn on.
    .pass = You may, but you have 7 coins and want points.
    .pass-why = Coins alone do not win. Nothing has happened, choose again.
port_royal-lesson-sword = Your first point, and a sword.
    .why = Your sword drives away ships that show no more than 1 sword. It is never used up.

port_royal-lesson-again = Your second turn. Turn up a card.
    .why = This time we dare more: you have a sword.
port_royal-lesson-admit = You could drive this one away. Let it in.
    .why = The harbour is empty, so it does no harm, and every new colour is good for you.
    .repel = You could, but this ship does no harm.
    .repel-why = No blue ship lies here yet. Keep your sword for a ship that would cost you everything.
port_royal-lesson-again-on = Go on, we will turn up two cards.
    .why = Blue is taken now. Let us see what comes.
port_royal-lesson-repel = A second blue ship! Drive it away.
    .why = It shows 1 sword, and you have 1. It goes to the discard pile, and your turn goes on.
    .admit = Careful: that would be a bust.
    .admit-why = Two blue ships, and the whole harbour would be gone. Nothing has happened, choose again.
port_royal-lesson-still = Saved. Turn up another card.
    .why = Your sword is still there: the next ship meets it again.
port_royal-lesson-expedition = An expedition. It waits here until somebody claims it.
    .why = It asks for two crosses, that is two Priests, and pays 4 points and 2 coins.
port_royal-lesson-brave = A Priest lies here already. Be brave, go on!
    .why = With four different ship colours you may take two cards instead of one.
port_royal-lesson-four = Blue, green, yellow, black: four colours!
    .why = So you may take two cards. With all five colours it would be three.
port_royal-lesson-enough = Now stop.
    .why = Of all ships only a red one would do no harm.
    .greedy = Too much of a risk, with so much to lose.
    .greedy-why = Four ships in five would be a bust now. Nothing has happened, choose again.
port_royal-lesson-richest = First card: trade the green ship, 3 coins.
    .why = You take one card after the other, so a ship can pay for the person after it.
    .small = That would not be enough for the Priest.
    .small-why = He costs 4 coins and you have 3. The green ship gives you 3 more.
    .done = Do not go yet: two cards are yours.
    .done-why = Nothing has happened, choose again.
port_royal-lesson-priest = Second card: hire the Priest for 4 coins.
    .why = He brings 1 point and the first cross for the expedition.
    .coins = More coins are fine, but the expedition is worth more.
    .coins-why = With two Priests you get 4 points and 2 coins. You need this one.
    .done = One card is still yours.
    .done-why = Nothing has happened, choose again.
port_royal-lesson-earned = Both took a ship, and each paid you 1 coin.
    .why = A full harbour pays twice: you choose first, and then the others pay you.

port_royal-lesson-tax = A tax increase. It happens at once.
    .why = Whoever has 12 coins or more loses half of them. Then whoever has the most swords gains 1 coin: that is you!
port_royal-lesson-second-priest = There is your second Priest: hire him.
    .why = 4 coins for him and 1 for { $left_seat }. That is all you have, and well spent.
    .pass = You may, but your expedition is waiting for him.
    .pass-why = Two Priests are 4 points and 2 coins. Nothing has happened, choose again.
port_royal-lesson-claim = Your turn: claim the expedition!
    .why = You may do so at any time in your own turn, and it does not count as a card you take.
    .draw = First fetch what is yours.
    .draw-why = Somebody else might claim it before you do. Nothing has happened, choose again.
port_royal-lesson-claimed = 4 points and 2 coins!
    .why = Your two Priests have sailed away with their 2 points, so you have 5 now.
port_royal-lesson-end = At 12 points the last round is played.
    .why = All have had the same number of turns then. The most points win; in a tie, the most coins.

## What one has learned

port_royal-lesson-learned-1 = Turn up cards, and stop in time
port_royal-lesson-learned-2 = Two ships of one colour are a bust
port_royal-lesson-learned-3 = Trade ships, hire people, claim expeditions
port_royal-lesson-learned-4 = 12 points bring the last round

## Hints at the first table, by question

port_royal-tip-Discover = One or two colours in the harbour: go on. Three: think. If what you want lies there already, stop.
port_royal-tip-RepelOrAdmit = A new colour is good for you, let it in. A colour that lies there must be driven away.
port_royal-tip-TradeAndHire = In the beginning coins and swords are worth more than points. Later look for what your expedition needs.
port_royal-tip-TakeCard = A card in somebody else’s turn costs 1 more, but it costs you no turn. Take it if it helps.
port_royal-tip-GivePersons = Give away those you need least. Keep the Jack: he fits anywhere.
port_royal-tip-AfterBust = If you have the people for an expedition, claim it now.
