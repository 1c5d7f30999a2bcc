import type { GameModule } from '$shell'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { COLOURS, sign } from './facts'
import Mine from './Mine.svelte'
import Motif from './Motif.svelte'
import Purse from './Purse.svelte'
import Seat from './Seat.svelte'
import type { Seen } from './seen'
// Last: it changes what the others say.
import './sideways.css'

export default {
  Board,
  Seat,
  Purse,
  Mine,
  Card,
  Motif,
  signs: { ...Object.fromEntries(COLOURS.map((colour) => [colour, sign(colour)])), coins: 'coins' },
  sounds: { Revealed: 'card', Took: 'card', Raised: 'coins', AuctionOpened: 'coins', AuctionWon: 'coins', PileEnded: 'bust' },
  subtitle: ({ view: { pile, piles } }: Seen) => ({
    key: 'lost_cities_rivals-subtitle',
    params: { pile, left: piles[pile - 1] ?? 0 },
  }),
} satisfies GameModule
