/** Colours of streets and districts, signs of action cards and challenges. */

import type { Generation } from './seen'

/** Ground and ink; the pattern of the same name lies on it. */
export const DISTRICT: Record<string, { ground: string; ink: string }> = {
  green: { ground: '#a3cc8b', ink: '#1f5428' },
  blue: { ground: '#97c0e6', ink: '#174874' },
  red: { ground: '#eda593', ink: '#7c1e17' },
  yellow: { ground: '#f1da86', ink: '#7a5606' },
  pink: { ground: '#edbbd7', ink: '#8c2f68' },
}

export const STREET: Record<string, { ground: string; ink: string }> = {
  broadway: { ground: '#e5a49b', ink: '#7d1a10' },
  wall_street: { ground: '#9dbfd8', ink: '#0f3550' },
  nassau_broad: { ground: '#c9add8', ink: '#4d1d63' },
  cedar: { ground: '#9fcdae', ink: '#0b4421' },
  pine_thames: { ground: '#e6c387', ink: '#5c3902' },
}

export const streetLook = (name: string): { ground: string; ink: string } =>
  STREET[name.replaceAll('-', '_')] ?? { ground: '#e2d6bb', ink: '#6b5a40' }

/** The metal of a cornice, and how far its façade rises from the street. */
export const METAL: Record<Generation, { metal: string; edge: string; rise: number }> = {
  starter: { metal: 'var(--ny-starter)', edge: '#6d5a3c', rise: 5 },
  bronze: { metal: 'var(--ny-bronze)', edge: '#5b3410', rise: 8 },
  silver: { metal: 'var(--ny-silver)', edge: '#4b5963', rise: 10 },
  gold: { metal: 'var(--ny-gold)', edge: '#7a5200', rise: 12 },
  legendary: { metal: 'var(--ny-legendary)', edge: '#7a5200', rise: 14 },
}

export const seatColour = (seat: number | null): string => (seat === null ? '#7c7264' : `var(--seat-${String(seat + 1)})`)

export const SIGN: Record<string, string> = {
  'construction-boom': 'crane',
  'market-shift': 'card-random',
  'land-grab': 'shaking-hands',
}

/** What the coat of arms of a character shows. */
export const CREST: Record<string, string> = {
  schneider: 'scissors',
  fletcher: 'raven',
  obrien: 'harp',
  moretti: 'grapes',
  lindqvist: 'linden-leaf',
}
