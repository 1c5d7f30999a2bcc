import type { GameModule } from '$shell'
import Board from './Board.svelte'
import Card from './Card.svelte'
import { SCORE_ICONS } from './facts'
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
  signs: SCORE_ICONS,
  sounds: {
    RoleChosen: 'card',
    Received: 'card',
    Built: 'card',
    BuiltOver: 'card',
    Produced: 'coins',
    Sold: 'coins',
    GoodsBurned: 'bust',
    GoodLost: 'bust',
    TileTurned: 'card',
    Prospected: 'card',
  },
  subtitle: ({ view }: Seen) => ({
    key: 'san_juan-subtitle',
    params: { round: view.round, buildings: view.buildings_to_end, last: view.ended },
  }),
} satisfies GameModule
