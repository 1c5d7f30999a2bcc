/** Where this page comes from: a live house, or a folder of files that is a house by itself. */

/** Written into the page of the app: the folder of its parts. */
const written = document.documentElement?.dataset?.['device'] ?? ''

/** There is no server: everything happens on this device. */
export const APP = written !== ''

/** The live house that gives this app away, and can be gone to from here; a folder of files has none. */
export const HOUSE = APP ? (document.documentElement.dataset['house'] ?? '') : ''

/** Where a live house gives the app away. */
export const ON_DEVICE = '/device/'

/** Where our files lie, whatever page of ours is shown. */
export const HOME = APP ? new URL('.', location.href.split('#')[0]).href : `${location.origin}/`

/** Names of tables that are kept on this device begin so; no table of a server does. */
export const MARK = '~'

/** Is this about a table, or an opened record, of this device? */
export const isHere = (path: string): boolean => APP || path.includes(`/${MARK}`)

/** The folder of the parts; null on the pages of a live house. */
export const parts = (): string | null => (APP ? new URL(`${written}/`, HOME).href : null)
