/** Five landscapes in a box of 100 by 140: a far land, a lost city, a near land. The city stands on 0 0 and is drawn upwards. */

import type { Colour } from './facts'

interface Land {
  far: string
  near: string
  city: string
  /** Where the city stands. */
  at: [number, number]
  /** Its colour: lit by the pale sun, seen through water, or dark against snow. */
  tone: string
  /** Smoke, foam and the like, between far land and city. */
  air?: string
}

export const LANDS: Record<Colour, Land> = {
  yellow: {
    far: 'M0 86Q25 65 50 84T100 76V140H0z',
    near: 'M0 110Q28 96 56 108T100 102V140H0z',
    city: 'M-12 0V-19C-14-30-3-32 0-44 3-32 14-30 12-19V0zM-34 0V-14C-34-22-27-22-25-29-23-22-16-22-16-14V0zM16 0V-14C16-22 23-22 25-29 27-22 34-22 34-14V0zM-40 0V-33L-38-38-36-33V0zM36 0V-33L38-38 40-33V0z',
    at: [50, 112],
    tone: '#fdf0c8',
  },
  blue: {
    far: 'M0 66q8-7 16 0t17 0 17 0 17 0 17 0 16 0V140H0z',
    near: 'M0 112q8-6 16 0t17 0 17 0 17 0 17 0 16 0V140H0z',
    city: 'M-32-28L0-43 32-28V-22H-32zM-28-20h8V0h-8zM-11-20h8V0h-8zM5-20h8V0H5zM21-20h8V0h-8zM-34 0h68v6h-68z',
    at: [50, 110],
    tone: '#cfeaf5b0',
  },
  white: {
    far: 'M0 113L22 68 36 89 58 46 84 94 100 73V140H0z',
    near: 'M0 120L18 101 34 114 52 104 74 117 88 105 100 113V140H0z',
    city: 'M-28 0V-11H28V0zM-36-11L-24-20H24L36-11zM-19-20V-28H19V-20zM-26-28L-15-36H15L26-28zM-10-36V-43H10V-36zM-16-43L0-57 16-43z',
    at: [44, 113],
    tone: '#55616d',
    air: 'M58 46l9 17-6-2-4 6-5-5-6 3z',
  },
  green: {
    far: 'M0 100c6-22 18-22 22-6 4-27 22-27 26-3 6-24 22-21 26 0 4-16 20-19 26 3V140H0z',
    near: 'M0 116c6-14 18-14 22-4 4-16 22-16 26-2 6-14 22-12 26 0 4-10 20-12 26 2V140H0z',
    city: 'M-38 0V-9H-30V-18H-22V-27H-14V-35H-8V-45H8V-35H14V-27H22V-18H30V-9H38V0H6V-35H-6V0z',
    at: [50, 112],
    tone: '#e6f5cd',
  },
  red: {
    far: 'M0 124L34 65h8l6 8 8-9h8L100 124V140H0z',
    near: 'M0 116q14-13 30-8t30 2 40-9V140H0z',
    city: 'M-34 0V-31h5v5h5v-5h5v5h5v-5h5V-19H9V-31h5v5h5v-5h5v5h5v-5h5V0H9V-5a9 9 0 0 0-18 0V0z',
    at: [50, 112],
    tone: '#ffdcbd',
    air: 'M34 65h8l6 8 8-9h8l6 10-7 6-6-4-6 8-7-6-8 5-4-8z',
  },
}

/** How near the city is: the higher the number, the closer one has come. */
export const nearness = (number: number): number => (number === 0 ? 0.34 : 0.3 + number * 0.085)
