/** The shell's view of a table, with San Juan in it. */

import type { Seen as AnySeen } from '$shell'
import type { BuildingFacts } from './facts'
import type { PlayerView, SanJuanEvent, SanJuanView, SiteView, TileFacts } from './generated'

export type Seen = AnySeen<SanJuanView, SanJuanEvent, BuildingFacts>
export type { PlayerView, SiteView }

/** Stands for a number of stored cards that is not mine to know. */
export const SOME = -1

/** The prices of a tile, if I know it. */
export const tileOf = (seen: Pick<Seen, 'game'>, face: number | undefined): TileFacts | null =>
  face === undefined || face < 0 ? null : (seen.game.cards[face] as unknown as TileFacts)
