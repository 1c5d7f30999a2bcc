import type { GameModule } from '$shell'
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
  Board,
  Seat,
  Purse,
  Mine,
  Card,
  Motif,
  signs: { persons: 'captain-hat-profile', expeditions: 'treasure-map' },
  sounds: {
    Revealed: 'card',
    Repelled: 'bust',
    Busted: 'bust',
    Taxed: 'bust',
    CoinsLost: 'bust',
    Traded: 'coins',
    Hired: 'card',
    JestersPaid: 'coins',
    AdmiralsPaid: 'coins',
    TaxBonus: 'coins',
    Claimed: 'end',
  },
  subtitle: ({ view }: Seen) => ({
    key: 'port_royal-subtitle',
    params: { turn: view.turn, points: view.trigger_points, last: view.last_round },
  }),
} satisfies GameModule
