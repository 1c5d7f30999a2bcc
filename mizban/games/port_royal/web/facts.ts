/** The printed facts of the cards, and how each kind of person looks. */

import type { ExpeditionFacts, Facts, PersonFacts, ShipFacts } from './generated'

export type Colour = ShipFacts['color']
export type Kind = PersonFacts['kind']

export const COLOURS: readonly Colour[] = ['yellow', 'blue', 'green', 'red', 'black']

/** Persons in the order in which a display is sorted. */
const KINDS: readonly Kind[] = [
  'trader',
  'settler',
  'captain',
  'priest',
  'jack',
  'sailor',
  'pirate',
  'mademoiselle',
  'jester',
  'admiral',
  'governor',
]

/** The sign that goes with a colour: colour is never alone. */
export const sign = (colour: Colour): string => `sign-${colour}`

/** Icon and tone of each person; `badge` is the smaller glyph of a seat's chip where the silhouette is too detailed. */
export const LOOKS: Record<Kind, { icon: string; tone: string; badge?: string }> = {
  trader: { icon: 'swap-bag', tone: '#b5842a' },
  settler: { icon: 'pilgrim-hat', tone: '#3f7f72', badge: 'house' },
  captain: { icon: 'captain-hat-profile', tone: '#3f7f72', badge: 'anchor' },
  priest: { icon: 'prayer', tone: '#3f7f72', badge: 'latin-cross' },
  jack: { icon: 'juggler', tone: '#3f7f72', badge: 'perspective-dice-six-faces-random' },
  sailor: { icon: 'ship-wheel', tone: '#8f3a2c' },
  pirate: { icon: 'pirate-captain', tone: '#8f3a2c' },
  mademoiselle: { icon: 'flower-hat', tone: '#a94f73' },
  jester: { icon: 'jester-hat', tone: '#7a4d99' },
  admiral: { icon: 'spyglass', tone: '#2b5f94' },
  governor: { icon: 'imperial-crown', tone: '#4d4a86' },
}

/** What an expedition asks for, as glyphs in the order of the rulebook. */
export const needs = (card: ExpeditionFacts): string[] => [
  ...Array<string>(card.captains).fill('anchor'),
  ...Array<string>(card.priests).fill('latin-cross'),
  ...Array<string>(card.settlers).fill('house'),
]

/** Sorts a display by kind, then colour, then points; expeditions come last. */
export function sortedDisplay(faces: readonly number[], facts: (face: number) => Facts): number[] {
  const rank = (face: number): [number, number, number] => {
    const card = facts(face)
    if (card.type === 'person') return [KINDS.indexOf(card.kind), card.color ? COLOURS.indexOf(card.color) : 0, card.points]
    return [KINDS.length, 0, card.type === 'expedition' ? card.points : 0]
  }
  return [...faces].sort((a, b) => {
    const [x, y] = [rank(a), rank(b)]
    return x[0] - y[0] || x[1] - y[1] || x[2] - y[2] || a - b
  })
}

export interface Group {
  /** Kind, or kind and colour for traders, or `expedition`. */
  key: string
  faces: number[]
}

/** A display as groups of cards that do the same. */
export function grouped(faces: readonly number[], facts: (face: number) => Facts): Group[] {
  const groups: Group[] = []
  for (const face of sortedDisplay(faces, facts)) {
    const card = facts(face)
    const key = card.type === 'person' ? card.kind + (card.color && `-${card.color}`) : card.type
    const last = groups.at(-1)
    if (last?.key === key) last.faces.push(face)
    else groups.push({ key, faces: [face] })
  }
  return groups
}
