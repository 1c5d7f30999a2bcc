# What the lessons of Keyflower say. A message is a step: one sentence, then `why`; then what is said to wrong answers. See docs/lessons.md.

keyflower-lesson-welcome = You have four seasons to build the best village.
    .why = Every season brings tiles like these: win them, use them, upgrade them. Whoever has the most points after winter wins.
keyflower-lesson-home = This is your home. Your village grows around it.
    .why = Its roads will lead to the tiles that you win. One side is water.
keyflower-lesson-workers = These 8 workers are all you own.
    .why = They stand behind your screen, and only you see them: 3 red, 3 blue, 2 yellow. You bid with them, and you work with them.
keyflower-lesson-secret = These three winter tiles are your secret.
    .why = They bring points at the end, and tell you now what to collect: the Village Hall counts workers of one colour.

keyflower-lesson-bid = Your turn: tap the Gold Mine and bid for it.
    .why = Workers beside a tile are a bid. Whoever has the most of them there when spring ends gets the tile.
    .use = Using it is fine, but let us win a tile first.
    .use-why = A use puts the worker on the tile; we come to that. Nothing has happened, choose again.
keyflower-lesson-bid-colour = Bid with blue workers.
    .why = All workers of one bid have the same colour.
    .yellow = You have only 2 yellow ones.
    .yellow-why = If somebody bids more, you may want to add some. Of the blue ones you have 3. Nothing has happened, choose again.
keyflower-lesson-bid-send = Send 2 blue workers.
    .why = There is no upper limit, but the workers of a winning bid go into the bag: send what the tile is worth to you.
    .many = All three? Keep one.
    .many-why = The workers of a winning bid go into the bag. Two are enough for a start. Nothing has happened, choose again.
keyflower-lesson-binds = The Gold Mine is blue now, until spring ends.
    .why = The first worker chooses the colour for everybody. { $left_seat } has made the Workshop yellow: only yellow workers go there.

keyflower-lesson-use = Now use the Quarryman.
    .why = A worker on a tile is a use, and it pays at once: here 2 stone. The tile need not be yours.
    .bid = A bid pays when spring ends. We want the stone now.
    .bid-why = A use gives you 2 stone at once. Nothing has happened, choose again.
keyflower-lesson-use-colour = Send a red worker. One is enough.
    .why = The first use takes 1 worker, every later one takes one more than the use before. This tile becomes red, too.
    .blue = Keep your last blue worker.
    .blue-why = You may need it beside the Gold Mine. Nothing has happened, choose again.
keyflower-lesson-stone = 2 stone for you, on your home.
    .why = What you make on a tile that is not yours goes to your home. What you make on your own tile stays there.

keyflower-lesson-outbid = { $left_seat } has put 3 there: you are outbid.
    .why = You would need 4 blue workers to lead, and you have 3. But your 2 are not lost: a losing group may go elsewhere.
keyflower-lesson-elsewhere = Take them to the Woodcutter: bid there.
    .why = Nobody has been there yet, so its colour is free. It makes 2 wood.
    .pass = You may, but your two workers would stand idle.
    .pass-why = They come back when spring ends, but now they can still win you a tile. Nothing has happened, choose again.
keyflower-lesson-group = Tap your two workers at the Gold Mine.
    .why = A losing group always moves as a whole. You could add workers from behind your screen, but these 2 are enough.
keyflower-lesson-guest = { $left_seat } has used the Woodcutter.
    .why = She got 2 wood. But if you win the tile, the worker on it is yours as well.

keyflower-lesson-boats = At the end of a season boats bring new workers.
    .why = Everybody takes the load of one boat: here 7 workers and 1 skill tile, or 6 workers and 2 skill tiles.
keyflower-lesson-order = Bid for the turn-order tile.
    .why = It lets you choose your boat first, and the purple worker on it lets you begin the summer. 1 yellow worker is enough; we send it.
keyflower-lesson-pass = { $left_seat } has passed. Pass as well.
    .why = The season ends when all pass one after another. If somebody goes on, you may come back, too.
    .more = You may, but keep your 4 workers for the summer.
    .more-why = What stands behind your screen stays yours. Nothing has happened, choose again.
keyflower-lesson-won = The Woodcutter is yours!
    .why = The 2 workers of your bid went into the bag. The one who stood on the tile is yours now.
keyflower-lesson-boat = You choose first: take the load of the Keyflower.
    .why = 7 workers and a saw. { $left_seat } gets the other boat.
    .bastion = Two skill tiles are good, but workers are better.
    .bastion-why = The Sea Bastion brings one worker less. Nothing has happened, choose again.
keyflower-lesson-place = Place the Woodcutter, road to road.
    .why = Touching edges must be equal: road to road, field to field. Tap the lit place, then the button.

keyflower-lesson-own = It is summer. Use your own Woodcutter.
    .why = We send 1 yellow worker. On a tile of your own it is only lent: it comes back to you when the season ends.
keyflower-lesson-wood = The 2 wood lie on the Woodcutter itself.
    .why = To upgrade your home, 1 stone and 1 wood must lie on it. The stone is there. The wood has to be carried.
keyflower-lesson-cart = Use your home: it carries, and it upgrades.
    .why = The wheel is 1 step, the arrow 1 upgrade. We send 1 red worker.
keyflower-lesson-carry = Tap the wood, then your home.
    .why = One step carries one resource along a road to the next tile.
keyflower-lesson-upgrade = Stone and wood are there: upgrade your home.
    .why = Both are spent, and your home shows its better face for good.
keyflower-lesson-upgraded = 5 points, and 2 steps from now on!
    .why = The golden rim tells that it is upgraded. The points on the shield count at the end.
