/** A seat is an animal first and a tint second; colours belong to the games. */
const animals = [
  { name: 'lion', icon: 'lion' },
  { name: 'fox', icon: 'fox-head' },
  { name: 'stag', icon: 'stag-head' },
  { name: 'owl', icon: 'owl' },
  { name: 'heron', icon: 'heron' },
  { name: 'turtle', icon: 'sea-turtle' },
] as const

export function animalOf(seat: number): { name: string; icon: string; tint: number } {
  const index = seat % animals.length
  return { ...(animals[index] ?? animals[0]), tint: index + 1 }
}
