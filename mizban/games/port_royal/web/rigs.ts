/** Five ships with five rigs, in a box of 120 by 106: the silhouette tells the colour even in the dark. */

import type { Colour } from './facts'

type Tone = 'full' | 'pale'

export interface Rig {
  /** x, top */
  masts: [number, number][]
  /** centre x, top y, width, height, tone: square sails that hold wind */
  squares: [number, number, number, number, Tone][]
  /** jibs and lateens */
  shapes: [string, Tone][]
  flag: [number, number]
  hull: string
  /** x of the gun ports */
  ports: number[]
}

export const RIGS: Record<Colour, Rig> = {
  yellow: {
    masts: [[58, 14]],
    squares: [[57, 22, 40, 44, 'full']],
    shapes: [['M84 26L108 68Q94 64 82 66z', 'pale']],
    flag: [58, 10],
    hull: 'M22 72Q60 80 100 70L94 85Q60 91 32 85Z',
    ports: [],
  },
  blue: {
    masts: [
      [44, 18],
      [76, 12],
    ],
    squares: [
      [43, 26, 26, 20, 'pale'],
      [43, 48, 30, 20, 'full'],
      [76, 20, 28, 22, 'full'],
      [76, 45, 34, 22, 'pale'],
    ],
    shapes: [],
    flag: [76, 8],
    hull: 'M18 70Q60 80 104 68Q104 82 92 87Q60 92 30 87Q18 82 18 70Z',
    ports: [],
  },
  green: {
    masts: [[60, 10]],
    squares: [],
    shapes: [
      ['M62 14Q100 36 102 68Q80 62 62 68z', 'full'],
      ['M57 22Q36 44 28 68Q44 63 57 68z', 'pale'],
    ],
    flag: [60, 6],
    hull: 'M20 72Q60 79 104 68L92 83Q60 88 34 83Z',
    ports: [],
  },
  red: {
    masts: [
      [34, 20],
      [60, 8],
      [84, 18],
    ],
    squares: [
      [34, 26, 20, 18, 'full'],
      [34, 47, 23, 20, 'pale'],
      [60, 15, 26, 24, 'pale'],
      [60, 42, 30, 24, 'full'],
      [84, 24, 20, 18, 'full'],
      [84, 46, 23, 20, 'pale'],
    ],
    shapes: [['M97 34L114 66L98 64z', 'full']],
    flag: [60, 4],
    hull: 'M12 62L24 64L28 70Q62 78 108 66L98 86Q60 92 28 86Z',
    ports: [],
  },
  black: {
    masts: [
      [36, 16],
      [62, 6],
      [88, 18],
    ],
    squares: [
      [36, 22, 24, 20, 'full'],
      [36, 46, 28, 20, 'full'],
      [62, 12, 28, 26, 'pale'],
      [62, 42, 34, 26, 'full'],
      [88, 24, 22, 18, 'full'],
      [88, 46, 25, 20, 'pale'],
    ],
    shapes: [],
    flag: [62, 2],
    hull: 'M6 52L26 54L30 68Q64 78 114 64L102 88Q60 94 24 88Z',
    ports: [34, 48, 62, 76, 90],
  },
}

export function square(x: number, y: number, width: number, height: number): string {
  const [half, belly] = [width / 2, width * 0.16]
  return (
    `M${x - half} ${y}q${half} -3 ${width} 0q${belly} ${height / 2} 0 ${height}` +
    `q${-half} -4 ${-width} 0q${belly} ${-height / 2} 0 ${-height}z`
  )
}
