import type { GameModule } from '$shell'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Mine from './Mine.svelte'
import Motif from './Motif.svelte'
import Purse from './Purse.svelte'
import Seat from './Seat.svelte'
import type { Seen } from './seen'
import { pieceThing } from './seen'
import type { NewYork1901Event } from './generated'
// Last: it changes what the others say.
import './sideways.css'

export default {
  Board,
  Seat,
  Purse,
  Mine,
  Card,
  Motif,
  signs: { buildings: 'modern-city', streets: 'road', challenge: 'trophy', actions: 'card-random' },
  places: (event: NewYork1901Event) => [
    ...('lot' in event ? [`lot-${String(event.lot)}`] : []),
    ...(event.is === 'Built' ? [pieceThing(event.seat, event.card)] : []),
  ],
  sounds: {
    LotClaimed: 'card',
    Built: 'coins',
    Demolished: 'bust',
    Crowned: 'coins',
    Manned: 'card',
    StreetScored: 'coins',
    ChallengeScored: 'coins',
  },
  subtitle: ({ view }: Seen) => ({
    key: 'new_york_1901-subtitle',
    params: { turn: view.turn, last: view.trigger_seat !== null },
  }),
} satisfies GameModule
