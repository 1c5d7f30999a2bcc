import type { GameModule } from '$shell'
import Board from './Board.svelte'
import Card from './Card.svelte'
import Mine from './Mine.svelte'
import Motif from './Motif.svelte'
import Purse from './Purse.svelte'
import Seat from './Seat.svelte'
import type { Seen } from './seen'

export default {
  Board,
  Seat,
  Purse,
  Mine,
  Card,
  Motif,
  signs: { lights: 'candle-flame', colours: 'sign-red', lanterns: 'lantern' },
  subtitle: ({ view }: Seen) => ({
    key: 'sample_game-subtitle',
    params: { night: view.night, nights: view.nights },
  }),
} satisfies GameModule