keyflower-lesson-visit = { $left_seat } has used your Woodcutter, with 2 workers.
    .why = Everybody may. It was the second use, so it took one more than yours. When summer ends, all three are your workers!
keyflower-lesson-hers = Do the same: use { $left_seat }’s Gold Mine.
    .why = Every village is open to you. We send 1 blue worker, and it is hers when the season ends.
keyflower-lesson-gold = 1 gold for you, on your home.
    .why = Gold stands for any other resource. And all gold that is left in the end brings 1 point each.

keyflower-lesson-skill = This saw came with your boat: a skill tile.
    .why = Anvil, pickaxe and saw pay for some upgrades. The Woodcutter’s costs a saw.
keyflower-lesson-home-again = Use your home once more.
    .why = The second use takes 2 workers, so we send 2 red ones. You get another upgrade for them.
keyflower-lesson-saw = Upgrade the Woodcutter with your saw.
    .why = It is worth 3 points then, and makes 1 wood and 1 gold from now on.
    .done = Do not go yet: one upgrade is yours.
    .done-why = You have the saw for it. Nothing has happened, choose again.
keyflower-lesson-store = Now use the Store.
    .why = It takes a blue worker and gives you a green one: they are rare. We send 1 red worker to work there.
    .bid = It would be good to own, but we want the green worker now.
    .bid-why = A use gives it to you at once. Nothing has happened, choose again.
keyflower-lesson-green = Bid for the Farrier.
    .why = It gives 3 steps: a good thing to have in your village.
keyflower-lesson-green-colour = Send your green worker.
    .why = { $left_seat } has no green one and cannot answer: this single worker wins the tile.
    .blue = Others have blue workers, too.
    .blue-why = Whoever has more of them could outbid you. Only you have a green one. Nothing has happened, choose again.

keyflower-lesson-autumn = It is autumn: these tiles are about points.
    .why = Nobody had green, so the Farrier lies in your village. This Sawmill is worth 3 points, and upgraded 10.
keyflower-lesson-sawmill = Bid for the Sawmill.
    .why = We send 2 red workers. The rest of autumn goes by faster: some work, a pass, a boat.

keyflower-lesson-offer = It is winter: put the Village Hall on offer.
    .why = It brings 1 point for every worker of one colour, and you have 8 blue ones. Nobody learns who chose what.
    .jeweller = The Jeweller counts gold, and you have little.
    .jeweller-why = 2 gold would be 4 points, 8 blue workers are 8. Nothing has happened, choose again.
keyflower-lesson-winter-bid = Bid for the Village Hall.
    .why = All chosen winter tiles lie here. In winter no tile on offer can be used: you bid for it, or you work in the villages.
keyflower-lesson-winter-colour = Bid with red, and keep the blue ones.
    .why = The workers of a winning bid are gone, and every blue one is a point for you. We send 2 red ones.
    .blue = Every blue worker is a point for you.
    .blue-why = What you bid here goes into the bag. Nothing has happened, choose again.
keyflower-lesson-last-carts = The last cart: use the Farrier.
    .why = 3 steps and 1 upgrade: we carry 2 wood and 1 gold to the Sawmill. The gold stands for the third wood.
keyflower-lesson-ten = The Sawmill is upgraded: 10 points!
    .why = Now we pass. When winter ends, everybody takes a boat, and this time the boat itself.
keyflower-lesson-last-boat = Take the Keyflower into your village.
    .why = It brings 1 point for every step: your home has 2, your Farrier has 3.
    .bastion = The Sea Bastion counts a round of roads.
    .bastion-why = Yours has 3 tiles, so 3 points. The Keyflower brings 5. Nothing has happened, choose again.
keyflower-lesson-score = 32 points to 19: you have won!
    .why = Tiles 18, the boat 5, the Village Hall 8, and 1 for the gold. You need not calculate: the table does it for you.

## What one has learned

keyflower-lesson-learned-1 = Workers beside a tile bid, workers on it work
keyflower-lesson-learned-2 = The first worker chooses the colour for all
keyflower-lesson-learned-3 = Resources are carried along roads and pay for upgrades
keyflower-lesson-learned-4 = In winter tiles, boats and gold bring points

## Hints at the first table, by question

keyflower-tip-Turn = Use a tile while it takes 1 worker, and bid where few can answer. What you do in your own village costs you no worker.
keyflower-tip-ChooseColour = Take a colour of which you have more: you may have to raise. And one that the others seem to lack.
keyflower-tip-SendWorkers = For a use the fewest will do. For a bid send what the tile is worth to you: a winning bid goes into the bag.
keyflower-tip-SendAnyColours = Here any colours will do: send those of which you have a single one.
keyflower-tip-PaySkill = Pay the skill tile that none of your upgrades and winter tiles needs.
keyflower-tip-PayWorker = Give up a colour of which you have few; keep green ones.
keyflower-tip-ChooseResource = Take what your next upgrade costs. Look at your home first: it is worth 5 points.
keyflower-tip-Transport = Carry to the tile what its upgrade costs: everything must lie on that very tile. Early upgrades work longest.
keyflower-tip-PayUpgrade = Keep the gold if you can: it stands for everything, and is worth 1 point at the end.
keyflower-tip-PayUpgradeSkill = Pay the skill tile that none of your upgrades and winter tiles needs.
keyflower-tip-ChooseBoat = Before winter take the boat with more workers. In winter take the boat that your village scores most with.
keyflower-tip-ChooseWinterTiles = Put only those on offer that score well for you: others may bid for them, too.
keyflower-tip-PlaceTile = Let roads meet, and keep tiles near your home: every road saves steps. Leave its water side free for boats.
keyflower-tip-FlipTile = Turn over the tile that gains the most points.
