/** The shell's view of a table, with Port Royal in it. */

import type { Seen as AnySeen } from '$shell'
import type { Facts, PortRoyalEvent, PortRoyalView } from './generated'

export type Seen = AnySeen<PortRoyalView, PortRoyalEvent, Facts>
