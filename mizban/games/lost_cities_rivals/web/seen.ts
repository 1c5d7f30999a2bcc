/** The shell's view of a table, with Lost Cities: Rivals in it. */

import type { Seen as AnySeen } from '$shell'
import type { Facts, LostCitiesRivalsEvent, LostCitiesRivalsView } from './generated'

export type Seen = AnySeen<LostCitiesRivalsView, LostCitiesRivalsEvent, Facts>
