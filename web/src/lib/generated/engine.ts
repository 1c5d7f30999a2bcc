/* Written by tools/types.py from mizban/engine/views.py; change it there. */

/** Where the rules stand, as one seat may know it. The stack itself is public; of the lanes only one's own. */
export interface Moment {
  me: number
  seats: number
  todo: unknown[][]
  answered: number[]
  lane: [unknown[][], unknown[][]] | null
}

/** What one seat can know. Each game adds what lies on its table, with faces instead of cards. */
export interface View {
  moment: Moment
}
