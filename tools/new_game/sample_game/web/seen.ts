/** The shell's view of a table, with this game in it. */

import type { Seen as AnySeen } from '$shell'
import type { Facts, SampleGameEvent, SampleGameView } from './generated'

export type Seen = AnySeen<SampleGameView, SampleGameEvent, Facts>
