import type { GameModule } from '$shell'
import Account from './Account.svelte'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Mine from './Mine.svelte'
import Motif from './Motif.svelte'
import Purse from './Purse.svelte'
import Seat from './Seat.svelte'
import type { Seen } from './seen'
// Last: it changes what the others say.
import './sideways.css'

export default {
  Account,
  Board,
  Seat,
  Purse,
  Mine,
  Card,
  Motif,
  signs: { tiles: 'village', turn_order: 'clockwise-rotation', boats: 'galleon', kept: 'barn', winter: 'snowflake-2', gold: 'gold-bar' },
  sounds: {
    TilesLaidOut: 'card',
    Bid: 'card',
    CounterBid: 'card',
    Used: 'card',
    Produced: 'coins',
    Upgraded: 'coins',
    Won: 'coins',
    Placed: 'card',
    SeasonEnded: 'bust',
  },
  subtitle: ({ view }: Seen) => ({ key: 'keyflower-subtitle', params: { season: view.season } }),
} satisfies GameModule
