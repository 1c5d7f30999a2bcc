/** What each person sets for this browser. */
import { keep, kept } from './keep'

export const THEMES = ['system', 'light', 'dark'] as const
export const MOTIONS = ['system', 'full', 'less'] as const
/** How fast others' moves follow each other. */
export const PACES = ['calm', 'brisk', 'once'] as const
export type Pace = (typeof PACES)[number]

const one = <Value extends string>(name: string, values: readonly Value[], otherwise: Value): Value =>
  values.find((value) => value === kept(name)) ?? otherwise

const night = matchMedia('(prefers-color-scheme: dark)')
const calm = matchMedia('(prefers-reduced-motion: reduce)')

class Settings {
  theme = $state(one('theme', THEMES, 'system'))
  motion = $state(one('motion', MOTIONS, 'system'))
  /** As it was chosen; until then the first games are unhurried. */
  private chosenPace = $state<Pace | null>(PACES.find((pace) => pace === kept('pace')) ?? null)
  /** At the table of a game that was hardly played here yet. */
  novice = $state(false)
  /** Off at first on a phone: it may lie in a quiet room. */
  sound = $state((kept('sound') ?? (matchMedia('(pointer: coarse)').matches ? 'no' : 'yes')) === 'yes')
  oneTap = $state(kept('one-tap') === 'yes')
  plainList = $state(kept('plain-list') === 'yes')
  private night = $state(night.matches)
  private calm = $state(calm.matches)

  dark = $derived(this.theme === 'dark' || (this.theme === 'system' && this.night))
  still = $derived(this.motion === 'less' || (this.motion === 'system' && this.calm))

  get pace(): Pace {
    return this.chosenPace ?? (this.novice ? 'calm' : 'brisk')
  }
  set pace(pace: Pace) {
    this.chosenPace = pace
  }

  constructor() {
    night.addEventListener('change', (event) => (this.night = event.matches))
    calm.addEventListener('change', (event) => (this.calm = event.matches))
  }

  keep(): void {
    keep('theme', this.theme)
    keep('motion', this.motion)
    if (this.chosenPace !== null) keep('pace', this.chosenPace)
    keep('sound', this.sound ? 'yes' : 'no')
    keep('one-tap', this.oneTap ? 'yes' : 'no')
    keep('plain-list', this.plainList ? 'yes' : 'no')
  }
}

export const settings = new Settings()
