/** What the page and the worker say to each other. */
import type { FromClient, FromServer } from '../lib/generated/wire'

export interface Request {
  method: string
  path: string
  body?: unknown
}

export type ToWorker =
  | { is: 'begin'; parts: string; name: string }
  /** Python is wanted soon. */
  | { is: 'warm' }
  | { is: 'name'; name: string }
  | ({ is: 'ask'; id: number } & Request)
  | { is: 'open'; table: string }
  | { is: 'close'; table: string }
  | { is: 'say'; table: string; message: FromClient }
  /** Whoever thinks at this table has thought long enough. */
  | { is: 'hurry'; table: string }
  /** This table is played here from now on, not in another tab. */
  | { is: 'take'; table: string }

export type FromWorker =
  | { is: 'loading'; loaded: number; total: number }
  | { is: 'ready' }
  | { is: 'failed' }
  /** Nothing can be kept in this browser. */
  | { is: 'forgetful' }
  | { is: 'answer'; id: number; answer: unknown }
  | { is: 'refusal'; id: number; code: string; line: number }
  | { is: 'said'; table: string; message: FromServer }
  /** Another tab has this table. */
  | { is: 'elsewhere'; table: string }
  | { is: 'closed'; table: string; code: string }
